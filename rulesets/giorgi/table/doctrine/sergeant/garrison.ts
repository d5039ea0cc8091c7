/** Moves into houses worth holding, and out of them. */

import { firstMet, pointDistance, pointToBase, trackBySteps } from '@grognard/geometry';
import { entryAt } from '@grognard/lists';
import { tenthsOf } from '../../../scenarios/measure.ts';
import { garrisonOf, rateOf } from '../../actions/move/index.ts';
import { asDrill, bodyNow, isDrill } from '../../bodies/index.ts';
import { fieldOf } from '../../field/index.ts';
import type { House } from '../../state/battlefield.ts';
import type { MarchStep } from '../../state/commands.ts';
import type { UnitIndex } from '../../state/indices.ts';
import type { State, Table } from '../../state/model.ts';
import { towards, wheelTo } from '../lead.ts';
import { wayTo } from './marches.ts';
import type { Add, Goal } from './mission.ts';

/** Whether a garrison holds an objective from inside. */
export function isWorthHolding({ objectives, rules }: Table, { base }: House): boolean {
  const near = tenthsOf(rules.table.victory.objectiveCm);
  return objectives.some(({ x, y }) => pointToBase(base, x, y) <= near);
}

/** Moves into every free house within reach from which an objective is held. */
export function addEntries(table: Table, state: State, unit: UnitIndex, add: Add): void {
  const { stands } = entryAt(state.units, unit);
  const { arm } = entryAt(table.units, unit);
  if (arm !== 'foot' || stands.formation === 'square') return;
  const rate = rateOf(table, entryAt(table.units, unit), stands.formation);
  for (const house of fieldOf(table, state).houses) {
    if (garrisonOf(state, house.index) !== null || !isWorthHolding(table, house)) continue;
    if (pointToBase(house.base, stands.x, stands.y) > rate) continue;
    for (const steps of waysTo(table, state, unit, house, rate))
      if (add({ what: 'march', goal: house.name, enter: house.index }, steps)) break;
  }
}

/** Straight at the house until it is touched. */
function waysTo(table: Table, state: State, unit: UnitIndex, { base }: House, rate: number): MarchStep[][] {
  const body = bodyNow(table, state, unit);
  const { formation } = entryAt(state.units, unit).stands;
  if (formation === 'open') {
    const far = Math.max(1, pointDistance(body.x, body.y, base.x, base.y));
    const track = trackBySteps({ ...body, heading: towards(body, base, body.heading) }, [
      { step: 'march', by: rate },
    ]);
    const met = firstMet(track, [base], 0);
    return met === null ? [] : [[wayTo(body, base, met.along, far)]];
  }
  return [wheelTo(body.heading, towards(body, base, body.heading)), []].flatMap((turn) => {
    const drill = turn.filter(isDrill).map(asDrill);
    const turned = trackBySteps(body, drill);
    const met = firstMet(trackBySteps(body, [...drill, { step: 'march', by: rate }]), [base], 0);
    const by = met === null ? 0 : met.along - turned.length;
    return by > 0 ? [[...turn, { step: 'march' as const, by }]] : [];
  });
}

const walls = [0, 1, 2, 3] as const;

/** Out through every wall, and on towards the unit's goals. */
export function addLeaving(state: State, unit: UnitIndex, goals: readonly Goal[], add: Add): void {
  const { stands } = entryAt(state.units, unit);
  for (const wall of walls) {
    if (!add({ what: 'march' }, [{ step: 'leave', wall }])) continue;
    for (const { at, name } of goals.slice(0, 2)) {
      const far = Math.max(1, pointDistance(stands.x, stands.y, at.x, at.y));
      add({ what: 'march', goal: name }, [
        { step: 'leave', wall },
        wayTo(stands, at, Math.min(600, far), far),
      ]);
    }
  }
}
