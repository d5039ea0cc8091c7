import { none } from '@grognard/lists';
import { anIndex } from '@grognard/test-kit';
import { describe, expect, test } from 'vitest';
import { shoot } from '../../rules/shoot/procedure.ts';
import type { ArgadEventOf } from '../state/events.ts';
import type { FigureIndex, ThingIndex } from '../state/indices.ts';
import { type BattleSetup, layBattle } from '../testing/battle.ts';
import { tellEvent } from '../views/tell.ts';
import { play } from './testing/play.ts';

type CmPoint = [number, number];
const sides: BattleSetup['sides'] = {
  blue: { a: { at: [50, 50] as CmPoint, name: 'Anna', weapons: ['sword'] } },
  red: {
    b: { at: [52, 50] as CmPoint, name: 'Bran', weapons: ['fork'], carries: 'chest' },
    far: { at: [90, 90] as CmPoint },
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
      const values = tellEvent(
        table,
        { kind: 'heldFire', figure: anIndex(0), target: anIndex(1), rules: [rule] },
        state,
      );
      expect(values).not.toContain(rule);
    }
  });

  test('figure.carry: what falls from the hands of the dead is told', () => {
    const { turn, table, match } = play({ sides, map });
    const { all } = turn({ b: { hand: 'bare-hands' } }, { 'a blow': [5] });
    expect(tellEvent(table, all('fell')[0]!, match.state)).toBe(
      'Bran is struck down by Anna. The pay chest falls to the ground.',
    );
  });

  test('move.floor: nobody is left 0 cm to go, and only a blocking die makes stick fast', () => {
    const { table, state } = layBattle({ sides, map });
    const slowed = {
      kind: 'slowed',
      figures: [anIndex<FigureIndex>(0), anIndex<FigureIndex>(1)],
      ground: 'very-difficult',
      blocked: false,
    } as const;
    expect(tellEvent(table, { ...slowed, tenths: [0, 0] }, state)).toBe(
      'Very difficult ground leaves Anna and Bran no movement.',
    );
    expect(tellEvent(table, { ...slowed, tenths: [300, 0] }, state)).toBe(
      'Very difficult ground slows Anna to 3 cm. Very difficult ground leaves Bran no movement.',
    );
    expect(tellEvent(table, { ...slowed, tenths: [0, 0], blocked: true }, state)).toBe(
      'Anna and Bran are stuck in very difficult ground.',
    );
  });

  test('a name with an article has a small letter within a sentence', () => {
    const { table, state } = layBattle({
      sides: { ...sides, blue: { a: { at: [50, 50] as CmPoint, name: 'The passenger' } } },
      map,
    });
    const fell: ArgadEventOf<'fell'> = {
      kind: 'fell',
      figure: anIndex(1),
      by: anIndex(0),
      how: 'shot',
      drops: anIndex(0),
    };
    expect(tellEvent(table, fell, state)).toBe(
      'Bran is shot by the passenger. The pay chest falls to the ground.',
    );
    expect(tellEvent(table, { kind: 'wounded', figure: anIndex(0) }, state)).toBe(
      'The passenger is wounded.',
    );
  });

  test('figure.carry: things of one name are told apart, and a name in two parts is set off', () => {
    const objects = [
      { id: 'chest', name: 'Pay chest' },
      { id: 'one', name: 'Barrel', at: [20, 20] },
      { id: 'two', name: 'Barrel', at: [30, 20] },
      { id: 'tubs', name: 'Pair of tubs, number 4', at: [40, 20] },
    ];
    const { table, state } = layBattle({ sides, map: { objects } });
    const took = (thing: ThingIndex) => tellEvent(table, { kind: 'took', figure: anIndex(0), thing }, state);
    expect(took(anIndex(1))).toBe('Anna picks up the first barrel.');
    expect(took(anIndex(2))).toBe('Anna picks up the second barrel.');
    const fell: ArgadEventOf<'fell'> = {
      kind: 'fell',
      figure: anIndex(1),
      by: none,
      how: 'drowned',
      drops: anIndex(3),
    };
    expect(tellEvent(table, fell, state)).toBe(
      'Bran drowns. The pair of tubs, number 4, falls to the ground.',
    );
  });

  test('a boat that only turns is not rowed 0 cm', () => {
    const { table, state } = layBattle({ sides, map });
    const way = [
      { x: 100, y: 100 },
      { x: 103, y: 100 },
    ];
    expect(tellEvent(table, { kind: 'rowed', vessel: anIndex(0), way, heading: 0 }, state)).not.toContain(
      '0 cm',
    );
  });
});
