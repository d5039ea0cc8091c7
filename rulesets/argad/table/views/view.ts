/** The view of a side (`turn.orders`, `hide.secret`). Every field shown is listed explicitly. */

import type { SideId, Viewer } from '@grognard/engine';
import { absent, entryAt, indicesOf, none, numberAt, type OrNone } from '@grognard/lists';
import { memoizePer } from '@grognard/rules-kit';
import type { AimIndex, SideIndex } from '../state/indices.ts';
import type { State, Table } from '../state/model.ts';
import type { AimView, ArgadView } from '../state/view-model.ts';
import { figuresSeen } from './view-figures.ts';
import { marchesSeen, ordersSeen, rowingsSeen } from './view-orders.ts';
import { bodiesSeen, horsesSeen, thingsSeen, vesselsSeen } from './view-things.ts';
import { type ViewerContext, viewerContextOf } from './viewer-context.ts';

export function viewOf(table: Table, state: State, viewer: Viewer): ArgadView {
  const viewerContext = viewerContextOf(table, state, viewer);
  return {
    edition: table.edition,
    turn: state.turn,
    turns: table.turns,
    phase: state.phase,
    side: viewer === 'umpire' ? null : viewer.side,
    isUmpire: viewerContext.isUmpire,
    sides: allSides(table),
    sealed: sidesThat(table, state, 'sealed'),
    conceded: sidesThat(table, state, 'conceded'),
    points: pointsSeen(viewerContext),
    figures: figuresSeen(viewerContext),
    objects: thingsSeen(viewerContext),
    vessels: vesselsSeen(viewerContext),
    horses: horsesSeen(viewerContext),
    bodies: bodiesSeen(viewerContext),
    orders: ordersSeen(viewerContext),
    marches: marchesSeen(viewerContext),
    rowings: rowingsSeen(viewerContext),
    aims: aimsSeen(viewerContext),
    result: state.result,
  };
}

const allSides = memoizePer(({ sides }: Table): readonly SideId[] => sides.map(({ id }) => id));

const noSides: readonly SideId[] = [];

/** The sides that have sealed or conceded, nearly always none. */
function sidesThat({ sides }: Table, state: State, have: 'sealed' | 'conceded'): readonly SideId[] {
  let ids: SideId[] | null = null;
  for (const side of indicesOf(sides)) {
    const { sealed, conceded } = state.sides[side] ?? absent(state.sides, side);
    if (!(have === 'sealed' ? sealed : conceded)) continue;
    ids ??= [];
    ids.push((sides[side] ?? absent(sides, side)).id);
  }
  return ids ?? noSides;
}

/** A side sees its own aims and public ones. The umpire sees all, as does everybody when the battle is over. */
function isAimSeen({ table, state, index, isUmpire }: ViewerContext, aim: AimIndex): boolean {
  const { secret, side } = table.aims[aim] ?? absent(table.aims, aim);
  return (
    !secret || isUmpire || state.phase === 'over' || (index !== none && table.sideOf.get(side) === index)
  );
}

function aimsSeen(viewerContext: ViewerContext): AimView[] {
  const { table, state } = viewerContext;
  const aims: AimView[] = [];
  for (const index of indicesOf(table.aims)) {
    if (!isAimSeen(viewerContext, index)) continue;
    const by = state.scored[index] ?? absent(state.scored, index);
    aims.push(aimSeen(table, index, by === none ? null : entryAt(table.sides, by).id));
  }
  return aims;
}

const unscored = memoizePer(({ aims }: Table): readonly AimView[] =>
  aims.map((aim, index) => ({ ...aim, index, scored: null })),
);

/** Cached, because of an aim only its scorer changes. */
function aimSeen(table: Table, index: AimIndex, scored: SideId | null): AimView {
  const view = entryAt(unscored(table), index);
  return scored === null ? view : { ...view, scored };
}

/** Added up from the aims that are seen, because a stored total would give away the others. */
function pointsSeen(viewerContext: ViewerContext): Readonly<Record<SideId, number>> {
  const { table, state } = viewerContext;
  if (state.scored.every(isNobody)) return noPoints(table);
  const points: Record<SideId, number> = { ...noPoints(table) };
  for (const aim of indicesOf(table.aims)) {
    const by = numberAt(state.scored, aim);
    if (by !== none && isAimSeen(viewerContext, aim))
      points[entryAt(table.sides, by).id]! += entryAt(table.aims, aim).points;
  }
  return points;
}

/** Cached, because a record with ids as keys is slow to make and nobody has points for most of a battle. */
const noPoints = memoizePer(
  ({ sides }: Table): Readonly<Record<SideId, number>> => Object.fromEntries(sides.map(({ id }) => [id, 0])),
);

function isNobody(side: OrNone<SideIndex>): boolean {
  return side < 0;
}
