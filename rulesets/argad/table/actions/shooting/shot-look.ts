/** What lies between two figures at the moment of a shot: contact, range, sight, and figures in the line. */

import type { Contact } from '../../../model.ts';
import type { ShootRead } from '../../../rules/shoot/input.ts';
import type { LineOfFire } from '../../field/kept-lines.ts';
import { lineOfFire } from '../../field/sight.ts';
import type { FigureIndex } from '../../state/indices.ts';
import type { Crowd } from './crowd.ts';
import { isFigureBetween } from './shot-line.ts';
import { distanceIn, isTouchingIn, type ShotSurroundings, standingIn } from './shot-surroundings.ts';

const unlooked: LineOfFire = { solid: false, forest: null, cover: 'none' };

interface Ends {
  readonly shooter: FigureIndex;
  readonly target: FigureIndex;
}

/** The contact and range between two figures. */
export interface Apart {
  readonly contact: Contact;
  readonly rangeCm: number;
  /** Whether it is near enough to be examined in full. */
  readonly isNear: boolean;
}

/**
 * The distance from a shooter to a target, which is examined in full up to this range. Their contact may be given, or null to
 * take it from their positions.
 */
export function measureTo(
  scene: ShotSurroundings,
  { shooter, target }: Ends,
  known: Contact | null,
  farthestCm: number,
): Apart {
  const contact = known ?? (isTouchingIn(scene, shooter, target) ? 'in-contact' : 'none');
  const rangeCm = isApproach(contact) ? 0 : distanceIn(scene, shooter, target) / 100;
  return { contact, rangeCm, isNear: rangeCm <= farthestCm };
}

/** What the line of fire passes, or nothing if the target is too far to examine. */
export function sightTo(scene: ShotSurroundings, { shooter, target }: Ends, { isNear }: Apart): LineOfFire {
  if (!isNear) return unlooked;
  return lineOfFire(scene.table.field, standingIn(scene, shooter), standingIn(scene, target));
}

/** Just before contact, when bases touch in this slice (`turn.shot-contact`). */
function isApproach(contact: Contact): boolean {
  return contact === 'closing' || contact === 'receiving' || contact === 'receiving-charge';
}

/** What stands in the line between two figures that do not touch. */
export function lineIn(
  scene: ShotSurroundings,
  ends: Ends,
  apart: Apart,
  sight: LineOfFire,
  crowd: Crowd | null,
): ShootRead['line'] {
  if (sight.solid && isOpenTo(apart)) return 'solid';
  return isFigureInLine(scene, ends, apart, crowd) ? 'figure' : 'clear';
}

/** Whether another figure bars the line between two that do not touch. */
export function isFigureInLine(
  scene: ShotSurroundings,
  { shooter, target }: Ends,
  apart: Apart,
  crowd: Crowd | null,
): boolean {
  if (!isOpenTo(apart) || scene.table.rules.shoot.lineFigure === 'free') return false;
  return isFigureBetween(scene, shooter, target, crowd);
}

/** Whether there is a line between them in which something can stand. */
function isOpenTo({ isNear, contact }: Apart): boolean {
  return isNear && contact === 'none';
}
