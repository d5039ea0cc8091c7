/** Men of whom the enemy knows nothing lie still until it is worth showing themselves. */
import { pointDistance } from '@grognard/geometry';
import type { Man } from '../../model.ts';
import { bestShot, type Shot } from './fire.ts';
import type { Scene } from './scene.ts';

/** A man with the shots he has, and his turn to be thought about: the lowest first. */
export interface Asked {
  readonly man: Man;
  readonly shots: readonly Shot[];
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
export function isSprung(scene: Scene, asked: readonly Asked[]): boolean {
  let hits = 0;
  for (const { man, shots } of asked)
    if (scene.ambush.hidden[man.index]!) hits += Math.min(34, bestShot(scene, shots).chance);
  return hits >= hoped;
}

export function liesInWait(scene: Scene, man: Man, shots: readonly Shot[]): boolean {
  const { ambush, state, enemies, turnsAfter } = scene;
  if (!ambush.hidden[man.index]! || turnsAfter < late) return false;
  const { x, y } = state.figures[man.index]!;
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
function hasBegun({ ambush, men }: Scene): boolean {
  return men.some(({ index, class: skill }) => skill > 1 && !ambush.hidden[index]!);
}
