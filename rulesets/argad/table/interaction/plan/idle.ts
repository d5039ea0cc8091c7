/** `idlePieces`: own pieces without orders. A body stands for its figures. */

import type { PieceId } from '@grognard/engine';
import { entryAt, none } from '@grognard/lists';
import type { BodyIndex, FigureIndex } from '../../state/indices.ts';
import { bodyId, type InteractionContext, isOwn } from '../interaction-context.ts';

export function idlePieces(context: InteractionContext): PieceId[] {
  const { table, state } = context;
  const idle: PieceId[] = [];
  state.bodies.forEach((_, body) => {
    if (isIdleBody(context, body)) idle.push(bodyId(body));
  });
  for (const { id, index, captive } of table.roster)
    if (!captive && isIdleFigure(context, index)) idle.push(id);
  return idle;
}

function isIdleBody(context: InteractionContext, body: BodyIndex): boolean {
  const { state } = context;
  const { members } = entryAt(state.bodies, body);
  const [first] = members;
  if (first === undefined || !isOwn(context, first) || state.marches[body] !== null) return false;
  return members.every((figure) => state.orders[figure] === null);
}

/** Rowers have their orders through the boat, figures in ranks through their body. */
function isIdleFigure(context: InteractionContext, figure: FigureIndex): boolean {
  const { table, state } = context;
  const { status, vessel, body } = entryAt(state.figures, figure);
  if (!isOwn(context, figure) || status !== 'on' || state.orders[figure] !== null) return false;
  if (body !== none && state.marches[body]?.open !== true) return false;
  return !(vessel !== none && state.rowings[vessel]?.rowers.includes(entryAt(table.roster, figure).id));
}
