/**
 * A still picture becomes a board to play on: places that can be chosen by mouse, finger, keyboard and ear.
 * The board reports what the hand does (`choose`, `drop`, `leave`) and draws what it is told; it decides nothing.
 */
import { arrow, cross, dice, focusRing, geometry, ghost, men, placeAt, plate, rim, ring, rows, spot, stack } from "./draw.js";

const SVG = "http://www.w3.org/2000/svg";
const FAR_ENOUGH = 6; // pixels, from which a checker that is held leaves its place
const NO_TAP = 10; // pixels, from which what began beside a checker is a swipe
const put = (element, attributes) => Object.entries(attributes).forEach(([key, value]) => element.setAttribute(key, value));
const still = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

export class Board {
  /**
   * @param {SVGElement} svg the still picture
   * @param {{mover: string, home: string, name: string, on: {choose, drop, lift, leave}}} how
   *   `mover` is "w" or "b"; `on.lift(place)` says whether a checker may be dragged from a place.
   */
  constructor(svg, { mover, home, name, on }) {
    Object.assign(this, { svg, mover, on, geo: geometry(home), rows: rows(home), drag: null, moved: false, holds: {} });
    this.still = svg.getAttribute("aria-labelledby");
    const use = svg.querySelector('use[href$="-w"], use[href$="-b"]');
    const def = svg.querySelector('defs [id$="-w"]');
    this.prefix = use ? use.getAttribute("href").slice(1, -1) : def ? def.id.slice(0, -1) : "";
    this.layers = {};
    for (const layer of ["tk-cols", "tk-dice", "tk-men", "tk-marks", "tk-top"]) this.layers[layer] = this.layer(layer);
    this.places = this.targets();
    this.describe(name);
    this.listen();
  }

  layer(name) {
    const found = this.svg.querySelector(`.${name}`);
    if (found) return found;
    const group = document.createElementNS(SVG, "g");
    group.setAttribute("class", name);
    return this.svg.appendChild(group);
  }

  /**
   * The places as buttons, in one tab stop; those that the picture does not have yet are made. Each is the whole column,
   * to be tapped, and in it the stack, to be taken hold of. The stack is only ever resized: a finger that rests on it must
   * not lose what it rests on.
   */
  targets() {
    const places = {};
    for (const place of this.rows.flat()) {
      const [x, y, width, height] = this.geo.targets[place];
      let column = this.svg.querySelector(`[data-loc="${place}"]`);
      if (!column) {
        column = document.createElementNS(SVG, "rect");
        put(column, { x, y, width, height });
        this.layers["tk-cols"].append(column);
      }
      column.removeAttribute("data-loc");
      const target = document.createElementNS(SVG, "g"), hold = document.createElementNS(SVG, "rect");
      column.before(target);
      target.append(column, hold);
      put(target, { "data-loc": place, role: "button", tabindex: "-1" });
      put(hold, { class: "hold", x, y, width, height: 0 });
      places[place] = target;
      this.holds[place] = hold;
    }
    return places;
  }

  /** A picture has one description; a group has a name, and each of its places has its own. */
  describe(name) {
    const { svg } = this;
    svg.setAttribute("role", "group");
    svg.setAttribute("aria-label", name);
    svg.removeAttribute("aria-labelledby");
    svg.removeAttribute("aria-hidden");
    const title = svg.querySelector("title"), desc = svg.querySelector("desc");
    if (title) title.remove(); // a tooltip over the whole board would be in the way
    this.desc = desc && desc.id;
  }

  /**
   * @param view {position, numbers, left, fresh, locked, selected, targets, ghosts, marked, refused, arrows, own, toggles, label(place)}
   * @param went the step that led here, to be seen moving
   */
  draw(view, went) {
    const { geo, mover, layers, places } = this;
    this.view = view;
    this.cancelDrag();
    layers["tk-men"].innerHTML = men(geo, view.position, mover, this.prefix);
    layers["tk-dice"].innerHTML = dice(geo, view.numbers, view.left, mover);
    layers["tk-marks"].innerHTML = this.marks(view);
    if (view.fresh && this.desc) this.svg.setAttribute("aria-describedby", this.desc);
    else this.svg.removeAttribute("aria-describedby");
    const own = new Set(view.own);
    for (const [place, target] of Object.entries(places)) {
      target.setAttribute("aria-label", view.label(place));
      if (view.toggles || own.has(place) || place === view.selected) {
        target.setAttribute("aria-pressed", String(place === view.selected || view.marked.includes(place)));
      } else target.removeAttribute("aria-pressed");
      target.setAttribute("aria-disabled", String(view.locked));
      put(this.holds[place], own.has(place) ? stack(geo, place, view.position.own[place]) : { height: 0 });
    }
    const stop = this.stop && places[this.stop] ? this.stop : view.own[0] || "24";
    this.rove(stop);
    if (went && !still()) this.animate(went);
  }

  /** The place of a checker that stands on top of what lies there, or of the next one that would. */
  top(place, next = 0) {
    const { own, opp } = this.view.position;
    return spot(this.geo, place, (own[place] || opp[place] || 0) - 1 + next);
  }

  marks({ selected, targets, ghosts, marked, refused, arrows }) {
    const { geo, mover } = this;
    let out = "";
    for (const place of ghosts) out += ghost(this.top(place, 1), mover);
    for (const place of [...targets, ...marked]) {
      out += place.endsWith("off") ? rim(geo, place) : ghost(this.top(place, 1), mover) + plate(geo, place, true);
    }
    if (selected) out += this.lifting ? ghost(this.top(selected), mover) : ring(this.top(selected));
    arrows.forEach(({ from, target, die }, i) => {
      out += arrow(this.top(from, 1), this.top(target), die, mover, 0, i > 0);
    });
    if (refused) {
      const { from, target, die } = refused, at = this.top(target, 1);
      if (from && this.view.position.own[from]) out += (selected === from ? "" : ring(this.top(from))) + arrow(this.top(from), at, die, mover, 18);
      out += plate(geo, target, false) + cross(at);
    }
    return out;
  }

  animate({ from, target, hit, back, dropped }) {
    const a = spot(this.geo, from, (this.view.position.own[from] || 0) + (back ? -1 : 0));
    const fly = (place, [x, y], duration) => {
      const man = this.layers["tk-men"].querySelectorAll(`[data-at="${place}"]`);
      const now = this.top(place), last = man[man.length - 1];
      if (last && last.animate) last.animate([{ transform: `translate(${x - now[0]}px,${y - now[1]}px)` }, { transform: "none" }], { duration, easing: "ease-out" });
    };
    if (back) {
      fly(from, back, 160);
      return;
    }
    if (!dropped) fly(target, a, 180);
    if (hit) fly("opp-bar", spot(this.geo, target, 0), 180);
  }

  rove(place) {
    if (this.stop && this.places[this.stop]) this.places[this.stop].setAttribute("tabindex", "-1");
    this.stop = place;
    this.places[place].setAttribute("tabindex", "0");
  }

  focus(place = this.stop) {
    this.rove(place);
    this.places[place].focus({ preventScroll: true });
  }

  /* ---- the hand ---- */

  listen() {
    const { svg } = this;
    const at = (event) => event.target.closest && event.target.closest("[data-loc]");
    svg.addEventListener("click", (event) => {
      const target = at(event);
      // A click without a finger, as screen readers make it, is none that moved.
      if (!target || (this.moved && event.detail)) return;
      this.rove(target.dataset.loc);
      this.on.choose(target.dataset.loc);
    });
    svg.addEventListener("keydown", (event) => this.key(event));
    // Not on the picture itself: Chromium makes a tab stop of an svg that listens for focus.
    const around = svg.parentNode;
    around.addEventListener("focusin", (event) => {
      const target = at(event);
      if (!target) return;
      this.rove(target.dataset.loc);
      this.layers["tk-top"].innerHTML = target.matches(":focus-visible") ? focusRing(this.geo, target.dataset.loc) : "";
    });
    around.addEventListener("focusout", () => { this.layers["tk-top"].innerHTML = ""; });
    svg.addEventListener("pointerdown", (event) => this.down(event, at(event)));
    svg.addEventListener("pointermove", (event) => this.move(event));
    svg.addEventListener("pointerup", (event) => this.up(event));
    svg.addEventListener("pointercancel", () => {
      this.moved = true;
      this.cancelDrag(true);
    });
    // iOS lets a page scroll under a finger unless the touch itself is refused.
    svg.addEventListener("touchmove", (event) => { if (this.drag && event.cancelable) event.preventDefault(); }, { passive: false });
    svg.addEventListener("contextmenu", (event) => { if (this.drag) event.preventDefault(); });
  }

  key(event) {
    const place = event.target.dataset && event.target.dataset.loc;
    if (!place || event.ctrlKey || event.metaKey || event.altKey) return;
    const row = this.rows[0].includes(place) ? 0 : 1, at = this.rows[row].indexOf(place);
    const go = { ArrowLeft: [row, at - 1], ArrowRight: [row, at + 1], ArrowUp: [0, at], ArrowDown: [1, at], Home: [row, 0], End: [row, this.rows[row].length - 1] }[event.key];
    if (go) {
      const next = this.rows[go[0]][go[1]];
      if (next) this.focus(next);
    } else if (event.key === "Enter" || event.key === " ") {
      if (!event.repeat) this.on.choose(place);
    } else if (event.key === "Escape") {
      if (!this.cancelDrag(true)) this.on.leave();
    } else return;
    event.preventDefault();
  }

  point(event) {
    const matrix = this.svg.getScreenCTM();
    const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
    return [x, y];
  }

  down(event, target) {
    if (this.drag || event.button) return;
    this.moved = !event.isPrimary; // two fingers make a pinch, and a pinch is no tap
    this.hand = { id: event.pointerId, x: event.clientX, y: event.clientY };
    // Only checkers are taken hold of: from anywhere else in the column a finger scrolls the page.
    if (this.moved || !target || !event.target.matches(".hold") || !this.on.lift(target.dataset.loc)) return;
    this.drag = { ...this.hand, from: target.dataset.loc };
  }

  move(event) {
    const { drag, hand } = this;
    if (!hand || event.pointerId !== hand.id) return;
    const way = Math.hypot(event.clientX - hand.x, event.clientY - hand.y);
    if (!drag) {
      if (event.buttons && way > NO_TAP) this.moved = true;
      return;
    }
    if (!drag.man) {
      if (way < FAR_ENOUGH) return;
      if (event.buttons === 0) {
        this.drag = null; // the button was let go outside the window
        return;
      }
      this.lift(drag);
    }
    drag.at = this.point(event);
    const [x, y] = drag.start;
    drag.man.setAttribute("transform", `translate(${drag.at[0] - x} ${drag.at[1] - y})`);
  }

  /** The checker leaves its place: it is drawn above everything and follows the hand. */
  lift(drag) {
    this.drag = null;
    this.lifting = true;
    this.on.choose(drag.from, true);
    this.lifting = false;
    this.drag = drag;
    this.moved = true;
    try {
      this.svg.setPointerCapture(drag.id);
    } catch { /* the pointer is gone already; pointerup or cancel follows */ }
    drag.start = this.top(drag.from);
    const all = this.layers["tk-men"].querySelectorAll(`[data-at="${drag.from}"]`);
    drag.man = all[all.length - 1];
    drag.man.classList.add("lift");
    this.layers["tk-top"].append(drag.man);
    this.svg.classList.add("is-drag");
  }

  up(event) {
    const { drag } = this;
    if (!drag || event.pointerId !== drag.id) return;
    if (!drag.man) {
      this.drag = null; // a tap: the click that follows chooses
      return;
    }
    const place = placeAt(this.geo, ...this.point(event));
    if (!place) {
      this.cancelDrag(true);
      return;
    }
    this.end();
    if (place === drag.from) this.draw(this.view); // it stays chosen, as after a tap
    else this.on.drop(drag.from, place, drag.at);
  }

  end() {
    const { drag } = this;
    this.drag = null;
    this.svg.classList.remove("is-drag");
    if (drag && drag.man) drag.man.remove();
  }

  /** A drag that was broken off leaves the checker where it was, and nothing chosen. */
  cancelDrag(tell) {
    const { drag } = this;
    if (!drag) return false;
    const lifted = Boolean(drag.man);
    this.end();
    if (tell && lifted) this.on.leave(drag);
    return lifted;
  }
}
