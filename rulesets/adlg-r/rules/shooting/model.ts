/** ShotCase and ShootingRules: the model of a shot, and the rules that options may amend. */
import type { RuleId, Section } from '@grognard/rules-kit';
import type { RangeRow } from '../../data/ranges.ts';
import type { Armour, Kind, Quality, UnitRow, Weapon } from '../../model.ts';
import type { ShootInput } from './input.ts';

/** A shot with everything that the rows read. */
export interface ShotCase {
  readonly input: ShootInput;
  readonly shooter: UnitRow;
  readonly target: UnitRow;
  readonly weapon: Weapon;
  /** The quality for reading the shooter's die. */
  readonly quality: Quality;
  readonly armour: Armour;
  /** Whether it shoots over a side or the rear, if that is worse than over the front. */
  readonly sideways: boolean;
  /** The range in UD, or null if this unit cannot shoot with this weapon. */
  readonly rangeUd: number | null;
  readonly rules: ShootingRules;
}

/** A row of weapons that limit the target's protection. */
export interface ProtectionCap {
  readonly rule: RuleId;
  readonly weapons: readonly Weapon[];
  /** Set if the row applies only to some shooters. */
  readonly kinds?: readonly Kind[];
  readonly skirmishers: number;
  readonly others: number;
}

/** A rule that applies after the dice. */
export interface ShotEffect {
  readonly id: RuleId;
  readonly when: (shot: ShotCase) => boolean;
  /** `wins-ties`: a tie costs the target a point. `costs-more`: a clear win costs it more than one. */
  readonly does: 'wins-ties' | 'costs-more';
}

export interface ShootingRules {
  readonly ranges: readonly RangeRow[];
  /** Short range in UD, and the loss there for a win by `by`. */
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
  /** Whether an enclosed field is cover, also for a unit that shoots out of it. */
  readonly enclosedFieldIsCover: boolean;
}
