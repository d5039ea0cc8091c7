/** What a melee is, and the rules of melee that options may amend. */
import type { ResultTable, RuleId, Section } from '@grognard/rules-kit';
import type { Armour, Terrain, UnitRow, UnitTable, Weapon } from '../../model.ts';
import type { MeleeUnitInput } from './input.ts';

/** The two main units. */
export type SideName = 'a' | 'b';

/** A main unit as the rows ask about it. */
export interface Side {
  readonly name: SideName;
  readonly input: MeleeUnitInput;
  readonly row: UnitRow;
  readonly armour: Armour;
  readonly weapon: Weapon;
  readonly twoHanded: boolean;
  /** Impact, or what counts as Impact. */
  readonly impact: boolean;
  /** Headstrong, where that gives more than the duty to charge. */
  readonly headstrong: boolean;
  readonly charged: boolean;
  /** The first phase of a contact that began with a charge. */
  readonly firstPhase: boolean;
  /** Basic factor against the enemy. */
  readonly factor: number;
  readonly enemy: Side;
  /** Ground that is open to elephants. */
  readonly elephantOpen: readonly string[];
  readonly units: UnitTable;
  readonly rules: MeleeRules;
}

/** A melee: each side knows the other. */
export interface Melee {
  readonly a: Side;
  readonly b: Side;
}

/** Abilities of the first phase, in the order in which one of them counts. */
export const abilities = ['shock', 'pistol', 'impact', 'salvo', 'elephant'] as const;
export type Ability = (typeof abilities)[number];

/** The bonus of an ability in the first phase. */
export interface Bonus {
  readonly ability: Ability;
  readonly id: RuleId;
  readonly value: number;
}

/** A rule that takes the bonus of some abilities away. */
export interface Cancel {
  readonly id: RuleId;
  readonly takes: readonly Ability[];
  readonly when: (unit: Side) => boolean;
  /** Works that bar the charge: they stop Furious Charge as well. */
  readonly bars?: true;
}

/** A rule that waits for the dice, or goes before them. */
export interface MeleeEffect {
  readonly id: RuleId;
  readonly does: 'loses-first' | 'destroyed' | 'wins-ties' | 'deepens' | 'lessens' | 'costs-more';
  /** Points, or steps of the result. */
  readonly by: number;
  readonly when: (unit: Side) => boolean;
}

/** Points that the loser loses; `all`: automatic rout. */
export type MeleeResults = ResultTable<number | 'all'>;

export interface MeleeRules {
  /** Steps 2 to 15: everything but the basic factor and the abilities. */
  readonly modifiers: readonly Section<Side>[];
  readonly bonuses: readonly Bonus[];
  /** How many of its abilities a unit counts. */
  readonly counted: 'one' | 'add';
  /** What an ability is lost to by itself: edges, ground, works and marks (numbers 1 to 6). */
  readonly lostTo: readonly Cancel[];
  /** What it is lost to by an ability of the enemy that works (numbers 7 to 9). */
  readonly beatenBy: readonly Cancel[];
  readonly effects: readonly MeleeEffect[];
  readonly results: MeleeResults;
  readonly tieBoth: 'cancel' | 'both-lose';
  readonly firstPhaseEdge: 'charger-any' | 'front-only';
  /** Light enemies on flank or rear take the factor too. */
  readonly lightTakesFactor: boolean;
  readonly deepOrderSuffersMultiple: boolean;
  /** A square has no flank and no rear. */
  readonly squareEdges: boolean;
  /** A square has the marks * and @. */
  readonly squareMarks: boolean;
  readonly headstrongImpact: boolean;
  /** Weapons that better armour does not help against in the first phase. */
  readonly armourBeaters: readonly Weapon[];
  /** In rough terrain LI may also charge what it may charge in the open. */
  readonly lightInfantryRoughAdds: boolean;
}

/** Rough ground; `difficult` is worse. */
export const roughGround: readonly Terrain[] = ['brush', 'field', 'enclosed-field', 'rough'];
