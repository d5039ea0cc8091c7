/** Detectors of the rules of chapters unit and formation. For tests only. */
import { fullBases } from '../../../data/melee.ts';
import { formationsOf, isLightInfantry } from '../../../model.ts';
import { bodyNow } from '../../bodies/index.ts';
import type { GiorgiEventOf } from '../../state/events.ts';
import type { Detectors, ObservedCommand } from './observed-command.ts';

/** Losses with the number of soldiers lost. */
function losses(
  seen: ObservedCommand,
): readonly { readonly lost: GiorgiEventOf<'lost'>; readonly fell: number }[] {
  return seen
    .of('lost')
    .map((lost) => ({ lost, fell: seen.unitAt(lost, lost.unit).soldiers - lost.soldiers }))
    .filter(({ fell }) => fell > 0);
}

const lostBy = (seen: ObservedCommand, fits: (unit: ObservedCommand['table']['units'][number]) => boolean) =>
  losses(seen).some(({ lost }) => fits(seen.table.units[lost.unit]!));

export const unitRows: Detectors = {
  'unit.kinds': (seen) => seen.has('fired', 'moved', 'declared'),
  'unit.soldier': (seen) => losses(seen).some(({ fell }) => Number.isInteger(fell)),
  'unit.light-base': (seen) => lostBy(seen, ({ kind, perBase }) => isLightInfantry(kind) && perBase <= 3),
  'unit.light-base-size': (seen) =>
    lostBy(
      seen,
      ({ kind, perBase }) => isLightInfantry(kind) && perBase === seen.table.rules.table.lightBaseSize,
    ),
  'unit.foot-base': (seen) =>
    lostBy(seen, ({ kind, arm, perBase }) => arm === 'foot' && !isLightInfantry(kind) && perBase === 3),
  'unit.horse-base': (seen) => lostBy(seen, ({ arm, perBase }) => arm === 'horse' && perBase === 1),
  'unit.horse-strength': (seen) =>
    seen.of('moved').some(({ unit }) => seen.arm(unit) === 'horse' && seen.table.units[unit]!.bases === 6),
  'unit.strength': (seen) =>
    seen.of('moved').some(({ unit }) => {
      const { kind, bases } = seen.table.units[unit]!;
      const usual: Readonly<Record<string, number>> = seen.table.rules.table.strength;
      return usual[kind] === bases;
    }),
  'unit.battery': (seen) =>
    seen.shots.some(
      ({ shot }) => seen.arm(shot.unit) === 'artillery' && seen.before.units[shot.unit]!.pieces > 1,
    ),
  'unit.battery-strength': (seen) =>
    losses(seen).some(
      ({ lost }) =>
        seen.arm(lost.unit) === 'artillery' &&
        seen.bases(seen.after, lost.unit) < seen.bases(seen.when(lost), lost.unit),
    ),
  'unit.horse-battery': (seen) => seen.marches.some(({ unit }) => seen.table.units[unit]!.horseGuns),
  'unit.loss': (seen) =>
    seen
      .of('fired')
      .some(({ on, killed }) => losses(seen).some(({ lost, fell }) => lost.unit === on && fell === killed)),
  'unit.bases-left': (seen) =>
    losses(seen).some(
      ({ lost }) => seen.bases(seen.after, lost.unit) < seen.bases(seen.when(lost), lost.unit),
    ),
  'unit.base-removed': (seen) =>
    losses(seen).some(({ lost }) => {
      const { stands } = seen.unitAt(lost, lost.unit);
      return lost.stands.x !== stands.x || lost.stands.y !== stands.y || lost.stands.files < stands.files;
    }),
  'unit.understaffed': (seen) =>
    seen.fought.some(({ at, all }) => all.some((unit) => seen.bases(at, unit) < fullBases)),
  'unit.gone': (seen) => seen.of('destroyed').some((event) => seen.unitAt(event, event.unit).soldiers === 0),
  'unit.scale': (seen) => seen.marches.length > 0,
  'unit.base-size': (seen) =>
    seen.marches.some(({ unit, stands }) => {
      if (stands.formation !== 'line' || seen.after.units[unit]!.status !== 'on') return false;
      const { footprint } = bodyNow(seen.table, seen.after, unit);
      return footprint.shape === 'rectangle' && footprint.files === seen.bases(seen.after, unit);
    }),
  'unit.dice': (seen) =>
    seen.events.some(({ dice = [] }) =>
      dice.some(({ faces }) => faces.every((face) => face >= 1 && face <= 6)),
    ),
};

const changes = (seen: ObservedCommand) => seen.of('moved').filter(({ changed }) => changed);

export const formationRows: Detectors = {
  'formation.list': (seen) =>
    changes(seen).some(({ unit, stands }) =>
      (formationsOf[seen.arm(unit)] as readonly string[]).includes(stands.formation),
    ),
  'formation.open-light': (seen) =>
    seen
      .of('moved')
      .some(
        ({ unit, stands }) => isLightInfantry(seen.table.units[unit]!.kind) && stands.formation === 'open',
      ),
  'formation.deployed': (seen) =>
    seen
      .of('fired')
      .some(
        (event) =>
          seen.arm(event.shot.unit) === 'artillery' &&
          seen.unitAt(event, event.shot.unit).stands.formation === 'deployed',
      ),
  'formation.shapes': (seen) => changes(seen).length > 0,
  'formation.change-cost': (seen) =>
    changes(seen).some(({ unit, effort }) => seen.arm(unit) !== 'artillery' && effort > 0),
  'formation.limber-cost': (seen) =>
    changes(seen).some(({ unit, effort }) => seen.arm(unit) === 'artillery' && effort > 0),
  'formation.square-who': (seen) =>
    changes(seen).some(({ unit, stands }) => stands.formation === 'square' && seen.arm(unit) === 'foot') ||
    seen.moves('form').some(({ stands }) => stands.formation === 'square'),
  'formation.facing': (seen) => seen.of('met').some(({ clash }) => clash.struck !== 'none'),
};
