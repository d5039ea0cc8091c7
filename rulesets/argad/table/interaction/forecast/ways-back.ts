/** `waysBack`: where each figure in a melee would be driven, and what bars its way, as drawn on the table. */

import type { Item } from '@grognard/engine';
import { headingTo, type Point, stepX, stepY } from '@grognard/geometry';
import { entryAt } from '@grognard/lists';
import { tenthsOf } from '../../../scenarios/measure.ts';
import { interactionWordsOf } from '../../explain/words.ts';
import { landingAt } from '../../flow/melee/fight-ground.ts';
import type { FigureIndex } from '../../state/indices.ts';
import type { State, Table } from '../../state/model.ts';
import type { Stakes } from './stakes.ts';

/** One arrow for each figure that may be struck, away from its striker. */
export function waysBack(table: Table, { events, figures, then }: Stakes): Item[] {
  const strikers = new Map<FigureIndex, FigureIndex[]>();
  for (const event of events) {
    if (event.kind !== 'struck' || !figures.has(event.figure)) continue;
    strikers.set(event.victim, [...(strikers.get(event.victim) ?? []), event.figure]);
  }
  return [...strikers].flatMap(([figure, from]) => wayBack(table, then, figure, from));
}

function wayBack(table: Table, then: State, figure: FigureIndex, from: readonly FigureIndex[]): Item[] {
  const { forecast } = interactionWordsOf(table);
  const { id, side } = entryAt(table.roster, figure);
  const { x, y } = entryAt(then.figures, figure);
  let [dx, dy] = [0, 0];
  for (const striker of from) {
    dx += x - entryAt(then.figures, striker).x;
    dy += y - entryAt(then.figures, striker).y;
  }
  const heading = headingTo(dx, dy);
  if (heading === null) return [];
  const far = tenthsOf(table.rules.table.recoilCm);
  const at: Point = { x: x + stepX(heading, far), y: y + stepY(heading, far) };
  const landing = landingAt(table, then, figure, at);
  const words = forecast.landings[landing];
  const ending = words === null ? {} : { ending: { text: words, isBarred: landing === 'barred' } };
  const points = [{ x, y }, at];
  return [{ kind: 'path', id: `way-back:${id}`, side: entryAt(table.sides, side).id, points, ...ending }];
}
