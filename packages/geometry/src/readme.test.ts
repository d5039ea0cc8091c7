/** The README's example runs and gives the results stated in its comments. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import * as geometry from './index.ts';

it('the example of the README gives what it says', async () => {
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
  const [, example = ''] = /```ts\n([\s\S]*?)```/.exec(readme) ?? [];
  const body = example.replace(
    /^import \{([\s\S]*?)\} from '@grognard\/geometry';/,
    'const {$1} = geometry;',
  );
  const expected = [...example.matchAll(/^show\(.*\); \/\/ (.*)$/gm)].map(([, comment]) => comment);
  const shown: string[] = [];
  const text = `export const run = (geometry, show) => {${body}};`;
  const { run } = await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(text)}`);
  run(geometry, (value: unknown) => shown.push(JSON.stringify(value)));
  expect(expected.length).toBeGreaterThan(3);
  expect(shown).toEqual(expected);
});
