/** What is between two figures at the moment of a shot: contact, range, sight, and who stands in the line. */
import type { Contact } from '../../model.ts';
import type { ShootRead } from '../../rules/shoot/input.ts';
import { type LineOfFire, lineOfFire } from '../field/sight.ts';
import type { Crowd } from './crowd.ts';
import { isFigureBetween } from './shot-line.ts';
import { distanceIn, isTouchingIn, type Scene, standingIn } from './shot-scene.ts';

const unlooked: LineOfFire = { solid: false, forest: null, cover: 'none' };

/** Who looks, and at whom. */
interface Ends {
  readonly shooter: number;
  readonly target: number;
}

/** Two figures, as far as they have been looked at. */
export interface Look {
  readonly contact: Contact;
  readonly rangeCm: number;
  /** It is near enough to be looked at closely. */
  readonly isNear: boolean;
  readonly sight: LineOfFire;
}

/** Looks from a shooter to a target, closely up to some distance. How they stand to each other may be known; null: as their places have it. */
export function lookAt(
  scene: Scene,
  { shooter, target }: Ends,
  known: Contact | null,
  farthestCm: number,
): Look {
  const contact = known ?? (isTouchingIn(scene, shooter, target) ? 'in-contact' : 'none');
  const rangeCm = isApproach(contact) ? 0 : distanceIn(scene, shooter, target) / 100;
  const isNear = rangeCm <= farthestCm;
  const sight = isNear
    ? lineOfFire(scene.table.field, standingIn(scene, shooter), standingIn(scene, target))
    : unlooked;
  return { contact, rangeCm, isNear, sight };
}

/** Just before contact: bases touch in this slice (`turn.shot-contact`). */
function isApproach(contact: Contact): boolean {
  return contact === 'closing' || contact === 'receiving' || contact === 'receiving-charge';
}

/** What stands in the line between two who do not touch. */
export function lineIn(
  scene: Scene,
  { shooter, target }: Ends,
  { isNear, contact, sight }: Look,
  crowd: Crowd | null,
): ShootRead['line'] {
  if (!isNear || contact !== 'none') return 'clear';
  if (sight.solid) return 'solid';
  if (scene.table.rules.shoot.lineFigure === 'free') return 'clear';
  return isFigureBetween(scene, shooter, target, crowd) ? 'figure' : 'clear';
}
