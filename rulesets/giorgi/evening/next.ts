/** What comes next after a result: tests, rout moves, the friends nearby. */
import type { EveningUnit, FollowUp } from '@grognard/rules-kit';
import * as said from '../words/evening.ts';
import { numberOf } from './units.ts';

const plain = { units: {}, input: {} } as const;

export const nextShot: FollowUp = {
  ...plain,
  title: said.nextShot,
  rule: 'fire.kill-roll',
  procedure: 'fire',
};
export const nextMelee: FollowUp = {
  units: { attacker: [], defender: [] },
  input: {},
  title: said.nextMelee,
  rule: 'melee.dice',
  procedure: 'melee',
};
export const retreats: FollowUp = { ...plain, title: said.retreats, rule: 'melee.r1', procedure: null };
export const advances: FollowUp = { ...plain, title: said.advances, rule: 'melee.av', procedure: null };
export const friendsTest: FollowUp = {
  units: { unit: [] },
  input: {},
  title: said.friendsTest,
  rule: 'morale.breaking-when',
  procedure: 'reactivity',
};

/** The rout move of units that began to rout, and the tests of units that lost pairs of soldiers. */
export function falloutOf(units: readonly EveningUnit[]): readonly FollowUp[] {
  return units
    .filter(({ isOut }) => !isOut)
    .flatMap((unit): FollowUp[] => {
      const { id, traits } = unit;
      if (traits['state'] === 'routing')
        return [
          {
            title: said.routMove,
            rule: 'morale.rout-move',
            procedure: 'rout',
            units: { unit: [id] },
            input: {},
          },
        ];
      if (numberOf(traits, 'testsDue') > 0)
        return [
          {
            title: said.test,
            rule: 'morale.trigger',
            procedure: 'reactivity',
            units: { unit: [id] },
            input: {},
          },
        ];
      return [];
    });
}
