/** `collisionsIn`: own pieces that stop each other short (`turn.stop-short`). */

import { baseDistance, type Point, pointDistance, type Tenths } from '@grognard/geometry';
import { entryAt, none } from '@grognard/lists';
import { contactGap } from '../../../scenarios/measure.ts';
import { baseAt } from '../../bodies/bases.ts';
import type { FigureIndex } from '../../state/indices.ts';
import type { State } from '../../state/model.ts';
import { type InteractionContext, isOwn } from '../interaction-context.ts';
import type { DryRun } from './dry-run.ts';

export interface Collision {
  readonly figure: FigureIndex;
  /** Who stops it. */
  readonly by: FigureIndex;
  /** Where it was to go. */
  readonly goal: Point;
  /** Where the other is then. */
  readonly byEnd: Point;
  readonly short: Tenths;
}

/** Each pair once. */
export function collisionsIn(context: InteractionContext, run: DryRun): Collision[] {
  const found: Collision[] = [];
  for (const figure of stoppedIn(context, run)) {
    const by = nearestFriend(context, run.after, figure);
    if (by === null || found.some((one) => one.figure === by && one.by === figure)) continue;
    const goal = run.before.orders[figure]?.path.at(-1) ?? entryAt(run.after.figures, figure);
    const { x, y } = entryAt(run.after.figures, figure);
    const other = entryAt(run.after.figures, by);
    found.push({
      figure,
      by,
      goal: { x: goal.x, y: goal.y },
      byEnd: { x: other.x, y: other.y },
      short: pointDistance(x, y, goal.x, goal.y),
    });
  }
  return found;
}

function stoppedIn(context: InteractionContext, { events }: DryRun): FigureIndex[] {
  const stopped: FigureIndex[] = [];
  for (const event of events) {
    if (event.kind === 'moved' && event.stopped === 'friend' && event.rowed !== true)
      stopped.push(event.figure);
    else if (event.kind === 'stayed' && event.stopped === 'friend')
      stopped.push(...event.figures.slice(0, 1));
  }
  return stopped.filter((figure) => isOwn(context, figure));
}

/** The friendly figure that stopped it, or null if something else did. */
function nearestFriend(context: InteractionContext, state: State, figure: FigureIndex): FigureIndex | null {
  const { table } = context;
  const { body } = entryAt(state.figures, figure);
  const base = baseAt(state, figure);
  let nearest: FigureIndex | null = null;
  let least = 6 * contactGap;
  for (const { index } of table.roster) {
    const other = entryAt(state.figures, index);
    if (index === figure || !isOwn(context, index) || other.status !== 'on') continue;
    if (body !== none && other.body === body) continue;
    const away = baseDistance(base, baseAt(state, index));
    if (away > least) continue;
    nearest = index;
    least = away;
  }
  return nearest;
}
