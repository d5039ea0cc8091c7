/** MeleeRules and Side: the model of a melee, and the rules that options may amend. */
import type { ResultTable, RuleId, Section } from '@grognard/rules-kit';
import type { Armour, Terrain, UnitRow, UnitTable, Weapon } from '../../model.ts';
import type { MeleeUnitInput } from './input.ts';

/** The two main units. */
export type SideName = 'a' | 'b';

/** A unit on its ground: what the penalties of terrain read. */
export interface OnGround {
  readonly input: Pick<MeleeUnitInput, 'kind' | 'terrain'>;
  readonly row: UnitRow;
  /** Terrain that counts as open for elephants. */
  readonly elephantOpen: readonly string[];
}

/** A main unit with everything that the rows read. */
export interface Side extends OnGround {
  readonly name: SideName;
  readonly input: MeleeUnitInput;
  readonly armour: Armour;
  readonly weapon: Weapon;
  readonly twoHanded: boolean;
  /** Impact, or an ability that counts as Impact. */
  readonly impact: boolean;
  /** Headstrong, if that gives more than the duty to charge. */
  readonly headstrong: boolean;
  readonly charged: boolean;
  /** Whether this is the first phase of a contact that began with a charge. */
  readonly firstPhase: boolean;
  /** Basic factor against the enemy. */
  readonly factor: number;
  readonly enemy: Side;
  readonly units: UnitTable;
  readonly rules: MeleeRules;
}

/** A melee. Each side refers to the other. */
export interface Melee {
  readonly a: Side;
  readonly b: Side;
}

/** Abilities of the first phase, in order of precedence if only one of them counts. */
export const abilities = ['shock', 'pistol', 'impact', 'salvo', 'elephant'] as const;
export type Ability = (typeof abilities)[number];

/** The bonus of an ability in the first phase. */
export interface Bonus {
  readonly ability: Ability;
  readonly id: RuleId;
  readonly value: number;
}

/** A rule that cancels the bonus of some abilities. */
export interface Cancel {
  readonly id: RuleId;
  readonly takes: readonly Ability[];
  readonly when: (unit: Side) => boolean;
  /** Set for works that bar the charge, which stop Furious Charge as well. */
  readonly bars?: true;
}

/** A rule that applies before the dice, or after them. */
export interface MeleeEffect {
  readonly id: RuleId;
  readonly does: 'loses-first' | 'destroyed' | 'wins-ties' | 'deepens' | 'lessens' | 'costs-more';
  /** Points, or steps of the result. */
  readonly by: number;
  readonly when: (unit: Side) => boolean;
}

/** Points that the loser loses. `all` is an automatic rout. */
export type MeleeResults = ResultTable<number | 'all'>;

export interface MeleeRules {
  /** Steps 2 to 15: everything except the basic factor and the abilities. */
  readonly modifiers: readonly Section<Side>[];
  readonly bonuses: readonly Bonus[];
  /** Whether one ability of a unit counts, or all add up. */
  readonly counted: 'one' | 'add';
  /** Rules that cancel an ability on their own: edges, ground, works and marks (numbers 1 to 6). */
  readonly lostTo: readonly Cancel[];
  /** Rules that cancel an ability because of an active ability of the enemy (numbers 7 to 9). */
  readonly beatenBy: readonly Cancel[];
  readonly effects: readonly MeleeEffect[];
  readonly results: MeleeResults;
  readonly tieBoth: 'cancel' | 'both-lose';
  readonly firstPhaseEdge: 'charger-any' | 'front-only';
  /** Light enemies on flank or rear cancel the factor too. */
  readonly lightTakesFactor: boolean;
  readonly deepOrderSuffersMultiple: boolean;
  /** A square has no flank and no rear. */
  readonly squareEdges: boolean;
  /** A square has the marks * and @. */
  readonly squareMarks: boolean;
  readonly headstrongImpact: boolean;
  /** Weapons against which better armour does not help in the first phase. */
  readonly armourBeaters: readonly Weapon[];
  /** In rough terrain LI may also charge the enemies that it may charge in the open. */
  readonly lightInfantryRoughAdds: boolean;
}

/** Rough ground. `difficult` is worse. */
export const roughGround: readonly Terrain[] = ['brush', 'field', 'enclosed-field', 'rough'];
