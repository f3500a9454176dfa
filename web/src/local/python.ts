/** Python with the house in it, in a worker. */
import type { PyodideAPI } from 'pyodide';

const HOUSE = '/lib/house';
/** What is fetched. */
const PARTS = ['pyodide.asm.wasm', 'pyodide.asm.mjs', 'python_stdlib.zip', 'house.tar.xz'] as const;

/** Nothing but the standard library is loaded by Pyodide itself: the house brings the rest. */
const NO_PACKAGES = { packages: {}, info: { abi_version: '2026_0', arch: 'wasm32', platform: 'emscripten_5_0_3', python: '3.14.2', version: '314.0.7' } };

/** Start Python from the files in a folder; `progress` is told from 0 to 1 how much of it has been fetched. */
export async function startPython(files: string, progress: (done: number) => void = () => undefined): Promise<PyodideAPI> {
  const house = fetch(`${files}house.tar.xz`).then((answer) => {
    if (!answer.ok) throw new Error(`house.tar.xz: ${answer.status}`);
    return answer.arrayBuffer();
  });
  house.catch(() => undefined); // told below
  const done = follow(progress);
  const { loadPyodide } = (await import(/* @vite-ignore */ `${files}pyodide.mjs`)) as typeof import('pyodide');
  const py = await loadPyodide({ indexURL: files, lockFileContents: JSON.stringify(NO_PACKAGES), packageBaseUrl: files });
  py.unpackArchive(await house, 'xztar', { extractDir: HOUSE });
  py.runPython(`import sys; sys.path.insert(0, '${HOUSE}')`);
  done();
  return py;
}

/** Tell how many of the parts have come, by what the browser notes of every fetch. */
function follow(progress: (done: number) => void): () => void {
  const come = new Set<string>();
  const look = (entries: PerformanceEntryList): void => {
    for (const { name } of entries) if (PARTS.some((part) => name.endsWith(`/${part}`))) come.add(name);
    progress(come.size / (PARTS.length + 1));
  };
  const observer = new PerformanceObserver((list) => look(list.getEntries()));
  observer.observe({ type: 'resource', buffered: true });
  return () => observer.disconnect();
}
