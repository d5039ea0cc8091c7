/** `stakesOf`: whose dice can change what becomes of the figures in hand, found by imagining the turn once without luck. */

import { entryAt, indicesOf } from '@grognard/lists';
import { contactsOf } from '../../bodies/contacts.ts';
import type { ArgadEvent } from '../../state/events.ts';
import type { FigureIndex } from '../../state/indices.ts';
import type { State, Table } from '../../state/model.ts';
import { imagineMelee, imagineMoves, imagineShots, ones } from './imagined-turn.ts';

export interface Stakes {
  /** Ids of the figures whose throws count. All others throw ones. */
  readonly actors: ReadonlySet<string>;
  readonly figures: ReadonlySet<FigureIndex>;
  /** What happens if nobody hits, with reasons: every shot and blow of the turn in its order. */
  readonly events: readonly ArgadEvent[];
  /** Everybody in place for the melee. */
  readonly then: State;
}

const noLuck = () => ones;

export function stakesOf(table: Table, orders: State, men: readonly FigureIndex[]): Stakes {
  const events: ArgadEvent[] = [];
  const moved = imagineMoves(table, orders, noLuck, events);
  const shot = imagineShots(moved, noLuck, events);
  imagineMelee(shot, noLuck, events);
  const then = shot.turn.state;
  const pairs = [...pairsIn(events), ...contactPairs(table, orders)];
  const seeds = withPartners(new Set(men), pairs, 'once');
  const near = nearTo(seeds, orders, then);
  const figures = withPartners(new Set([...seeds, ...near]), pairs, 'all');
  return {
    actors: new Set([...figures].map((index) => entryAt(table.roster, index).id)),
    figures,
    events,
    then,
  };
}

type Pair = readonly [FigureIndex, FigureIndex];

function pairsIn(events: readonly ArgadEvent[]): Pair[] {
  const pairs: Pair[] = [];
  for (const event of events) {
    if (event.kind === 'shot') pairs.push([event.figure, event.target]);
    if (event.kind === 'struck') pairs.push([event.figure, event.victim]);
    if (event.kind === 'touched') pairs.push([event.one, event.other]);
    if (event.kind === 'slowed')
      for (const figure of event.figures) pairs.push([entryAt(event.figures, 0), figure]);
  }
  return pairs;
}

function contactPairs(table: Table, state: State): Pair[] {
  const contacts = contactsOf(table, state);
  return indicesOf(state.figures).flatMap((one) => entryAt(contacts, one).map((other): Pair => [one, other]));
}

/** The figures with those they shoot at, strike or throw with, directly or over any number of others. */
function withPartners(from: Set<FigureIndex>, pairs: readonly Pair[], far: 'once' | 'all'): Set<FigureIndex> {
  const found = new Set(from);
  for (let before = -1; before !== found.size; ) {
    before = found.size;
    const known = far === 'once' ? from : new Set(found);
    for (const [one, other] of pairs) {
      if (known.has(one)) found.add(other);
      if (known.has(other)) found.add(one);
    }
  }
  return found;
}

/** Farther than anybody is driven back, with the bases of both. */
const margin = 900;

interface Box {
  readonly minX: number;
  readonly minY: number;
  readonly maxX: number;
  readonly maxY: number;
}

/** Everybody whose place or way comes near that of one of them. */
function nearTo(seeds: ReadonlySet<FigureIndex>, orders: State, then: State): FigureIndex[] {
  const boxes = [...seeds].map((figure) => boxOf(figure, orders, then));
  return indicesOf(orders.figures).filter((figure) => {
    if (entryAt(orders.figures, figure).status !== 'on') return false;
    const box = boxOf(figure, orders, then);
    return boxes.some(
      ({ minX, minY, maxX, maxY }) =>
        box.minX <= maxX + margin &&
        box.maxX >= minX - margin &&
        box.minY <= maxY + margin &&
        box.maxY >= minY - margin,
    );
  });
}

function boxOf(figure: FigureIndex, orders: State, then: State): Box {
  const way = orders.orders[figure]?.path ?? [];
  const points = [entryAt(orders.figures, figure), entryAt(then.figures, figure), ...way];
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  return { minX: Math.min(...xs), minY: Math.min(...ys), maxX: Math.max(...xs), maxY: Math.max(...ys) };
}
