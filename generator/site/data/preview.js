// Shows where each text of a previewed page comes from, what is wrong in the PO files, and reloads the page
// when a saved file changes it. Runs in the preview alone.
"use strict";
(() => {
  const ASK_EVERY = 500; // milliseconds
  const MODE = "takhta-preview-where";
  const table = JSON.parse(document.getElementById("tk-sources").textContent);
  const make = (tag, className, text) => {
    const element = document.createElement(tag);
    if (className) element.className = className;
    if (text) element.textContent = text;
    return element;
  };
  const numbersOf = (element) => element.dataset.src.split(" ");
  const remembered = () => { try { return sessionStorage.getItem(MODE) === "1"; } catch { return false; } };
  const remember = (on) => { try { sessionStorage.setItem(MODE, on ? "1" : "0"); } catch { /* only for comfort */ } };

  const panel = make("section");
  panel.id = "tk-preview";
  panel.lang = "en";
  panel.setAttribute("aria-label", "Preview");
  const where = make("button", "", "Where from?");
  const next = make("button", "", "Next untranslated");
  const count = make("span");
  count.setAttribute("role", "status");
  const faults = make("div");
  const list = make("ul");
  list.setAttribute("aria-live", "polite");
  panel.append(where, next, count, faults, list);
  document.body.append(panel);
  document.body.classList.add("tk-previewed");

  const open = Object.entries(table.texts).filter(([, text]) => text.state !== "translated").map(([number]) => number);
  count.textContent = `${open.length} of ${Object.keys(table.texts).length} texts of this page are not translated.`;
  const sourced = () => [...document.querySelectorAll("[data-src]")];
  for (const element of sourced()) {
    if (numbersOf(element).some((number) => open.includes(number))) element.classList.add("tk-missing");
  }

  const show = (element) => {
    for (const other of document.querySelectorAll(".tk-chosen")) other.classList.remove("tk-chosen");
    element.classList.add("tk-chosen");
    list.replaceChildren(...numbersOf(element).map((number) => {
      const text = table.texts[number];
      const row = make("li");
      const english = make("blockquote", "", text.english);
      row.append(make("span", `state ${text.state}`, text.state), " ", make("code", "", text.po), english,
        make("code", "", text.source));
      return row;
    }));
  };

  const setMode = (on) => {
    where.setAttribute("aria-pressed", String(on));
    document.body.classList.toggle("tk-where", on);
    for (const element of sourced()) {
      if (element.closest("#tk-preview")) continue;
      if (on) { if (!element.hasAttribute("tabindex")) { element.tabIndex = 0; element.dataset.tkTab = ""; } }
      else if ("tkTab" in element.dataset) { element.removeAttribute("tabindex"); delete element.dataset.tkTab; }
    }
    if (!on) list.replaceChildren();
    remember(on);
  };
  const chosen = (event) => document.body.classList.contains("tk-where") && !event.target.closest("#tk-preview")
    ? event.target.closest("[data-src]") : null;
  document.addEventListener("click", (event) => {
    const element = chosen(event);
    if (!element) return;
    event.preventDefault();
    event.stopPropagation();
    show(element);
  }, true);
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && document.body.classList.contains("tk-where")) setMode(false);
    const element = event.key === "Enter" && chosen(event);
    if (!element) return;
    event.preventDefault();
    event.stopPropagation();
    show(element);
  }, true);
  where.addEventListener("click", () => setMode(where.getAttribute("aria-pressed") !== "true"));

  let last = -1;
  next.addEventListener("click", () => {
    const places = [...document.querySelectorAll(".tk-missing")].filter((element) => element.getClientRects().length);
    if (places.length === 0) { count.textContent = "Every text of this page that can be seen is translated."; return; }
    last = (last + 1) % places.length;
    setMode(true);
    places[last].scrollIntoView({ block: "center" });
    places[last].focus({ preventScroll: true });
    show(places[last]);
  });
  setMode(remembered());

  const told = (lines) => faults.replaceChildren(...lines.map((line) => make("code", "fault", line)));
  // The checks take longer than a page, so they are asked for once for each saved file.
  let saved;
  const check = async () => {
    const lines = await (await fetch("/_preview/remarks")).json();
    const others = lines.filter((line) => line.startsWith("warning: "));
    told(lines.filter((line) => !line.startsWith("warning: ")));
    if (others.length === 0) return;
    const more = make("details");
    more.append(make("summary", "", `${others.length} remarks`), ...others.map((line) => make("code", "fault", line)));
    faults.append(more);
  };
  const ask = async () => {
    try {
      const query = new URLSearchParams({ page: decodeURIComponent(location.pathname), version: table.version });
      const state = await (await fetch(`/_preview/state?${query}`)).json();
      if (!state.current) { location.reload(); return; }
      if (state.saved !== saved) { saved = state.saved; told(state.faults); await check(); }
    } catch { count.textContent = "The preview has been stopped."; }
    setTimeout(ask, ASK_EVERY);
  };
  ask();
})();
