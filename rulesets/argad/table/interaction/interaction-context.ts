/** `InteractionContext`: a view as a state, and lookup of pieces by id. */

import type { PastCommand, PieceId } from '@grognard/engine';
import { entryAt, indicesOf, none, numberAt, type OrNone } from '@grognard/lists';
import type { BodyIndex, FigureIndex, SideIndex, ThingIndex, VesselIndex } from '../state/indices.ts';
import type { State, Table } from '../state/model.ts';
import { isAwaited } from '../state/sides.ts';
import type { ArgadView } from '../state/view-model.ts';
import { knownState } from '../views/known-state.ts';

/** The data an interaction works on, read from the view alone. */
export interface InteractionContext {
  readonly table: Table;
  /** The state as the side knows it. */
  readonly state: State;
  /** Index of the side, or -1 for a bystander. */
  readonly side: OrNone<SideIndex>;
  /** Whether the side is due to give orders or deploy now. */
  readonly isAsked: boolean;
  /** What the side ordered in the turn before. Worked out only when it is asked for. */
  readonly lastTurn: () => readonly PastCommand<ArgadView>[];
}

export function interactionContext(
  table: Table,
  view: ArgadView,
  side: OrNone<SideIndex>,
  lastTurn: InteractionContext['lastTurn'] = () => [],
): InteractionContext {
  const state = knownState(table, view);
  const isAsked = side !== none && state.phase !== 'over' && isAwaited(table, state, side);
  return { table, state, side, isAsked, lastTurn };
}

/** A piece by its kind and index. */
export type PieceRef =
  | { readonly kind: 'figure'; readonly figure: FigureIndex }
  | { readonly kind: 'body'; readonly body: BodyIndex }
  | { readonly kind: 'vessel'; readonly vessel: VesselIndex }
  | { readonly kind: 'thing'; readonly thing: ThingIndex }
  /** A horse left behind, by its index in the list. */
  | { readonly kind: 'horse'; readonly horse: number };

/** Figures, vessels and things cannot have such an id. */
const bodyPrefix = 'body:';

export function bodyId(body: number): PieceId {
  return `${bodyPrefix}${body}`;
}

/** The prefix that the picture uses for a horse left behind. */
const horsePrefix = 'horse-';

export function horseId({ roster }: Table, rider: FigureIndex): PieceId {
  return `${horsePrefix}${entryAt(roster, rider).id}`;
}

/** The piece that an id names, if the side knows of it, otherwise null. */
export function findPiece({ table, state }: InteractionContext, id: PieceId): PieceRef | null {
  if (id.startsWith(bodyPrefix)) {
    const body = indicesOf(state.bodies)[Number(id.slice(bodyPrefix.length))];
    return body === undefined || entryAt(state.bodies, body).members.length === 0
      ? null
      : { kind: 'body', body };
  }
  const figure = table.figureOf.get(id);
  if (figure !== undefined)
    return entryAt(state.figures, figure).status === 'on' ? { kind: 'figure', figure } : null;
  const vessel = table.vesselOf.get(id);
  if (vessel !== undefined) return { kind: 'vessel', vessel };
  const thing = table.thingOf.get(id);
  if (thing !== undefined) return entryAt(state.things, thing).gone ? null : { kind: 'thing', thing };
  const horse = state.horses.findIndex(({ rider }) => horseId(table, rider) === id);
  return horse < 0 ? null : { kind: 'horse', horse };
}

/** Whether this interaction can order the piece now. */
export function isMine(context: InteractionContext, piece: PieceRef): boolean {
  const { table, state, side, isAsked } = context;
  if (!isAsked) return false;
  switch (piece.kind) {
    case 'figure':
      return isOwn(context, piece.figure) && !entryAt(table.roster, piece.figure).captive;
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

/** The figures of a side aboard a vessel that can act. */
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

/** Enemies of a side in play that the interaction knows of, in the order of the roster. */
export function enemiesOf({ table, state }: InteractionContext, side: OrNone<SideIndex>): FigureIndex[] {
  const enemies: FigureIndex[] = [];
  for (const { index, side: its, captive } of table.roster)
    if (its !== side && !captive && entryAt(state.figures, index).status === 'on') enemies.push(index);
  return enemies;
}
