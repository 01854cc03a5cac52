import assert from "node:assert/strict";
import test from "node:test";
import { fold, tokens } from "../../generator/browser/src/fold.js";
import { excerpt, find, index } from "../../generator/browser/src/searcher.js";

const DOCUMENTS = [
  { u: "a.html#hit.to-bar", t: "A hit checker goes to the bar", h: "Hitting", x: "The hit checker starts again from the bar." },
  { u: "a.html#ur", t: "مہرے نکالنا", h: "باب", x: "سب مہرے ہوم بورڈ میں ہوں تو مہرے نکالیں۔ یہ قاعدہ 6 خانوں کا ہے۔" },
  { u: "a.html#fa", t: "حرکت مهره‌ها", h: "حرکت", x: "مهره‌های خود را به سوی خانهٔ خود می‌برید. عدد ۶ بزرگ‌تر است." },
  { u: "a.html#hi", t: "बंद बिंदु", h: "चाल", x: "हिन्दी में बड़ा अंक पहले चलें। गोटी चाँद तक।" },
  { u: "a.html#may", t: "کتابی", h: "", x: "ہو سکے تو دونوں عدد چلیں۔" },
];
const found = (text) => find(index(DOCUMENTS), text).map((one) => one.u.split("#")[1]);

for (const [typed, expected, why] of [
  ["checker", "hit.to-bar", "a plain word"],
  ["CHECK", "hit.to-bar", "the beginning of a word, in capitals"],
  ["مهره‌ها", "fa", "a half-space as written"],
  ["مهرهها", "fa", "a half-space left out"],
  ["مهره ها", "fa", "a half-space typed as a space"],
  ["بزرگتر", "fa", "a half-space left out of a compound"],
  ["مي‌بريد", "fa", "Arabic yeh"],
  ["كتابي", "may", "Arabic kaf and yeh"],
  ["خانه", "fa", "without hamza above"],
  ["मुहरे", "", "a word that is nowhere"],
  ["हिंदी", "hi", "the nasal as a dot"],
  ["बडा", "hi", "without nukta"],
  ["चांद", "hi", "the dot for chandrabindu"],
  ["قاعده", "ur", "Persian heh in an Urdu word"],
]) {
  test(`Found by ${why}: ${typed}.`, () => {
    assert.deepEqual(expected ? [expected] : [], found(typed).slice(0, 1));
  });
}

test("Digits of every script find each other.", () => {
  assert.deepEqual(found("6"), found("۶"));
  assert.deepEqual(["6", "6", "6", "6"], ["6", "۶", "٦", "६"].map(fold));
});

test("All words must be found.", () => {
  assert.deepEqual([], found("checker quintessence"));
});

test("Diacritics and tatweel do not matter.", () => {
  assert.equal(fold("پپ"), fold("پِپ"));
  assert.equal(fold("مهر"), fold("مهـر"));
});

test("A word with a half-space is indexed by its parts and as one word.", () => {
  assert.deepEqual(["مهره", "ها", "مهرهها"], tokens("مهره‌ها"));
});

test("A query of signs alone finds nothing and breaks nothing.", () => {
  for (const typed of ["", "  ", "*/", "“”", "(", "\\"]) assert.deepEqual([], found(typed));
});

test("Only whole words of the original text are marked.", () => {
  const [result] = find(index(DOCUMENTS), "مهرهها");
  const runs = excerpt(result.x, result.terms);

  assert.equal(result.x, runs.map(([text]) => text).join(""));
  assert.deepEqual(["مهره‌های"], runs.filter(([, marked]) => marked).map(([text]) => text));
});

test("A long text is cut at blanks, around the word found.", () => {
  const text = `${"word ".repeat(60)}target ${"word ".repeat(60)}`.trim();
  const runs = excerpt(text, ["target"]);
  const whole = runs.map(([run]) => run).join("");

  assert.match(whole, /^… word .*target.* word …$/);
  assert.ok(whole.length < 260);
});
