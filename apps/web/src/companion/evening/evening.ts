/** Evening: the units that players named for a battle on a real table, its sides and its turn. */
import {
  type EveningRules,
  type EveningUnit,
  type TraitValue,
  type UnitRole,
  withUsualTraits,
} from '@grognard/rules-kit';

export interface Evening {
  readonly id: string;
  readonly edition: string;
  readonly title: string;
  /** Time of the last change in milliseconds. */
  readonly at: number;
  readonly turn: number;
  /** Index of the side whose turn it is. */
  readonly side: number;
  readonly sides: readonly [string, string];
  readonly units: readonly EveningUnit[];
}

/** What an entry of the history says of the evening it belongs to. */
export interface EveningMark {
  readonly id: string;
  readonly title: string;
  readonly turn: number;
  /** Name of the side that acted. */
  readonly side: string;
  /** Names of units by role. */
  readonly names: Readonly<Record<string, string>>;
  /** The result by the names of units, where the ruleset has it. */
  readonly headline: string | null;
  /** Units that the result changes, before and after. */
  readonly before: readonly EveningUnit[];
  readonly after: readonly EveningUnit[];
  readonly isApplied: boolean;
}

/** Units by role, by id. */
export type UnitPicks = Readonly<Record<string, readonly string[]>>;

export function unitsOf(evening: Evening, ids: readonly string[] = []): readonly EveningUnit[] {
  return ids.flatMap((id) => evening.units.filter((unit) => unit.id === id));
}

/** The side that acts: the one whose turn it is, or that of the unit that was picked to act. */
export function actingSide(
  rules: EveningRules,
  evening: Evening,
  roles: readonly UnitRole[],
  picked: UnitPicks,
): number {
  if (rules.hasSideTurns) return evening.side;
  const first = roles
    .filter(({ of }) => of === 'acting')
    .flatMap(({ id }) => unitsOf(evening, picked[id]))
    .at(0);
  return first?.side ?? evening.side;
}

/** The units that a role can be given to. */
export function candidatesFor(
  rules: EveningRules,
  evening: Evening,
  roles: readonly UnitRole[],
  role: UnitRole,
  picked: UnitPicks,
): readonly EveningUnit[] {
  const present = evening.units.filter(({ isOut }) => !isOut);
  const hasEnemy = roles.some(({ of }) => of === 'enemy');
  if (role.of === 'acting' && (!rules.hasSideTurns || !hasEnemy)) return present;
  if (role.of === 'enemy' && roles.length === 1) return present;
  const acting = actingSide(rules, evening, roles, picked);
  return present.filter(({ side }) => (role.of === 'acting' ? side === acting : side !== acting));
}

/** The next turn, or the turn of the other side. What units carry for one turn only is forgotten. */
export function nextTurn(rules: EveningRules, evening: Evening, at: number): Evening {
  const passing = new Set(rules.traits.filter(({ lasts }) => lasts === 'turn').map(({ id }) => id));
  const units = evening.units.map((unit) => ({
    ...unit,
    traits: Object.fromEntries(Object.entries(unit.traits).filter(([id]) => !passing.has(id))),
  }));
  const isLast = !rules.hasSideTurns || evening.side === evening.sides.length - 1;
  return {
    ...evening,
    at,
    units,
    turn: isLast ? evening.turn + 1 : evening.turn,
    side: rules.hasSideTurns ? (evening.side + 1) % evening.sides.length : evening.side,
  };
}

/** The evening with some of its units replaced. */
export function withUnits(evening: Evening, units: readonly EveningUnit[], at: number): Evening {
  const known = new Map(units.map((unit) => [unit.id, unit]));
  return { ...evening, at, units: evening.units.map((unit) => known.get(unit.id) ?? unit) };
}

/** A trait of a unit, set by hand. What follows from it by default follows again. */
export function withTrait(unit: EveningUnit, id: string, value: TraitValue | undefined): EveningUnit {
  const { [id]: _old, ...rest } = unit.traits;
  return { ...unit, traits: value === undefined ? rest : { ...rest, [id]: value } };
}

/** Units with every trait. */
export function fullUnits(rules: EveningRules, units: readonly EveningUnit[]): readonly EveningUnit[] {
  return units.map((unit) => withUsualTraits(rules, unit));
}
