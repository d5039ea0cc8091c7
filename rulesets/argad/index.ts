/** Argad !, skirmishes of the 18th and early 19th century, in its three sheets. */
import { ruleset } from '@grognard/rules-kit';
import { base } from './editions/base.ts';
import { editions } from './editions/index.ts';
import type { Rules } from './model.ts';
import { options } from './options/index.ts';
import { procedures, referenceDeclaration } from './reference.ts';
import { scenarioFiles } from './scenarios/files.ts';
import { scenarios } from './scenarios/index.ts';

/** The ruleset. */
export const argad = ruleset<Rules>({ ...referenceDeclaration, scenarios, scenarioFiles });

export { type Eyes, type FigureMoment, openingOf, type PictureMoment, pictureOf } from './look.ts';
export { pictureOfScenario } from './pictures.ts';
export { isScenario, readScenario } from './scenarios/check.ts';
export type { ScenarioCode, ScenarioProblem } from './scenarios/problem.ts';
export type { Scenario, ScenarioAim, ScenarioFigure, ScenarioSide } from './scenarios/shape.ts';
export { createGame } from './table/index.ts';
export type { Rules };
export { base, editions, options, procedures };
