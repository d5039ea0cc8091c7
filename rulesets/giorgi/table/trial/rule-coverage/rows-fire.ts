/** Detectors of the rules of chapters fire and artillery. For tests only. */

import { isLightInfantry } from '../../../model.ts';
import { tenthsOf } from '../../../scenarios/measure.ts';
import { basesOf } from '../../bodies/index.ts';
import type { GiorgiEventOf } from '../../state/events.ts';
import type { UnitIndex } from '../../state/indices.ts';
import type { Detectors, ObservedCommand } from './observed-command.ts';

const muskets = (seen: ObservedCommand) => seen.of('fired').filter(({ shot }) => shot.shot === 'small-arms');
const guns = (seen: ObservedCommand) => seen.shots.filter(({ shot }) => seen.arm(shot.unit) === 'artillery');
const round = (seen: ObservedCommand) => guns(seen).filter(({ shot }) => shot.shot === 'round');
const formationOf = (seen: ObservedCommand, event: GiorgiEventOf<'fired'>) =>
  seen.unitAt(event, event.shot.unit).stands.formation;

export const fireRows: Detectors = {
  'fire.range': (seen) => muskets(seen).length > 0,
  'fire.measure': (seen) =>
    seen.cases.some(({ facts }) => facts.shot === 'small-arms' && facts.rangeCm !== null),
  'fire.bear': (seen) =>
    seen.shots.some(
      ({ shot }) =>
        shot.shot === 'small-arms' &&
        seen.cases.some(
          ({ facts }) => facts.firer.bases < basesOf(seen.table, seen.before, shot.unit).length,
        ),
    ),
  'fire.front-rank': (seen) => muskets(seen).some((event) => formationOf(seen, event) === 'column'),
  'fire.arc-line': (seen) => muskets(seen).some((event) => formationOf(seen, event) === 'line'),
  'fire.arc-round': (seen) =>
    muskets(seen).some(
      (event) =>
        seen.arm(event.shot.unit) === 'horse' ||
        (formationOf(seen, event) === 'open' && isLightInfantry(seen.table.units[event.shot.unit]!.kind)),
    ),
  'fire.one-target': (seen) => seen.shots.some(({ shot }) => seen.after.units[shot.unit]!.fired),
  'fire.at-once': (seen) =>
    seen.of('fired').some(({ killed }) => killed > 0) && seen.first('lost') > seen.first('fired'),
};

/** Marks of a gun's rod in tenths of a millimetre: near, middle and far. */
function marksOf(seen: ObservedCommand, unit: UnitIndex): readonly number[] {
  const { near, middle, far } = seen.table.rules.artillery.rods[seen.table.units[unit]!.calibre];
  return [near, middle, far].map(tenthsOf);
}

export const artilleryRows: Detectors = {
  'artillery.one-shot': (seen) => guns(seen).some(({ shot }) => seen.after.units[shot.unit]!.fired),
  'artillery.rod': (seen) => round(seen).some(({ rod }) => rod.length > 0),
  'artillery.square-rod': (seen) =>
    round(seen).some(
      (event) =>
        seen.unitAt(event, event.on).stands.formation === 'square' &&
        event.rod.some(({ unit }) => unit === event.on),
    ),
  'artillery.two-sectors': (seen) =>
    round(seen).some(({ shot, rod }) =>
      rod.some(({ from, to }) => marksOf(seen, shot.unit).some((mark) => from <= mark && mark < to)),
    ),
  'artillery.several-units': (seen) => new Set(round(seen).map(({ on }) => on)).size > 1,
  'artillery.depth': (seen) => seen.cases.some(({ facts }) => (facts.soldiersUnderRod ?? 0) > 1),
  'artillery.rods': (seen) => round(seen).some(({ rod }) => rod.some(({ sector }) => sector !== undefined)),
  'artillery.rod-range': (seen) =>
    round(seen).some(({ shot, rod }) => rod.every(({ from }) => from <= (marksOf(seen, shot.unit)[2] ?? 0))),
  'artillery.rod-from': (seen) => round(seen).some(({ shot }) => shot.piece >= 0),
  'artillery.arc': (seen) => guns(seen).length > 0,
  'artillery.abandoned': (seen) => seen.has('gunsLeft', 'gunsManned', 'gunsTaken'),
  'artillery.no-guns': (seen) =>
    seen.of('destroyed').some(({ by }) => by === 'artillery.no-guns') ||
    seen.of('gunsTaken').some(({ pieces }) => pieces === 0),
};
