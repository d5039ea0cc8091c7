/** startState: the state before the first command. */

import { memberPose, placeBase } from '@grognard/geometry';
import { entryAt, indicesOf, lastOf, listBy, lookUp, none, numberAt, present, stored } from '@grognard/lists';
import { memoizePer } from '@grognard/rules-kit';
import { headingOf, pointOf } from '../../scenarios/measure.ts';
import type { Scenario } from '../../scenarios/shape.ts';
import { baseAt, bodyFootprint } from '../bodies/bases.ts';
import { seatBody } from '../bodies/seat-body.ts';
import { groundsUnder } from '../field/ground.ts';
import { roomAt } from '../field/rooms.ts';
import { copyState } from '../state/copy-state.ts';
import { indexNamed, roomNamed } from '../state/find-named.ts';
import type { FigureIndex, ThingIndex } from '../state/indices.ts';
import type { BodyState, FigureState, State, Table, ThingState } from '../state/model.ts';

/** All figures where the scenario places them. Sides with a zone deploy first. */
export function startState(table: Table): State {
  return copyState(firstOf(table));
}

/** Memoized, because simulation starts the same battle again and again. */
const firstOf = memoizePer<Table, State>(layOut);

function layOut(table: Table): State {
  const { scenario } = table;
  const figures: State['figures'] = listBy(
    scenario.sides.flatMap((side, s) =>
      side.figures.map((figure): FigureState => {
        const { x, y } = pointOf(figure.at);
        return {
          x,
          y,
          heading: headingOf(figure.facing),
          status: 'on',
          mounted: figure.troop !== 'foot',
          loaded: table.options['weapon.start-loaded'] ? (1 << figure.firearms.length) - 1 : 0,
          reloading: 0,
          posture: figure.posture,
          known: figure.secret ? 1 << s : (1 << scenario.sides.length) - 1,
          room: roomNamed(table.field, figure.room),
          vessel: stored(indexNamed(table.vesselOf, figure.vessel)),
          swimming: false,
          carries: stored(indexNamed(table.thingOf, figure.carries)),
          body: none,
          wounded: false,
          foe: none,
          below: [],
          holdsAgainst: [],
          charged: 0,
          heldBy: none,
        };
      }),
    ),
  );
  const state: State = {
    turn: 1,
    phase: 'deploy',
    figures,
    bodies: listBy([]),
    things: listBy(
      scenario.objects.map(({ id, at }) => thingAt(table, figures, lookUp(table.thingOf, id), at)),
    ),
    vessels: listBy(table.vessels.map(({ start }) => ({ ...start }))),
    horses: [],
    sides: listBy(scenario.sides.map(() => ({ sealed: false, points: 0, conceded: false }))),
    scored: listBy(scenario.aims.map(() => none)),
    orders: listBy(figures.map(() => null)),
    marches: listBy([]),
    rowings: listBy(table.vessels.map(() => null)),
    result: null,
  };
  for (const side of scenario.sides)
    for (const body of side.bodies) addBody(table, state, body.figures, body.files, headingOf(body.facing));
  for (const figure of indicesOf(figures)) wade(table, state, figure);
  return state;
}

/** Where a thing lies, or its carrier. */
function thingAt(
  table: Table,
  figures: State['figures'],
  thing: ThingIndex,
  at: Scenario['objects'][number]['at'],
): ThingState {
  const carriers = figures.flatMap(({ carries }, figure) => (carries === thing ? [figure] : []));
  const [first] = carriers;
  const carrier = first === undefined ? null : entryAt(figures, first);
  const { x, y } = at === null ? present(carrier, 'carrier of a thing') : pointOf(at);
  const room = carrier === null ? roomAt(table.field, x, y, 0) : carrier.room;
  return { x, y, room, carriers, gone: false };
}

/** A figure that the scenario places in deep water swims, and its powder is wet (`water.swimmer-shoots`). */
function wade({ field }: Table, state: State, figureIndex: FigureIndex): void {
  const figure = entryAt(state.figures, figureIndex);
  if (
    figure.vessel !== none ||
    !groundsUnder(field, baseAt(state, figureIndex), figure.room).includes('deep-water')
  )
    return;
  figure.swimming = true;
  figure.loaded = 0;
}

/** Adds a body of the scenario, its figures exactly in ranks and files around their common middle. */
function addBody(table: Table, state: State, ids: readonly string[], files: number, heading: number): void {
  const members = ids.map((id) => lookUp(table.figureOf, id));
  const body: BodyState = { members, files, x: 0, y: 0, heading, since: 0 };
  const first = entryAt(state.figures, numberAt(members, 0));
  const footprint = bodyFootprint(state, body);
  const trial = placeBase(footprint, { x: 0, y: 0, heading });
  const corner = memberPose(trial, 0, 0);
  body.x = first.x - Math.round(corner.x);
  body.y = first.y - Math.round(corner.y);
  state.bodies.push(body);
  const index = lastOf(indicesOf(state.bodies));
  state.marches.push(null);
  members.forEach((figure) => {
    entryAt(state.figures, figure).body = index;
  });
  seatBody(state, index);
}
