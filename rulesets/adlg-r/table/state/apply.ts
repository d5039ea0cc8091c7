/** `apply`: writes an event into the state. Decides nothing. */
import { type EventWriters, writeEvent } from '@grognard/engine';
import { entryAt, none } from '@grognard/lists';
import { fight } from './apply-fight.ts';
import { nothingDone, type Writer } from './apply-help.ts';
import { hidden } from './apply-hidden.ts';
import { charge, movement } from './apply-movement.ts';
import { setup } from './apply-setup.ts';
import type { AdlgEvent } from './events.ts';
import type { State, Table } from './model.ts';

/** Orders that are a unit’s move, however it goes; moves themselves count as they are made. */
const countedOrders: readonly string[] = ['disengage', 'leave', 'support'];

const course: { readonly [K in CourseKind]: Writer<K> } = {
  /** What a sequence forbids ends with it, for both sides: also those who evaded in the enemy's. */
  sequenceBegan(state, { turn, sequence, active }, { corps }) {
    state.phase = 'sequence';
    state.setup = null;
    state.turn = turn;
    state.sequence = sequence;
    state.active = active;
    state.step = 'movement';
    state.corps = none;
    state.entered = [];
    state.heldTries = [];
    state.fought = [];
    state.victors = [];
    for (const unit of state.units) unit.doings = nothingDone();
    for (const { index, side } of corps) {
      const command = entryAt(state.commands, index);
      command.done = side !== active;
      command.cp = 0;
      command.free = 0;
      command.urged = false;
      command.commander.moves = 0;
      command.commander.rallied = false;
    }
  },
  stepBegan(state, { step }) {
    state.step = step;
    state.corps = none;
    state.closed = [];
    state.shots = [];
  },
  activated(state, { corps, cp, free }) {
    const command = entryAt(state.commands, corps);
    state.corps = corps;
    command.cp = cp;
    command.free = free;
    command.wasActivated = true;
  },
  urged(state, { corps }) {
    entryAt(state.commands, corps).urged = true;
  },
  hesitated(state, { corps, hesitant }) {
    entryAt(state.commands, corps).hesitant = hesitant;
  },
  ordered(state, { corps, units, order, spent, free }) {
    const command = entryAt(state.commands, corps);
    command.cp -= spent;
    command.free -= free;
    if (!countedOrders.includes(order)) return;
    for (const unit of units) {
      const { doings } = entryAt(state.units, unit);
      doings.moved = true;
      doings.moves += 1;
    }
  },
  corpsDone(state, { corps }) {
    const command = entryAt(state.commands, corps);
    command.done = true;
    command.cp = 0;
    command.free = 0;
    state.corps = none;
  },
  waits(state, { agenda }) {
    state.agenda = agenda;
  },
  checked() {},
  ended(state, { result }) {
    state.phase = 'over';
    state.agenda = [];
    state.result = result;
  },
};

type CourseKind =
  | 'sequenceBegan'
  | 'stepBegan'
  | 'activated'
  | 'urged'
  | 'hesitated'
  | 'ordered'
  | 'corpsDone'
  | 'waits'
  | 'checked'
  | 'ended';

const writers: EventWriters<State, Table, AdlgEvent> = {
  ...course,
  ...movement,
  ...charge,
  ...fight,
  ...setup,
  ...hidden,
};

export function apply(table: Table, state: State, event: AdlgEvent): void {
  writeEvent(writers, state, event, table);
}
