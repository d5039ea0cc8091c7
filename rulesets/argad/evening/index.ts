/** The evening of Argad !: what stays with a figure, what a shot or a bout does to it, and what comes next. */
import type {
  EveningProcedure,
  EveningRules,
  EveningUnit,
  FieldFill,
  PlayedCase,
  UnitChange,
  UnitTrait,
} from '@grognard/rules-kit';
import type { BoutOutcome } from '../rules/melee/bout.ts';
import type { StrikeOutcome } from '../rules/melee/strike.ts';
import type { ShotOutcome } from '../rules/shoot/procedure.ts';
import * as said from '../words/evening.ts';
import { forces } from './forces.ts';

const traits: readonly UnitTrait[] = [
  { id: 'class', like: { procedure: 'shoot', path: 'shooter.class' }, usual: () => 3, lasts: 'nature' },
  { id: 'troop', like: { procedure: 'shoot', path: 'shooter.troop' }, usual: () => 'foot', lasts: 'nature' },
  {
    id: 'firearm',
    title: said.firearm,
    like: { procedure: 'shoot', path: 'weapon' },
    usual: () => 'flintlock-musket',
    lasts: 'nature',
  },
  {
    id: 'weapon',
    title: said.meleeWeapon,
    like: { procedure: 'strike', path: 'attacker.weapon' },
    usual: () => 'sword',
    lasts: 'nature',
  },
  { id: 'armour', like: { procedure: 'strike', path: 'attacker.armour' }, usual: () => 0, lasts: 'nature' },
  { id: 'gear', like: { procedure: 'move', path: 'gear' }, usual: () => 'light', lasts: 'nature' },
  {
    id: 'loaded',
    title: said.loaded,
    like: { procedure: 'shoot', path: 'shooter.loaded' },
    usual: () => true,
    lasts: 'state',
  },
];

const fighterFills = (group: string): Readonly<Record<string, FieldFill>> => ({
  [`${group}.class`]: 'class',
  [`${group}.troop`]: 'troop',
  [`${group}.armour`]: 'armour',
  [`${group}.weapon`]: 'weapon',
});

const out = (units: readonly EveningUnit[] | undefined, rule: string): readonly UnitChange[] =>
  (units ?? []).slice(0, 1).map(({ id }) => ({ unit: id, traits: {}, isOut: true, rule }));

const idsOf = (units: readonly EveningUnit[] | undefined) => (units ?? []).map(({ id }) => id);

/** Whether the shot is given or received as the two close to contact. */
function isClosing({ input }: PlayedCase<ShotOutcome>): boolean {
  const held = input['shooter'];
  const contact = typeof held === 'object' && held !== null && 'contact' in held ? held.contact : 'none';
  return contact === 'closing' || contact === 'receiving' || contact === 'receiving-charge';
}

const shoot: EveningProcedure<ShotOutcome> = {
  roles: [
    {
      id: 'shooter',
      title: said.shooter,
      of: 'acting',
      fills: {
        weapon: 'firearm',
        'shooter.class': 'class',
        'shooter.troop': 'troop',
        'shooter.loaded': 'loaded',
      },
    },
    {
      id: 'target',
      title: said.target,
      of: 'enemy',
      fills: { 'target.troop': 'troop', 'target.armour': 'armour' },
    },
  ],
  changes: ({ outcome, units }) => [
    ...idsOf(units['shooter']).map((unit) => ({ unit, traits: { loaded: false }, rule: 'shoot.loaded' })),
    ...(outcome.hits > 0 ? out(units['target'], 'shoot.procedure') : []),
  ],
  follows: (played) => {
    const { outcome, units } = played;
    const [a, b] = [idsOf(units['shooter']), idsOf(units['target'])];
    const meets = outcome.hits === 0 && isClosing(played);
    return [
      ...(meets
        ? [{ title: said.theyMeet, rule: 'melee.result', procedure: 'bout', units: { a, b }, input: {} }]
        : []),
      { title: said.nextShot, rule: 'shoot.procedure', procedure: 'shoot', units: {}, input: {} },
      { title: said.reload, rule: 'weapon.reload', procedure: null, units: {}, input: {} },
    ];
  },
};

const strike: EveningProcedure<StrikeOutcome> = {
  roles: [
    { id: 'attacker', title: said.striker, of: 'acting', fills: fighterFills('attacker') },
    { id: 'defender', title: said.defender, of: 'enemy', fills: fighterFills('defender') },
  ],
  changes: ({ outcome, units }) => (outcome.result === 'hit' ? out(units['defender'], 'melee.result') : []),
  follows: ({ outcome }) => [
    ...(outcome.result === 'recoil'
      ? [{ title: said.steppedBack, rule: 'melee.recoil', procedure: null, units: {}, input: {} }]
      : []),
    { title: said.nextBout, rule: 'melee.result', procedure: 'bout', units: {}, input: {} },
  ],
};

const bout: EveningProcedure<BoutOutcome> = {
  roles: [
    { id: 'a', title: said.fighter, of: 'acting', fills: fighterFills('a') },
    { id: 'b', title: said.opponent, of: 'enemy', fills: fighterFills('b') },
  ],
  changes: ({ outcome, units }) => [
    ...(outcome.a === 'killed' ? out(units['a'], 'melee.result') : []),
    ...(outcome.b === 'killed' ? out(units['b'], 'melee.result') : []),
  ],
  follows: ({ outcome }) => [
    ...(outcome.a === 'recoils' || outcome.b === 'recoils'
      ? [{ title: said.steppedBack, rule: 'melee.recoil', procedure: null, units: {}, input: {} }]
      : []),
    { title: said.nextBout, rule: 'melee.result', procedure: 'bout', units: {}, input: {} },
  ],
  headline: (outcome, { a = 'A', b = 'B' }) => said.boutHeadline(outcome, { a, b }),
};

const move: EveningProcedure = {
  roles: [{ id: 'mover', title: said.mover, of: 'acting', fills: { troop: 'troop', gear: 'gear' } }],
};

export const evening: EveningRules = {
  traits,
  procedures: { move, shoot, strike, bout },
  hasSideTurns: false,
  forces,
};
