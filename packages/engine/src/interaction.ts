/** How a player's hand becomes commands, whatever the game: pieces, what can be told to them, what a gesture comes to, instruments. */
import type { Footprint, Heading, Point, Tenths } from '@grognard/geometry';
import type { ExplainedLine, Json, OddsLine, RuleId, Standing } from '@grognard/rules-kit';
import type { Item } from './display-list.ts';
import type { SideId } from './side.ts';
import type { Command } from './table-rules.ts';
import type { ProtocolCode } from './verdict.ts';

/** The id of a piece: that of its item in the display list. */
export type PieceId = string;

/** Something on the table that a player can point at, and tell something if it is his. */
export interface Piece {
  readonly id: PieceId;
  /** Null: nobody's. */
  readonly side: SideId | null;
  readonly name: string;
  /** What it is, in a few words: kind, arms, class. */
  readonly about: string;
  readonly at: Point;
  readonly heading: Heading;
  readonly base: Footprint;
  /** Its state in words, one each: loaded, crouched, in the mill. */
  readonly state: readonly string[];
  /** What it has been told for this turn; null: nothing yet. */
  readonly orderText: string | null;
  /** Whether it can be told something now. */
  readonly isMine: boolean;
  /** Pieces that move as one with it; none: it stands alone. */
  readonly members: readonly PieceId[];
}

/** What a side is asked for now. */
export interface Prompt {
  /** As a heading: the orders of which turn, the setting up. */
  readonly title: string;
  /** Whether the table is still being set up, and the battle has not begun. */
  readonly isSetup: boolean;
  /** Closes what was asked; null: nothing is asked of this side. */
  readonly finish: { readonly title: string; readonly command: Command } | null;
  /** Gives the battle up; null: not now. */
  readonly concede: Command | null;
  /** Pieces that have been told nothing yet. */
  readonly withoutOrders: readonly PieceId[];
  /** Pieces that can still be told something, where not every piece of the side can; left out: those that are idle. */
  readonly orderable?: readonly PieceId[];
  /** What there is to do, in a sentence for whoever has nothing in hand. */
  readonly hint?: string;
  /** What another side just did wants an answer of these pieces: they are taken in hand at once. */
  readonly reaction?: ReactionPrompt;
  /** What there is to read about it, the first before all. */
  readonly rules?: readonly RuleId[];
}

/** A question in the middle of what another side does. */
export interface ReactionPrompt {
  /** What is happening and what is asked. */
  readonly words: string;
  readonly pieces: readonly PieceId[];
  /** Lie on the table as long as it is asked: the way of an attack, who can be met. */
  readonly items: readonly Item[];
}

/** Why something cannot be done, and what would make it legal. */
export interface ExplainedRefusal {
  /** Null: it is not the rules that stand against it. */
  readonly rule: RuleId | null;
  readonly code: ProtocolCode | null;
  readonly label: string;
  readonly words: string;
  readonly remedy: string | null;
  readonly standing: Standing;
  readonly source: string;
  readonly piece: PieceId | null;
}

/** One answer that a task takes: with what it would come to, or what stands against it. */
export interface Choice {
  readonly value: Json;
  readonly title: string;
  /** Empty: allowed. */
  readonly refusals: readonly ExplainedRefusal[];
  /** What it would do, before it is done. */
  readonly odds: readonly OddsLine[];
  /** The sum behind the odds, with the rows that count and those that do not. */
  readonly sum: readonly ExplainedLine[];
  /** The piece it points at; null: none. */
  readonly piece: PieceId | null;
}

interface TaskHead {
  readonly id: string;
  readonly title: string;
  /** Whether it belongs to the plain panel, or is unfolded on request. */
  readonly isPrimary: boolean;
  /** What there is to read about it, the first before all. */
  readonly rules?: readonly RuleId[];
}

/** A way across the table, point after point from where the piece stands. Several pieces go it side by side. */
export interface PathTask extends TaskHead {
  readonly kind: 'way';
  readonly value: readonly Point[];
  /** The farthest it may go on the best ground. */
  readonly most: Tenths;
}

/** A place to stand on. */
export interface PlaceTask extends TaskHead {
  readonly kind: 'place';
  readonly value: Point;
}

/** One of several answers. Those of a target point at pieces. */
export interface ChoiceTask extends TaskHead {
  readonly kind: 'choice' | 'target';
  readonly value: Json;
  readonly choices: readonly Choice[];
}

/** Any of several answers. */
export interface SeveralTask extends TaskHead {
  readonly kind: 'several';
  readonly value: readonly Json[];
  readonly choices: readonly Choice[];
}

/** Handles at which a formed body is taken: dragged to a point, or set to a number. */
export interface HandlesTask extends TaskHead {
  readonly kind: 'handles';
  readonly value: Json;
  readonly handles: readonly Handle[];
}

export interface Handle {
  readonly id: string;
  readonly title: string;
  readonly at: Point;
  /** Tenths of a millimetre, or tenths of a degree. */
  readonly unit: 'length' | 'angle';
  readonly value: number;
  readonly least: number;
  readonly most: number;
}

/** A number: a distance along the way. */
export interface AmountTask extends TaskHead {
  readonly kind: 'amount';
  readonly value: number;
  readonly unit: 'length' | 'angle' | 'count';
  readonly least: number;
  readonly most: number;
}

/** Something that can be told to pieces. */
export type Task = PathTask | PlaceTask | ChoiceTask | SeveralTask | HandlesTask | AmountTask;

/** A handle as a gesture sets it. */
export type HandleSet = { readonly handle: string } & ({ readonly to: Point } | { readonly value: number });

/** What a hand wants: these pieces are told this, by task; all else stays as it was told. */
export interface Gesture {
  readonly pieces: readonly PieceId[];
  readonly values: Readonly<Record<string, Json>>;
  /** Which ends were dragged; what a piece was told before is forgotten first. */
  readonly restart?: boolean;
}

/** A stretch of a proposed way: on which ground, how long, at what price. */
export interface PathStretch {
  readonly points: readonly Point[];
  readonly length: Tenths;
  readonly ground: string;
  /** What the ground does to the move; empty: nothing. */
  readonly price: string;
  /** False: the piece does not get so far. */
  readonly isWithin: boolean;
}

/** Somebody who could hit a piece where it would be. */
export interface Threat {
  readonly from: PieceId;
  readonly on: PieceId;
  readonly title: string;
  readonly odds: readonly OddsLine[];
  readonly sum: readonly ExplainedLine[];
}

/** What a gesture comes to. Confirming it gives exactly these commands. */
export interface Proposal {
  readonly commands: readonly Command[];
  /** Empty: every command is legal. */
  readonly refusals: readonly ExplainedRefusal[];
  /** Ghosts, ways, ruler. */
  readonly items: readonly Item[];
  readonly stretches: readonly PathStretch[];
  /** Notes under titles of their own: the allowance, the slowing dice, the shot. */
  readonly notes: readonly { readonly title: string; readonly lines: readonly ExplainedLine[] }[];
  /** The same gesture as far as it is legal; null: it is, or nothing of it is. */
  readonly longestLegal: Gesture | null;
}

/** A point of the table, or a piece. */
export type PointOrPiece = { readonly at: Point } | { readonly piece: PieceId };

/** Instruments that anybody may lay on the table at any time. */
export type Instrument =
  | { readonly kind: 'measure' | 'sight'; readonly from: PointOrPiece; readonly to: PointOrPiece }
  | { readonly kind: 'reach' | 'arc' | 'threats'; readonly of: PieceId };

/** What an instrument shows: on the table and in words. */
export interface Measurement {
  readonly items: readonly Item[];
  readonly lines: readonly string[];
  readonly threats: readonly Threat[];
}

/** The table in the hand of one side at one moment. It reads nothing but that side's view. */
export interface Interaction {
  readonly prompt: Prompt;
  /** In an order good for walking through them by key. */
  readonly pieces: readonly Piece[];
  /** What can be told to one piece, or to several together; offers are judged on top of what a gesture tells already. */
  tasks(gesture: Gesture): readonly Task[];
  propose(gesture: Gesture): Proposal;
  /** Who could hit the pieces where the gesture leaves them. */
  threats(gesture: Gesture): readonly Threat[];
  measure(instrument: Instrument): Measurement;
}

/** The hand of a side, or of somebody who only looks on, for one view. */
export type CreateInteraction<V> = (view: V, side: SideId | null) => Interaction;
