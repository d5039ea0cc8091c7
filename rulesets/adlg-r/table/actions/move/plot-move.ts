/** `plotMove`: an ordered move worked out on the table: its way, what it uses of the allowance, or the rules against it. */
import type { Tenths } from '@grognard/geometry';
import { entryAt } from '@grognard/lists';
import type { RuleId } from '@grognard/rules-kit';
import { againstGroup } from '../../bodies/index.ts';
import type { OrderStep } from '../../state/commands.ts';
import type { UnitIndex } from '../../state/indices.ts';
import type { State, Table, ZoneEntry } from '../../state/model.ts';
import type { Refusals } from '../../state/turn.ts';
import type { SettledOver } from '../pass/index.ts';
import { againstMoving } from './against-moving.ts';
import { judgeZones } from './approach.ts';
import { againstRivers } from './crossing.ts';
import { keepsAway, multipleUd, staysAway } from './lengths.ts';
import { layManoeuvre, type Manoeuvre } from './manoeuvre.ts';
import { againstWay } from './obstacles.ts';
import { paceOf } from './pace.ts';
import { againstReforming } from './reforming.ts';
import { settleMembers } from './settle-members.ts';

export interface MovePlot {
  readonly manoeuvre: Manoeuvre;
  /** Counted on the front edge, and how much was allowed. */
  readonly used: Tenths;
  readonly allowance: Tenths;
  readonly slid: boolean;
  /** What `order-cost` asks: a quarter- or half-turn, and less than the full allowance (`move.unmanoeuvrable-short`). */
  readonly turned: boolean;
  readonly short: boolean;
  /** Which move of this phase it is. */
  readonly moveNumber: number;
  readonly entries: readonly ZoneEntry[];
  /** Where each ends who has passed friends, and whom it pushes, by place in the group. */
  readonly over: readonly SettledOver[];
  /** Less than 4 UD from an enemy somewhere on the way (`move.multiple-distance`). */
  readonly near: boolean;
  /** Made without allowance enough, which disorders the unit (`move.too-short`). */
  readonly disorders: boolean;
}

/** Shared by check, interaction and doctrine: proposing, checking and carrying out a move need the same plot. */
export function plotMove(
  table: Table,
  state: State,
  units: readonly UnitIndex[],
  steps: readonly OrderStep[],
): MovePlot | Refusals {
  const may = [...againstGroup(table, state, units), ...againstMoving(table, state, units, steps)];
  if (may.length > 0) return [...new Set(may)];
  const manoeuvre = layManoeuvre(table, state, units, steps);
  if (manoeuvre === null) return [againstSteps(steps)];
  const { used, allowance, no, isOver } = paceOf(table, state, manoeuvre);
  const moveNumber = 1 + Math.max(...units.map((unit) => entryAt(state.units, unit).doings.moves));
  const zones = judgeZones(table, state, manoeuvre);
  const isHardOnly = isOver && steps.length === 1 && hardSteps.includes(entryAt(steps, 0).step);
  const over = settleMembers(table, state, manoeuvre);
  const far = multipleUd * table.sizes.ud;
  // Where the friends that they pass carry them counts too.
  const near = !keepsAway(table, state, manoeuvre, far) || (over !== null && !endsAway(over));
  const against: RuleId[] = [
    ...no,
    ...(isOver && !isHardOnly ? ['move.front-edge'] : []),
    ...(moveNumber > 1 && (near || wasNear(state, units)) ? ['move.multiple-distance'] : []),
    ...againstWay(table, state, manoeuvre),
    ...againstRivers(table, state, manoeuvre),
    ...againstReforming(table, state, manoeuvre, allowance),
    ...zones.no,
    ...(over === null ? ['interpenetration.room'] : []),
  ];
  if (over === null || against.length > 0) return [...new Set(against)];
  const kinds = steps.map(({ step }) => step);
  return {
    manoeuvre,
    used,
    allowance,
    slid: kinds.includes('slide'),
    turned: kinds.includes('quarter') || kinds.includes('half'),
    short: used < allowance - table.sizes.eps,
    moveNumber,
    entries: zones.entries,
    over,
    near,
    disorders: isHardOnly,
  };

  function endsAway(ends: readonly SettledOver[]): boolean {
    return ends.every(
      ({ pose, carried }, n) => carried === 0 || staysAway(table, state, entryAt(units, n), pose, far),
    );
  }
}

/** Manoeuvres that may be difficult, and may then be made without allowance enough (`move.too-short`). */
const hardSteps: readonly OrderStep['step'][] = ['quarter', 'half', 'extend'];

/** The rule that a group cannot make these steps by. */
function againstSteps(steps: readonly OrderStep[]): RuleId {
  const kinds = steps.map(({ step }) => step);
  if (kinds.includes('extend')) return 'move.extension';
  return kinds.includes('contract') ? 'move.contraction' : 'move.column';
}

function wasNear({ units: states }: State, units: readonly UnitIndex[]): boolean {
  return units.some((unit) => entryAt(states, unit).doings.wasNear);
}
