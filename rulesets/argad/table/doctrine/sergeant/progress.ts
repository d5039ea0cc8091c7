/** `worthOfProgress`: the value of a place for a figure's task. */

import { type Point, pointDistance } from '@grognard/geometry';
import { entryAt, none, numberAt } from '@grognard/lists';
import type { Figure } from '../../state/model.ts';
import type { OrderScene } from './order-scene.ts';
import type { FigureTask } from './tasks.ts';

/** Distance covered per turn, in tenths of a millimetre, slowed as by average ground. */
const onFoot = 1300;
const mounted = 3000;

/** The share of an aim's value for each figure there, in hundredths. The first counts in full, later ones less. */
const shares = [100, 55, 35, 20, 10];

export function worthOfProgress(scene: OrderScene, figure: Figure, place: Point): number {
  const task = scene.tasks[figure.index];
  if (task === null || task === undefined) return 0;
  const far = Math.max(0, awayFrom(scene, figure, task.place, place) - task.within);
  const worth = task.weight * scene.manner.weights.point;
  const nearer = (scene.manner.weights.approach * task.weight * far) / 10_000;
  const value =
    task.kind === 'hold' ? context(scene, figure, task, far, worth) : fetching(scene, figure, far, worth);
  return ((value - nearer) * scene.manner.aim) / 100 - inTheWay(scene, figure, task, place);
}

/**
 * The distance, in tenths of a millimetre, within which a figure keeps a horse from turning, and its cost in hundredths of a
 * line soldier.
 */
const turning = 380;
const costsTurning = 25;

/** On the march no figure stays beside a horse. */
function inTheWay(
  { roster, state }: OrderScene,
  { index: self }: Figure,
  { kind }: FigureTask,
  { x, y }: Point,
): number {
  if (kind === 'hold' || entryAt(state.figures, self).mounted) return 0;
  for (const { index } of roster) {
    const { mounted: rides, x: its, y: other } = entryAt(state.figures, index);
    if (rides && pointDistance(x, y, its, other) < turning) return costsTurning;
  }
  return 0;
}

/** The extra distance added in deep water, in tenths of a millimetre. */
const afloat = 6000;

/** The distance a figure still has to go from a place. */
function awayFrom({ knowledge, state }: OrderScene, { index }: Figure, goal: Point, place: Point): number {
  const away =
    entryAt(state.figures, index).carries !== none
      ? knowledge.evenWays().roughly(place, goal)
      : knowledge.farTo(goal, place);
  return knowledge.isDeep(place) ? away + afloat : away;
}

/** At the end a figure must be there. Before that it is enough to be in time. */
function context(scene: OrderScene, figure: Figure, task: FigureTask, far: number, worth: number): number {
  const { turnsAfter } = scene;
  const share = numberAt(shares, Math.min(shares.length - 1, task.there.count));
  if (far === 0) return (worth * share * (turnsAfter === 0 ? 100 : scene.manner.weights.early)) / 10_000;
  if (turnsAfter === 0) return 0;
  const slack = turnsAfter - turnsFor(scene, figure, far);
  const hope = slack >= 1 ? 100 : slack >= 0 ? 75 + 25 * slack : Math.max(0, 75 + 60 * slack);
  return (
    (worth * share * scene.manner.weights.inTime * hope * (scene.manner.weights.early / 100)) / 1_000_000
  );
}

/** Things to be fetched or carried off are worth more the sooner it is done. */
function fetching(scene: OrderScene, figure: Figure, far: number, worth: number): number {
  const { turnsAfter } = scene;
  const slack = turnsAfter + 1 - turnsFor(scene, figure, far);
  return slack < 0 ? 0 : (worth * (40 + (60 * slack) / (turnsAfter + 1))) / 100;
}

function turnsFor({ state }: OrderScene, figure: Figure, far: number): number {
  return far / (entryAt(state.figures, figure.index).mounted ? mounted : onFoot);
}

/** Counts a figure that will be at the place of its task. */
export function countThere(scene: OrderScene, figure: Figure, place: Point): void {
  const task = scene.tasks[figure.index];
  if (task === null || task === undefined) return;
  if (scene.knowledge.farTo(task.place, place) <= task.within) task.there.count++;
}
