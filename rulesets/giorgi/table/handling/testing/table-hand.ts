/** A hand on a small table, and what it says, in one line of a test. For tests only. */
import type { ChoiceTask, Gesture, Hand, Offer, Proposal, Task } from '@grognard/engine';
import type { Json } from '@grognard/rules-kit';
import type { State, Table } from '../../model.ts';
import { tableRules } from '../../rules.ts';
import { type Battle, layBattle } from '../../testing/battle.ts';
import { handlingOf } from '../index.ts';

export interface OnTable {
  readonly table: Table;
  readonly state: State;
  readonly hand: Hand;
  readonly propose: (piece: string, told: Told) => Proposal;
  readonly tasks: (piece: string, told?: Told) => readonly Task[];
  readonly task: <K extends Task['kind']>(kind: K, piece: string, id: string, told?: Told) => TaskOf<K>;
  readonly offer: (piece: string, id: string, value: Json, told?: Told) => Offer;
  /** The rules against what is told. */
  readonly rules: (piece: string, told: Told) => (string | null)[];
}

export type Told = Readonly<Record<string, Json>>;

/** Choices and targets are one type. */
type TaskOf<K extends Task['kind']> = K extends ChoiceTask['kind'] ? ChoiceTask : Extract<Task, { kind: K }>;

/** A point in cm. */
export function at(x: number, y: number): { readonly x: number; readonly y: number } {
  return { x: x * 100, y: y * 100 };
}

/** The hand of a side on a position; the south side is at its movement. */
export function handOn(
  battle: Battle,
  change: (state: State, table: Table) => void = () => undefined,
  side = 'south',
): OnTable {
  const { table, state } = layBattle(battle);
  change(state, table);
  return handOf(table, state, side);
}

export function handOf(table: Table, state: State, side: string): OnTable {
  const hand = handlingOf(table)(tableRules(table).view(state, { side }), side);
  const gesture = (piece: string, told: Told): Gesture => ({ pieces: [piece], told });
  const found = (piece: string, id: string, told: Told) =>
    hand.tasks(gesture(piece, told)).find((task) => task.id === id);
  return {
    table,
    state,
    hand,
    propose: (piece, told) => hand.propose(gesture(piece, told)),
    tasks: (piece, told = {}) => hand.tasks(gesture(piece, told)),
    task(kind, piece, id, told = {}) {
      const task = found(piece, id, told);
      if (task?.kind !== kind) throw new Error(`no task ${id} of kind ${kind}`);
      return task as never;
    },
    offer(piece, id, value, told = {}) {
      const task = found(piece, id, told);
      const offers = task !== undefined && 'offers' in task ? task.offers : [];
      const one = offers.find((offer) => JSON.stringify(offer.value) === JSON.stringify(value));
      if (one === undefined) throw new Error(`no offer ${JSON.stringify(value)} of ${id}`);
      return one;
    },
    rules: (piece, told) => hand.propose(gesture(piece, told)).against.map(({ rule }) => rule),
  };
}
