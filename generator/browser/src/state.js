/**
 * The state of one question, without a page: what was tried, what came of it, what may be taken back.
 * It knows no rule of the game. Everything it answers stands in the data that came with the question:
 * the steps that can be played at each node, and the reasons for all other tries.
 *
 * Places are strings in the mover's numbers: "24" … "1", "bar", "off", and "opp-bar", "opp-off".
 */

const POINTS = Array.from({ length: 24 }, (_, i) => String(24 - i));

/** Reads "ME/OPP" into counts by place, for the mover (own) and the opponent (opp), both in the mover's numbers. */
export function readPosition(text, set = 15) {
  const [me, you] = text.split("/").map((half) => Array.from(half, (digit) => parseInt(digit, 16)));
  const own = {}, opp = {};
  for (const point of POINTS) {
    own[point] = me[point];
    opp[point] = you[point];
  }
  own.bar = me[0];
  opp["opp-bar"] = you[0];
  const rest = (counts) => set - Object.values(counts).reduce((sum, n) => sum + n, 0);
  own.off = rest(own);
  opp["opp-off"] = rest(opp);
  return { own, opp };
}

/** The position after one checker has gone from one place to another; `hit` sends the checker there to its bar. */
export function moved({ own, opp }, { from, target, hit }) {
  const mine = { ...own, [from]: own[from] - 1 };
  mine[target] = (mine[target] || 0) + 1;
  const yours = hit ? { ...opp, [target]: opp[target] - 1, "opp-bar": opp["opp-bar"] + 1 } : opp;
  return { own: mine, opp: yours };
}

const rank = (place) => (place === "bar" ? 25 : place === "off" ? 0 : Number(place));
const union = (lists) => [...new Set(lists.flat())];

/** What every kind of question has: its state, and how often Check found it wrong. */
class Question {
  constructor(data) {
    this.data = data;
    this.state = "new";
    this.misses = 0;
    this.shown = false;
  }

  /** No more tries until Reset: the right answer was found or shown. After a wrong one the learner may go on from there. */
  get locked() {
    return this.shown || this.state === "right";
  }

  judged(right, more = {}) {
    this.state = right ? "right" : "wrong";
    if (!right) this.misses += 1;
    return { verdict: this.state, reasons: [], ...more };
  }

  reset() {
    this.state = "new";
    this.shown = false;
  }
}

/** Questions whose answer is played on the board: one turn, step by step. */
export class PlayQuestion extends Question {
  constructor(data) {
    super(data);
    this.start = readPosition(data.pos, data.set);
    const [high, low] = data.dice;
    this.numbers = high === low ? [high, high, high, high] : [high, low];
    this.history = [];
  }

  /** A whole play that was wrong is begun again. */
  get locked() {
    return super.locked || this.state === "wrong";
  }

  get node() {
    const last = this.history[this.history.length - 1];
    return last ? last.node : 0;
  }

  get position() {
    return this.history.reduce(moved, this.start);
  }

  /** The numbers that are not played yet, in the order of the dice. */
  get left() {
    const left = [...this.numbers];
    for (const step of this.history) left.splice(left.indexOf(step.die), 1);
    return left;
  }

  get ended() {
    return Boolean(this.data.nodes[this.node].e);
  }

  part(name) {
    return this.data.nodes[this.node][name] || [];
  }

  /**
   * Every checker with every number still to play, legal or not, farthest first: nothing in it tells which is which.
   * A try that the learner cannot know of yet is left out; who makes it on the board still hears why not.
   */
  tries() {
    const { opp } = this.position;
    return [...this.part("m").map(([from, die, , target]) => ({ from, die, target })),
      ...this.part("x").filter((one) => !one[4]).map(([from, die, target]) => ({ from, die, target }))]
      .map((one) => ({ ...one, hit: !this.data.calm && opp[one.target] === 1 }))
      .sort((a, b) => rank(b.from) - rank(a.from) || b.die - a.die);
  }

  /** Places to which some number leads from here, legal or not. */
  targets(from) {
    return [...new Set(this.tries().filter((one) => one.from === from).map((one) => one.target))];
  }

  accept([from, die, node, target, hit]) {
    const step = { from, die, node, target, hit: Boolean(hit) };
    this.history.push(step);
    this.state = "trying";
    return { ok: true, step };
  }

  refuse(reasons, from, target, die) {
    if (this.state === "new") this.state = "trying";
    return { ok: false, reasons: union(reasons), from, target, die };
  }

  /** A checker is tried with a number. */
  tryDie(from, die) {
    const step = this.part("m").find((one) => one[0] === from && one[1] === die);
    if (step) return this.accept(step);
    const no = this.part("x").find((one) => one[0] === from && one[1] === die);
    return no ? this.refuse([no[3]], from, no[2], die) : this.refuse([this.part("d")], from, undefined, die);
  }

  /** The row of a place that no number left gives, if the data speaks of it. */
  odd(from, target) {
    return this.part("t").find((one) => one[0] === from && one[1] === target);
  }

  /** Whether going to such a place is what the question is about: its reason is of this rule, or is marked as one to tell. */
  telling(from, target, rule) {
    const odd = this.odd(from, target);
    return Boolean(odd) && odd[2].map((index) => this.data.reasons[index] || {}).some((reason) => reason.rule === rule || reason.tell === 1);
  }

  /** A checker is tried to a place. Where two numbers lead there, the smaller one that can be played is played. */
  tryTo(from, target) {
    if (!this.position.own[from]) return this.touch(from);
    const step = this.part("m").filter((one) => one[0] === from && one[3] === target).sort((a, b) => a[1] - b[1])[0];
    if (step) return this.accept(step);
    const no = this.part("x").filter((one) => one[0] === from && one[2] === target);
    if (no.length) return this.refuse(no.map((one) => one[3]), from, target, no[0][1]);
    const odd = this.odd(from, target);
    return this.refuse([odd ? odd[2] : this.part("d")], from, target);
  }

  /** A place without an own checker is taken for one. */
  touch(place) {
    const foreign = this.part("f").find((one) => one[0] === place);
    return this.refuse([foreign ? foreign[1] : this.part("d")], undefined, place);
  }

  /** Takes back one step; the step, or undefined if there is none. */
  undo() {
    const step = this.history.pop();
    if (step) this.state = this.history.length ? "trying" : "new";
    return step;
  }

  check() {
    if (!this.ended) {
      this.state = "trying";
      return { verdict: "unfinished", reasons: this.part("u") };
    }
    const { goal, off } = this.data;
    const right = !goal || goal.includes(this.node);
    return this.judged(right, { reasons: right ? [] : off || [] });
  }

  reset() {
    super.reset();
    this.history = [];
  }

  /** Begins to show the answer; the steps are then played one by one with `step`. */
  show() {
    this.reset();
    this.shown = true;
    this.state = "trying";
    return this.data.show || [];
  }

  /** Plays one step of the shown answer. */
  step([from, , die]) {
    const found = this.part("m").find((one) => one[0] === from && one[1] === die);
    return found && this.accept(found).step;
  }

  save() {
    return this.history.map((step) => [step.from, step.die]);
  }

  /** Plays saved steps again, as far as they are still legal. */
  load(saved) {
    for (const [from, die] of saved) {
      const found = this.part("m").find((one) => one[0] === from && one[1] === die);
      if (!found) break;
      this.accept(found);
    }
  }
}

/** Questions that ask to mark places. A wrong mark is refused at once; Check asks whether all are found. */
export class PickQuestion extends Question {
  constructor(data) {
    super(data);
    this.start = readPosition(data.pos, data.set);
    this.numbers = data.dice ? [...data.dice] : [];
    this.marks = new Set();
  }

  get position() {
    return this.start;
  }

  get left() {
    return this.numbers;
  }

  /** Places one may think of: all that the data speaks of, farthest first. */
  places() {
    return union([this.data.key, Object.keys(this.data.marks || {})]).sort((a, b) => rank(b) - rank(a));
  }

  toggle(place) {
    this.state = "trying";
    if (this.marks.delete(place)) return { ok: true, marked: false };
    if (this.data.key.includes(place)) {
      this.marks.add(place);
      return { ok: true, marked: true };
    }
    return { ok: false, reasons: union([(this.data.marks || {})[place] || this.data.d || []]), target: place };
  }

  /** Some marks missing is wrong, but the marks stay and the learner may go on. */
  check() {
    const missing = this.data.key.length - this.marks.size;
    return this.judged(missing === 0, { missing });
  }

  reset() {
    super.reset();
    this.marks.clear();
  }

  show() {
    this.marks = new Set(this.data.key);
    this.shown = true;
    this.state = "trying";
  }

  save() {
    return [...this.marks];
  }

  load(saved) {
    this.marks = new Set(saved.filter((place) => this.data.key.includes(place)));
    if (this.marks.size) this.state = "trying";
  }
}

/** Questions with options, one of which is right. */
export class ChoiceQuestion extends Question {
  constructor(data) {
    super(data);
    this.value = null;
    this.tried = new Set();
  }

  get key() {
    return Object.keys(this.data.options).find((value) => this.data.options[value].ok);
  }

  choose(value) {
    if (!this.data.options[value]) return;
    this.value = value;
    this.state = "trying";
  }

  check() {
    if (this.value === null) return { verdict: "unfinished", reasons: [] };
    const option = this.data.options[this.value];
    if (!option.ok) this.tried.add(this.value);
    return this.judged(Boolean(option.ok), { option });
  }

  reset() {
    super.reset();
    this.value = null;
    this.tried.clear();
  }

  show() {
    this.value = this.key;
    this.shown = true;
    this.state = "trying";
  }

  save() {
    return this.value === null ? [] : [this.value];
  }

  load([value]) {
    this.choose(value);
  }
}

/** Questions that ask to put steps in order. */
export class OrderQuestion extends Question {
  constructor(data) {
    super(data);
    this.list = [...data.steps];
  }

  /** Moves a step up (-1) or down (1); its new place, counting from 0. */
  move(step, by) {
    const at = this.list.indexOf(step), to = at + by;
    if (this.locked || !this.list[to]) return at;
    this.list[at] = this.list[to];
    this.list[to] = step;
    this.state = "trying";
    return to;
  }

  check() {
    const at = this.list.findIndex((step, i) => step !== this.data.order[i]);
    return this.judged(at < 0, { at });
  }

  reset() {
    super.reset();
    this.list = [...this.data.steps];
  }

  show() {
    this.list = [...this.data.order];
    this.shown = true;
    this.state = "trying";
  }

  save() {
    return this.list;
  }

  load(saved) {
    if ([...saved].sort().join() !== [...this.list].sort().join()) return;
    this.list = [...saved];
    this.state = "trying";
  }
}

/** The right kind of state for a question's data. */
export function question(data) {
  if (data.options) return new ChoiceQuestion(data);
  if (data.order) return new OrderQuestion(data);
  return data.key ? new PickQuestion(data) : new PlayQuestion(data);
}

/** What is kept of a question between visits: state, misses, and the answer so far. */
export const snapshot = (asked) => ({ s: asked.state, n: asked.misses, a: asked.save() });

/** Brings back what `snapshot` gave. Whatever is in it, the question is whole afterwards. */
export function restore(asked, saved) {
  if (!saved || !Array.isArray(saved.a)) return null;
  try {
    asked.load(saved.a);
  } catch {
    asked.reset();
    return null;
  }
  const outcome = saved.s === "right" || saved.s === "wrong" ? asked.check() : null;
  asked.misses = Math.min(Number(saved.n) || 0, 99);
  return outcome;
}
