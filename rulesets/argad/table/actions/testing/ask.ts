/** `asking`: checks a command in one line of a test. For tests only. */

import type { AllowedCommand, Verdict } from '@grognard/engine';
import { indicesOf, present } from '@grognard/lists';
import { check, Problem } from '@grognard/rules-kit';
import { enRemedies } from '../../../words/en-remedies.ts';
import { layOut, type SkirmishCase } from '../../flow/testing/skirmish.ts';
import type { SideIndex } from '../../state/indices.ts';
import type { State, Table } from '../../state/model.ts';
import { type ArgadCommand, type CommandKind, commandShapes } from '../../state/orders.ts';
import { checkCommand } from '../command.ts';

/** A point given in cm, as tests write it. */
export const at = (x: number, y: number) => ({ x: Math.round(x * 100), y: Math.round(y * 100) });

export interface Asking {
  readonly table: Table;
  readonly state: State;
  /** The full verdict on a command, by default of blue, which is side 0. */
  readonly verdict: (command: object, side?: SideIndex) => Verdict;
  /** The rules that refuse a command, in order. Empty if it is allowed. A mistake throws, as an error of the test. */
  readonly refused: (command: object, side?: SideIndex) => string[];
  /** Code and location of a mistake. */
  readonly mistake: (command: object, side?: SideIndex) => string;
  /** The rules that refuse an order. */
  readonly order: (figure: string, fields: object) => string[];
  readonly cost: (command: object) => AllowedCommand['cost'];
}

/** Fills in the fields that the command omits. */
export function commandOf(given: object): ArgadCommand {
  const { kind } = given as { kind: CommandKind };
  const read = check(commandShapes[kind], given);
  if (read instanceof Problem) throw new Error(`${read.at}: ${read.message}`);
  return read as ArgadCommand;
}

export function askingOn({ table, state }: { table: Table; state: State }): Asking {
  const blue = present(indicesOf(table.sides)[0], 'side');
  const verdict = (command: object, side = blue) => checkCommand(table, state, side, commandOf(command));
  const refused = (command: object, side = blue): string[] => {
    const said = verdict(command, side);
    if (said.allowed) return [];
    if ('error' in said) throw new Error(`${said.error.at}: ${said.error.message}`);
    for (const { rule } of said.refusals)
      if (!Object.hasOwn(enRemedies, rule)) throw new Error(`${rule} has no remedy`);
    return said.refusals.map(({ rule }) => rule);
  };
  return {
    table,
    state,
    verdict,
    refused,
    mistake(command, side = blue) {
      const said = verdict(command, side);
      if (said.allowed || !('error' in said)) throw new Error(`no mistake: ${JSON.stringify(said)}`);
      return `${said.error.code} ${said.error.at}`;
    },
    order: (figure, fields) => refused({ kind: 'order', figure, ...fields }),
    cost(command) {
      const said = verdict(command);
      if (!said.allowed) throw new Error(JSON.stringify(said));
      return said.cost;
    },
  };
}

export function asking(skirmish: SkirmishCase): Asking {
  return askingOn(layOut(skirmish));
}
