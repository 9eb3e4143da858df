/** Builds ../build/gallery.html: every piece and icon in both themes, for looking at. Not shipped. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

import { build } from "esbuild";

import { homes } from "./homes.mjs";

const at = (path) => fileURLToPath(new URL(path, import.meta.url));

/** The same rules for a part of the page instead of the whole, so that both themes stand side by side. */
const scoped = (css) => css.replaceAll(":root", ".theme");

const result = await build({
  entryPoints: [at("gallery.tsx")], bundle: true, write: false, outdir: "out", format: "iife", jsx: "automatic",
  jsxImportSource: "preact", loader: { ".woff2": "dataurl" }, plugins: [homes],
});
const text = (ending) => result.outputFiles.find((file) => file.path.endsWith(ending))?.text ?? "";
const tokens = readFileSync(at("../src/kit/tokens.css"), "utf8");
const html = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Gallery</title>
<style>${scoped(tokens)}${scoped(text(".css"))}</style><body><script>${text(".js")}</script></body></html>`;
mkdirSync(at("../../build"), { recursive: true });
writeFileSync(at("../../build/gallery.html"), html);
