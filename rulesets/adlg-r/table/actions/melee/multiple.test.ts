/** The point that a multiple attack costs at once. */
import { describe, expect, it } from 'vitest';
import type { FrontContact } from '../../state/model.ts';
import { type BattleSetup, indexIn, layBattle, type TestUnit, turnOn, unitIn } from '../../testing/battle.ts';
import { touch } from '../../testing/contacts.ts';
import { multipleAttack } from './index.ts';

interface Attack {
  readonly struck?: TestUnit['kind'];
  readonly by?: TestUnit['kind'];
  readonly contact?: Partial<FrontContact>;
  readonly front?: boolean;
  readonly square?: boolean;
  readonly options?: BattleSetup['options'];
}

/** Rows of the losses of z, with a on its front and b on its left. */
function lostTo({
  struck = 'shot',
  by = 'heavy-cavalry',
  contact,
  front = true,
  square = false,
  options,
}: Attack) {
  const { table, state } = layBattle({
    ...(options === undefined ? {} : { options }),
    south: { a: { kind: 'shot', at: [10, 8] }, b: { kind: by, at: [11.375, 9], facing: 270 } },
    north: { z: { kind: struck, at: [10, 9] } },
  });
  unitIn(table, state, 'z').square = square;
  touch(table, state, 'b', 'z', { edge: 'left', ...contact });
  if (front) touch(table, state, 'a', 'z');
  const { turn, all } = turnOn(table, state);
  multipleAttack(turn, indexIn(table, 'z'));
  multipleAttack(turn, indexIn(table, 'z'));
  return all('lost').map(({ by: row }) => row);
}

describe('multiple attack', () => {
  it('melee.multiple-loss, melee.multiple-when: one point at once, once per sequence', () => {
    expect(lostTo({})).toEqual(['melee.multiple-loss']);
    expect(lostTo({ front: false })).toEqual([]);
  });

  it('melee.multiple-same: whichever contact came first', () => {
    expect(lostTo({ contact: { since: 9 } })).toHaveLength(1);
  });

  it('melee.multiple-loss: not by light troops or an incomplete contact, and not to war wagons or squares', () => {
    expect(lostTo({ by: 'light-cavalry' })).toEqual([]);
    expect(lostTo({ contact: { complete: false } })).toEqual([]);
    expect(lostTo({ by: 'light-artillery' })).toEqual([]);
    expect(lostTo({ struck: 'war-wagon' })).toEqual([]);
    expect(lostTo({ struck: 'pike-and-shot', square: true })).toEqual([]);
    expect(lostTo({ struck: 'pike-and-shot' })).toHaveLength(1);
  });

  it('melee.deep-order-multiple: Deep Order suffers, unless it is read otherwise', () => {
    expect(lostTo({ struck: 'keil' })).toHaveLength(1);
    expect(lostTo({ struck: 'keil', options: { 'melee.deep-order-multiple': 'exempt' } })).toEqual([]);
  });
});
