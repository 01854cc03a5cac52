/** Questions that ask to mark places: on the board, or in a list of checkboxes beside it. */
import { BoardCard } from "./boarded.js";
import { no, yes } from "./signs.js";
import { html, num, text } from "./words.js";

export class PickCard extends BoardCard {
  get startKey() {
    return "quiz.start.pick";
  }

  get boardKey() {
    return "quiz.board.pick";
  }

  setUp() {
    super.setUp();
    this.no = new Set();
    this.boxes = this.list();
    for (const box of this.inputs()) box.autocomplete = "off";
    this.heading.innerHTML = this.title;
    this.live.querySelector("ul.tk-moves").remove();
    this.boxes.addEventListener("change", (event) => this.choose(event.target.value));
  }

  inputs() {
    return [...this.boxes.querySelectorAll("input")];
  }

  list() {
    const group = this.live.appendChild(document.createElement("fieldset"));
    group.className = "opts pts";
    group.setAttribute("aria-label", text("quiz.points"));
    group.innerHTML = this.asked.places().map((place) => {
      // The figure alone for the eye, as on the board; the whole name for the ear.
      const name = Number(place)
        ? `<span aria-hidden="true">${num(place)}</span><span class="vh">${html("quiz.place.point", { n: num(place) })}</span>`
        : `<span>${html(`quiz.place.${place}`)}</span>`;
      return `<label class="opt${Number(place) ? "" : " two"}"><input type="checkbox" value="${place}">${name}</label>`;
    }).join("");
    return group;
  }

  choose(place) {
    const { asked } = this;
    if (!asked.locked) {
      const outcome = asked.toggle(place);
      this.refused = outcome.ok ? null : { target: place };
      if (!outcome.ok) {
        this.no.add(place);
        this.refuse(outcome.reasons);
      } else if (outcome.marked) this.say("new", html("quiz.marked", { count: asked.marks.size }));
      else this.say("new", html("quiz.unmark"));
      this.keep();
    }
    this.render();
  }

  press(name) {
    this.refused = null;
    super.press(name);
  }

  leave() {
    this.refused = null;
    this.begin();
    this.render();
  }

  clear() {
    this.no.clear();
  }

  blame({ missing }) {
    const more = (this.data.more || {})[missing];
    return more ? `<p>${this.verdict("quiz.wrong", more)}</p>` : "";
  }

  extra() {
    return this.asked.marks.size ? ["reset"] : [];
  }

  wanted() {
    return this.asked.state === "wrong" ? ["check", ...super.wanted()] : super.wanted();
  }

  paint() {
    const { asked } = this;
    this.draw({ marked: [...asked.marks], fresh: true, toggles: true });
    for (const box of this.inputs()) {
      const marked = asked.marks.has(box.value), label = box.closest(".opt");
      const look = marked && asked.state === "right" ? "yes" : this.no.has(box.value) ? "no" : "";
      box.checked = marked;
      box.disabled = asked.locked;
      label.classList.toggle("yes", look === "yes");
      label.classList.toggle("no", look === "no");
      for (const old of label.querySelectorAll(".mk")) old.remove();
      if (look) label.insertAdjacentHTML("beforeend", look === "yes" ? yes : no);
    }
  }

  print(on) {
    if (on) this.draw({ marked: [], refused: null, fresh: true });
  }
}
