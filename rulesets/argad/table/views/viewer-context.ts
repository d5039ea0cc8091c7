/** `ViewerContext`: the viewer of a state, and the figures it knows of. */

import type { Viewer } from '@grognard/engine';
import { absent, entryAt, none, numberAt, type OrNone, stored } from '@grognard/lists';
import { indexNamed } from '../state/find-named.ts';
import type { BodyIndex, FigureIndex, SideIndex } from '../state/indices.ts';
import type { State, Table } from '../state/model.ts';

export interface ViewerContext {
  readonly table: Table;
  readonly state: State;
  /** The side; none for a bystander and the umpire. */
  readonly index: OrNone<SideIndex>;
  /** The sides that must all know of a figure for the viewer to know it, as bits. A side needs itself, a bystander all, the umpire none. */
  readonly bits: number;
  readonly isUmpire: boolean;
}

export function viewerContextOf(table: Table, state: State, viewer: Viewer): ViewerContext {
  if (viewer === 'umpire') return { table, state, index: none, bits: 0, isUmpire: true };
  const { side } = viewer;
  const index = stored(indexNamed(table.sideOf, side));
  const bits = index === none ? (1 << table.sides.length) - 1 : 1 << index;
  return { table, state, index, bits, isUmpire: false };
}

/**
 * Whether the viewer knows a figure. During deployment a side sees only its own figures and prisoners. After the battle
 * everything is open.
 */
export function isSeen({ table, state, index, bits, isUmpire }: ViewerContext, figure: FigureIndex): boolean {
  if (isUmpire || state.phase === 'over') return true;
  const { side, captive } = table.roster[figure] ?? absent(table.roster, figure);
  if (side === index) return true;
  if (state.phase === 'deploy' && !captive) return false;
  return ((state.figures[figure] ?? absent(state.figures, figure)).known & bits) === bits;
}

/** Whether the viewer knows a body: its own, or another side's that was formed in an earlier turn and whose figures are all known. */
export function isBodySeen(viewerContext: ViewerContext, body: BodyIndex): boolean {
  const { table, state, index, isUmpire } = viewerContext;
  const { members, since } = entryAt(state.bodies, body);
  if (members.length === 0) return false;
  if (isUmpire || entryAt(table.roster, numberAt(members, 0)).side === index) return true;
  if (since === state.turn && !isTalked(table) && state.phase !== 'over') return false;
  for (const figure of members) if (!isSeen(viewerContext, figure)) return false;
  return true;
}

/** Whether orders are discussed in the open (`turn.orders`). */
export function isTalked({ options }: Table): boolean {
  return options['turn.orders'] === 'talk';
}
