/** The shots of one turn on a small table, with scripted dice. For tests only. */

import { type Resolution, resolutionOf, type TableRules, throwFrom } from '@grognard/engine';
import { snapshotOf } from '../../bodies/bases.ts';
import { copyState } from '../../state/copy-state.ts';
import type { ArgadEvent, ArgadEventOf, EventKind } from '../../state/events.ts';
import type { FigureIndex } from '../../state/indices.ts';
import type { FigureState, State, Table } from '../../state/model.ts';
import type { ArgadCommand, Order } from '../../state/orders.ts';
import type { ArgadView } from '../../state/view-model.ts';
import { apply } from '../apply.ts';
import { resolveTurn } from '../resolve-turn.ts';
import { finishReloads } from '../shots/reload.ts';
import { fireAtStart, fireTogether } from '../shots/shots.ts';
import { beginTurn } from '../turn/begin.ts';
import type { DueShot, Turn } from '../turn/turn.ts';
import { layOut, type SkirmishCase } from './skirmish.ts';

export interface VolleyCase extends Omit<SkirmishCase, 'before'> {
  /** The effects of movement, between the shots at the start and those after it. */
  readonly moves?: (turn: Turn, figure: (id: string) => FigureIndex) => void;
}

export interface VolleyResult {
  readonly table: Table;
  readonly state: State;
  readonly events: readonly ArgadEvent[];
  readonly figureIndex: (id: string) => FigureIndex;
  readonly figure: (id: string) => FigureState;
  readonly all: <K extends EventKind>(kind: K) => ArgadEventOf<K>[];
  readonly shot: (id: string) => ArgadEventOf<'shot'> | undefined;
  /** The rules for which a figure held its fire. Empty if it did not hold. */
  readonly held: (id: string) => readonly string[];
  /** The rules that counted in the shot of a figure. */
  readonly why: (id: string) => readonly string[];
}

/** The order of a shot, by default at the end. */
export function shotAt(
  target: string | null,
  more: Partial<NonNullable<Order['shot']>> = {},
): Partial<Order> {
  return {
    shot: { weapon: 'flintlock-musket', target, moment: 'end', after: 0, fallback: 'hold', ...more },
  };
}

/** Moves a figure, as movement would. */
export function walk(turn: Turn, figure: FigureIndex, x: number, y: number): void {
  Object.assign(turn.state.figures[figure]!, { x: x * 100, y: y * 100 });
  turn.moved[figure] = true;
}

/** A shot that falls due with the present positions. */
export function fallsDue(turn: Turn, figure: FigureIndex, due: Partial<DueShot>): void {
  const when = snapshotOf(turn.state, 20);
  turn.dueShots.push({ figure, when, moment: 'moving', other: null, approach: 'closing', ...due });
}

/** Shoots and reloads through one turn. */
export function shootOut(volley: VolleyCase): VolleyResult {
  const { table, state, resolution, fired } = lay(volley);
  const turn = beginTurn(table, state, resolution);
  fireAtStart(turn);
  volley.moves?.(turn, fired.figureIndex);
  fireTogether(turn);
  finishReloads(turn);
  return fired;
}

/** Resolves a whole turn. Dice that the script does not name show 1. */
export function playTurn(volley: VolleyCase): VolleyResult {
  const { table, state, resolution, fired } = lay(volley, 1);
  resolveTurn(table, state, resolution);
  return fired;
}

interface VolleyScene {
  readonly table: Table;
  readonly state: State;
  readonly resolution: Resolution<ArgadEvent>;
  readonly fired: VolleyResult;
}

function lay(volley: VolleyCase, otherwise?: number): VolleyScene {
  const { table, state } = layOut(volley);
  const events: ArgadEvent[] = [];
  const rules = { apply, copy: copyState } as unknown as TableRules<
    State,
    ArgadView,
    ArgadCommand,
    ArgadEvent
  >;
  const face = (_: number, actor: string, purpose: string, n: number) => {
    const given = (purpose === 'shot' ? volley.dice?.[actor]?.[n] : undefined) ?? otherwise;
    if (given === undefined) throw new Error(`no face ${n} for ${actor}, ${purpose}`);
    return given;
  };
  const resolution = resolutionOf(rules, state, { thrower: throwFrom({ face }, 0), events, reasons: true });
  return { table, state, resolution, fired: firedOf(table, state, events) };
}

function firedOf(table: Table, state: State, events: readonly ArgadEvent[]): VolleyResult {
  const figureIndex = (id: string) => table.figureOf.get(id)!;
  const all = <K extends EventKind>(kind: K) =>
    events.filter((event): event is ArgadEventOf<K> => event.kind === kind);
  const shot = (id: string) => all('shot').find(({ figure }) => figure === figureIndex(id));
  return {
    table,
    state,
    events,
    figureIndex,
    figure: (id) => state.figures[figureIndex(id)]!,
    all,
    shot,
    held: (id) => all('heldFire').find(({ figure }) => figure === figureIndex(id))?.rules ?? [],
    why: (id) => shot(id)?.why?.map(({ rule }) => rule) ?? [],
  };
}
