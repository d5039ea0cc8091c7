/** oddsLines: the outcomes of an answer in words. Apart from explanations, since a table loads these lines alone. */
import { shareOf } from './dice/sixths.ts';
import { percentOf } from './i18n/numbers.ts';
import type { Words } from './i18n/words.ts';
import type { Json } from './json.ts';
import type { Facts } from './procedure.ts';
import type { ResolvedAnswer } from './resolve.ts';
import type { ProcedureInForce } from './ruleset.ts';

/** An outcome in words with its chance: exact, as a percentage, and as a share from 0 to 1 for pictures. */
export interface OddsLine {
  readonly kind: 'odds';
  readonly text: string;
  readonly p: string;
  readonly percent: string;
  readonly share: number;
}

/** Outcomes of an answer in words, in the order a person expects: 9 before 10. */
export function oddsLines(
  procedure: Pick<ProcedureInForce, 'tellOutcome'>,
  { outcomes }: Pick<ResolvedAnswer, 'outcomes'>,
  words?: Pick<Words, 'tell' | 'language'>,
): readonly OddsLine[] {
  return [...outcomes]
    .sort((a, b) => compareJson(a.outcome, b.outcome))
    .map(({ p, outcome }) => ({
      kind: 'odds',
      text: procedure.tellOutcome(outcome, words),
      p,
      percent: percentOf(p, words?.language),
      share: shareOf(p),
    }));
}

/** Numbers by size, everything else alphabetically, field by field. */
function compareJson(a: Json, b: Json): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  if (typeof a === 'object' && a !== null && typeof b === 'object' && b !== null) {
    const [left, right] = [a as Facts, b as Facts];
    for (const key of Object.keys(left).sort()) {
      const order = key in right ? compareJson(left[key]!, right[key]!) : -1;
      if (order !== 0) return order;
    }
    return 0;
  }
  const [left, right] = [String(a as unknown), String(b as unknown)];
  return left < right ? -1 : left > right ? 1 : 0;
}
