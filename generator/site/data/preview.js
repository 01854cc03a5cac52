// Shows where each text of a previewed page comes from, what is wrong in the PO files, and reloads the page
// when a saved file changes it. Runs in the preview alone.
"use strict";
(() => {
  const ASK_EVERY = 500; // milliseconds
  const STOPPED = "The preview has been stopped.";
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
  const counted = `${open.length} of ${Object.keys(table.texts).length} texts of this page are not translated.`;
  count.textContent = counted;
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

  // The next one after the text that was shown last; at first, the next one that the reader has not passed yet.
  const follows = (place) => {
    const shown = document.querySelector(".tk-chosen");
    return shown ? Boolean(shown.compareDocumentPosition(place) & Node.DOCUMENT_POSITION_FOLLOWING)
      : place.getBoundingClientRect().bottom > 0;
  };
  next.addEventListener("click", () => {
    const places = [...document.querySelectorAll(".tk-missing")].filter((element) => element.getClientRects().length);
    if (places.length === 0) { count.textContent = "Every text of this page that can be seen is translated."; return; }
    const place = places.find(follows) ?? places[0];
    setMode(true);
    place.scrollIntoView({ block: "center" });
    place.focus({ preventScroll: true });
    show(place);
  });
  setMode(remembered());

  const row = (one) => {
    const box = make("div", "fault");
    box.append(make("code", "", one.text), " ");
    if (one.help) {
      const link = box.appendChild(make("a", "", `About ${one.code}`));
      link.href = one.help;
      link.target = "_blank";
    }
    if (one.english) box.append(make("blockquote", "", one.english));
    return box;
  };
  const told = (lines) => faults.replaceChildren(...lines.map(row));
  // The checks take longer than a page, so they are asked for once for each saved file.
  let saved;
  const check = async () => {
    const lines = await (await fetch("/_preview/remarks")).json();
    const others = lines.filter((one) => one.remark);
    told(lines.filter((one) => !one.remark));
    if (others.length === 0) return;
    const more = make("details");
    more.append(make("summary", "", others.length === 1 ? "1 remark" : `${others.length} remarks`), ...others.map(row));
    faults.append(more);
  };
  const ask = async () => {
    try {
      const query = new URLSearchParams({ page: decodeURIComponent(location.pathname), version: table.version });
      const state = await (await fetch(`/_preview/state?${query}`)).json();
      if (!state.current) { location.reload(); return; }
      if (count.textContent === STOPPED) count.textContent = counted;
      if (state.saved !== saved) { saved = state.saved; told(state.faults); await check(); }
    } catch { count.textContent = STOPPED; }
    setTimeout(ask, ASK_EVERY);
  };
  ask();
})();
