/** A game in progress: commands, events, views, undo, dice that can be checked, save files. Knows no ruleset. */
export { type CitedBook, type Citing, citing, fact, mistaken } from './citing.ts';
export { type FaceSource, hashedFaces } from './dice/faces.ts';
export { commitmentTo, isSecret, type Secret, secretFaces } from './dice/secret.ts';
export { type Thrower, throwAgain, throwFrom } from './dice/thrower.ts';
export {
  type ArcItem,
  type LabelItem,
  type MarkItem,
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
} from './display-laid.ts';
export {
  type AreaItem,
  type BaseLook,
  type BuildingItem,
  type Coat,
  coats,
  type DisplayList,
  type FallenItem,
  type FormationItem,
  type Item,
  type LegendRow,
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
  type Weapon,
  weapons,
} from './display-list.ts';
export type { Alternative, Doctrine, Luck, Plan, Reason, Weighed } from './doctrine.ts';
export { type GameEvent, isFixed, isKnownTo, isSeenBy, type Roll } from './event.ts';
export type {
  AmountTask,
  Asked,
  ChoiceTask,
  Gesture,
  Hand,
  Handle,
  HandledPiece,
  HandleSet,
  HandlesTask,
  Handling,
  Hindrance,
  Instrument,
  Offer,
  PieceId,
  PlaceTask,
  Proposal,
  Reading,
  SeveralTask,
  Spot,
  Stretch,
  Task,
  Threat,
  Urgent,
  WayTask,
} from './handling.ts';
export { fingerprint } from './hash.ts';
export { type Entry, isUndone, type Played, standing, type Undone } from './log.ts';
export { happeningOf, type Keeping, Match, type Submitted } from './match.ts';
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
  secretFits,
  writeSave,
} from './save.ts';
export type { Motion, Scene, SceneEntry } from './scene.ts';
export type { Awaits, Result, SideId, Viewer } from './side.ts';
export {
  type AnyState,
  type AnyTableGame,
  type AnyView,
  type Arrange,
  asAnyGame,
  type Eyes,
  type TableGame,
} from './table-game.ts';
export type { Command, Happening, TableRules, Wanted } from './table-rules.ts';
export {
  type Allowed,
  allowed,
  type Forbidden,
  forbidden,
  type Misplaced,
  misplaced,
  type ProtocolCode,
  type Verdict,
} from './verdict.ts';
export { type Discrepancy, decideAgain, replaySave, verifyDice } from './verify.ts';
