/** sample: throws real dice many times and compares with the exact odds. */
import {
  canonical,
  type Json,
  type Resolver,
  type Ruleset,
  SeededDice,
  type WeightedOutcome,
} from '@grognard/rules-kit';
import { casesOf } from '../generate/cases.ts';
import { lookAt } from './looked.ts';
import { failure } from './shrink.ts';

interface SamplingTask {
  readonly ruleset: Ruleset;
  readonly resolver: Resolver;
  readonly edition: string;
  readonly procedure: string;
  readonly seed: number;
  readonly sampled: number;
  readonly throws: number;
}

/** Greatest deviation of a count, in standard errors. */
const tolerance = 5;
/** Outcomes expected less often than this are counted together, because single ones are too few for a standard error. */
const rare = 20;

/** Compares throws with odds for some cases of a procedure. Returns a failure, or null. */
export function sample(task: SamplingTask): Error | null {
  const { ruleset, resolver, edition, procedure, seed, sampled, throws } = task;
  const source = casesOf(ruleset, edition, procedure, seed + 1);
  let done = 0;
  for (let tried = 0; done < sampled; tried++) {
    if (tried > sampled * 1_000) return new Error(`only ${done} allowed cases of ${procedure} found`);
    const given = source.next();
    const { assessed, odds } = lookAt(resolver, given);
    if (assessed === null) continue;
    source.learn(given);
    // A certain outcome says nothing about dice. Only some of them are tried.
    if (odds.length === 1 && tried % 8 !== 0 && tried < sampled * 100) continue;
    done++;
    const complaint = disagreement((dice) => assessed.roll(dice), odds, throws, seed + done);
    if (complaint !== null) return failure(`${complaint} in ${throws} throws (seed ${seed + done})`, given);
  }
  return null;
}

/** Disagreement between throws and odds, or null if there is none. */
export function disagreement(
  roll: (dice: SeededDice) => Json,
  odds: readonly WeightedOutcome<Json>[],
  throws: number,
  seed: number,
): string | null {
  const counts = new Map(odds.map(({ key }) => [key, 0]));
  const dice = new SeededDice(seed, 'no-log');
  for (let i = 0; i < throws; i++) {
    const key = canonical(roll(dice));
    const count = counts.get(key);
    if (count === undefined) return `${key} was thrown, and the odds do not have it`;
    counts.set(key, count + 1);
  }
  let rareShare = 0;
  let rareCount = 0;
  for (const { key, chance } of odds) {
    const share = Number((BigInt(chance.ways) * 10n ** 15n) / 6n ** BigInt(chance.dice)) / 1e15;
    const count = counts.get(key) ?? 0;
    if (share * throws < rare) {
      rareShare += share;
      rareCount += count;
    } else if (isFarOff(count, share, throws)) return `${key} came ${count} times, its chance is ${share}`;
  }
  return rareShare * throws >= rare && isFarOff(rareCount, rareShare, throws)
    ? `rare outcomes came ${rareCount} times, their chance is ${rareShare}`
    : null;
}

function isFarOff(count: number, share: number, throws: number): boolean {
  return Math.abs(count - share * throws) > tolerance * Math.sqrt(share * (1 - share) * throws) + 1e-6;
}
