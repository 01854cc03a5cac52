/** What cards with a board to play on share: the board itself, and the spoken names of its places. */
import { Board } from "./board.js";
import { Card } from "./card.js";
import { num, text } from "./words.js";

export class BoardCard extends Card {
  setUp() {
    const svg = this.el.querySelector("svg.tk-board");
    this.colours = this.mover === "w" ? ["white", "black"] : ["black", "white"];
    this.refused = null;
    this.live = this.el.querySelector(".tk-live");
    this.live.hidden = false;
    this.heading = this.live.querySelector(".moves-h");
    this.title = this.heading.innerHTML;
    this.board = svg && new Board(svg, {
      mover: this.mover,
      home: this.data.home,
      name: text(this.boardKey),
      on: {
        choose: (place, lifting) => this.choose(place, lifting),
        drop: (from, to, back) => this.drop(from, to, back),
        lift: (place) => this.mayLift(place),
        leave: (drag) => this.leave(drag),
      },
    });
  }

  mayLift() {
    return false;
  }

  drop() {}
  leave() {}

  /** The spoken name of a place with what stands on it. */
  label(place, { own, opp }) {
    const mine = own[place] || 0, theirs = opp[place] || 0;
    const colour = this.colours[mine ? 0 : theirs ? 1 : place.startsWith("opp-") ? 1 : 0];
    const count = mine || theirs, values = { n: num(place), count };
    if (place.endsWith("off")) return text(`quiz.off.${colour}`, values);
    const kind = place.endsWith("bar") ? "quiz.bar" : "quiz.loc";
    return count ? text(`${kind}.${colour}`, values) : text(`${kind}.empty`, values);
  }

  named(place, position, targets) {
    const label = this.label(place, position);
    if (this.refused && this.refused.target === place) return text("quiz.marked.place", { place: label });
    return targets.includes(place) ? text("quiz.target", { place: label }) : label;
  }

  draw(view, went) {
    if (!this.board) return;
    const { asked } = this, { position } = asked;
    const targets = view.targets || [];
    this.board.draw({
      position, numbers: asked.numbers, left: asked.left, locked: asked.locked, refused: this.refused,
      selected: null, targets, ghosts: [], marked: [], arrows: [], own: [], fresh: false,
      label: (place) => this.named(place, position, targets),
      ...view,
    }, went);
  }

  refresh() {
    if (!this.board || !this.board.cancelDrag(true)) this.render();
  }
}
