/** Questions with options: real radio buttons, an answer to each. */
import { Card } from "./card.js";
import { no, yes } from "./signs.js";
import { html } from "./words.js";

export class ChoiceCard extends Card {
  get startKey() {
    return "quiz.start.choice";
  }

  begin() {
    if (this.asked.value === null) super.begin();
    else this.say("new", html("quiz.chosen"));
  }

  setUp() {
    this.boxes = [...this.el.querySelectorAll(".opts input")];
    for (const box of this.boxes) {
      box.autocomplete = "off"; // the state is ours to bring back, not the browser's
      box.addEventListener("change", () => {
        this.asked.choose(box.value);
        this.begin();
        this.keep();
        this.render();
      });
    }
  }

  praise({ option }) {
    return option.text;
  }

  blame({ option }) {
    return `<div class="why"><p>${this.verdict("quiz.wrong", option.text)}</p>${this.link(option)}</div>`;
  }

  paint() {
    const { asked } = this, { state, shown, tried } = asked;
    for (const box of this.boxes) {
      const label = box.closest(".opt");
      const right = (state === "right" || shown) && box.value === asked.key;
      const look = right ? "yes" : tried.has(box.value) ? "no" : "";
      box.checked = box.value === asked.value;
      box.disabled = asked.locked && box.value !== asked.value;
      label.className = `opt ${look}`;
      for (const old of label.querySelectorAll(".mk, .mw")) old.remove();
      if (look) label.insertAdjacentHTML("beforeend", `${right ? yes : no}<span class="vh mw">${html(right ? "quiz.right" : "quiz.wrong")}</span>`);
    }
  }
}
