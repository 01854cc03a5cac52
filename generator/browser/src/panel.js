/**
 * The search panel. It is there with the first press, so that no key is lost; what finds is loaded meanwhile, by a script
 * element: that works from a folder too. When it has come, it reads what stands in the field (search.js).
 */
import { html, text } from "./words.js";

const CROSS = '<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M5 5l14 14M19 5L5 19"/></svg>';
const here = document.currentScript ? document.currentScript.src : "";
let panel = null, field = null, loading = null;

/** Arrow keys go through the results and back to the field; Enter in the field opens the first, Escape closes. */
function keys(event) {
  const { key } = event, links = [...panel.querySelectorAll(".s-res a")], stops = [field, ...links];
  const step = { ArrowDown: 1, ArrowUp: -1 }[key];
  if (key === "Enter" && event.target === field) {
    if (links[0]) links[0].click();
  } else if (key === "Escape") {
    panel.close();
    field.blur(); // a hidden field may hold the focus for a moment, and the next key
  } else if (step) {
    const next = stops[stops.indexOf(document.activeElement) + step];
    if (next) next.focus();
  } else return;
  event.preventDefault(); // or Enter would close the panel, and the first Escape only empty the field
}

function make() {
  panel = document.createElement("dialog");
  panel.className = "tk-search";
  panel.setAttribute("aria-label", text("search.label"));
  panel.innerHTML = `<form class="s-hd" method="dialog"><input type="search" autocomplete="off" spellcheck="false" enterkeyhint="search" aria-label="${html("search.label")}" placeholder="${html("search.label")}"><button class="ib" aria-label="${html("nav.close")}">${CROSS}</button></form><p class="s-st" role="status"></p><ol class="s-res"></ol>`;
  document.body.append(panel);
  field = panel.querySelector("input");
  panel.addEventListener("keydown", keys);
  panel.addEventListener("click", (event) => {
    if (event.target === panel || event.target.closest(".s-res a")) panel.close();
  });
}

/** What cannot be loaded is asked for again when the panel is opened again. */
function load() {
  const say = (key) => { panel.querySelector(".s-st").innerHTML = html(key); };
  say("search.loading");
  loading = document.createElement("script");
  loading.src = new URL("search.js", here).href;
  loading.onerror = () => {
    loading = null;
    say("search.none");
  };
  document.head.append(loading);
}

export function openSearch() {
  if (!panel) make();
  if (!panel.open) panel.showModal();
  field.focus();
  field.select();
  if (!loading) load();
}
