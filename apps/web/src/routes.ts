/** Addresses within the page. They come after the #, so that any static host can serve them. */
import { createStore, type Store } from './look/store.ts';

/** The current address: the parts of the path, and the text after the question mark. */
export interface Route {
  readonly path: readonly string[];
  readonly query: URLSearchParams;
}

function read(): Route {
  const [path = '', query = ''] = location.hash.replace(/^#\/?/, '').split('?', 2);
  return { path: path.split('/').filter(Boolean).map(decoded), query: new URLSearchParams(query) };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export const place: Store<Route> = createStore(read());
addEventListener('hashchange', () => place.set(read()));

/** The address of a path, for a link. */
export function to(...path: readonly string[]): string {
  return `#/${path.map(encodeURIComponent).join('/')}`;
}

/** Opens an address. `replace` adds no step to the history. */
export function go(address: string, how: 'push' | 'replace' = 'push'): void {
  if (how === 'push') location.hash = address;
  else {
    history.replaceState(null, '', address);
    place.set(read());
  }
}
