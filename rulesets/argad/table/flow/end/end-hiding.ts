/** `findHidden`: hidden figures that are found, or no longer hidden, when the turn ends (`hide.found`, `hide.reveal`). */

import type { Tenths } from '@grognard/geometry';
import { absent, entryAt, none } from '@grognard/lists';
import { tenthsOf } from '../../../scenarios/measure.ts';
import { distanceIn } from '../../actions/shooting/shot-surroundings.ts';
import { areEnemies } from '../../bodies/contacts.ts';
import { placementOf } from '../../bodies/placement.ts';
import { isSolidBetween } from '../../field/ground-between.ts';
import { canHide } from '../../field/hiding.ts';
import type { FigureIndex, SideIndex } from '../../state/indices.ts';
import type { State, Table } from '../../state/model.ts';
import type { Turn } from '../turn/turn.ts';

/** A figure that no longer hides is shown to all. A figure that is found is shown to the side that finds it. */
export function findHidden({ table, state, resolution }: Turn): void {
  const everybody = (1 << table.sides.length) - 1;
  for (const { index } of table.roster) {
    const { status, known } = state.figures[index] ?? absent(state.figures, index);
    if (status !== 'on' || known === everybody) continue;
    const hidden = isHiding(table, state, index);
    const to = table.sides
      .map(({ index: side }) => side)
      .filter((side) => (known & (1 << side)) === 0)
      .filter((side) => !hidden || isSeenBySide(table, state, index, side));
    if (to.length === 0) continue;
    const now = to.reduce((bits, side) => bits | (1 << side), known);
    const only = table.sides.filter(({ index: side }) => (now & (1 << side)) !== 0).map(({ id }) => id);
    const by = hidden ? 'hide.found' : 'hide.reveal';
    resolution.emit({ kind: 'shown', figure: index, to, by, ...(now === everybody ? {} : { only }) });
  }
}

/**
 * `hide.declared`: on foot, in a room, or crouched in a place that hides. Against a hedge or wall a figure hides wherever the
 * others stand, so that a distant enemy on its open side does not give an ambush away.
 */
function isHiding(table: Table, state: State, figure: FigureIndex): boolean {
  const { posture, mounted, room } = entryAt(state.figures, figure);
  if (mounted || (room === none && posture === 'upright')) return false;
  return canHide(table.field, placementOf(state, figure));
}

function isSeenBySide(table: Table, state: State, figure: FigureIndex, side: SideIndex): boolean {
  for (const { index: other, side: of } of table.roster) {
    if (of !== side || !areEnemies(table, figure, other) || entryAt(state.figures, other).status !== 'on')
      continue;
    if (isInSameRoom(state, figure, other) || isFoundBy(table, state, figure, other)) return true;
  }
  return false;
}

/** `building.sight`: figures in one room all see each other. */
function isInSameRoom({ figures }: State, figure: FigureIndex, other: FigureIndex): boolean {
  const { room } = entryAt(figures, figure);
  return room !== none && entryAt(figures, other).room === room;
}

/** The greatest distance from the middle of a base to its edge. */
const largest: Tenths = 300;

/** `hide.found`: close enough to see the figure, with no wall between. */
function isFoundBy(table: Table, state: State, figure: FigureIndex, other: FigureIndex): boolean {
  const reach = tenthsOf(table.rules.shoot.foundCm);
  const hidden = entryAt(state.figures, figure);
  const enemy = entryAt(state.figures, other);
  const most = reach + 2 * largest;
  if (Math.abs(enemy.x - hidden.x) > most || Math.abs(enemy.y - hidden.y) > most) return false;
  return (
    distanceIn({ table, state, when: null, eyes: null }, figure, other) <= reach &&
    !isSolidBetween(table.field, placementOf(state, figure), placementOf(state, other))
  );
}
