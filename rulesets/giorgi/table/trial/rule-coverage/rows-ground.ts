/** Detectors of the rules of chapters building and woods. For tests only. */
import { none } from '@grognard/lists';
import { isLightInfantry } from '../../../model.ts';
import { isCharge } from '../../actions/attack/index.ts';
import type { Detectors, ObservedCommand } from './observed-command.ts';

const assaults = (seen: ObservedCommand) => seen.fought.filter(({ event }) => event.melee.kind === 'house');
const fromHouse = (seen: ObservedCommand) =>
  seen.of('fired').filter((event) => seen.unitAt(event, event.shot.unit).stands.house !== none);
/** A clash of the melee that would be a charge anywhere else. */
const chargedAt = (seen: ObservedCommand, { at, all }: ObservedCommand['fought'][number]) =>
  at.clashes.some(({ by, run }) => all.includes(by) && isCharge(seen.table, at, by, run));

export const buildingRows: Detectors = {
  'building.double': (seen) => assaults(seen).length > 0,
  'building.replaces': (seen) => assaults(seen).length > 0,
  'building.walls': (seen) => seen.of('met').some(({ clash }) => clash.struck === 'house'),
  'building.own-combat': (seen) => assaults(seen).length > 0,
  'building.one-value': (seen) =>
    assaults(seen).some(({ event }) =>
      event.melee.defenders.some((unit) => seen.table.units[unit]!.second !== null),
    ) ||
    (seen.has('counted') &&
      seen.of('counted').some((event) => seen.unitAt(event, event.unit).stands.house !== none)),
  'building.no-charge': (seen) => assaults(seen).some((fought) => chargedAt(seen, fought)),
  'building.fire': (seen) => fromHouse(seen).length > 0,
  'building.fire-when': (seen) => fromHouse(seen).length > 0,
  'building.no-fire-massed': (seen) =>
    assaults(seen).some(
      ({ event }) => !seen.of('fired').some(({ shot }) => event.melee.defenders.includes(shot.unit)),
    ),
  'building.leave': (seen) => seen.has('cameOut'),
  'building.reform': (seen) => seen.of('marked').some(({ formUp }) => formUp),
  'building.capacity': (seen) => seen.has('entered'),
  'building.outcome': (seen) => assaults(seen).length > 0 && seen.has('cameOut', 'entered', 'waits'),
};

/** Melees with a unit inside a wood. */
const inWoods = (seen: ObservedCommand) =>
  seen.fought.filter(({ at, all }) => all.some((unit) => seen.inWoods(at, unit)));
const answersInWoods = (seen: ObservedCommand) =>
  seen.of('answered').filter((event) => seen.inWoods(seen.when(event), event.answer.unit));

export const woodsRows: Detectors = {
  'woods.open-order': (seen) =>
    seen
      .of('moved')
      .some(({ unit, stands }) => stands.formation === 'open' && seen.inWoods(seen.after, unit)),
  'woods.fire-light-only': (seen) =>
    seen.of('fired').some((event) => seen.inWoods(seen.when(event), event.shot.unit)),
  'woods.half-range': (seen) =>
    seen
      .of('fired')
      .some(
        (event) =>
          seen.inWoods(seen.when(event), event.shot.unit) || seen.inWoods(seen.when(event), event.on),
      ),
  'woods.edge-fire': (seen) =>
    seen.of('fired').some((event) => seen.atEdge(seen.when(event), event.shot.unit, event.on)),
  'woods.edge-melee': (seen) =>
    seen.fought.some(({ event, at }) =>
      event.melee.defenders.some((unit) => event.melee.attackers.some((by) => seen.atEdge(at, unit, by))),
    ),
  'woods.full-value': (seen) =>
    inWoods(seen).some(({ all, at }) =>
      all.some((unit) => seen.inWoods(at, unit) && !isLightInfantry(seen.table.units[unit]!.kind)),
    ),
  'woods.no-flank': (seen) =>
    seen
      .of('met')
      .some((event) => seen.inWoods(seen.when(event), event.clash.on) && event.clash.struck === 'none') ||
    inWoods(seen).length > 0,
  'woods.no-charge': (seen) => inWoods(seen).some((fought) => chargedAt(seen, fought)),
  'woods.join': (seen) => answersInWoods(seen).some(({ answer }) => answer.how === 'support'),
  'woods.reaction-die': (seen) => answersInWoods(seen).some(({ answer }) => answer.cm > 0 && answer.cm <= 6),
  'woods.mixed': (seen) =>
    seen.has('counted') ||
    seen.of('lost').some((event) => event.second < seen.unitAt(event, event.unit).second),
  'woods.leave': (seen) =>
    seen
      .moves('order')
      .some(
        (event) =>
          seen.inWoods(seen.when(event), event.unit) &&
          !seen.inWoods(seen.after, event.unit) &&
          !isLightInfantry(seen.table.units[event.unit]!.kind),
      ),
  'woods.rout': (seen) => seen.of('destroyed').some(({ by }) => by === 'woods.rout'),
  'woods.sight': (seen) => seen.of('fired').some((event) => seen.inWoods(seen.when(event), event.on)),
};
