/** luckOf: how kind the dice were to a side, against everything that the same throws could have brought. */
import type { LossThrow, SideId } from '@grognard/engine';

/** Losses to the dice: those that came, and those to be expected. */
export interface DiceLosses {
  readonly came: number;
  readonly expected: number;
}

export interface BattleLuck {
  readonly own: DiceLosses;
  readonly others: DiceLosses;
  readonly throws: number;
  /** Whether the dice were with the side or against it. Even if a third of all battles or more go as far. */
  readonly way: 'with' | 'against' | 'even';
  /** The dice are this unkind or kind, or more, in one battle out of this number. */
  readonly oneIn: number;
}

const evenFrom = 1 / 3;

type LostBySide = Readonly<Record<SideId, number>>;

/** Losses of the side less those of the others. */
function balanceOf(lost: LostBySide, side: SideId): number {
  let balance = 0;
  for (const [of, n] of Object.entries(lost)) balance += of === side ? n : -n;
  return balance;
}

/** Exact distribution of the balance over all throws together. Throws do not depend on each other. */
function balances(throws: readonly LossThrow[], side: SideId): ReadonlyMap<number, number> {
  let sums = new Map<number, number>([[0, 1]]);
  for (const { odds } of throws) {
    const next = new Map<number, number>();
    for (const [sum, before] of sums)
      for (const { lost, share } of odds) {
        const at = sum + balanceOf(lost, side);
        const known = next.get(at);
        next.set(at, before * share + (known === undefined ? 0 : known));
      }
    sums = next;
  }
  return sums;
}

function lossesOf(throws: readonly LossThrow[], isCounted: (side: SideId) => boolean): DiceLosses {
  const sumOf = (lost: LostBySide) => {
    let sum = 0;
    for (const [side, n] of Object.entries(lost)) if (isCounted(side)) sum += n;
    return sum;
  };
  let [came, expected] = [0, 0];
  for (const { actual, odds } of throws) {
    came += sumOf(actual);
    for (const { lost, share } of odds) expected += share * sumOf(lost);
  }
  return { came, expected };
}

export function luckOf(throws: readonly LossThrow[], side: SideId): BattleLuck {
  const own = lossesOf(throws, (each) => each === side);
  const others = lossesOf(throws, (each) => each !== side);
  const came = own.came - others.came;
  const isAgainst = came > own.expected - others.expected;
  let tail = 0;
  for (const [balance, share] of balances(throws, side))
    if (isAgainst ? balance >= came : balance <= came) tail += share;
  const way = tail >= evenFrom ? 'even' : isAgainst ? 'against' : 'with';
  return { own, others, throws: throws.length, way, oneIn: Math.round(1 / Math.max(tail, 1e-9)) };
}
