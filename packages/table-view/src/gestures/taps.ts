/** tap: taps on the map select pieces, choose a target or lead the selected pieces. */
import { areMine, selectableOf } from './context.ts';
import { defer } from './deferred.ts';
import { select, toggle } from './draft.ts';
import { tapInstrument } from './instruments.ts';
import { limitsOf } from './limits.ts';
import { orderEndUnder } from './press-target.ts';
import type { DownPointer } from './state.ts';
import type { Stepping } from './stepping.ts';

export function tap(step: Stepping, at: DownPointer, extend: boolean): void {
  const { tool } = step.state.tool;
  if (tool === 'orders') tapOrders(step, at, extend);
  else if (tool === 'select') tapSelect(step, at);
  else tapInstrument(step, at, limitsOf(step.context.limits, at.by));
}

function tapOrders(step: Stepping, at: DownPointer, extend: boolean): void {
  const { context, draft } = step;
  const limits = limitsOf(context.limits, at.by);
  const [hit] = context.table.piecesAt(at.x, at.y, { slop: limits.pieceReach });
  // A tap on a ghost takes up the order that leads there, unless it leads a selected piece.
  const isLed = draft.selection.length > 0 && areMine(context, draft.selection);
  const end = isLed || extend ? null : orderEndUnder(step, at, at.by);
  if (end !== null) {
    select(step, [end.piece]);
    return;
  }
  if (hit === undefined) {
    tapGround(step, at);
    return;
  }
  const piece = selectableOf(context, draft.selection, hit);
  if (areMine(context, [piece])) {
    if (extend) toggle(step, piece);
    else select(step, [piece]);
  } else if (draft.selection.length === 0 || !areTasksComing(step)) select(step, [piece]);
  else defer(step, { kind: 'aim', at: piece, to: context.table.toTable(at.x, at.y) });
}

/** Whether the tasks of the selection are known, or have been asked for. */
function areTasksComing({ draft, state }: Stepping): boolean {
  return draft.hasTasks || state.requests.tasks !== null;
}

/** With the box in hand a tap adds a piece or takes it out, and orders nothing. */
function tapSelect(step: Stepping, at: DownPointer): void {
  const { context, draft } = step;
  const [hit] = context.table.piecesAt(at.x, at.y, { slop: limitsOf(context.limits, at.by).pieceReach });
  if (hit === undefined) return;
  const piece = selectableOf(context, draft.selection, hit);
  if (areMine(context, [piece, ...draft.selection])) toggle(step, piece);
  else if (areMine(context, [piece])) select(step, [piece]);
}

function tapGround(step: Stepping, { x, y }: DownPointer): void {
  const { selection } = step.draft;
  if (selection.length > 0 && areMine(step.context, selection))
    defer(step, { kind: 'lead', to: step.context.table.toTable(x, y), how: 'tap' });
}
