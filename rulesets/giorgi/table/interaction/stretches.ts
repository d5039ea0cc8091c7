/** Path of a proposed move: stretches with their terrain costs, and the ruler along the outer corner. */

import type { Item, PathStretch } from '@grognard/engine';
import { measuredCorner, pointsOfTrack, type Track, trackLength } from '@grognard/geometry';
import { entryAt, numberAt } from '@grognard/lists';
import { pointsOfStretches, stretchItems, wayItems } from '@grognard/table-kit';
import { rateOf } from '../actions/move/index.ts';
import { interactionWordsOf } from '../explain/words.ts';
import { fieldOf, pricesAlong } from '../field/index.ts';
import type { PricedStretch } from '../state/battlefield.ts';
import type { UnitIndex } from '../state/indices.ts';
import type { State, Table, UnitFormation } from '../state/model.ts';
import type { ForeseenMove } from './foresee.ts';

/** The stretches in order. `used` is the share of the move that changes of formation take. */
export function stretchesOf(
  table: Table,
  state: State,
  unit: UnitIndex,
  { tracks, formations }: ForeseenMove,
  used: number,
): readonly PathStretch[] {
  const at = measuredCorner(tracks);
  const stretches: PathStretch[] = [];
  let share = used;
  tracks.forEach((track, n) => {
    for (const { from, to, factor, rule } of cutsOf(table, state, unit, track, entryAt(formations, n))) {
      const rate = rateOf(table, entryAt(table.units, unit), entryAt(formations, n));
      const cost = factor === 0 ? Number.POSITIVE_INFINITY : (to - from) / factor / rate;
      share += cost;
      stretches.push({
        points: pointsOfTrack(track, from, to, at),
        length: to - from,
        ground: groundWords(table, rule),
        price: priceWords(table, factor),
        isWithin: share <= 1 + 1e-6,
      });
    }
  });
  return stretches;
}

function groundWords(table: Table, rule: PricedStretch['rule']): string {
  const { ground } = interactionWordsOf(table);
  return rule === null ? ground.open : (ground.by[rule] ?? ground.hard);
}

function priceWords(table: Table, factor: number): string {
  const { ground } = interactionWordsOf(table);
  if (factor === 1) return '';
  return factor === 0 ? ground.barred : ground.price(factor);
}

/** A whole track in priced parts, with plain ones between. */
function cutsOf(
  table: Table,
  state: State,
  unit: UnitIndex,
  track: Track,
  formation: UnitFormation,
): readonly PricedStretch[] {
  const whole = trackLength(track);
  if (whole === 0) return [];
  const priced = pricesAlong(fieldOf(table, state), entryAt(table.units, unit), formation, track).filter(
    ({ from, to, factor }) => to > from && factor !== 1,
  );
  const cuts = [...new Set([0, whole, ...priced.flatMap(({ from, to }) => [from, to])])]
    .filter((cut) => cut >= 0 && cut <= whole)
    .sort((a, b) => a - b);
  return cuts.slice(1).map((to, n): PricedStretch => {
    const from = numberAt(cuts, n);
    const here = priced
      .filter((one) => one.from <= from && one.to >= to)
      .sort((a, b) => a.factor - b.factor)[0];
    return { from, to, factor: here?.factor ?? 1, rule: here?.rule ?? null };
  });
}

/** Overlay items of the stretches, the path of the middle and the ruler. */
export function wayOnTable(
  id: string,
  side: string,
  tracks: readonly Track[],
  stretches: readonly PathStretch[],
): Item[] {
  const middles = tracks.flatMap((track) => pointsOfTrack(track, 0, trackLength(track), 'middle'));
  return [...stretchItems(id, stretches), ...wayItems(id, side, middles, pointsOfStretches(stretches))];
}
