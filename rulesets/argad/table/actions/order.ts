/** Checks of one figure's order: all its refusals, or its cost. */

import {
  type AllowedCommand,
  allowedCommand,
  type CheckDepth,
  type InvalidCommand,
  type Verdict,
} from '@grognard/engine';
import { absent } from '@grognard/lists';
import type { Line } from '@grognard/rules-kit';
import { move } from '../../rules/move/procedure.ts';
import type { SideIndex } from '../state/indices.ts';
import type { State, Table } from '../state/model.ts';
import type { OrderCommand } from '../state/orders.ts';
import {
  checkHand,
  checkRanks,
  checkReload,
  checkShot,
  saddleMistake,
  shotMistake,
  victimMistake,
} from './arms.ts';
import { moveCost } from './cost.ts';
import { ownFigure } from './find-named.ts';
import { type OrderContext, refusedBy, refuseOrder } from './order-context.ts';
import { type CheckedPath, checkPosture, checkWay } from './path.ts';
import { boatMistake, checkBoat, checkOars, checkRoom, checkSaddle, roomMistake } from './places.ts';
import { aimedAt, checkStartShot, shotCost } from './shots.ts';
import { checkSaddleLoad, checkThings, thingMistake } from './things.ts';

export function checkOrder(
  table: Table,
  state: State,
  side: SideIndex,
  order: OrderCommand,
  wanted: CheckDepth,
): Verdict {
  const figure = ownFigure(table, state, side, order.figure, 'figure');
  if (typeof figure !== 'number') return figure;
  const prompt: OrderContext = {
    table,
    state,
    side,
    figureIndex: figure,
    info: table.roster[figure] ?? absent(table.roster, figure),
    figure: state.figures[figure] ?? absent(state.figures, figure),
    order,
    refusals: [],
  };
  const wrong = mistakeIn(prompt);
  if (wrong !== null) return wrong;
  const way = checkAll(prompt);
  if (prompt.refusals.length > 0) return refusedBy(prompt.refusals);
  return wanted === 'verdict' ? allowedCommand : permit(prompt, way);
}

/** What makes the order an invalid command, or null. */
function mistakeIn(prompt: OrderContext): InvalidCommand | null {
  return (
    shotMistake(prompt) ??
    victimMistake(prompt) ??
    saddleMistake(prompt) ??
    thingMistake(prompt) ??
    roomMistake(prompt) ??
    boatMistake(prompt)
  );
}

/** Collects every refusal of the order, in the order of its fields. */
function checkAll(prompt: OrderContext): CheckedPath {
  const { info, order } = prompt;
  checkOars(prompt);
  checkRanks(prompt);
  const way = checkWay(prompt);
  checkPosture(prompt, way);
  checkShot(prompt, way);
  checkStartShot(prompt);
  checkReload(prompt);
  checkSaddle(prompt, way);
  checkSaddleLoad(prompt);
  checkThings(prompt, way);
  checkHand(prompt);
  checkRoom(prompt);
  checkBoat(prompt, way);
  if (order.together && !info.light) refuseOrder(prompt, 'group.bunch');
  return way;
}

function permit(
  prompt: OrderContext,
  { assessed, length, allowance, situation }: CheckedPath,
): AllowedCommand {
  const shot = aimedAt(prompt);
  if (assessed === null && shot === null) return allowedCommand;
  const why: Line[] = [];
  if (situation !== null) move.assess(situation, why);
  const cost = assessed === null ? {} : moveCost(assessed, length, allowance);
  if (shot === null) return { allowed: true, cost, why };
  return { allowed: true, cost: { ...cost, shot: shotCost(shot) }, why: [...why, ...shot.lines] };
}
