/** The table in one hand: what a view shows as a state, and which piece an id names. */

import type { PieceId } from '@grognard/engine';
import { entryAt, indicesOf, none, numberAt, type OrNone } from '@grognard/lists';
import type { BodyIndex, FigureIndex, SideIndex, ThingIndex, VesselIndex } from '../state/indices.ts';
import type { State, Table } from '../state/model.ts';
import { isAwaited } from '../state/sides.ts';
import type { ArgadView } from '../state/view-model.ts';
import { knownState } from '../views/known-state.ts';

/** What a hand works on. Nothing but the view has been read for it. */
export interface InteractionContext {
  readonly table: Table;
  /** As the side knows it. */
  readonly state: State;
  /** Index of the side; -1: somebody who only looks on. */
  readonly side: OrNone<SideIndex>;
  /** Whether the side is asked for orders or for setting up now. */
  readonly isAsked: boolean;
}

export function interactionContext(
  table: Table,
  view: ArgadView,
  side: OrNone<SideIndex>,
): InteractionContext {
  const state = knownState(table, view);
  const isAsked = side !== none && state.phase !== 'over' && isAwaited(table, state, side);
  return { table, state, side, isAsked };
}

/** A piece by what it is. */
export type PieceRef =
  | { readonly kind: 'figure'; readonly man: FigureIndex }
  | { readonly kind: 'body'; readonly body: BodyIndex }
  | { readonly kind: 'vessel'; readonly vessel: VesselIndex }
  | { readonly kind: 'thing'; readonly thing: ThingIndex }
  /** A horse left behind, by its place in the list. */
  | { readonly kind: 'horse'; readonly horse: number };

/** No figure, vessel or thing can have such an id. */
const bodyPrefix = 'body:';

export function bodyId(body: BodyIndex): PieceId {
  return `${bodyPrefix}${body}`;
}

/** As the picture calls the horse that somebody left behind. */
const horsePrefix = 'horse-';

export function horseId({ roster }: Table, rider: FigureIndex): PieceId {
  return `${horsePrefix}${entryAt(roster, rider).id}`;
}

/** Whom or what an id names, as far as the hand knows of it; null: nothing. */
export function findPiece({ table, state }: InteractionContext, id: PieceId): PieceRef | null {
  if (id.startsWith(bodyPrefix)) {
    const body = indicesOf(state.bodies)[Number(id.slice(bodyPrefix.length))];
    return body === undefined || entryAt(state.bodies, body).members.length === 0
      ? null
      : { kind: 'body', body };
  }
  const figure = table.figureOf.get(id);
  if (figure !== undefined)
    return entryAt(state.figures, figure).status === 'on' ? { kind: 'figure', man: figure } : null;
  const vessel = table.vesselOf.get(id);
  if (vessel !== undefined) return { kind: 'vessel', vessel };
  const thing = table.thingOf.get(id);
  if (thing !== undefined) return entryAt(state.things, thing).gone ? null : { kind: 'thing', thing };
  const horse = state.horses.findIndex(({ rider }) => horseId(table, rider) === id);
  return horse < 0 ? null : { kind: 'horse', horse };
}

/** Whether a piece can be told something by this hand now. */
export function isMine(context: InteractionContext, piece: PieceRef): boolean {
  const { table, state, side, isAsked } = context;
  if (!isAsked) return false;
  switch (piece.kind) {
    case 'figure':
      return isOwn(context, piece.man) && !entryAt(table.roster, piece.man).captive;
    case 'body':
      return (
        state.phase === 'orders' && isOwn(context, numberAt(entryAt(state.bodies, piece.body).members, 0))
      );
    case 'vessel':
      return (
        state.phase === 'orders' &&
        entryAt(table.vessels, piece.vessel).kind === 'rowing-boat' &&
        crewOf(context, piece.vessel, side).length > 0
      );
    case 'thing':
    case 'horse':
      return false;
  }
}

export function isOwn({ table, side }: InteractionContext, figure: FigureIndex): boolean {
  return entryAt(table.roster, figure).side === side;
}

/** Who of a side is aboard a vessel and can act. */
export function crewOf(
  { table, state }: InteractionContext,
  vessel: VesselIndex,
  side: OrNone<SideIndex>,
): FigureIndex[] {
  const crew: FigureIndex[] = [];
  for (const { index, side: its, captive } of table.roster) {
    const { status, vessel: aboard } = entryAt(state.figures, index);
    if (its === side && !captive && status === 'on' && aboard === vessel) crew.push(index);
  }
  return crew;
}

/** Enemies of a side in play that the hand knows of, in the order of the roster. */
export function enemiesOf({ table, state }: InteractionContext, side: OrNone<SideIndex>): FigureIndex[] {
  const enemies: FigureIndex[] = [];
  for (const { index, side: its, captive } of table.roster)
    if (its !== side && !captive && entryAt(state.figures, index).status === 'on') enemies.push(index);
  return enemies;
}
