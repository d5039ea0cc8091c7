import type { ExplainedLine } from '@grognard/rules-kit';
import { describe, expect, it } from 'vitest';
import { explanationParts } from './rows.ts';

const fact = (title: string, value: string): ExplainedLine => ({ kind: 'fact', path: title, title, value });
const cited = (rule: string) => ({ rule, label: rule, standing: 'stated', source: '' }) as const;
const row = (rule: string): ExplainedLine => ({ kind: 'modifier', ...cited(rule), value: '−1', unit: null });
const idle = (rule: string): ExplainedLine => ({ kind: 'idle', ...cited(rule) });

/** Each part with its total and the rows above it. */
const shapeOf = (lines: readonly ExplainedLine[]) =>
  explanationParts(lines).map((part) =>
    part.kind === 'sum'
      ? [part.fact?.title ?? '', part.rows.map(({ rule }) => rule), part.idle.map(({ rule }) => rule)]
      : [part.title, part.rows.map(({ rule }) => rule)],
  );

describe('a reckoning', () => {
  it('puts rows above the figure they add up to, and those that do not count beside them', () => {
    expect(shapeOf([fact('needs', '8'), fact('modifier', '−2'), row('a'), row('b'), idle('c')])).toEqual([
      ['needs', [], []],
      ['modifier', ['a', 'b'], ['c']],
    ]);
  });

  it('loses no row that adds up to nothing', () => {
    expect(shapeOf([fact('ground', 'marsh'), row('a'), row('b')])).toEqual([
      ['ground', [], []],
      ['', ['a', 'b'], []],
    ]);
    expect(shapeOf([row('a')])).toEqual([['', ['a'], []]]);
  });

  it('gathers rules in force under their name', () => {
    const effect = (title: string, rule: string): ExplainedLine => ({
      kind: 'effect',
      title,
      ...cited(rule),
    });
    expect(shapeOf([effect('x', 'a'), effect('x', 'b'), effect('y', 'c')])).toEqual([
      ['x', ['a', 'b']],
      ['y', ['c']],
    ]);
  });
});
