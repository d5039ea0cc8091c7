/** An unknown short flag is a usage error: before a command, after one, and next to help. */
import { expect, it } from 'vitest';
import { ran } from './testing/fake-terminal.ts';

it.each([
  '-x',
  '-v',
  '-x resolve',
  'resolve -x',
  'help -x',
  'help resolve -x',
  'resolve duel-2 -x',
  'serve -p 80',
])('grognard %s', async (line) => {
  const short = line.split(' ').find((word) => word.startsWith('-'));
  const { code, out, err } = await ran(line.split(' '));
  expect(err).toContain(`there is no flag ${short}`);
  expect({ code, out }).toEqual({ code: 2, out: '' });
});

it('help resolve --nonsense is a mistake too', async () => {
  const { code, err } = await ran(['help', 'resolve', '--nonsense']);
  expect(err).toContain('there is no flag --nonsense');
  expect(code).toBe(2);
});

it('-h helps wherever it stands', async () => {
  const main = await ran(['--help']);
  expect(await ran(['-h'])).toEqual(main);
  expect(main.code).toBe(0);
  expect(await ran(['-h', 'resolve'])).toEqual(await ran(['help', 'resolve']));
});
