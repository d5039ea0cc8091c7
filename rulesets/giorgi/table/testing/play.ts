/** Small battles played by commands, checked and carried out as in a game, with predetermined dice. For tests only. */
import { resolutionOf, throwFrom, type Verdict } from '@grognard/engine';
import { check, Problem } from '@grognard/rules-kit';
import { tableRules } from '../rules.ts';
import { type CommandKind, commandShapes, type GiorgiCommand } from '../state/commands.ts';
import type { EventKind, GiorgiEvent, GiorgiEventOf } from '../state/events.ts';
import type { State, Table, UnitState } from '../state/model.ts';
import { type BattleSetup, type FacesByActor, facesAsTold, layBattle, unitIn } from './battle.ts';

/** A command in which optional values may be missing. */
export type CommandInput = { readonly kind: CommandKind } & Readonly<Record<string, unknown>>;

export interface ScriptedBattle {
  readonly table: Table;
  readonly state: State;
  /** All events so far. */
  readonly events: GiorgiEvent[];
  /** Whether the prompted side may give a command. */
  readonly check: (command: CommandInput) => Verdict;
  /** Refusals of a command, or null if it is allowed. */
  readonly against: (command: CommandInput) => readonly string[] | null;
  /** Gives a command that must be allowed. Returns its events. */
  readonly give: (command: CommandInput) => readonly GiorgiEvent[];
  /** Closes the reactions to an attack, if any are still due. */
  readonly close: () => void;
  readonly all: <K extends EventKind>(kind: K) => GiorgiEventOf<K>[];
  readonly unit: (id: string) => UnitState;
  /** The present prompt and its side. */
  readonly asked: () => string;
}

/** Plays from a position with the south side in its movement step. */
export function playFrom(battle: BattleSetup, faces: FacesByActor = {}): ScriptedBattle {
  const { table, state } = layBattle(battle);
  const rules = tableRules(table);
  const events: GiorgiEvent[] = [];
  let thrown = 0;
  const sideAsked = () => {
    const awaits = rules.awaits(state);
    return awaits.kind === 'over' ? 'nobody' : awaits.sides[0]!;
  };
  const read = (command: CommandInput): GiorgiCommand => {
    const whole = check(commandShapes[command.kind], command);
    if (whole instanceof Problem) throw new Error(`${whole.at}: ${whole.message}`);
    return whole as GiorgiCommand;
  };
  const verdict = (command: CommandInput) => rules.check(state, sideAsked(), read(command), 'verdict');
  const played: ScriptedBattle = {
    table,
    state,
    events,
    check: verdict,
    against(command) {
      const said = verdict(command);
      if (said.allowed) return null;
      return 'refusals' in said
        ? said.refusals.map(({ rule }) => rule)
        : [`${said.error.at}: ${said.error.message}`];
    },
    give(command) {
      const said = verdict(command);
      if (!said.allowed) throw new Error(`refused: ${JSON.stringify(said)}`);
      const before = events.length;
      const thrower = throwFrom(facesAsTold(faces), thrown++);
      const resolution = resolutionOf(rules, state, { thrower, events, reasons: true });
      rules.decide(state, sideAsked(), read(command), resolution);
      return events.slice(before);
    },
    close() {
      if (played.asked().endsWith('reaction')) played.give({ kind: 'done' });
    },
    all: <K extends EventKind>(kind: K) =>
      events.filter((event): event is GiorgiEvent & GiorgiEventOf<K> => event.kind === kind),
    unit: (id) => unitIn(table, state, id),
    asked() {
      const awaits = rules.awaits(state);
      return awaits.kind === 'over' ? 'over' : `${awaits.sides[0]} ${awaits.phase}`;
    },
  };
  return played;
}
