/** Modifiers of shooting, the target's armour, and the effects after the dice, in the order of the sheet. */
import { allOf, firstOf, type Section } from '@grognard/rules-kit';
import type { ProtectionCap, ShotCase, ShotEffect } from './model.ts';

const isGun = ({ weapon }: ShotCase) => weapon === 'gun';
const isBow = ({ weapon }: ShotCase) => weapon === 'bow' || weapon === 'crossbow';

/** A war wagon has no cover from a fortification. */
const isCovered = ({ input: { target }, target: row }: ShotCase) =>
  target.cover === 'terrain' || (target.cover === 'fortification' && row.category !== 'WWg');

const shootsFromCover = ({ input: { shooter }, shooter: row, rules }: ShotCase) =>
  row.category !== 'LI' &&
  shooter.place !== 'open' &&
  (shooter.place !== 'enclosed-field' || rules.enclosedFieldIsCover);

/** Bonus of a supporter. Light units add less. */
export const shootSupport = { each: 1, light: 0.5 } as const;

export const modifiers: readonly Section<ShotCase>[] = [
  allOf<ShotCase>(
    {
      id: 'shoot.light',
      value: -1,
      when: ({ shooter: { category }, weapon }) =>
        (category === 'LI' || category === 'LH' || category === 'Drag') && weapon !== 'commanded-shot',
    },
    {
      id: 'shoot.target-cover',
      value: -1,
      when: isCovered,
      lostTo: [
        {
          id: 'shoot.fortification-guns',
          when: (shot) => isGun(shot) && shot.input.target.cover === 'fortification',
        },
      ],
    },
    {
      id: 'shoot.disordered',
      value: -1,
      when: ({ input: { shooter } }) => shooter.disordered || shooter.reduced,
    },
    {
      id: 'shoot.from-cover',
      value: -1,
      when: shootsFromCover,
      lostTo: [
        {
          id: 'shoot.enclosed-field',
          when: ({ input: { shooter }, shooter: { category } }) =>
            shooter.place === 'enclosed-field' &&
            (category === 'Drag' || category === 'LMI' || category === 'MI'),
        },
      ],
    },
    { id: 'shoot.tercio-edge', value: -1, when: ({ shooter, sideways }) => shooter.tercio && sideways },
    { id: 'square.shoot', value: -1, when: ({ input }) => input.shooter.square, evenZero: true },
    {
      id: 'shoot.bow-at-mounted',
      value: 1,
      when: (shot) =>
        isBow(shot) &&
        (shot.shooter.category === 'LMI' || shot.shooter.category === 'MI') &&
        shot.target.mounted,
    },
    { id: 'shoot.caracole', value: 1, when: ({ input }) => input.shooter.caracolePair },
  ),
  {
    groups: [
      {
        take: 'all',
        rows: [
          {
            id: 'shoot.support',
            value: ({ input }) => input.shooter.supports * shootSupport.each,
            when: ({ input }) => input.shooter.supports > 0,
          },
          {
            id: 'shoot.support-light',
            value: ({ input }) => input.shooter.lightSupports * shootSupport.light,
            when: ({ input }) => input.shooter.lightSupports > 0,
          },
          {
            id: 'shoot.support-rounding',
            value: shootSupport.light,
            when: ({ input }) => input.shooter.lightSupports % 2 === 1,
          },
        ],
      },
    ],
    limit: { id: 'shoot.support-cap', ceiling: 3 },
  },
  allOf<ShotCase>({
    id: 'artillery.at-small',
    value: -1,
    when: (shot) => isGun(shot) && (shot.target.category === 'Art' || shot.target.skirmisher),
  }),
  firstOf<ShotCase>(
    {
      id: 'artillery.at-deep',
      value: 1,
      when: (shot) => isGun(shot) && (shot.input.target.flank || shot.target.deepOrder),
    },
    {
      id: 'square.artillery',
      value: 1,
      when: (shot) => isGun(shot) && shot.input.target.square,
      evenZero: true,
    },
  ),
];

/** Armour bought in addition to that of the row. */
export const boughtArmour: readonly Section<ShotCase>[] = [
  allOf<ShotCase>(
    {
      id: 'ability.armour',
      value: 1,
      when: ({ target, armour }) => !target.armourFixed && armour === 'armour',
    },
    {
      id: 'ability.heavy-armour',
      value: 2,
      when: ({ target, armour }) => !target.armourFixed && armour === 'heavy',
    },
  ),
];

/** Limits of protection by weapon. The first row that fits counts. */
export const caps: readonly ProtectionCap[] = [
  { rule: 'shoot.protection-guns', weapons: ['gun'], skirmishers: 1, others: 0 },
  {
    rule: 'shoot.protection-firearm',
    weapons: ['crossbow', 'arquebus', 'musket', 'flintlock', 'carbine', 'caracole', 'commanded-shot'],
    skirmishers: 1,
    others: 1,
  },
];

export const effects: readonly ShotEffect[] = [
  {
    id: 'ability.arquebus',
    does: 'wins-ties',
    when: ({ weapon, shooter }) => weapon === 'arquebus' && !shooter.skirmisher,
  },
  { id: 'ability.regimental-gun', does: 'wins-ties', when: ({ input }) => input.shooter.regimentalGun },
  {
    id: 'artillery.short-range',
    does: 'costs-more',
    when: ({ input: { shooter, distanceUd }, rules: { shortRange } }) =>
      distanceUd !== null && distanceUd <= shortRange.ud && shortRange.kinds.includes(shooter.kind),
  },
];
