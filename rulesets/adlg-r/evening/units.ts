/** What stays with a unit during an evening, its losses, and how an army stands. */
import type {
  ArmyAccount,
  EveningUnit,
  FieldFill,
  UnitChange,
  UnitTrait,
  UnitTraits,
} from '@grognard/rules-kit';
import { worthOf } from '../army/worth.ts';
import { units } from '../data/units.ts';
import { battleUnitValue } from '../data/victory.ts';
import { type Kind, kinds } from '../model.ts';
import * as said from '../words/evening.ts';

const kindOf = ({ kind }: UnitTraits): Kind => kinds.find((known) => known === kind) ?? 'medium-cavalry';

export function lostOf({ lost }: UnitTraits): number {
  return typeof lost === 'number' ? lost : 0;
}

const flags = [
  'impact',
  'shock',
  'pistol',
  'salvo',
  'regimentalGun',
  'keilSwordsmen',
  'headstrong',
  'expendable',
] as const;

const like = (path: string) => ({ procedure: 'melee', path: `a.${path}` });

export const traits: readonly UnitTrait[] = [
  { id: 'kind', like: like('kind'), usual: () => 'medium-cavalry', lasts: 'nature' },
  { id: 'quality', like: like('quality'), usual: () => 'ordinary', lasts: 'nature' },
  { id: 'armour', like: like('armour'), usual: () => null, lasts: 'nature' },
  {
    id: 'weapon',
    like: { procedure: 'shoot', path: 'shooter.weapon' },
    usual: () => null,
    lasts: 'nature',
  },
  ...flags.map((id) => ({ id, like: like(id), usual: () => false, lasts: 'nature' as const })),
  { id: 'twoHanded', like: like('twoHanded'), usual: () => null, lasts: 'nature' },
  { id: 'lost', like: like('lost'), usual: () => 0, lasts: 'state' },
  { id: 'commander', like: like('commander'), usual: () => false, lasts: 'state' },
];

/** Fields of a side of a melee that are its unit's. */
export function meleeFills(group: string): Readonly<Record<string, FieldFill>> {
  return Object.fromEntries(traits.map(({ id }) => [`${group}.${id}`, id]));
}

/** Points lost, and the unit out when none is left (unit.cohesion, unit.routed). */
export function afterLoss({ id, traits: had }: EveningUnit, points: number): readonly UnitChange[] {
  if (points === 0) return [];
  const { cohesion } = units[kindOf(had)];
  const lost = Math.min(cohesion, lostOf(had) + points);
  return [
    {
      unit: id,
      traits: { lost },
      ...(lost === cohesion ? { isOut: true as const } : {}),
      rule: 'unit.cohesion',
    },
  ];
}

/** Points that a unit costs its army (victory.disordered, victory.four-markers, victory.routed, victory.routed-battle-unit). */
function costOf({ traits: had, isOut }: EveningUnit): number {
  const { battleUnit } = units[kindOf(had)];
  if (isOut) return battleUnit ? 4 : 2;
  if (battleUnit && lostOf(had) >= 4) return 2;
  return lostOf(had) > 0 ? 1 : 0;
}

/** What a unit adds to the value of its army (victory.value, victory.value-battle-unit). */
function unitWorth({ traits: had }: EveningUnit): number {
  return worthOf(units[kindOf(had)], had['expendable'] === true, { battleUnitValue });
}

/** Losses against the value of the army (victory.break). */
export function accounts(army: readonly EveningUnit[]): readonly ArmyAccount[] {
  const count = army.reduce((sum, unit) => sum + costOf(unit), 0);
  const of = army.reduce((sum, unit) => sum + unitWorth(unit), 0);
  return [{ title: said.losses, rule: 'victory.break', count, of, isReached: of > 0 && count >= of }];
}
