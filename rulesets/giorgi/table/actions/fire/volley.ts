/** Verdict of one case of fire: refusals, dice and exact odds, cached by volley. */
import {
  fractionOf,
  type Line,
  oddsOf,
  type RuleId,
  shareOf,
  type WeightedOutcome,
} from '@grognard/rules-kit';
import type { Rules } from '../../../model.ts';
import type { FireInput } from '../../../rules/fire/input.ts';
import { type FireOutcome, fire, type Volley } from '../../../rules/fire/procedure.ts';
import { type FireSituation, shootingOf } from '../../../rules/fire/situation.ts';
import type { Refusals } from '../../state/turn.ts';

/** A judged case of fire. Without refusals it has a volley to throw. */
export interface JudgedVolley {
  readonly refusals: Refusals;
  readonly volley: Volley | null;
}

const nothing: Refusals = [];

function rulesAgainst(rules: Rules, shooting: FireSituation): Refusals {
  let found: RuleId[] | null = null;
  for (const { id, when, stops } of fire.refusals(rules)) {
    if (!when(shooting)) continue;
    if (found === null) found = [id];
    else found.push(id);
    if (stops) break;
  }
  return found ?? nothing;
}

/** A cache entry: a case, and its results as far as they were computed. */
interface ExaminedVolley {
  readonly rules: Rules;
  readonly facts: FireInput;
  readonly shooting: FireSituation;
  readonly refusals: Refusals;
  judged: JudgedVolley | null;
}

/** Ring of the last cases. Plotting, listing, scoring and firing a shot all ask about the same case. */
const lately: ExaminedVolley[] = [];
const most = 16;
let oldest = 0;

function lookAt(rules: Rules, facts: FireInput): ExaminedVolley {
  for (const one of lately) if (one.facts === facts && one.rules === rules) return one;
  const shooting = shootingOf(rules, facts);
  const looked = { rules, facts, shooting, refusals: rulesAgainst(rules, shooting), judged: null };
  lately[oldest] = looked;
  oldest = (oldest + 1) % most;
  return looked;
}

/** Refusals of a case of fire. */
export function againstCase(rules: Rules, facts: FireInput): Refusals {
  return lookAt(rules, facts).refusals;
}

/** Judges a case of fire and adds it up. Lines are written if a list is given. */
export function judge(rules: Rules, facts: FireInput, lines: Line[] | null): JudgedVolley {
  const looked = lookAt(rules, facts);
  const { refusals, shooting } = looked;
  if (lines !== null) return { refusals, volley: refusals.length > 0 ? null : fire.assess(shooting, lines) };
  looked.judged ??= { refusals, volley: refusals.length > 0 ? null : fire.assess(shooting, null) };
  return looked.judged;
}

/** Odds of a volley, and its mean kills. */
export interface FireOdds {
  readonly odds: readonly WeightedOutcome<FireOutcome>[];
  readonly mean: number;
}

const known = new Map<string, FireOdds>();
/** Size of the cache. A table has a few hundred different volleys. */
const mostKept = 5000;

export function oddsOfVolley(volley: Volley): FireOdds {
  const most = Math.min(volley.most, volley.dice);
  const key = `${volley.dice} ${volley.killOn} ${volley.saveOn} ${most}`;
  const kept = known.get(key);
  if (kept !== undefined) return kept;
  const odds = oddsOf((chance) => fire.roll(volley, chance));
  let mean = 0;
  for (const { outcome, chance } of odds) mean += outcome.killed * shareOf(fractionOf(chance));
  const found = { odds, mean };
  if (known.size >= mostKept) known.clear();
  known.set(key, found);
  return found;
}
