/** Small random scenarios that together use every rule. For tests only. */
import type { Random } from '@grognard/engine';
import { partNamed, pick, someOption, type TrialBattle } from '@grognard/test-kit';
import { options as known } from '../../options/index.ts';
import { isScenario, readScenario } from '../../scenarios/check.ts';
import type { ScenarioProblem } from '../../scenarios/problem.ts';
import type { CorpsDraft, ScenarioDraft, SideDraft } from './draft.ts';
import { setPieces } from './set-pieces.ts';

const edition = 'adlg-r';
/** Number of times that unfit parts are removed before starting over. */
const mostMends = 12;

/** Always valid: unfit parts are removed, or another scenario is tried. */
export function randomBattle(random: Random): TrialBattle {
  for (;;) {
    const options = randomOptions(random);
    const scenario = drafted(random);
    for (let mends = 0; mends < mostMends; mends++) {
      leaveOutEmpty(scenario);
      if (scenario.sides.some(({ corps }) => corps.length === 0)) break;
      const read = readScenario(scenario, edition, options);
      if (isScenario(read)) return { scenario, edition, options };
      if (!leaveOut(scenario, read)) break;
    }
  }
}

function drafted(random: Random): ScenarioDraft {
  const scenario: ScenarioDraft = {
    id: 'by-chance',
    title: 'By chance',
    place: 'Nowhere',
    year: 1600,
    history: 'None.',
    turns: 3 + random.below(4),
    table: { widthUd: 24, depthUd: 16 },
    attacker: 'south',
    areas: [],
    roads: [],
    works: [],
    places: random.below(3) === 0 ? [{ id: 'place', at: [12, 8], points: 2, words: 'The middle' }] : [],
    sides: [],
  };
  scenario.sides = [sideDraft(random, 'south'), sideDraft(random, 'north')];
  setPieces({ scenario, random }, 3);
  includeSome(random, scenario);
  return scenario;
}

function sideDraft(random: Random, edge: 'south' | 'north'): SideDraft {
  const isSouth = edge === 'south';
  const y = isSouth ? 2 + random.below(4) : 14 - random.below(4);
  const corps = [0, 1].map(
    (n): CorpsDraft => ({
      id: `${edge}-${n}`,
      name: `${edge} ${n}`,
      grade: pick(
        random,
        n === 0 ? (['strategist', 'brilliant', 'competent'] as const) : (['competent', 'ordinary'] as const),
      ),
      chief: n === 0,
      unreliable: n > 0 && random.below(4) === 0,
      included: null,
      at: [7 + 10 * n, y],
      units: [],
    }),
  );
  return {
    id: edge,
    name: edge,
    colour: isSouth ? 'blue' : 'red',
    sign: isSouth ? 'plume' : 'hat',
    edge,
    corps,
  };
}

/** Most options keep their defaults, some take any value. Numbers are not changed. */
function randomOptions(random: Random): Record<string, unknown> {
  const options: Record<string, unknown> = {};
  for (const { id, shape } of known) {
    const { form } = shape;
    if ((form.kind !== 'choice' && form.kind !== 'flag') || random.below(6) !== 0) continue;
    options[id] = someOption(shape, random);
  }
  return options;
}

/** Some commanders ride with one of their units for the whole battle. */
function includeSome(random: Random, { sides }: ScenarioDraft): void {
  for (const { corps } of sides)
    for (const one of corps) {
      const [unit] = one.units;
      if (unit !== undefined && random.below(4) === 0) one.included = unit.id;
    }
}

function leaveOutEmpty({ sides }: ScenarioDraft): void {
  for (const { corps } of sides)
    for (const one of corps) if (one.units.every(({ id }) => id !== one.included)) one.included = null;
  for (const side of sides) {
    side.corps = side.corps.filter(({ units }) => units.length > 0);
    const [first] = side.corps;
    if (first !== undefined && side.corps.every(({ chief }) => chief !== true)) first.chief = true;
  }
}

/** Removes the parts that the problems name. Returns false if that is impossible. */
function leaveOut(scenario: ScenarioDraft, problems: readonly ScenarioProblem[]): boolean {
  const gone = problems.map(({ at }) => partNamed(scenario, at, ['sides', 'corps']));
  if (gone.includes(null)) return false;
  const keep = <T extends object>(parts: readonly T[]) => parts.filter((part) => !gone.includes(part));
  scenario.areas = keep(scenario.areas);
  scenario.roads = keep(scenario.roads);
  scenario.works = keep(scenario.works);
  scenario.places = keep(scenario.places);
  for (const { corps } of scenario.sides) for (const one of corps) one.units = keep(one.units);
  return true;
}
