/** conformLeft: contacts of a unit that are still to be conformed in its own movement phase (chapter conform). */
import { edgeAlong } from '@grognard/geometry';
import { entryAt } from '@grognard/lists';
import type { RuleId } from '@grognard/rules-kit';
import { baseOf } from '../../bodies/index.ts';
import type { UnitIndex } from '../../state/indices.ts';
import type { FrontContact, State, Table, UnitEdge } from '../../state/model.ts';
import { otherSide, unitsOn } from '../../state/sides.ts';
import type { Turn } from '../../state/turn.ts';
import { mostThreatening } from '../../zones/index.ts';
import { areInContact, conform, conforms, keepContacts } from '../conform/index.ts';
import { meleesIn, rolesIn, standingContacts } from '../melee/index.ts';
import { meetOrAsk } from './meeting.ts';
import { placeAway } from './step-away.ts';

/** What a unit has to do about an enemy whom it touches. */
export interface LeftOver {
  readonly enemy: UnitIndex;
  /** Edge of the enemy to which its front goes. */
  readonly edge: UnitEdge;
  readonly what: 'complete' | 'face' | 'meet';
}

/** Contacts that are incomplete, enemies on flank or rear alone, and enemies who are merely touched. Null if there is nothing. */
export function leftOver(table: Table, state: State, unit: UnitIndex): LeftOver | null {
  const contacts = standingContacts(state).filter(({ by, on }) => by === unit || on === unit);
  const own = contacts.find(({ by, complete }) => by === unit && !complete);
  if (own !== undefined) return { enemy: own.on, edge: own.edge, what: 'complete' };
  const onFront = contacts.filter(({ by, edge }) => by === unit || edge === 'front');
  const askew = onFront.find(({ on, complete }) => on === unit && !complete);
  if (askew !== undefined) return { enemy: askew.by, edge: 'front', what: 'complete' };
  const [aside] = contacts.toSorted((one, other) => one.since - other.since);
  if (aside !== undefined)
    return onFront.length > 0 ? null : { enemy: aside.by, edge: 'front', what: 'face' };
  return merelyTouched(table, state, unit);
}

/** `conform.resolve-contact`: without melee or support. Of several the one that threatens most, or else the first. */
function merelyTouched(table: Table, state: State, unit: UnitIndex): LeftOver | null {
  const base = baseOf(table, state, unit);
  const touched = unitsOn(table, state, otherSide(entryAt(table.units, unit).side)).filter((enemy) =>
    areInContact(table, base, baseOf(table, state, enemy)),
  );
  if (touched.length === 0 || rolesIn(table, state, meleesIn(table, state)).has(unit)) return null;
  const threats = mostThreatening(table, state, unit);
  const enemy = touched.find((one) => threats.includes(one)) ?? entryAt(touched, 0);
  return { enemy, edge: edgeAlong(baseOf(table, state, enemy), base), what: 'meet' };
}

/** Rules against conforming in this phase. */
export function againstConforming(table: Table, state: State, unit: UnitIndex): RuleId[] {
  const { doings } = entryAt(state.units, unit);
  if (doings.triedRally) return ['conform.rallying'];
  return conforms(table, state, unit) ? [] : ['conform.never'];
}

const byConforming: Pick<FrontContact, 'how' | 'uncontrolled' | 'first'> = {
  how: 'conform',
  uncontrolled: false,
  first: false,
};

/** A unit conforms to the enemy whom it has to, or steps away from him. */
export function conformLeft(turn: Turn, unit: UnitIndex): void {
  const { table, state, resolution } = turn;
  if (entryAt(state.units, unit).status !== 'on') return;
  const away = placeAway(table, state, unit);
  if (away !== null) {
    const { pose } = entryAt(state.units, unit);
    resolution.emit({
      kind: 'moved',
      cause: 'conform',
      ways: [{ unit, way: [pose, away] }],
      used: 0,
      slid: false,
    });
    keepContacts(turn);
    return;
  }
  const left = leftOver(table, state, unit);
  if (left === null || againstConforming(table, state, unit).length > 0) return;
  const { enemy, edge, what } = left;
  if (what === 'meet') meetOrAsk(turn, { by: unit, on: enemy, edge, how: 'conform', mates: [], left: 0 });
  else conform(turn, { unit, enemy, edge }, byConforming);
}
