/** version: the version of the nearest package.json above this file. */
import { existsSync, readFileSync } from 'node:fs';

/** For example `0.1.0`. */
export function version(): string {
  for (let folder = new URL('.', import.meta.url); ; folder = new URL('..', folder)) {
    const manifest = new URL('package.json', folder);
    if (existsSync(manifest))
      return (JSON.parse(readFileSync(manifest, 'utf8')) as { readonly version: string }).version;
    if (folder.pathname === '/' || new URL('..', folder).href === folder.href) return 'unknown';
  }
}
