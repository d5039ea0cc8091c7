/** Test that every worked example of the ledger is played as a position: a test of the table cites its number. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { examples } from '../examples/index.ts';

/** Example numbers cited by the tests of a folder and its subfolders. */
function playedIn(folder: URL): Set<string> {
  const found = new Set<string>();
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.test.ts')) continue;
    for (const [id] of readFileSync(new URL(name, folder), 'utf8').matchAll(/\bE\d{2,3}\b/g)) found.add(id);
  }
  return found;
}

it('no worked example is without its position', () => {
  const played = playedIn(new URL('./', import.meta.url));
  const ids = examples.map((example) => (example.case as { readonly id?: string }).id ?? '?');
  expect(ids.length).toBeGreaterThan(100);
  expect(ids.filter((id) => !played.has(id))).toEqual([]);
  expect([...played].filter((id) => !ids.includes(id))).toEqual([]);
});
