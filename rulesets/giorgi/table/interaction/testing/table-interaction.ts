/** An interaction on a small table, with results in a form for one-line tests. For tests only. */
import type { Choice, ChoiceTask, Gesture, Interaction, Proposal, Task } from '@grognard/engine';
import type { Json } from '@grognard/rules-kit';
import { tableRules } from '../../rules.ts';
import type { State, Table } from '../../state/model.ts';
import { type BattleSetup, layBattle } from '../../testing/battle.ts';
import { createInteraction } from '../index.ts';

export interface OnTable {
  readonly table: Table;
  readonly state: State;
  readonly interaction: Interaction;
  readonly propose: (piece: string, values: GestureValues) => Proposal;
  readonly tasks: (piece: string, values?: GestureValues) => readonly Task[];
  readonly task: <K extends Task['kind']>(
    kind: K,
    piece: string,
    id: string,
    values?: GestureValues,
  ) => TaskOf<K>;
  readonly offer: (piece: string, id: string, value: Json, values?: GestureValues) => Choice;
  /** Rules that refuse the values. */
  readonly rules: (piece: string, values: GestureValues) => (string | null)[];
}

export type GestureValues = Readonly<Record<string, Json>>;

/** Choices and targets have the same type. */
type TaskOf<K extends Task['kind']> = K extends ChoiceTask['kind'] ? ChoiceTask : Extract<Task, { kind: K }>;

export function at(x: number, y: number): { readonly x: number; readonly y: number } {
  return { x: x * 100, y: y * 100 };
}

/** The interaction of a side in a position. The south side is in its movement step. */
export function handOn(
  battle: BattleSetup,
  change: (state: State, table: Table) => void = () => undefined,
  side = 'south',
): OnTable {
  const { table, state } = layBattle(battle);
  change(state, table);
  return handOf(table, state, side);
}

export function handOf(table: Table, state: State, side: string): OnTable {
  const interaction = createInteraction(table)(tableRules(table).view(state, { side }), side);
  const gesture = (piece: string, values: GestureValues): Gesture => ({ pieces: [piece], values });
  const found = (piece: string, id: string, values: GestureValues) =>
    interaction.tasks(gesture(piece, values)).find((task) => task.id === id);
  return {
    table,
    state,
    interaction,
    propose: (piece, values) => interaction.propose(gesture(piece, values)),
    tasks: (piece, values = {}) => interaction.tasks(gesture(piece, values)),
    task(kind, piece, id, values = {}) {
      const task = found(piece, id, values);
      if (task?.kind !== kind) throw new Error(`no task ${id} of kind ${kind}`);
      return task as never;
    },
    offer(piece, id, value, values = {}) {
      const task = found(piece, id, values);
      const choices = task !== undefined && 'choices' in task ? task.choices : [];
      const one = choices.find((choice) => JSON.stringify(choice.value) === JSON.stringify(value));
      if (one === undefined) throw new Error(`no offer ${JSON.stringify(value)} of ${id}`);
      return one;
    },
    rules: (piece, values) => interaction.propose(gesture(piece, values)).refusals.map(({ rule }) => rule),
  };
}
