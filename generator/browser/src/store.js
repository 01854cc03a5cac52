/**
 * What is kept between visits. Storage may be refused, full or used by other sites on the same host:
 * the key begins with the path of this site, and every failure means only that nothing is kept.
 */
import { setting } from "./words.js";

/** The path of the site on its host, above its languages: two copies never mix, and progress follows from language to language. */
const basePath = () => new URL(setting("base") || "./", document.baseURI).pathname;

let prefix = null;
const named = (id) => (prefix = prefix || `takhta:${basePath()}:`) + id;

/** Whether the browser lets anything be kept. */
export function keeps() {
  try {
    return Boolean(localStorage);
  } catch {
    return false;
  }
}

export function read(id, rev) {
  try {
    return JSON.parse(localStorage.getItem(`${named(id)}:${rev}`));
  } catch {
    return null;
  }
}

/** Keeps a value; what was kept of an earlier wording of the question goes. */
export function write(id, rev, value) {
  try {
    const key = `${named(id)}:${rev}`;
    for (const old of Object.keys(localStorage)) {
      if (old.startsWith(`${named(id)}:`) && old !== key) localStorage.removeItem(old);
    }
    if (value) localStorage.setItem(key, JSON.stringify(value));
    else localStorage.removeItem(key);
  } catch { /* not kept */ }
}

/** A choice that holds for the whole host, such as the language. */
export const prefer = {
  get(name) {
    try {
      return localStorage.getItem(`takhta:${name}`);
    } catch {
      return null;
    }
  },
  set(name, value) {
    try {
      if (value) localStorage.setItem(`takhta:${name}`, value);
      else localStorage.removeItem(`takhta:${name}`);
    } catch { /* not kept */ }
  },
};
