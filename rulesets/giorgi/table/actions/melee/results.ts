/** Carries out the result of a melee, stage by stage: routs, retreats, houses, winners, tests (melee.each-unit). */

import { entryAt, none, numberAt } from '@grognard/lists';
import type { SideFate } from '../../../model.ts';
import { bodyNow } from '../../bodies/index.ts';
import type { UnitIndex } from '../../state/indices.ts';
import type { MeleeFate, State } from '../../state/model.ts';
import type { Turn } from '../../state/turn.ts';
import { partWhoCameApart } from '../contact/index.ts';
import { testsDue } from '../losses/index.ts';
import { enemiesIn, fightersIn } from './groups.ts';
import { driveOut, fillHouse } from './house.ts';
import { type RetreatResult, routsBy, tellToRetreat } from './reported-melee.ts';
import { nextWinner } from './winners.ts';

/** Order of the stages. By option the tests come first (morale.trigger-when). */
const stages = ['routs', 'retreats', 'house', 'winners', 'tests'] as const;

/** The result for a unit of the melee. */
export function fateOf({ melee, cell }: MeleeFate, unit: UnitIndex): SideFate {
  return melee.attackers.includes(unit) ? cell.attacker : cell.defender;
}

function drivenBy(fate: MeleeFate, unit: UnitIndex): RetreatResult | null {
  const { result } = fateOf(fate, unit);
  return result === 'R1' || result === 'R1S' || result === 'R2' ? result : null;
}

/** Continues the results from where they stopped. */
export function results(turn: Turn, fate: MeleeFate): void {
  switch (fate.at) {
    case 'routs':
      goOn(turn, fate);
      drive(turn, fate, 'routs');
      return;
    case 'retreats':
      goOn(turn, fate);
      drive(turn, fate, 'retreats');
      return;
    case 'house':
      goOn(turn, fate);
      partWhoCameApart(turn);
      if (fate.melee.kind === 'house') settleHouse(turn, fate);
      return;
    case 'winners':
      if (!nextWinner(turn, fate)) goOn(turn, fate);
      return;
    case 'tests':
      goOn(turn, fate);
      test(turn, fate);
      return;
  }
}

/** The next stage goes on the agenda behind what this one does. */
function goOn({ table, agenda }: Turn, fate: MeleeFate): void {
  const order =
    table.options['morale.trigger-when'] === 'before-result'
      ? ['tests' as const, ...stages.filter((stage) => stage !== 'tests')]
      : stages;
  const next = order[order.indexOf(fate.at) + 1];
  if (next !== undefined) agenda.push({ do: 'results', fate: { ...fate, at: next, settled: [] } });
}

/** Forced moves: routs, then retreats, the rearmost first. A garrison moves when the house changes hands. */
function drive(turn: Turn, fate: MeleeFate, stage: 'routs' | 'retreats'): void {
  const { table, state } = turn;
  const going = fightersIn(fate.melee).filter((unit) => {
    const { status, rung, stands } = entryAt(state.units, unit);
    const told = drivenBy(fate, unit);
    if (status !== 'on' || rung === 3 || stands.house !== none || told === null) return false;
    return (routsBy(table, state, unit, told) !== null) === (stage === 'routs');
  });
  // The last item on the agenda comes first.
  for (const unit of frontFirst(turn, going))
    tellToRetreat(turn, unit, enemiesIn(fate.melee, unit), drivenBy(fate, unit)!);
}

function frontFirst({ table, state }: Turn, units: readonly UnitIndex[]): UnitIndex[] {
  return [...units].sort((a, b) => toOwnEdge(b) - toOwnEdge(a) || b - a);

  function toOwnEdge(unit: UnitIndex): number {
    const { y } = bodyNow(table, state, unit);
    return state.edges[entryAt(table.units, unit).side] === 'south' ? y : -y;
  }
}

function settleHouse(turn: Turn, fate: MeleeFate): void {
  const garrison = numberAt(fate.melee.defenders, 0);
  const told = drivenBy(fate, garrison);
  const { status, stands } = entryAt(turn.state.units, garrison);
  if (told !== null && status === 'on' && stands.house !== none)
    driveOut(turn, garrison, fate.melee.attackers, told);
  fillHouse(turn, fate);
}

function test(turn: Turn, { melee }: MeleeFate): void {
  for (const unit of fightersIn(melee))
    if (isOn(turn.state, unit)) testsDue(turn, unit, enemiesIn(melee, unit));
}

function isOn({ units }: State, unit: UnitIndex): boolean {
  return entryAt(units, unit).status === 'on';
}
