/** What figures, things, vessels and bodies are called in a battle report. */
import { entryAt } from '@grognard/lists';
import { phrase } from '@grognard/rules-kit';
import type { State, Table } from '../state/model.ts';

const called = new WeakMap<Table, readonly string[]>();

/** The short name of a figure, without what it is; the whole name, or its id, where others are called the same. */
export function nameOf(table: Table, figure: number): string {
  let names = called.get(table);
  if (names === undefined) {
    names = namesOf(table);
    called.set(table, names);
  }
  return names[figure] ?? table.words.naming.somebody;
}

function namesOf({ roster }: Table): string[] {
  const short = roster.map(({ name }) => entryAt(name.split(','), 0));
  const isOnlyOne = (all: readonly string[], text: string) =>
    all.filter((other) => other === text).length === 1;
  const whole = roster.map(({ name }) => name);
  return roster.map(({ id, name }, figure) => {
    if (isOnlyOne(short, entryAt(short, figure))) return entryAt(short, figure);
    return isOnlyOne(whole, name) ? name : `${name} (${id})`;
  });
}

export function namesFor(table: Table, figures: readonly number[]): string[] {
  return figures.map((figure) => nameOf(table, figure));
}

export function sideName({ sides, words }: Table, side: number): string {
  return sides[side]?.name ?? words.naming.nobody;
}

/** A thing within a sentence; those of one name are counted. */
export function thingName({ things, words }: Table, thing: number): string {
  const { inSentence, nth, thing: nameless } = words.naming;
  const name = things[thing]?.name;
  if (name === undefined) return nameless;
  const alike = things.filter((other) => other.name === name);
  if (alike.length < 2) return inSentence(name);
  return nth(
    alike.findIndex(({ index }) => index === thing),
    inSentence(name),
  );
}

export function vesselName({ vessels, words }: Table, vessel: number): string {
  const id = vessels[vessel]?.id;
  return id === undefined ? words.naming.vessel : phrase(words.rules, id.replaceAll('-', ' '));
}

/** The man under whom a body moves: its first leader. */
export function leaderOf(table: Table, { bodies }: State, body: number): string {
  const { members } = entryAt(bodies, body);
  return leaderAmong(table, members) ?? nameOf(table, members[0] ?? -1);
}

/** The first leader among these; null: there is none. */
export function leaderAmong(table: Table, members: readonly number[]): string | null {
  const leader = members.find((figure) => entryAt(table.roster, figure).leader);
  return leader === undefined ? null : nameOf(table, leader);
}

/** Inside, and of what. */
export function indoors({ scenario, field, words }: Table, room: number): string {
  const building = scenario.buildings[field.rooms[room]?.building ?? -1];
  return words.naming.indoors(building === undefined || building.name === 'House' ? null : building.name);
}
