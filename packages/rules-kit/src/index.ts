/** The vocabulary that rules are declared in, and what reads it: play, odds, explanation, sheet. */

export { type BattleApart, type BattlesApart, battlesApart } from './battles-apart.ts';
export { type Chain, type ChainOdds, carryThrough, type Sampled } from './chain.ts';
export type { Chance } from './chance.ts';
export { type Cited, citation, cite } from './cite.ts';
export {
  type Description,
  describeProcedure,
  describeRuleset,
  describeScenarioFile,
  type RulesetDescription,
} from './describe.ts';
export { faceOf, isFair, mixBits } from './dice/bits.ts';
export { asFractions, type Chanced, canonical, oddsOf, sumsToOne } from './dice/odds.ts';
export { fractionOf, type Sixths, shareOf } from './dice/sixths.ts';
export { DiceMismatch, ScriptedDice, SeededDice, ThrownDice } from './dice/thrown.ts';
export {
  type Amendment,
  amended,
  type Edition,
  editionRules,
  type Option,
  type OptionsOf,
  option,
  optionsOn,
} from './edition.ts';
export {
  type AskedCase,
  caseTitle,
  type ExplainedLine,
  editionTitle,
  explain,
  type OddsLine,
  oddsLines,
} from './explain.ts';
export { layOut, plainText, type Span, type TextRow, type Tone, wrapText } from './explain-text.ts';
export {
  areHouseRules,
  type HouseRuled,
  type HouseRules,
  houseRulesFormat,
  houseRulesVersion,
  readHouseRules,
  writeHouseRules,
} from './house-rules.ts';
export type { Json } from './json.ts';
export { oncePer } from './once.ts';
export {
  type AnyTelling,
  type Assessed,
  type DeclaredProcedure,
  type Facts,
  factTitlesOf,
  type Mistake,
  type Prepared,
  type Procedure,
  type ProcedureFace,
  procedure,
  type Refusal,
  type Teller,
  type Telling,
} from './procedure.ts';
export {
  type Answer,
  type CaseId,
  type Failed,
  type FoundCase,
  lineTooLong,
  longestLine,
  type Refused,
  type Resolved,
  type Resolver,
  resolver,
} from './resolve.ts';
export { lookUp, type ResultTable, type Step } from './result-table.ts';
export {
  allOf,
  firstOf,
  fixedValues,
  type Group,
  type Ledger,
  type Loss,
  type Row,
  rowsIn,
  rulesIn,
  type Section,
  total,
  writeChange,
  writeLine,
} from './rows.ts';
export {
  type Entry,
  type Example,
  type Line,
  type RuleId,
  type Source,
  type Standing,
  standingOf,
  type Use,
} from './rule.ts';
export {
  type AboutSaid,
  type Figures,
  type OptionFace,
  type ProcedureInForce,
  type Ruleset,
  type RulesetAbout,
  type RulesetDeclaration,
  type RulesInForce,
  ruleset,
} from './ruleset.ts';
export type {
  OfferedScenario,
  ScenarioFileProblem,
  ScenarioFiles,
  ScenarioPart,
  ScenarioSummary,
} from './scenario.ts';
export { check } from './schema/check.ts';
export type { JsonSchema } from './schema/json-schema.ts';
export { Problem, type ProblemCode } from './schema/problem.ts';
export { problemsIn } from './schema/problems.ts';
export {
  type AnyShape,
  choice,
  type DataLimits,
  data,
  dataObject,
  derived,
  either,
  type Field,
  type Fields,
  flag,
  type Given,
  type InputOf,
  list,
  type Matters,
  number,
  type OutputOf,
  optional,
  orNull,
  partsOf,
  type Read,
  record,
  refine,
  required,
  type Shape,
  text,
  whole,
} from './schema/shape.ts';
export { didYouMean, nearest } from './schema/suggest.ts';
export type {
  Block,
  Cell,
  OddsAxis,
  OddsBlock,
  OutcomeTest,
  RowsBlock,
  RulesBlock,
  StepsBlock,
  TableBlock,
} from './sheet/block.ts';
export { sheetDiff } from './sheet/diff.ts';
export type {
  Change,
  Mark,
  Marked,
  OddsCell,
  Printed,
  PrintedEntry,
  PrintedExample,
  PrintedOption,
  PrintedRow,
  SheetDocument,
  SheetSection,
} from './sheet/document.ts';
export { sheetHtml } from './sheet/html.ts';
export { isLong, type Setting, settingFor } from './sheet/layout.ts';
export { sheetMarkdown } from './sheet/markdown.ts';
export { type SheetChoice, sheetOf } from './sheet/sheet.ts';
export { type KitWords, kitWords } from './speech/kit-words.ts';
export { type Language, languages } from './speech/language.ts';
export { inInches, measuredTitle, readIn, saidMeasured } from './speech/lengths.ts';
export { counted, decimal, listed, percentOf, plusMinus, signed } from './speech/numbers.ts';
export {
  bare,
  choiceName,
  inWords,
  type Joined,
  joined,
  phrase,
  phraseKey,
  type Said,
  type Speech,
  said,
  type Text,
} from './speech/phrase.ts';
export { problemText } from './speech/problems.ts';
export { type SheetPhrases, type SheetWords, sheetWords } from './speech/sheet-words.ts';
export { sourceText } from './speech/sources.ts';
export { type Term, term } from './speech/term.ts';
export type { EnglishWords, Words } from './speech/words.ts';
export { namesIn, type Usual, type Usuals, usualsOf } from './usual.ts';
export { capital, ended, labelOf, remedyOf, wordsOf } from './words.ts';
