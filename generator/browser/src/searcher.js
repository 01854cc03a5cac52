/** Finds rules by words. No page here: documents in, results out. */
import MiniSearch from "../vendor/minisearch/minisearch.js";
import { fold, tokens, WORD, words } from "./fold.js";

const ZWNJ = /\u200c/g;

/** An index over documents {u: address, t: title, h: title of the page, x: text}. */
export function index(documents) {
  const search = new MiniSearch({
    fields: ["t", "h", "x"],
    tokenize: tokens,
    processTerm: (term) => term, // folded already
    searchOptions: { boost: { t: 4, h: 2 } },
  });
  search.addAll(documents.map((one, id) => ({ ...one, id })));
  return { search, documents };
}

/** A word that is being typed matches from its beginning; a long one also with a slip. */
const how = (last) => ({ prefix: last, fuzzy: (term) => (term.length > 4 ? 0.2 : false), combineWith: "AND", tokenize: (text) => [text] });

/** Every word must be found; a word with a half-space is found with it, without it, or as two words. */
function asked(text) {
  const list = words(text);
  return {
    combineWith: "AND",
    queries: list.map((pieces, i) => {
      const options = how(i === list.length - 1);
      const one = (term) => ({ ...options, queries: [term] });
      if (pieces.length === 1) return one(pieces[0]);
      return { combineWith: "OR", queries: [one(pieces.join("")), { combineWith: "AND", queries: pieces.map(one) }] };
    }),
  };
}

/** The best results, each with the folded words it was found by. */
export function find({ search, documents }, text, limit = 20) {
  if (!words(text).length) return [];
  return search.search(asked(text)).slice(0, limit).map(({ id, terms }) => ({ ...documents[id], terms }));
}

/** Whether a word of the text is one of those found. A word counts as a whole or by a part between half-spaces. */
const isFound = (word, terms) => {
  const folded = fold(word);
  return terms.includes(folded.replace(ZWNJ, "")) || folded.split("\u200c").some((part) => terms.includes(part));
};

/** A piece of the original text around the first word found, as runs [text, found]: only whole words are ever marked. */
export function excerpt(text, terms, around = 90) {
  const found = [...text.matchAll(WORD)].filter((match) => isFound(match[0], terms));
  const first = found.length ? found[0].index : 0;
  const start = first > around ? text.indexOf(" ", first - around) + 1 : 0;
  let end = first + around * 1.4;
  end = end < text.length ? text.lastIndexOf(" ", end) : text.length;
  if (end <= first) end = text.length;
  const runs = [];
  let at = start;
  for (const match of found) {
    if (match.index < start || match.index + match[0].length > end) continue;
    if (match.index > at) runs.push([text.slice(at, match.index), false]);
    runs.push([match[0], true]);
    at = match.index + match[0].length;
  }
  if (at < end) runs.push([text.slice(at, end), false]);
  if (start > 0) runs.unshift(["… ", false]);
  if (end < text.length) runs.push([" …", false]);
  return runs;
}
