/** What computer players know of this game. */
import type { Doctrine } from '@grognard/engine';
import type { State, Table } from '../model.ts';
import type { ArgadCommand } from '../orders.ts';
import { startState } from '../start.ts';

export function doctrineOf(table: Table): Doctrine<State, ArgadCommand> {
  return {
    manners: ['steady'],
    plan: () => ({ commands: [{ kind: 'seal' }], reasons: [] }),
    actorOf: (command) => ('figure' in command ? command.figure : null),
    imagine: () => startState(table),
    worth: () => 0,
  };
}
