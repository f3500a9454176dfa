/** Where this house stands on its host: at "/", or, as static files, in any folder. Paths of the house do not know it. */

/** The folder, with a slash at its end: "/" or "/ludotheque/". */
export const root = folder();

/** A host that knows no paths sends whoever asks for one to the start page, with the path beside it. */
const asked = import.meta.env.MODE === 'static' ? new URLSearchParams(location.search).get('to') : null;
if (asked) history.replaceState(null, '', root + asked.replace(/^[/\\]+/, ''));

function folder(): string {
  if (import.meta.env.MODE !== 'static') return '/';
  const up = '../'; // every script of the built pages lies in assets/
  return new URL(up, import.meta.url).pathname;
}

/** The address on this host of a path of the house: "/rules/yro" may be "/ludotheque/rules/yro". */
export const here = (path: string): string => root + path.replace(/^\//, '');

/** The path of the house that an address on this host stands for. */
export const within = (pathname: string): string => (pathname.startsWith(root) ? `/${pathname.slice(root.length)}` : pathname);
