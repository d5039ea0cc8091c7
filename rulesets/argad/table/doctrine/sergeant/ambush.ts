/** Ambushes: hidden figures lie still until revealing themselves is worth it. */

import { pointDistance } from '@grognard/geometry';
import { entryAt } from '@grognard/lists';
import type { Figure } from '../../state/model.ts';
import { bestShot, type PossibleShot } from './fire.ts';
import type { OrderScene } from './order-scene.ts';

/** A figure with its possible shots, and its rank in the order of planning, lowest first. */
export interface AmbushContext {
  readonly figure: Figure;
  readonly shots: readonly PossibleShot[];
  readonly rank: number;
}

/** The expected hits of all hidden figures together that make them strike first, in hundredths. */
const hoped = 130;
/** The chance of a hit for which a figure reveals itself once others have, in hundredths. */
const fair = 25;
/** Within this distance of an enemy, in tenths of a millimetre, a hidden figure will soon be found. */
const tooNear = 900;
/** Within this distance of an enemy, in tenths of a millimetre, a hidden figure joins a fight that has begun. */
const hearing = 3000;
/** With fewer turns than this left, no figure waits any longer. */
const late = 5;

/** Whether the expected hits of all hidden figures are worth striking now. */
export function isSprung(scene: OrderScene, asked: readonly AmbushContext[]): boolean {
  let hits = 0;
  for (const { figure, shots } of asked)
    if (entryAt(scene.ambush.hidden, figure.index)) hits += Math.min(34, bestShot(scene, shots).chance);
  return hits >= hoped;
}

export function liesInWait(scene: OrderScene, figure: Figure, shots: readonly PossibleShot[]): boolean {
  const { ambush, state, enemies, turnsAfter } = scene;
  if (!entryAt(ambush.hidden, figure.index) || turnsAfter < late) return false;
  const { x, y } = entryAt(state.figures, figure.index);
  const near = (reach: number) =>
    enemies.some(({ standing: { base } }) => pointDistance(base.x, base.y, x, y) < reach);
  if (near(tooNear)) return false;
  if (ambush.sprung || hasBegun(scene)) {
    if (bestShot(scene, shots).chance >= fair) return false;
    return turnsAfter > late + 2 && !near(hearing);
  }
  return true;
}

/** Whether the side has trained figures in the open, so that the fight has begun. */
function hasBegun({ ambush, roster }: OrderScene): boolean {
  return roster.some(({ index, class: skill }) => skill > 1 && !entryAt(ambush.hidden, index));
}
