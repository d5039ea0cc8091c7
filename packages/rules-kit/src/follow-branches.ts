/** followBranches: a chain of throws with too many states to follow all of them. Exact while they are few, then thinned at random. */
import { entryAt } from '@grognard/lists';
import type { Chance } from './chance.ts';
import { mixBits } from './dice/bits.ts';
import { oddsOf } from './dice/odds.ts';
import { add, certain, multiply, type Sixths } from './dice/sixths.ts';

/** Where a step leads. */
export interface Branch<T, N> {
  readonly state: T;
  /** States with the same key are the same. */
  readonly key: string;
  readonly isOver: boolean;
  /** What happened on the way, as plain data. */
  readonly notes: readonly N[];
}

export interface BranchingChain<T, N> {
  readonly start: T;
  /** One step from a state, which it leaves as it is. */
  readonly step: (state: T, chance: Chance) => Branch<T, N>;
  /** Most states that are followed at once. */
  readonly mostOpen: number;
  /** Runs of `step` after which only half as many are followed. */
  readonly runs: number;
  /** For thinning only. */
  readonly seed: number;
}

export interface BranchEnd<T> {
  readonly state: T;
  readonly share: number;
  /** The exact chance, or null if states were thinned. */
  readonly chance: Sixths | null;
}

/** A note and the share of all throws in which it was made. One that is made twice on a way counts twice. */
export interface CountedNote<N> {
  readonly note: N;
  readonly share: number;
}

export interface FollowedBranches<T, N> {
  readonly ends: readonly BranchEnd<T>[];
  readonly notes: readonly CountedNote<N>[];
  /** Greatest standard error of any share, or null if all are exact. */
  readonly error: number | null;
  /** How often `step` was run. */
  readonly runs: number;
}

interface OpenBranch<T> {
  readonly state: T;
  readonly share: number;
  readonly chance: Sixths | null;
}

/** A chain that is longer has no end. */
const longest = 1000;

export function followBranches<T, N>(chain: BranchingChain<T, N>): FollowedBranches<T, N> {
  const { start, step, mostOpen, seed } = chain;
  const ends = new Map<string, OpenBranch<T>>();
  const notes = new Map<string, CountedNote<N>>();
  let open: readonly OpenBranch<T>[] = [{ state: start, share: 1, chance: certain }];
  let variance = 0;
  let runs = 0;
  for (let round = 0; open.length > 0; round++) {
    if (round > longest) throw new RangeError('a chain of throws does not end');
    const next = new Map<string, OpenBranch<T>>();
    for (const { state, share, chance } of open) {
      for (const { branch, odds, odd } of branchesOf(state, step, () => runs++)) {
        const reached = share * odd;
        for (const note of branch.notes) count(notes, note, reached);
        put(branch.isOver ? ends : next, branch.key, {
          state: branch.state,
          share: reached,
          chance: chance === null ? null : multiply(chance, odds),
        });
      }
    }
    const most = runs < chain.runs ? mostOpen : Math.ceil(mostOpen / 2);
    const thinned = thin([...next.values()], most, mixBits(seed + round));
    variance += thinned.variance;
    open = thinned.open;
  }
  return {
    ends: [...ends.values()],
    notes: [...notes.values()],
    error: variance === 0 ? null : Math.sqrt(variance),
    runs,
  };
}

function put<T>(branches: Map<string, OpenBranch<T>>, key: string, found: OpenBranch<T>): void {
  const known = branches.get(key);
  if (known === undefined) branches.set(key, found);
  else
    branches.set(key, {
      state: known.state,
      share: known.share + found.share,
      chance: known.chance === null || found.chance === null ? null : add(known.chance, found.chance),
    });
}

function count<N>(notes: Map<string, CountedNote<N>>, note: N, share: number): void {
  const key = JSON.stringify(note);
  const known = notes.get(key);
  notes.set(key, { note, share: known === undefined ? share : known.share + share });
}

interface TakenBranch<T, N> {
  readonly branch: Branch<T, N>;
  readonly odds: Sixths;
  readonly odd: number;
}

/** All branches of one step, those that lead to the same state in the same way as one. */
function branchesOf<T, N>(
  state: T,
  step: BranchingChain<T, N>['step'],
  onRun: () => void,
): TakenBranch<T, N>[] {
  const found: Branch<T, N>[] = [];
  const known = new Map<string, number>();
  const odds = oddsOf((chance) => {
    onRun();
    const branch = step(state, chance);
    const key = `${branch.key}\n${JSON.stringify(branch.notes)}`;
    const at = known.get(key) ?? found.length;
    if (at === found.length) {
      known.set(key, at);
      found.push(branch);
    }
    return at;
  });
  return odds.map(({ outcome, chance }) => ({
    branch: entryAt(found, outcome),
    odds: chance,
    odd: Number(chance.ways) / 6 ** chance.dice,
  }));
}

/**
 * The likeliest half is kept as it is. The rest is drawn at equal intervals along its shares, so that each is expected to count as much as
 * before. The variance of a share is at most that of as many independent draws.
 */
function thin<T>(
  all: readonly OpenBranch<T>[],
  most: number,
  seed: number,
): { readonly open: readonly OpenBranch<T>[]; readonly variance: number } {
  if (all.length <= most) return { open: all, variance: 0 };
  const sorted = [...all].sort((a, b) => b.share - a.share);
  const kept = Math.floor(most / 2);
  const open: OpenBranch<T>[] = sorted.slice(0, kept).map((one) => ({ ...one, chance: null }));
  const rest = sorted.slice(kept);
  const whole = rest.reduce((sum, { share }) => sum + share, 0);
  const draws = most - kept;
  const each = whole / draws;
  let next = (each * mixBits(seed)) / 2 ** 32;
  let passed = 0;
  for (const { state, share } of rest) {
    passed += share;
    let times = 0;
    for (; next < passed; next += each) times++;
    if (times > 0) open.push({ state, share: times * each, chance: null });
  }
  return { open, variance: (whole * whole) / (4 * draws) };
}
