/** What a side may know. */
import type { SideId } from '@grognard/engine';
import type { Json } from '@grognard/rules-kit';
import type { State, Table } from './model.ts';

export function viewFor(_table: Table, _state: State, _side: SideId | null): Json {
  return {};
}
