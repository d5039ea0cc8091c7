/** What a position is worth to a side: points, men, and how near its aims are. */
import { type Point, pointDistance } from '@grognard/geometry';
import { holdCm } from '../../data/distances.ts';
import { pointOf } from '../../scenarios/measure.ts';
import type { ScenarioAim } from '../../scenarios/shape.ts';
import type { State, Table } from '../model.ts';
import { beyondEdge, openAims } from './goals.ts';

/** What everything is weighed in; a side that has won has all of it. */
const most = 1000;
/** What all points of a scenario together, and all men, are worth. */
const forPoints = 620;
const forMen = 380;

/** From -1000 to 1000. */
export function worthOf(table: Table, state: State, side: number): number {
  if (state.result !== null) {
    const { winners } = state.result;
    const { id } = table.sides[side]!;
    return winners.length === 0 ? 0 : winners.includes(id) ? most : -most;
  }
  let own = 0;
  let others = 0;
  for (const { index } of table.sides) {
    const has = standingOf(table, state, index);
    if (index === side) own = has;
    else others = Math.max(others, has);
  }
  return Math.round(Math.max(-most, Math.min(most, own - others)));
}

/** How well one side stands by itself. */
function standingOf(table: Table, state: State, side: number): number {
  const all = table.aims.reduce((sum, { points }) => sum + points, 0);
  let likely = state.sides[side]!.points * 100;
  for (const aim of openAims(table, state, side)) likely += aim.points * promise(table, state, side, aim);
  const { left, had } = strength(table, state, side);
  return (forPoints * likely) / (100 * Math.max(1, all)) + (forMen * left) / Math.max(1, had);
}

/** What a side's men are worth now and were worth at first, counted in hundredths of a line soldier. */
function strength({ men }: Table, { figures }: State, side: number): { left: number; had: number } {
  let left = 0;
  let had = 0;
  for (const man of men) {
    if (man.side !== side || man.captive) continue;
    const { status, loaded, wounded } = figures[man.index]!;
    const worth = 40 + 20 * man.class + (man.firearms.length > 0 ? 20 : 0) + (man.troop === 'foot' ? 0 : 40);
    had += worth;
    if (status === 'dead') continue;
    // Off the table a man is safe, but fights no more.
    if (status === 'gone') left += worth / 2;
    else left += worth - (wounded ? 30 : 0) - (man.firearms.length > 0 && loaded === 0 ? 8 : 0);
  }
  return { left, had };
}

/** How likely an aim is to be reached, as a share of a hundred: a guess from distances. */
function promise(table: Table, state: State, side: number, aim: ScenarioAim): number {
  switch (aim.kind) {
    case 'hold':
      return aim.place === null ? 0 : holding(table, state, side, pointOf(aim.place));
    case 'seize':
      return seizing(table, state, side, aim);
    case 'carry-off':
      return carrying(table, state, side, aim);
    case 'escape':
      return escaping(table, state, side, aim);
    case 'kill':
      return killing(table, state, side, aim);
  }
}

/** Who is nearest to a place, and how much nearer than any enemy. */
function holding(table: Table, state: State, side: number, place: Point): number {
  const near = nearestOf(table, state, place, (other) => other === side);
  const foe = nearestOf(table, state, place, (other) => other !== side);
  const inside = holdCm * 100;
  if (near <= inside) return foe > inside ? 85 : 50;
  if (foe <= inside) return 15;
  return Math.max(20, Math.min(60, 45 + Math.round((foe - near) / 200)));
}

function nearestOf(
  { men }: Table,
  { figures }: State,
  { x, y }: Point,
  is: (side: number) => boolean,
): number {
  let least = 1e6;
  for (const man of men) {
    const figure = figures[man.index]!;
    if (figure.status !== 'on' || man.captive || !is(man.side)) continue;
    least = Math.min(least, pointDistance(figure.x, figure.y, x, y));
  }
  return least;
}

function seizing(table: Table, state: State, side: number, aim: ScenarioAim): number {
  const thing = aim.object === null ? undefined : state.things[table.thingOf.get(aim.object) ?? -1];
  if (thing !== undefined) {
    if (thing.carriers.some((man) => table.men[man]!.side === side)) return thing.gone ? 100 : 85;
    return thing.gone ? 0 : holding(table, state, side, thing);
  }
  const shares = aim.figures.map((id) => {
    const figure = state.figures[table.manOf.get(id) ?? -1];
    return figure === undefined || figure.status !== 'on' ? 0 : holding(table, state, side, figure);
  });
  return meanOfBest(shares, aim.least);
}

function carrying(table: Table, state: State, side: number, aim: ScenarioAim): number {
  const thing = aim.object === null ? undefined : state.things[table.thingOf.get(aim.object) ?? -1];
  if (thing === undefined || thing.gone) return 0;
  const out = beyondEdge(table, thing, aim.edge);
  const far = pointDistance(thing.x, thing.y, out.x, out.y);
  const has = thing.carriers.some((man) => table.men[man]!.side === side);
  const near = nearestOf(table, state, thing, (other) => other === side);
  return has ? Math.max(45, 95 - Math.round(far / 200)) : Math.max(5, 40 - Math.round((near + far) / 400));
}

function escaping(table: Table, state: State, side: number, aim: ScenarioAim): number {
  const shares = table.men.flatMap((man) => {
    if (man.side !== side || man.captive) return [];
    if (aim.figures.length > 0 && !aim.figures.includes(man.id)) return [];
    const figure = state.figures[man.index]!;
    if (figure.status !== 'on') return [figure.status === 'gone' ? 100 : 0];
    const out = beyondEdge(table, figure, aim.edge);
    return [Math.max(10, 85 - Math.round(pointDistance(figure.x, figure.y, out.x, out.y) / 150))];
  });
  return meanOfBest(shares, aim.least);
}

function killing(table: Table, state: State, side: number, aim: ScenarioAim): number {
  const shares = table.men.flatMap((man) => {
    if (man.side === side || man.captive) return [];
    if (aim.figures.length > 0 && !aim.figures.includes(man.id)) return [];
    const { status } = state.figures[man.index]!;
    return [status === 'dead' ? 100 : status === 'gone' ? 0 : 15];
  });
  return meanOfBest(shares, aim.least);
}

/** The mean of the best few: as many as are wanted. */
function meanOfBest(shares: readonly number[], wanted: number): number {
  const best = [...shares].sort((a, b) => b - a).slice(0, wanted);
  return best.length < wanted ? 0 : Math.round(best.reduce((sum, share) => sum + share, 0) / wanted);
}
