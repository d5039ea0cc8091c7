/** A game in progress: commands, events, views, undo, verifiable dice, save files. Contains no ruleset. */

export {
  type BattlePlan,
  type GroupPhase,
  type GroupTask,
  groupPhases,
  groupTasks,
  type PlanEvent,
  type PlannedGroup,
  planEvents,
  type Survey,
  type SurveyedGroup,
  type SurveyedTarget,
  type TaskOption,
} from './battle-plan.ts';
export { type Aim, type Briefing, type Score, sumOfPoints } from './briefing.ts';
export {
  type CitationSource,
  type Citations,
  createCitations,
  fact,
  invalidCommandRefusal,
} from './citing.ts';
export { type AgreedHeader, secretDice, secretFits } from './commitment.ts';
export { cutScenes, type ShownEvent } from './cut-scenes.ts';
export { type FaceSource, hashedFaces } from './dice/faces.ts';
export { commitmentTo, isSecret, type Secret, secretFaces } from './dice/secret.ts';
export { type Thrower, throwAgain, throwBy, throwFrom } from './dice/thrower.ts';
export {
  type Badge,
  badges,
  type Coat,
  coats,
  type DressLook,
  type FlagCharge,
  type FlagDesign,
  flagCharges,
  type Headdress,
  headdresses,
  type Outfit,
  outfits,
  type Tincture,
  tinctures,
} from './display-dress.ts';
export {
  type AreaItem,
  type ArmLook,
  armLooks,
  type BaseLook,
  type BuildingItem,
  type DisplayList,
  type FallenItem,
  type FormationItem,
  type Item,
  type LegendRow,
  type LegendSection,
  type LineItem,
  type ObjectItem,
  type OpeningLook,
  objectLooks,
  openings,
  type PieceItem,
  type SideLook,
  type Sign,
  type Stroke,
  signs,
  strokes,
  type Texture,
  textures,
  type VesselItem,
  type WeaponLook,
  weapons,
} from './display-list.ts';
export {
  type AimedItem,
  type ArcItem,
  type FrontageItem,
  type LabelItem,
  type MarkItem,
  type OrderSign,
  type OrderSignItem,
  orderSigns,
  type PathItem,
  type ReachItem,
  type RodItem,
  type RulerItem,
  type ShotItem,
  type SightItem,
  type StretchItem,
  type ThreatItem,
  tones,
  type ZoneItem,
} from './display-overlay.ts';
export type {
  Alternative,
  CommandPlan,
  Doctrine,
  Generalship,
  Random,
  Reason,
  SearchReport,
} from './doctrine.ts';
export { dryRun, type StateWriting, withoutDice } from './dry-run.ts';
export { type Episode, episodeOf, witnessed } from './episode.ts';
export { asAnyGame } from './erased-types.ts';
export { type GameEvent, isFixed, isKnownTo, isSeenBy, type Roll } from './event.ts';
export { type EventOfKind, type EventWriters, writeEvent } from './event-writers.ts';
export {
  type ExpectedLosses,
  type Fate,
  type FateLook,
  type FateShare,
  type Forecast,
  type ForecastBasis,
  type ForecastStep,
  fateLooks,
  type GestureForecast,
  type PieceForecast,
  type PlanForecast,
} from './forecast.ts';
export { fingerprint, isSameData } from './hash.ts';
export type {
  AmountTask,
  Choice,
  ChoiceTask,
  CreateInteraction,
  ExplainedRefusal,
  Gesture,
  GroupRow,
  GroupSummary,
  Handle,
  HandleSet,
  HandlesTask,
  Instrument,
  Interaction,
  Measurement,
  PastCommand,
  PathStretch,
  PathTask,
  Piece,
  PieceGroup,
  PieceId,
  PlaceTask,
  PointOrPiece,
  Prompt,
  Proposal,
  ReactionPrompt,
  SeveralTask,
  Task,
  TaskValues,
  Threat,
} from './interaction.ts';
export {
  type EventFacts,
  type EventPattern,
  type FactPattern,
  holds,
  judgeStep,
  type LessonCondition,
  type LessonVerdict,
  matchesEvent,
} from './lesson/judge.ts';
export {
  type LaidGame,
  type Lesson,
  type LessonCue,
  type LessonFigure,
  type LessonReading,
  type LessonRemark,
  type LessonStep,
  type LessonStepWords,
  type LessonWords,
  type PreparedDice,
  preparedFaces,
} from './lesson/lesson.ts';
export { activeEntries, type CommandEntry, isUndone, type LogEntry, type UndoEntry } from './log.ts';
export { type LogMode, Match, resolutionOf, type SubmitResult } from './match.ts';
export type { GameMeasures, MeasuredCount, PlayMeasure } from './measures.ts';
export { onceEach } from './once-each.ts';
export { openGame, type SavedGame, type UnreadableGame } from './open-game.ts';
export { type PieceState, statesOf, withStates } from './piece-state.ts';
export type { OrderEnd, Plan, PlannedOrder, PlanWarning } from './plan.ts';
export {
  type DiceOrigin,
  type GameAbout,
  readSave,
  rollsIn,
  type SaveFile,
  type SaveHeader,
  saveFormat,
  saveOf,
  saveVersion,
  writeSave,
} from './save.ts';
export { isNextStep, type Motion, type Scene, type SceneEntry } from './scene.ts';
export { digestOf, type FileSeal, sealHeader, sealNext, sealSave } from './seal.ts';
export type { Awaits, Result, SideId, Viewer } from './side.ts';
export type {
  AnyState,
  AnyTableGame,
  AnyView,
  CreateAnyGame,
  CreateGame,
  PieceNoun,
  TableGame,
} from './table-game.ts';
export type { CheckDepth, Command, Resolution, TableRules } from './table-rules.ts';
export type { LossChance, LossThrow, PieceLoss, Toll } from './toll.ts';
export {
  type AllowedCommand,
  allowedCommand,
  type InvalidCommand,
  invalidCommand,
  type ProtocolCode,
  type RefusedCommand,
  refusedCommand,
  type Verdict,
} from './verdict.ts';
export {
  commandsWithoutEffect,
  type Discrepancy,
  decideAgain,
  replaySave,
  verifyDice,
  verifySeals,
} from './verify.ts';
export { type Difference, type GameVerdict, type VerifiedGame, verifyGame } from './verify-game.ts';
