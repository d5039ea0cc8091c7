/** The pieces on the table as a hand walks through them: its own first, bodies with their men, then the others. */
import type { HandledPiece } from '@grognard/engine';
import { footBase, mountedBase } from '../../scenarios/measure.ts';
import { bodyFootprint } from '../bases.ts';
import type { HorseState, VesselInfo } from '../model.ts';
import { leaderOf, nameOf, vesselName } from '../tell-names.ts';
import { aboutMan, armsOf } from './about.ts';
import { bodyId, crewOf, type Holding, horseId, isMine, isOwn } from './holding.ts';
import { figureStates, thingStates } from './states.ts';
import { marchInWords, orderInWords, rowingInWords } from './told.ts';
import { handWordsOf } from './words.ts';

export function piecesIn(holding: Holding): HandledPiece[] {
  const { table, state } = holding;
  const own: HandledPiece[] = [];
  const others: HandledPiece[] = [];
  const captives: HandledPiece[] = [];
  const bodies = state.bodies.map(() => false);
  for (const { index, captive } of table.men) {
    const { status, body } = state.figures[index]!;
    if (status !== 'on') continue;
    const pile = captive ? captives : isOwn(holding, index) ? own : others;
    if (body < 0) pile.push(figurePiece(holding, index));
    else if (!bodies[body]) {
      bodies[body] = true;
      pile.push(bodyPiece(holding, body));
      for (const man of state.bodies[body]!.members) pile.push(figurePiece(holding, man));
    }
  }
  const things = table.things.filter(({ index }) => !state.things[index]!.gone);
  return [
    ...formedFirst(own),
    ...formedFirst(others),
    ...table.vessels.map((vessel) => vesselPiece(holding, vessel)),
    ...things.map(({ index }) => thingPiece(holding, index)),
    ...state.horses.map((horse) => horsePiece(holding, horse)),
    ...captives,
  ];
}

/** Bodies with their men before loose figures. */
function formedFirst(pieces: readonly HandledPiece[]): HandledPiece[] {
  const isFormed = ({ members }: HandledPiece) => members.length > 0;
  return [...pieces.filter(isFormed), ...pieces.filter((piece) => !isFormed(piece))];
}

function figurePiece(holding: Holding, man: number): HandledPiece {
  const { table, state } = holding;
  const { id, side, captive } = table.men[man]!;
  const figure = state.figures[man]!;
  return {
    id,
    side: captive ? null : table.sides[side]!.id,
    name: nameOf(table, man),
    about: aboutMan(table, man),
    at: { x: figure.x, y: figure.y },
    heading: figure.heading,
    base: figure.mounted ? mountedBase : footBase,
    state: figureStates(holding, man),
    told: toldTo(holding, man),
    isMine: isMine(holding, { kind: 'figure', man }),
    members: figure.body < 0 ? [] : [bodyId(figure.body)],
  };
}

/** Who rows, and who goes with his body, has been told something with it. */
function toldTo(holding: Holding, man: number): string | null {
  const { table, state } = holding;
  const { told } = handWordsOf(table);
  const order = state.orders[man]!;
  if (order !== null) return orderInWords(table, state, man, order);
  const { body, vessel } = state.figures[man]!;
  if (vessel >= 0 && state.rowings[vessel]?.rowers.includes(table.men[man]!.id) === true) return told.rowing;
  const march = body < 0 ? null : (state.marches[body] ?? null);
  return march === null || march.open ? null : told.inRanks;
}

function bodyPiece(holding: Holding, body: number): HandledPiece {
  const { table, state } = holding;
  const { pieces } = handWordsOf(table);
  const { members, files, x, y, heading } = state.bodies[body]!;
  const march = state.marches[body] ?? null;
  return {
    id: bodyId(body),
    side: table.sides[table.men[members[0]!]!.side]!.id,
    name: pieces.body(leaderOf(table, state, body)),
    about: pieces.aboutBody(members.length, files, armsOf(table, members)),
    at: { x, y },
    heading,
    base: bodyFootprint(state, state.bodies[body]!),
    state: [],
    told: march === null ? null : marchInWords(table, march),
    isMine: isMine(holding, { kind: 'body', body }),
    members: members.map((man) => table.men[man]!.id),
  };
}

function vesselPiece(holding: Holding, { index, id, kind, footprint }: VesselInfo): HandledPiece {
  const { table, state, side } = holding;
  const { pieces } = handWordsOf(table);
  const { x, y, heading } = state.vessels[index]!;
  const rowing = state.rowings[index] ?? null;
  const aboard = table.men.filter(({ index: man }) => {
    const { status, vessel } = state.figures[man]!;
    return status === 'on' && vessel === index;
  });
  const isOurs = side >= 0 && crewOf(holding, index, side).length > 0;
  return {
    id,
    side: isOurs ? table.sides[side]!.id : null,
    name: vesselName(table, index),
    about: kind === 'ship' ? pieces.ship : pieces.boat,
    at: { x, y },
    heading,
    base: footprint,
    state: [pieces.crew(aboard.length)],
    told: rowing === null ? null : rowingInWords(table, { x, y }, rowing),
    isMine: isMine(holding, { kind: 'vessel', vessel: index }),
    members: aboard.map(({ id: man }) => man),
  };
}

function thingPiece(holding: Holding, thing: number): HandledPiece {
  const { table, state } = holding;
  const { pieces } = handWordsOf(table);
  const { id, name, weight } = table.things[thing]!;
  const { x, y } = state.things[thing]!;
  return {
    id,
    side: null,
    name,
    about: pieces.weights[weight],
    at: { x, y },
    heading: 0,
    base: footBase,
    state: thingStates(holding, thing),
    told: null,
    isMine: false,
    members: [],
  };
}

function horsePiece({ table }: Holding, { rider, x, y, heading }: HorseState): HandledPiece {
  const { pieces } = handWordsOf(table);
  return {
    id: horseId(table, rider),
    side: table.sides[table.men[rider]!.side]!.id,
    name: pieces.horse(nameOf(table, rider)),
    about: pieces.aboutHorse,
    at: { x, y },
    heading,
    base: mountedBase,
    state: [],
    told: null,
    isMine: false,
    members: [],
  };
}
