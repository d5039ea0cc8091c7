/** How a player's hand becomes commands. */
import type { Handling } from '@grognard/engine';
import type { Table } from '../model.ts';
import { notYet } from '../not-yet.ts';

export function handlingOf(_table: Table): Handling {
  return () => notYet('handling');
}
