/** A few figures on a small table, and the movement of one turn with scripted dice. For tests only. */

import { resolutionOf, type TableRules, throwFrom } from '@grognard/engine';
import { copyState } from '../../state/copy-state.ts';
import type { ArgadEvent, ArgadEventOf, EventKind } from '../../state/events.ts';
import type { FigureIndex } from '../../state/indices.ts';
import type { FigureState, State, Table } from '../../state/model.ts';
import type { ArgadCommand, Order } from '../../state/orders.ts';
import type { ArgadView } from '../../state/view-model.ts';
import { apply } from '../apply.ts';
import { moveAll } from '../movement/move.ts';
import { beginTurn } from '../turn/begin.ts';
import type { Turn } from '../turn/turn.ts';
import { layOut, type SkirmishCase } from './skirmish.ts';

export interface WalkResult {
  readonly table: Table;
  readonly state: State;
  readonly turn: Turn;
  readonly events: readonly ArgadEvent[];
  readonly figureIndex: (id: string) => number;
  readonly figure: (id: string) => FigureState;
  /** The position of a figure, in cm. */
  readonly place: (id: string) => [number, number];
  readonly all: <K extends EventKind>(kind: K) => ArgadEventOf<K>[];
  readonly moved: (id: string) => ArgadEventOf<'moved'> | undefined;
}

export interface WalkCase extends SkirmishCase {
  /** Faces by figure, for slowing and crouching dice alike. A figure without an entry must not throw. */
  readonly dice?: Readonly<Record<string, readonly number[]>>;
  readonly prepare?: (state: State, figure: (id: string) => FigureIndex) => void;
}

/** An order to move through these points, in cm. */
export function to(...places: readonly (readonly [number, number])[]): Partial<Order> {
  return { path: places.map(([x, y]) => ({ x: Math.round(x * 100), y: Math.round(y * 100) })) };
}

/** Resolves the movement of one turn. */
export function walkOut(walk: WalkCase): WalkResult {
  const { table, state } = layOut(walk);
  const figureIndex = (id: string) => table.figureOf.get(id)!;
  walk.prepare?.(state, figureIndex);
  const events: ArgadEvent[] = [];
  const rules = { apply, copy: copyState } as unknown as TableRules<
    State,
    ArgadView,
    ArgadCommand,
    ArgadEvent
  >;
  const face = (_: number, actor: string, purpose: string, n: number) => {
    const given = walk.dice?.[actor]?.[n];
    if (given === undefined) throw new Error(`no face ${n} for ${actor}, ${purpose}`);
    return given;
  };
  const thrower = throwFrom({ face }, 0);
  const turn = beginTurn(table, state, resolutionOf(rules, state, { thrower, events, reasons: true }));
  walk.before?.(turn, figureIndex);
  moveAll(turn);
  if (thrower.take() !== null) throw new Error('dice without an event');
  const all = <K extends EventKind>(kind: K) =>
    events.filter((event): event is ArgadEventOf<K> => event.kind === kind);
  return {
    table,
    state,
    turn,
    events,
    figureIndex,
    figure: (id) => state.figures[figureIndex(id)]!,
    place: (id) => [state.figures[figureIndex(id)]!.x / 100, state.figures[figureIndex(id)]!.y / 100],
    all,
    moved: (id) => all('moved').find(({ figure }) => figure === figureIndex(id)),
  };
}
