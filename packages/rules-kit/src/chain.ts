/** Chain: long chains of throws, with each step enumerated and equal states merged. Sampled beyond a stated budget. */
import type { Chance } from './chance.ts';
import { canonical, oddsOf, type WeightedOutcome } from './dice/odds.ts';
import { add, certain, multiply, type Sixths } from './dice/sixths.ts';
import { SeededDice } from './dice/thrown.ts';

/** A chain of throws: its start, its step, and its end. */
export interface Chain<T> {
  readonly start: T;
  /** One step. Called again from every state it can lead to. */
  readonly step: (state: T, chance: Chance) => T;
  /** A finished state is not stepped again. */
  readonly isOver: (state: T) => boolean;
  /** Maximum number of steps. */
  readonly steps: number;
  /** Number of states that may be stepped before the chain is sampled instead. */
  readonly budget?: number;
  /** For sampling only. */
  readonly seed?: number;
}

/** Exact odds, or sampled ones marked as such. */
export type ChainOdds<T> =
  | { readonly exact: true; readonly states: readonly WeightedOutcome<T>[] }
  | { readonly exact: false; readonly samples: number; readonly states: readonly SampledChain<T>[] };

/** A state and the number of samples that ended in it. */
export interface SampledChain<T> {
  readonly outcome: T;
  readonly key: string;
  readonly count: number;
}

/** Default number of states stepped before a chain is sampled. */
const chainBudget = 20_000;
/** Runs of a sampled chain. */
const sampleSize = 20_000;

/** End states of a chain of throws with their chances. */
export function carryThrough<T>(chain: Chain<T>): ChainOdds<T> {
  const { step, isOver, steps, budget = chainBudget } = chain;
  let states = new Map<string, WeightedOutcome<T>>([
    [canonical(chain.start), { outcome: chain.start, key: canonical(chain.start), chance: certain }],
  ]);
  let stepped = 0;
  for (let n = 0; n < steps; n++) {
    const next = new Map<string, WeightedOutcome<T>>();
    const put = (outcome: T, key: string, chance: Sixths): void => {
      const known = next.get(key);
      next.set(key, { outcome, key, chance: known === undefined ? chance : add(known.chance, chance) });
    };
    let moving = false;
    for (const { outcome, key, chance } of states.values()) {
      if (isOver(outcome)) {
        put(outcome, key, chance);
        continue;
      }
      if (++stepped > budget) return sample(chain);
      moving = true;
      for (const to of oddsOf((dice) => step(outcome, dice)))
        put(to.outcome, to.key, multiply(chance, to.chance));
    }
    states = next;
    if (!moving) break;
  }
  return { exact: true, states: [...states.values()].sort((a, b) => (a.key < b.key ? -1 : 1)) };
}

function sample<T>({ start, step, isOver, steps, seed = 1805 }: Chain<T>): ChainOdds<T> {
  const dice = new SeededDice(seed, 'no-log');
  const counts = new Map<string, { outcome: T; key: string; count: number }>();
  for (let run = 0; run < sampleSize; run++) {
    let state = start;
    for (let n = 0; n < steps && !isOver(state); n++) state = step(state, dice);
    const key = canonical(state);
    const known = counts.get(key);
    if (known === undefined) counts.set(key, { outcome: state, key, count: 1 });
    else known.count++;
  }
  return {
    exact: false,
    samples: sampleSize,
    states: [...counts.values()].sort((a, b) => (a.key < b.key ? -1 : 1)),
  };
}
