import { svelteTesting } from '@testing-library/svelte/vite';
import { defineConfig, mergeConfig } from 'vitest/config';
import pages from './vite.config.ts';

// Apart from vite.config.ts, so that building the pages needs nothing that only their tests need.
export default defineConfig((env) =>
  mergeConfig(
  pages(env),
  defineConfig({
    plugins: [svelteTesting()],
    test: {
      environment: 'jsdom',
      include: ['{src,plugins}/**/*.test.ts'],
    },
  }),
));
