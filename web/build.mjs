// Builds the client into the server's folder for static files: hashed names, one chunk per language, compressed siblings.
import { build, context } from "esbuild";
import { createHash } from "node:crypto";
import { copyFileSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

import { cards, homes } from "./tools/homes.mjs";
import { growing } from "./tools/sizes.mjs";

const here = dirname(fileURLToPath(import.meta.url));
const out = process.env.BOGWOOD_OUT || join(here, "..", "src", "bogwood", "server", "static");
const watching = process.argv.includes("--watch");
const pages = join(here, "index.html");
/** A folder without a server: addresses are relative to its first page, and the house stands in a worker. */
const site = process.env.BOGWOOD_SITE === "1";
const folder = site ? "assets/" : "/assets/";

const settings = {
  absWorkingDir: here,
  entryPoints: { main: "src/main.tsx", ...(site ? { worker: "src/door/worker.ts", thinker: "src/door/thinker.ts" } : {}) },
  define: { BOGWOOD_SITE: String(site) },
  outdir: join(out, "assets"),
  entryNames: "[name]-[hash]",
  chunkNames: "[name]-[hash]",
  assetNames: "[name]-[hash]",
  ...(site ? {} : { publicPath: "/assets" }),
  bundle: true,
  splitting: true,
  format: "esm",
  target: ["es2022", "safari16"],
  minify: !watching,
  sourcemap: watching ? "linked" : false,
  metafile: true,
  legalComments: "none",
  charset: "utf8",
  jsx: "automatic",
  jsxImportSource: "preact",
  loader: { ".woff2": "file", ".svg": "file" },
  logLevel: "warning",
  plugins: [
    homes,
    { name: "sizes", setup: (work) => work.onLoad({ filter: /\.css$/ }, sizes) },
    { name: "pages", setup: (work) => work.onEnd((result) => result.metafile && finish(result.metafile)) },
  ],
};

/** The first page for a folder that may lie anywhere. */
function relativeTo(page) {
  return page.replaceAll(/(href|src)="\/(?=\w)/g, '$1="');
}

/** Style sheets whose sizes grow with the reader's text. */
function sizes({ path }) {
  return { contents: growing(readFileSync(path, "utf8")), loader: "css", resolveDir: dirname(path), watchFiles: [path] };
}

/** Writes the first page round what was built, and compresses every file that gains by it. */
function finish(metafile) {
  const made = Object.entries(metafile.outputs);
  const [script, about] = made.find(([, output]) => output.entryPoint === "src/main.tsx");
  const address = (file) => folder + relative(join(out, "assets"), join(here, file)).split(sep).join("/");
  const styles = stylesOf(about.cssBundle, made.map(([file]) => file).filter((file) => file.endsWith(".css")));
  const fonts = made.map(([file]) => file).filter((file) => /-latin-wght-normal.*\.woff2$/.test(file));
  const preload = fonts.map((file) => `<link rel="preload" href="${address(file)}" as="font" type="font/woff2" crossorigin>`);
  const text = (site ? relativeTo(readFileSync(pages, "utf8")) : readFileSync(pages, "utf8"))
    .replace("<!-- style -->", [...styles.map((file) => `<link rel="stylesheet" href="${address(file)}">`), ...preload].join("\n  "))
    .replace(site ? "" : "  <!-- site -->\n", "")
    .replace("<!-- script -->", `<script type="module" src="${address(script)}"></script>`);
  writeFileSync(join(out, "index.html"), text);
  if (site) {
    const made = (entry) => address(Object.entries(metafile.outputs).find(([, output]) => output.entryPoint === entry)[0]);
    const parts = { worker: made("src/door/worker.ts"), thinker: made("src/door/thinker.ts") };
    writeFileSync(join(out, "parts.json"), JSON.stringify(parts));
  }
  for (const name of readdirSync(join(here, "public"))) copyFileSync(join(here, "public", name), join(out, name));
  for (const [name, card] of Object.entries(cards)) copyFileSync(card, join(out, name));
  if (!watching && !site) compress(out);
  stamp(made);
}

/**
 * Parts that are loaded later bring their styles now: a page must not change its look under the reader's eyes.  What
 * the main file holds already is neither linked nor kept.
 */
function stylesOf(main, files) {
  const rules = (file) => readFileSync(join(here, file), "utf8").split("}");
  const known = new Set(rules(main));
  const others = files.filter((file) => file !== main);
  const missing = others.filter((file) => rules(file).some((rule) => !known.has(rule)));
  for (const file of others) if (!missing.includes(file)) rmSync(join(here, file));
  return [main, ...missing];
}

function compress(folder) {
  for (const name of readdirSync(folder)) {
    const file = join(folder, name);
    if (statSync(file).isDirectory()) compress(file);
    else if (/\.(js|css|html|svg|json|webmanifest)$/.test(name)) {
      const bytes = readFileSync(file);
      writeFileSync(file + ".gz", gzipSync(bytes, { level: 9 }));
      writeFileSync(file + ".br", brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
    }
  }
}

/** A name for this build, so that a page left open can tell that the server has a newer one. */
function stamp(made) {
  const hash = createHash("sha256");
  for (const [file] of made.sort()) hash.update(file);
  writeFileSync(join(out, "build.json"), JSON.stringify({ build: hash.digest("hex").slice(0, 12) }) + "\n");
}

rmSync(out, { recursive: true, force: true });
mkdirSync(join(out, "assets"), { recursive: true });
if (watching) await (await context(settings)).watch();
else await build(settings);
