/** The ready-made side (`scenario.force`): units of a side whose file names none. */
import type { EnlistedUnit, TableNumbers } from '../data/table.ts';
import { armOf, type Kind } from '../model.ts';
import type { ScenarioSide, ScenarioUnit } from './model.ts';

/** Names of units by kind, completed with a number. */
const called: Readonly<Record<Kind, string>> = {
  line: 'Line battalion',
  grenadier: 'Grenadier battalion',
  guard: 'Guard battalion',
  militia: 'Militia battalion',
  light: 'Light battalion',
  rifle: 'Rifle battalion',
  'light-cavalry': 'Light cavalry',
  'medium-cavalry': 'Medium cavalry',
  'heavy-cavalry': 'Heavy cavalry',
  gun: 'Battery',
  howitzer: 'Howitzers',
};

/** The side with the units of the ready-made side if it has none. */
export function enlist<Side extends Pick<ScenarioSide, 'id' | 'units'>>(
  side: Side,
  { force }: TableNumbers,
): Side {
  if (side.units.length > 0) return side;
  const counts = new Map<Kind, number>();
  const units = force.map((enlisted) => {
    const count = (counts.get(enlisted.kind) ?? 0) + 1;
    counts.set(enlisted.kind, count);
    return unitOf(side.id, enlisted, count);
  });
  return { ...side, units };
}

function unitOf(side: string, { kind, strength, calibre, horse }: EnlistedUnit, count: number): ScenarioUnit {
  return {
    id: `${side}-${kind}-${count}`,
    name: `${called[kind]} ${count}`,
    kind,
    bases: strength ?? null,
    nation: 'other',
    elite: false,
    modifier: 0,
    calibre,
    horse,
    // `fire.carbine-who`: hussars carry carbines, and light cavalry is hussars or chasseurs.
    carbine: kind === 'light-cavalry',
    with: null,
    at: null,
    facing: null,
    formation: armOf(kind) === 'artillery' ? 'limbered' : null,
    files: null,
    gapCm: null,
    house: null,
    flag: null,
    brigade: null,
  };
}
