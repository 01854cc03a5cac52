/** Which language the language page goes on to, or null to stay: a question of its own, so that it can be tested. */

/** The folder a page lies in, without file name, query and anchor. */
const folder = (address) => address.replace(/[?#].*$/, "").replace(/[^/]*$/, "");

export function hop({ tags, kept, wanted, choosing, referrer, here, back }) {
  if (choosing || back) return null;
  if (referrer && referrer.startsWith(folder(here))) return null;
  if (tags.includes(kept)) return kept;
  for (const one of wanted) {
    const exact = tags.find((tag) => tag.toLowerCase() === String(one).toLowerCase());
    if (exact) return exact;
    const base = String(one).toLowerCase().split("-")[0];
    const near = tags.find((tag) => tag.toLowerCase().split("-")[0] === base);
    if (near) return near;
  }
  return null;
}
