/** fateOf: what finally becomes of a unit, on one scale for all answers and both sides. */

import { entryAt } from '@grognard/lists';
import type { PieceFate } from '@grognard/table-kit';
import type { GiorgiEvent, How } from '../state/events.ts';
import type { UnitIndex } from '../state/indices.ts';
import type { State } from '../state/model.ts';

/** Direction of the last move that a unit was made to make. */
type Trend = 'back' | 'on';

/** By unit, for those that have moved. */
export type Trends = ReadonlyMap<UnitIndex, Trend>;

/** `lost` counts soldiers. A unit destroyed or off the table has lost all. */
export function fateOf(before: State, after: State, trends: Trends, unit: UnitIndex): PieceFate {
  const { soldiers, status, rung } = entryAt(after.units, unit);
  const had = entryAt(before.units, unit).soldiers;
  if (status === 'destroyed' || status === 'off') return { fate: 'destroyed', lost: had };
  const lost = had - soldiers;
  if (rung === 3) return { fate: 'routed', lost };
  const trend = trends.get(unit);
  return { fate: trend === 'back' ? 'driven-back' : trend === 'on' ? 'advances' : 'stands', lost };
}

/** Null if a move of this kind says nothing about who gives way. */
function trendOf(how: How): Trend | null {
  switch (how) {
    case 'R1':
    case 'R2':
    case 'pushed':
    case 'flee':
    case 'fire-and-flee':
    case 'fall-back':
      return 'back';
    case 'AV':
    case 'BT':
      return 'on';
    case 'order':
    case 'attack':
    case 'fire':
    case 'form':
    case 'stand':
    case 'counter-attack':
    case 'support':
      return null;
  }
}

export function trendsAfter(before: Trends, events: readonly GiorgiEvent[]): Trends {
  let after: Map<UnitIndex, Trend> | null = null;
  for (const event of events) {
    const trend = event.kind === 'moved' ? trendOf(event.how) : event.kind === 'entered' ? 'on' : null;
    if (trend === null || !('unit' in event)) continue;
    after ??= new Map(before);
    after.set(event.unit, trend);
  }
  return after ?? before;
}
