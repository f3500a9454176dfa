/** Every English sentence of the browser, as one chunk. */
export default import.meta.glob<string>(
  [
    '../../../src/ludotheque/locales/en/*.ftl',
    '!**/terminal*.ftl',
    '!**/lab.ftl',
    '!**/bench-server.ftl',
  ],
  { eager: true, query: '?raw', import: 'default' },
);
