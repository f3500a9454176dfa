/** Read by Vite's plugin, by svelte-check and by eslint. */
export default {
  compilerOptions: { runes: true },
};
