/** Rows, groups and sections: what counts, what is written, and that it adds up. */
import { describe, expect, it } from 'vitest';
import { allOf, firstOf, type Row, rulesIn, type Section, total, writeLine } from './rows.ts';
import type { Line } from './rule.ts';

interface Flags {
  readonly on: readonly string[];
}

const row = (id: string, value: number, more: Partial<Row<Flags>> = {}): Row<Flags> => ({
  id,
  value,
  when: ({ on }) => on.includes(id),
  ...more,
});

function added(sections: readonly Section<Flags>[], ...on: string[]): { sum: number; lines: Line[] } {
  const lines: Line[] = [];
  const sum = total(sections, { on }, { lines });
  expect(total(sections, { on }, null)).toBe(sum);
  expect(lines.reduce((all, line) => all + line.value, 0)).toBe(sum);
  return { sum, lines };
}

const rules = (lines: readonly Line[]): string[] => lines.map(({ rule, value }) => `${rule} ${value}`);

describe('groups', () => {
  const rows = [row('a', -1), row('b', -2), row('c', 1)];

  it('all: every row that holds counts, in order', () => {
    const { sum, lines } = added([allOf(...rows)], 'c', 'a');
    expect(sum).toBe(0);
    expect(rules(lines)).toEqual(['a -1', 'c 1']);
  });

  it('first: the first that holds counts alone', () => {
    expect(rules(added([firstOf(...rows)], 'b', 'c').lines)).toEqual(['b -2']);
  });

  it('best and worst: one row counts, the earlier of equal ones', () => {
    const equal = [...rows, row('d', -2), row('e', 1)];
    const take = (kind: 'best' | 'worst', ...on: string[]): string[] =>
      rules(added([{ groups: [{ take: kind, rows: equal }] }], ...on).lines);
    expect(take('worst', 'a', 'b', 'd')).toEqual(['b -2']);
    expect(take('best', 'a', 'c', 'e')).toEqual(['c 1']);
    expect(take('worst')).toEqual([]);
  });

  it('a figure may depend on the situation', () => {
    const counted = row('n', 0, { value: ({ on }) => on.length });
    expect(added([allOf(counted)], 'n', 'x', 'y').sum).toBe(3);
  });
});

describe('limits', () => {
  const section: Section<Flags> = {
    groups: [{ take: 'all', rows: [row('a', -2), row('b', -3), row('c', 4)] }],
    limit: { id: 'cap', floor: -3, ceiling: 2 },
  };

  it('what goes beyond is given back in a line of its own', () => {
    expect(rules(added([section], 'a', 'b').lines)).toEqual(['a -2', 'b -3', 'cap 2']);
    expect(rules(added([section], 'c').lines)).toEqual(['c 4', 'cap -2']);
    expect(rules(added([section], 'b').lines)).toEqual(['b -3']);
  });

  it('holds for its section only', () => {
    expect(added([section, allOf(row('a', -2))], 'a', 'b').sum).toBe(-5);
  });
});

describe('losses', () => {
  const charge = row('charge', 2, {
    lostTo: [
      { id: 'mud', when: ({ on }) => on.includes('mud') },
      { id: 'rain', when: ({ on }) => on.includes('rain') },
    ],
  });

  it('the first that holds takes the value away', () => {
    expect(rules(added([allOf(charge)], 'charge', 'rain', 'mud').lines)).toEqual(['charge 2', 'mud -2']);
    expect(rules(added([allOf(charge)], 'charge', 'rain').lines)).toEqual(['charge 2', 'rain -2']);
    expect(rules(added([allOf(charge)], 'charge').lines)).toEqual(['charge 2']);
    expect(added([allOf(charge)], 'mud').lines).toEqual([]);
  });
});

describe('lines', () => {
  it('zero is written only where the row asks for it', () => {
    expect(added([allOf(row('a', 0), row('b', 0, { evenZero: true }))], 'a', 'b').lines).toEqual([
      { rule: 'b', value: 0 },
    ]);
  });

  it('carry their total and their unit', () => {
    const lines: Line[] = [];
    writeLine({ lines }, 'a', 1);
    writeLine({ lines, of: 'attack' }, 'b', 2);
    writeLine({ lines, of: 'attack', unit: 0 }, 'c', 3);
    expect(lines).toEqual([
      { rule: 'a', value: 1 },
      { rule: 'b', of: 'attack', value: 2 },
      { rule: 'c', of: 'attack', unit: 0, value: 3 },
    ]);
  });

  it('every rule that can be printed is known beforehand', () => {
    const losing = row('a', 1, { lostTo: [{ id: 'b', when: () => true }] });
    expect(rulesIn([{ groups: [{ take: 'all', rows: [losing] }], limit: { id: 'c', floor: 0 } }])).toEqual([
      'a',
      'b',
      'c',
    ]);
  });
});
