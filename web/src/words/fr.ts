/** Every French sentence of the browser, as one chunk. */
export default import.meta.glob<string>(
  [
    '../../../src/ludotheque/locales/fr/*.ftl',
    '!**/terminal*.ftl',
    '!**/lab.ftl',
    '!**/bench-server.ftl',
  ],
  { eager: true, query: '?raw', import: 'default' },
);
