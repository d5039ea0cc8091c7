import { expect, it } from 'vitest';
import { progressOn } from './progress.ts';
import { outputOf } from './terminal.ts';

/** The progress text printed when the given numbers of ten games are done at the given milliseconds. */
function said(isWatched: boolean, moments: readonly (readonly [number, number])[]): string {
  let text = '';
  let time = 0;
  const terminal = {
    isWatched,
    ...outputOf(
      () => Promise.resolve(),
      (more) => {
        text += more;
      },
      { data: false, messages: false },
    ),
  };
  const progress = progressOn(terminal, 'game', () => time);
  for (const [at, done] of moments) {
    time = at;
    progress.report(done, 10);
  }
  progress.end();
  return text;
}

it('says nothing of what is done within a second', () => {
  const quick = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((n) => [n * 100, n] as const);
  expect(said(true, quick)).toBe('');
  expect(said(false, quick)).toBe('');
});

it('on a screen it stays in its row, and takes itself away', () => {
  const text = said(true, [
    [1000, 1],
    [1100, 2],
    [2000, 5],
  ]);
  expect(text).toBe(`\r1 of 10 games, about 9 s left\r5 of 10 games, about 2 s left\r${' '.repeat(29)}\r`);
});

it('in a file it is a line every few seconds', () => {
  const text = said(false, [
    [4000, 1],
    [6000, 2],
    [9000, 3],
    [600_000, 4],
  ]);
  expect(text).toBe('grognard: 2 of 10 games, about 24 s left\ngrognard: 4 of 10 games, about 15 min left\n');
});
