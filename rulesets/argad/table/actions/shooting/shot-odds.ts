/** `assessShot`: a shot's refusals, number needed, modifier and exact odds. */
import { type Line, oddsOf, type RuleId, type WeightedOutcome } from '@grognard/rules-kit';
import type { ShootRead } from '../../../rules/shoot/input.ts';
import { type ShotAssessed, type ShotOutcome, shoot } from '../../../rules/shoot/procedure.ts';
import { type ShotSituation, shotSituation } from '../../../rules/shoot/situation.ts';
import type { Table } from '../../state/model.ts';

export interface ShotWithOdds {
  /** The rules that refuse it. If empty, it may be fired and the other fields are valid. */
  readonly refusals: readonly RuleId[];
  readonly need: number;
  readonly modifier: number;
  /** What the dice are thrown for, or null if it is refused. */
  readonly assessed: ShotAssessed | null;
}

const none: readonly RuleId[] = [];

/** The rules that forbid a shot whose situation is known. */
export function refusalsIn({ rules }: Table, shot: ShotSituation): readonly RuleId[] {
  let found: RuleId[] | null = null;
  for (const { id, when } of shoot.refusals(rules)) {
    if (!when(shot)) continue;
    if (found === null) found = [id];
    else found.push(id);
  }
  return found ?? none;
}

/** The rules that forbid a shot. */
export function refusalsOf(table: Table, facts: ShootRead): readonly RuleId[] {
  return refusalsIn(table, shotSituation(table.rules, facts));
}

/** Adds up a shot. Lines are written only if a list is given. */
export function assessShot(table: Table, facts: ShootRead, lines: Line[] | null): ShotWithOdds {
  const shot = shotSituation(table.rules, facts);
  const refusals = refusalsIn(table, shot);
  if (refusals.length > 0) return { refusals, need: 0, modifier: 0, assessed: null };
  const assessed = shoot.assess(shot, lines);
  return { refusals, need: assessed.need, modifier: assessed.modifier, assessed };
}

export function oddsOfShot(assessed: ShotAssessed): readonly WeightedOutcome<ShotOutcome>[] {
  return oddsOf((chance) => shoot.roll(assessed, chance));
}
