/** `worthOf`: the value of a position to a side, by points won and likely, figures left, and fire. */

import { type Point, pointDistance } from '@grognard/geometry';
import { entryAt } from '@grognard/lists';
import { holdCm } from '../../data/distances.ts';
import { pointOf } from '../../scenarios/measure.ts';
import type { ScenarioAim } from '../../scenarios/shape.ts';
import { entryNamed } from '../state/find-named.ts';
import type { SideIndex } from '../state/indices.ts';
import type { State, Table } from '../state/model.ts';
import { beyondEdge, openAims } from './goals.ts';
import type { Knowledge } from './knowledge.ts';
import { firepower } from './worth-of-fire.ts';

/** The value of a won game. */
const most = 1000;
/** Values added to the points won, in hundredths of a point, such as a figure in play or an expected hit of the next fire. */
export const value = { man: 30, hit: 40, loaded: 4, doubt: 15, inside: 100 };

/** Between -1000 and 1000. */
export function worthOf(knowledge: Knowledge, state: State, side: SideIndex): number {
  const { table } = knowledge;
  if (state.result !== null) {
    const { winners } = state.result;
    const { id } = entryAt(table.sides, side);
    return winners.length === 0 ? 0 : winners.includes(id) ? most : -most;
  }
  let own = 0;
  let others = Number.NEGATIVE_INFINITY;
  for (const { index } of table.sides) {
    const has = standingOf(knowledge, state, index);
    if (index === side) own = has;
    else others = Math.max(others, has);
  }
  const ahead = own - others;
  const all = table.aims.reduce((sum, { points }) => sum + points, 0);
  // A lead counts the more, the fewer points there are to win.
  return Math.round((most * ahead) / (Math.abs(ahead) + value.doubt * Math.max(1, all)));
}

/** The points a side has and may hope for, in hundredths of a point. */
function standingOf(knowledge: Knowledge, state: State, side: SideIndex): number {
  const { table } = knowledge;
  let sum = entryAt(state.sides, side).points * 100;
  for (const aim of openAims(table, state, side)) sum += aim.points * promise(knowledge, state, side, aim);
  for (const figure of table.roster) {
    if (figure.side !== side || figure.captive) continue;
    const { status, loaded } = entryAt(state.figures, figure.index);
    if (status !== 'on') continue;
    sum += (value.man * (figure.class + 1)) / 4 + (loaded > 0 ? value.loaded : 0);
  }
  return sum + (value.hit * firepower(table, state, side)) / 100;
}

/** The chance of reaching an aim, in hundredths, guessed from numbers and distances. */
function promise(knowledge: Knowledge, state: State, side: SideIndex, aim: ScenarioAim): number {
  switch (aim.kind) {
    case 'hold':
      return aim.place === null ? 0 : context(knowledge, state, side, pointOf(aim.place));
    case 'seize':
      return seizing(knowledge, state, side, aim);
    case 'carry-off':
      return carrying(knowledge, state, side, aim);
    case 'escape':
      return escaping(knowledge.table, state, side, aim);
    case 'kill':
      return killing(knowledge.table, state, side, aim);
  }
}

/** Distance covered on foot per turn, in tenths of a millimetre, over average ground. */
const pace = 1300;

/** Compares the figures of each side that could be there at the end, and increasingly, towards the end, those there now. */
function context({ table, farTo }: Knowledge, state: State, side: SideIndex, place: Point): number {
  const left = Math.max(0, table.turns - state.turn + 1);
  let own = 0;
  let foes = 0;
  for (const figureInfo of table.roster) {
    const figure = entryAt(state.figures, figureInfo.index);
    if (figure.status !== 'on' || figureInfo.captive) continue;
    const far = Math.max(0, farTo(place, figure) - holdCm * 100) / (figure.mounted ? 2 * pace : pace);
    const inTime = far <= 0 ? 1 + value.inside / 100 / Math.max(1, left) : far <= left ? 1 : 0.2;
    if (figureInfo.side === side) own += inTime * figureInfo.class;
    else foes += inTime * figureInfo.class;
  }
  if (own === 0) return 0;
  return (85 * own * own) / (own * own + foes * foes);
}

function nearestOf(
  { roster }: Table,
  { figures }: State,
  { x, y }: Point,
  is: (side: SideIndex) => boolean,
): number {
  let least = 1e6;
  for (const figureInfo of roster) {
    const figure = entryAt(figures, figureInfo.index);
    if (figure.status !== 'on' || figureInfo.captive || !is(figureInfo.side)) continue;
    least = Math.min(least, pointDistance(figure.x, figure.y, x, y));
  }
  return least;
}

/** Compares the nearest figure's distance with that of the nearest enemy. */
function reaching(table: Table, state: State, side: SideIndex, place: Point): number {
  const near = nearestOf(table, state, place, (other) => other === side);
  const foe = nearestOf(table, state, place, (other) => other !== side);
  return Math.max(10, Math.min(65, 40 + Math.round((foe - near) / 200)));
}

function seizing({ table }: Knowledge, state: State, side: SideIndex, aim: ScenarioAim): number {
  const thing = entryNamed(state.things, table.thingOf, aim.object);
  if (thing !== undefined) {
    if (thing.carriers.some((figure) => entryAt(table.roster, figure).side === side))
      return thing.gone ? 100 : 85;
    return thing.gone ? 0 : reaching(table, state, side, thing) / (thing.carriers.length > 0 ? 2 : 1);
  }
  const shares = aim.figures.map((id) => {
    const figure = entryNamed(state.figures, table.figureOf, id);
    if (figure === undefined || figure.status !== 'on') return 0;
    return figure.heldBy === side ? 85 : reaching(table, state, side, figure);
  });
  return meanOfBest(shares, aim.least);
}

function carrying({ table, farTo }: Knowledge, state: State, side: SideIndex, aim: ScenarioAim): number {
  const thing = entryNamed(state.things, table.thingOf, aim.object);
  if (thing === undefined || thing.gone) return 0;
  const far = farTo(beyondEdge(table, thing, aim.edge), thing);
  const has = thing.carriers.some((figure) => entryAt(table.roster, figure).side === side);
  if (has) return Math.max(40, 95 - Math.round(far / 200));
  const near = nearestOf(table, state, thing, (other) => other === side);
  const share = Math.max(4, 40 - Math.round((near + far) / 400));
  return thing.carriers.length > 0 ? share / 2 : share;
}

function escaping(table: Table, state: State, side: SideIndex, aim: ScenarioAim): number {
  const shares = table.roster.flatMap((figureInfo) => {
    if (figureInfo.side !== side || figureInfo.captive) return [];
    if (aim.figures.length > 0 && !aim.figures.includes(figureInfo.id)) return [];
    const figure = entryAt(state.figures, figureInfo.index);
    if (figure.status !== 'on') return [figure.status === 'gone' ? 100 : 0];
    const out = beyondEdge(table, figure, aim.edge);
    return [Math.max(10, 85 - Math.round(pointDistance(figure.x, figure.y, out.x, out.y) / 150))];
  });
  return meanOfBest(shares, aim.least);
}

function killing(table: Table, state: State, side: SideIndex, aim: ScenarioAim): number {
  const likely = 5 + Math.round((35 * Math.max(0, table.turns - state.turn + 1)) / table.turns);
  const shares = table.roster.flatMap((figure) => {
    if (figure.side === side || figure.captive) return [];
    if (aim.figures.length > 0 && !aim.figures.includes(figure.id)) return [];
    const { status } = entryAt(state.figures, figure.index);
    return [status === 'dead' ? 100 : status === 'gone' ? 0 : likely];
  });
  return meanOfBest(shares, aim.least);
}

/** The mean of the best few, as many as the aim needs. */
function meanOfBest(shares: readonly number[], wanted: number): number {
  const best = [...shares].sort((a, b) => b - a).slice(0, wanted);
  return best.length < wanted ? 0 : Math.round(best.reduce((sum, share) => sum + share, 0) / wanted);
}
