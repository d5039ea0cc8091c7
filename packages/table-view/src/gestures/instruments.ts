/** measure, tapInstrument: ruler, line of sight, reach, arc and threats on the map. Anybody may use them at any time. */
import type { Instrument, PointOrPiece } from '@grognard/engine';
import type { ScreenSpot } from './events.ts';
import type { PointerLimits } from './limits.ts';
import type { Tool } from './state.ts';
import type { Stepping } from './stepping.ts';

/** Asks for a measurement. While one is pending, only the newest instrument is kept for the next. */
export function measure(step: Stepping, instrument: Instrument): void {
  if (step.state.requests.measurement !== null) {
    step.updateRequests({ nextInstrument: instrument });
    return;
  }
  const request = step.nextRequest();
  step.updateRequests({ measurement: request });
  step.emit({ kind: 'measure', request, instrument });
}

/** Removes the measurement from the table. A pending one is dropped when it arrives. */
export function clearMeasurement(step: Stepping): void {
  step.updateRequests({ measurement: null, nextInstrument: null });
  step.update({ tool: { ...step.state.tool, from: null, measurement: null } });
}

export function chooseTool(step: Stepping, tool: Tool): void {
  clearMeasurement(step);
  step.update({ tool: { ...step.state.tool, tool } });
}

/** The piece at a point of the page, or else the place of the table. */
export function spotUnder(
  { context }: Stepping,
  { x, y }: ScreenSpot,
  { pieceReach }: PointerLimits,
): PointOrPiece {
  const [piece] = context.table.piecesAt(x, y, { slop: pieceReach });
  return piece === undefined ? { at: context.table.toTable(x, y) } : { piece };
}

/** A tap with an instrument: two taps for a ruler or a line of sight, one on a piece for the others. */
export function tapInstrument(step: Stepping, at: ScreenSpot, limits: PointerLimits): void {
  const { tool, from } = step.state.tool;
  const spot = spotUnder(step, at, limits);
  if (tool === 'measure' || tool === 'sight') {
    step.update({ tool: { ...step.state.tool, from: from === null ? spot : null } });
    if (from !== null) measure(step, { kind: tool, from, to: spot });
  } else if (tool !== 'orders' && tool !== 'select' && 'piece' in spot)
    measure(step, { kind: tool, of: spot.piece });
}
