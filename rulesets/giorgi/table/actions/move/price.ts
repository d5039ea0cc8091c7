/** Cost of a path as part of a move: its length, and more on slow terrain. */

import { lastWhole, type Tenths } from '@grognard/geometry';
import { numberAt } from '@grognard/lists';
import type { RuleId } from '@grognard/rules-kit';
import type { PricedStretch } from '../../state/battlefield.ts';

/** The road rule, which counts only for a whole move (`terrain.road`). */
const road: RuleId = 'terrain.road';

/** The rule that bars a path over impassable ground of any length, or null. */
export function barredBy(prices: readonly PricedStretch[]): RuleId | null {
  return prices.find(isBar)?.rule ?? null;
}

/** The last whole tenth before the first barrier, or null if there is none. */
export function barredFrom(prices: readonly PricedStretch[]): Tenths | null {
  let first: Tenths | null = null;
  for (const price of prices) if (isBar(price) && (first === null || price.from < first)) first = price.from;
  return first === null ? null : Math.max(0, first - 1);
}

function isBar({ from, to, factor }: PricedStretch): boolean {
  return factor === 0 && to >= from;
}

/** Effective length of a stretch: each part divided by the lowest of its factors. `usual` is the factor of plain ground. */
export function effortOf(prices: readonly PricedStretch[], from: Tenths, to: Tenths, usual: number): number {
  const slow = prices.filter(
    (price) => price.rule !== road && price.factor > 0 && price.to > from && price.from < to,
  );
  if (slow.length === 0) return to === from ? 0 : (to - from) / usual;
  const marks = new Set([from, to]);
  for (const price of slow) {
    marks.add(Math.max(from, price.from));
    marks.add(Math.min(to, price.to));
  }
  const sorted = [...marks].sort((a, b) => a - b);
  let effort = 0;
  for (let i = 1; i < sorted.length; i++) {
    const start = numberAt(sorted, i - 1);
    const end = numberAt(sorted, i);
    let factor = usual;
    for (const price of slow)
      if (price.from <= start && price.to >= end) factor = Math.min(factor, price.factor);
    effort += (end - start) / factor;
  }
  return effort;
}

/** Distance along a path that an effort allows, up to its length. */
export function farthestWithin(prices: readonly PricedStretch[], length: Tenths, budget: number): Tenths {
  return lastWhole(0, length, (along) => effortOf(prices, 0, along, 1) <= budget);
}
