/** Side effects of a move: houses, guns manned and guns taken. */

import { type Base, firstMet, isWithin, type Tenths, type Track, trackLength } from '@grognard/geometry';
import { entryAt } from '@grognard/lists';
import { piecesLeftBehind, posesOf } from '../../bodies/index.ts';
import type { How } from '../../state/events.ts';
import type { UnitIndex } from '../../state/indices.ts';
import type { State, Table } from '../../state/model.ts';
import type { Turn } from '../../state/turn.ts';
import { takeOut } from '../losses/gone.ts';
import { touch } from './houses.ts';
import type { MovePlot } from './move-plot.ts';
import { bodyNow } from './other-bodies.ts';

/** Carries out a plotted move: out of a house, along its path, to the guns or into a house. Part of it may already be done. */
export function carryOut(turn: Turn, unit: UnitIndex, laid: MovePlot, how: How, gone: Tenths = 0): void {
  const { resolution, state, table } = turn;
  const { out, into, stands, effort, changed, tracks } = laid;
  const wereGunners = entryAt(state.units, unit).stands.formation === 'gunners';
  if (out !== null) resolution.emit({ kind: 'cameOut', unit, house: out.house, stands: out.stands });
  resolution.emit({ kind: 'moved', unit, how, way: posesOf(tracks, gone), stands, effort, changed });
  if (wereGunners && stands.formation === 'deployed') {
    const { pieces, soldiers } = entryAt(state.units, unit);
    const manned = Math.min(pieces, Math.ceil(soldiers / entryAt(table.units, unit).perBase));
    resolution.emit({ kind: 'gunsManned', unit, at: null, pieces: manned });
  }
  if (into !== null) resolution.emit({ kind: 'entered', unit, house: into.house, stands: into.stands });
  takeGuns(turn, unit, tracks);
}

/** Unmanned guns that a body touches, on the part of its path covered or at its end, are lost (`artillery.abandoned`). */
export function takeGuns(
  turn: Turn,
  unit: UnitIndex,
  tracks: readonly Track[],
  until: Tenths = Number.POSITIVE_INFINITY,
): void {
  const { table, state } = turn;
  const taker = entryAt(state.units, unit);
  if (taker.status !== 'on' || taker.rung === 3) return;
  const body = bodyNow(table, state, unit);
  for (const { index, side } of table.units) {
    if (side === entryAt(table.units, unit).side) continue;
    const guns = piecesLeftBehind(table, state, index);
    if (guns.length === 0) continue;
    if (guns.some((gun) => isWithin(body, gun, touch)) || isTouched(guns, tracks, until))
      loseGuns(turn, index);
  }
}

function isTouched(guns: readonly Base[], tracks: readonly Track[], until: Tenths): boolean {
  let gone = 0;
  return tracks.some((track) => {
    const met = firstMet(track, guns, touch);
    const along = gone + (met?.along ?? 0);
    gone += trackLength(track);
    return met !== null && along <= until;
  });
}

/** Whether a battery has lost all its guns and so counts as destroyed, even while its gunners run (`artillery.no-guns`). */
export function isWithoutGuns({ units, options }: Table, state: State, unit: UnitIndex): boolean {
  return (
    entryAt(units, unit).arm === 'artillery' &&
    entryAt(state.units, unit).pieces === 0 &&
    options['artillery.no-guns'] === 'destroyed'
  );
}

/** Removes the guns of a battery. Gunners not in rout then no longer count as a unit (`artillery.no-guns`). */
function loseGuns(turn: Turn, unit: UnitIndex): void {
  const { table, state, resolution } = turn;
  resolution.emit({ kind: 'gunsTaken', unit, at: null, pieces: 0 });
  const { status, rung } = entryAt(state.units, unit);
  if (table.options['artillery.no-guns'] === 'counts' || status !== 'on' || rung === 3) return;
  takeOut(turn, unit, 'destroyed', 'artillery.no-guns');
}
