/** Finds what a command, an order, a view or an aim names. */
import { entryAt, indicesOf, type ListBy, none, type OrNone, present } from '@grognard/lists';
import type { Battlefield } from '../field/model.ts';
import type { BodyIndex, RoomIndex } from './indices.ts';
import type { State } from './model.ts';

/** The index of what an id names. Null if no id is given or nothing has it. */
export function indexNamed<I extends number>(
  indices: ReadonlyMap<string, I>,
  id: string | null | undefined,
): I | null {
  return id === null || id === undefined ? null : (indices.get(id) ?? null);
}

/** The entry of a list that an id names. Undefined if no id is given or nothing has it. */
export function entryNamed<I extends number, T>(
  entries: ListBy<I, T>,
  indices: ReadonlyMap<string, I>,
  id: string | null,
): T | undefined {
  const index = indexNamed(indices, id);
  return index === null ? undefined : entryAt(entries, index);
}

/** The room with this id, as a state stores it. `none` means outside, or that no room has the id. */
export function roomNamed({ rooms }: Battlefield, id: string | null): OrNone<RoomIndex> {
  return rooms.find((room) => room.id === id)?.index ?? none;
}

/** The body with this number. Commands with other numbers have been refused. */
export function bodyNumbered({ bodies }: State, number: number): BodyIndex {
  return present(indicesOf(bodies)[number], `body ${number}`);
}
