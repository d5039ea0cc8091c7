/** Whoever carries something that matters does not let go of it to shoot, to load or to fight (`figure.carry`). */

import { entryAt, none } from '@grognard/lists';
import { orderFor } from '../../actions/plain-orders.ts';
import type { Figure } from '../../state/model.ts';
import { dangerAt } from './danger.ts';
import type { OrderScene } from './order-scene.ts';
import { worthOfProgress } from './progress.ts';
import type { ScoredOrder } from './scored-order.ts';

/** What letting go costs, in hundredths of what the thing is worth. */
const share = 60;

/** Makes choices dearer for which he would put it down, and adds standing there with it in his arms. */
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

/** Who has no order loads his weapon. */
function isLettingGo({ order, runs }: ScoredOrder): boolean {
  if (order === null || runs || order.victim !== null) return true;
  return order.shot !== null || order.reload !== null;
}
