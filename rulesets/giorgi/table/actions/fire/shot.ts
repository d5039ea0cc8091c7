/** Shots as commands give them. */
import { none, stored } from '@grognard/lists';
import type { UnitIndex } from '../../state/indices.ts';
import type { Shot } from '../../state/model.ts';

/** A shot with everything left open but weapon and target; without a target round shot along a rod. */
export function plainShot(unit: UnitIndex, shot: Shot['shot'], target: UnitIndex | null): Shot {
  return { unit, shot, target: stored(target), face: -1, piece: -1, at: null, bases: [] };
}

/** A shot at somebody. */
export interface AimedShot extends Shot {
  readonly target: UnitIndex;
}

export function isAimed(shot: Shot): shot is AimedShot {
  return shot.target !== none;
}

export function isSameShot(one: Shot, other: Shot): boolean {
  return (
    one.unit === other.unit &&
    one.target === other.target &&
    one.shot === other.shot &&
    one.face === other.face &&
    one.piece === other.piece &&
    one.at?.x === other.at?.x &&
    one.at?.y === other.at?.y &&
    one.bases.length === other.bases.length &&
    one.bases.every((base, n) => base === other.bases[n])
  );
}
