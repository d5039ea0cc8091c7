/** `pictureOfView`: a view as a display list, with positions, casualties, paths and shots of the turn. */

import type { DisplayList } from '@grognard/engine';
import {
  asHeading,
  headingTo,
  isInPolygon,
  makePolygon,
  type Point,
  pointDistance,
  stepX,
  stepY,
} from '@grognard/geometry';
import { entryAt, none } from '@grognard/lists';
import { pictureOf } from '../../look.ts';
import type { FigureMoment, PictureMoment } from '../../looks/moment.ts';
import { soleSideNear } from '../flow/end/near-figures.ts';
import type { ArgadEvent, ArgadEventOf, EventKind } from '../state/events.ts';
import type { FigureIndex, ThingIndex } from '../state/indices.ts';
import type { Table, VesselInfo } from '../state/model.ts';
import type { ArgadView } from '../state/view-model.ts';
import { type KnownState, knownState } from './known-state.ts';

/** The table of a view, with the traces of the events its viewer may read. */
export function pictureOfView(table: Table, view: ArgadView, events: readonly ArgadEvent[]): DisplayList {
  return pictureOf(table.scenario, momentOf(table, view, events), table.words.looks);
}

function momentOf(table: Table, view: ArgadView, events: readonly ArgadEvent[]): PictureMoment {
  const state = knownState(table, view);
  const id = (figure: FigureIndex) => entryAt(table.roster, figure).id;
  const fallen = table.roster
    .filter(
      ({ index }) => entryAt(state.figures, index).status === 'dead' && isStillThere(table, state, index),
    )
    .map(({ index }) => ({
      id: id(index),
      at: placeOf(state, index),
      heading: entryAt(state.figures, index).heading,
    }));
  const shots = of(events, 'shot').map(({ from, to, hits }) => ({ from, to, hit: hits > 0 }));
  const moves = [
    ...of(events, 'moved')
      .filter(({ way }) => isWay(way))
      .map(({ figure, way }) => ({ id: id(figure), points: way })),
    ...marchesIn(table, state, events).map(({ man: figure, way }) => ({ id: id(figure), points: way })),
  ];
  const objects = table.things
    .filter(({ index }) => isLying(state, index))
    .map(({ id: thing, index }) => ({ id: thing, at: placeOfThing(state, index) }));
  const horses = state.horses.map(({ rider, x, y, heading }) => ({ id: id(rider), at: { x, y }, heading }));
  return {
    caption: captionOf(table, state, events),
    viewer: view.isUmpire ? 'umpire' : { side: view.side },
    figures: table.roster
      .filter(({ index }) => entryAt(state.figures, index).status === 'on')
      .map(({ index }) => figureOf(table, state, index)),
    fallen,
    moves,
    shots,
    objects,
    vessels: table.vessels.map((vessel) => ({ id: vessel.id, deck: deckOf(vessel, state) })),
    horses,
    ...(state.phase === 'deploy' ? { zones: 'named' } : {}),
    holderAt: (place) => {
      const holder = soleSideNear(table, state, place);
      return holder === null ? null : entryAt(table.sides, holder.side).id;
    },
  };
}

function of<K extends EventKind>(events: readonly ArgadEvent[], kind: K): ArgadEventOf<K>[] {
  return events.filter((event): event is ArgadEventOf<K> => event.kind === kind);
}

/** The turn of the events, or without any, the turn to be played. */
function captionOf({ words }: Table, { turn, phase }: KnownState, events: readonly ArgadEvent[]): string {
  if (phase === 'deploy') return words.looks.settingUp;
  const ended = of(events, 'turnEnded').at(-1);
  return words.looks.turn(ended?.turn ?? turn);
}

/** The paths of bodies, each under the id of a figure in it. */
function marchesIn(
  table: Table,
  { bodies }: KnownState,
  events: readonly ArgadEvent[],
): { man: FigureIndex; way: Point[] }[] {
  return of(events, 'bodyMoved').flatMap(({ body, from, at, learnt }) => {
    const opened = of(events, 'opened').find((event) => event.body === body);
    const formed = learnt?.bodies
      ?.flatMap(({ members }) => members.map((id) => table.figureOf.get(id)))
      .at(0);
    const figure = bodies[body]?.members[0] ?? opened?.members?.[0] ?? formed;
    return from === undefined || figure === undefined || !isWay([from, at])
      ? []
      : [{ man: figure, way: [from, at] }];
  });
}

function placeOf({ figures }: KnownState, figure: FigureIndex): Point {
  const { x, y } = entryAt(figures, figure);
  return { x, y };
}

function placeOfThing({ things }: KnownState, thing: ThingIndex): Point {
  const { x, y } = entryAt(things, thing);
  return { x, y };
}

/** Carried things are not drawn. */
function isLying({ things }: KnownState, thing: ThingIndex): boolean {
  const { carriers, gone } = entryAt(things, thing);
  return carriers.length === 0 && !gone;
}

function isWay(way: readonly Point[]): boolean {
  const from = way[0];
  return way.some(({ x, y }) => x !== from?.x || y !== from.y);
}

function figureOf(table: Table, state: KnownState, figure: FigureIndex): FigureMoment {
  const { id, firearms, captive } = entryAt(table.roster, figure);
  const { heading, mounted, loaded, posture, known, room } = entryAt(state.figures, figure);
  return {
    id,
    at: placeOf(state, figure),
    heading,
    mounted,
    loaded: firearms.length > 0 && !captive ? loaded > 0 : null,
    posture,
    hidden: known !== 2 ** table.sides.length - 1,
    room: room === none ? null : entryAt(table.field.rooms, room).id,
  };
}

/** A figure killed in a boat that has moved since has moved with it. */
function isStillThere({ vessels }: Table, state: KnownState, figure: FigureIndex): boolean {
  const { vessel, x, y } = entryAt(state.figures, figure);
  return vessel === none || isInPolygon(makePolygon(deckOf(entryAt(vessels, vessel), state)), x, y);
}

/** The hull of the scenario, moved and turned to the vessel's present pose. */
function deckOf({ index, start, outline }: VesselInfo, { vessels }: KnownState): readonly Point[] {
  const { x, y, heading } = entryAt(vessels, index);
  const turned = heading - start.heading;
  return outline.corners.map((corner) => {
    const away = pointDistance(start.x, start.y, corner.x, corner.y);
    const bearing = asHeading((headingTo(corner.x - start.x, corner.y - start.y) ?? 0) + turned);
    return { x: Math.round(x + stepX(bearing, away)), y: Math.round(y + stepY(bearing, away)) };
  });
}
