/**
 * The language page: at most one hop, to the language chosen before or the first the browser asks for.
 * Nobody is sent on who asked to choose, who comes from inside the site, or who comes back by Back.
 */
import { hop } from "./hop.js";

const links = [...document.querySelectorAll("a[hreflang]")];
let kept = null;
try {
  kept = localStorage.getItem("takhta:lang");
} catch { /* storage refused */ }
const [entry] = performance.getEntriesByType ? performance.getEntriesByType("navigation") : [];
const tag = hop({
  tags: links.map((link) => link.getAttribute("hreflang")),
  kept,
  wanted: navigator.languages || [navigator.language],
  choosing: /[?&]choose\b/.test(location.search) || location.hash !== "",
  referrer: document.referrer,
  here: location.href,
  back: Boolean(entry && entry.type === "back_forward"),
});
for (const link of links) {
  link.addEventListener("click", () => {
    try {
      localStorage.setItem("takhta:lang", link.getAttribute("hreflang"));
    } catch { /* not kept */ }
  });
}
if (tag) location.replace(links.find((link) => link.getAttribute("hreflang") === tag).href);
