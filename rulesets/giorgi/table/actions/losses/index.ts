/** Losses and the tests that follow. */
export { takeOut } from './gone.ts';
export { breakAndRun, forgetRetreats, testsDue } from './ladder.ts';
export { lose, takeOffEnd } from './lose.ts';
export { chanceToPass, needOf, takeTest } from './test.ts';
