/** The vocabulary for declaring rules, and its readers: play, odds, explanation, sheet. */

export {
  type ArmyCorps,
  type ArmyFigure,
  type ArmyFiles,
  type ArmyHeadings,
  type ArmyLine,
  type ArmyPage,
  type ArmyProblem,
  type ArmyReading,
  type ArmyTextProblem,
  armyLineTitle,
  armyPriceText,
  type BundledArmy,
  type ParsedArmy,
  type PriceLine,
  type ReadArmy,
  type TextPlace,
  textPlaceOf,
} from './army.ts';
export type {
  ArmyAddition,
  ArmyAdditionGroup,
  ArmyChoice,
  ArmyField,
  ArmyLists,
  ArmyOffers,
} from './army-offers.ts';
export { type Chain, type ChainOdds, carryThrough, type SampledChain } from './chain.ts';
export type { Chance } from './chance.ts';
export { chosenRules, optionValues, type RulesSource } from './chosen-options.ts';
export { type Citation, citation, cite } from './cite.ts';
export {
  type Description,
  describeProcedure,
  describeRuleset,
  describeScenarioFile,
  type RulesetDescription,
} from './describe.ts';
export { faceOf, isFair, mixBits } from './dice/bits.ts';
export { NotedDice } from './dice/noted.ts';
export {
  asFractions,
  branchesOf,
  canonical,
  type DiceBranch,
  oddsOf,
  sumsToOne,
  type WeightedOutcome,
} from './dice/odds.ts';
export {
  add as addSixths,
  certain,
  fractionOf,
  impossible,
  multiply as multiplySixths,
  type Sixths,
  shareOf,
} from './dice/sixths.ts';
export { DiceMismatch, ScriptedDice, SeededDice, ThrownDice } from './dice/thrown.ts';
export { stepsOf, valueAt, withEntry, withEntryMoved, withValueAt } from './edit-json.ts';
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
  type ArmyAccount,
  afterChanges,
  type EveningProcedure,
  type EveningRules,
  type EveningText,
  type EveningUnit,
  type FieldFill,
  type FollowUp,
  type PlayedCase,
  type ScenarioForce,
  type TraitValue,
  type UnitChange,
  type UnitRole,
  type UnitTrait,
  type UnitTraits,
  withUsualTraits,
} from './evening.ts';
export {
  type AskedCase,
  caseTitle,
  type ExplainedLine,
  editionTitle,
  explain,
} from './explain.ts';
export type { ExplainedAddition, ExplainedChart, ExplainedStep } from './explain-steps.ts';
export { layOut, plainText, type Span, type TextRow, type Tone, wrapText } from './explain-text.ts';
export {
  type Branch,
  type BranchEnd,
  type BranchingChain,
  type CountedNote,
  type FollowedBranches,
  followBranches,
} from './follow-branches.ts';
export { type FormDefaults, type FormDefaultsByProcedure, formDefaultsOf, namesIn } from './form-defaults.ts';
export {
  areHouseRules,
  type HouseRuled,
  type HouseRules,
  houseRulesFormat,
  houseRulesVersion,
  optionProblems,
  readHouseRules,
  writeHouseRules,
} from './house-rules.ts';
export {
  type ItalianNoun,
  withArticle,
  withIndefiniteArticle,
  withPreposition,
} from './i18n/italian-grammar.ts';
export { type KitWords, kitWords } from './i18n/kit-words.ts';
export { type Language, languages } from './i18n/language.ts';
export { inInches, measuredTitle, readIn, saidMeasured } from './i18n/lengths.ts';
export {
  counted,
  decimal,
  listed,
  percentOf,
  percentOfShare,
  plusMinus,
  signed,
  wholePercentOf,
} from './i18n/numbers.ts';
export {
  bareLength,
  choiceName,
  inWords,
  type PhraseWords,
  phrase,
  phraseKey,
  type Text,
  type TextList,
  type TextTemplate,
  template,
  textList,
} from './i18n/phrase.ts';
export { problemText } from './i18n/problems.ts';
export { prose } from './i18n/prose.ts';
export { type SheetPhrases, type SheetWords, sheetWords } from './i18n/sheet-words.ts';
export { sourceText } from './i18n/sources.ts';
export type { NumberedText, StepWords } from './i18n/step-words.ts';
export { type Term, term } from './i18n/term.ts';
export type { EnglishWords, Words } from './i18n/words.ts';
export type { Json } from './json.ts';
export { memoizePer } from './memoize.ts';
export { type OddsLine, oddsLines } from './odds-lines.ts';
export { asExamples, asJson, recordOf } from './plain-data.ts';
export {
  type AnyTelling,
  type AssessedCase,
  type DeclaredProcedure,
  type Facts,
  type FactsOf,
  factTitlesOf,
  type Mistake,
  type OutcomeOf,
  type PreparedCase,
  type Procedure,
  type ProcedureInfo,
  procedure,
  type RefusalRule,
  type Telling,
  type TellingWords,
} from './procedure.ts';
export {
  havingScenarioFiles,
  type ReadScenario,
  readAnyScenario,
  readScenarioText,
} from './read-any-scenario.ts';
export {
  type Answer,
  type CaseId,
  type FailedAnswer,
  type FoundCase,
  lineTooLong,
  longestLine,
  type RefusedAnswer,
  type ResolvedAnswer,
  type Resolver,
  resolver,
} from './resolve.ts';
export { type ResultBand, type ResultTable, resultFor } from './result-table.ts';
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
  type Example,
  type Line,
  type RuleEntry,
  type RuleId,
  type Source,
  type Standing,
  standingOf,
  type Use,
} from './rule.ts';
export {
  type AboutPhrases,
  type OptionInfo,
  type ProcedureInForce,
  type RuleNumbers,
  type Ruleset,
  type RulesetAbout,
  type RulesetDeclaration,
  type RulesInForce,
  ruleset,
} from './ruleset.ts';
export type {
  BundledScenario,
  ScenarioFileProblem,
  ScenarioFiles,
  ScenarioPart,
  ScenarioSummary,
} from './scenario.ts';
export {
  checkLengths,
  checkPointsOnTable,
  checkUniqueIds,
  type PlacedProblem,
  refersTo,
  type TellProblem,
} from './scenario-checks.ts';
export { scenarioForces } from './scenario-forces.ts';
export { alikeEntries, offeredScenario, readOwnScenario, storyParts } from './scenario-list.ts';
export { type ScenarioLoader, type ScenarioLoaders, scenarioLoaders } from './scenario-loaders.ts';
export {
  idText,
  lineText,
  nameText,
  proseText,
  scenarioHead,
  scenarioStory,
  sideSigns,
} from './scenario-shape.ts';
export { type ScenarioSpeaker, scenarioSpeaker } from './scenario-spoken.ts';
export { check } from './schema/check.ts';
export { type JsonSchema, jsonSchemaOf } from './schema/json-schema.ts';
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
  type InputOf,
  list,
  type Matters,
  number,
  type OutputOf,
  optional,
  orNull,
  partsOf,
  type RecordInput,
  type RecordOutput,
  record,
  refine,
  required,
  type Shape,
  text,
  whole,
} from './schema/shape.ts';
export { didYouMean, nearest } from './schema/suggest.ts';
export { armyHtml } from './sheet/army-html.ts';
export type {
  Block,
  Cell,
  CellParts,
  OddsAxis,
  OddsBlock,
  OutcomeTest,
  RowsBlock,
  RuledCell,
  RulesBlock,
  StepsBlock,
  TableBlock,
} from './sheet/block.ts';
export {
  type ClausesByRule,
  clauseStandingOf,
  clausesOf,
  labelClausesOf,
  withClauses,
} from './sheet/clauses.ts';
export { editionBefore, sheetDiff } from './sheet/diff.ts';
export type {
  Mark,
  MarkedText,
  OddsCell,
  PrintedEntry,
  PrintedExample,
  PrintedOption,
  PrintedRow,
  PrintedSheet,
  SheetChange,
  SheetDocument,
  SheetSection,
  SignedText,
} from './sheet/document.ts';
export { markedParts, sectionsBySide } from './sheet/document.ts';
export { sheetHtml } from './sheet/html.ts';
export { isLong, type LayoutSetting, settingFor } from './sheet/layout.ts';
export { sheetMarkdown } from './sheet/markdown.ts';
export { type SheetChoice, sheetOf } from './sheet/sheet.ts';
export {
  bandOf,
  type Step,
  type StepAgainst,
  type StepChart,
  type StepLine,
  type StepNote,
  type StepNoter,
  type StepSum,
} from './step.ts';
export { type TableThrow, thrownSteps } from './thrown-steps.ts';
export { capital, ended, labelOf, refusalTitleOf, remedyOf, wordsOf } from './words.ts';
