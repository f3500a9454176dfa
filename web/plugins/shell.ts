/** Tells the service worker which files the pages are made of: every hashed file and the start page. */
import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

export function shell(): Plugin {
  return {
    name: 'ludotheque:shell',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const worker = bundle['sw.js'];
      if (worker?.type !== 'chunk') throw new Error('There is no service worker sw.js.');
      if (worker.imports.length > 0) throw new Error(`The service worker must stand alone, but imports ${worker.imports.join(', ')}.`);
      const files = Object.keys(bundle).filter((name) => name.startsWith('assets/')).sort();
      // The names of the files are hashes of their content, so that a new name is a new version.
      const version = createHash('sha256').update(files.join('\n')).digest('hex').slice(0, 12);
      const list = JSON.stringify(['/', ...files.map((name) => `/${name}`)]);
      worker.code = worker.code.replaceAll('__SHELL__', list).replaceAll('__VERSION__', JSON.stringify(version));
    },
  };
}
