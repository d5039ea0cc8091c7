/** startState: the state before the first command. */

import { memberPose, placeBase } from '@grognard/geometry';
import { entryAt, numberAt } from '@grognard/lists';
import { memoizePer } from '@grognard/rules-kit';
import { headingOf, pointOf } from '../../scenarios/measure.ts';
import { baseAt, bodyFootprint } from '../bodies/bases.ts';
import { seatBody } from '../bodies/seat-body.ts';
import { groundsUnder } from '../field/ground.ts';
import { roomAt } from '../field/rooms.ts';
import { copyState } from '../state/copy-state.ts';
import type { BodyState, FigureState, State, Table } from '../state/model.ts';

/** Everybody where the scenario puts them; sides with a zone set up first. */
export function startState(table: Table): State {
  return copyState(firstOf(table));
}

/** Simulation begins the same battle again and again. */
const firstOf = memoizePer<Table, State>(layOut);

function layOut(table: Table): State {
  const { scenario } = table;
  const rooms = new Map(table.field.rooms.map(({ id, index }) => [id, index]));
  const figures = scenario.sides.flatMap((side, s) =>
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
        room: figure.room === null ? -1 : (rooms.get(figure.room) ?? -1),
        vessel: figure.vessel === null ? -1 : (table.vesselOf.get(figure.vessel) ?? -1),
        swimming: false,
        carries: figure.carries === null ? -1 : (table.thingOf.get(figure.carries) ?? -1),
        body: -1,
        wounded: false,
        foe: -1,
        below: [],
        holdsAgainst: [],
        charged: 0,
        heldBy: -1,
      };
    }),
  );
  const state: State = {
    turn: 1,
    phase: 'deploy',
    figures,
    bodies: [],
    things: scenario.objects.map(({ at }, thing) => {
      const carriers = figures.flatMap(({ carries }, figure) => (carries === thing ? [figure] : []));
      const { x, y } = at === null ? (figures[carriers[0] ?? 0] ?? { x: 0, y: 0 }) : pointOf(at);
      const room = figures[carriers[0] ?? -1]?.room ?? roomAt(table.field, x, y, 0);
      return { x, y, room, carriers, gone: false };
    }),
    vessels: table.vessels.map(({ start }) => ({ ...start })),
    horses: [],
    sides: scenario.sides.map(() => ({ sealed: false, points: 0, conceded: false })),
    scored: scenario.aims.map(() => -1),
    orders: figures.map(() => null),
    marches: [],
    rowings: table.vessels.map(() => null),
    result: null,
  };
  for (const side of scenario.sides)
    for (const body of side.bodies) addBody(table, state, body.figures, body.files, headingOf(body.facing));
  for (let figure = 0; figure < figures.length; figure++) wade(table, state, figure);
  return state;
}

/** Whoever the scenario puts into deep water swims, and his powder is wet (`water.swimmer-shoots`). */
function wade({ field }: Table, state: State, figureIndex: number): void {
  const figure = entryAt(state.figures, figureIndex);
  if (
    figure.vessel >= 0 ||
    !groundsUnder(field, baseAt(state, figureIndex), figure.room).includes('deep-water')
  )
    return;
  figure.swimming = true;
  figure.loaded = 0;
}

/** Puts a body of the scenario into the state, its men exactly in ranks and files around their common middle. */
function addBody(table: Table, state: State, ids: readonly string[], files: number, heading: number): void {
  const members = ids.map((id) => table.figureOf.get(id) ?? 0);
  const body: BodyState = { members, files, x: 0, y: 0, heading, since: 0 };
  const first = entryAt(state.figures, numberAt(members, 0));
  const footprint = bodyFootprint(state, body);
  const trial = placeBase(footprint, { x: 0, y: 0, heading });
  const corner = memberPose(trial, 0, 0);
  body.x = first.x - Math.round(corner.x);
  body.y = first.y - Math.round(corner.y);
  const index = state.bodies.length;
  state.bodies.push(body);
  state.marches.push(null);
  members.forEach((figure) => {
    entryAt(state.figures, figure).body = index;
  });
  seatBody(state, index);
}
