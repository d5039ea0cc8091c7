/** Remedies for orders that get in each other's way. Each is tried out by the same rules before it is offered. */

import type { Gesture, PlanWarning, TaskValues } from '@grognard/engine';
import { type Point, pointDistance, type Tenths } from '@grognard/geometry';
import { entryAt, listBy } from '@grognard/lists';
import { Problem } from '@grognard/rules-kit';
import { snappedPoint } from '@grognard/table-kit';
import { checkCommand } from '../../actions/command.ts';
import { interactionWordsOf } from '../../explain/words.ts';
import type { FigureIndex } from '../../state/indices.ts';
import type { State } from '../../state/model.ts';
import type { Order } from '../../state/orders.ts';
import { nameOf } from '../../views/tell-names.ts';
import type { InteractionContext } from '../interaction-context.ts';
import { orderFromGesture } from '../order-from-gesture.ts';
import { type Collision, collisionsIn } from './collisions.ts';
import { type DryRun, dryRun } from './dry-run.ts';
import { type Gap, gapsIn } from './gaps.ts';
import { type Mask, masksIn } from './masks.ts';

type Remedy = PlanWarning['remedy'];

interface Attempt {
  readonly title: string;
  readonly values: TaskValues;
}

/** The first attempt that is legal and leaves nothing of the problem. */
function firstThatHelps(
  context: InteractionContext,
  figure: FigureIndex,
  attempts: readonly Attempt[],
  isMended: (run: DryRun) => boolean,
): Remedy {
  const { table, state, side } = context;
  const { id } = entryAt(table.roster, figure);
  for (const { title, values } of attempts) {
    const order = orderFromGesture(context, figure, values, state.orders[figure] ?? null);
    if (order instanceof Problem || !checkCommand(table, state, side, order, 'verdict').allowed) continue;
    const run = dryRun(table, withOrder(state, figure, order));
    if (!isMended(run)) continue;
    const gesture: Gesture = { pieces: [id], values };
    return { title, gesture };
  }
  return null;
}

function withOrder(state: State, figure: FigureIndex, order: Order): State {
  const orders = state.orders.slice();
  orders[figure] = order;
  return { ...state, orders: listBy(orders) };
}

const sideways: readonly Tenths[] = [250, -250, 350, -350, 500, -500];
/** A figure in difficulty ends this much before the one in its way. */
const spare: Tenths = 20;

export function afterCollision(context: InteractionContext, { figure, by, short }: Collision): Remedy {
  const { table, state } = context;
  const { plan, cm } = interactionWordsOf(table);
  const path = state.orders[figure]?.path ?? [];
  const goal = path.at(-1);
  if (goal === undefined) return null;
  const before = path.at(-2) ?? entryAt(state.figures, figure);
  const leg = Math.max(1, pointDistance(before.x, before.y, goal.x, goal.y));
  const to = (ahead: Tenths, left: Tenths): Point =>
    snappedPoint({
      x: goal.x + ((goal.x - before.x) * ahead - (goal.y - before.y) * left) / leg,
      y: goal.y + ((goal.y - before.y) * ahead + (goal.x - before.x) * left) / leg,
    });
  const name = nameOf(table, figure);
  const wayTo = ({ x, y }: Point) => ({ way: [...path.slice(0, -1), { x, y }].map((each) => ({ ...each })) });
  const attempts = sideways.map((left) => ({
    title: plan.aside(name, cm(Math.abs(left))),
    values: wayTo(to(0, left)),
  }));
  const back = Math.ceil((short + spare) / 10) * 10;
  if (back < leg) attempts.push({ title: plan.earlier(name, cm(back)), values: wayTo(to(-back, 0)) });
  return firstThatHelps(context, figure, attempts, (run) =>
    collisionsIn(context, run).every(
      (one) => ![one.figure, one.by].includes(figure) || ![one.figure, one.by].includes(by),
    ),
  );
}

export function afterMask(context: InteractionContext, { figure }: Mask): Remedy {
  const { plan } = interactionWordsOf(context.table);
  const attempts = [
    { title: plan.fireFirst, values: { moment: 'start' } },
    { title: plan.fireNearest, values: { fallback: 'nearest' } },
  ];
  return firstThatHelps(
    context,
    figure,
    attempts,
    (run) => isFired(run, figure) || isFree(context, run, figure),
  );
}

function isFired({ events }: DryRun, figure: FigureIndex): boolean {
  return events.some((event) => event.kind === 'shot' && event.figure === figure);
}

function isFree(context: InteractionContext, run: DryRun, figure: FigureIndex): boolean {
  return masksIn(context, run).every((mask) => mask.figure !== figure);
}

/** Goes the same way as its neighbour. */
export function afterGap(context: InteractionContext, { figure, from }: Gap): Remedy {
  const { table, state } = context;
  const { plan } = interactionWordsOf(table);
  const [here, there] = [entryAt(state.figures, figure), entryAt(state.figures, from)];
  const path = (state.orders[from]?.path ?? []).map(({ x, y }) => ({
    ...snappedPoint({ x: x - there.x + here.x, y: y - there.y + here.y }),
  }));
  if (path.length === 0) return null;
  const attempts = [{ title: plan.keepPlace(nameOf(table, figure)), values: { way: path } }];
  return firstThatHelps(context, figure, attempts, (run) =>
    gapsIn(context, run).every((gap) => gap.figure !== figure && gap.from !== figure),
  );
}
