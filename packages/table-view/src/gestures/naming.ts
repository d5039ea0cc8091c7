/** hover, holdPointer: the piece under a hovering pointer or a long press is named. Naming selects and orders nothing. */
import type { PieceId } from '@grognard/engine';
import type { PointerHeld, PointerLeave, PointerMove } from './events.ts';
import { limitsOf } from './limits.ts';
import { findPressTarget } from './press-target.ts';
import type { Stepping } from './stepping.ts';

function point(step: Stepping, piece: PieceId | null, handle: string | null): void {
  const { hovered } = step.state;
  if (hovered.piece === piece && hovered.handle === handle) return;
  step.update({ hovered: { piece, handle } });
  step.emit({ kind: 'hover', piece, handle });
}

export function hover(step: Stepping, { pointer, by, x, y }: PointerMove): void {
  if (by === 'touch' || step.state.pointers.length > 0 || step.state.ignored.includes(pointer)) return;
  const { hoverReach } = limitsOf(step.context.limits, by);
  const [piece = null] = step.context.table.piecesAt(x, y, { slop: hoverReach });
  const target = findPressTarget(step, { x, y }, by);
  point(step, piece, target.kind === 'handle' ? target.handle : null);
}

/** A finger or pen held still on a piece names it. A mouse does so by hovering. */
export function holdPointer(step: Stepping, { pointer, since }: PointerHeld): void {
  const { doing, state } = step;
  if (doing.kind !== 'pressing' || doing.pointer !== pointer || doing.since !== since) return;
  if (doing.target.kind !== 'piece') return;
  const by = state.pointers.find(({ id }) => id === pointer)?.by ?? 'mouse';
  if (by === 'mouse') return;
  const { x, y } = doing.start;
  const [piece] = step.context.table.piecesAt(x, y, { slop: limitsOf(step.context.limits, by).pieceReach });
  if (piece === undefined) return;
  step.begin({ kind: 'naming', pointer });
  point(step, piece, null);
}

export function leaveMap(step: Stepping, { pointer }: PointerLeave): void {
  if (step.state.pointers.some(({ id }) => id === pointer)) return;
  point(step, null, null);
}

/** Nothing is named any more. */
export function unname(step: Stepping): void {
  point(step, null, null);
}
