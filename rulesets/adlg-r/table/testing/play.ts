/** Small battles played by commands, checked and carried out as in a game, with prepared dice. For tests only. */
import {
  hashedFaces,
  type PreparedDice,
  preparedFaces,
  resolutionOf,
  throwFrom,
  type Verdict,
} from '@grognard/engine';
import { check, Problem } from '@grognard/rules-kit';
import { tableRules } from '../rules.ts';
import { type AdlgCommand, type CommandKind, commandShapes } from '../state/commands.ts';
import type { AdlgEvent, AdlgEventOf, EventKind } from '../state/events.ts';
import type { State, Table, UnitState } from '../state/model.ts';
import { type BattleSetup, layBattle, unitIn } from './battle.ts';

/** A command in which optional values may be missing. */
export type CommandInput = { readonly kind: CommandKind } & Readonly<Record<string, unknown>>;

export interface ScriptedBattle {
  readonly table: Table;
  readonly state: State;
  /** All events so far. */
  readonly events: AdlgEvent[];
  /** Refusals of a command, or null if it is allowed. */
  readonly against: (command: CommandInput) => readonly string[] | null;
  /** Whether the side that is asked may give a command. */
  readonly check: (command: CommandInput) => Verdict;
  /** Gives a command that must be allowed. Returns its events. */
  readonly give: (command: CommandInput) => readonly AdlgEvent[];
  readonly all: <K extends EventKind>(kind: K) => AdlgEventOf<K>[];
  readonly unit: (id: string) => UnitState;
  /** The present question and its side. */
  readonly asked: () => string;
}

/** Plays from a position with the south side in its movement. */
export function playFrom(
  battle: BattleSetup,
  dice: PreparedDice = {},
  arrange: (table: Table, state: State) => void = () => {},
): ScriptedBattle {
  const { table, state } = layBattle(battle);
  arrange(table, state);
  const rules = tableRules(table);
  const events: AdlgEvent[] = [];
  const faces = preparedFaces(dice, hashedFaces(1));
  let thrown = 0;
  const sideAsked = () => {
    const awaits = rules.awaits(state);
    return awaits.kind === 'over' ? 'nobody' : awaits.sides[0]!;
  };
  const read = (command: CommandInput): AdlgCommand => {
    const whole = check(commandShapes[command.kind], command);
    if (whole instanceof Problem) throw new Error(`${whole.at}: ${whole.message}`);
    return whole as AdlgCommand;
  };
  const verdict = (command: CommandInput) => rules.check(state, sideAsked(), read(command), 'verdict');
  return {
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
      const resolution = resolutionOf(rules, state, {
        thrower: throwFrom(faces, thrown++),
        events,
        reasons: true,
      });
      rules.decide(state, sideAsked(), read(command), resolution);
      return events.slice(before);
    },
    all: <K extends EventKind>(kind: K) =>
      events.filter((event): event is AdlgEvent & AdlgEventOf<K> => event.kind === kind),
    unit: (id) => unitIn(table, state, id),
    asked() {
      const awaits = rules.awaits(state);
      return awaits.kind === 'over' ? 'over' : `${awaits.sides[0]} ${awaits.phase}`;
    },
  };
}
