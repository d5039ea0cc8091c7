/** Finds what a command, an order, a view or an aim names. */
import { entryAt, indicesOf, type ListBy, none, type OrNone, present } from '@grognard/lists';
import type { Battlefield } from '../field/model.ts';
import type { BodyIndex, RoomIndex } from './indices.ts';
import type { State } from './model.ts';

/** The index of what is named; null: nothing is named, or nothing is called so. */
export function indexNamed<I extends number>(
  indices: ReadonlyMap<string, I>,
  id: string | null | undefined,
): I | null {
  return id === null || id === undefined ? null : (indices.get(id) ?? null);
}

/** What is named out of a list; undefined: nothing is named, or nothing is called so. */
export function entryNamed<I extends number, T>(
  entries: ListBy<I, T>,
  indices: ReadonlyMap<string, I>,
  id: string | null,
): T | undefined {
  const index = indexNamed(indices, id);
  return index === null ? undefined : entryAt(entries, index);
}

/** The room of this name as a state keeps it; none: outside, or there is no such room. */
export function roomNamed({ rooms }: Battlefield, id: string | null): OrNone<RoomIndex> {
  return rooms.find((room) => room.id === id)?.index ?? none;
}

/** The body of this number. A command that names another has been refused. */
export function bodyNumbered({ bodies }: State, number: number): BodyIndex {
  return present(indicesOf(bodies)[number], `body ${number}`);
}
