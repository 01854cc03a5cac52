import assert from "node:assert/strict";
import test from "node:test";
import { filled } from "../../generator/browser/src/progress.js";

for (const [right, total, men] of [[0, 9, 0], [1, 9, 1], [4, 9, 1], [5, 9, 2], [8, 9, 2], [9, 9, 3], [1, 1, 3], [1, 2, 2], [0, 1, 0]]) {
  test(`${right} of ${total} questions answered right fill ${men} of three checkers.`, () => {
    assert.equal(filled(right, total), men);
  });
}
