import assert from "node:assert/strict";
import test from "node:test";
import { ChoiceQuestion, moved, OrderQuestion, PickQuestion, PlayQuestion, question, readPosition, restore, snapshot } from "../../generator/browser/src/state.js";

/**
 * A turn with 6-5 and one checker on 20 (the other 14 are borne off): it may play the 6, to 14. The 5 is refused (reason 0);
 * after the 6 the 5 is blocked (reason 1). Two checkers of the opponent stand on 9, one on 1.
 */
const turn = () => ({
  v: 2,
  pos: "0000000000000000000010000/0100000002000000000000000",
  dice: [6, 5],
  side: "w",
  reasons: [{ rule: "obligation.larger-die" }, { rule: "landing.blocked" }, { rule: "try.not-yours" }, { rule: "try.empty" }, { rule: "try.unfinished" }, { rule: "movement.direction" }],
  nodes: [
    { m: [["20", 6, 1, "14", 0]], x: [["20", 5, "15", [0]]], t: [["20", "24", [5]]], f: [["9", [2]]], d: [3], u: [4] },
    { x: [["14", 5, "9", [1]]], d: [3], e: 1 },
  ],
  show: [["20", "14", 6, 0]],
});

test("A position is read in the mover's numbers, and what is missing has been borne off.", () => {
  const { own, opp } = readPosition("0000005030000500000000002/0200000000005000030500000");

  assert.deepEqual([2, 5, 3, 5, 0, 0], [own["24"], own["13"], own["8"], own["6"], own.bar, own.off]);
  assert.deepEqual([2, 5, 3, 5, 0], [opp["1"], opp["12"], opp["17"], opp["19"], opp["opp-off"]]);
});

test("A hit puts the checker that was hit on its own bar.", () => {
  const before = readPosition("0000000000000000000010000/0100000000000000000000000");
  const after = moved(before, { from: "20", target: "1", hit: true });

  assert.deepEqual([0, 1, 0, 1], [after.own["20"], after.own["1"], after.opp["1"], after.opp["opp-bar"]]);
  assert.equal(1, before.opp["1"]);
});

test("A legal step is played and the next node is reached.", () => {
  const asked = new PlayQuestion(turn());
  const outcome = asked.tryTo("20", "14");

  assert.equal(true, outcome.ok);
  assert.deepEqual(["trying", 1, [5], 1], [asked.state, asked.node, asked.left, asked.position.own["14"]]);
});

test("A refused step changes nothing and gives its reasons.", () => {
  const asked = new PlayQuestion(turn());
  const outcome = asked.tryDie("20", 5);

  assert.deepEqual({ ok: false, reasons: [0], from: "20", target: "15", die: 5 }, outcome);
  assert.deepEqual(["trying", 0, 1], [asked.state, asked.node, asked.position.own["20"]]);
});

test("Every other place has its reason: backward, the opponent's checker, an empty place.", () => {
  const asked = new PlayQuestion(turn());

  assert.deepEqual([5], asked.tryTo("20", "24").reasons);
  assert.deepEqual([2], asked.touch("9").reasons);
  assert.deepEqual([3], asked.touch("12").reasons);
  assert.deepEqual([3], asked.tryTo("20", "2").reasons);
  assert.deepEqual([2], asked.tryTo("9", "2").reasons);
});

test("The list of tries does not tell legal from refused.", () => {
  const asked = new PlayQuestion(turn());

  assert.deepEqual([{ from: "20", die: 6, target: "14", hit: false }, { from: "20", die: 5, target: "15", hit: false }], asked.tries());
  assert.deepEqual(["14", "15"], asked.targets("20"));
});

test("A try that is not taught yet is not listed and leads nowhere, but it is answered with its reason.", () => {
  const data = turn();
  data.nodes[0].x.push(["20", 4, "off", [4], 1]);
  const asked = new PlayQuestion(data);

  assert.deepEqual(["14", "15"], asked.targets("20"));
  assert.deepEqual([6, 5], asked.tries().map((one) => one.die));
  assert.deepEqual([4], asked.tryTo("20", "off").reasons);
});

test("A place that no number gives is told where the question's own rule is the reason, or where the reason says so.", () => {
  const data = turn();
  data.reasons.push({ rule: "movement.combine", tell: 1 });
  data.nodes[0].t.push(["20", "9", [6]]);
  const asked = new PlayQuestion(data);

  assert.equal(true, asked.telling("20", "24", "movement.direction"));
  assert.equal(false, asked.telling("20", "24", "landing.own"));
  assert.equal(true, asked.telling("20", "9", "landing.own"));
  assert.equal(false, asked.telling("20", "3", "movement.direction"));
});

test("Undo takes back one step at a time, and the first state is new again.", () => {
  const asked = new PlayQuestion(turn());
  asked.tryDie("20", 6);

  assert.equal("14", asked.undo().target);
  assert.deepEqual(["new", 0, [6, 5]], [asked.state, asked.node, asked.left]);
  assert.equal(undefined, asked.undo());
});

test("Check in the middle of a turn says that it is not over, and is no miss.", () => {
  const asked = new PlayQuestion(turn());

  assert.deepEqual({ verdict: "unfinished", reasons: [4] }, asked.check());
  assert.deepEqual(["trying", 0], [asked.state, asked.misses]);
});

test("A turn that reaches its end is right where no task narrows it.", () => {
  const asked = new PlayQuestion(turn());
  asked.tryDie("20", 6);

  assert.equal("right", asked.check().verdict);
  assert.deepEqual(["right", true], [asked.state, asked.locked]);
});

test("A legal end that misses the task is wrong, with the task's reason.", () => {
  const asked = new PlayQuestion({ ...turn(), goal: [7], off: [3] });
  asked.tryDie("20", 6);

  assert.deepEqual({ verdict: "wrong", reasons: [3] }, asked.check());
  assert.deepEqual(["wrong", 1, true], [asked.state, asked.misses, asked.locked]);
});

test("A turn without a legal move is right as soon as it is checked.", () => {
  const data = { ...turn(), nodes: [{ x: [["20", 6, "14", [1]], ["20", 5, "15", [1]]], e: 1 }] };

  assert.equal("right", new PlayQuestion(data).check().verdict);
});

test("A double is one turn of four: four numbers, and undo goes back one step.", () => {
  const nodes = Array.from({ length: 4 }, (_, i) => ({ m: [[String(20 - i), 1, i + 1, String(19 - i), 0]] }));
  const asked = new PlayQuestion({ ...turn(), dice: [1, 1], nodes: [...nodes, { e: 1 }] });
  for (const from of ["20", "19", "18"]) asked.tryDie(from, 1);

  assert.deepEqual([1], asked.left);
  asked.undo();
  assert.deepEqual([1, 1], asked.left);
  assert.equal(2, asked.history.length);
});

test("Where two numbers lead to one place, the smaller legal one is played.", () => {
  const data = { ...turn(), nodes: [{ m: [["3", 6, 1, "off", 0], ["3", 5, 2, "off", 0]] }, { e: 1 }, { e: 1 }], pos: "0001000000000000000000000/0000000000000000000000000" };
  const asked = new PlayQuestion(data);

  assert.equal(5, asked.tryTo("3", "off").step.die);
});

test("Show locks the board and plays the answer step by step from the start.", () => {
  const asked = new PlayQuestion(turn());
  asked.tryDie("20", 6);
  const steps = asked.show();

  assert.deepEqual([0, true], [asked.history.length, asked.locked]);
  assert.equal("14", asked.step(steps[0]).target);
  assert.equal("trying", asked.state);
});

test("A wrong mark is refused at once and is not kept.", () => {
  const asked = new PickQuestion({ pos: turn().pos, dice: [6, 5], key: ["14", "9"], marks: { 15: [0] }, d: [3] });

  assert.deepEqual({ ok: false, reasons: [0], target: "15" }, asked.toggle("15"));
  assert.deepEqual([3], asked.toggle("2").reasons);
  assert.equal(0, asked.marks.size);
});

test("Missing marks are wrong, with how many are missing, and the marks stay.", () => {
  const asked = new PickQuestion({ pos: turn().pos, key: ["14", "9"], marks: {} });
  asked.toggle("14");

  assert.equal(1, asked.check().missing);
  assert.deepEqual(["wrong", false, 1], [asked.state, asked.locked, asked.marks.size]);
  asked.toggle("9");
  assert.equal("right", asked.check().verdict);
});

test("No place to mark is right without any mark.", () => {
  assert.equal("right", new PickQuestion({ pos: turn().pos, key: [], marks: {} }).check().verdict);
});

test("A mark is taken away by a second press.", () => {
  const asked = new PickQuestion({ pos: turn().pos, key: ["14"], marks: {} });
  asked.toggle("14");

  assert.deepEqual({ ok: true, marked: false }, asked.toggle("14"));
});

test("Check without a chosen option asks for one; a wrong option may be followed by another.", () => {
  const asked = new ChoiceQuestion({ options: { a: { text: "A" }, b: { ok: true, text: "B" } } });

  assert.equal("unfinished", asked.check().verdict);
  asked.choose("a");
  assert.equal("wrong", asked.check().verdict);
  asked.choose("b");
  assert.equal("trying", asked.state);
  assert.equal("right", asked.check().verdict);
});

test("An option that does not exist is not chosen.", () => {
  const asked = new ChoiceQuestion({ options: { a: { ok: true } } });
  asked.choose("z");

  assert.equal(null, asked.value);
});

test("What is kept brings a question back with its verdict.", () => {
  const before = question(turn());
  before.tryDie("20", 6);
  before.check();
  const after = question(turn());
  const outcome = restore(after, JSON.parse(JSON.stringify(snapshot(before))));

  assert.equal("right", outcome.verdict);
  assert.deepEqual([before.state, before.node, before.misses], [after.state, after.node, after.misses]);
});

test("A kept miss is not counted again.", () => {
  const asked = question({ options: { a: {}, b: { ok: true } } });
  restore(asked, { s: "wrong", n: 1, a: ["a"] });

  assert.deepEqual(["wrong", 1], [asked.state, asked.misses]);
});

for (const broken of [null, 7, {}, { a: "x" }, { s: "right", a: [["1", 9]] }, { s: "right", a: [null] }, { s: "right", n: "x", a: [] }]) {
  test(`Whatever was kept, the question works: ${JSON.stringify(broken)}.`, () => {
    const asked = question(turn());
    restore(asked, broken);

    assert.equal(0, asked.node);
    assert.notEqual("right", asked.state);
    assert.equal(true, asked.tryDie("20", 6).ok);
  });
}

test("Two questions with the same data do not know of each other.", () => {
  const data = turn();
  const one = question(data), other = question(data);
  one.tryDie("20", 6);

  assert.deepEqual([1, 0], [one.node, other.node]);
});

const steps = () => ({ v: 2, steps: ["b", "c", "a"], order: ["a", "b", "c"], fail: {} });

test("Steps are moved one place at a time, and not out of the list.", () => {
  const asked = new OrderQuestion(steps());

  assert.deepEqual([0, 0, 1], [asked.move("b", -1), asked.move("c", -1), asked.move("c", 1)]);
  assert.deepEqual(["b", "c", "a"], asked.list);
  assert.equal(2, asked.move("a", 1));
  assert.equal("trying", asked.state);
});

test("Check names the first place that stands wrong; the learner goes on from the same order.", () => {
  const asked = new OrderQuestion(steps());
  const wrong = asked.check();
  asked.move("a", -1);
  const later = asked.check();
  asked.move("a", -1);
  const right = asked.check();

  assert.deepEqual(["wrong", 0, "wrong", 0, "right"], [wrong.verdict, wrong.at, later.verdict, later.at, right.verdict]);
  assert.equal(2, asked.misses);
  assert.equal(0, asked.move("a", 1), "what was right stays");
});

test("The order of the steps is kept between visits, and Reset brings back the first one.", () => {
  const first = new OrderQuestion(steps());
  first.move("a", -1);
  const again = question(steps());
  restore(again, snapshot(first));

  assert.deepEqual(["b", "a", "c"], again.list);
  again.reset();
  assert.deepEqual(["b", "c", "a"], again.list);
});

for (const kept of [["b"], ["a", "b", "x"], ["a", "a", "b"], [1, 2, 3]]) {
  test(`Steps that are not those of the question are not taken over: ${kept}.`, () => {
    const asked = question(steps());
    restore(asked, { s: "wrong", n: 1, a: kept });

    assert.deepEqual(["b", "c", "a"], asked.list);
  });
}

test("In a game without hitting no try is called a hit.", () => {
  const data = { ...turn(), pos: "0000000000000000000010000/0100000001000000000000010", calm: 1 };
  const asked = new PlayQuestion(data);

  assert.deepEqual([false, false], asked.tries().map((one) => one.hit));
});
