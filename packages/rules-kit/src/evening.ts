/** EveningRules: what a ruleset knows of units that players name for an evening at a real table: what is theirs, what a result does to them, what comes next. */
import type { Language } from './i18n/language.ts';
import type { Json } from './json.ts';
import type { RuleId } from './rule.ts';

/** A text in every language. */
export type EveningText = Readonly<Record<Language, string>>;

export type TraitValue = string | number | boolean | null;
export type UnitTraits = Readonly<Record<string, TraitValue>>;

/** A unit on the roster of an evening. */
export interface EveningUnit {
  readonly id: string;
  readonly name: string;
  /** Index of its side. */
  readonly side: number;
  /** What is known of it. Traits that were never set have their usual value. */
  readonly traits: UnitTraits;
  /** Out of the battle: killed, routed off the table. */
  readonly isOut: boolean;
}

/** Something that stays with a unit from case to case. It is entered like a field of a procedure, with its title and its choices. */
export interface UnitTrait {
  readonly id: string;
  readonly like: { readonly procedure: string; readonly path: string };
  /** Replaces the title of the field. */
  readonly title?: EveningText;
  /** The value of a unit for which it was never set, from the traits that were. */
  usual(traits: UnitTraits): TraitValue;
  /** `nature` is settled when the unit is named, `state` changes in the battle, `turn` is forgotten when the next turn begins. */
  readonly lasts: 'nature' | 'state' | 'turn';
}

/** Gives a field of the input: a trait by id, or a value from the traits and what the field holds. Undefined leaves it as it is. */
export type FieldFill = string | ((traits: UnitTraits, now: unknown) => TraitValue | undefined);

/** A part that units take in a case. Its id is that of the owner of throws. */
export interface UnitRole {
  readonly id: string;
  readonly title: EveningText;
  /** Whose units: of the side that acts, or of its enemy. */
  readonly of: 'acting' | 'enemy';
  /** The list of the input in which each unit has an entry. A single unit, unless given. */
  readonly list?: string;
  /** Paths of the fields, in the input or in the entry of the list, and what fills them. */
  readonly fills: Readonly<Record<string, FieldFill>>;
  /** Other ids of owners of throws that stand for it. */
  readonly also?: readonly string[];
}

/** A case that was thrown for, with the units that took part, by role, their traits filled in. */
export interface PlayedCase<O = Json> {
  readonly input: Readonly<Record<string, unknown>>;
  readonly outcome: O;
  readonly units: Readonly<Record<string, readonly EveningUnit[]>>;
}

/** What a result does to a unit. */
export interface UnitChange {
  readonly unit: string;
  readonly traits: UnitTraits;
  readonly isOut?: true;
  readonly rule: RuleId;
}

/** What comes next: a case with everything known filled in, or something to be done on the table. */
export interface FollowUp {
  readonly title: EveningText;
  readonly rule: RuleId;
  /** Null if nothing is thrown for. */
  readonly procedure: string | null;
  /** Ids of units by role. */
  readonly units: Readonly<Record<string, readonly string[]>>;
  /** Paths of fields that are known, and their values. */
  readonly input: UnitTraits;
}

/** What an evening knows of one procedure. `O` is its outcome. */
export interface EveningProcedure<O = Json> {
  readonly roles: readonly UnitRole[];
  changes?(played: PlayedCase<O>): readonly UnitChange[];
  /** Asked with the units as the changes leave them. */
  follows?(played: PlayedCase<O>): readonly FollowUp[];
  /** The result with names of units, where the words of the procedure have only letters. */
  headline?(outcome: O, names: Readonly<Record<string, string>>): EveningText;
}

/** A figure of an army that is kept during a battle. `isReached` if it decides. */
export interface ArmyAccount {
  readonly title: EveningText;
  readonly rule: RuleId;
  readonly count: number;
  readonly of: number;
  readonly isReached: boolean;
}

/** A side of a scenario, for a roster. */
export interface ScenarioForce {
  readonly name: string;
  readonly units: readonly Pick<EveningUnit, 'name' | 'traits'>[];
}

export interface EveningRules {
  readonly traits: readonly UnitTrait[];
  readonly procedures: Readonly<Record<string, EveningProcedure>>;
  /** Whether sides have their turns one after the other. */
  readonly hasSideTurns: boolean;
  /** How an army stands. */
  accounts?(units: readonly EveningUnit[]): readonly ArmyAccount[];
  /** The forces of a scenario file, without what is hidden. */
  forces?(scenario: Json): readonly ScenarioForce[];
}

/** A unit with the usual value of every trait that was never set. */
export function withUsualTraits({ traits }: EveningRules, unit: EveningUnit): EveningUnit {
  const known: Record<string, TraitValue> = { ...unit.traits };
  for (const trait of traits) if (known[trait.id] === undefined) known[trait.id] = trait.usual(known);
  return { ...unit, traits: known };
}

/** The units after a result. */
export function afterChanges(
  units: readonly EveningUnit[],
  changes: readonly UnitChange[],
): readonly EveningUnit[] {
  return units.map((unit) => {
    const own = changes.filter((change) => change.unit === unit.id);
    if (own.length === 0) return unit;
    const traits = Object.fromEntries([unit, ...own].flatMap(({ traits: those }) => Object.entries(those)));
    return { ...unit, traits, isOut: unit.isOut || own.some(({ isOut }) => isOut === true) };
  });
}
