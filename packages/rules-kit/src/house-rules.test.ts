/** readHouseRules: every problem of a file is named. */
import { describe, expect, it } from 'vitest';
import { areHouseRules, type HouseRuled, readHouseRules, writeHouseRules } from './house-rules.ts';
import { choice, number, partsOf, record } from './schema/shape.ts';

const ruled: HouseRuled = {
  id: 'duel',
  options: [
    {
      id: 'aim.cover',
      rule: 'aim.cover',
      title: 'Cover',
      shape: choice(['wall', 'hedge']),
      default: 'wall',
      readBy: [],
    },
    {
      id: 'move.rates',
      rule: 'move.rates',
      title: 'Moves',
      shape: record(partsOf(number(1, 100), { foot: 12, horse: 24 })),
      default: { foot: 12, horse: 24 },
      readBy: [],
    },
  ],
};

const good = {
  format: 'grognard-house-rules',
  version: 1,
  ruleset: 'duel',
  name: 'Thursday club',
  options: { 'aim.cover': 'hedge', 'move.rates': { foot: 10 } },
};

const problems = (data: unknown) => {
  const read = readHouseRules(ruled, data);
  return areHouseRules(read) ? [] : read.map(({ code, at, message }) => `${code} ${at}: ${message}`);
};

describe('house rules', () => {
  it('gives the options as they were written; objects may be given in part', () => {
    const read = readHouseRules(ruled, good);
    expect(read).toEqual({ ruleset: 'duel', name: 'Thursday club', options: good.options });
    if (!areHouseRules(read)) return;
    expect(JSON.parse(writeHouseRules(read))).toEqual(good);
  });

  it('names an unknown option and what was meant', () => {
    expect(problems({ ...good, options: { 'aim.cower': 'hedge' } })).toEqual([
      'option options["aim.cower"]: duel has no option "aim.cower"; did you mean "aim.cover"?',
    ]);
  });

  it('names every wrong value with its place', () => {
    const told = problems({ ...good, options: { 'aim.cover': 'ditch', 'move.rates': { foot: 0, hare: 3 } } });
    expect(told).toHaveLength(3);
    expect(told[0]).toMatch(/^option options\["aim.cover"\]: /);
    expect(told[1]).toMatch(/^option options\["move.rates"\]\.foot: /);
    expect(told[2]).toMatch(/^option options\["move.rates"\]\.hare: /);
  });

  it('tells other files apart: format, version, ruleset, name', () => {
    expect(problems({ ...good, format: 'grognard-save' })[0]).toMatch(/^value format: /);
    expect(problems({ ...good, version: 2 })[0]).toMatch(/^value version: /);
    expect(problems({ ...good, ruleset: 'dual' })).toEqual([
      'ruleset ruleset: these house rules are for "dual", not for duel; did you mean "duel"?',
    ]);
    expect(problems({ ...good, name: '' })).toHaveLength(1);
    expect(problems({ ...good, notes: 'x' })[0]).toMatch(/^unknown-field notes: /);
  });

  it('says everything that is missing at once', () => {
    expect(problems({}).map((told) => told.split(':')[0])).toEqual([
      'missing format',
      'missing version',
      'missing ruleset',
      'missing name',
      'missing options',
    ]);
    expect(problems([])).toEqual(['type : house rules are an object']);
    expect(problems({ ...good, options: [] })).toEqual(['type options: options are an object']);
  });
});
