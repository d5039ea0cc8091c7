/** Losses and the tests that follow. */
export { riskGeneral } from './general.ts';
export { takeOut } from './gone.ts';
export { breakAndRun, forgetRetreats, stepDown, testsDue } from './ladder.ts';
export { type LostTo, lose, takeOffEnd } from './lose.ts';
export { chanceToPass, needOf, type TestedFor, takeTest } from './test.ts';
