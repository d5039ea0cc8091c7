/** Every purpose that a battle throws dice for has its words in every language, and no other. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { tableWordsOf } from './english.ts';
import { words as fr } from './fr/table.ts';
import { words as italian } from './it/table.ts';

const table = new URL('../table', import.meta.url).pathname;

/** The last argument of whatever gives dice: `dice(actor, purpose)`, `diceOf(turn, unit, purpose)`. */
const thrown = /\bdice(?:Of|OfCorps)?\((?:[^()]|\([^()]*\))*?,\s*'([a-z-]+)',?\s*\)/g;

function purposesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((file) => file.isFile() && /(?<!\.test)\.ts$/.test(file.name))
    .flatMap((file) => [...readFileSync(join(file.parentPath, file.name), 'utf8').matchAll(thrown)])
    .flatMap(([, purpose]) => purpose ?? []);
}

it.each([
  ['en', tableWordsOf()],
  ['fr', tableWordsOf(fr)],
  ['it', tableWordsOf(italian)],
] as const)('what dice are thrown for is named in %s', (_language, { report }) => {
  expect(Object.keys(report.purposes).sort()).toEqual([...new Set(purposesIn(table))].sort());
});
