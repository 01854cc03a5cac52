/** The search panel. This file is loaded when the search is first opened; the index with it, as a script, so a folder will do. */
import { excerpt, find, index } from "./searcher.js";
import { escape, html, text } from "./words.js";

const panel = document.getElementById("tk-search");
const field = panel.querySelector("input");
const status = panel.querySelector(".s-st");
const list = panel.querySelector(".s-res");
let ready = null;

const runs = (original, terms) => excerpt(original, terms).map(([run, found]) => (found ? `<mark>${escape(run)}</mark>` : escape(run))).join("");
const whole = (original, terms) => excerpt(original, terms, 1e6).map(([run, found]) => (found ? `<mark>${escape(run)}</mark>` : escape(run))).join("");

/** Addresses in the index are seen from the folder that the index lies in. */
const home = new URL(panel.dataset.index, document.baseURI);

function row({ u, t, h, x, terms, lang }) {
  const other = lang ? ` lang="${escape(lang)}" dir="ltr"` : "";
  const page = h && h !== t ? `<div class="h">${escape(h)}</div>` : "";
  return `<li><a href="${escape(new URL(u, home).href)}"><div class="t"${other}>${whole(t, terms)}</div>${page}<div class="x"${other}>${runs(x || "", terms)}</div></a></li>`;
}

function show() {
  if (!ready) {
    status.textContent = text("search.loading");
    return;
  }
  const asked = field.value.trim();
  const results = asked ? find(ready, asked) : [];
  list.innerHTML = results.map(row).join("");
  status.innerHTML = !asked ? "" : results.length ? html("search.found", { n: results.length }) : html("search.none");
}

/** Arrow keys go through the results and back to the field; Enter in the field opens the first. */
function keys(event) {
  if (event.key === "Enter" && event.target === field) {
    event.preventDefault(); // or the form would close the panel
    const first = list.querySelector("a");
    if (first) first.click();
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

field.addEventListener("input", show);
panel.addEventListener("keydown", keys);
panel.addEventListener("click", (event) => {
  if (event.target === panel || event.target.closest(".s-res a")) panel.close();
});

const script = document.createElement("script");
script.src = panel.dataset.index;
script.onerror = () => { status.textContent = text("search.none"); };
document.head.append(script);
show();
field.focus();
