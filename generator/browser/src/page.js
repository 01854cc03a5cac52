/** The page around the text: colours, drawer, languages, print, and search, which is loaded when it is first used. */
import { prefer } from "./store.js";

const root = document.documentElement;
const dark = matchMedia("(prefers-color-scheme: dark)");
const all = (selector) => [...document.querySelectorAll(selector)];

/* ---- light and dark ---- */

const SUN = '<svg viewBox="0 0 24 24" aria-hidden="true"><circle cx="12" cy="12" r="4.5"/><path d="M12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17l2 2M19 5l-2 2M7 17l-2 2"/></svg>';
const MOON = '<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M20 14.5A8.5 8.5 0 1 1 9.5 4a7 7 0 0 0 10.5 10.5z"/></svg>';

const isDark = () => (root.dataset.scheme ? root.dataset.scheme === "dark" : dark.matches);

function showScheme() {
  const now = isDark();
  for (const button of all("[data-tk=scheme]")) {
    button.setAttribute("aria-label", now ? button.dataset.light : button.dataset.dark);
    button.innerHTML = now ? SUN : MOON;
  }
}

/** The other scheme is chosen; if it is what the system has anyway, the page follows the system again. */
function otherScheme() {
  const next = isDark() ? "light" : "dark";
  const chosen = (next === "dark") === dark.matches ? "" : next;
  if (chosen) root.dataset.scheme = chosen;
  else delete root.dataset.scheme;
  prefer.set("scheme", chosen);
  showScheme();
}

/** Another page, or the page before this one, may have changed it. */
function recallScheme() {
  const kept = prefer.get("scheme");
  if (kept === "dark" || kept === "light") root.dataset.scheme = kept;
  else delete root.dataset.scheme;
  showScheme();
}

/* ---- the drawer ---- */

const veil = document.getElementById("tk-drawer");
let opener = null;

const insides = () => all("#tk-drawer a[href], #tk-drawer button").filter((one) => one.getClientRects().length);

function openDrawer(button) {
  opener = button;
  veil.hidden = false;
  for (const one of all("[aria-controls=tk-drawer]")) one.setAttribute("aria-expanded", "true");
  const languages = button.dataset.tk === "language";
  const first = (languages && veil.querySelector(".langs a")) || veil.querySelector("[data-tk=close]") || insides()[0];
  if (first) first.focus();
}

function closeDrawer() {
  if (!veil || veil.hidden) return;
  veil.hidden = true;
  for (const one of all("[aria-controls=tk-drawer]")) one.setAttribute("aria-expanded", "false");
  if (opener) opener.focus();
  opener = null;
}

function drawerKeys(event) {
  if (event.key === "Escape") closeDrawer();
  if (event.key !== "Tab") return;
  const list = insides(), last = list[list.length - 1];
  const from = event.shiftKey ? list[0] : last, to = event.shiftKey ? last : list[0];
  if (document.activeElement === from) {
    to.focus();
    event.preventDefault();
  }
}

/* ---- languages ---- */

/** The same rule in the other language: anchors are the same everywhere. */
function keepPlace(link) {
  if (location.hash) link.hash = location.hash;
}

/* ---- search ---- */

let loading = null;

/** Loads the search on first use, by a script element: that works from a folder too. */
function openSearch() {
  const panel = document.getElementById("tk-search");
  if (!panel) return;
  if (!panel.open) panel.showModal();
  if (!loading) {
    loading = document.createElement("script");
    loading.src = panel.dataset.script;
    loading.onerror = () => { loading = null; };
    document.head.append(loading);
  }
}

/* ---- */

const deeds = {
  menu: openDrawer,
  language: openDrawer,
  close: closeDrawer,
  scheme: otherScheme,
  search: openSearch,
  print: () => window.print(),
};

export function startPage() {
  recallScheme();
  dark.addEventListener("change", showScheme);
  addEventListener("pageshow", (event) => {
    if (event.persisted) recallScheme();
    for (const link of all(".langs a")) keepPlace(link);
  });
  addEventListener("hashchange", () => all(".langs a").forEach(keepPlace));
  document.addEventListener("click", (event) => {
    const doer = event.target.closest("[data-tk]");
    if (doer && deeds[doer.dataset.tk]) {
      event.preventDefault();
      deeds[doer.dataset.tk](doer);
      return;
    }
    const language = event.target.closest(".langs a[hreflang]");
    if (language) {
      keepPlace(language);
      prefer.set("lang", language.getAttribute("hreflang"));
    }
    if (event.target === veil || (veil && !veil.hidden && event.target.closest("#tk-drawer a"))) closeDrawer();
  });
  if (veil) veil.addEventListener("keydown", drawerKeys);
  document.addEventListener("keydown", (event) => {
    const typing = event.target.closest("input, textarea, select, [contenteditable]");
    if (event.key === "/" && !typing && !event.ctrlKey && !event.metaKey && !event.altKey) {
      event.preventDefault();
      openSearch();
    }
  });
}
