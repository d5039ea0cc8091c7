/** Dice of the companion: as many as the rules require. */
import { type Chance, ScriptedDice } from '@grognard/rules-kit';
import { expect, it } from 'vitest';
import { feed, rolledOf } from './dice.ts';

const open = { roll: (chance: Chance) => chance.open(8) };

it('dice are asked for one by one until the rules have enough', () => {
  expect(feed(open, [])).toEqual({ kind: 'more', inAll: 1 });
  expect(feed(open, [4])).toEqual({ kind: 'enough' });
  expect(feed(open, [6])).toEqual({ kind: 'more', inAll: 2 });
  expect(feed(open, [6, 6])).toEqual({ kind: 'more', inAll: 3 });
  expect(feed(open, [6, 6, 1])).toEqual({ kind: 'enough' });
});

it('nothing is asked for where nothing is thrown', () => {
  expect(feed({ roll: () => 'certain' }, [])).toEqual({ kind: 'enough' });
});

it('what the device throws is what the rules take, every face as likely as the next', () => {
  const three = { roll: (chance: Chance) => chance.sum(3) };
  const counts = new Map<number, number>();
  for (let i = 0; i < 4000; i++) {
    const faces = rolledOf(three);
    expect(faces).toHaveLength(3);
    expect(three.roll(new ScriptedDice(faces))).toBe(faces.reduce((sum, face) => sum + face, 0));
    for (const face of faces) counts.set(face, (counts.get(face) ?? 0) + 1);
  }
  expect([...counts.keys()].sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6]);
  for (const count of counts.values()) expect(Math.abs(count - 2000)).toBeLessThan(300);
});
