/** Writes a `.br` and a `.gz` beside every text file worth it, so that the server never compresses the pages itself. */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXT = new Set(['.css', '.html', '.js', '.json', '.svg', '.txt', '.webmanifest']);
const SMALLEST = 1_000;

export function compress(): Plugin {
  let folder = '';
  return {
    name: 'ludotheque:compress',
    apply: 'build',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
    },
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        for (const file of await readdir(folder, { recursive: true })) {
          if (!TEXT.has(extname(file))) continue;
          const path = join(folder, file);
          const content = await readFile(path);
          if (content.length < SMALLEST) continue;
          const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
          await writeFile(`${path}.br`, await promisify(brotliCompress)(content, { params }));
          await writeFile(`${path}.gz`, await promisify(gzip)(content, { level: 9 }));
        }
      },
    },
  };
}
