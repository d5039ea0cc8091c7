import { type AnyTableGame, type CreateAnyGame, openGame, verifyGame, writeSave } from '@grognard/engine';
import { arrangeDarkDuel } from '@grognard/test-kit';
import { afterEach, expect, it } from 'vitest';
import { changedGame, playedGame } from './testing/dark-games.ts';
import { ran } from './testing/fake-terminal.ts';

const scenario = { places: [2, 5] };
const tables: CreateAnyGame = (edition, given, options) =>
  edition === 'duel-in-the-dark' ? arrangeDarkDuel(given, edition, options) : null;
const file = playedGame(tables('duel-in-the-dark', scenario, {}) as AnyTableGame, scenario, 3);

/** Every path in a file, from the outside in, with the value there. */
function placesIn(value: unknown, at: readonly string[] = []): { path: string; value: unknown }[] {
  const here = at.length === 0 ? [] : [{ path: at.join('.'), value }];
  if (typeof value !== 'object' || value === null) return here;
  return [...here, ...Object.entries(value).flatMap(([key, inner]) => placesIn(inner, [...at, key]))];
}

/** Values that replace any value of the file in turn. */
const others = [
  null,
  true,
  0,
  -1,
  1,
  6,
  7,
  0.5,
  1e300,
  '',
  'red',
  'seal',
  '__proto__',
  [],
  [[]],
  {},
  { kind: 'x' },
];

const sharedNames = () =>
  [Object.prototype, Array.prototype].map((shared) => Object.getOwnPropertyNames(shared).join());
const sharedAtFirst = sharedNames();

/** A file with `__proto__` in place of a side must not change Object.prototype. */
afterEach(() => expect(sharedNames()).toEqual(sharedAtFirst));

it('whatever is changed in a saved game is found, and nothing makes the check stumble', () => {
  const data: unknown = JSON.parse(writeSave(file));
  const overlooked: string[] = [];
  for (const { path, value } of placesIn(data))
    for (const other of others) {
      if (JSON.stringify(other) === JSON.stringify(value)) continue;
      const opened = openGame(changedGame(file, path, other), tables);
      const found = 'problems' in opened ? opened.problems : verifyGame(opened).differences;
      if (found.length === 0) overlooked.push(`${path} = ${JSON.stringify(other)}`);
    }
  expect(overlooked).toEqual([]);
});

it('no changed game makes the report or the picture stumble', async () => {
  const { entries } = file;
  for (const { path } of placesIn(JSON.parse(JSON.stringify({ entries }))))
    for (const other of others) {
      const input = [changedGame(file, path, other)];
      for (const more of [[], ['--svg', '-']]) {
        const { code } = await ran(['replay', '-', ...more], { tables, input });
        expect([0, 1]).toContain(code);
      }
    }
});

it('a command that is left out, doubled or exchanged with the next is found', () => {
  const { entries } = file;
  const found = (changed: readonly unknown[]): number => {
    const opened = openGame(changedGame(file, 'entries', changed), tables);
    return 'problems' in opened ? opened.problems.length : verifyGame(opened).differences.length;
  };
  for (const [n, entry] of entries.entries()) {
    expect(found(entries.toSpliced(n, 1))).toBeGreaterThan(0);
    expect(found(entries.toSpliced(n, 0, entry))).toBeGreaterThan(0);
    const next = entries[n + 1];
    if (next !== undefined) expect(found(entries.toSpliced(n, 2, next, entry))).toBeGreaterThan(0);
  }
});
