/** Builds ../build/cards.html, from which `python -m tests.web.cards` takes the pictures in ../public. Not shipped. */
import { mkdirSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

import { build } from "esbuild";

import { homes } from "./homes.mjs";

const at = (path) => fileURLToPath(new URL(path, import.meta.url));

const result = await build({
  entryPoints: [at("cards.tsx")], bundle: true, write: false, outdir: "out", format: "iife", jsx: "automatic",
  jsxImportSource: "preact", loader: { ".woff2": "dataurl" }, plugins: [homes],
});
const text = (ending) => result.outputFiles.find((file) => file.path.endsWith(ending))?.text ?? "";
const look = `body { margin: 0 } svg { display: block } [data-picture] { overflow: hidden; background: var(--rail) }
.art { height: 446px } .art > svg { width: 100%; height: 100% }
.house { height: 184px; box-sizing: border-box; display: flex; align-items: center; justify-content: center; gap: 28px; border-top: 6px solid #271d15 }
.house span { font: 700 96px/1 var(--serif); color: var(--rail-ink) }
.tile { height: 100%; display: grid; place-items: center; background: var(--rail) }`;
const html = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Cards</title>
<style>${text(".css")}${look}</style><body><script>${text(".js")}</script></body></html>`;
mkdirSync(at("../../build"), { recursive: true });
writeFileSync(at("../../build/cards.html"), html);
