/** `readScenario`: reads a scenario file and gives the scenario, or all its problems. */
import { check, Problem, problemsIn } from '@grognard/rules-kit';
import { checkIds } from './check-ids.ts';
import { checkPlaces } from './check-places.ts';
import { checkStart } from './check-start.ts';
import { checkUnits } from './check-units.ts';
import type { Scenario } from './model.ts';
import type { ScenarioProblem, Tell } from './problem.ts';
import { rulesFor } from './rules-for.ts';
import { scenarioShape } from './shape.ts';

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
  const given = check(scenarioShape, data);
  if (given instanceof Problem) return [given];
  const options = withoutGaps(given.options);
  const rules = rulesFor(edition, { ...options, ...agreed });
  if ('code' in rules) return [rules];
  const scenario: Scenario = { ...given, options };
  const problems: ScenarioProblem[] = [];
  const tell: Tell = (code, at, message) => problems.push({ code, at, message });
  checkSides(scenario, edition, tell);
  checkIds(scenario, tell);
  checkUnits(scenario, rules, tell);
  checkStart(scenario, rules, tell);
  checkPlaces(scenario, rules, tell);
  return problems.length === 0 ? scenario : problems;
}

/** Whether `readScenario` returned a scenario. */
export function isScenario(read: Scenario | readonly ScenarioProblem[]): read is Scenario {
  return !Array.isArray(read);
}

function withoutGaps(options: OptionValues): OptionValues {
  return Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined));
}

function checkSides({ sides, attacker, editions }: Scenario, edition: string, tell: Tell): void {
  if (!editions.includes(edition))
    tell('edition', 'editions', `it is not written for "${edition}"; it is for ${editions.join(', ')}`);
  if (!sides.some(({ id }) => id === attacker))
    tell('reference', 'attacker', `"${attacker}" is no side of this battle`);
  if (new Set(sides.map(({ edge }) => edge)).size < sides.length)
    tell('side', 'sides[1].edge', 'both sides have the same edge; give them one each');
  if (new Set(sides.map(({ colour, sign }) => `${colour} ${sign}`)).size < sides.length)
    tell('side', 'sides[1].sign', 'both sides have the same colour and sign; change one of them');
  sides.forEach(({ corps }, s) => {
    const chiefs = corps.filter(({ chief }) => chief).length;
    if (chiefs !== 1)
      tell(
        'side',
        `sides[${s}].corps`,
        `${chiefs} commanders-in-chief; an army has one (commander.per-corps)`,
      );
    corps.forEach(({ grade, chief, included, units }, c) => {
      if (grade === 'strategist' && !chief)
        tell('side', `sides[${s}].corps[${c}].grade`, 'only the commander-in-chief may be a strategist');
      if (included !== null && !units.some(({ id }) => id === included))
        tell('reference', `sides[${s}].corps[${c}].included`, `"${included}" is no unit of this corps`);
    });
  });
}
