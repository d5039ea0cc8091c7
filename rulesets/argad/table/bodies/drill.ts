/** Drill of a body in close order: turns on the spot or a change of rank first or last, steps between them (`formation.turn`). */

import { asHeading, halfTurn, quarterTurn, type TrackStep } from '@grognard/geometry';
import type { FigureIndex } from '../state/indices.ts';
import type { BodyState } from '../state/model.ts';
import type { March } from '../state/orders.ts';

/** A march in parts: turns before it, steps with a length, turns after it. Angles are positive to the left. Null for no change of rank. */
export interface MarchDrill {
  readonly before: number;
  readonly abreastBefore: number | null;
  readonly steps: readonly TrackStep[];
  readonly after: number;
  readonly abreastAfter: number | null;
}

const none: MarchDrill = { before: 0, abreastBefore: null, steps: [], after: 0, abreastAfter: null };

export function drillOf({ steps }: March): MarchDrill {
  if (steps.length === 0) return none;
  const paces: TrackStep[] = [];
  let before = 0;
  let after = 0;
  let abreastBefore: number | null = null;
  let abreastAfter: number | null = null;
  for (const { step, by, angle } of steps) {
    if (step === 'turn') {
      if (paces.length === 0) before += angle;
      else after += angle;
    } else if (step === 'files') {
      if (paces.length === 0) abreastBefore = by;
      else abreastAfter = by;
    } else if (step === 'wheel') {
      if (angle !== 0) paces.push({ step: 'wheel', about: angle > 0 ? 'front-left' : 'front-right', angle });
    } else if (by !== 0) paces.push({ step, by });
  }
  return { before, abreastBefore, steps: paces, after, abreastAfter };
}

/** Whether a march moves the body. Turning on the spot does not, a change of rank does (`turn.immobile`). */
export function isGoing({ steps }: March): boolean {
  return steps.some(({ step, by, angle }) => (step === 'wheel' ? angle !== 0 : step !== 'turn' && by !== 0));
}

/** A body turned on the spot with every figure in place: its members in their new order, its files and its heading. */
export interface TurnedDrill {
  readonly members: readonly FigureIndex[];
  readonly files: number;
  readonly heading: number;
}

/** Every figure turns by itself. A former flank becomes the front, or the rear rank the first. */
export function turnRanks({ members, files, heading }: BodyState, angle: number): TurnedDrill {
  const turn = asHeading(angle);
  const now = asHeading(heading + turn);
  if (turn === halfTurn) return { members: [...members].reverse(), files, heading: now };
  if (turn !== quarterTurn && turn !== 3 * quarterTurn) return { members, files, heading: now };
  const ranks = Math.ceil(members.length / files);
  const turned: FigureIndex[] = [];
  for (let rank = 0; rank < files; rank++)
    for (let file = 0; file < ranks; file++) {
      // To the left, the left file leads, with its rear figure on the left of the new front.
      const column = turn === quarterTurn ? rank : files - 1 - rank;
      const row = turn === quarterTurn ? ranks - 1 - file : file;
      const figure = members[row * files + column];
      if (figure !== undefined) turned.push(figure);
    }
  return { members: turned, files: ranks, heading: now };
}
