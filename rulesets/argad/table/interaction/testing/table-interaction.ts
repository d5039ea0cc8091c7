/** An interaction on a small table and its results, in one line of a test. For tests only. */
import type { ChoiceTask, Gesture, Interaction, Proposal, Task } from '@grognard/engine';
import { check, type Json } from '@grognard/rules-kit';
import { gameOn } from '../../index.ts';
import type { State, Table } from '../../state/model.ts';
import { type Order, orderShape } from '../../state/orders.ts';
import { type BattleSetup, layBattle } from '../../testing/battle.ts';

export interface OnTable {
  readonly table: Table;
  readonly state: State;
  readonly interaction: Interaction;
  /** The proposal for one piece, or for several separated by spaces, with these values. */
  readonly propose: (pieces: string, values: GestureValues) => Proposal;
  readonly tasks: (pieces: string, values?: GestureValues) => readonly Task[];
  readonly task: <K extends Task['kind']>(
    kind: K,
    pieces: string,
    id: string,
    values?: GestureValues,
  ) => TaskOf<K>;
  /** The rules that refuse these values. */
  readonly rules: (pieces: string, values: GestureValues) => (string | null)[];
}

type GestureValues = Readonly<Record<string, Json>>;

/** Choice and target tasks share one type. */
type TaskOf<K extends Task['kind']> = K extends ChoiceTask['kind'] ? ChoiceTask : Extract<Task, { kind: K }>;

/** A point given in cm. */
export function at(x: number, y: number): { readonly x: number; readonly y: number } {
  return { x: x * 100, y: y * 100 };
}

/** A default order with only the named fields changed. */
export function someOrder(named: Partial<Order>): Order {
  return { ...(check(orderShape, {}) as Order), ...named };
}

export function handOn(
  battle: BattleSetup,
  change: (state: State, table: Table) => void = () => undefined,
): OnTable {
  const { table, state } = layBattle(battle);
  change(state, table);
  const { interactionFor, rules } = gameOn(table);
  const side = table.sides[0]!.id;
  const interaction = interactionFor(rules.view(state, { side }), side);
  const gesture = (pieces: string, values: GestureValues): Gesture => ({ pieces: pieces.split(' '), values });
  return {
    table,
    state,
    interaction,
    propose: (pieces, values) => interaction.propose(gesture(pieces, values)),
    tasks: (pieces, values = {}) => interaction.tasks(gesture(pieces, values)),
    task(kind, pieces, id, values = {}) {
      const found = interaction.tasks(gesture(pieces, values)).find((task) => task.id === id);
      if (found?.kind !== kind) throw new Error(`no task ${id} of kind ${kind}`);
      return found as never;
    },
    rules: (pieces, values) => interaction.propose(gesture(pieces, values)).refusals.map(({ rule }) => rule),
  };
}
