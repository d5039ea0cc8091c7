/** Small random scenarios that together use every rule. For tests only. */
import type { Random } from '@grognard/engine';
import { partNamed, pick, type TrialBattle } from '@grognard/test-kit';
import { options as known } from '../../options/index.ts';
import { isScenario, readScenario } from '../../scenarios/check.ts';
import type { ScenarioProblem } from '../../scenarios/problem.ts';
import type { ScenarioDraft, ScenarioMaking } from './draft.ts';
import { randomGround } from './random-ground.ts';
import { emptySides, randomSides } from './random-sides.ts';
import { setPieces } from './set-pieces.ts';

const edition = 'giorgi';
/** Number of times that unfit parts are removed before starting over. */
const mostMends = 8;
/** A side with fewer units after the removals is rejected. */
const fewestUnits = 2;

/** Always valid: unfit parts are removed, or another scenario is tried. */
export function randomBattle(random: Random): TrialBattle {
  for (;;) {
    const options = randomOptions(random);
    const scenario = drafted(random);
    for (let mends = 0; mends < mostMends; mends++) {
      const read = readScenario(scenario, edition, options);
      if (isScenario(read) && read.sides.every(({ units }) => units.length >= fewestUnits))
        return { scenario, edition, options };
      if (isScenario(read) || !leaveOut(scenario, read)) break;
    }
  }
}

function drafted(random: Random): ScenarioDraft {
  const scenario: ScenarioDraft = {
    id: 'by-chance',
    title: 'By chance',
    place: 'Nowhere',
    year: 1809,
    history: 'None.',
    turns: 2 + random.below(5),
    table: { widthCm: 80 + 10 * random.below(5), depthCm: 50 + 10 * random.below(3) },
    deployment: random.below(6) === 0 ? 'by-turns' : 'placed',
    ground: random.below(10) === 0 ? 'by-players' : 'drawn',
    areas: [],
    lines: [],
    houses: [],
    objectives: [],
    sides: [],
  };
  const making: ScenarioMaking = { scenario, random, woods: [] };
  if (random.below(2) === 0) return posed(making);
  if (scenario.ground === 'drawn') randomGround(making);
  else scenario.deployment = 'by-turns';
  randomSides(making);
  return scenario;
}

/** Set pieces alone, on a table wide enough for two. */
function posed(making: ScenarioMaking): ScenarioDraft {
  const { scenario } = making;
  scenario.table = { widthCm: 130, depthCm: 70 };
  scenario.deployment = 'placed';
  scenario.ground = 'drawn';
  scenario.sides = emptySides();
  setPieces(making);
  return scenario;
}

/** Most options keep their defaults, some take any value. Numbers are not changed: a battle in which nobody moves shows nothing. */
function randomOptions(random: Random): Record<string, unknown> {
  const options: Record<string, unknown> = {};
  for (const { id, shape } of known) {
    const { form } = shape;
    if (random.below(form.kind === 'flag' ? 4 : 6) !== 0) continue;
    if (form.kind === 'choice') options[id] = pick(random, form.values);
    else if (form.kind === 'flag') options[id] = random.below(2) === 0;
  }
  if (random.below(2) === 0) options['command.general'] = true;
  return options;
}

/** Removes the parts that the problems name. Returns false if that is impossible. */
function leaveOut(scenario: ScenarioDraft, problems: readonly ScenarioProblem[]): boolean {
  const gone = problems.map(({ at }) => partNamed(scenario, at, ['sides']));
  if (gone.includes(null)) return false;
  const keep = <T extends object>(parts: T[]) => parts.filter((part) => !gone.includes(part));
  scenario.areas = keep(scenario.areas);
  scenario.lines = keep(scenario.lines);
  scenario.houses = keep(scenario.houses);
  scenario.objectives = keep(scenario.objectives);
  for (const side of scenario.sides) side.units = keep(side.units ?? []);
  return true;
}
