/** Interaction: how a player's input becomes commands, in any game: pieces, tasks, proposals, instruments. */
import type { Footprint, Heading, Point, Tenths } from '@grognard/geometry';
import type { ExplainedLine, Json, OddsLine, RuleId, Standing } from '@grognard/rules-kit';
import type { Item } from './display-list.ts';
import type { GestureForecast, PlanForecast } from './forecast.ts';
import type { Plan } from './plan.ts';
import type { SideId } from './side.ts';
import type { Command } from './table-rules.ts';
import type { ProtocolCode } from './verdict.ts';

/** Id of a piece, the same as that of its item in the display list. */
export type PieceId = string;

/** Something on the table that a player can select, and order if it is theirs. */
export interface Piece {
  readonly id: PieceId;
  /** Null if the piece belongs to no side. */
  readonly side: SideId | null;
  readonly name: string;
  /** Kind, arms and class in a few words. */
  readonly about: string;
  readonly at: Point;
  readonly heading: Heading;
  readonly base: Footprint;
  /** Its state as separate words: loaded, crouched, in the mill. */
  readonly state: readonly string[];
  /** The rules that say what states mean, by the words of the state. */
  readonly stateRules?: Readonly<Record<string, RuleId>>;
  /** Why it cannot be ordered now, if a rule says so. */
  readonly spent?: readonly ExplainedRefusal[];
  /** This turn's order in words, or null if it has none. */
  readonly orderText: string | null;
  /** Whether the player can order it now. */
  readonly isMine: boolean;
  /** Pieces that move as one with it. Empty if it moves alone. */
  readonly members: readonly PieceId[];
}

/** Pieces that a game offers to select together. A kind is what *all of this kind* means for its pieces. */
export interface PieceGroup {
  readonly id: string;
  readonly title: string;
  readonly sort: 'kind' | 'formation';
  readonly pieces: readonly PieceId[];
}

/** What a side is asked now. */
export interface Prompt {
  /** Heading: the turn whose orders are due, or the set-up. */
  readonly title: string;
  /** Whether the table is still being set up and the battle has not begun. */
  readonly isSetup: boolean;
  /** Set while pieces are deployed, which the game's doctrine can do for the player. */
  readonly canDeploy?: true;
  /** What asking for it is called, where it is not just a deployment. */
  readonly suggestTitle?: string;
  /** Command that closes the prompt, or null if nothing is asked of this side. */
  readonly finish: { readonly title: string; readonly command: Command } | null;
  /** Command that concedes the battle, or null if that is not possible now. */
  readonly concede: Command | null;
  /** Pieces without orders. */
  readonly withoutOrders: readonly PieceId[];
  /** Pieces that can still be ordered, where not every piece of the side can. Defaults to `withoutOrders`. */
  readonly orderable?: readonly PieceId[];
  /** What there is to do, in one sentence, for a player who has nothing selected. */
  readonly hint?: string;
  /** Set if another side's action asks these pieces for a reaction. They are selected at once. */
  readonly reaction?: ReactionPrompt;
  /** Rules to read about it, the most important first. */
  readonly rules?: readonly RuleId[];
}

/** A question to a side in the middle of another side's action. */
export interface ReactionPrompt {
  /** What is happening and what is asked. */
  readonly words: string;
  readonly pieces: readonly PieceId[];
  /** Set if one answers by changing a proposal: what lies in hand from the start. */
  readonly values?: TaskValues;
  /** Drawn on the table while the question is open: the path of an attack, the pieces it can meet. */
  readonly items: readonly Item[];
}

/** Why something cannot be done, and what would make it legal. */
export interface ExplainedRefusal {
  /** Null if no rule refuses it. */
  readonly rule: RuleId | null;
  readonly code: ProtocolCode | null;
  readonly label: string;
  readonly words: string;
  readonly remedy: string | null;
  readonly standing: Standing;
  readonly source: string;
  readonly piece: PieceId | null;
}

/** One answer that a task takes, with its odds or its refusals. */
export interface Choice {
  readonly value: Json;
  readonly title: string;
  /** Empty if the choice is allowed. */
  readonly refusals: readonly ExplainedRefusal[];
  /** Odds of its outcomes, before it is carried out. */
  readonly odds: readonly OddsLine[];
  /** The sum behind the odds, with the rows that count and those that do not. */
  readonly sum: readonly ExplainedLine[];
  /** The piece it points at, or null if it points at none. */
  readonly piece: PieceId | null;
  /** Set if it can be chosen although it is refused: it is judged again when it is carried out. */
  readonly isProvisional?: true;
  /** Set if it is out of the question, and is listed only while it is pointed at, to say why. */
  readonly isDistant?: true;
}

interface TaskHead {
  readonly id: string;
  readonly title: string;
  /** Whether it is always on the panel. Otherwise it is unfolded on request. */
  readonly isPrimary: boolean;
  /** Rules to read about it, the most important first. */
  readonly rules?: readonly RuleId[];
}

/** A path across the table, point by point from where the piece stands. Several pieces follow it side by side. */
export interface PathTask extends TaskHead {
  readonly kind: 'way';
  readonly value: readonly Point[];
  /** Greatest length of the path on the best ground. */
  readonly most: Tenths;
}

/** A place to stand on. */
export interface PlaceTask extends TaskHead {
  readonly kind: 'place';
  readonly value: Point;
  /** Outline of what stands there, if it can be taken hold of and dragged. */
  readonly corners?: readonly Point[];
}

/** Exactly one of several choices. Choices of a target point at pieces. */
export interface ChoiceTask extends TaskHead {
  readonly kind: 'choice' | 'target';
  readonly value: Json;
  readonly choices: readonly Choice[];
}

/** Any number of several choices. */
export interface SeveralTask extends TaskHead {
  readonly kind: 'several';
  readonly value: readonly Json[];
  readonly choices: readonly Choice[];
}

/** Handles of a formed body, dragged to a point or set to a number. */
export interface HandlesTask extends TaskHead {
  readonly kind: 'handles';
  readonly value: Json;
  readonly handles: readonly Handle[];
}

export interface Handle {
  readonly id: string;
  readonly title: string;
  readonly at: Point;
  /** Outline of what is taken hold of anywhere on it. Left out for a knob. */
  readonly corners?: readonly Point[];
  /** In tenths of a millimetre, or in tenths of a degree. */
  readonly unit: 'length' | 'angle';
  readonly value: number;
  readonly least: number;
  readonly most: number;
}

/** A number, such as a distance along the path. */
export interface AmountTask extends TaskHead {
  readonly kind: 'amount';
  readonly value: number;
  readonly unit: 'length' | 'angle' | 'count';
  readonly least: number;
  readonly most: number;
}

/** Something that pieces can be ordered to do. */
export type Task = PathTask | PlaceTask | ChoiceTask | SeveralTask | HandlesTask | AmountTask;

/** A handle as a gesture sets it. */
export type HandleSet = { readonly handle: string } & ({ readonly to: Point } | { readonly value: number });

/** Values that a gesture sets, by task. */
export type TaskValues = Readonly<Record<string, Json>>;

/** Values that the player sets for these pieces. Everything else stays as ordered before. */
export interface Gesture {
  readonly pieces: readonly PieceId[];
  readonly values: TaskValues;
  /** True if earlier orders of the pieces are discarded first. */
  readonly restart?: boolean;
}

/** A stretch of a proposed path: its ground, length and price. */
export interface PathStretch {
  readonly points: readonly Point[];
  readonly length: Tenths;
  readonly ground: string;
  /** Effect of the ground on the move. Empty if there is none. */
  readonly price: string;
  /** False if the piece cannot get this far. */
  readonly isWithin: boolean;
}

/** An enemy that could hit a piece at its proposed position. */
export interface Threat {
  readonly from: PieceId;
  readonly on: PieceId;
  readonly title: string;
  readonly odds: readonly OddsLine[];
  readonly sum: readonly ExplainedLine[];
  /** Less dangerous ways in which the same enemy could hit, the worst first. */
  readonly also?: readonly Threat[];
}

/** What several pieces have in common in a proposal, as one row: how far they get and why, or what keeps them where they are. */
export interface GroupRow {
  readonly pieces: readonly PieceId[];
  /** A length, a share, or how many; empty if there is none. */
  readonly value: string;
  readonly words: string;
  /** The rule behind it, or null. */
  readonly cited: { readonly rule: RuleId; readonly standing: Standing } | null;
  /** `slowest` marks those that set the pace, `stays` those that the proposal leaves where they are. */
  readonly role: 'goes' | 'slowest' | 'stays';
}

/** A proposal for several pieces, summed up. */
export interface GroupSummary {
  readonly rows: readonly GroupRow[];
}

/** The result of a gesture. Confirming it submits exactly these commands. */
export interface Proposal {
  readonly commands: readonly Command[];
  /** Empty if every command is legal. */
  readonly refusals: readonly ExplainedRefusal[];
  /** Ghosts, paths and ruler. */
  readonly items: readonly Item[];
  readonly stretches: readonly PathStretch[];
  /** Notes under titles: the allowance, the slowing dice, the shot. */
  readonly notes: readonly { readonly title: string; readonly lines: readonly ExplainedLine[] }[];
  /** The longest legal part of the gesture. Null if the whole gesture is legal, or no part of it. */
  readonly longestLegal: Gesture | null;
  /** Set if the gesture is for several pieces. */
  readonly group?: GroupSummary;
}

/** A point of the table, or a piece. */
export type PointOrPiece = { readonly at: Point } | { readonly piece: PieceId };

/** Instruments that anybody may use at any time. */
export type Instrument =
  | { readonly kind: 'measure' | 'sight'; readonly from: PointOrPiece; readonly to: PointOrPiece }
  | { readonly kind: 'reach' | 'arc' | 'threats'; readonly of: PieceId };

/** Reading of an instrument, on the table and in words. */
export interface Measurement {
  readonly items: readonly Item[];
  readonly lines: readonly string[];
  readonly threats: readonly Threat[];
}

/** Interaction of one side at one moment. It reads only that side's view. */
export interface Interaction {
  readonly prompt: Prompt;
  /** In a suitable order for stepping through them by keyboard. */
  readonly pieces: readonly Piece[];
  /** Groups of the player's own pieces. */
  readonly groups?: readonly PieceGroup[];
  /** Tasks for the selected pieces. Choices are checked together with the values the gesture already sets. */
  tasks(gesture: Gesture): readonly Task[];
  propose(gesture: Gesture): Proposal;
  /** The gesture that would give these commands, so that a player can change it first. Null if none does. */
  gestureFor?(commands: readonly Command[]): Gesture | null;
  /** Enemies that could hit the pieces where the gesture leaves them. */
  threats(gesture: Gesture): readonly Threat[];
  /** What becomes of the pieces if the gesture is carried out. Asked for apart, since it takes longer than a proposal. Null if nothing is at stake. */
  forecast?(gesture: Gesture): GestureForecast | null;
  /** Losses to be expected from the orders given so far. Null if nothing is at stake, or if nothing is sealed in this game. */
  planForecast?(): PlanForecast | null;
  measure(instrument: Instrument): Measurement;
  /** The orders that the side has given, with warnings. Null while it has no pieces to order, such as before the battle. */
  plan?(): Plan | null;
}

/** A command that a side gave in its last turn, and what it saw when it gave it. */
export interface PastCommand<V> {
  readonly command: Command;
  readonly view: V;
}

/** Creates the interaction of a side, or of a bystander, for one view. `lastTurn` is asked only for *as last turn*. */
export type CreateInteraction<V> = (
  view: V,
  side: SideId | null,
  lastTurn?: () => readonly PastCommand<V>[],
) => Interaction;
