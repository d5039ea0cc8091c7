/** Places of support: a free edge of the enemy, or beside a friend who fights him (`melee.simple-support-where`, `melee.melee-support-where`). */
import {
  baseDistance,
  cornerOf,
  edgeAlong,
  type Pose,
  pointDistance,
  poseByCorner,
} from '@grognard/geometry';
import { entryAt } from '@grognard/lists';
import type { RuleId } from '@grognard/rules-kit';
import { baseAt, baseOf, standsOn } from '../../bodies/index.ts';
import type { OrderStep } from '../../state/commands.ts';
import type { UnitIndex } from '../../state/indices.ts';
import type { State, Table } from '../../state/model.ts';
import { isEnemy } from '../../state/sides.ts';
import type { Refusals } from '../../state/turn.ts';
import { againstEdge, type ChargeStrike, ghostOf, strikeOf } from '../charge/index.ts';
import { areInContact, bodiesBut, entersPenalty, isWithinCap, mayStand } from '../conform/index.ts';
import { meleesIn } from '../melee/index.ts';

export interface SupportAsked {
  readonly units: readonly UnitIndex[];
  readonly steps: readonly OrderStep[];
  readonly enemy: UnitIndex;
}

interface SupporterPoses {
  readonly unit: UnitIndex;
  readonly began: Pose;
  readonly opened: Pose;
  readonly at: Pose;
}

/** Units whose front has come to the enemy, each on an edge where nobody stands yet, or the rules against it. */
export function strikesOf(
  table: Table,
  state: State,
  { units, enemy }: SupportAsked,
  poses: readonly SupporterPoses[],
): { readonly strikes: readonly ChargeStrike[] } | Refusals {
  const body = baseOf(table, state, enemy);
  const strikes = poses
    .filter(({ unit, at }) => {
      const base = baseAt(table, state, unit, at);
      return baseDistance(base, body) < table.sizes.eps && edgeAlong(base, body) === 'front';
    })
    .map((one) => strikeOf(table, state, { ...one, on: enemy, mates: units }));
  const no = strikes.flatMap((strike) => againstStrike(table, state, strike, units));
  return no.length > 0 ? [...new Set(no)] : { strikes };
}

function againstStrike(
  table: Table,
  state: State,
  strike: ChargeStrike,
  units: readonly UnitIndex[],
): RuleId[] {
  const { unit, on, edge, how } = strike;
  // 1 UD free at a corner of a wide front is charged, not supported.
  if (how === 'charge') return ['charge.wide-edge'];
  const isTaken = state.contacts.some(
    (contact) => contact.on === on && contact.edge === edge && !isEnemy(table, contact.by, unit),
  );
  if (isTaken && (edge !== 'front' || table.options['charge.wide-edge'])) return ['charge.not-allowed'];
  const mates = units.filter((other) => other !== unit);
  const ghost = ghostOf(table, state, strike, { mates, into: false });
  return ghost.share <= table.sizes.eps ? ['charge.corner'] : againstEdge(table, state, strike, ghost);
}

const sides = [
  ['front-right', 'front-left'],
  ['front-left', 'front-right'],
] as const;

/** The nearest place with its front corner on that of a friend who fights the enemy on his front, or null if there is none. */
export function placeBeside(table: Table, state: State, unit: UnitIndex, enemy: UnitIndex): Pose | null {
  const own = baseOf(table, state, unit);
  const mains = meleesIn(table, state).flatMap(({ a, b }) => (a === enemy ? [b] : b === enemy ? [a] : []));
  const poses = mains
    .filter((friend) => edgeAlong(baseOf(table, state, friend), baseOf(table, state, enemy)) === 'front')
    .flatMap((friend) => {
      const { pose } = entryAt(state.units, friend);
      const base = baseOf(table, state, friend);
      return sides.map(([ours, theirs]) =>
        poseByCorner(own.footprint, pose.heading, ours, cornerOf(base, theirs)),
      );
    })
    .filter((pose) => isWithinCap(table, state, unit, pose) && hasRoom(table, state, unit, pose));
  const far = ({ x, y }: Pose) => pointDistance(x, y, own.x, own.y);
  return poses.toSorted((one, other) => far(one) - far(other))[0] ?? null;
}

/** On nobody, and with its front on no enemy. */
function hasRoom(table: Table, state: State, unit: UnitIndex, pose: Pose): boolean {
  if (!mayStand(table, state, unit, pose) || entersPenalty(table, state, unit, pose)) return false;
  const base = baseAt(table, state, unit, pose);
  const { eps } = table.sizes;
  return !bodiesBut(table, state, [unit]).some((body) =>
    isEnemy(table, unit, body.unit)
      ? areInContact(table, base, body.base) && edgeAlong(base, body.base) === 'front'
      : standsOn(base, body.base, eps),
  );
}
