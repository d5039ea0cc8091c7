/** Names of figures, things, vessels and bodies in a battle report. */

import { entryAt, type ListBy, listBy, type OrNone } from '@grognard/lists';
import { phrase } from '@grognard/rules-kit';
import { buildingOf } from '../field/rooms.ts';
import type {
  BodyIndex,
  FigureIndex,
  RoomIndex,
  SideIndex,
  ThingIndex,
  VesselIndex,
} from '../state/indices.ts';
import type { State, Table } from '../state/model.ts';

const called = new WeakMap<Table, ListBy<FigureIndex, string>>();

/** The short name of a figure without its kind, or the full name if others share it, or else with its side or its id. */
export function nameOf(table: Table, figure: FigureIndex | null): string {
  if (figure === null) return table.words.naming.somebody;
  let names = called.get(table);
  if (names === undefined) {
    names = listBy(namesOf(table));
    called.set(table, names);
  }
  return names[figure] ?? table.words.naming.somebody;
}

function namesOf({ roster, sides }: Table): string[] {
  const short = roster.map(({ name }) => entryAt(name.split(','), 0));
  const isOnlyOne = (all: readonly string[], text: string) =>
    all.filter((other) => other === text).length === 1;
  const whole = roster.map(({ name }) => name);
  return roster.map(({ id, name, side }, figure) => {
    if (isOnlyOne(short, entryAt(short, figure))) return entryAt(short, figure);
    if (isOnlyOne(whole, name)) return name;
    const isOnlyOneOfSide = roster.filter((other) => other.side === side && other.name === name).length === 1;
    return `${name} (${isOnlyOneOfSide ? entryAt(sides, side).name : id})`;
  });
}

export function namesFor(table: Table, figures: readonly FigureIndex[]): string[] {
  return figures.map((figure) => nameOf(table, figure));
}

export function sideName({ sides, words }: Table, side: SideIndex): string {
  return sides[side]?.name ?? words.naming.nobody;
}

/** A thing within a sentence. Things of the same name are numbered. */
export function thingName({ things, words }: Table, thing: ThingIndex | null): string {
  const { inSentence, nth, thing: nameless } = words.naming;
  const name = thing === null ? undefined : things[thing]?.name;
  if (name === undefined) return nameless;
  const alike = things.filter((other) => other.name === name);
  if (alike.length < 2) return inSentence(name);
  return nth(
    alike.findIndex(({ index }) => index === thing),
    inSentence(name),
  );
}

export function vesselName({ vessels, words }: Table, vessel: VesselIndex | null): string {
  const id = vessel === null ? undefined : vessels[vessel]?.id;
  return id === undefined ? words.naming.vessel : phrase(words.rules, id.replaceAll('-', ' '));
}

/** The name under which a body is reported: its first leader's. */
export function leaderOf(table: Table, { bodies }: State, body: BodyIndex): string {
  const { members } = entryAt(bodies, body);
  return leaderAmong(table, members) ?? nameOf(table, members[0] ?? null);
}

/** The first leader among these, or null. */
export function leaderAmong(table: Table, members: readonly FigureIndex[]): string | null {
  const leader = members.find((figure) => entryAt(table.roster, figure).leader);
  return leader === undefined ? null : nameOf(table, leader);
}

/** "Inside" with the name of the building. */
export function indoors({ scenario, field, words }: Table, room: OrNone<RoomIndex>): string {
  const building = scenario.buildings[buildingOf(field, room)];
  return words.naming.indoors(building === undefined || building.name === 'House' ? null : building.name);
}
