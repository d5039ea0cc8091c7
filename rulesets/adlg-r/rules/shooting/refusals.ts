/** Refusals of shots, and mistakes in their input. */
import type { Mistake, RefusalRule } from '@grognard/rules-kit';
import { armourMistake, foot, unfit } from '../unit-input.ts';
import type { ShotCase } from './model.ts';

export const shootMistakes: readonly Mistake<ShotCase>[] = [
  unfit(
    'input.shooter.caracolePair',
    ({ input, shooter, weapon }) =>
      input.shooter.caracolePair && (shooter.category !== 'Cv' || weapon !== 'caracole'),
    'a pair in Caracole is cavalry (Cv) that shoots with caracole',
  ),
  unfit(
    'input.shooter.regimentalGun',
    ({ input, shooter }) => input.shooter.regimentalGun && !foot.includes(shooter.category),
    'a regimental gun goes with LMI, MI and HI only',
  ),
  unfit(
    'input.shooter.square',
    ({ input, shooter }) => input.shooter.square && !shooter.square,
    'these units do not form square',
  ),
  armourMistake<ShotCase>('input.target.armour', ({ target, armour }) => ({ row: target, armour })),
];

const barring: readonly string[] = ['charged', 'evaded', 'disengaged', 'left-zoc'];

export const shootRefusals: readonly RefusalRule<ShotCase>[] = [
  { id: 'shoot.weapon', when: ({ rangeUd }) => rangeUd === null },
  { id: 'shoot.not-after', when: ({ input }) => barring.includes(input.shooter.action) },
  { id: 'shoot.moved-twice', when: ({ input }) => input.shooter.action === 'moved-twice' },
  {
    id: 'artillery.moved',
    when: ({ input: { shooter } }) =>
      shooter.action === 'moved' &&
      (shooter.kind === 'medium-artillery' || shooter.kind === 'heavy-artillery'),
  },
  { id: 'shoot.in-melee', when: ({ input }) => input.shooter.inMelee },
  { id: 'shoot.target-in-melee', when: ({ input }) => input.target.inMelee },
  { id: 'shoot.edge', when: ({ sideways, shooter }) => sideways && !shooter.tercio },
  { id: 'shoot.zone', when: ({ input }) => !input.inZone },
  { id: 'shoot.sight', when: ({ input }) => !input.sight },
  {
    id: 'shoot.range',
    when: ({ input: { distanceUd }, rangeUd }) =>
      distanceUd !== null && rangeUd !== null && distanceUd > rangeUd,
  },
];
