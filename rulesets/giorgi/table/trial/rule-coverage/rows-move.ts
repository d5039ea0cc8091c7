/** Detectors of the rules of chapters turn, move and terrain. For tests only. */

import { isInPolygon } from '@grognard/geometry';
import { entryAt, lookUp } from '@grognard/lists';
import { isLightInfantry, type Kind } from '../../../model.ts';
import { halfMoveOf, rateOf } from '../../actions/move/index.ts';
import { bodyNow } from '../../bodies/index.ts';
import { fieldOf, levelUnder } from '../../field/index.ts';
import type { UnitIndex } from '../../state/indices.ts';
import type { UnitFormation } from '../../state/model.ts';
import { type Detectors, lengthOf, type ObservedCommand } from './observed-command.ts';

/** Units of the active side when movement is closed. */
function atEndOfMoves(seen: ObservedCommand, fits: (unit: UnitIndex) => boolean): boolean {
  if (seen.before.step !== 'move' || seen.command.kind !== 'done' || !seen.has('stepBegan')) return false;
  return seen.table.sides[seen.before.active]!.units.some(
    (unit) => seen.before.units[unit]!.status === 'on' && fits(unit),
  );
}

export const turnRows: Detectors = {
  'turn.alternate': (seen) => seen.of('turnBegan').some(({ active }) => active !== seen.before.active),
  'turn.first': (seen) => seen.has('firstRolled'),
  'turn.order': (seen) => new Set(seen.of('stepBegan').map(({ step }) => step)).size > 1,
  'turn.start-step': (seen) =>
    seen.has('reformed', 'rallied') ||
    seen.of('tested').some(({ what }) => what === 'rally' || what === 'reform'),
  'turn.loss-window': (seen) =>
    seen
      .of('turnBegan')
      .some((event) => event.window === 'new' && seen.when(event).units.some(({ lost }) => lost > 0)),
  'turn.fire-or-move': (seen) =>
    atEndOfMoves(seen, (unit) => {
      const { fired, moved, stands } = seen.before.units[unit]!;
      return seen.arm(unit) === 'foot' && stands.formation !== 'open' && fired && !moved;
    }),
  'turn.fire-then-move': (seen) =>
    seen.moves('order').some((event) => {
      const isQuick = seen.arm(event.unit) === 'horse' || isLightInfantry(seen.table.units[event.unit]!.kind);
      return isQuick && seen.unitAt(event, event.unit).fired;
    }),
  'turn.guns-fire-or-move': (seen) =>
    atEndOfMoves(seen, (unit) => {
      const { fired, moved } = seen.before.units[unit]!;
      return seen.arm(unit) === 'artillery' && fired && !moved;
    }),
  'turn.melee-order': (seen) => seen.command.kind === 'fight',
  'turn.reactions': (seen) => seen.has('answered', 'queued'),
  'turn.unit-order': (seen) => {
    if (seen.command.kind !== 'move' && seen.command.kind !== 'fire') return false;
    const unit = lookUp(seen.table.unitOf, seen.command.unit);
    const { side } = entryAt(seen.table.units, unit);
    return entryAt(seen.table.sides, side).units.some(
      (other) => other < unit && !entryAt(seen.before.units, other).moved,
    );
  },
};

const marched = (seen: ObservedCommand, formation: UnitFormation) =>
  seen.marches.some(({ unit, stands }) => seen.arm(unit) === 'foot' && stands.formation === formation);
const rode = (seen: ObservedCommand, kind: Kind) =>
  seen.marches.some(({ unit }) => seen.table.units[unit]!.kind === kind);
const hauled = (seen: ObservedCommand, horse: boolean) =>
  seen.marches.some(
    ({ unit }) => seen.arm(unit) === 'artillery' && seen.table.units[unit]!.horseGuns === horse,
  );

/** Cost of each ordered move without a change of formation, less that of its length alone. */
function dearness(seen: ObservedCommand): readonly { readonly unit: UnitIndex; readonly by: number }[] {
  return seen.marches
    .filter(({ changed, way }) => !changed && way.length > 1)
    .map(({ unit, effort, way, stands }) => {
      const plain = lengthOf(way) / rateOf(seen.table, seen.table.units[unit]!, stands.formation);
      return { unit, by: effort - plain };
    });
}

export const moveRows: Detectors = {
  'move.by-formation': (seen) => seen.marches.some(({ effort }) => effort <= 1),
  'move.infantry-column': (seen) => marched(seen, 'column'),
  'move.infantry-open': (seen) => marched(seen, 'open'),
  'move.infantry-line': (seen) => marched(seen, 'line'),
  'move.infantry-square': (seen) => marched(seen, 'square'),
  'move.heavy-cavalry': (seen) => rode(seen, 'heavy-cavalry'),
  'move.medium-cavalry': (seen) => rode(seen, 'medium-cavalry'),
  'move.light-cavalry': (seen) => rode(seen, 'light-cavalry'),
  'move.horse-formations': (seen) =>
    seen.marches.some(({ unit, stands }) => seen.arm(unit) === 'horse' && stands.formation !== 'line'),
  'move.foot-guns': (seen) => hauled(seen, false),
  'move.horse-guns': (seen) => hauled(seen, true),
  'move.general': (seen) => seen.of('rode').some(({ spared }) => spared !== true),
  'move.half': (seen) =>
    seen.moves('R1', 'AV').some((event) => {
      const { formation } = seen.unitAt(event, event.unit).stands;
      return lengthOf(event.way) <= halfMoveOf(seen.table, seen.table.units[event.unit]!, formation) + 5;
    }),
  'move.wheel': (seen) => seen.steps('wheel').length > 0 && seen.marches.length > 0,
  'move.manoeuvre': (seen) =>
    seen.marches.length > 0 &&
    (seen.steps('about', 'slide').length > 0 ||
      seen.steps('march').some((step) => step.step === 'march' && step.by < 0)),
  'move.spent': (seen) => seen.after.units.some(({ spent }) => spent),
};

export const terrainRows: Detectors = {
  'terrain.kinds': (seen) =>
    seen.marches.length > 0 &&
    fieldOf(seen.table, seen.after).areas.length + fieldOf(seen.table, seen.after).lines.length > 0,
  'terrain.contour': (seen) => {
    const field = fieldOf(seen.table, seen.before);
    return seen.of('fired').some((event) => {
      const then = seen.when(event);
      const level = (unit: UnitIndex) => levelUnder(field, bodyNow(seen.table, then, unit));
      return level(event.shot.unit) !== level(event.on);
    });
  },
  'terrain.cover-light': (seen) => seen.cases.some(({ facts }) => facts.target.cover === 'light'),
  'terrain.cover-heavy': (seen) =>
    seen.cases.some(({ facts }) => facts.target.cover === 'low-wall' || facts.target.cover === 'high-wall'),
  'terrain.behind': (seen) => seen.cases.some(({ facts }) => facts.target.cover !== 'none'),
  'terrain.woods-rate': (seen) =>
    seen.marches.some(
      (event) => seen.inWoods(seen.after, event.unit) || seen.inWoods(seen.when(event), event.unit),
    ),
  'terrain.rates': (seen) =>
    dearness(seen).some(
      ({ unit, by }) => by > 0.02 && !seen.inWoods(seen.after, unit) && !seen.inWoods(seen.before, unit),
    ),
  'terrain.road': (seen) =>
    seen.steps('wheel', 'about', 'slide').length === 0 && dearness(seen).some(({ by }) => by < -0.02),
  'terrain.river': (seen) => {
    const { bridges, fords } = fieldOf(seen.table, seen.before);
    return seen.marches.some(({ way }) =>
      way.some(({ x, y }) => [...bridges, ...fords].some((crossing) => isInPolygon(crossing, x, y))),
    );
  },
};
