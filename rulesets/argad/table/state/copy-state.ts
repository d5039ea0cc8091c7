/** copyState: a state to be changed without changing the one it was copied from. */

import { absent, listBy } from '@grognard/lists';
import type { FigureIndex } from './indices.ts';
import type { FigureState, State } from './model.ts';

/** A copy that shares nothing mutable. Orders never change once given. */
export function copyState(state: State): State {
  const { turn, phase, result } = state;
  return {
    turn,
    phase,
    figures: listBy(copyFigures(state.figures)),
    bodies: listBy(state.bodies.map((body) => ({ ...body, members: body.members.slice() }))),
    things: listBy(state.things.map((thing) => ({ ...thing, carriers: thing.carriers.slice() }))),
    vessels: listBy(state.vessels.map((vessel) => ({ ...vessel }))),
    horses: state.horses.map((horse) => ({ ...horse })),
    sides: listBy(state.sides.map((side) => ({ ...side }))),
    scored: listBy(state.scored.slice()),
    orders: listBy(state.orders.slice()),
    marches: listBy(state.marches.slice()),
    rowings: listBy(state.rowings.slice()),
    result,
  };
}

function copyFigures(figures: readonly FigureState[]): FigureState[] {
  const copies: FigureState[] = [];
  for (let figure = 0; figure < figures.length; figure++)
    copies.push(copyFigure(figures[figure] ?? absent(figures, figure)));
  return copies;
}

const nobody: FigureIndex[] = [];

/** Written field by field: an object copied by spreading stores its numbers in a form that is slow to read. */
function copyFigure(figure: FigureState): FigureState {
  const { below, holdsAgainst, berth } = figure;
  const copy: FigureState = {
    x: figure.x,
    y: figure.y,
    heading: figure.heading,
    status: figure.status,
    mounted: figure.mounted,
    loaded: figure.loaded,
    reloading: figure.reloading,
    posture: figure.posture,
    known: figure.known,
    room: figure.room,
    vessel: figure.vessel,
    swimming: figure.swimming,
    carries: figure.carries,
    body: figure.body,
    wounded: figure.wounded,
    foe: figure.foe,
    below: below.length === 0 ? nobody : below.slice(),
    holdsAgainst: holdsAgainst.length === 0 ? nobody : holdsAgainst.slice(),
    charged: figure.charged,
    heldBy: figure.heldBy,
  };
  if (berth !== undefined) copy.berth = berth;
  return copy;
}
