import assert from "node:assert/strict";
import test from "node:test";
import numbers from "../../generator/browser/src/geometry.json" with { type: "json" };
import { arrow, dice, geometry, men, placeAt, plate, rows, spot, stack } from "../../generator/browser/src/draw.js";
import { readPosition } from "../../generator/browser/src/state.js";

const START = readPosition("0000005030000500000000002/0200000000005000030500000");
const count = (text, part) => text.split(part).length - 1;

test("Every checker of the starting position is drawn once, in its own side's form.", () => {
  const drawn = men(geometry("right"), START, "w", "b-");

  assert.deepEqual([15, 15], [count(drawn, 'href="#b-w"'), count(drawn, 'href="#b-b"')]);
});

test("When Black moves, the mover's checkers are Black's.", () => {
  assert.match(men(geometry("right"), START, "b", "b-"), /href="#b-b" x="500" y="47"/);
});

test("A stack of more than five carries its count.", () => {
  const seven = readPosition("0000007000000000000000000/0000000000000000000000000", 7);
  const drawn = men(geometry("right"), seven, "w", "b-");

  assert.match(drawn, /<text class="ctw"[^>]*>7<\/text>/);
  assert.equal(4, count(drawn, "<use"));
});

test("Borne-off checkers lie in the tray.", () => {
  const drawn = men(geometry("right"), readPosition("0100000000000000000000000/0100000000000000000000000"), "w", "b-");

  assert.deepEqual([14, 14, 14], [count(drawn, 'class="sw"'), count(drawn, 'class="sb"'), count(drawn, 'class="sd"')]);
});

test("A hand takes hold of the checkers and of the number they stand on, not of the empty part of their column.", () => {
  const geo = geometry("right");
  const holds = (place, count) => {
    const { y, height } = stack(geo, place, count);
    return [y, y + height];
  };

  assert.deepEqual([339, 477], holds("8", 3));
  assert.deepEqual([3, 103], holds("24", 2));
  assert.deepEqual([263, 477], holds("6", 9));
  assert.deepEqual([266, 338], holds("bar", 2));
});

for (const home of ["right", "left"]) {
  test(`The middle of every place is found as that place, home on the ${home}.`, () => {
    const geo = geometry(home);
    const places = rows(home).flat();

    assert.equal(28, new Set(places).size);
    for (const place of places) assert.equal(place, placeAt(geo, ...spot(geo, place, 0)));
  });

  test(`The arrow keys go through the places as they are seen, home on the ${home}.`, () => {
    const geo = geometry(home);
    for (const row of rows(home)) {
      const xs = row.map((place) => spot(geo, place, 0)[0]);
      assert.deepEqual([...xs].sort((a, b) => a - b), xs);
    }
  });
}

test("Beside the board there is no place.", () => {
  assert.deepEqual([null, null], [placeAt(geometry("right"), 20, -5), placeAt(geometry("right"), 900, 40)]);
});

test("A played number is hollow; of a double a die is hollow after two moves.", () => {
  const geo = geometry("right");

  assert.equal(1, count(dice(geo, [6, 5], [5], "w"), " sp"));
  assert.equal(0, count(dice(geo, [1, 1, 1, 1], [1, 1, 1], "w"), " sp"));
  assert.equal(1, count(dice(geo, [1, 1, 1, 1], [1, 1], "w"), " sp"));
  assert.equal(2, count(dice(geo, [1, 1, 1, 1], [], "w"), " sp"));
});

test("Bar and tray have no number to light.", () => {
  assert.equal("", plate(geometry("right"), "off", true));
  assert.match(plate(geometry("right"), "20", true), /n lit/);
});

test("An arrow across the middle is straight, one within a half bends towards the middle.", () => {
  assert.match(arrow([500, 47], [500, 433], 0, "w"), /M500,61Q500,240 500,419/);
  assert.match(arrow([500, 47], [300, 47], 0, "w"), /Q400,121 /);
  assert.match(arrow([500, 433], [300, 433], 0, "w"), /Q400,359 /);
});

test("A home board on the left is turned over exactly as the still pictures are.", () => {
  assert.deepEqual(geometry("left"), numbers.left);
});
