/** Two random sides, near enough to fight in the first turns. For tests only. */

import { between, pick } from '@grognard/test-kit';
import { armOf, formationsOf, kinds } from '../../model.ts';
import type { ScenarioMaking, SideDraft, UnitDraft } from './draft.ts';

const looks = [
  { id: 'south', name: 'South', colour: 'blue', sign: 'plume', edge: 'south' },
  { id: 'north', name: 'North', colour: 'red', sign: 'hat', edge: 'north' },
] as const;

/** The sides without units. */
export function emptySides(): SideDraft[] {
  return looks.map((look): SideDraft => ({ ...look, units: [] }));
}

export function randomSides(making: ScenarioMaking): void {
  const { scenario, random } = making;
  const count = 3 + random.below(4);
  scenario.sides = looks.map((look, side): SideDraft => {
    const units = Array.from({ length: count + random.below(2) }, (_, n) =>
      randomUnit(making, side, n, (n + 0.5) / (count + 1)),
    );
    return { ...look, units };
  });
}

/** In its own half, spread along it; some in houses and woods. */
function randomUnit(making: ScenarioMaking, side: number, n: number, share: number): UnitDraft {
  const { scenario, random, woods } = making;
  const { widthCm, depthCm } = scenario.table;
  const kind = pick(random, random.below(3) === 0 ? kinds : commonKinds);
  const arm = armOf(kind);
  const id = `${side === 0 ? 's' : 'n'}-${n}`;
  const deep = between(random, 8, depthCm / 2 - 7);
  const unit: UnitDraft = {
    id,
    name: id,
    kind,
    at: [
      between(random, share * (widthCm - 20) + 4, share * (widthCm - 20) + 16),
      side === 0 ? deep : depthCm - deep,
    ],
    formation: pick(random, formationsOf[arm]),
    bases: arm === 'artillery' ? 1 + random.below(4) : 3 + random.below(4),
    carbine: arm === 'horse' && random.below(2) === 0,
    elite: random.below(4) === 0,
    nation: random.below(4) === 0 ? 'british' : 'other',
    modifier: random.below(8) === 0 ? random.below(3) - 1 : 0,
    calibre: pick(random, ['4lb', '6lb', '8lb', '12lb'] as const),
    horse: random.below(3) === 0,
  };
  if (arm === 'artillery') unit.formation = random.below(3) === 0 ? 'limbered' : 'deployed';
  if (arm === 'foot' && random.below(5) === 0) {
    const house = scenario.houses[random.below(3)];
    if (house !== undefined) return { ...unit, at: null, house: house.id, formation: null };
  }
  const wood = woods[random.below(2)];
  if (arm === 'foot' && wood !== undefined && random.below(4) === 0)
    return { ...unit, at: [...wood], formation: 'open', files: 2 };
  if (arm === 'foot' && random.below(6) === 0)
    return { ...unit, with: { kind: 'light', bases: 1 + random.below(2) } };
  return unit;
}

const commonKinds = ['line', 'line', 'grenadier', 'light', 'light-cavalry', 'heavy-cavalry', 'gun'] as const;
