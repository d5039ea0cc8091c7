import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ExplainedLine } from './explain.ts';
import { layOut, plainText, wrapText } from './explain-text.ts';
import { percentOf } from './i18n/numbers.ts';

describe('a chance in percent', () => {
  it.each([
    ['0/1', '0%'],
    ['1/1', '100%'],
    ['1/6', '16.7%'],
    ['5/6', '83.3%'],
    ['1/2', '50.0%'],
    ['1/46656', '< 0.1%'],
    ['46655/46656', '> 99.9%'],
    ['1/2000', '0.1%'],
    [`1/${6n ** 60n}`, '< 0.1%'],
  ])('%s is %s', (fraction, percent) => {
    expect(percentOf(fraction)).toBe(percent);
  });

  it('says 0 and 100 only where they are exact', () => {
    fc.assert(
      fc.property(fc.bigInt(1n, 10n ** 12n), fc.bigInt(1n, 10n ** 12n), (a, b) => {
        const percent = percentOf(`${a}/${a + b}`);
        expect(['0%', '0.0%', '100%', '100.0%']).not.toContain(percent);
      }),
    );
  });
});

describe('text in lines', () => {
  it('keeps every word and never exceeds the width', () => {
    fc.assert(
      fc.property(
        fc.array(fc.stringMatching(/^\S{1,40}$/), { minLength: 1 }),
        fc.integer({ min: 5, max: 60 }),
        (words, width) => {
          const lines = wrapText(words.join(' '), width);
          for (const line of lines) expect(line.length).toBeLessThanOrEqual(width);
          expect(lines.join('').replaceAll(' ', '')).toBe(words.join(''));
        },
      ),
    );
  });
});

const cited = {
  rule: 'shoot.cover',
  label: 'Behind cover',
  standing: 'inferred',
  source: 'sheet, side 1',
} as const;
const lines: readonly ExplainedLine[] = [
  { kind: 'title', text: 'A game · One shot' },
  { kind: 'case', text: 'A man fires at a man.' },
  { kind: 'fact', path: 'need', title: 'Needed', value: '5' },
  { kind: 'modifier', ...cited, value: '−1', unit: null },
  { kind: 'modifier', ...cited, value: '+2', unit: 1 },
  { kind: 'effect', title: 'Waiting for the dice', ...cited },
  { kind: 'odds', text: 'hit', p: '1/6', percent: '16.7%', share: 1 / 6 },
  { kind: 'odds', text: 'miss', p: '5/6', percent: '83.3%', share: 5 / 6 },
  { kind: 'thrown', dice: [6, 2], text: 'miss' },
];

describe('an explanation as text', () => {
  it('puts everything in its place', () => {
    expect(plainText(lines, 80)).toMatchInlineSnapshot(`
      "A game · One shot
      A man fires at a man.

      Needed  5
         −1  Behind cover           shoot.cover · inferred · sheet, side 1
         +2  Behind cover (unit 2)  shoot.cover · inferred · sheet, side 1
      Waiting for the dice
          ·  Behind cover           shoot.cover · inferred · sheet, side 1

      Odds
        1/6  16.7%  hit
        5/6  83.3%  miss

      Rolled 6, 2: miss.
      "
    `);
  });

  it('marks a row that could have counted and does not', () => {
    const cited = { rule: 'shoot.cover', label: 'In cover', standing: 'stated', source: 'S24' } as const;
    expect(plainText([{ kind: 'idle', ...cited }], 80)).toContain(
      '–  In cover  shoot.cover · on the sheet · S24',
    );
  });

  it('a certain outcome has no odds; a refusal says what would make it legal; an error where it is', () => {
    expect(plainText([{ kind: 'odds', text: '3 CP', p: '1/1', percent: '100%', share: 1 }], 80)).toBe(
      'Certain: 3 CP.\n',
    );
    const refusal: ExplainedLine = {
      kind: 'refusal',
      ...cited,
      words: 'No shot beyond 60 cm.',
      remedy: 'Come nearer.',
    };
    expect(plainText([refusal], 80)).toMatchInlineSnapshot(`
      "Not allowed
        No shot beyond 60 cm.
        To make it legal: Come nearer.
        shoot.cover · inferred · sheet, side 1
      "
    `);
    expect(
      plainText(
        [{ kind: 'error', code: 'value', at: 'input.class', message: '9 is not between 1 and 5' }],
        80,
      ),
    ).toBe('input.class: 9 is not between 1 and 5 (value)\n');
  });

  it('marks what is inferred or ours, and fits whatever the width', () => {
    const tones = layOut(lines, 80).flatMap((row) => row.filter(({ text }) => text.includes('inferred')));
    expect(tones.map(({ tone }) => tone)).toEqual(['doubt', 'doubt', 'doubt']);
    for (const width of [40, 50, 60, 100])
      for (const row of plainText(lines, width).split('\n')) expect(row.length).toBeLessThanOrEqual(width);
  });
});
