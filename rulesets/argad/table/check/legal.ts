/** What a side may do now: commands that are finite in full, moves by figure and reach. */
import type { Json } from '@grognard/rules-kit';
import type { State, Table } from '../model.ts';

export function legalFor(_table: Table, _state: State, _side: number): Json {
  return {};
}
