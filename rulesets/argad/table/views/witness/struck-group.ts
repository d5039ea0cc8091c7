/** groupStruck: how many stood together where a shot struck, as far as the viewer knows of them (`group.target`). */

import { groupAround } from '../../actions/shooting/shot-group.ts';
import type { EventOf } from '../../state/events.ts';
import type { Snapshot } from '../../state/model.ts';
import { isSeen, type ViewerContext } from '../viewer-context.ts';

/** Null for a shot that strikes one man alone. */
export function groupStruck(
  viewerContext: ViewerContext,
  { figure, target, firearm }: EventOf<'shot'>,
  start: Snapshot | null,
): number | null {
  const { table, state } = viewerContext;
  if (table.rules.shoot.firearms[firearm].dice === null) return null;
  const group = groupAround({ table, state, when: null, eyes: null }, figure, target, start);
  return group.filter((figureIndex) => isSeen(viewerContext, figureIndex)).length;
}
