/** `scoreOf`, `briefingOf`: aims and points as a viewer may know them (`aim.points`), and what the viewer is told before the battle. */

import { type Aim, type Briefing, type Score, sumOfPoints } from '@grognard/engine';
import type { Point } from '@grognard/geometry';
import { entryAt, indicesOf, lookUp, numberAt } from '@grognard/lists';
import { briefingFrom } from '@grognard/table-kit';
import { pointOf } from '../../scenarios/measure.ts';
import { countOfAim, isReachedAtEnd, ownerOfAim, standingOfAim } from '../flow/end/aims.ts';
import type { State, Table } from '../state/model.ts';
import { freeFigures } from '../state/sides.ts';
import type { AimView, ArgadView } from '../state/view-model.ts';
import { knownState } from './known-state.ts';

/** Farther from everything than any table is wide, in tenths of a millimetre. */
const outOfReach = -1_000_000;

/** The state as the viewer knows it. Unknown figures and things are still in play, but near nothing. */
function supposedState(table: Table, view: ArgadView): State {
  const state = knownState(table, view);
  const seen = new Set(view.figures.map(({ index }) => index));
  const far = { x: outOfReach, y: outOfReach };
  for (const figure of indicesOf(state.figures))
    if (!seen.has(figure)) Object.assign(entryAt(state.figures, figure), { ...far, status: 'on' });
  for (const thing of indicesOf(state.things)) {
    const { x, gone } = entryAt(view.objects, thing);
    if (x === null) Object.assign(entryAt(state.things, thing), { ...far, gone });
  }
  return state;
}

export function scoreOf(table: Table, view: ArgadView): Score {
  const state = supposedState(table, view);
  const aims = merged(view.aims.map((aim) => ({ aim, shown: aimIn(table, view, state, aim) })));
  return {
    turns: view.turns,
    phases: table.words.briefing.phases,
    phase: view.phase === 'orders' ? 0 : null,
    points: sumOfPoints(view.sides, aims),
    aims,
  };
}

function aimIn(table: Table, view: ArgadView, state: State, aim: AimView): Aim {
  const { id, side, kind, points, words, secret, least, index, place, object } = aim;
  const status = statusOf(table, view, state, aim);
  const isEarned = status === 'reached' || (status === 'open' && isReachedAtEnd(table, state, index));
  const count = countOfAim(table, state, index);
  const owner = ownerOfAim(table, state, index);
  return {
    id,
    sides: [side],
    worth: points,
    words,
    rules: [`aim.${kind}`],
    ...(secret ? { isSecret: true } : {}),
    at: spotOf(table, view, aim),
    state: status,
    ...(place === null && object === null
      ? {}
      : { owner: owner === null ? null : entryAt(table.sides, owner).id }),
    ...(count === null ? {} : { counts: { [side]: count }, needed: least }),
    points: { [side]: isEarned ? points : 0 },
  };
}

/** An aim is called lost only if nobody unknown could make it otherwise: then a viewer learns nothing of hidden figures from it. */
function statusOf(table: Table, view: ArgadView, state: State, aim: AimView): Aim['state'] {
  if (aim.scored !== null) return 'reached';
  if (view.phase === 'over') return 'lost';
  const free = freeFigures(table, state);
  const standing = standingOfAim(table, state, aim.index, numberAt(free, lookUp(table.sideOf, aim.side)));
  if (standing !== 'failed') return standing;
  const isCertain = aim.side === view.side && (aim.kind !== 'kill' || aim.figures.length > 0);
  return view.isUmpire || isCertain ? 'lost' : 'open';
}

/** Where an aim is decided: its place, its thing, or the first of the figures concerned whom the viewer sees. */
function spotOf(table: Table, view: ArgadView, { place, object, figures, kind }: AimView): Point | null {
  if (place !== null) return pointOf(place);
  if (object !== null) {
    const { x, y } = entryAt(view.objects, lookUp(table.thingOf, object));
    return x === null || y === null ? null : { x, y };
  }
  const seen = view.figures.find(({ id, status }) => status === 'on' && figures.includes(id));
  return seen === undefined || kind === 'escape' ? null : { x: seen.x, y: seen.y };
}

/** One aim for sides that want the same place or thing in the same way. Their words agree. */
function merged(aims: readonly { readonly aim: AimView; readonly shown: Aim }[]): readonly Aim[] {
  const shared = new Map<string, Aim>();
  for (const { aim, shown } of aims) {
    const { id, kind, points, place, object, edge, least, words, secret } = aim;
    const isCommon = !secret && (place !== null || object !== null);
    const key = isCommon ? JSON.stringify([kind, points, place, object, edge, least, words]) : id;
    const other = shared.get(key);
    shared.set(key, other === undefined ? shown : together(other, shown));
  }
  return [...shared.values()];
}

/** What one side has reached of an aim that several want is nothing that it has lost for all. */
function together(one: Aim, other: Aim): Aim {
  const states = [one.state, other.state];
  return {
    ...one,
    sides: [...one.sides, ...other.sides],
    points: { ...one.points, ...other.points },
    state: states.includes('reached') ? 'reached' : states.includes('open') ? 'open' : 'lost',
  };
}

export function briefingOf({ words, scenario }: Table, { side, turns, phase }: ArgadView): Briefing {
  const { briefing, looks, scenario: told } = words;
  return briefingFrom(scenario, side, {
    where: looks.where(scenario.place, scenario.year),
    course: briefing.course,
    victory: told.mostPoints(turns),
    setUp: phase === 'deploy' ? briefing.setUp : null,
  });
}
