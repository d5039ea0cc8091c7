/** checkOdds: checks of every distribution, in whole numbers only. */
import type { Json, ResolvedAnswer, WeightedOutcome } from '@grognard/rules-kit';
import { canonicalText } from '../data.ts';

export type Complaint = string | null;

/** The odds before formatting: all possible, adding up to exactly 1, distinct and in order. */
export function checkOdds(odds: readonly WeightedOutcome<Json>[]): Complaint {
  const most = odds.reduce((dice, { chance }) => Math.max(dice, chance.dice), 0);
  let sum = 0n;
  for (const { chance, outcome } of odds) {
    if (BigInt(chance.ways) <= 0n) return `an outcome without a chance: ${canonicalText(outcome)}`;
    sum += BigInt(chance.ways) * 6n ** BigInt(most - chance.dice);
  }
  if (sum !== 6n ** BigInt(most)) return `the odds add up to ${sum} of 6^${most}`;
  for (let i = 0; i < odds.length; i++) {
    const { key, outcome } = odds[i]!;
    if (key !== canonicalText(outcome)) return `${key} is not the canonical JSON of its outcome`;
    if (i > 0 && odds[i - 1]!.key >= key) return `${odds[i - 1]!.key} stands before ${key}`;
  }
  return null;
}

function commonDivisor(a: bigint, b: bigint): bigint {
  return b === 0n ? a : commonDivisor(b, a % b);
}

/** The fractions of an answer: reduced, adding up to exactly 1, in the order of the odds. */
export function checkFractions(answer: ResolvedAnswer, odds: readonly WeightedOutcome<Json>[]): Complaint {
  if (answer.outcomes.length !== odds.length) return 'the answer has not the outcomes of the odds';
  let top = 0n;
  let bottom = 1n;
  for (let i = 0; i < odds.length; i++) {
    const { p, outcome } = answer.outcomes[i]!;
    const { key, chance } = odds[i]!;
    if (canonicalText(outcome) !== key) return `outcome ${i} is not that of the odds`;
    const parts = /^([1-9][0-9]*)\/([1-9][0-9]*)$/.exec(p);
    if (parts === null) return `${p} is not a fraction`;
    const [a, b] = [BigInt(parts[1]!), BigInt(parts[2]!)];
    if (commonDivisor(a, b) !== 1n) return `${p} is not reduced`;
    if (a * 6n ** BigInt(chance.dice) !== BigInt(chance.ways) * b) return `${p} is not the chance of ${key}`;
    top = top * b + a * bottom;
    bottom *= b;
    const divisor = commonDivisor(top, bottom);
    top /= divisor;
    bottom /= divisor;
  }
  return top === 1n && bottom === 1n ? null : `the fractions add up to ${top}/${bottom}`;
}
