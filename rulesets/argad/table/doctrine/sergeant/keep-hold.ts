/** `keepHold`: a figure with a valuable thing does not put it down to shoot, load or fight (`figure.carry`). */

import { entryAt, none } from '@grognard/lists';
import { orderFor } from '../../actions/plain-orders.ts';
import type { Figure } from '../../state/model.ts';
import { dangerAt } from './danger.ts';
import type { OrderScene } from './order-scene.ts';
import { worthOfProgress } from './progress.ts';
import type { ScoredOrder } from './scored-order.ts';

/** The cost of putting a thing down, in hundredths of its value. */
const share = 60;

/** Penalises choices that would put the thing down, and adds the choice of standing there with it. */
export function keepHold(scene: OrderScene, figure: Figure, choices: ScoredOrder[]): void {
  const { table, state, tasks, manner } = scene;
  const { carries, x, y } = entryAt(state.figures, figure.index);
  const task = tasks[figure.index];
  if (carries === none || task === null || task === undefined) return;
  const cost = (task.weight * manner.weights.point * share) / 100;
  choices.forEach((choice, n) => {
    if (isLettingGo(choice)) choices[n] = { ...choice, worth: choice.worth - cost };
  });
  const { cost: danger, shot } = dangerAt(scene, figure, { x, y }, 'upright');
  choices.push({
    order: orderFor(figure.id, {}),
    worth: worthOfProgress(scene, figure, { x, y }) - danger,
    says: table.words.doctrine.stand,
    danger: shot,
    end: { x, y },
    at: -1,
    chance: 0,
    runs: false,
  });
}

/** A figure without an order loads its weapon, and puts its thing down for that. */
function isLettingGo({ order, runs }: ScoredOrder): boolean {
  if (order === null || runs || order.victim !== null) return true;
  return order.shot !== null || order.reload !== null;
}
