/** Which page is shown: the path is the truth, so every page has a link. */
import { here, root, within } from './place';

class Router {
  path = $state(within(location.pathname));
  query = $state.raw(new URLSearchParams(location.search));
  hash = $state(location.hash);

  constructor() {
    addEventListener('popstate', () => this.#read());
    addEventListener('hashchange', () => this.#read());
  }

  /** The parts of the path: ["table", "abc"]. */
  get parts(): string[] {
    return this.path.split('/').filter(Boolean).map(decodeURIComponent);
  }

  /** Show another page. */
  go(to: string, replace = false): void {
    if (replace) history.replaceState(null, '', here(to));
    else history.pushState(null, '', here(to));
    const before = this.path;
    this.#read();
    if (this.path !== before) scrollTo(0, 0);
  }

  /** Links inside the house change the page without loading it again. */
  follow = (event: MouseEvent): void => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = (event.target as Element | null)?.closest('a');
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    if (link.pathname.startsWith('/api/') || !link.pathname.startsWith(root)) return;
    event.preventDefault();
    this.go(within(link.pathname) + link.search + link.hash);
  };

  #read(): void {
    this.path = within(location.pathname);
    this.query = new URLSearchParams(location.search);
    this.hash = location.hash;
  }
}

export const router = new Router();
