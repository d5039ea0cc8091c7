/** Path of a proposed move: stretches with their terrain costs, and the ruler along the outer corner. */

import type { Item, PathStretch, StretchItem } from '@grognard/engine';
import {
  cornerOf,
  frontOf,
  type MovablePose,
  type Point,
  placeBase,
  poseAlong,
  type Tenths,
  type Track,
  trackLength,
} from '@grognard/geometry';
import { entryAt, numberAt } from '@grognard/lists';
import { rateOf } from '../actions/move/index.ts';
import { interactionWordsOf } from '../explain/words.ts';
import { fieldOf, pricesAlong } from '../field/index.ts';
import type { PricedStretch } from '../state/battlefield.ts';
import type { UnitIndex } from '../state/indices.ts';
import type { State, Table, UnitFormation } from '../state/model.ts';
import type { ForeseenMove } from './foresee.ts';
import { wayItems } from './look.ts';

/** Distance between samples of a body: 1 cm, in tenths of a millimetre. */
const look: Tenths = 100;

type MeasuredCorner = 'front-left' | 'front-right' | 'front';

/** The outer corner of the first wheel, or without one the middle of the front. */
export function measuredAt(tracks: readonly Track[]): MeasuredCorner {
  for (const { pieces } of tracks)
    for (const { kind, about } of pieces)
      if (kind === 'wheel') return about === 'front-left' ? 'front-right' : 'front-left';
  return 'front';
}

/** Path of the measured point of a body. */
export function pointsAlong(track: Track, from: Tenths, to: Tenths, at: MeasuredCorner | 'middle'): Point[] {
  const pose: MovablePose = { x: 0, y: 0, heading: 0 };
  const points: Point[] = [];
  const isBent = track.pieces.some(({ kind }) => kind === 'wheel');
  const step = isBent ? look : Math.max(look, to - from);
  for (let along = from; along < to + step; along += step) {
    poseAlong(track, Math.min(along, to), pose);
    const base = placeBase(track.footprint, {
      x: Math.round(pose.x),
      y: Math.round(pose.y),
      heading: pose.heading,
    });
    if (at === 'middle') points.push({ x: base.x, y: base.y });
    else points.push(at === 'front' ? frontOf(base) : cornerOf(base, at));
  }
  return points;
}

/** The stretches in order. `used` is the share of the move that changes of formation take. */
export function stretchesOf(
  table: Table,
  state: State,
  unit: UnitIndex,
  { tracks, formations }: ForeseenMove,
  used: number,
): readonly PathStretch[] {
  const at = measuredAt(tracks);
  const stretches: PathStretch[] = [];
  let share = used;
  tracks.forEach((track, n) => {
    for (const { from, to, factor, rule } of cutsOf(table, state, unit, track, entryAt(formations, n))) {
      const rate = rateOf(table, entryAt(table.units, unit), entryAt(formations, n));
      const cost = factor === 0 ? Number.POSITIVE_INFINITY : (to - from) / factor / rate;
      share += cost;
      stretches.push({
        points: pointsAlong(track, from, to, at),
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
  const painted = stretches.map(
    ({ points, price, isWithin }, n): StretchItem => ({
      kind: 'stretch',
      id: `stretch:${id}:${n}`,
      points,
      tone: isWithin ? (price === '' ? 'open' : 'hard') : 'beyond',
    }),
  );
  const middles = tracks.flatMap((track) => pointsAlong(track, 0, trackLength(track), 'middle'));
  const ruler = stretches.flatMap(({ points }, n) => (n === 0 ? points : points.slice(1)));
  const [path] = wayItems(id, side, middles);
  const [, measure] = wayItems(id, side, ruler);
  return [...painted, ...(path === undefined ? [] : [path]), ...(measure === undefined ? [] : [measure])];
}
