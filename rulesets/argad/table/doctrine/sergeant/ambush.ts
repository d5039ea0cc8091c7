/** Men of whom the enemy knows nothing lie still until it is worth showing themselves. */

import { pointDistance } from '@grognard/geometry';
import { entryAt } from '@grognard/lists';
import type { Figure } from '../../state/model.ts';
import { bestShot, type PossibleShot } from './fire.ts';
import type { OrderScene } from './order-scene.ts';

/** A man with the shots he has, and his turn to be thought about: the lowest first. */
export interface AmbushContext {
  readonly man: Figure;
  readonly shots: readonly PossibleShot[];
  readonly rank: number;
}

/** All hidden men together must hope for so many hits, in hundredths, to strike first. */
const hoped = 130;
/** A shot that one shows oneself for, once the others have. */
const fair = 25;
/** An enemy so near finds one soon. */
const tooNear = 900;
/** Fights nearer than this one joins. */
const hearing = 3000;
/** So many turns before the end nobody waits any longer. */
const late = 5;

/** Whether the hidden men strike now: others have begun, somebody is about to be found, or it is worth it. */
export function isSprung(scene: OrderScene, asked: readonly AmbushContext[]): boolean {
  let hits = 0;
  for (const { man: figure, shots } of asked)
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

/** Whether men of this side who had been hidden have shown themselves, or never were. */
function hasBegun({ ambush, men: roster }: OrderScene): boolean {
  return roster.some(({ index, class: skill }) => skill > 1 && !entryAt(ambush.hidden, index));
}
