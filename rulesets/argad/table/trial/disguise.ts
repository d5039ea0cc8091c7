/** `disguise`: changes everything in a state that a side may not know, and nothing else. For tests only. */

import type { Random, SideId } from '@grognard/engine';
import { entryAt, indicesOf, lookUp, none } from '@grognard/lists';
import { orderFor } from '../actions/plain-orders.ts';
import type { FigureIndex, SideIndex } from '../state/indices.ts';
import type { FigureState, State, Table } from '../state/model.ts';

/** The viewing side, and the random numbers for the changes. */
interface Blind {
  readonly table: Table;
  readonly state: State;
  readonly side: SideIndex;
  readonly random: Random;
}

/** Changes the state in place. False if the side knows everything. */
export function disguise(table: Table, state: State, side: SideId, random: Random): boolean {
  const blind: Blind = { table, state, side: lookUp(table.sideOf, side), random };
  if (state.phase === 'over') return false;
  const changes = [
    hideFormings(blind),
    hideOrders(blind),
    hideMarches(blind),
    hideRowings(blind),
    hideFigures(blind),
    hideKnowledge(blind),
    hideScores(blind),
  ];
  return changes.includes(true);
}

function isTalked({ table }: Blind): boolean {
  return table.options['turn.orders'] === 'talk';
}

function isOwn({ table, side }: Blind, figure: FigureIndex): boolean {
  return table.roster[figure]!.side === side;
}

/** Whether the side cannot know of a figure, because it is hidden or not yet deployed. Prisoners are always visible. */
function isUnknown(blind: Blind, figure: FigureIndex): boolean {
  if (isOwn(blind, figure)) return false;
  const { table, state, side } = blind;
  const isSettingUp = state.phase === 'deploy' && !table.roster[figure]!.captive;
  return isSettingUp || (state.figures[figure]!.known & (1 << side)) === 0;
}

/** Changes bodies that other sides formed with this turn's orders. */
function hideFormings(blind: Blind): boolean {
  const { state } = blind;
  if (isTalked(blind)) return false;
  let hidden = false;
  for (const body of state.bodies) {
    const first = body.members[0];
    if (first === undefined || isOwn(blind, first) || body.since !== state.turn) continue;
    for (const figure of body.members) state.figures[figure]!.body = -1;
    body.members = [];
    hidden = true;
  }
  return hidden;
}

function hideOrders(blind: Blind): boolean {
  const { table, state, random } = blind;
  if (state.phase !== 'orders' || isTalked(blind)) return false;
  let hidden = false;
  state.orders.forEach((order, figure) => {
    if (isOwn(blind, figure) || state.figures[figure]!.status !== 'on') return;
    const { x, y } = state.figures[figure]!;
    const {
      kind: _,
      figure: __,
      ...stroll
    } = orderFor(table.roster[figure]!.id, {
      path: [{ x: x + random.below(400), y: y + random.below(400) }],
      together: random.below(2) === 0,
      take: table.things[0]?.id ?? null,
      takeWhen: 'start',
      posture: 'crouched',
    });
    state.orders[figure] = order === null || random.below(2) === 0 ? stroll : null;
    hidden = true;
  });
  return hidden;
}

function hideMarches(blind: Blind): boolean {
  const { state } = blind;
  if (state.phase !== 'orders' || isTalked(blind)) return false;
  let hidden = false;
  state.bodies.forEach(({ members }, body) => {
    if (members.length === 0 || isOwn(blind, members[0]!)) return;
    state.marches[body] =
      state.marches[body] === null ? { steps: [{ step: 'march', by: 500, angle: 0 }], open: true } : null;
    hidden = true;
  });
  return hidden;
}

function hideRowings(blind: Blind): boolean {
  const { table, state, random } = blind;
  let hidden = false;
  state.rowings.forEach((rowing, vessel) => {
    if (rowing === null || isTalked(blind)) return;
    const rower = lookUp(table.figureOf, entryAt(rowing.rowers, 0));
    if (isOwn(blind, rower)) return;
    state.rowings[vessel] =
      random.below(2) === 0 ? null : { ...rowing, path: [{ x: random.below(3000), y: random.below(3000) }] };
    hidden = true;
  });
  return hidden;
}

function hideFigures(blind: Blind): boolean {
  const { table, state, random } = blind;
  let hidden = false;
  state.figures.forEach((figure, figureIndex) => {
    if (!isUnknown(blind, figureIndex) || figure.status !== 'on') return;
    hidden = true;
    const { width, depth } = table.field;
    Object.assign(figure, {
      x: random.below(width),
      y: random.below(depth),
      heading: random.below(3600),
      posture: random.below(2) === 0 ? 'upright' : 'crouched',
      loaded: random.below(2 ** table.roster[figureIndex]!.firearms.length),
      room: entryAt([none, ...indicesOf(table.field.rooms)], random.below(table.field.rooms.length + 1)),
    } satisfies Partial<FigureState>);
    const thing = state.things[figure.carries];
    if (thing !== undefined) Object.assign(thing, { x: figure.x, y: figure.y, room: figure.room });
  });
  return hidden;
}

/** Changes which of the other sides know of a figure, as only they and its owner may know that. */
function hideKnowledge(blind: Blind): boolean {
  const { table, state, side, random } = blind;
  let hidden = false;
  state.figures.forEach((figure, figureIndex) => {
    if (isOwn(blind, figureIndex)) return;
    const sure = (1 << side) | (1 << table.roster[figureIndex]!.side);
    const known = (figure.known & sure) | (random.below(2 ** table.sides.length) & ~sure);
    if (known !== figure.known) hidden = true;
    figure.known = known;
  });
  return hidden;
}

/** Changes points for other sides' secret aims. */
function hideScores(blind: Blind): boolean {
  const { table, state, side } = blind;
  let hidden = false;
  table.aims.forEach(({ secret, side: whose, points }, aim) => {
    const index = table.sideOf.get(whose)!;
    if (!secret || index === side) return;
    const scored = state.scored[aim]! !== none;
    state.scored[aim] = scored ? -1 : index;
    state.sides[index]!.points += scored ? -points : points;
    hidden = true;
  });
  return hidden;
}
