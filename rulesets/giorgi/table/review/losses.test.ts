/** Tests of losses on the way into contact: the end at which bases are removed, and where units struck in passing run. */
import { expect, test } from 'vitest';
import type { BattleSetup } from '../testing/battle.ts';
import { playFrom } from '../testing/play.ts';

/** Fire removes a base of the attacker on its way to a longer or shorter line. */
function thinned(bases: number, take: 'left' | 'right'): number {
  const battle: BattleSetup = {
    options: { 'unit.base-removed': 'any' },
    south: { a: { at: [50, 30] } },
    north: { l: { at: [50, 40], bases }, m: { at: [72, 40], bases: 8 } },
  };
  const played = playFrom(battle, { 'l shot': [1, 1, 1, 1], 'm shot': [6, 6, 6, 6], 'a losses': [1] });
  played.give({ kind: 'move', unit: 'a', target: 'l' });
  played.give({ kind: 'answer', unit: 'l', how: 'fire' });
  while (played.asked().endsWith('reaction')) played.close();
  expect(played.asked()).toBe('south end');
  played.give({ kind: 'choose', take });
  expect(played.state.clashes).toHaveLength(1);
  return played.unit('a').stands.x;
}

test('unit.base-removed: under "any" from either end also of a body that has come into contact', () => {
  expect([thinned(8, 'left'), thinned(8, 'right')]).toEqual([5150, 4850]);
});

test('skirmish.routing: who is struck in passing runs home before the attacker goes on', () => {
  const played = playFrom(
    {
      south: { a: { at: [50, 20], kind: 'light-cavalry' } },
      north: { r: { at: [50, 32], bases: 3 }, l: { at: [50, 45], bases: 2 } },
    },
    { 'r rout': [1] },
  );
  played.unit('r').rung = 3;
  played.give({ kind: 'move', unit: 'a', target: 'r', manner: 'pass-through' });
  while (played.asked().endsWith('reaction')) played.close();
  expect(played.unit('r')).toMatchObject({ status: 'on', soldiers: 6 });
  expect(played.unit('r').stands.y).toBeGreaterThan(4500);
  expect(played.all('met')).toMatchObject([{ clash: { charging: true } }]);
});

test('melee.retreat-zone: a retreat into a zone becomes a rout, which does not run through the enemy whose zone it is', () => {
  const cells = [Array.from({ length: 11 }, () => '0-/1R1')];
  const after = (y: number) => {
    const played = playFrom(
      {
        options: { 'melee.chart': { min: 0, max: 0, cells } },
        south: { a: { at: [50, 30] }, z: { at: [50, y], facing: 180 } },
        north: { l: { at: [50, 38] }, far: { at: [130, 88] }, far2: { at: [130, 93] } },
      },
      { 'l rout': [6] },
    );
    played.give({ kind: 'move', unit: 'a', target: 'l' });
    played.close();
    played.give({ kind: 'done' });
    return played;
  };
  expect(after(60).all('rungSet')).toMatchObject([{ by: 'melee.retreat-zone' }]);
  expect(after(60).unit('l').status).toBe('destroyed');
  expect(after(75).unit('l')).toMatchObject({ status: 'on', rung: 0 });
});
