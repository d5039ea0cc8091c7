/** Counter-charges: by option a unit charged on its front charges back, and the two meet half-way (`charge.counter`). */
import { entryAt } from '@grognard/lists';
import { baseOf, poseAhead } from '../../bodies/index.ts';
import { groundUnder } from '../../field/index.ts';
import type { ChargeUnderWay } from '../../state/agenda.ts';
import type { UnitIndex } from '../../state/indices.ts';
import type { State, Table } from '../../state/model.ts';
import type { Turn } from '../../state/turn.ts';
import { nearestEnemy } from '../move/index.ts';
import { againstChargers, againstContact } from './against-charge.ts';
import { type Lane, laneOf } from './lane.ts';
import { metBy, threatTo } from './progress.ts';

/** Whether a unit may charge back at those who charge it on its front. */
export function mayCounter(table: Table, state: State, charge: ChargeUnderWay, unit: UnitIndex): boolean {
  if (table.options['charge.counter'] || threatTo(table, state, charge, unit)?.edge !== 'front') return false;
  if (againstChargers(table, state, [unit], []).length > 0) return false;
  const lane = laneBack(table, state, charge, unit);
  if (lane === null || lane.met === null) return false;
  const end = baseOf(table, state, unit);
  return againstContact(table, state, unit, lane.met, { end, edge: 'front' }).length === 0;
}

/** Straight at the chargers. Null if it meets none of them. */
function laneBack(table: Table, state: State, charge: ChargeUnderWay, unit: UnitIndex): Lane | null {
  const aims = metBy(table, state, charge, unit);
  const { pose } = entryAt(state.units, unit);
  const base = baseOf(table, state, unit);
  const lane = laneOf(table, state, {
    unit,
    from: pose,
    began: pose,
    mates: [],
    through: [],
    most: farthestUd * table.sizes.ud,
    aims,
    bursts: false,
    ground: groundUnder(table.field, base),
    used: 0,
    change: 0,
    isCareful: false,
    near: nearestEnemy(table, state, base, unit),
  });
  return lane.met !== null && aims.includes(lane.met) ? lane : null;
}

/** Farther than anybody charges, in UD. */
const farthestUd = 8;

/** It goes half of the way that lies between. */
export function counter(turn: Turn, charge: ChargeUnderWay, unit: UnitIndex): void {
  const { table, state, resolution } = turn;
  const lane = laneBack(table, state, charge, unit);
  if (lane === null) return;
  const { pose } = entryAt(state.units, unit);
  const by = Math.floor(lane.far / 2);
  const way = [pose, poseAhead(pose, by)];
  resolution.emit({ kind: 'moved', cause: 'charge', ways: [{ unit, way }], used: by, slid: false });
}
