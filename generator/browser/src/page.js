/** The page around the text: colours, drawer, languages, print. */
import { openSearch } from "./panel.js";
import { prefer } from "./store.js";
import { text } from "./words.js";

const root = document.documentElement;
const dark = matchMedia("(prefers-color-scheme: dark)");
const all = (selector) => [...document.querySelectorAll(selector)];

/* ---- light and dark ---- */

const icon = (inner) => `<svg viewBox="0 0 24 24" aria-hidden="true">${inner}</svg>`;
const SCHEMES = {
  system: icon('<circle cx="12" cy="12" r="8.5"/><path d="M12 3.5a8.5 8.5 0 0 1 0 17z" fill="currentColor"/>'),
  light: icon('<circle cx="12" cy="12" r="4.5"/><path d="M12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17l2 2M19 5l-2 2M7 17l-2 2"/>'),
  dark: icon('<path d="M20 14.5A8.5 8.5 0 1 1 9.5 4a7 7 0 0 0 10.5 10.5z"/>'),
};

/** The buttons say the present choice. In the drawer there is room for the words. */
function showScheme() {
  const now = root.dataset.scheme || "system", label = text(`scheme.${now}`);
  for (const button of all("[data-do=scheme]")) {
    const roomy = button.closest("#tk-drawer");
    button.innerHTML = SCHEMES[now] + (roomy ? `<span>${label}</span>` : "");
    if (roomy) button.removeAttribute("aria-label");
    else button.setAttribute("aria-label", label);
  }
}

function setScheme(name) {
  if (name === "dark" || name === "light") root.dataset.scheme = name;
  else delete root.dataset.scheme;
  showScheme();
}

/** From the system's to the other one, to the one the system has, and back: the first press is always seen. */
function nextScheme() {
  const other = dark.matches ? "light" : "dark", same = dark.matches ? "dark" : "light";
  const next = { system: other, [other]: same, [same]: "" }[root.dataset.scheme || "system"];
  setScheme(next);
  prefer.set("scheme", next);
}

/* ---- the drawer: a dialog, so the browser keeps the focus in it and closes it by Escape ---- */

const drawer = document.getElementById("tk-drawer");

const expanded = (open) => all("[href='#tk-drawer']").forEach((one) => one.setAttribute("aria-expanded", String(open)));

function openDrawer(opener) {
  if (!drawer.open) drawer.showModal();
  expanded(true);
  const languages = opener.dataset.do === "langs";
  const first = languages && drawer.querySelector(".langs a");
  if (first) first.focus();
}

const closeDrawer = () => drawer.close();

/** Without script the openers are links to the drawer; with it they are buttons. */
function makeButtons() {
  for (const one of all("a[data-do]")) {
    one.setAttribute("role", "button");
    one.addEventListener("keydown", (event) => {
      if (event.key !== " ") return;
      event.preventDefault();
      one.click();
    });
  }
  if (!drawer) return;
  expanded(false);
  drawer.addEventListener("close", () => expanded(false));
  // Beside the sheet lies the backdrop; a link of the sheet leads away from it.
  drawer.addEventListener("click", (event) => {
    const box = drawer.getBoundingClientRect();
    const inside = event.clientX >= box.left && event.clientX <= box.right && event.clientY >= box.top && event.clientY <= box.bottom;
    if ((event.target === drawer && !inside) || event.target.closest("a[href]:not([data-do])")) closeDrawer();
  });
  if (location.hash === "#tk-drawer") history.replaceState(null, "", location.pathname + location.search);
}

/* ---- languages ---- */

/** The same rule in the other language: anchors are the same everywhere. */
function keepPlace(hash) {
  for (const link of all(".langs a[hreflang]")) link.hash = hash;
}

/** The rule that was read last: the address names it, or it was scrolled to, or its question was touched. */
function followReader() {
  const rules = all("main :is(h2, .ref)[id]").reverse();
  const inView = (place) => place.getBoundingClientRect().top < innerHeight / 3;
  let before = 0;
  const byAddress = () => keepPlace(location.hash);
  const byScrolling = () => {
    // Only on the way down: who goes back up to the languages does not read again what passes by.
    if (scrollY > before) {
      const named = document.querySelector("main :target");
      const place = named && named.getBoundingClientRect().bottom > 0 && inView(named) ? named : rules.find(inView);
      if (place) keepPlace(place.id);
    }
    before = scrollY;
  };
  const byCard = ({ target }) => {
    const card = target.closest(".tk-quiz");
    if (card && document.getElementById(card.dataset.rule)) keepPlace(card.dataset.rule);
  };
  byAddress();
  byScrolling(); // a page that comes back is where it was left
  addEventListener("hashchange", byAddress);
  addEventListener("scroll", byScrolling, { passive: true });
  for (const event of ["pointerdown", "click", "keydown"]) document.addEventListener(event, byCard);
}

/* ---- */

const deeds = { menu: openDrawer, langs: openDrawer, close: closeDrawer, scheme: nextScheme, search: openSearch, print: () => window.print() };

export function startPage() {
  setScheme(prefer.get("scheme"));
  makeButtons();
  followReader();
  addEventListener("pageshow", (event) => {
    if (!event.persisted) return;
    setScheme(prefer.get("scheme")); // another page may have changed it
  });
  document.addEventListener("click", (event) => {
    const doer = event.target.closest("[data-do]");
    if (doer && deeds[doer.dataset.do]) {
      event.preventDefault();
      deeds[doer.dataset.do](doer);
      return;
    }
    const language = event.target.closest(".langs a[hreflang]");
    if (language) prefer.set("lang", language.getAttribute("hreflang"));
  });
  document.addEventListener("keydown", (event) => {
    const typing = event.target.closest("input, textarea, select, [contenteditable]");
    if (event.key !== "/" || typing || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    openSearch();
  });
}
