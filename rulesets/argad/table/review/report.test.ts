import { describe, expect, test } from 'vitest';
import { shoot } from '../../rules/shoot/procedure.ts';
import { tellEvent } from '../tell.ts';
import { type Battle, layBattle } from '../testing/battle.ts';
import { play } from './testing/play.ts';

type At = [number, number];
const sides: Battle['sides'] = {
  blue: { a: { at: [50, 50] as At, name: 'Anna', weapons: ['sword'] } },
  red: {
    b: { at: [52, 50] as At, name: 'Bran', weapons: ['fork'], carries: 'chest' },
    far: { at: [90, 90] as At },
  },
};
const map = { objects: [{ id: 'chest', name: 'Pay chest' }] };

describe('the report', () => {
  test('turn.target-lost: whoever holds fire is told why in words, never by the name of a rule', () => {
    const { table, state } = layBattle({ sides, map });
    const own = [
      'turn.surprise',
      'turn.target-lost',
      'turn.shot-start',
      'turn.shot-moving',
      'turn.shot-contact',
    ];
    const others = ['shoot.one-shot', 'shoot.contact-later', 'water.boat-crew'];
    const refusals = shoot.refusals(table.rules).map(({ id }) => id);
    for (const rule of [...own, ...others, ...refusals]) {
      const told = tellEvent(table, { kind: 'heldFire', figure: 0, target: 1, rules: [rule] }, state);
      expect(told).not.toContain(rule);
    }
  });

  test('figure.carry: what falls from the hands of the dead is told', () => {
    const { turn, table, match } = play({ sides, map });
    const { all } = turn({ b: { hand: 'bare-hands' } }, { 'a blow': [5] });
    expect(tellEvent(table, all('fell')[0]!, match.state)).toBe(
      'Bran is struck down by Anna. The pay chest falls to the ground.',
    );
  });

  test('move.group-roll: nobody is left 0 cm to go; whoever has nothing left sticks fast', () => {
    const { table, state } = layBattle({ sides, map });
    const slowed = { kind: 'slowed', figures: [0, 1], ground: 'very-difficult', blocked: false } as const;
    expect(tellEvent(table, { ...slowed, tenths: [0, 0] }, state)).toBe(
      'Anna and Bran stick fast in very difficult ground.',
    );
    expect(tellEvent(table, { ...slowed, tenths: [300, 0] }, state)).toBe(
      'Anna: very difficult ground leaves 3 cm to go. Bran sticks fast in very difficult ground.',
    );
  });

  test('a boat that only turns is not rowed 0 cm', () => {
    const { table, state } = layBattle({ sides, map });
    const way = [
      { x: 100, y: 100 },
      { x: 103, y: 100 },
    ];
    expect(tellEvent(table, { kind: 'rowed', vessel: 0, way, heading: 0 }, state)).not.toContain('0 cm');
  });
});
