/** Invariants of distances moved by figures, bodies and boats. For tests only. */

import { type Point, pointDistance, type Tenths } from '@grognard/geometry';
import { entryAt, none, numberAt } from '@grognard/lists';
import { tenthsOf } from '../../scenarios/measure.ts';
import { boatAllowance } from '../bodies/boats.ts';
import { slowestOf } from '../bodies/move-facts.ts';
import { allowanceOf } from '../bodies/own-move.ts';
import type { ArgadEventOf } from '../state/events.ts';
import type { FigureIndex } from '../state/indices.ts';
import { nameOf, type Transition, type Watch } from './step.ts';

/** Each leg of a path is rounded down by less than this, its end to the nearest point. */
const rounding = 2;

function lengthOf(way: readonly Point[]): Tenths {
  let length = 0;
  for (let i = 1; i < way.length; i++)
    length += pointDistance(
      entryAt(way, i - 1).x,
      entryAt(way, i - 1).y,
      entryAt(way, i).x,
      entryAt(way, i).y,
    );
  return length;
}

/** A figure's longest possible move, from its state when orders were opened, over open ground. */
function mostOf({ table, before }: Transition, figure: FigureIndex): Tenths {
  return allowanceOf(table, before, figure, before.orders[figure] ?? null, []);
}

/** One path a turn, from the figure's position, within its allowance after slowing dice. */
const ways: Watch = (step) => {
  const { table, before } = step;
  const slowed: (Tenths | undefined)[] = [];
  const gone: FigureIndex[] = [];
  return (event, now) => {
    if (event.kind === 'slowed')
      event.figures.forEach((figureIndex, n) => {
        slowed[figureIndex] = event.blocked ? 0 : numberAt(event.tenths, n);
      });
    if (event.kind !== 'moved') return null;
    const { figure, way } = event;
    const who = nameOf(table, figure);
    if (gone.includes(figure)) return `${who} moves twice in a turn`;
    gone.push(figure);
    const { x, y, vessel } = entryAt(now.figures, figure);
    if (way[0]?.x !== x || way[0]?.y !== y) return `${who} moves from where he is not`;
    if (vessel !== none || before.orders[figure]?.room != null) return null;
    const most = Math.min(slowed[figure] ?? Number.POSITIVE_INFINITY, mostOf(step, figure));
    const far = lengthOf(way);
    return far <= most + rounding ? null : `${who} goes ${far} of ${most}`;
  };
};

/** The pace is that of the front with which the body sets out. A turn before the march may make a line a column. */
const bodies: Watch =
  ({ table }) =>
  (event, now) => {
    if (event.kind !== 'bodyMoved') return null;
    const body = now.bodies[event.body];
    if (body === undefined || body.members.length === 0) return `body ${event.body} moves and is none`;
    const far = pointDistance(body.x, body.y, event.at.x, event.at.y);
    const how = { direction: 'forward' as const, intoContact: true, grounds: [] };
    const most = slowestOf(table, now, body, how).tenths;
    return far <= most + rounding ? null : `body ${event.body} goes ${far} of ${most}`;
  };

const boats: Watch =
  ({ table }) =>
  (event) => {
    if (event.kind !== 'rowed') return null;
    const far = lengthOf(event.way);
    const most = boatAllowance(table);
    return far <= most + rounding
      ? null
      : `${entryAt(table.vessels, event.vessel).id} goes ${far} of ${most}`;
  };

/** A recoil is exactly as long as the rule says (`melee.recoil`), unless water shortens it. Figures that give way move as far. */
const recoils: Watch =
  ({ table }) =>
  (event, now) => {
    if (event.kind !== 'recoiled' && event.kind !== 'gaveWay') return null;
    const far = distanceOf(event, entryAt(now.figures, event.figure));
    const due = tenthsOf(table.rules.table.recoilCm);
    if (event.kind === 'recoiled' && event.swimming && far < due) return null;
    return Math.abs(far - due) <= rounding
      ? null
      : `${nameOf(table, event.figure)} is driven ${far}, not ${due}`;
  };

function distanceOf({ at }: ArgadEventOf<'recoiled' | 'gaveWay'>, { x, y }: Point): Tenths {
  return pointDistance(x, y, at.x, at.y);
}

export const moveWatches: Readonly<Record<string, Watch>> = { ways, bodies, boats, recoils };
