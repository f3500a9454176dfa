// @vitest-environment node
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { build } from 'vite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { budget } from './budget';
import { compress } from './compress';
import { shell } from './shell';

/** A text that no compression makes small. */
const noise = (length: number) => Array.from({ length }, (_, at) => ((at * 2654435761) % 4294967296).toString(36)).join('');

let folder = '';

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pages-'));
  await writeFile(join(folder, 'index.html'), '<div id="app"></div><script type="module" src="/main.js"></script>');
  await writeFile(join(folder, 'main.js'), `import('./lazy.js').then(({ text }) => document.title = text + ${JSON.stringify(noise(300))});`);
  await writeFile(join(folder, 'lazy.js'), `export const text = ${JSON.stringify(noise(3000))};`);
  await writeFile(join(folder, 'sw.js'), 'self.kept = __SHELL__; self.version = __VERSION__;');
});

afterEach(() => rm(folder, { recursive: true }));

async function pages(most = 200_000): Promise<string[]> {
  await build({
    configFile: false,
    root: folder,
    logLevel: 'silent',
    plugins: [shell(), budget(most), compress()],
    build: {
      rolldownOptions: {
        input: { index: join(folder, 'index.html'), sw: join(folder, 'sw.js') },
        output: { entryFileNames: (chunk) => (chunk.name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js') },
      },
    },
  });
  return readdir(join(folder, 'dist'), { recursive: true });
}

const read = (name: string) => readFile(join(folder, 'dist', name));

test('a first load that is too heavy is refused, with its name', async () => {
  await expect(pages(1_000)).rejects.toThrow(/more than 1000: assets\/index-/);
});

test('what is loaded later does not count', async () => {
  const whole = (await Promise.all((await pages()).filter((name) => name.endsWith('.gz')).map(read))).reduce((sum, file) => sum + file.length, 0);
  expect(whole).toBeGreaterThan(8_000);
  await expect(pages(5_000)).resolves.toBeDefined();
});

test('every text file of a kilobyte or more lies there compressed too', async () => {
  const files = await pages();
  const scripts = files.filter((name) => name.endsWith('.js') && name.startsWith('assets'));
  expect(scripts).toHaveLength(2);
  for (const name of scripts) {
    const content = await read(name);
    expect(brotliDecompressSync(await read(`${name}.br`)).equals(content)).toBe(true);
    expect(gunzipSync(await read(`${name}.gz`)).equals(content)).toBe(true);
  }
  expect(files).not.toContain('index.html.br');
});

test('the service worker knows every hashed file and the start page', async () => {
  const scripts = (await pages()).filter((name) => /^assets\/.*\.js$/.test(name)).map((name) => `/${name}`);
  const worker = (await read('sw.js')).toString();
  for (const path of ['/', ...scripts]) expect(worker).toContain(JSON.stringify(path));
  expect(worker).not.toContain('__');
});

test('other pages are another version', async () => {
  const version = async () => /version=["'`](\w+)["'`]/.exec((await pages(), await read('sw.js')).toString())?.[1];
  const first = await version();
  expect(first).toMatch(/^\w{12}$/);
  expect(await version()).toBe(first);
  await writeFile(join(folder, 'lazy.js'), 'export const text = "short";');
  expect(await version()).not.toBe(first);
});
