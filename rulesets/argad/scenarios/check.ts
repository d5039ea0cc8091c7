/** `readScenario`: reads a scenario file and returns the scenario, or all its problems. */

import { isBaseIn } from '@grognard/geometry';
import { entryAt } from '@grognard/lists';
import { check, chosenRules, Problem } from '@grognard/rules-kit';
import { base } from '../editions/base.ts';
import { editions } from '../editions/index.ts';
import type { Rules } from '../model.ts';
import { options as known } from '../options/index.ts';
import { checkAfloat } from './check-afloat.ts';
import { checkAims } from './check-aims.ts';
import { checkBodies } from './check-bodies.ts';
import { checkBuildings } from './check-buildings.ts';
import { checkFigures } from './check-figures.ts';
import { checkHiding, checkObjects } from './check-hiding.ts';
import { checkIds } from './check-ids.ts';
import { checkPoints } from './check-points.ts';
import type { ScenarioProblem, Tell } from './problem.ts';
import { areasOverlap, type ResolvedScenario, resolveScenario } from './resolved.ts';
import { type Scenario, scenarioShape } from './shape.ts';

/** The values agreed for the options of the ruleset. */
type OptionValues = Readonly<Record<string, unknown>>;

/** The scenario, ready to be played in this edition, or all its problems in the order of the checks. */
export function readScenario(
  data: unknown,
  edition: string,
  options: OptionValues = {},
): Scenario | readonly ScenarioProblem[] {
  const rules = rulesFor(edition, options);
  if ('code' in rules) return [rules];
  const read = check(scenarioShape, data);
  if (read instanceof Problem) return [read];
  const scenario = read as Scenario;
  const problems: ScenarioProblem[] = [];
  const tell: Tell = (code, at, message) => problems.push({ code, at, message });
  checkEditions(scenario, edition, tell);
  checkIds(scenario, tell);
  checkPoints(scenario, tell);
  const laid = resolveScenario(scenario, tell);
  checkWater(scenario, rules, tell);
  checkBuildings(laid, tell);
  checkAfloat(laid, tell);
  checkZones(laid, tell);
  checkFigures(laid, rules, tell);
  checkHiding(laid, tell);
  checkObjects(laid, tell);
  checkBodies(laid, rules, tell);
  checkAims(scenario, tell);
  return problems.length === 0 ? scenario : problems;
}

/** Whether `readScenario` returned a scenario rather than problems. */
export function isScenario(read: Scenario | readonly ScenarioProblem[]): read is Scenario {
  return !Array.isArray(read);
}

const source = { base, editions, options: known };

export function rulesFor(edition: string, options: OptionValues): Rules | Problem {
  return chosenRules(source, edition, options);
}

function checkEditions(scenario: Scenario, edition: string, tell: Tell): void {
  if (!scenario.editions.includes(edition))
    tell('edition', 'editions', `is written for ${scenario.editions.join(', ')}, not for ${edition}`);
}

/** Zones of two sides must not overlap, because sides deploy without knowing of each other. */
function checkZones({ figures, scenario }: ResolvedScenario, tell: Tell): void {
  const zones = scenario.sides.map(({ id }) => figures.find(({ side }) => side.id === id)?.zone ?? null);
  zones.forEach((zone, s) => {
    zones.slice(0, s).forEach((other, o) => {
      if (zone !== null && other !== null && areasOverlap(zone, other))
        tell(
          'overlap',
          `sides[${s}].zone`,
          `overlaps that of "${entryAt(scenario.sides, o).id}"; zones lie apart`,
        );
    });
    const stranger = figures.find(
      ({ side, figure, base }) =>
        zone !== null && side !== scenario.sides[s] && !figure.captive && isBaseIn(base, zone),
    );
    if (stranger !== undefined)
      tell('overlap', `sides[${s}].zone`, `holds "${stranger.figure.id}", who is none of its own`);
  });
}

/** Deep water (`terrain.deep-water`) and boats need the coastal rules. */
function checkWater({ areas, vessels }: Scenario, rules: Rules, tell: Tell): void {
  if (rules.coastalArms) return;
  const wanted = 'the coastal edition or option coastal-arms';
  areas.forEach(({ kind }, i) => {
    if (kind === 'deep-water') tell('edition', `areas[${i}].kind`, `deep water needs ${wanted}`);
  });
  if (vessels.length > 0) tell('edition', 'vessels', `ships and boats need ${wanted}`);
}
