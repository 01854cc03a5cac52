/** The search panel. This file is loaded when the search is first opened, and with it the index, as a script, so that a folder will do. */
import { excerpt, find, index } from "./searcher.js";
import { escape, html, setting, text } from "./words.js";

const CROSS = '<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M5 5l14 14M19 5L5 19"/></svg>';

/** Addresses in the index are seen from the folder that the index lies in. */
const source = new URL(setting("index") || "search-index.js", document.baseURI);
const panel = document.createElement("dialog");
panel.className = "tk-search";
panel.setAttribute("aria-label", text("search.label"));
panel.innerHTML = `<form class="s-hd" method="dialog"><input type="search" autocomplete="off" spellcheck="false" enterkeyhint="search" aria-label="${html("search.label")}" placeholder="${html("search.label")}"><button class="ib" aria-label="${html("nav.close")}">${CROSS}</button></form><p class="s-st" role="status"></p><ol class="s-res"></ol>`;
document.body.append(panel);

const field = panel.querySelector("input");
const status = panel.querySelector(".s-st");
const list = panel.querySelector(".s-res");
let ready = null, failed = false;

const runs = (original, terms, around) => excerpt(original, terms, around)
  .map(([run, found]) => (found ? `<mark>${escape(run)}</mark>` : escape(run))).join("");

function row({ u, t, h, x, lang, terms }) {
  const other = lang ? ` lang="${escape(lang)}" dir="ltr"` : "";
  const page = h && h !== t ? `<div class="h">${escape(h)}</div>` : "";
  return `<li><a href="${escape(new URL(u, source).href)}"><div class="t"${other}>${runs(t, terms, 1e6)}</div>${page}<div class="x"${other}>${runs(x || "", terms)}</div></a></li>`;
}

function show() {
  const asked = field.value.trim();
  const results = ready && asked ? find(ready, asked) : [];
  list.innerHTML = results.map(row).join("");
  if (!asked) status.textContent = "";
  else if (!ready && !failed) status.innerHTML = html("search.loading");
  else status.innerHTML = results.length ? html("search.found", { n: results.length }) : html("search.none");
}

/** Arrow keys go through the results and back to the field; Enter in the field opens the first, Escape closes. */
function keys(event) {
  if (event.key === "Enter" && event.target === field) {
    event.preventDefault(); // or the form would close the panel
    const first = list.querySelector("a");
    if (first) first.click();
  }
  if (event.key === "Escape") {
    event.preventDefault(); // or the first press would only empty the field
    panel.close();
  }
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step) return;
  const stops = [field, ...list.querySelectorAll("a")];
  const next = stops[stops.indexOf(document.activeElement) + step];
  if (next) next.focus();
  event.preventDefault();
}

window.takhtaIndex = (documents) => {
  ready = index(documents);
  show();
};

window.takhtaSearch = () => {
  if (!panel.open) panel.showModal();
  field.focus();
  field.select();
};

field.addEventListener("input", show);
panel.addEventListener("keydown", keys);
panel.addEventListener("click", (event) => {
  if (event.target === panel || event.target.closest(".s-res a")) panel.close();
});

const script = document.createElement("script");
script.src = source.href;
script.onerror = () => {
  failed = true;
  show();
};
document.head.append(script);
