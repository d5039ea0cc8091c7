/** The order of one figure: everything that stands against it, or what it costs. */
import { type Allowed, allowed, type Misplaced, type Verdict, type Wanted } from '@grognard/engine';
import type { Line } from '@grognard/rules-kit';
import { move } from '../../rules/move/procedure.ts';
import type { State, Table } from '../model.ts';
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
import { type Asked, forbiddenBy, type OrderCommand, objectTo } from './finding.ts';
import { boatMistake, checkBoat, checkOars, checkRoom, checkSaddle, roomMistake } from './places.ts';
import { aimedAt, checkStartShot, shotCost } from './shots.ts';
import { checkSaddleLoad, checkThings, thingMistake } from './things.ts';
import { checkPosture, checkWay, type Way } from './way.ts';
import { ownFigure } from './who.ts';

export function checkOrder(
  table: Table,
  state: State,
  side: number,
  order: OrderCommand,
  wanted: Wanted,
): Verdict {
  const man = ownFigure(table, state, side, order.figure, 'figure');
  if (typeof man !== 'number') return man;
  const asked: Asked = {
    table,
    state,
    side,
    man,
    info: table.men[man]!,
    figure: state.figures[man]!,
    order,
    against: [],
  };
  const wrong = mistakeIn(asked);
  if (wrong !== null) return wrong;
  const way = checkAll(asked);
  if (asked.against.length > 0) return forbiddenBy(asked.against);
  return wanted === 'verdict' ? allowed : permit(asked, way);
}

/** What makes the order no order at all. */
function mistakeIn(asked: Asked): Misplaced | null {
  return (
    shotMistake(asked) ??
    victimMistake(asked) ??
    saddleMistake(asked) ??
    thingMistake(asked) ??
    roomMistake(asked) ??
    boatMistake(asked)
  );
}

/** Every rule against the order, in the order of its fields. */
function checkAll(asked: Asked): Way {
  const { info, order } = asked;
  checkOars(asked);
  checkRanks(asked);
  const way = checkWay(asked);
  checkPosture(asked, way);
  checkShot(asked, way);
  checkStartShot(asked);
  checkReload(asked);
  checkSaddle(asked, way);
  checkSaddleLoad(asked);
  checkThings(asked, way);
  checkHand(asked);
  checkRoom(asked);
  checkBoat(asked, way);
  if (order.together && !info.light) objectTo(asked, 'group.bunch');
  return way;
}

function permit(asked: Asked, { assessed, length, allowance, situation }: Way): Allowed {
  const shot = aimedAt(asked);
  if (assessed === null && shot === null) return allowed;
  const why: Line[] = [];
  if (situation !== null) move.assess(situation, why);
  const cost = assessed === null ? {} : moveCost(assessed, length, allowance);
  if (shot === null) return { allowed: true, cost, why };
  return { allowed: true, cost: { ...cost, shot: shotCost(shot) }, why: [...why, ...shot.lines] };
}
