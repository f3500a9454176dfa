import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { budget } from './plugins/budget.ts';
import { compress } from './plugins/compress.ts';
import { icons } from './plugins/icons.ts';
import { shell } from './plugins/shell.ts';
import { staticPage } from './plugins/static.ts';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The same pages, for a server, or (`--mode static`, see tools/static.py) for files that need none. */
export default defineConfig(({ mode }) => ({
  base: mode === 'static' ? './' : '/', // a static host may serve them in any folder
  plugins: [icons(), svelte(), ...(mode === 'static' ? [staticPage()] : [shell(), compress()]), budget(200_000)],
  resolve: {
    alias: {
      $lib: at('src/lib'),
      $parts: at('src/parts'),
      $pages: at('src/pages'),
      $tables: at('src/tables'),
      $art: at('src/art'),
      $house: at(mode === 'static' ? 'src/local/index.ts' : 'src/lib/network.ts'),
    },
  },
  worker: { format: 'es' },
  build: {
    // The Python package takes the pages along; see tools/web.py for when they are built.
    outDir: at(mode === 'static' ? '../build/static-pages' : '../src/ludotheque/server/client'),
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0, // the server's content policy allows no data: scripts, and hashed files are cached for ever
    reportCompressedSize: false,
    rolldownOptions: {
      input: { index: at('index.html'), sw: at(mode === 'static' ? 'src/local/sw.ts' : 'src/sw.ts') },
      output: {
        entryFileNames: (chunk) => (chunk.name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
        // What several pages share comes in one file, not in thirty: the first visit to a table asks for a third as many.
        codeSplitting: {
          groups: [
            { name: 'base', test: /node_modules|src\/lib\/(words|settings|router)/, tags: ['$initial'], priority: 2 },
            { name: 'art', test: /src\/art\/(sheet|land|album)/, minShareCount: 2, priority: 2 },
            { name: 'parts', test: /src\/(parts|lib)\//, minShareCount: 2, priority: 1 },
          ],
        },
      },
    },
  },
  server: {
    // `npm run dev` beside `ludotheque serve`. The sentences are the Python package's.
    fs: { allow: [at('.'), at('../src/ludotheque/locales')] },
    proxy: { '/api': 'http://127.0.0.1:8000', '/socket': { target: 'ws://127.0.0.1:8000', ws: true } },
  },
}));
