/**
 * Folds spelling variants of all four scripts, so that a word is found however it is typed.
 * Index and query go through the same folding; what is shown is always the original text.
 */
const ZWNJ = "\u200c";

/** Letters that keyboards of one language put for those of another. */
const SAME = {
  "ي": "ی", "ى": "ی", "ې": "ی", "ۍ": "ی", "ك": "ک", "ڪ": "ک",
  "ہ": "ه", "ھ": "ه", "ە": "ه", "ة": "ه", "ۃ": "ه", "ۀ": "ه", "ۂ": "ه", "ۓ": "ے",
  "ٱ": "ا", "ٲ": "ا", "ٳ": "ا", "ٶ": "و",
};
const SAME_ANY = new RegExp(`[${Object.keys(SAME).join("")}]`, "g");
/** Vowel signs, tanwin, hamza above, small alef, tatweel; nukta; accents of Latin letters; bidi and other invisible signs. */
const DROPPED = /[\u064b-\u065f\u0670\u06d6-\u06ed\u0640\u093c\u0300-\u036f\u200b\u200d-\u200f\u061c\u202a-\u202e\u2060-\u2069\ufeff'\u2019]/g;
/** A nasal before a consonant may be written as a letter or as a dot: हिन्दी, हिंदी. */
const NASAL = /[ङञणनम]\u094d(?=[क-ह])/g;

/** One text, folded; ZWNJ stays for `tokens` to decide. */
export function fold(text) {
  return text.normalize("NFKD").toLowerCase()
    .replace(DROPPED, "")
    .replace(SAME_ANY, (letter) => SAME[letter])
    .replace(/\u0901/g, "\u0902")
    .replace(NASAL, "\u0902")
    .replace(/\p{Nd}/gu, (digit) => String(digitValue(digit)));
}

/** Digits of a script stand in runs of ten, so the value is the distance to the run's zero. */
function digitValue(digit) {
  let code = digit.codePointAt(0), value = 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - 1))) {
    code -= 1;
    value += 1;
  }
  return value;
}

/** Words as they stand in a text: letters, marks, digits, joined by ZWNJ. */
export const WORD = /[\p{L}\p{M}\p{N}\u200c\u200d\u0640'\u2019]+/gu;

/** The parts of a folded word at its half-spaces. */
const parts = (word) => word.split(ZWNJ).filter(Boolean);

/** Tokens of a text for the index: a word with a half-space counts as its parts and as one word. */
export function tokens(text) {
  return (text.match(WORD) || []).flatMap((word) => {
    const pieces = parts(fold(word));
    return pieces.length > 1 ? [...pieces, pieces.join("")] : pieces;
  });
}

/** Words of a query; each is a list of its parts. */
export function words(text) {
  return (text.match(WORD) || []).map((word) => parts(fold(word))).filter((pieces) => pieces.length);
}
