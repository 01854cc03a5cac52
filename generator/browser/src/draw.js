/** Turns counts and marks into SVG text. Numbers come from geometry.json, the same that the still pictures are drawn with. */
import board from "./geometry.json" with { type: "json" };
import { num } from "./words.js";

const { column, die: DIE, radius: R, right, size: [WIDTH, HEIGHT], slab } = board;

/** A home board on the left is the same board turned over; geometry.json has it too, for the tests alone. */
const over = (table, width) => Object.fromEntries(Object.entries(table).map(([key, [x, ...rest]]) =>
  [key, [WIDTH - x - (width === undefined ? rest[1] : key.endsWith("off") ? slab[0] : width), ...rest]]));
const turned = ({ cube, dice, numbers, places, plates, targets }) => ({
  cube: over(cube), plates: over(plates), targets: over(targets), numbers: over(numbers, 0), places: over(places, 0),
  dice: Object.fromEntries(Object.entries(dice).map(([count, spots]) => [count, spots.map(([x, y]) => [WIDTH - x - DIE, y])])),
});

/** The geometry for a home board on the reader's side. */
export const geometry = (home) => (home === "left" ? turned(right) : right);

/** The middle of the checker at a level of a place; for a tray the middle of its slab. */
export function spot(geo, place, level) {
  const [x, y, step, slots] = geo.places[place];
  const at = y + step * Math.max(0, Math.min(level, slots - 1));
  return place.endsWith("off") ? [x + slab[0] / 2, at + slab[1] / 2] : [x, at];
}

/** Where a hand takes hold of the checkers of a place: the stack, with the number it stands on. */
export function stack(geo, place, count) {
  const [x, , width] = geo.targets[place], ends = [0, count - 1].map((level) => spot(geo, place, level)[1]);
  const [, plateY, , plateHeight] = geo.plates[place] || [0, ends[0], 0, 0];
  const y = Math.min(ends[0] - R, ends[1] - R, plateY);
  return { x, y, width, height: Math.max(ends[0] + R, ends[1] + R, plateY + plateHeight) - y };
}

/** The place at a spot of the picture; null beside the board. */
export function placeAt(geo, x, y) {
  if (y < 0 || y > HEIGHT) return null;
  const far = y < HEIGHT / 2;
  const found = Object.entries(geo.targets).find(([key, [left, , width]]) =>
    x >= left && x < left + width && far === (key.startsWith("opp-") || Number(key) > 12));
  return found ? found[0] : null;
}

/** All checkers of one side. The last of each place carries `data-at`, so that it can be moved. */
function side(geo, counts, colour, prefix) {
  let out = "";
  for (const [place, count] of Object.entries(counts)) {
    const slots = geo.places[place][3];
    for (let i = 0; i < Math.min(count, slots); i += 1) {
      const [x, y] = spot(geo, place, i);
      const last = i === Math.min(count, slots) - 1 ? ` data-at="${place}"` : "";
      if (place.endsWith("off")) {
        out += `<rect class="s${colour}" x="${x - slab[0] / 2}" y="${(y - slab[1] / 2).toFixed(1)}" width="${slab[0]}" height="${slab[1]}" rx="1.5"${last}/>`;
        if (colour === "b") out += `<path class="sd" d="M${x - 4.5} ${y.toFixed(1)}h9"/>`;
      } else if (i === slots - 1 && count > slots) {
        out += `<g${last}><circle class="${colour}" cx="${x}" cy="${y}" r="${R}"/><text class="ct${colour}" text-anchor="middle" x="${x}" y="${y + 7}">${num(count)}</text></g>`;
      } else {
        out += `<use href="#${prefix}${colour}" x="${x}" y="${y}"${last}/>`;
      }
    }
  }
  return out;
}

export function men(geo, { own, opp }, mover, prefix) {
  return side(geo, opp, mover === "w" ? "b" : "w", prefix) + side(geo, own, mover, prefix);
}

const PIPS = ["", "4", "08", "048", "0268", "02468", "035268"];

/** One die; spent ones are hollow. */
export function die(x, y, n, mover, spent, s = DIE) {
  const dots = Array.from(PIPS[n], (c) =>
    `<circle cx="${(x + s / 2 + ((c % 3) - 1) * s * 0.27).toFixed(1)}" cy="${(y + s / 2 + (Math.floor(c / 3) - 1) * s * 0.27).toFixed(1)}" r="${(s * 0.095).toFixed(1)}"/>`);
  return `<g class="d${mover}${spent ? " sp" : ""}"><rect x="${x}" y="${y}" width="${s}" height="${s}" rx="5"/>${dots.join("")}</g>`;
}

/** The two dice of the roll. A die of a double is spent when two of the four moves are made. */
export function dice(geo, roll, left, mover) {
  const double = roll.length === 4;
  const pair = double ? roll.slice(0, 2) : roll;
  const rest = [...left];
  return pair.map((n, i) => {
    const at = rest.indexOf(n);
    const spent = double ? roll.length - left.length >= 2 * (i + 1) : at < 0;
    if (at >= 0) rest.splice(at, 1);
    const [x, y] = geo.dice[pair.length][i];
    return die(x, y, n, mover, spent);
  }).join("");
}

/** A small die by itself, for a button. */
export const chip = (n, mover) => `<svg viewBox="0 0 36 36" aria-hidden="true">${die(1, 1, n, mover)}</svg>`;

export const ghost = ([x, y], mover) => `<circle class="gh g${mover}" cx="${x}" cy="${y}" r="${R - 1}"/>`;
export const ring = ([x, y]) => ["se2", "se"].map((name) => `<circle class="${name}" cx="${x}" cy="${y}" r="${R + 2.5}"/>`).join("");
export const cross = ([x, y]) => `<g class="rf" transform="translate(${x} ${y})"><circle r="16"/><path d="M-7 -7L7 7M7 -7L-7 7"/></g>`;

/** The number of a point on its plate: lit where a number leads, struck through where a try was refused. */
export function plate(geo, place, lit) {
  if (!geo.plates[place]) return "";
  const [x, y, w, h] = geo.plates[place], [nx, ny] = geo.numbers[place];
  return `<rect class="${lit ? "tg" : "np"}" x="${x}" y="${y}" width="${w}" height="${h}" rx="2"/><text class="n ${lit ? "lit" : "no"}" text-anchor="middle" x="${nx}" y="${ny}">${num(place)}</text>`;
}

/** A tray has no number: its rim is lit instead. */
export function rim(geo, place) {
  const [x, y, w, h] = geo.targets[place];
  const top = y === 0 ? column[2] : y;
  return `<rect class="se" x="${x + 3}" y="${top + 2}" width="${w - 6}" height="${h - column[2] - 4}" rx="2"/>`;
}

/**
 * An arrow from one checker to another place, as in the still pictures: bent towards the middle of the board, with its number
 * on it. `short` stops it before the goal; the second of two arrows bends more.
 */
export function arrow([x1, y1], [x2, y2], number, mover, short = 0, second = false) {
  const middle = HEIGHT / 2, length = Math.hypot(x2 - x1, y2 - y1);
  const way = y1 < middle && y2 < middle ? 1 : y1 > middle && y2 > middle ? -1 : 0;
  const bend = way * (30 + 0.22 * length + (second ? 64 : 0));
  const control = [Math.round((x1 + x2) / 2), Math.round((y1 + y2) / 2 + bend)];
  const before = ([x, y], by) => {
    const dx = control[0] - x, dy = control[1] - y, far = Math.hypot(dx, dy) || 1;
    return [Math.round(x + (dx / far) * by), Math.round(y + (dy / far) * by)];
  };
  const start = before([x1, y1], 14), tip = before([x2, y2], short), end = before([x2, y2], short + 14);
  const path = `M${start}Q${control} ${end}`;
  const turn = Math.round((Math.atan2(y2 - control[1], x2 - control[0]) * 180) / Math.PI);
  const [lx, ly] = [0, 1].map((i) => Math.round((start[i] + 2 * control[i] + tip[i]) / 4) - 12);
  // On a short arrow the die would hide the line, so it stands beside it.
  const label = number ? die(lx, ly + (length < 110 ? way * 16 : 0), number, mover, false, 24) : "";
  return `<path class="ac" d="${path}"/><path class="al" d="${path}"/><path class="ah" transform="translate(${tip}) rotate(${turn})" d="M0 0L-20 -10V10z"/>${label}`;
}

/** The focus ring around a whole column. */
export function focusRing(geo, place) {
  const [x, y, w, h] = geo.targets[place];
  return ["fo2", "fo"].map((name) => `<rect class="${name}" x="${x + 1}" y="${y + 2}" width="${w - 2}" height="${h - 4}" rx="3"/>`).join("");
}

/** The rows of the board as seen, from left to right: for the arrow keys. */
export function rows(home) {
  const run = (a, b) => Array.from({ length: Math.abs(b - a) + 1 }, (_, i) => String(a + (b > a ? i : -i)));
  const far = [...run(13, 18), "opp-bar", ...run(19, 24), "opp-off"];
  const near = [...run(12, 7), "bar", ...run(6, 1), "off"];
  return home === "left" ? [far.reverse(), near.reverse()] : [far, near];
}
