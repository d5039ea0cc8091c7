/** The README's example runs and gives the results stated in its comments. */

import { readFileSync } from 'node:fs';
import type { CreateAnyGame } from '@grognard/engine';
import { arrangeDarkDuel } from '@grognard/test-kit';
import { expect, it } from 'vitest';
import * as simulator from './index.ts';

const createGame: CreateAnyGame = (edition, scenario, options) => arrangeDarkDuel(scenario, edition, options);

it('the example of the README gives what it says', async () => {
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
  const [, example = ''] = /```ts\n([\s\S]*?)```/.exec(readme) ?? [];
  const body = example.replace(/^import (\{.*?\}) from '@grognard\/simulator';/, 'const $1 = simulator;');
  const expected = [...example.matchAll(/^show\(.*\); \/\/ (.*)$/gm)].map(([, comment]) => comment);
  const shown: string[] = [];
  const text = `export const run = async (simulator, createGame, show) => {${body}};`;
  const { run } = await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(text)}`);
  await run(simulator, createGame, (value: unknown) => shown.push(JSON.stringify(value)));
  expect(expected.length).toBeGreaterThan(2);
  expect(shown).toEqual(expected);
});
