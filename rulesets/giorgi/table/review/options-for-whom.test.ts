/** Tests of the units to which non-default readings apply: which got away, which were shaken by fire, which may attack. */
import { describe, expect, test } from 'vitest';
import type { BattleSetup, FacesByActor } from '../testing/battle.ts';
import { playFrom, type ScriptedBattle } from '../testing/play.ts';

const far = { far: { at: [130, 88] }, far2: { at: [130, 93] } } as const;
const near: BattleSetup = { south: { a: { at: [50, 30] } }, north: { t: { at: [50, 38] }, ...far } };

/** One unit attacks another, which reacts in this way. */
function attacked(options: object, how: string, faces: FacesByActor): ScriptedBattle {
  const played = playFrom({ ...near, options: { ...options } }, faces);
  played.give({ kind: 'move', unit: 'a', target: 't' });
  played.give({ kind: 'answer', unit: 't', how });
  while (played.asked().endsWith('reaction')) played.close();
  return played;
}

describe('attack.flee-after: by option shaken is who got away', () => {
  const shaken = { 'attack.flee-after': 'shaken' };

  test('attack.flee-after: not who failed its test, stands and is met', () => {
    const played = attacked(shaken, 'fire-and-flee', { 't reaction': [6] });
    expect([played.all('met').length, played.unit('t').rung]).toEqual([1, 0]);
  });

  test('attack.flee-after: not who is caught and fights', () => {
    const played = attacked({ ...shaken, 'attack.flee-caught': 'as-melee' }, 'flee', { 't dash': [1, 1] });
    expect([played.all('met').length, played.unit('t').rung]).toEqual([1, 0]);
  });

  test('attack.flee-after: whoever fired and fled', () => {
    const faces = { 't reaction': [1], 't dash': [6, 6], 't shot': [6, 6, 6] };
    expect(attacked(shaken, 'fire-and-flee', faces).unit('t').rung).toBe(1);
  });
});

describe('attack.shaken-continues: by option stops short whom reaction fire has shaken', () => {
  const goesIn = (rung: 0 | 1, faces: FacesByActor) => {
    const options = { 'attack.shaken': false, 'attack.shaken-continues': false };
    const played = playFrom({ ...near, options }, faces);
    played.unit('a').rung = rung;
    played.give({ kind: 'move', unit: 'a', target: 't' });
    if ('t shot' in faces) played.give({ kind: 'answer', unit: 't', how: 'fire' });
    played.close();
    return [played.all('met').length, played.unit('a').rung];
  };

  test('attack.shaken-continues: not who was shaken before and is not fired at', () => {
    expect(goesIn(1, {})).toEqual([1, 1]);
  });

  test('attack.shaken-continues: who is shaken on its way', () => {
    expect(goesIn(0, { 't shot': [1, 1, 6, 6, 6], 'a losses': [6] })).toEqual([0, 1]);
  });
});

describe('melee.av-contact: by option an advance attacks, if the unit may attack', () => {
  const always = (cell: string) => ({
    'melee.chart': { min: 0, max: 0, cells: [Array.from({ length: 11 }, () => cell)] },
    'melee.av-contact': 'may-attack',
    'melee.av-stay': 'must',
  });

  /** The first melee of an attack is fought. */
  function fought(battle: BattleSetup, change: (played: ScriptedBattle) => void = () => {}): ScriptedBattle {
    const played = playFrom(battle, { 'a rout': [1], 't rout': [1] });
    played.give({ kind: 'move', unit: 'a', target: 't' });
    while (played.asked().endsWith('reaction')) played.close();
    change(played);
    played.give({ kind: 'done' });
    return played;
  }

  test('square.no-attack: not a square', () => {
    const battle: BattleSetup = {
      options: always('1R2/0AV'),
      south: { a: { at: [50, 30] }, b: { at: [66, 34.5], bases: 4 } },
      north: { t: { at: [60, 40], formation: 'square' }, ...far },
    };
    const played = fought(battle);
    expect(played.all('declared')).toHaveLength(1);
  });

  test('attack.shaken: not a shaken winner; one who is steady attacks', () => {
    const battle: BattleSetup = {
      options: always('0AV/1R2'),
      south: near.south,
      north: { t: { at: [50, 38] }, m: { at: [50, 43] }, ...far },
    };
    const shaken = fought(battle, (played) => {
      played.unit('a').rung = 1;
    });
    expect([shaken.all('declared').length, shaken.unit('a').stands.y]).toEqual([1, 4000]);
    expect(fought(battle).asked()).toBe('north reaction');
  });
});
