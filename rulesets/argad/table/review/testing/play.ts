/** A small battle played as players do: commands, sealed orders, scripted dice. For tests only. */

import { type FaceSource, Match } from '@grognard/engine';
import { brokenInvariants } from '../../invariants/index.ts';
import { tableRules } from '../../rules.ts';
import { copyState } from '../../state/copy-state.ts';
import type { ArgadEvent, ArgadEventOf, EventKind } from '../../state/events.ts';
import type { FigureIndex } from '../../state/indices.ts';
import type { FigureState, State, Table } from '../../state/model.ts';
import type { ArgadCommand, Order } from '../../state/orders.ts';
import type { ArgadView } from '../../state/view-model.ts';
import { type BattleSetup, layBattle } from '../../testing/battle.ts';
import { viewOf } from '../../views/view.ts';

/** Faces by figure and purpose (`a blow`), used in order. A figure without an entry throws a 1. */
export type FacesByActor = Readonly<Record<string, readonly number[]>>;

export interface ScriptedBattle {
  readonly table: Table;
  readonly match: Match<State, ArgadView, ArgadCommand, ArgadEvent>;
  /** Gives orders by figure, seals for every awaited side, and returns the events. */
  readonly turn: (orders?: Readonly<Record<string, Partial<Order>>>, faces?: FacesByActor) => TurnEvents;
  /** Gives one command, which must be allowed. */
  readonly give: (side: string, command: object) => readonly ArgadEvent[];
  readonly figure: (id: string) => FigureState;
  readonly figureIndex: (id: string) => FigureIndex;
  readonly view: (side: string | null) => ArgadView;
}

export interface TurnEvents {
  readonly events: readonly ArgadEvent[];
  readonly all: <K extends EventKind>(kind: K) => ArgadEventOf<K>[];
}

/** A path over these points, in cm. */
export function to(...places: readonly (readonly [number, number])[]): Partial<Order> {
  return { path: places.map(([x, y]) => ({ x: Math.round(x * 100), y: Math.round(y * 100) })) };
}

export function play(
  battle: BattleSetup,
  prepare: (state: State, figure: ScriptedBattle['figureIndex']) => void = () => {},
): ScriptedBattle {
  const { table, state } = layBattle(battle);
  const figure = (id: string) => table.figureOf.get(id)!;
  prepare(state, figure);
  let faces: FacesByActor = {};
  const source: FaceSource = {
    face: (_, actor, purpose, n) => faces[`${actor} ${purpose}`]?.[n] ?? 1,
  };
  const match = new Match(tableRules(table), state, source);
  const give = (side: string, command: object): readonly ArgadEvent[] => {
    const before = copyState(match.state);
    const answer = match.submit(side, command);
    if (!answer.done) throw new Error(JSON.stringify(answer.because));
    const broken = brokenInvariants(table, before, { side, events: answer.events }, match.state);
    if (broken.length > 0) throw new Error(broken.join('; '));
    return answer.events;
  };
  const turn: ScriptedBattle['turn'] = (orders = {}, thrown = {}) => {
    faces = thrown;
    const events: ArgadEvent[] = [];
    for (const [id, order] of Object.entries(orders))
      give(table.sides[table.roster[figure(id)]!.side]!.id, { kind: 'order', figure: id, ...order });
    const awaits = match.awaits();
    if (awaits.kind !== 'orders') throw new Error('the battle is over');
    for (const side of awaits.sides) events.push(...give(side, { kind: 'seal' }));
    const all = <K extends EventKind>(kind: K) =>
      events.filter((event): event is ArgadEventOf<K> => event.kind === kind);
    return { events, all };
  };
  return {
    table,
    match,
    turn,
    give,
    figure: (id) => match.state.figures[figure(id)]!,
    figureIndex: figure,
    view: (side) => viewOf(table, match.state, { side }),
  };
}
