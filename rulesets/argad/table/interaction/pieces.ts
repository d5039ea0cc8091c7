/** The pieces in the order a player steps through them: own pieces first, bodies with their figures, then the others. */

import { type Piece, withStates } from '@grognard/engine';
import { entryAt, none, numberAt } from '@grognard/lists';
import { footBase, mountedBase } from '../../scenarios/measure.ts';
import { bodyFootprint } from '../bodies/bases.ts';
import { interactionWordsOf } from '../explain/words.ts';
import type { BodyIndex, FigureIndex, ThingIndex } from '../state/indices.ts';
import type { HorseState, VesselInfo } from '../state/model.ts';
import { leaderOf, nameOf, vesselName } from '../views/tell-names.ts';
import { aboutFigure, armsOf } from './about-figure.ts';
import { bodyId, crewOf, horseId, type InteractionContext, isMine, isOwn } from './interaction-context.ts';
import { marchText, orderText, rowingText } from './order-text.ts';
import { figureStates, thingStates } from './states.ts';

export function piecesIn(context: InteractionContext): Piece[] {
  const { table, state } = context;
  const own: Piece[] = [];
  const others: Piece[] = [];
  const captives: Piece[] = [];
  const bodies = state.bodies.map(() => false);
  for (const { index, captive } of table.roster) {
    const { status, body } = entryAt(state.figures, index);
    if (status !== 'on') continue;
    const pile = captive ? captives : isOwn(context, index) ? own : others;
    if (body === none) pile.push(figurePiece(context, index));
    else if (!bodies[body]) {
      bodies[body] = true;
      pile.push(bodyPiece(context, body));
      for (const figure of entryAt(state.bodies, body).members) pile.push(figurePiece(context, figure));
    }
  }
  const things = table.things.filter(({ index }) => !entryAt(state.things, index).gone);
  return [
    ...formedFirst(own),
    ...formedFirst(others),
    ...table.vessels.map((vessel) => vesselPiece(context, vessel)),
    ...things.map(({ index }) => thingPiece(context, index)),
    ...state.horses.map((horse) => horsePiece(context, horse)),
    ...captives,
  ];
}

/** Bodies with their figures before loose figures. */
function formedFirst(pieces: readonly Piece[]): Piece[] {
  const isFormed = ({ members }: Piece) => members.length > 0;
  return [...pieces.filter(isFormed), ...pieces.filter((piece) => !isFormed(piece))];
}

function figurePiece(context: InteractionContext, figureIndex: FigureIndex): Piece {
  const { table, state } = context;
  const { id, side, captive } = entryAt(table.roster, figureIndex);
  const figure = entryAt(state.figures, figureIndex);
  return {
    id,
    side: captive ? null : entryAt(table.sides, side).id,
    name: nameOf(table, figureIndex),
    about: aboutFigure(table, figureIndex),
    at: { x: figure.x, y: figure.y },
    heading: figure.heading,
    base: figure.mounted ? mountedBase : footBase,
    ...withStates(figureStates(context, figureIndex)),
    orderText: orderOf(context, figureIndex),
    isMine: isMine(context, { kind: 'figure', figure: figureIndex }),
    members: figure.body === none ? [] : [bodyId(figure.body)],
  };
}

/** A rower has its order through the boat, and a figure in close order through its body. */
function orderOf(context: InteractionContext, figure: FigureIndex): string | null {
  const { table, state } = context;
  const { orderText: phrases } = interactionWordsOf(table);
  const order = state.orders[figure]!;
  if (order !== null) return orderText(table, state, figure, order);
  const { body, vessel } = entryAt(state.figures, figure);
  if (vessel !== none && state.rowings[vessel]?.rowers.includes(entryAt(table.roster, figure).id) === true)
    return phrases.rowing;
  const march = body === none ? null : (state.marches[body] ?? null);
  return march === null || march.open ? null : phrases.inRanks;
}

function bodyPiece(context: InteractionContext, body: BodyIndex): Piece {
  const { table, state } = context;
  const { pieces } = interactionWordsOf(table);
  const { members, files, x, y, heading } = entryAt(state.bodies, body);
  const march = state.marches[body] ?? null;
  return {
    id: bodyId(body),
    side: entryAt(table.sides, entryAt(table.roster, numberAt(members, 0)).side).id,
    name: pieces.body(leaderOf(table, state, body)),
    about: pieces.aboutBody(members.length, files, armsOf(table, members)),
    at: { x, y },
    heading,
    base: bodyFootprint(state, entryAt(state.bodies, body)),
    state: [],
    orderText: march === null ? null : marchText(table, march),
    isMine: isMine(context, { kind: 'body', body }),
    members: members.map((figure) => entryAt(table.roster, figure).id),
  };
}

function vesselPiece(context: InteractionContext, { index, id, kind, footprint }: VesselInfo): Piece {
  const { table, state, side } = context;
  const { pieces } = interactionWordsOf(table);
  const { x, y, heading } = entryAt(state.vessels, index);
  const rowing = state.rowings[index] ?? null;
  const aboard = table.roster.filter(({ index: figure }) => {
    const { status, vessel } = entryAt(state.figures, figure);
    return status === 'on' && vessel === index;
  });
  const isOurs = side !== none && crewOf(context, index, side).length > 0;
  return {
    id,
    side: isOurs ? entryAt(table.sides, side).id : null,
    name: vesselName(table, index),
    about: kind === 'ship' ? pieces.ship : pieces.boat,
    at: { x, y },
    heading,
    base: footprint,
    state: [pieces.crew(aboard.length)],
    orderText: rowing === null ? null : rowingText(table, { x, y }, rowing),
    isMine: isMine(context, { kind: 'vessel', vessel: index }),
    members: aboard.map(({ id: figure }) => figure),
  };
}

function thingPiece(context: InteractionContext, thing: ThingIndex): Piece {
  const { table, state } = context;
  const { pieces } = interactionWordsOf(table);
  const { id, name, weight } = entryAt(table.things, thing);
  const { x, y } = entryAt(state.things, thing);
  return {
    id,
    side: null,
    name,
    about: pieces.weights[weight],
    at: { x, y },
    heading: 0,
    base: footBase,
    state: thingStates(context, thing),
    orderText: null,
    isMine: false,
    members: [],
  };
}

function horsePiece({ table }: InteractionContext, { rider, x, y, heading }: HorseState): Piece {
  const { pieces } = interactionWordsOf(table);
  return {
    id: horseId(table, rider),
    side: entryAt(table.sides, entryAt(table.roster, rider).side).id,
    name: pieces.horse(nameOf(table, rider)),
    about: pieces.aboutHorse,
    at: { x, y },
    heading,
    base: mountedBase,
    state: [],
    orderText: null,
    isMine: false,
    members: [],
  };
}
