import { asFractions, type Line } from '@grognard/rules-kit';
import { anIndex } from '@grognard/test-kit';
import { describe, expect, test } from 'vitest';
import { layOut, type SkirmishCase } from '../../flow/testing/skirmish.ts';
import { type ShotAt, shotFacts, standingShot } from './shot-facts.ts';
import { assessShot, oddsOfShot, refusalsOf } from './shot-odds.ts';

const musket = ['flintlock-musket' as const];

/** The assessment of a shot by the first figure of blue at `b` now. */
function judge(skirmish: Partial<SkirmishCase>, at: Partial<ShotAt> = {}) {
  const { table, state } = layOut({
    blue: { a: { at: [20, 50], firearms: musket } },
    red: { b: { at: [42, 50] } },
    ...skirmish,
  });
  const facts = shotFacts(table, state, anIndex(0), 0, table.figureOf.get('b')!, { ...standingShot, ...at });
  const lines: Line[] = [];
  return { lines, ...assessShot(table, facts, lines), refusals: refusalsOf(table, facts) };
}

describe('a shot before it is taken', () => {
  test('shoot.procedure: number needed, modifier, lines and exact odds', () => {
    const { need, modifier, lines, assessed } = judge({
      blue: { a: { at: [20, 50], class: 2, firearms: musket } },
    });
    expect({ need, modifier, lines }).toEqual({
      need: 5,
      modifier: -1,
      lines: [{ rule: 'shoot.class', value: -1 }],
    });
    expect(asFractions(oddsOfShot(assessed!))).toEqual([
      { p: '5/6', outcome: { hits: 0 } },
      { p: '1/6', outcome: { hits: 1 } },
    ]);
  });

  test('shoot.range: refused, and nothing is added up', () => {
    const { refusals, assessed } = judge({ red: { b: { at: [95, 50] } } });
    expect(refusals).toEqual(['shoot.range']);
    expect(assessed).toBeNull();
  });

  test('hide.secret: through the eyes of a side, those it does not know of stand in no line', () => {
    const red = { b: { at: [42, 50] as const }, c: { at: [30, 50] as const, now: { known: 2 } } };
    expect(judge({ red }).refusals).toEqual(['shoot.line-figure']);
    expect(judge({ red }, { eyes: 0 }).refusals).toEqual([]);
  });

  test('shoot.breastplate: only in the bands that say so', () => {
    const armoured = (x: number) =>
      judge({ red: { b: { at: [x, 50], armour: 4, gear: 'breastplate' } } }).lines.map(({ rule }) => rule);
    expect(armoured(62)).toEqual([]);
    expect(armoured(63)).toEqual(['shoot.breastplate']);
  });

  test('shoot.over-friends: from the deck of a ship over those ashore', () => {
    const sea = [
      [5, 40],
      [26, 40],
      [26, 60],
      [5, 60],
    ];
    const from = (kind: 'ship' | 'rowing-boat') =>
      judge({
        edition: 'argad-coastal',
        map: {
          areas: [{ id: 'sea', kind: 'deep-water', corners: sea }],
          vessels: [
            {
              id: 'hull',
              kind,
              corners: [
                [8, 45],
                [24, 45],
                [24, 55],
                [8, 55],
              ],
              deck: 'steady',
            },
          ],
        },
        blue: { a: { at: [20, 50], vessel: 'hull', firearms: musket }, c: { at: [34, 50] } },
      }).refusals;
    expect(from('ship')).toEqual([]);
    expect(from('rowing-boat')).toEqual(['shoot.line-figure']);
  });
});
