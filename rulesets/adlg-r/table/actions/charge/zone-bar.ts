/** Where a zone of control bars the way of a charge: only the most threatening enemy may be charged (`zoc.charge`, `zoc.entering`). */
import { firstMet, type Pose, type Tenths, type Track, zoneBefore } from '@grognard/geometry';
import { indicesOf } from '@grognard/lists';
import { baseAt, baseOf, poseAhead } from '../../bodies/index.ts';
import type { UnitIndex } from '../../state/indices.ts';
import type { State, Table } from '../../state/model.ts';
import { isEnemy } from '../../state/sides.ts';
import { hasZone, holdersAmong, holdersOf, mostThreatening } from '../../zones/index.ts';

/** An enemy whose zone begins on the way. */
export interface ZoneOnWay {
  readonly of: UnitIndex;
  /** First whole tenth of the way at which it holds the unit. */
  readonly at: Tenths;
}

/** Distance between two looks at a zone that is reached already. Less than any base is deep. */
const look: Tenths = 20;

/** Zones that are entered on a way straight on, in the order in which they are. Those that hold the unit from the start are left out. */
export function zonesOnWay(
  table: Table,
  state: State,
  unit: UnitIndex,
  track: Track,
  far: Tenths,
): readonly ZoneOnWay[] {
  if (far <= 0) return [];
  const held = holdersOf(table, state, unit, track.from);
  return indicesOf(table.units)
    .filter((of) => isEnemy(table, of, unit) && hasZone(table, state, of) && !held.includes(of))
    .flatMap((of) => {
      const at = entryInto(table, state, unit, track, far, of);
      return at === null ? [] : [{ of, at }];
    })
    .sort((one, other) => one.at - other.at);
}

function entryInto(
  table: Table,
  state: State,
  unit: UnitIndex,
  track: Track,
  far: Tenths,
  of: UnitIndex,
): Tenths | null {
  const zone = zoneBefore(baseOf(table, state, of), { edge: 'front', reach: table.sizes.ud });
  const met = firstMet(track, [zone], 0);
  if (met === null || met.along >= far) return null;
  const holders = holdersAmong(table, state, unit, [of]);
  const holds = (at: Tenths) => holders(baseAt(table, state, unit, poseAhead(track.from, at))).length > 0;
  let free = met.along;
  for (let at = free + 1; ; at = Math.min(far, at + look)) {
    if (holds(at)) return firstBetween(free, at, holds);
    if (at >= far) return null;
    free = at;
  }
}

/** First whole tenth at which a test holds, between one where it does not and one where it does. */
function firstBetween(no: Tenths, yes: Tenths, holds: (at: Tenths) => boolean): Tenths {
  let [free, held] = [no, yes];
  while (held - free > 1) {
    const middle = Math.floor((free + held) / 2);
    if (holds(middle)) held = middle;
    else free = middle;
  }
  return held;
}

/** Whom a charger is after: the enemy that its lane meets, or, of one in a group that meets nobody, all targets of the charge. */
export type ChargeAims = readonly UnitIndex[];

/**
 * How far a charger comes before a zone bars its way, `far` if none does. An enemy who only stands between it and the one who
 * threatens it most may be charged (`zoc.charge-between`): `beyond` says whom the lane would meet without him.
 */
export function farBeforeZone(
  table: Table,
  state: State,
  unit: UnitIndex,
  asked: {
    readonly track: Track;
    readonly far: Tenths;
    readonly aims: ChargeAims;
    readonly beyond: () => UnitIndex | null;
    /** Where its order began, before the opening. */
    readonly began: Pose;
  },
): { readonly far: Tenths; readonly zones: readonly ZoneOnWay[] } {
  const { track, far, aims, beyond, began } = asked;
  const allows = (threats: readonly UnitIndex[]) =>
    threats.length === 0 ||
    threats.some((threat) => aims.includes(threat)) ||
    threats.some((threat) => threat === beyond());
  const first = mostThreatening(table, state, unit, began);
  if (!allows(first)) return { far: 0, zones: [] };
  const isBound = first.length > 0 && table.options['zoc.threat-when'] === 'order-start';
  const zones = zonesOnWay(table, state, unit, track, far);
  if (isBound) return { far, zones };
  if (began !== track.from && !allows(mostThreatening(table, state, unit, track.from)))
    return { far: 0, zones: [] };
  for (const { at } of zones) {
    const threats = mostThreatening(table, state, unit, poseAhead(track.from, at));
    if (!allows(threats)) return { far: at - 1, zones: zones.filter((zone) => zone.at < at) };
  }
  return { far, zones };
}
