/** How computer players fight. */
import type { Doctrine } from '@grognard/engine';
import type { State, Table } from '../model.ts';
import { notYet } from '../not-yet.ts';
import type { GiorgiCommand } from '../orders.ts';

export function doctrineOf(_table: Table): Doctrine<State, GiorgiCommand> {
  return {
    manners: ['steady'],
    plan: () => notYet('plan'),
    actorOf: () => null,
    imagine: () => notYet('imagine'),
    worth: () => 0,
  };
}
