/** Writers of the events of movement and charges. */
import { entryAt, lastOf, none } from '@grognard/lists';
import type { Writer } from './apply-help.ts';
import type { MoveCause } from './events.ts';
import type { UnitIndex } from './indices.ts';
import type { State, UnitDoings } from './model.ts';

/** What moving so marks on a unit. */
const marks: Readonly<Record<MoveCause, Partial<UnitDoings>>> = {
  order: { moved: true },
  support: { moved: true },
  charge: { moved: true, charged: true },
  evade: { evaded: true },
  disengage: { moved: true, disengaged: true },
  'leave-zoc': { moved: true, leftZoc: true },
  conform: {},
  shifted: { shifted: true },
  pushed: { shifted: true },
  pursuit: {},
  faced: {},
};

export const movement: { readonly [K in MovementKind]: Writer<K> } = {
  moved(state, { cause, ways, slid }) {
    for (const { unit, way } of ways) {
      const moved = entryAt(state.units, unit);
      moved.pose = lastOf(way);
      moved.stakes = null;
      moved.ready = false;
      Object.assign(moved.doings, marks[cause]);
      if (slid) moved.doings.slid = true;
      if (cause === 'order') moved.doings.moves += 1;
      takeCommanderAlong(state, unit);
      if (cause === 'disengage') barThoseLeft(state, unit);
    }
  },
  rode(state, { corps, pose, with: joined, by }) {
    const { commander } = entryAt(state.commands, corps);
    commander.pose = pose;
    commander.with = joined;
    commander.status = joined === none ? 'alone' : 'with';
    if (by === 'order') commander.moves += 1;
  },
  formed(state, { unit, square, pose }) {
    const formed = entryAt(state.units, unit);
    formed.square = square;
    formed.pose = pose;
    formed.doings.moved = true;
    formed.doings.formed = true;
  },
  planted(state, { unit, stakes }) {
    entryAt(state.units, unit).stakes = stakes;
  },
  readied(state, { unit }) {
    entryAt(state.units, unit).ready = true;
  },
  held(state, { units }) {
    for (const unit of units) entryAt(state.units, unit).doings.held = true;
    state.heldTries = [...state.heldTries, units];
  },
  entered(state, { entries }) {
    state.entered = [...state.entered, ...entries];
  },
  wasNear(state, { units }) {
    for (const unit of units) entryAt(state.units, unit).doings.wasNear = true;
  },
};

/** Those whom a unit leaves do not shoot either (`disengage.after`). */
function barThoseLeft({ units, contacts }: State, unit: UnitIndex): void {
  for (const { by, on } of contacts)
    if (by === unit || on === unit) entryAt(units, by === unit ? on : by).doings.disengaged = true;
}

/** `commander.attach`: he moves with his unit. */
function takeCommanderAlong({ units, commands }: State, unit: UnitIndex): void {
  for (const { commander } of commands)
    if (commander.with === unit) commander.pose = entryAt(units, unit).pose;
}

export const charge: { readonly [K in ChargeKind]: Writer<K> } = {
  declared() {},
  answered() {},
  distanceRolled() {},
  met(state, { contacts }) {
    state.contacts = [...state.contacts, ...contacts];
    state.nextContact += contacts.length;
  },
  conformed(state, { contact }) {
    state.contacts = state.contacts.map((one) => (one.since === contact.since ? contact : one));
  },
  parted(state, { contacts }) {
    state.contacts = state.contacts.filter(({ since }) => !contacts.includes(since));
  },
  burst(state, { unit }) {
    entryAt(state.units, unit).doings.burst = true;
  },
};

type MovementKind = 'moved' | 'rode' | 'formed' | 'planted' | 'readied' | 'held' | 'entered' | 'wasNear';
type ChargeKind = 'declared' | 'answered' | 'distanceRolled' | 'met' | 'conformed' | 'parted' | 'burst';
