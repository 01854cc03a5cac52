import assert from "node:assert/strict";
import test from "node:test";
import { hop } from "../../generator/browser/src/hop.js";

const TAGS = ["ur", "fa", "hi", "en"];
const arrive = (more) => hop({ tags: TAGS, kept: null, wanted: ["de"], choosing: false, referrer: "", here: "https://example.org/demo/index.html", back: false, ...more });

for (const [wanted, expected] of [[["ur"], "ur"], [["fa-IR", "en"], "fa"], [["hi-IN"], "hi"], [["de", "en-GB"], "en"], [["de", "fr"], null], [[undefined], null]]) {
  test(`A browser that asks for ${wanted} comes to ${expected || "the list"}.`, () => {
    assert.equal(expected, arrive({ wanted }));
  });
}

test("The language that was chosen wins over the browser's.", () => {
  assert.equal("en", arrive({ kept: "en", wanted: ["ur"] }));
});

test("A language that the site no longer has is not gone to.", () => {
  assert.equal(null, arrive({ kept: "xx" }));
});

test("Who asks to choose, or comes back, or comes from a page of the site, stays.", () => {
  assert.equal(null, arrive({ kept: "ur", choosing: true }));
  assert.equal(null, arrive({ kept: "ur", back: true }));
  assert.equal(null, arrive({ kept: "ur", referrer: "https://example.org/demo/ur/index.html" }));
});

test("Another site on the same host does not count as this one.", () => {
  assert.equal("ur", arrive({ kept: "ur", referrer: "https://example.org/other/" }));
});
