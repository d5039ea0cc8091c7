/** Shared helpers for tests of rules: random cases, and the checks every ruleset must pass. */
export { anIndex } from './an-index.ts';
export { type Asking, allowed, asking, errorOf, factsOf, inShort, linesOf, refusalsOf } from './asking.ts';
export { withoutSteps } from './checks/examples.ts';
export { typesettingComplaints } from './checks/typeset.ts';
export { type CaseData, canonicalText, type Data, difference, frozen } from './data.ts';
export { declaration as duelDeclaration, duel } from './duel/index.ts';
export { type CaseSource, casesOf } from './generate/cases.ts';
export { SeededRandom } from './generate/seeded-random.ts';
export { someValue } from './generate/values.ts';
export { type RulesetTestOptions, rulesetTests, type Tier } from './ruleset-tests.ts';
export {
  mixed,
  type TrialBattle,
  type TrialOptions,
  type TrialStep,
  type Trials,
  trialsOf,
} from './table/battles.ts';
export { between, type DraftOf, mm, partNamed, pick, rectangle, someOption } from './table/draft.ts';
export { fixtureTests } from './table/fixtures.ts';
export {
  type ComparisonEffort,
  comparedForecast,
  type ForecastComparison,
  type ForetoldOnTrial,
} from './table/foretold.ts';
export { brokenIn, type TableInvariant, type TableTransition, type TableWatch } from './table/invariants.ts';
export { ObservedEvents, type RuleDetectors, undetectedRows } from './table/observed.ts';
export { faultReport, giveAgain, playByChance, type TrialLook } from './table/play.ts';
export { type GestureHabits, randomGesture } from './table/random-gesture.ts';
export type { GameOnTrial, SubmittedCommand } from './table/submitted-command.ts';
export { type TableTestOptions, tableTests } from './table/table-tests.ts';
export { type Tampering, tampered } from './table/tampering.ts';
export { type WordsOnTrial, wordsApartTests } from './table/words-apart.ts';
export {
  type DarkDuel,
  type DarkDuelCommand,
  type DarkDuelEvent,
  type DuelView,
  darkDuel,
  duellist,
} from './trial/dark-duel.ts';
export { arrange as arrangeDarkDuel, darkDuelAt } from './trial/table-game.ts';
export {
  type GunsCommand,
  type GunsEvent,
  type GunsInTurn,
  type GunsView,
  gunsInTurn,
} from './trial-in-turn/guns-in-turn.ts';
export { arrange as arrangeGunsInTurn, gunsInTurnAt } from './trial-in-turn/table-game.ts';
