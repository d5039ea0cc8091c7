/** oddsOf: every outcome with its exact chance, by running the rule down each branch of its dice. */
import { entryAt, numberAt } from '@grognard/lists';
import type { Chance } from '../chance.ts';
import { countFork, dieFork, type Fork, openCountsFork, openFork, sumFork } from './forks.ts';
import { add, fractionOf, impossible, isCertain, type Sixths, safeDice } from './sixths.ts';

/** One outcome, its canonical JSON and its chance. */
export interface WeightedOutcome<O> {
  readonly outcome: O;
  readonly key: string;
  readonly chance: Sixths;
}

/** The dice of one throw exceed what plain numbers can count. */
class TooManyDice extends Error {}

/** A rule that still asks for dice at this depth has an endless loop. */
const deepest = 1000;

/** A chance that takes each untried branch in turn. The rule is run again for every leaf. */
class Branches implements Chance {
  private depth = 0;
  private readonly path: number[] = [];
  private readonly forks: Fork<unknown>[] = [];
  private readonly arithmetic: 'plain' | 'big';

  constructor(arithmetic: 'plain' | 'big') {
    this.arithmetic = arithmetic;
  }

  private take<T>(fork: Fork<T>): T {
    const at = this.depth++;
    if (at === this.path.length) {
      if (at >= deepest) throw new RangeError('a rule asks for dice without end');
      this.path.push(0);
      this.forks.push(fork);
    }
    return entryAt(fork.values, numberAt(this.path, at));
  }

  die(): number {
    return this.take(dieFork);
  }

  sum(n: number): number {
    return n === 0 ? 0 : this.take(sumFork(n));
  }

  count(n: number, upTo: number): number {
    return n === 0 ? 0 : this.take(countFork(n, upTo));
  }

  open(highest: number): number {
    return this.take(openFork(highest));
  }

  openDice(n: number, highest: number): readonly number[] {
    const values: number[] = [];
    for (let i = 0; i < n; i++) values.push(this.take(openFork(highest)));
    return values;
  }

  openCounts(
    groups: readonly number[],
    highest: number,
    thresholds: readonly number[],
  ): readonly (readonly number[])[] {
    return groups.map((n) => this.take(openCountsFork({ n, highest, thresholds })));
  }

  /** Chance of the current leaf: the ways that lead to it out of all throws of its dice. */
  leaf(): Sixths {
    const { path, forks } = this;
    let dice = 0;
    let ways = 1;
    let bigWays = 1n;
    for (let at = 0; at < path.length; at++) {
      const fork = entryAt(forks, at);
      dice += fork.dice;
      if (this.arithmetic !== 'big' && dice > safeDice) throw new TooManyDice();
      if (this.arithmetic === 'big') bigWays *= entryAt(fork.bigWays, numberAt(path, at));
      else ways *= numberAt(fork.ways, numberAt(path, at));
    }
    return this.arithmetic === 'big' ? { ways: bigWays, dice } : { ways, dice };
  }

  /** Moves to the next untried branch. False if there is none. */
  next(): boolean {
    this.depth = 0;
    while (this.path.length > 0) {
      const last = this.path.length - 1;
      const branch = numberAt(this.path, last) + 1;
      if (branch < entryAt(this.forks, last).values.length) {
        this.path[last] = branch;
        return true;
      }
      this.path.pop();
      this.forks.pop();
    }
    return false;
  }
}

/** One way through a rule's dice: what it comes to, and its chance. */
export interface DiceBranch<O> {
  readonly outcome: O;
  readonly chance: Sixths;
}

/** Every way through a rule's dice, equal outcomes apart. Null if there are more than `most`, or too many dice to count plainly. */
export function branchesOf<O>(rule: (chance: Chance) => O, most: number): readonly DiceBranch<O>[] | null {
  const branches = new Branches('plain');
  const found: DiceBranch<O>[] = [];
  try {
    do {
      if (found.length === most) return null;
      const outcome = rule(branches);
      found.push({ outcome, chance: branches.leaf() });
    } while (branches.next());
  } catch (error) {
    if (error instanceof TooManyDice) return null;
    throw error;
  }
  return found;
}

/** Words that need no escaping in JSON. */
const plainWord = /^[\w-]*$/;

function quoted(word: string): string {
  return plainWord.test(word) ? `"${word}"` : JSON.stringify(word);
}

function sortedKeys(value: object): readonly string[] {
  const keys = Object.keys(value);
  for (let i = 1; i < keys.length; i++) if (entryAt(keys, i - 1) > entryAt(keys, i)) return keys.sort();
  return keys;
}

/** The canonical JSON of an outcome: keys sorted, no spaces. */
export function canonical(value: unknown): string {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  if (typeof value === 'string') return quoted(value);
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  const record = value as Readonly<Record<string, unknown>>;
  let text = '';
  for (const key of sortedKeys(value)) {
    text += `${text === '' ? '{' : ','}${quoted(key)}:${canonical(record[key])}`;
  }
  return text === '' ? '{}' : `${text}}`;
}

/** An outcome during counting. */
interface Bucket<O> {
  readonly outcome: O;
  readonly key: string;
  chance: Sixths;
}

/** Bucket of this same object, since rules often return an identical object. */
function bucketOf<O>(buckets: readonly Bucket<O>[], outcome: O): Bucket<O> | undefined {
  for (const bucket of buckets) if (bucket.outcome === outcome) return bucket;
  return undefined;
}

function enumerate<O>(rule: (chance: Chance) => O, arithmetic: 'plain' | 'big'): Bucket<O>[] {
  const branches = new Branches(arithmetic);
  const buckets: Bucket<O>[] = [];
  const byKey = new Map<string, Bucket<O>>();
  do {
    const outcome = rule(branches);
    const leaf = branches.leaf();
    let bucket = bucketOf(buckets, outcome);
    if (bucket === undefined) {
      const key = canonical(outcome);
      bucket = byKey.get(key);
      if (bucket === undefined) {
        bucket = { outcome, key, chance: leaf };
        byKey.set(key, bucket);
        buckets.push(bucket);
        continue;
      }
    }
    bucket.chance = add(bucket.chance, leaf);
  } while (branches.next());
  return buckets;
}

/** Exact distribution of a rule's outcomes, with equal ones merged, in the order of their canonical JSON. */
export function oddsOf<O>(rule: (chance: Chance) => O): readonly WeightedOutcome<O>[] {
  let buckets: Bucket<O>[];
  try {
    buckets = enumerate(rule, 'plain');
  } catch (error) {
    if (!(error instanceof TooManyDice)) throw error;
    buckets = enumerate(rule, 'big');
  }
  return buckets.sort((a, b) => (a.key < b.key ? -1 : 1));
}

export function sumsToOne(chances: readonly Sixths[]): boolean {
  return isCertain(chances.reduce(add, impossible));
}

/** Odds with chances as the reduced fractions that answers carry. */
export function asFractions<O>(odds: readonly WeightedOutcome<O>[]): { p: string; outcome: O }[] {
  return odds.map(({ outcome, chance }) => ({ p: fractionOf(chance), outcome }));
}
