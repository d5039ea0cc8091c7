/** What a side may do now. */
import type { Json } from '@grognard/rules-kit';
import type { State, Table } from './model.ts';

export function legalFor(_table: Table, { phase, step }: State, _side: number): Json {
  return { phase, step };
}
