/** evade: units turn away, roll for their distance, and run (chapter evade). */
import { asHeading, baseDistance, halfTurn, type Pose, type Tenths } from '@grognard/geometry';
import { entryAt, lastOf, none } from '@grognard/lists';
import { evadeAdjust } from '../../../rules/evade/procedure.ts';
import { baseOf } from '../../bodies/index.ts';
import type { UnitIndex } from '../../state/indices.ts';
import type { State, Table } from '../../state/model.ts';
import { diceOf, type Turn } from '../../state/turn.ts';
import { keepContacts } from '../conform/index.ts';
import { allowanceFrom, nearestEnemy } from '../move/index.ts';
import { burstCrossed, pushAside, settleOver } from '../pass/index.ts';
import { passableUnder } from '../run/index.ts';
import { evadeDie } from './against-evading.ts';
import { clearLight, routTouched } from './enemy-light.ts';
import { placeInColumn } from './gap.ts';
import type { EvadePlot } from './plot-evade.ts';
import { runAway } from './run.ts';

/** Units that evade together, from whom, and whether they turn back at the end. */
export interface Evading {
  readonly plot: EvadePlot;
  readonly turnBack: boolean;
  /** From a flank march, through friends (`interpenetration.burst-when`). */
  readonly bursts?: boolean;
}

/** All who evade the same charge. The farthest from the chargers runs first (`evade.search`). */
export function evade(turn: Turn, all: readonly Evading[], from: readonly UnitIndex[]): void {
  const { table, state } = turn;
  const runners = all.flatMap((evading) => {
    const changes = rollDistances(turn, evading.plot.units);
    return evading.plot.units.map((unit, n) => {
      const far = farFrom(table, state, unit, from);
      return { unit, n, evading, change: entryAt(changes, n), far };
    });
  });
  const order = runners.toSorted((one, other) => other.far - one.far);
  const late: Runner[] = [];
  order.forEach((runner, n) => {
    const mates = order.slice(n + 1).map(({ unit }) => unit);
    if (!run(turn, runner, [...late.map(({ unit }) => unit), ...mates], false)) late.push(runner);
  });
  late.forEach((runner, n) => {
    const mates = late.slice(n + 1).map(({ unit }) => unit);
    run(turn, runner, mates, true);
  });
  // A unit that only supported leaves its enemies (`melee.in-melee`).
  keepContacts(turn);
}

/** A unit of those who evade, and by how much the die changes its distance. */
interface Runner {
  readonly unit: UnitIndex;
  readonly n: number;
  readonly evading: Evading;
  readonly change: Tenths;
}

function farFrom(table: Table, state: State, unit: UnitIndex, from: readonly UnitIndex[]): Tenths {
  const base = baseOf(table, state, unit);
  return Math.min(...from.map((charger) => baseDistance(base, baseOf(table, state, charger))));
}

/** One roll for each different allowance (`evade.distance-group`). Changes of the distance, by place in `units`. */
function rollDistances(turn: Turn, units: readonly UnitIndex[]): Tenths[] {
  const { table, state, resolution } = turn;
  const allowances = units.map((unit) => allowanceFrom(table, unit, 'open', nearOf(table, state, unit)).far);
  const changes: Tenths[] = units.map(() => 0);
  for (const allowance of new Set(allowances)) {
    const same = units.filter((_, n) => allowances[n] === allowance);
    const first = entryAt(same, 0);
    const { ud } = evadeAdjust.roll(evadeDie(table, state, first), diceOf(turn, first, 'evade'));
    resolution.emit({ kind: 'distanceRolled', units: same, ud });
    units.forEach((_, n) => {
      if (allowances[n] === allowance) changes[n] = ud * table.sizes.ud;
    });
  }
  return changes;
}

function nearOf(table: Table, state: State, unit: UnitIndex): Tenths | null {
  return nearestEnemy(table, state, baseOf(table, state, unit), unit);
}

/**
 * Runs. A unit of a group that finds its way barred waits until the others have run, and then may fall in behind them (`evade.gap`):
 * false if it is such a one.
 */
function run(turn: Turn, runner: Runner, mates: readonly UnitIndex[], isLate: boolean): boolean {
  const { table, state, resolution } = turn;
  const { unit, n, evading, change } = runner;
  const { plot, turnBack, bursts = false } = evading;
  const { pose } = entryAt(state.units, unit);
  const from = entryAt(plot.aligned, n);
  const ran = runAway(table, state, {
    unit,
    mates,
    bursts,
    from,
    used: plot.used,
    wheeled: plot.wheeled,
    change,
    near: nearOf(table, state, unit),
    ground: passableUnder(table, baseOf(table, state, unit)),
  });
  const isTurnedAside = lastOf(ran.way).heading !== from.heading;
  const isBarred = (ran.stopped || isTurnedAside) && !ran.left && plot.units.length > 1;
  if (isBarred && !isLate) return false;
  const runFrom = (light: EvadePlot) => evade(turn, [{ plot: light, turnBack: false }], [unit]);
  if (clearLight(turn, unit, ran.way, runFrom)) return run(turn, runner, mates, isLate);
  const behind = isBarred ? placeInColumn(table, state, { unit, mates: plot.units, from, ran }) : null;
  const way = [pose, entryAt(plot.turned, n), ...(behind === null ? ran.way : [from, behind])];
  const end = lastOf(way);
  const back = turnBack && mayTurnBack(table, unit) && !ran.left ? [...way, turnedBack(end)] : way;
  const over = ran.left ? null : settleOver(table, state, unit, end, end.heading);
  if (over !== null) pushAside(turn, over.pushed);
  if (bursts) burstCrossed(turn, unit, ran.way);
  routTouched(turn, unit, way);
  resolution.emit({
    kind: 'moved',
    cause: 'evade',
    ways: [{ unit, way: back }],
    used: ran.used,
    slid: false,
  });
  if (ran.left) flee(turn, unit);
  return true;
}

/** `evade.end-turn`. */
export function mayTurnBack({ units }: Table, unit: UnitIndex): boolean {
  const { category } = entryAt(units, unit).row;
  return category === 'LI' || category === 'LH' || category === 'Drag';
}

function turnedBack({ x, y, heading }: Pose): Pose {
  return { x, y, heading: asHeading(heading + halfTurn) };
}

/** `evade.off-table`: lost with its commander. */
function flee({ table, state, resolution }: Turn, unit: UnitIndex): void {
  const riders = table.corps.filter(({ index }) => {
    const { commander } = entryAt(state.commands, index);
    return commander.with !== none && commander.with === unit && commander.status !== 'lost';
  });
  resolution.emit({ kind: 'fled', unit });
  for (const { index } of riders)
    resolution.emit({ kind: 'commanderLost', corps: index, by: 'evade.off-table' });
}
