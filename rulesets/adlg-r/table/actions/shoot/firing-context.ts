/** FiringContext: the table as a shot sees it: who stands where, and who is busy in melee. */
import type { Base } from '@grognard/geometry';
import { entryAt, indicesOf } from '@grognard/lists';
import { memoizePer } from '@grognard/rules-kit';
import { baseOf } from '../../bodies/index.ts';
import type { UnitIndex } from '../../state/indices.ts';
import type { State, Table, UnitInfo, UnitState } from '../../state/model.ts';
import { meleesIn, type Role, rolesIn } from '../melee/index.ts';

export interface Sight {
  readonly seen: boolean;
  /** The target is in cover of terrain (`shoot.sight-cover`). */
  readonly cover: boolean;
}

export interface FiringContext {
  readonly table: Table;
  readonly state: State;
  /** Units that block sight, with their bases. */
  readonly bodies: readonly { readonly unit: UnitIndex; readonly base: Base }[];
  readonly roles: ReadonlyMap<UnitIndex, Role>;
  /** Lines of sight that have been looked along, for all scenes in which everybody stands alike. */
  readonly sights: Map<string, Sight>;
}

export function firingContextOf(table: Table, state: State): FiringContext {
  return {
    table,
    state,
    bodies: indicesOf(table.units)
      .filter((unit) => ['on', 'routed'].includes(entryAt(state.units, unit).status))
      .map((unit) => ({ unit, base: baseOf(table, state, unit) })),
    roles: rolesIn(table, state, meleesIn(table, state)),
    sights: sightsAmong(table, state),
  };
}

/** Everybody as they stood when a scene was last made. Nobody moves while shots are chosen, laid and thrown. */
interface Standing {
  readonly units: readonly Pick<UnitState, 'pose' | 'status' | 'square'>[];
  readonly camps: State['camps'];
  readonly sights: Map<string, Sight>;
}

const standingCache = memoizePer<Table, { last: Standing | null }>(() => ({ last: null }));

function sightsAmong(table: Table, { units, camps }: State): Map<string, Sight> {
  const known = standingCache(table);
  if (known.last === null || !isAlike(known.last, units, camps))
    known.last = {
      units: units.map(({ pose, status, square }) => ({ pose, status, square })),
      camps,
      sights: new Map(),
    };
  return known.last.sights;
}

function isAlike(last: Standing, units: State['units'], camps: State['camps']): boolean {
  const isSame = ({ pose, status, square }: Standing['units'][number], n: number) => {
    const now = last.units[n];
    return now?.pose === pose && now.status === status && now.square === square;
  };
  return last.camps === camps && units.every(isSame);
}

export function infoIn({ table }: FiringContext, unit: UnitIndex): UnitInfo {
  return entryAt(table.units, unit);
}

export function unitIn({ state }: FiringContext, unit: UnitIndex): UnitState {
  return entryAt(state.units, unit);
}

export function bodyIn({ table, state }: FiringContext, unit: UnitIndex): Base {
  return baseOf(table, state, unit);
}
