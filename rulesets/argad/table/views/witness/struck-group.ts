/** `groupStruck`: the size of the group that a shot struck, of the figures that the viewer knows of (`group.target`). */

import { groupAround } from '../../actions/shooting/shot-group.ts';
import type { ArgadEventOf } from '../../state/events.ts';
import type { Snapshot } from '../../state/model.ts';
import { isSeen, type ViewerContext } from '../viewer-context.ts';

/** Null for a shot that strikes only one figure. */
export function groupStruck(
  viewerContext: ViewerContext,
  { figure, target, firearm }: ArgadEventOf<'shot'>,
  start: Snapshot | null,
): number | null {
  const { table, state } = viewerContext;
  if (table.rules.shoot.firearms[firearm].dice === null) return null;
  const group = groupAround({ table, state, when: null, eyes: null }, figure, target, start);
  return group.filter((figureIndex) => isSeen(viewerContext, figureIndex)).length;
}
