// node tools/compile_house.mjs PYODIDE WRITTEN COMPILED [OPTIMIZE]: an archive with .pyc in the place of every .py, made by the
// Python of this Pyodide, which alone can read them. They are not checked against sources: there are none beside them.
import { readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const [, , home, written, compiled, optimize = '0'] = process.argv;
const { loadPyodide } = await import(pathToFileURL(resolve(home, 'pyodide.mjs')).href);
const python = await loadPyodide({ indexURL: resolve(home) + '/' });
python.FS.writeFile('/written.zip', new Uint8Array(await readFile(written)));
python.runPython(`
import importlib.util, zipfile
from importlib._bootstrap_external import _code_to_hash_pyc

with zipfile.ZipFile("/written.zip") as source, zipfile.ZipFile("/compiled.zip", "w") as out:
    for name in source.namelist():
        raw = source.read(name)
        if name.endswith(".py"):
            code = compile(raw, "/lib/house/" + name, "exec", dont_inherit=True, optimize=${Number(optimize)})
            name, raw = name + "c", bytes(_code_to_hash_pyc(code, importlib.util.source_hash(raw), False))
        out.writestr(zipfile.ZipInfo(name), raw)
`);
await writeFile(compiled, python.FS.readFile('/compiled.zip'));
