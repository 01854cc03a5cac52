/** The words and digits of the page's language. The script itself holds no sentence: all come from #tk-ui. */

const source = typeof document === "undefined" ? null : document.getElementById("tk-ui");
let ui = { sep: ", " };
try {
  if (source) ui = JSON.parse(source.textContent);
} catch { /* the page works without its words: signs, boards and links remain */ }
const digits = Array.from(ui.digits || "0123456789");
let plural = null;

export const setting = (name) => ui[name];
export const escape = (text) => String(text).replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** A number in the digits of the page. */
export const num = (n) => String(n).replace(/\d/g, (digit) => digits[digit]);

function form(entry, count) {
  if (typeof entry !== "object") return entry;
  if (!plural) plural = new Intl.PluralRules(document.documentElement.lang || "en");
  return entry[plural.select(Number(count) || 0)] || entry.other;
}

function fill(key, values, write) {
  const count = "count" in values ? values.count : values.n;
  const entry = ui[key] === undefined ? "" : form(ui[key], count);
  return write(entry).replace(/\{(\w+)\}/g, (all, name) => {
    const value = values[name];
    return value === undefined ? all : typeof value === "number" ? num(value) : value;
  });
}

/** A message as plain text, for attributes. */
export const text = (key, values = {}) => fill(key, values, String);

/** A message as HTML: its own words are escaped, what is put in is taken as it is. One that is not translated says so. */
export function html(key, values = {}) {
  const words = fill(key, values, escape);
  return (ui.untranslated || []).includes(key) ? `<span lang="en" dir="ltr" class="tk-untranslated">${words}</span>` : words;
}

/** A short list of numbers. */
export const numbers = (list) => list.map(num).join(ui.sep);

/** Notation, whole and from left to right in any text. */
export const notation = (steps) =>
  `<bdi dir="ltr" class="nt">${steps.map((one) => num(`${one.from}/${one.target}${one.hit ? "*" : ""}`)).join(" ")}</bdi>`;

/** One move in words, for the ears. */
export function moveWords({ from, target, hit }) {
  const kind = from === "bar" ? "alt.move.bar" : target === "off" ? "alt.move.off" : "alt.move";
  return text(kind + (hit && target !== "off" ? ".hit" : ""), { from: num(from), to: num(target) });
}
