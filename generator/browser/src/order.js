/** Steps to be put in order: each has a button that brings it up and one that brings it down. */
import { Card } from "./card.js";
import { escape, html, text } from "./words.js";

const WAYS = { up: -1, down: 1 };

export class OrderCard extends Card {
  get startKey() {
    return "quiz.start.order";
  }

  setUp() {
    this.list = this.el.querySelector(".steps");
    this.rows = {};
    for (const row of this.list.children) {
      const step = row.textContent.trim();
      this.rows[row.dataset.step] = row;
      row.firstElementChild.style.flex = 1;
      row.insertAdjacentHTML("beforeend", Object.entries(WAYS).map(([way, by]) =>
        `<button type="button" class="ib" data-by="${by}" aria-label="${escape(text(`quiz.${way}`, { step }))}"><svg viewBox="0 0 24 24" aria-hidden="true"><path d="M5 ${12 - 4 * by}l7 ${8 * by} 7 ${-8 * by}"/></svg></button>`).join(""));
    }
    this.list.addEventListener("click", ({ target }) => {
      const button = target.closest("button");
      if (button && !this.asked.locked) this.move(button);
    });
  }

  move(button) {
    const { asked } = this, row = button.parentNode;
    const at = asked.move(row.dataset.step, Number(button.dataset.by));
    this.failed = null;
    this.say("new", html("quiz.step", { n: at + 1, total: asked.list.length }));
    this.keep();
    this.render();
    // A row that changes its place loses the focus; at the end of the list only the other way is left.
    (button.disabled ? row.querySelector("button:enabled") : button).focus();
  }

  clear() {
    this.failed = null;
  }

  blame({ at }) {
    const { data, asked } = this;
    this.failed = asked.list[at];
    return `<div class="why"><p>${this.verdict("quiz.wrong", (data.early || {})[this.failed] || data.fail[at + 1])}</p>${this.link(data.link || {})}</div>`;
  }

  paint() {
    const { list, locked } = this.asked;
    list.forEach((step, i) => {
      const row = this.rows[step], [up, down] = row.querySelectorAll("button");
      row.className = `opt ${locked ? "yes" : step === this.failed ? "no" : ""}`;
      up.disabled = locked || !i;
      down.disabled = locked || i === list.length - 1;
      if (this.list.children[i] !== row) this.list.insertBefore(row, this.list.children[i]);
    });
  }
}
