/** The README's example paints what it says. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import * as view from './index.ts';

it('the example of the README can be painted', async () => {
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
  const [, example = ''] = /```ts\n([\s\S]*?)```/.exec(readme) ?? [];
  const body = example.replaceAll(/^import .*$/gm, '').replace(': DisplayList', '');
  const text = `export const run = ({ paintSvg }) => {${body}\nreturn svg;};`;
  const { run } = await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(text)}`);
  const svg: unknown = run(view);
  expect(svg).toContain('id="tree0"');
  expect(svg).toContain('id="p0"');
});
