/** How far an attacker can go straight on after its target is gone, limited by its move, terrain, friends and the edge. */

import { firstMet, lastWhole, type Tenths, type Track, trackLength } from '@grognard/geometry';
import { entryAt } from '@grognard/lists';
import { fieldOf, pricesAlong } from '../../field/index.ts';
import type { Approach, State, Table } from '../../state/model.ts';
import { onTableUntil } from '../forced/edge.ts';
import { mayPass, othersOf } from '../move/other-bodies.ts';
import { barredFrom, effortOf } from '../move/price.ts';

/** The last place of the whole path that it reaches. */
export function clearUntil(
  table: Table,
  state: State,
  { unit, left }: Approach,
  track: Track,
  declared: Tenths,
): Tenths {
  const { stands } = entryAt(state.units, unit);
  const prices = pricesAlong(fieldOf(table, state), entryAt(table.units, unit), stands.formation, track);
  const friends = othersOf(table, state, unit)
    .filter((other) => !other.isEnemy && !mayPass(table, stands, other))
    .map(({ body }) => body);
  const barred = barredFrom(prices.filter(({ to }) => to > declared));
  const limits = [
    trackLength(track),
    barred ?? Number.POSITIVE_INFINITY,
    firstMet(track, friends, 0)?.along ?? Number.POSITIVE_INFINITY,
    onTableUntil(fieldOf(table, state), track),
  ];
  const room = Math.min(...limits);
  return lastWhole(declared, room, (along) => effortOf(prices, declared, along, 1) <= left);
}
