/** `readScenario`: reads a scenario file and gives the scenario, or all its problems. */

import { crossesPolygon, locate, type Polygon } from '@grognard/geometry';
import { entryAt } from '@grognard/lists';
import { check, problemsIn } from '@grognard/rules-kit';
import { usualWidthCm } from '../data/ground.ts';
import type { Rules } from '../model.ts';
import { checkGround } from './check-ground.ts';
import { checkIds, checkPoints } from './check-ids.ts';
import { checkUnits } from './check-units.ts';
import { enlist } from './force.ts';
import type { Scenario, ScenarioLine, ScenarioUnit } from './model.ts';
import type { ScenarioProblem, Tell } from './problem.ts';
import { type ResolvedScenario, resolveScenario } from './resolved.ts';
import { rulesFor } from './rules-for.ts';
import { scenarioShape } from './shape.ts';

export type { ScenarioProblem } from './problem.ts';

/** Values of the options chosen for a game. */
type OptionValues = Readonly<Record<string, unknown>>;

/** The scenario, ready for play in this edition, or all its problems: those of its shape first, then those of its content. */
export function readScenario(
  data: unknown,
  edition: string,
  agreed: OptionValues = {},
): Scenario | readonly ScenarioProblem[] {
  const misshapen = problemsIn(scenarioShape, data);
  if (misshapen.length > 0) return misshapen;
  const given = check(scenarioShape, data) as ScenarioInput;
  const options = withoutGaps(given.options);
  const inForce = { ...options, ...agreed };
  const rules = rulesFor(edition, inForce);
  if ('code' in rules) return [rules];
  const problems: ScenarioProblem[] = [];
  const tell: Tell = (code, at, message) => problems.push({ code, at, message });
  checkEditions(given, edition, tell);
  checkWidths(given, tell);
  const scenario = completed(given, options, rules);
  checkSense(scenario, rules, inForce, tell);
  return problems.length === 0 ? housed(scenario) : problems;
}

/** Whether `readScenario` returned a scenario. */
export function isScenario(read: Scenario | readonly ScenarioProblem[]): read is Scenario {
  return !Array.isArray(read);
}

/** The scenario as the shape returns it. Widths and options may still be missing. */
type ScenarioInput = Omit<Scenario, 'lines'> & {
  readonly lines: readonly (Omit<ScenarioLine, 'widthCm'> & { readonly widthCm: number | undefined })[];
};

function withoutGaps(options: OptionValues): OptionValues {
  return Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined));
}

function completed(given: ScenarioInput, options: OptionValues, { table }: Rules): Scenario {
  const lines = given.lines.map(
    (line): ScenarioLine => ({ ...line, widthCm: line.widthCm ?? usualWidth(line.kind) }),
  );
  const sides = given.sides.map((side) => enlist(side, table));
  return { ...given, options, lines, sides };
}

/** Places garrisons in the middle of their houses, in open order as they will come out. */
function housed(scenario: Scenario): Scenario {
  const { houses } = scenario;
  const settle = (unit: ScenarioUnit): ScenarioUnit => {
    const house = houses.find(({ id }) => id === unit.house);
    return house === undefined
      ? unit
      : { ...unit, at: house.at, facing: house.facing, formation: 'open', gapCm: 0 };
  };
  return {
    ...scenario,
    sides: scenario.sides.map((side) => ({ ...side, units: side.units.map(settle) })),
  };
}

function usualWidth(kind: ScenarioLine['kind']): number {
  return kind === 'road' || kind === 'stream' ? usualWidthCm[kind] : 0;
}

function checkEditions({ editions }: ScenarioInput, edition: string, tell: Tell): void {
  if (!editions.includes(edition))
    tell('edition', 'editions', `it is not written for "${edition}"; it is for ${editions.join(', ')}`);
}

function checkWidths({ lines }: ScenarioInput, tell: Tell): void {
  lines.forEach(({ kind, widthCm }, i) => {
    if (widthCm !== undefined && kind !== 'road' && kind !== 'stream')
      tell('ground', `lines[${i}].widthCm`, `a ${kind} has no width; leave it out`);
  });
}

function checkSense(scenario: Scenario, rules: Rules, options: OptionValues, tell: Tell): void {
  checkIds(scenario, tell);
  checkPoints(scenario, tell);
  const laid = resolveScenario(scenario, rules, options, tell);
  checkGround(laid, tell);
  checkSides(laid, tell);
  checkUnits(laid, tell);
}

/** Sides have opposite edges, and their zones do not overlap. */
function checkSides({ scenario, zones }: ResolvedScenario, tell: Tell): void {
  const [one, other] = scenario.sides;
  if (one!.edge === other!.edge)
    tell('zone', 'sides[1].edge', `both sides have the ${one!.edge} edge; give them one each`);
  if (one!.colour === other!.colour && one!.sign === other!.sign)
    tell('zone', 'sides[1].sign', 'both sides have the same colour and sign; change one of them');
  const [first, second] = zones;
  if (first && second && doMeet(first, second))
    tell('overlap', 'sides[1].zone', `overlaps that of "${one!.id}"; zones lie apart`);
}

/** Whether two areas overlap. */
function doMeet(one: Polygon, other: Polygon): boolean {
  return isEntered(one, other) || isEntered(other, one);
}

/** Whether an edge of the second area crosses the first, or one of its corners lies inside. */
function isEntered(area: Polygon, { corners }: Polygon): boolean {
  return corners.some((corner, i) => {
    const next = entryAt(corners, (i + 1) % corners.length);
    return (
      locate(area, corner.x, corner.y) === 'inside' ||
      crossesPolygon(area, corner.x, corner.y, next.x, next.y)
    );
  });
}
