/** `foresee`: where steps would lead, legal or not, for ghosts, handles, and further steps. */

import { type Base, makePath, type Track, trackAlong, trackBySteps } from '@grognard/geometry';
import { entryAt, listBy, none } from '@grognard/lists';
import { openedOut, standsBefore, walls } from '../actions/move/index.ts';
import { asDrill, basesLeft, bodyOf, standsAsFrom, standsAt } from '../bodies/index.ts';
import { fieldOf } from '../field/index.ts';
import type { MarchStep } from '../state/commands.ts';
import type { UnitIndex } from '../state/indices.ts';
import type { Placement, State, Table, UnitFormation } from '../state/model.ts';

/** A unit at the end of its steps, and the tracks between. */
export interface ForeseenMove {
  readonly stands: Placement;
  readonly tracks: readonly Track[];
  readonly formations: readonly UnitFormation[];
}

/** Body of a unit in a hypothetical placement. */
export function bodyThere(table: Table, state: State, unit: UnitIndex, stands: Placement): Base {
  return bodyOf(table, unit, stands, basesLeft(table, unit, { ...entryAt(state.units, unit), stands }));
}

/** The state with a unit in another placement. */
export function withStanding(state: State, unit: UnitIndex, stands: Placement): State {
  const now = entryAt(state.units, unit);
  return now.stands === stands
    ? state
    : { ...state, units: listBy(state.units.with(unit, { ...now, stands })) };
}

/** Step by step from where the unit stands. */
export function foresee(
  table: Table,
  state: State,
  unit: UnitIndex,
  steps: readonly MarchStep[],
): ForeseenMove {
  let { stands } = entryAt(state.units, unit);
  const tracks: Track[] = [];
  const formations: UnitFormation[] = [];
  for (const step of steps) {
    const track = trackOf(bodyThere(table, state, unit, stands), step);
    if (track !== null) {
      tracks.push(track);
      formations.push(stands.formation);
      stands = standsAt(stands, track.to);
    } else stands = changed(table, state, unit, stands, step);
    stands = openedOut(table, fieldOf(table, state), unit, stands, basesOfUnit(table, state, unit, stands));
  }
  return { stands, tracks, formations };
}

function basesOfUnit(table: Table, state: State, unit: UnitIndex, stands: Placement): number {
  return basesLeft(table, unit, { ...entryAt(state.units, unit), stands });
}

/** Track of a step, or null if it has none. */
function trackOf(body: Base, step: MarchStep): Track | null {
  switch (step.step) {
    case 'march':
    case 'slide':
    case 'wheel':
    case 'about':
      return trackBySteps(body, [asDrill(step)]);
    case 'way':
      return trackAlong(body, makePath([{ x: body.x, y: body.y }, step.to]), 'ahead');
    case 'form':
    case 'leave':
      return null;
  }
}

function changed(table: Table, state: State, unit: UnitIndex, stands: Placement, step: MarchStep): Placement {
  const bases = basesOfUnit(table, state, unit, stands);
  if (step.step === 'leave') {
    const house = fieldOf(table, state).houses[stands.house]?.base;
    return house === undefined ? stands : standsBefore(table, unit, house, entryAt(walls, step.wall), bases);
  }
  if (step.step !== 'form') return stands;
  const { left } = entryAt(state.units, unit);
  if (stands.formation === 'gunners' && left !== null)
    return { ...standsAt(stands, left), formation: 'deployed', files: bases };
  const { formation, files } = step;
  const gap = formation === 'open' ? (step.gap ?? table.rules.table.shapes.openGapCm * 100) : 0;
  return standsAsFrom(table, unit, { ...stands, house: none }, bases, { formation, files, gap });
}
