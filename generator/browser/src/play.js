/** Questions whose answer is played on the board: by dragging, by two taps, by keys, or from the list of moves. */
import { BoardCard } from "./boarded.js";
import { chip } from "./draw.js";
import { no, yes } from "./signs.js";
import { html, moveWords, notation, num, numbers, setting } from "./words.js";

const LONG = 12;
const PACE = 600;
const pipCount = (own) => Object.entries(own).reduce((sum, [place, count]) => sum + count * (place === "bar" ? 25 : Number(place) || 0), 0);
const key = ({ from, die }) => `${from}/${die}`;

export class PlayCard extends BoardCard {
  get startKey() {
    return "quiz.start.board";
  }

  get boardKey() {
    return "quiz.board";
  }

  setUp() {
    super.setUp();
    this.selected = null;
    this.went = null;
    this.no = new Map(); // the tries that were refused, by node
    this.list = this.live.querySelector(".tk-moves");
    this.live.addEventListener("click", (event) => {
      const button = event.target.closest("button[data-from]");
      if (button && !this.asked.locked) this.tried(this.asked.tryDie(button.dataset.from, Number(button.dataset.die)));
    });
    this.pips = this.el.querySelector(`[data-pips="${this.colours[0]}"]`);
  }

  begin() {
    if (this.asked.history.length) this.tell();
    else super.begin();
  }

  /** What is played and what is left. */
  tell() {
    const { asked } = this, done = `${html("quiz.played", { move: this.spoken(asked.history) })} `;
    this.say("new", done + (asked.ended ? html("quiz.end") : html("quiz.left", { n: numbers(asked.left) })));
  }

  /** Moves in notation for the eye, in words for the ear. */
  spoken(steps) {
    return `<span aria-hidden="true">${notation(steps)}</span><span class="vh">${steps.map(moveWords).join(setting("sep"))}</span>`;
  }

  /* ---- trying ---- */

  mayLift(place) {
    return !this.asked.locked && place !== "off" && this.asked.position.own[place] > 0;
  }

  choose(place, lifting) {
    const { asked, selected } = this;
    if (asked.locked) return;
    const mine = this.mayLift(place);
    if (lifting || (!selected && mine)) this.select(place);
    else if (!selected) this.tried(asked.touch(place));
    else if (place === selected && !this.refused) this.leave();
    else if (place === selected || (mine && this.instead(place))) this.select(place);
    else this.tried(asked.tryTo(selected, place));
  }

  /**
   * Whether another own checker is chosen instead of being a goal of the chosen one: no number leads to it, and the
   * question has nothing to say about going there, or has said it.
   */
  instead(place) {
    const { asked, selected, refused } = this;
    if (asked.targets(selected).includes(place)) return false;
    return (refused && refused.target === place) || !asked.telling(selected, place, this.el.dataset.rule);
  }

  select(place) {
    this.selected = place;
    this.refused = null;
    this.say("new", html("quiz.selected"));
    this.render();
  }

  leave(drag) {
    this.selected = this.refused = null;
    this.went = drag ? { from: drag.from, back: drag.at } : null;
    this.begin();
    this.render();
  }

  drop(from, to, back) {
    this.back = back;
    this.tried(this.asked.tryTo(from, to));
    this.back = null;
  }

  /** Shows what came of a try: the checker moves, or it stays and the reason stands in the status at once. */
  tried(outcome) {
    if (outcome.ok) {
      this.selected = this.refused = null;
      this.went = { ...outcome.step, dropped: Boolean(this.back) };
      this.tell();
    } else {
      this.refused = outcome.target ? { from: outcome.from, target: outcome.target, die: outcome.die } : null;
      this.selected = outcome.from || null;
      this.remember(outcome);
      this.went = this.back && outcome.from ? { from: outcome.from, back: this.back } : null;
      this.refuse(outcome.reasons);
    }
    this.keep();
    this.render();
  }

  /** A button names a number, a place does not: then every number that leads there was tried. */
  remember({ from, target, die }) {
    const { node } = this.asked;
    if (!this.no.has(node)) this.no.set(node, new Set());
    for (const one of this.asked.tries()) if (one.from === from && one.target === target && (!die || one.die === die)) this.no.get(node).add(key(one));
  }

  press(name) {
    if (name !== "next") this.stop();
    if (name === "undo") {
      const step = this.asked.undo();
      this.selected = this.refused = null;
      this.went = step && { from: step.target, target: step.from };
      this.say("new", step ? html("quiz.undone") : "");
      if (!step) this.begin();
      this.keep();
      this.render();
      return;
    }
    this.selected = this.refused = null;
    super.press(name);
  }

  clear() {
    this.stop();
    this.selected = this.refused = null;
    this.no.clear();
  }

  /** Plays the answer step by step, at once where motion is not wanted. */
  show() {
    this.clear();
    const steps = [...this.asked.show()];
    this.say("new", this.answer());
    const next = () => {
      const step = this.asked.step(steps.shift());
      this.went = step;
      if (!step || !steps.length) this.timer = 0;
      else this.timer = setTimeout(next, PACE);
      this.render();
    };
    this.rush = () => { while (steps.length) this.asked.step(steps.shift()); };
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) this.rush();
    else if (steps.length) this.timer = setTimeout(next, PACE / 2);
  }

  /** An answer that is being shown is shown to its end at once. */
  stop() {
    if (!this.timer) return;
    clearTimeout(this.timer);
    this.timer = 0;
    this.rush();
  }

  extra() {
    return this.asked.history.length ? ["undo", "reset"] : [];
  }

  refresh() {
    this.stop();
    super.refresh();
  }

  /* ---- showing ---- */

  paint() {
    const { asked, selected, went } = this, { history, position, locked } = asked;
    this.went = null;
    const finished = locked && !this.timer;
    const arrows = finished && history.length < 3 ? history : [];
    this.draw({
      selected, arrows, fresh: !history.length,
      targets: selected && !this.refused ? asked.targets(selected) : [],
      ghosts: [...new Set(history.map((step) => step.from))],
      own: locked ? [] : Object.keys(position.own).filter((place) => this.mayLift(place)).sort((a, b) => (b === "bar" ? 25 : b) - (a === "bar" ? 25 : a)),
    }, went);
    this.moves();
    this.count(position);
  }

  count({ own }) {
    if (this.pips) this.pips.textContent = num(pipCount(own));
  }

  moves() {
    const { asked } = this, { history, locked } = asked;
    const held = document.activeElement && this.live.contains(document.activeElement) && document.activeElement.dataset.key;
    const rows = locked
      ? history.map((step) => this.row(step, asked.state === "right" ? "yes" : ""))
      : asked.tries().map((one) => this.row(one, (this.no.get(asked.node) || new Set()).has(key(one)) ? "no" : "", true));
    this.list.classList.toggle("many", rows.length > 6);
    const open = this.list.querySelector("[open]") ? " open" : "";
    const rest = rows.length <= LONG ? "" : `<li class="rest"><details${open}><summary class="bt q">${html("quiz.more")}</summary><ul>${rows.slice(LONG).join("")}</ul></details></li>`;
    this.list.innerHTML = rows.slice(0, LONG).join("") + rest;
    const count = asked.numbers.length === 4 ? `<span>${html("quiz.counter", { n: history.length, total: 4 })}</span>` : "";
    this.heading.innerHTML = `<span>${this.title}</span>${count}`;
    this.heading.hidden = !rows.length && !count;
    if (held) this.refocus(held);
  }

  /** Drawing the list again must not lose the place of someone who works by keys. */
  refocus(held) {
    const buttons = [...this.live.querySelectorAll("button[data-key]")];
    const next = buttons.find((button) => button.dataset.key === held) || buttons[0] || this.act.check;
    next.hidden = false;
    next.focus({ preventScroll: true });
  }

  row(one, mark, open) {
    const words = `<span class="vh">${moveWords(one)}${setting("sep")}</span>`;
    const sign = mark === "yes" ? `${yes}<span class="vh">${html("quiz.right")}</span>` : mark ? `${no}<span class="vh">${html("quiz.refused")}</span>` : "";
    const inside = `${chip(one.die, this.mover)}<span aria-hidden="true">${notation([one])}</span>${words}<span class="sm soft">${html("quiz.with-die", { die: one.die })}</span>${sign}`;
    return open
      ? `<li><button type="button" class="${mark}" data-key="${key(one)}" data-from="${one.from}" data-die="${one.die}">${inside}</button></li>`
      : `<li><span class="was ${mark}">${inside}</span></li>`;
  }

  print(on) {
    if (!this.board || !on) return;
    const { start, numbers: roll } = this.asked;
    this.draw({ position: start, left: roll, refused: null, label: (place) => this.label(place, start) });
    this.count(start);
  }
}
