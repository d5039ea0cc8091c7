/** Boats: two men row them towards the side's aims, and whoever is aboard goes ashore where he can. */
import { type Point, pointDistance } from '@grognard/geometry';
import { checkCommand } from '../check/command.ts';
import type { State, Table } from '../model.ts';
import type { ArgadCommand } from '../orders.ts';
import { aimPlaces } from './goals.ts';
import type { Knowledge } from './knowledge.ts';
import { nearestEnemy } from './look-round.ts';
import { orderFor } from './plain.ts';

/** Adds orders for boats and those aboard; answers who is taken care of. */
export function planBoats(
  knowledge: Knowledge,
  state: State,
  side: number,
  commands: ArgadCommand[],
): boolean[] {
  const { table } = knowledge;
  const busy: boolean[] = [];
  for (const { index, kind } of table.vessels) {
    const aboard = table.men
      .filter((man) => man.side === side && !man.captive && state.figures[man.index]!.vessel === index)
      .filter(({ index: man }) => state.figures[man]!.status === 'on');
    if (aboard.length === 0) continue;
    const goal = goalOf(table, state, side, aboard[0]!.index);
    if (goal === null) continue;
    const ashore = aboard.flatMap(({ index: man }) => landing(table, state, side, man, goal) ?? []);
    if (ashore.length > 0) {
      commands.push(...ashore);
      for (const { index: man } of aboard) busy[man] = true;
    } else if (kind === 'rowing-boat' && aboard.length >= 2) {
      const row = rowing(table, state, side, index, [aboard[0]!.id, aboard[1]!.id], goal);
      if (row === null) continue;
      commands.push(row);
      busy[aboard[0]!.index] = true;
      busy[aboard[1]!.index] = true;
    }
  }
  return busy;
}

function goalOf(table: Table, state: State, side: number, man: number): Point | null {
  const [aim] = aimPlaces(table, state, side);
  if (aim !== undefined) return aim;
  const foe = nearestEnemy(table, state, man);
  return foe < 0 ? null : state.figures[foe]!;
}

/** An order to go ashore towards a goal, if any does; null: there is no land to step on. */
function landing(table: Table, state: State, side: number, man: number, goal: Point): ArgadCommand | null {
  const { x, y } = state.figures[man]!;
  const { id } = table.men[man]!;
  const far = Math.max(1, pointDistance(x, y, goal.x, goal.y));
  for (const reach of [800, 500, 350, 250]) {
    for (const [turn, aside] of [
      [1, 0],
      [1, 1],
      [1, -1],
      [0, 1],
      [0, -1],
    ] as const) {
      const dx = ((goal.x - x) * turn - (goal.y - y) * aside) / far;
      const dy = ((goal.y - y) * turn + (goal.x - x) * aside) / far;
      const path = [{ x: Math.round(x + dx * reach), y: Math.round(y + dy * reach) }];
      const order = orderFor(id, { path, ashore: true });
      if (checkCommand(table, state, side, order, 'verdict').allowed) return order;
    }
  }
  return null;
}

function rowing(
  table: Table,
  state: State,
  side: number,
  vessel: number,
  rowers: string[],
  goal: Point,
): ArgadCommand | null {
  const { x, y } = state.vessels[vessel]!;
  const far = Math.max(1, pointDistance(x, y, goal.x, goal.y));
  for (const reach of [990, 700, 400, 200]) {
    const share = Math.min(reach, far) / far;
    const path = [{ x: Math.round(x + (goal.x - x) * share), y: Math.round(y + (goal.y - y) * share) }];
    const row: ArgadCommand = { kind: 'row', vessel: table.vessels[vessel]!.id, path, rowers };
    if (checkCommand(table, state, side, row, 'verdict').allowed) return row;
  }
  return null;
}
