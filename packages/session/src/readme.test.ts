/** The README's example runs and gives the results stated in its comments. */
import { readFileSync } from 'node:fs';
import { asAnyGame } from '@grognard/engine';
import { gunsInTurnAt } from '@grognard/test-kit';
import { expect, it } from 'vitest';
import * as session from './index.ts';
import type { Seat } from './record.ts';
import { testDeps } from './testing/deps.ts';
import { sampleRecord } from './testing/samples.ts';

it('the example of the README gives what it says', async () => {
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
  const [, example = ''] = /```ts\n([\s\S]*?)```/.exec(readme) ?? [];
  const body = example.replace(/^import (\{.*?\}) from '@grognard\/session';/, 'const $1 = sessions;');
  const expected = [...example.matchAll(/show\(.*\); \/\/ (.*)$/gm)].map(([, comment]) => comment);
  const shown: string[] = [];
  const text = `export const run = async (sessions, newGame, depsWith, show) => {${body}};`;
  const { run } = await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(text)}`);
  const game = asAnyGame(gunsInTurnAt([2, 5]));
  const newGame = (seats: Record<string, Seat>) => ({ ...sampleRecord('g'), seats });
  const depsWith = (storage: session.GameStorage) => testDeps(game, storage);
  await run(session, newGame, depsWith, (value: unknown) => shown.push(JSON.stringify(value)));
  expect(expected.length).toBeGreaterThan(3);
  expect(shown).toEqual(expected);
});
