/** lookAround: panning, zooming and pinching on a map that takes no orders. */
import type { CanvasTable } from '@grognard/table-view/canvas';
import {
  defaultLimits,
  type GestureIntention,
  type GestureTable,
  initialGestures,
  stepGesture,
} from '@grognard/table-view/gestures';
import { listenOn } from './pointer-actions.ts';

/** Moves the view of a table. False if the intention is about something else. */
export function moveView(
  table: CanvasTable,
  canvas: HTMLCanvasElement,
  intention: GestureIntention,
): boolean {
  if (intention.kind === 'pan') table.pan(intention.dx, intention.dy);
  else if (intention.kind === 'fit-view') table.fit();
  else if (intention.kind === 'zoom') {
    const { left, top, width, height } = canvas.getBoundingClientRect();
    const { x, y } = intention.at ?? { x: left + width / 2, y: top + height / 2 };
    table.zoomAt(x, y, intention.factor);
  } else return false;
  return true;
}

export function lookAround(canvas: HTMLCanvasElement, table: CanvasTable): () => void {
  const bare: GestureTable = {
    piecesAt: () => [],
    piecesIn: () => [],
    toTable: (x, y) => table.toTable(x, y),
    toScreen: (point) => table.toScreen(point),
  };
  const context = { table: bare, pieces: [], limits: defaultLimits, confirmOnDrop: [], ends: [] };
  let state = initialGestures;
  return listenOn(canvas, (event) => {
    const step = stepGesture(state, event, context);
    state = step.state;
    const isMoved = step.intentions.map((intention) => moveView(table, canvas, intention));
    return isMoved.includes(true);
  });
}
