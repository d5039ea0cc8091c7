/** Tests of batteries under attack: guns left by gunners that flee or are driven off, and guns taken. */
import { describe, expect, test } from 'vitest';
import type { BattleSetup, FacesByActor } from '../testing/battle.ts';
import { playFrom, type ScriptedBattle } from '../testing/play.ts';

const battery: BattleSetup = {
  south: { a: { at: [50, 30], kind: 'heavy-cavalry' }, x: { at: [10, 5] }, y: { at: [30, 5] } },
  north: { g: { kind: 'gun', at: [50, 48], bases: 3 }, far: { at: [130, 88] }, far2: { at: [130, 93] } },
};

/** The gunners flee from the attack. */
function fled(dash: readonly number[], options = {}): ScriptedBattle {
  const played = playFrom({ ...battery, options }, { 'g dash': dash });
  played.give({ kind: 'move', unit: 'a', target: 'g' });
  played.give({ kind: 'answer', unit: 'g', how: 'flee' });
  played.close();
  return played;
}

describe('gunners who flee', () => {
  test('artillery.abandoned: an attacker that goes on over the guns takes them, and the battery is gone', () => {
    const played = fled([6, 6]);
    expect(played.all('gunsTaken')).toHaveLength(1);
    expect(played.unit('g')).toMatchObject({ status: 'destroyed', pieces: 0 });
  });

  test('artillery.no-guns: by option gunners without guns still are a unit', () => {
    expect(fled([6, 6], { 'artillery.no-guns': 'counts' }).unit('g')).toMatchObject({
      status: 'on',
      pieces: 0,
    });
  });

  test('attack.flee-caught: gunners caught without guns to their name are struck by nobody', () => {
    const played = fled([1, 1]);
    expect([played.unit('g').status, played.all('struck').length]).toEqual(['destroyed', 0]);
    const counted = fled([1, 1], { 'artillery.no-guns': 'counts' });
    expect(counted.all('struck')).toMatchObject([{ manner: 'pressed-home' }]);
    expect(counted.unit('g').rung).toBe(3);
  });
});

describe('gunners whose guns are lost at once', () => {
  const atOnce = { 'artillery.abandoned': 'lost-at-once' };

  test('artillery.no-guns: they are no unit any more, hold nothing, and the attacker goes straight on', () => {
    const played = fled([5, 5], atOnce);
    expect(played.all('destroyed')).toMatchObject([{ by: 'artillery.no-guns' }]);
    expect(played.unit('g')).toMatchObject({ status: 'destroyed', pieces: 0 });
    expect([played.all('struck').length, played.unit('a').stands.y]).toEqual([0, 5400]);
  });

  test('artillery.no-guns: by option they run and still are one', () => {
    const played = fled([5, 5], { ...atOnce, 'artillery.no-guns': 'counts' });
    expect(played.unit('g')).toMatchObject({ status: 'on', pieces: 0, rung: 0 });
    expect(played.unit('g').stands.y).toBeGreaterThan(5500);
  });

  test('artillery.no-guns: fired first, they are gone when they flee', () => {
    const played = playFrom({ ...battery, options: atOnce }, { 'g reaction': [1], 'g shot': [6, 6, 6] });
    played.give({ kind: 'move', unit: 'a', target: 'g' });
    played.give({ kind: 'answer', unit: 'g', how: 'fire-and-flee' });
    played.close();
    expect([played.all('fired').length, played.unit('g').status]).toEqual([1, 'destroyed']);
  });
});

describe('a battery in melee', () => {
  const after = (cell: string, options = {}, faces: FacesByActor = { 'g rout': [1] }) => {
    const cells = [Array.from({ length: 11 }, () => cell)];
    const chart = { 'melee.chart': { min: 0, max: 0, cells } };
    const played = playFrom({ ...battery, options: { ...chart, ...options } }, faces);
    played.give({ kind: 'move', unit: 'a', target: 'g' });
    played.close();
    played.give({ kind: 'done' });
    return played;
  };

  test('melee.guns-lost: any order to go takes its guns; by option they lie there until an enemy touches them', () => {
    for (const told of ['R1', 'R1S', 'R2'])
      expect(after(`0-/1${told}`).unit('g')).toMatchObject({ pieces: 0, left: null, rung: 3 });
    const left = after('0-/1R1', { 'melee.guns-lost': 'abandoned' });
    expect(left.unit('g')).toMatchObject({ pieces: 3, left: { x: 5000, y: 4800 }, rung: 3 });
    const taken = after('0AV/1R1', { 'melee.guns-lost': 'abandoned' });
    expect(taken.unit('g')).toMatchObject({ pieces: 0, left: null, rung: 3 });
  });

  test('attack.guns-never: told to advance or break through it stays where it is', () => {
    for (const cell of ['1R1/0AV', '1R2/0BT']) {
      const played = after(cell, {}, { 'a rout': [1] });
      expect(played.unit('g').stands).toMatchObject({ x: 5000, y: 4800, formation: 'deployed' });
      expect(played.asked()).toBe('north guns');
    }
  });
});
