/** plotExit: units that leave a zone of control straight back or straight ahead (`zoc.exit-back`, `zoc.exit-ahead`). */
import type { Pose } from '@grognard/geometry';
import { entryAt } from '@grognard/lists';
import { againstGroup, baseAt, baseOf } from '../../bodies/index.ts';
import type { OrderStep } from '../../state/commands.ts';
import type { UnitIndex } from '../../state/indices.ts';
import type { State, Table } from '../../state/model.ts';
import { isRefused, type Refusals } from '../../state/turn.ts';
import { holdersOf, isDirectlyAhead, mostThreatening, zoneCovers } from '../../zones/index.ts';
import { type EvadePlot, plotEvade, threatOfPursuer } from '../evade/index.ts';
import { againstMoving, allowanceOn, hasRoomAt, layManoeuvre } from '../move/index.ts';
import { openUd } from './disengage.ts';
import { type StraightOut, straightOut } from './straight.ts';

export interface ExitPlot {
  readonly units: readonly UnitIndex[];
  /** Where each stands once it has faced the enemy, by place in `units`. */
  readonly from: readonly Pose[];
  readonly out: StraightOut;
  readonly disorders: boolean;
}

/** How far straight back, in UD (`zoc.exit-back`). */
const backUd = { foot: 1, mounted: 2 };

export function plotExit(
  table: Table,
  state: State,
  units: readonly UnitIndex[],
  way: 'back' | 'ahead',
): ExitPlot | Refusals {
  const no = [...againstGroup(table, state, units), ...againstMoving(table, state, units, [])];
  if (no.length > 0) return [...new Set(no)];
  const plot = way === 'back' ? plotBack(table, state, units) : plotAhead(table, state, units);
  return 'out' in plot && plot.out.by < table.sizes.eps ? ['zoc.exit-back-how'] : plot;
}

/** One by one, facing the most threatening enemy (`zoc.exit-back-how`). */
function plotBack(table: Table, state: State, units: readonly UnitIndex[]): ExitPlot | Refusals {
  const unit = entryAt(units, 0);
  const threats = mostThreatening(table, state, unit);
  if (units.length > 1 || threats.length === 0) return ['zoc.exit-back'];
  const from = faced(table, state, unit, threats);
  if (from === null) return ['zoc.exit-back-how'];
  const { row } = entryAt(table.units, unit);
  const far = (row.mounted ? backUd.mounted : backUd.foot) * table.sizes.ud;
  const left = holdersOf(table, state, unit);
  const out = straightOut(table, state, { units, way: 'back', from: [from], left, most: () => far });
  return { units, from: [from], out, disorders: true };
}

const turns: readonly (readonly OrderStep[])[] = [
  [],
  [{ step: 'quarter', to: 'left' }],
  [{ step: 'quarter', to: 'right' }],
  [{ step: 'half' }],
];

/** The pose with an enemy ahead, by no turn or by the first that finds room. */
function faced(table: Table, state: State, unit: UnitIndex, threats: readonly UnitIndex[]): Pose | null {
  for (const steps of turns) {
    const laid = layManoeuvre(table, state, [unit], steps);
    if (laid === null) continue;
    const pose = entryAt(laid.to, 0);
    const base = baseAt(table, state, unit, pose);
    const isFacing = threats.some((enemy) => isDirectlyAhead(base, baseOf(table, state, enemy)));
    if (isFacing && (steps.length === 0 || hasRoomAt(table, state, [unit], unit, pose))) return pose;
  }
  return null;
}

/** Mounted with their rear in the zone of a slower enemy go by their full allowance, also as a group (`zoc.exit-ahead-how`). */
function plotAhead(table: Table, state: State, units: readonly UnitIndex[]): ExitPlot | Refusals {
  const held = units.filter((unit) => holdersOf(table, state, unit).length > 0);
  if (held.length === 0 || !held.every((unit) => isHeldBehind(table, state, unit, units)))
    return ['zoc.exit-ahead'];
  const from = units.map((unit) => entryAt(state.units, unit).pose);
  const left = units.flatMap((unit) => holdersOf(table, state, unit));
  const out = straightOut(table, state, {
    units,
    way: 'ahead',
    from,
    left,
    most: (unit, ground) =>
      Math.min(...units.map((one) => allowanceOn(table, state, one, one === unit ? ground : 'open').far)),
  });
  return { units, from, out, disorders: false };
}

function isHeldBehind(table: Table, state: State, unit: UnitIndex, units: readonly UnitIndex[]): boolean {
  const base = baseOf(table, state, unit);
  return mostThreatening(table, state, unit).some(
    (enemy) =>
      zoneCovers(table, state, enemy, base, 'rear') &&
      !zoneCovers(table, state, enemy, base, 'front') &&
      units.every((one) => openUd(table, enemy) < openUd(table, one)),
  );
}

/** Units that leave by an evade move, and the enemy from whom they turn away. */
export interface EvadingExit {
  readonly evade: EvadePlot;
  readonly enemy: UnitIndex;
}

/** Turned away from the most threatening enemy, alone or as a group (`zoc.exit-evade-how`). */
export function plotEvadingExit(
  table: Table,
  state: State,
  units: readonly UnitIndex[],
  align: boolean,
): EvadingExit | Refusals {
  const no = againstMoving(table, state, units, []);
  if (no.length > 0) return [...new Set(no)];
  const [unit] = units.filter((one) => holdersOf(table, state, one).length > 0);
  const [enemy] = unit === undefined ? [] : mostThreatening(table, state, unit);
  if (unit === undefined || enemy === undefined) return ['zoc.exit-evade'];
  const from = threatOfPursuer(table, state, unit, enemy);
  const plot = plotEvade(table, state, { units, from, align });
  return isRefused(plot) ? plot : { evade: plot, enemy };
}
