/** meleesIn: who fights whom, from the contacts (`melee.pairing`, `melee.pairing-tie`, `melee.wide-front`). */
import { entryAt } from '@grognard/lists';
import type { UnitIndex } from '../../state/indices.ts';
import type { FoughtMelee, FrontContact, State, Table } from '../../state/model.ts';
import { shareOf, standingContacts, struckBy } from './contacts.ts';

/** Two main units. `a` is the phasing one. */
export interface PairedMelee {
  readonly a: UnitIndex;
  readonly b: UnitIndex;
  readonly contact: FrontContact;
}

/** The main enemy that the phasing player names for one of his units. */
export interface MainChoice {
  readonly unit: UnitIndex;
  readonly against: UnitIndex;
}

/** The melees of this phase in the order of pairing, fought ones included. */
export function meleesIn(table: Table, state: State, choice: MainChoice | null = null): PairedMelee[] {
  const contacts = standingContacts(state);
  const pairing = new Pairing(table, state);
  for (const fight of state.fought) pairing.addFought(contacts, fight);
  for (const contact of frontsInOrder(table, state, contacts, choice)) pairing.add(contact, 'front');
  for (const contact of sidesInOrder(table, state, contacts)) pairing.add(contact, 'side');
  return pairing.melees;
}

/** Each unit is main in one melee at most, by option a Battle Unit in one for each half of its front. */
class Pairing {
  readonly melees: PairedMelee[] = [];
  readonly #table: Table;
  readonly #state: State;

  constructor(table: Table, state: State) {
    this.#table = table;
    this.#state = state;
  }

  addFought(contacts: readonly FrontContact[], { a, b }: FoughtMelee): void {
    const contact = contacts.find(({ by, on }) => (by === a && on === b) || (by === b && on === a));
    if (contact !== undefined) this.#pair(contact);
  }

  add(contact: FrontContact, where: 'front' | 'side'): void {
    const isPaired = this.melees.some(({ contact: { since } }) => since === contact.since);
    if (isPaired || !this.#isFree(contact.by, where) || !this.#isFree(contact.on, where)) return;
    this.#pair(contact);
  }

  #isFree(unit: UnitIndex, where: 'front' | 'side'): boolean {
    const { options, units } = this.#table;
    const isWide = options['melee.wide-front'] === 'two-melees' && entryAt(units, unit).row.battleUnit;
    return this.#countOf(unit) < (isWide && where === 'front' ? 2 : 1);
  }

  #countOf(unit: UnitIndex): number {
    return this.melees.filter(({ a, b }) => a === unit || b === unit).length;
  }

  #pair(contact: FrontContact): void {
    const { by, on } = contact;
    const isPhasing = entryAt(this.#table.units, by).side === this.#state.active;
    this.melees.push({ a: isPhasing ? by : on, b: isPhasing ? on : by, contact });
  }
}

/** Fronts: the longest shared edge first, of equals the one that the player names, then the older contact. */
function frontsInOrder(
  table: Table,
  state: State,
  contacts: readonly FrontContact[],
  choice: MainChoice | null,
): FrontContact[] {
  const { options, sizes } = table;
  const isChosen = ({ by, on }: FrontContact) =>
    choice !== null && [by, on].includes(choice.unit) && [by, on].includes(choice.against);
  const isTieNamed = options['melee.pairing-tie'] === 'phasing';
  const isByPlayer = options['melee.pairing'] === 'phasing-player';
  const isWagon = (unit: UnitIndex) => entryAt(table.units, unit).row.category === 'WWg';
  const fronts = contacts
    .filter((contact) => struckBy(table, state, contact) === 'front')
    .map((contact) => ({
      contact,
      share: shareOf(table, state, contact.by, contact.on),
      named: Number(isTieNamed && isChosen(contact)),
      // Of a war wagon the phasing player always picks the main enemy (`wagon.one-main`).
      first: Number(isChosen(contact) && (isByPlayer || isWagon(contact.on))),
    }));
  return fronts
    .sort((one, other) => {
      if (one.first !== other.first) return other.first - one.first;
      if (Math.abs(one.share - other.share) >= sizes.eps) return other.share - one.share;
      return other.named - one.named || one.contact.since - other.contact.since;
    })
    .map(({ contact }) => contact);
}

/** Flanks and rears in the order in which they were touched. */
function sidesInOrder(table: Table, state: State, contacts: readonly FrontContact[]): FrontContact[] {
  return contacts
    .filter((contact) => struckBy(table, state, contact) !== 'front')
    .sort((one, other) => one.since - other.since);
}

/** Melees of this phase that are still to be fought. */
export function openMelees(table: Table, state: State, choice: MainChoice | null = null): PairedMelee[] {
  return meleesIn(table, state, choice).filter(
    ({ a, b }) => !state.fought.some((fight) => fight.a === a && fight.b === b),
  );
}

/** The main enemies that the phasing player may name for a unit. */
export function mayBeMain(table: Table, state: State, unit: UnitIndex): UnitIndex[] {
  const enemies = standingContacts(state)
    .filter(({ by, on }) => by === unit || on === unit)
    .map(({ by, on }) => (by === unit ? on : by));
  return [...new Set(enemies)].filter((against) =>
    openMelees(table, state, { unit, against }).some(({ a, b }) => a === unit && b === against),
  );
}

/** Melees that could be next, with each main enemy that may be named. */
export function meleesToChoose(table: Table, state: State): PairedMelee[] {
  return openMelees(table, state).flatMap(({ a }) =>
    mayBeMain(table, state, a).flatMap((against) =>
      openMelees(table, state, { unit: a, against }).filter((melee) => melee.a === a && melee.b === against),
    ),
  );
}

/** The melee of a unit as its main, named or by the order of pairing. */
export function meleeOf(
  table: Table,
  state: State,
  unit: UnitIndex,
  against: UnitIndex | null,
): PairedMelee | null {
  const choice = against === null ? null : { unit, against };
  const found = openMelees(table, state, choice).filter(({ a, b }) => a === unit || b === unit);
  if (against === null) return found[0] ?? null;
  return found.find(({ a, b }) => a === against || b === against) ?? null;
}

/** How a unit fights (`melee.roles`). */
export type Role = 'main' | 'melee-support' | 'simple-support';

export function isMain(melees: readonly PairedMelee[], unit: UnitIndex): boolean {
  return melees.some(({ a, b }) => a === unit || b === unit);
}

/** The edge of the enemy before which a main unit stands. */
export function edgeBefore({ contact: { by, edge } }: PairedMelee, unit: UnitIndex): FrontContact['edge'] {
  return by === unit ? edge : 'front';
}

/** The other main unit. */
export function enemyIn({ a, b }: PairedMelee, unit: UnitIndex): UnitIndex {
  return unit === a ? b : a;
}
