/** Finds the quiz cards of the page and keeps them right when the page comes back or is printed. */
import { ChoiceCard } from "./choice.js";
import { OrderCard } from "./order.js";
import { PickCard } from "./pick.js";
import { PlayCard } from "./play.js";

const VERSION = 2;
const SLICE = 8; // milliseconds

function wire(section) {
  const source = section.querySelector("script.tk-data");
  if (!source) return null;
  const data = JSON.parse(source.textContent);
  const Kind = data.options ? ChoiceCard : data.order ? OrderCard : data.key ? PickCard : data.nodes && PlayCard;
  // What this script does not know stays as it is without script: the question, and its answer in a fold.
  return data.v === VERSION && Kind ? new Kind(section, data) : null;
}

/** What the address points to. Anyone can write an address: one that is no text is taken as it stands. */
function anchor() {
  const written = location.hash.slice(1);
  try {
    return decodeURIComponent(written);
  } catch {
    return written;
  }
}

/** What stands above this place must be in its final form before the page is seen there: the anchor, or the first screen. */
function seenFirst(section) {
  const [entry] = performance.getEntriesByType("navigation");
  if (entry && entry.type !== "navigate") return true; // the browser goes back to where the reader was, anywhere on the page
  const goal = document.getElementById(anchor());
  if (goal && section.compareDocumentPosition(goal) & Node.DOCUMENT_POSITION_FOLLOWING) return true;
  return section.getBoundingClientRect().top < innerHeight;
}

export function startQuizzes() {
  const cards = [];
  const begin = (section) => {
    try {
      const card = wire(section);
      if (card) cards.push(card);
    } catch (error) {
      // One card that cannot be read stays as it is without script; the others work.
      section.classList.remove("on");
      console.error(error);
    }
  };
  const sections = [...document.querySelectorAll(".tk-quiz")];
  while (sections.length && seenFirst(sections[0])) begin(sections.shift());
  // The rest in short pieces, so that a slow phone can scroll and answer meanwhile.
  const next = () => {
    const until = performance.now() + SLICE;
    while (sections.length && performance.now() < until) begin(sections.shift());
    if (sections.length) setTimeout(next);
  };
  setTimeout(next);
  // From the back/forward cache the page returns as it was left, perhaps in the middle of a drag.
  addEventListener("pageshow", () => cards.forEach((card) => card.refresh()));
  addEventListener("beforeprint", () => cards.forEach((card) => card.print(true)));
  addEventListener("afterprint", () => cards.forEach((card) => card.render()));
  return cards;
}
