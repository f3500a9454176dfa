/** Refuses pages whose first load is too heavy: the entry script and all it imports at once, compressed. */
import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

export function budget(most: number): Plugin {
  return {
    name: 'ludotheque:budget',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const first = chunks.find((chunk) => chunk.isEntry && chunk.name === 'index');
      if (first === undefined) throw new Error('The pages have no entry script "index".');
      const together = new Set([first.fileName]);
      for (const name of together) for (const next of chunks.find((chunk) => chunk.fileName === name)?.imports ?? []) together.add(next);
      const sizes = chunks.filter((chunk) => together.has(chunk.fileName)).map((chunk) => ({ name: chunk.fileName, size: gzipSync(chunk.code).length }));
      const total = sizes.reduce((sum, { size }) => sum + size, 0);
      const list = sizes.map(({ name, size }) => `${name} ${size}`).join(', ');
      if (total > most) {
        throw new Error(`The first load is ${total} bytes of compressed script, more than ${most}: ${list}. Import pages and tables lazily.`);
      }
      this.info(`The first load is ${total} of ${most} bytes of compressed script: ${list}`);
    },
  };
}
