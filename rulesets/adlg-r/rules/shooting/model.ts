/** What a shot is, and the rules of shooting that options may amend. */
import type { RuleId, Section } from '@grognard/rules-kit';
import type { RangeRow } from '../../data/ranges.ts';
import type { Armour, Kind, Quality, UnitRow, Weapon } from '../../model.ts';
import type { ShootInput } from './input.ts';

/** A shot as the rows ask about it. */
export interface ShotCase {
  readonly input: ShootInput;
  readonly shooter: UnitRow;
  readonly target: UnitRow;
  readonly weapon: Weapon;
  /** The quality that the shooter's die is read with. */
  readonly quality: Quality;
  readonly armour: Armour;
  /** Over a side or the rear, where that is not as good as the front. */
  readonly sideways: boolean;
  /** How far it shoots; null: a pairing of unit and weapon that cannot. */
  readonly rangeUd: number | null;
  readonly rules: ShootingRules;
}

/** Weapons that leave a target no more than some protection. */
export interface ProtectionCap {
  readonly rule: RuleId;
  readonly weapons: readonly Weapon[];
  /** Where the row is for some shooters only. */
  readonly kinds?: readonly Kind[];
  readonly skirmishers: number;
  readonly others: number;
}

/** A rule that waits for the dice. */
export interface ShotEffect {
  readonly id: RuleId;
  readonly when: (shot: ShotCase) => boolean;
  /** A tie costs the target a point; or a clear win costs it more than one. */
  readonly does: 'wins-ties' | 'costs-more';
}

export interface ShootingRules {
  readonly ranges: readonly RangeRow[];
  /** Short range, and what a win by `by` costs there. */
  readonly shortRange: {
    readonly ud: number;
    readonly kinds: readonly Kind[];
    readonly by: number;
    readonly loss: number;
  };
  readonly modifiers: readonly Section<ShotCase>[];
  readonly armour: readonly Section<ShotCase>[];
  readonly caps: readonly ProtectionCap[];
  readonly effects: readonly ShotEffect[];
  /** An enclosed field is cover, also for who shoots out of it. */
  readonly enclosedFieldIsCover: boolean;
}
