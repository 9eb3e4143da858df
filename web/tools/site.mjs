// Makes the folder of a site whole: Python, the house as one archive, what makes it work without a line, compressed siblings.
//   node tools/site.mjs OUT GATHERED [BASE]     OUT holds the built client, GATHERED what tools/site.py has gathered
import { createHash } from "node:crypto";
import { copyFileSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

import { loadPyodide } from "pyodide";

const here = dirname(fileURLToPath(import.meta.url));
const [out, gathered, base = "./"] = process.argv.slice(2);
const source = join(here, "..", "node_modules", "pyodide");
const { version } = JSON.parse(readFileSync(join(source, "package.json"), "utf8"));

function* filesIn(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* filesIn(path);
    else yield path;
  }
}

const named = (path) => relative(out, path).split(sep).join("/");
const hashOf = (bytes) => createHash("sha256").update(bytes).digest("hex").slice(0, 12);

/** Python as it comes, without its list of packages: none of them is fetched from anywhere. */
function layPython() {
  const folder = `python-${version}`;
  mkdirSync(join(out, folder), { recursive: true });
  for (const name of ["pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip"]) {
    copyFileSync(join(source, name), join(out, folder, name));
  }
  const lock = JSON.parse(readFileSync(join(source, "pyodide-lock.json"), "utf8"));
  writeFileSync(join(out, folder, "pyodide-lock.json"), JSON.stringify({ ...lock, packages: {} }));
  return `${folder}/`;
}

/** The house as one archive of what Python has compiled: nothing has to be compiled in the tab. */
async function layHouse() {
  const python = await loadPyodide({ indexURL: source + sep });
  python.mountNodeFS("/gathered", gathered);
  const bytes = python.runPython(`
import os, pathlib, py_compile, zipfile
root = pathlib.Path("/gathered/house")
with zipfile.ZipFile("/house.zip", "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
    for path in sorted(root.rglob("*")):
        if path.is_dir() or "__pycache__" in path.parts:
            continue
        name = path.relative_to(root).as_posix()
        content = path.read_bytes()
        if path.suffix == ".py":
            py_compile.compile(str(path), "/one.pyc", name, doraise=True, invalidation_mode=py_compile.PycInvalidationMode.UNCHECKED_HASH)
            name, content = name + "c", pathlib.Path("/one.pyc").read_bytes()
        entry = zipfile.ZipInfo(name, (2020, 1, 1, 0, 0, 0))
        entry.compress_type = zipfile.ZIP_DEFLATED
        archive.writestr(entry, content)
pathlib.Path("/house.zip").read_bytes()
`).toJs();
  const name = `house-${hashOf(bytes)}.zip`;
  writeFileSync(join(out, name), bytes);
  return name;
}

function layPage(parts) {
  const safe = (value) => JSON.stringify(value).replaceAll("<", "\\u003c");
  const recorded = JSON.parse(readFileSync(join(gathered, "recorded.json"), "utf8"));
  const written = `<script type="application/json" id="site">${safe(parts)}</script>
  <script type="application/json" id="recorded">${safe(recorded)}</script>`;
  const page = join(out, "index.html");
  writeFileSync(page, readFileSync(page, "utf8").replace("<!-- site -->", () => written));
  const manifest = join(out, "site.webmanifest");
  const about = JSON.parse(readFileSync(manifest, "utf8"));
  const icons = about.icons.map((icon) => ({ ...icon, src: icon.src.slice(1) }));
  writeFileSync(manifest, JSON.stringify({ ...about, id: base, start_url: base, scope: base, icons }));
}

/** The worker that keeps the folder: every file of this build, by its name and under the name of the build. */
function layKeeper() {
  const files = [...filesIn(out)].map(named).filter((name) => !["sw.js", "build.json", "parts.json"].includes(name) && !name.startsWith("card"));
  const whole = createHash("sha256");
  for (const name of files.sort()) whole.update(name).update(readFileSync(join(out, name)));
  const build = whole.digest("hex").slice(0, 12);
  const listed = files.map((name) => (name === "index.html" ? "./" : name));
  const text = readFileSync(join(here, "keeper.js"), "utf8");
  writeFileSync(join(out, "sw.js"), text.replace('"BUILD"', JSON.stringify(build)).replace('["FILES"]', JSON.stringify(listed)));
}

function compress() {
  for (const path of [...filesIn(out)]) {
    if (!/\.(js|mjs|css|html|svg|json|webmanifest|wasm)$/.test(path)) continue;
    const bytes = readFileSync(path);
    const params = { [constants.BROTLI_PARAM_QUALITY]: Number(process.env.BOGWOOD_BROTLI ?? 11) };
    writeFileSync(path + ".gz", gzipSync(bytes, { level: 9 }));
    writeFileSync(path + ".br", brotliCompressSync(bytes, { params }));
  }
}

const python = layPython();
const house = await layHouse();
const entries = JSON.parse(readFileSync(join(out, "parts.json"), "utf8"));
const fetched = [...["pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json"].map((name) => python + name), house];
const sizes = Object.fromEntries(fetched.map((name) => [name, statSync(join(out, name)).size]));
layPage({ ...entries, python, house, sizes });
rmSync(join(out, "parts.json"));
layKeeper();
compress();
process.exit(0);
