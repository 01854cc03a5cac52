/** What finds. This file is loaded when the search is first opened, and with it the index, as a script, so that a folder will do. */
import { excerpt, find, index } from "./searcher.js";
import { escape, html, setting } from "./words.js";

/** Addresses in the index are seen from the folder that the index lies in. */
const source = new URL(setting("index") || "search-index.js", document.baseURI);
const panel = document.querySelector(".tk-search"); // made by panel.js, perhaps with words in it already
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
  if (!ready && !failed) return; // the panel says that it is loading
  const asked = field.value.trim();
  const results = ready && asked ? find(ready, asked) : [];
  list.innerHTML = results.map(row).join("");
  if (results.length) status.innerHTML = html("search.found", { n: results.length });
  else status.innerHTML = asked || failed ? html("search.none") : "";
}

window.takhtaIndex = (documents) => {
  ready = index(documents);
  show();
};

field.addEventListener("input", show);

const script = document.createElement("script");
script.src = source.href;
script.onerror = () => {
  failed = true;
  show();
};
document.head.append(script);
