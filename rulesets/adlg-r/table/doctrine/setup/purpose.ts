/** purposePlan: the secret plan of a good player: corps by their purpose, a flank march where it pays, markers that deceive. */
import { entryAt, indicesUpTo } from '@grognard/lists';
import { againstPlan, mostMarkers } from '../../actions/setup/index.ts';
import type { CorpsIndex, SideIndex } from '../../state/indices.ts';
import type { State, Table } from '../../state/model.ts';
import type { FlankMarch, SidePlan } from '../../state/setup.ts';
import { costOfRout } from '../worth.ts';
import { sensiblePlan } from './plans.ts';

/**
 * Most that a marching corps may be of its army, and fewest turns of a battle in which it comes in time. Who marches arrives about
 * the fifth turn, and until then the others fight alone.
 */
const mostAway = 0.25;
const fewestTurns = 10;

export function purposePlan(table: Table, state: State, side: SideIndex): SidePlan {
  const whole = sensiblePlan(table, side);
  // Until found a marker counts as an enemy. Nobody lies in it, so nothing can be lost with it.
  const markers = indicesUpTo(mostMarkers(table, side)).map(() => []);
  const decoys: SidePlan = { ...whole, markers };
  const plans = [...marchesFrom(table, decoys, side), decoys, whole];
  const lawful = plans.find((plan) => againstPlan(table, state, side, plan).length === 0);
  return lawful ?? whole;
}

/** A light mounted corps on the wing goes round on its own side. */
function marchesFrom(table: Table, plan: SidePlan, side: SideIndex): SidePlan[] {
  if (table.turns > 0 && table.turns < fewestTurns) return [];
  const army = worthOf(table, entryAt(table.sides, side).corps);
  return plan.corps.flatMap((corps, n): SidePlan[] => {
    const isOnLeft = n === 0;
    if (!isOnLeft && n < plan.corps.length - 1) return [];
    if (!isLight(table, corps) || worthOf(table, [corps]) > mostAway * army) return [];
    const isSouth = entryAt(table.sides, side).edge === 'south';
    const edge: FlankMarch['edge'] = isOnLeft === isSouth ? 'west' : 'east';
    return [{ ...plan, corps: plan.corps.filter((other) => other !== corps), march: { corps, edge } }];
  });
}

/** Whether all of a corps ride lightly, which brings it in sooner (`deploy.flank-roll`). */
function isLight({ corps, units }: Table, index: CorpsIndex): boolean {
  return entryAt(corps, index).units.every((unit) => entryAt(units, unit).row.category === 'LH');
}

function worthOf(table: Table, all: readonly CorpsIndex[]): number {
  return all
    .flatMap((corps) => entryAt(table.corps, corps).units)
    .reduce((sum, unit) => sum + costOfRout(table, unit), 0);
}
