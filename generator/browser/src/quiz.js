/** Finds the quiz cards of the page and keeps them right when the page comes back or is printed. */
import { ChoiceCard } from "./choice.js";
import { PickCard } from "./pick.js";
import { PlayCard } from "./play.js";

const VERSION = 2;

function wire(section) {
  const source = section.querySelector("script.tk-data");
  if (!source) return null;
  const data = JSON.parse(source.textContent);
  if (data.v !== VERSION) return null;
  return new (data.options ? ChoiceCard : data.key ? PickCard : PlayCard)(section, data);
}

export function startQuizzes() {
  const cards = [];
  for (const section of document.querySelectorAll(".tk-quiz")) {
    try {
      const card = wire(section);
      if (card) cards.push(card);
    } catch (error) {
      // One card that cannot be read stays as it is without script; the others work.
      section.classList.remove("on");
      console.error(error);
    }
  }
  // From the back/forward cache the page returns as it was left, perhaps in the middle of a drag.
  addEventListener("pageshow", () => cards.forEach((card) => card.refresh()));
  addEventListener("beforeprint", () => cards.forEach((card) => card.print(true)));
  addEventListener("afterprint", () => cards.forEach((card) => card.render()));
  return cards;
}
