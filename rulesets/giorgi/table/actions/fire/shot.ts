/** Shots as they are asked for. */
import type { Shot } from '../../state/model.ts';

/** A shot with everything left open but weapon and target. */
export function plainShot(unit: number, shot: Shot['shot'], target: number): Shot {
  return { unit, shot, target, face: -1, piece: -1, at: null, bases: [] };
}

/** Whether nothing differs between two shots. */
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
