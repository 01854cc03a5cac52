/**
 * Compiles src/ and css/ into docs/assets: classic scripts that also run from a folder, and one style sheet.
 * Usage: node generator/browser/build.mjs [folder]   (the folder is docs/assets if not named)
 */
import { createHash } from "node:crypto";
import { copyFileSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { build, version } from "esbuild";

const here = dirname(fileURLToPath(import.meta.url));
const out = resolve(process.argv[2] || join(here, "../../docs/assets"));

/** One hash over all that goes in, so that a stale bundle is seen without Node: see tests/browser_unit. */
function sourceHash() {
  const files = ["build.mjs"];
  for (const folder of ["css", "src", "vendor"]) {
    for (const entry of readdirSync(join(here, folder), { recursive: true, withFileTypes: true })) {
      if (entry.isFile()) files.push(join(entry.parentPath || entry.path, entry.name).slice(here.length + 1).replaceAll("\\", "/"));
    }
  }
  const hash = createHash("sha256").update(`esbuild ${version}\n`);
  for (const file of files.sort()) hash.update(`${file}\0`).update(readFileSync(join(here, file))).update("\0");
  return hash.digest("hex").slice(0, 16);
}

const banner = `/*! Takhta, MIT. Made from generator/browser by make browser; do not edit. sources:${sourceHash()} */`;
const NOTICE = "minisearch.LICENSE"; // its licence asks to be handed on with every copy

/** The dark values stand once in tokens.css, for a dark system; here follow the same for a reader who chose dark. */
const darkByChoice = {
  name: "dark-by-choice",
  setup: (builder) => builder.onLoad({ filter: /tokens\.css$/ }, ({ path }) => {
    const css = readFileSync(path, "utf8"), bySystem = /:root:not\(\[data-scheme=light\]\) (\{[^}]*\})/;
    return { loader: "css", contents: `${css}@media screen { :root[data-scheme=dark] ${css.match(bySystem)[1]} }` };
  }),
};

const same = (one, other) => JSON.stringify(one) === JSON.stringify(other);

/**
 * The script turns the board over itself, so the bundle needs one half of the numbers; and of its 24 points only what tells
 * them apart: how far along they lie. Thrice as short as the tables, which the bundle makes again when it begins.
 */
const oneHalf = {
  name: "one-half",
  setup: (builder) => builder.onLoad({ filter: /geometry\.json$/ }, ({ path }) => {
    const { left, right, ...rest } = JSON.parse(readFileSync(path, "utf8"));
    const { numbers, places, plates, targets, ...others } = right;
    const along = Array.from({ length: 12 }, (_, i) => numbers[i + 1][0]);
    const table = (by, near, far, more) => {
      for (let i = 0; i < 24; i += 1) more[i + 1] = [along[i < 12 ? i : 23 - i] + by, ...(i < 12 ? near : far)];
      return more;
    };
    const calls = Object.entries({ numbers, places, plates, targets }).map(([name, full]) => {
      const more = Object.fromEntries(Object.entries(full).filter(([place]) => !Number(place)));
      const made = [full[1][0] - along[0], full[1].slice(1), full[24].slice(1), more];
      const parts = made.map((part) => JSON.stringify(part));
      if (!same(table(...made), full)) throw new Error(`geometry.json: the points of ${name} do not lie in two even rows`);
      return `${name}: table(${parts})`;
    });
    const half = `{...${JSON.stringify(others)},${calls}}`;
    return { loader: "js", contents: `const along = ${JSON.stringify(along)}, table = ${table};\nexport default {...${JSON.stringify(rest)}, right: ${half}};` };
  }),
};

const shared = {
  bundle: true,
  minify: true,
  charset: "utf8",
  legalComments: "inline",
  logLevel: "warning",
  banner: { js: banner, css: banner },
  outdir: out,
};

const scripts = (names, first) => build({
  ...shared,
  banner: { js: first },
  entryPoints: names.map((name) => ({ in: join(here, `src/${name}.js`), out: name === "main" ? "takhta" : name })),
  plugins: [oneHalf],
  format: "iife",
  target: "es2020",
});

await scripts(["main", "home", "scheme", "root"], banner);
await scripts(["search"], `${banner}\n/*! With MiniSearch, Copyright Luca Ongaro, MIT: see ${NOTICE} beside this file. */`);
copyFileSync(join(here, "vendor/minisearch/LICENSE.txt"), join(out, NOTICE));
await build({
  ...shared,
  entryPoints: [join(here, "css/takhta.css")],
  plugins: [darkByChoice],
  external: ["*.woff2", "*.svg"],
  target: ["chrome96", "firefox95", "safari15"],
});
