/** Detectors for the rules of the chapters move and terrain. For tests only. */

import { isBaseIn, isInPolygon } from '@grognard/geometry';
import { groundRows } from '../../../data/grounds.ts';
import type { Ground } from '../../../model.ts';
import { ownBase } from '../../bodies/bases.ts';
import { groundsUnder } from '../../field/ground.ts';
import type { ArgadEventOf } from '../../state/events.ts';
import type { FigureIndex } from '../../state/indices.ts';
import type { Detectors, ObservedCommand } from './observed-command.ts';

type Slowed = ArgadEventOf<'slowed'>;

/** Slowing dice on this ground, by figures on foot or in the saddle. */
function slowed(seen: ObservedCommand, ground: Slowed['ground'], who: 'foot' | 'mounted'): readonly Slowed[] {
  return seen
    .of('slowed')
    .filter((event) => event.ground === ground && rides(seen, event.figures[0]!) === (who === 'mounted'));
}

function rides({ before }: ObservedCommand, figure: FigureIndex): boolean {
  return before.figures[figure]!.mounted;
}

function faces({ dice }: Slowed): readonly number[] {
  return (dice ?? []).flatMap((thrown) => thrown.faces);
}

/** All figures that threw slowing dice alone, with the ground of their path. */
function slowedOn(
  seen: ObservedCommand,
  isIt: (grounds: readonly Ground[], event: Slowed, figure: FigureIndex) => boolean,
): boolean {
  return seen
    .of('slowed')
    .some((event) => event.figures.some((figure) => isIt(seen.grounds(figure), event, figure)));
}

function ground(kind: Ground): (seen: ObservedCommand) => boolean {
  return (seen) => slowedOn(seen, (grounds) => grounds.includes(kind));
}

function isIn(seen: ObservedCommand, figureIndex: FigureIndex): boolean {
  const figure = seen.before.figures[figureIndex]!;
  const base = ownBase(figure);
  return seen.table.field.slowing.some(
    ({ polygon }) => isBaseIn(base, polygon) && !isInPolygon(polygon, figure.x, figure.y),
  );
}

export const moveRows: Detectors = {
  'move.open': (seen) =>
    seen.of('moved').some(({ figure, stopped, way }) => {
      const thrown = seen.of('slowed').some(({ figures }) => figures.includes(figure));
      return stopped === 'arrived' && way.length > 2 && !thrown;
    }),
  'move.difficult-foot': (seen) => slowed(seen, 'difficult', 'foot').some((event) => faces(event).length > 0),
  'move.difficult-mounted': (seen) =>
    slowed(seen, 'difficult', 'mounted').some((event) => faces(event).length === 2),
  'move.very-difficult-foot': (seen) =>
    slowed(seen, 'very-difficult', 'foot').some((event) => faces(event).length > 0),
  'move.very-difficult-mounted': (seen) =>
    slowed(seen, 'very-difficult', 'mounted').some((event) => faces(event).length === 2),
  'move.any-moment': (seen) =>
    slowedOn(seen, (grounds, _, figureIndex) => {
      const figure = seen.before.figures[figureIndex]!;
      const under = groundsUnder(seen.table.field, ownBase(figure), figure.room);
      return grounds.length > 0 && under.length === 0;
    }),
  'move.one-roll': (seen) =>
    slowedOn(seen, (grounds, event, figure) => {
      const throws = seen.of('slowed').filter(({ figures }) => figures.includes(figure)).length;
      return grounds.length > 1 && throws === 1 && faces(event).length > 0;
    }),
  'move.worst-terrain': (seen) =>
    slowedOn(seen, (grounds, event, figure) => {
      if (event.ground !== 'very-difficult' || rides(seen, figure)) return false;
      return grounds.some((kind) => groundRows[kind].foot === 'difficult');
    }),
  'move.group-roll': (seen) => seen.of('slowed').some(({ figures }) => figures.length > 1),
  'move.blocked-foot': (seen) =>
    seen.of('slowed').some((event) => event.blocked && !rides(seen, event.figures[0]!)),
  'move.blocked-mounted-difficult': (seen) =>
    slowed(seen, 'difficult', 'mounted').some(({ blocked }) => blocked),
  'move.blocked-mounted-very': (seen) =>
    slowed(seen, 'very-difficult', 'mounted').some(({ blocked }) => blocked),
  'move.blocked-effect': (seen) =>
    seen.of('slowed').some(({ blocked, figures }) => blocked && seen.moved(figures[0]!) === undefined),
  'move.plain-dice': (seen) =>
    seen.of('slowed').some((event) => faces(event).includes(6) && faces(event).length <= 2),
  'move.floor': (seen) => seen.of('slowed').some(({ tenths, blocked }) => !blocked && tenths.includes(0)),
  'move.at-home': (seen) =>
    seen
      .of('slowed')
      .some(
        (event) => !rides(seen, event.figures[0]!) && event.ground !== 'open' && faces(event).length === 2,
      ),
  'move.load-order': (seen) =>
    seen.lines('move.load-heavy').concat(seen.lines('move.load-very-heavy')).length > 0,
};

export const terrainRows: Detectors = {
  'terrain.difficult': (seen) => seen.of('slowed').some((event) => event.ground === 'difficult'),
  'terrain.very-difficult': (seen) => seen.of('slowed').some((event) => event.ground === 'very-difficult'),
  'terrain.in': (seen) => slowedOn(seen, (_grounds, _event, figure) => isIn(seen, figure)),
  'terrain.bushes': ground('bushes'),
  'terrain.high-crops': ground('high-crops'),
  'terrain.woods': ground('woods'),
  'terrain.hard-slope': ground('hard-slope'),
  'terrain.knee-water': ground('knee-water'),
  'terrain.building': ground('building'),
  'terrain.hedge': ground('hedge'),
  'terrain.bank': ground('bank'),
  'terrain.low-wall': ground('low-wall'),
  'terrain.barricade': ground('barricade'),
  'terrain.stakes': ground('stakes'),
  'terrain.stairs': ground('stairs'),
  'terrain.door': (seen) =>
    seen
      .of('moved')
      .some(
        ({ figure, room }) => room !== seen.before.figures[figure]!.room && seen.order(figure)?.room === null,
      ),
  'terrain.linear': (seen) => seen.lines('melee.obstacle').length > 0,
  'terrain.higher': (seen) => seen.lines('melee.higher').length > 0,
};
