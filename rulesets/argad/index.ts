/** Argad !, skirmishes of the 18th and early 19th century, in its three sheets. */
import { ruleset } from '@grognard/rules-kit';
import { about } from './about.ts';
import { catalogue } from './catalogue/index.ts';
import { base } from './editions/base.ts';
import { editions } from './editions/index.ts';
import { examples } from './examples/index.ts';
import { figures } from './figures.ts';
import type { Rules } from './model.ts';
import { options } from './options/index.ts';
import { bout } from './rules/melee/bout.ts';
import { strike } from './rules/melee/strike.ts';
import { move } from './rules/move/procedure.ts';
import { shoot } from './rules/shoot/procedure.ts';
import { scenarioFiles } from './scenarios/files.ts';
import { scenarios } from './scenarios/index.ts';
import { sheet } from './sheet/index.ts';
import { sources } from './sources.ts';
import { en } from './words/en.ts';
import { enLabels } from './words/en-labels.ts';
import { enRemedies } from './words/en-remedies.ts';

/** The procedures with their types, by id. */
export const procedures = { move, shoot, strike, bout } as const;

/** The ruleset. */
export const argad = ruleset<Rules>({
  id: about.id,
  title: about.title,
  credit: about.credit,
  sources,
  catalogue,
  words: { en: { rules: en, labels: enLabels, remedies: enRemedies } },
  base,
  editions,
  options,
  procedures: [move.face, shoot.face, strike.face, bout.face],
  examples,
  figures,
  sheet,
  scenarios,
  scenarioFiles,
});

export { type Eyes, type FigureMoment, type Moment, openingOf, pictureOf } from './look.ts';
export { pictureOfScenario } from './pictures.ts';
export { isScenario, readScenario } from './scenarios/check.ts';
export type { ScenarioCode, ScenarioProblem } from './scenarios/problem.ts';
export type { Scenario, ScenarioAim, ScenarioFigure, ScenarioSide } from './scenarios/shape.ts';
export { arrange } from './table/index.ts';
export type { Rules };
export { base, editions, options };
