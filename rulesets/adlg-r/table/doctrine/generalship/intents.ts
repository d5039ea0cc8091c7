/** intentsOf: what a battle plan wants of each unit. */
import type { BattlePlan, GroupPhase, PlannedGroup } from '@grognard/engine';
import { entryAt } from '@grognard/lists';
import type { UnitIndex } from '../../state/indices.ts';
import type { Table } from '../../state/model.ts';
import { otherSide } from '../../state/sides.ts';
import { type Intent, type Mind, noIntent } from '../mind.ts';
import { corpsOf, gapBetween, reachOf } from './groups.ts';
import { clock, groupWeights, phaseJoined, taskManners } from './weights.ts';

export function intentsOf(table: Table, plan: BattlePlan, turn: number): (unit: UnitIndex) => Intent {
  const byCorps = new Map(plan.groups.map((group) => [group.id, intentOfGroup(table, plan, group, turn)]));
  return (unit) => byCorps.get(entryAt(table.corps, entryAt(table.units, unit).corps).id) ?? noIntent;
}

function intentOfGroup(
  table: Table,
  { groups }: BattlePlan,
  { task, target, phase }: PlannedGroup,
  turn: number,
): Intent {
  const { press, danger, least } = taskManners[task];
  const others = groups.filter((group) => target !== null && group.target === target).length - 1;
  const corps = target === null ? undefined : table.corpsOf.get(target);
  return {
    after: new Set(corps === undefined ? [] : entryAt(table.corps, corps).units),
    press: press * factorAt(table, clock.press, turn),
    share: danger * factorAt(table, clock.danger, turn) * groupWeights.together ** Math.max(0, others),
    joined: phaseJoined[phase],
    least,
    isInLine: phase === 'approach',
  };
}

/** Between the first turn and the last. Even where there is no limit. */
function factorAt({ turns }: Table, { first, last }: { first: number; last: number }, turn: number): number {
  if (turns <= 1) return 1;
  return first + ((last - first) * Math.min(turn, turns) - (last - first)) / (turns - 1);
}

/** Approach until near, form up, strike once the enemy is in reach of the charge or has come himself. */
export function phaseIn(mind: Mind, { id }: PlannedGroup): GroupPhase {
  const group = corpsOf(mind, mind.side).find((each) => each.id === id);
  const foes = corpsOf(mind, otherSide(mind.side)).flatMap(({ bodies }) => bodies);
  if (group === undefined || foes.length === 0) return 'strike';
  const gap = gapBetween(mind, group.bodies, foes);
  const reach = Math.max(reachOf(group.bodies), reachOf(foes));
  if (gap <= reach) return 'strike';
  return gap <= reach + groupWeights.formUd ? 'form' : 'approach';
}
