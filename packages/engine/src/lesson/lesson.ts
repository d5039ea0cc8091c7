/** Lesson: a coached first battle as data of its ruleset. Packages and apps run it without knowing the game. */
import type { Point } from '@grognard/geometry';
import type { Json } from '@grognard/rules-kit';
import type { FaceSource } from '../dice/faces.ts';
import type { GameEvent } from '../event.ts';
import type { FateLook } from '../forecast.ts';
import type { PieceId } from '../interaction.ts';
import type { SideId } from '../side.ts';
import type { AnyTableGame } from '../table-game.ts';
import type { Command } from '../table-rules.ts';
import type { EventFacts, EventPattern, LessonCondition } from './judge.ts';

/** Faces by actor and purpose, in the order in which they are thrown. */
export type PreparedDice = Readonly<Record<string, Readonly<Record<string, readonly number[]>>>>;

/** One thing to do, which is pointed at until it is done. */
export type LessonCue =
  | { readonly do: 'select'; readonly pieces: readonly PieceId[] }
  /** Sets a task of the pieces in hand. It is pointed at on the map if `at` or `piece` is given, else on the panel. */
  | {
      readonly do: 'set';
      readonly task: string;
      readonly value: Json;
      readonly at?: Point;
      readonly piece?: PieceId;
    }
  | { readonly do: 'confirm' }
  /** The command that closes the prompt. */
  | { readonly do: 'finish' }
  /** The aims of the battle, which answer a tap. */
  | { readonly do: 'look'; readonly at: Point };

/** What is said if a condition holds. Without one, what is said otherwise. `words` names a text of the step. */
export interface LessonRemark {
  readonly when?: LessonCondition;
  readonly words: string;
}

/** A gesture of the learner on the table as it was laid. */
interface LaidGesture {
  readonly pieces: readonly PieceId[];
  readonly values?: Readonly<Record<string, Json>>;
}

/** Where a figure that the coach shows comes from: what happened, or what the table said before the order or says after it. Never a text. */
export type LessonReading =
  | { readonly of: 'event'; readonly event: EventPattern; readonly field: string }
  /** The odds of a choice, from 0, or a fact of the sum behind them, or what a rule adds to it. */
  | (LaidGesture & {
      readonly of: 'choice';
      readonly task: string;
      readonly value: Json;
      readonly line: number | string;
    })
  /** The odds in the notes of a proposal, from 0, or a fact of them. */
  | (LaidGesture & { readonly of: 'note'; readonly line: number | string })
  /** What the ground of a way costs, stretch by stretch, from 0. */
  | (LaidGesture & { readonly of: 'ground'; readonly line: number })
  /** How far apart two pieces stand when the step is over. */
  | { readonly of: 'distance'; readonly from: PieceId; readonly to: PieceId }
  /** The odds of an enemy who could hit a piece, from 0. */
  | (LaidGesture & { readonly of: 'threat'; readonly from: PieceId; readonly line: number })
  /** The share of a fate in the forecast. Left out if the game forecasts nothing. */
  | (LaidGesture & { readonly of: 'forecast'; readonly piece: PieceId; readonly look: FateLook })
  /** The greatest length of a path. */
  | (LaidGesture & { readonly of: 'most'; readonly task: string });

export interface LessonFigure {
  /** Names a label of the lesson. */
  readonly label: string;
  readonly unit: 'length' | 'number' | 'chance' | 'text';
  readonly reading: LessonReading;
}

/** A step. It is laid afresh whatever happened before. `L` is how its ruleset lays a table. */
export interface LessonStep<L = unknown> {
  readonly id: string;
  readonly lay: L;
  readonly dice: PreparedDice;
  /** Commands of the other side. What has become illegal is dropped, and then it closes its orders. */
  readonly foe: readonly Command[];
  readonly cues: readonly LessonCue[];
  readonly done: LessonCondition;
  /** Holds when the chance is gone: whatever was done then, the step is over. */
  readonly ends: LessonCondition;
  readonly otherwise: readonly LessonRemark[];
  readonly after: readonly LessonRemark[];
  readonly shows: readonly LessonFigure[];
  /** Pieces that only keep the battle going. They count neither as idle nor in conditions. */
  readonly bystanders: readonly PieceId[];
}

export interface Lesson<L = unknown> {
  readonly edition: string;
  /** The bundled scenario on whose map it is played. */
  readonly scenario: string;
  /** The learner's side. */
  readonly side: SideId;
  readonly steps: readonly LessonStep<L>[];
  /** The last step: a short battle with real dice against the weakest computer player. */
  readonly freeFight: { readonly id: string; readonly lay: L };
}

/** Words of one step in one language. */
export interface LessonStepWords {
  readonly title: string;
  /** What it teaches, in a few words. */
  readonly about: string;
  readonly say: string;
  readonly hint: string;
  /** Texts of its remarks. */
  readonly remarks: Readonly<Record<string, string>>;
}

/** Words of a lesson in one language. */
export interface LessonWords {
  /** Said before the first step. */
  readonly opening: string;
  readonly steps: Readonly<Record<string, LessonStepWords>>;
  readonly freeFight: Pick<LessonStepWords, 'title' | 'about' | 'say'> & {
    /** What to play next. */
    readonly next: string;
  };
  /** Labels of figures. */
  readonly labels: Readonly<Record<string, string>>;
  /** Phrases of the laid battles that its scenario does not have, by their English. */
  readonly phrases: Readonly<Record<string, string>>;
}

/** A laid table: the game, and its events as facts with ids. */
export interface LaidGame {
  readonly game: AnyTableGame;
  factsOf(event: GameEvent): EventFacts;
}

/** Prepared faces where they are named, those of another source everywhere else. */
export function preparedFaces(prepared: PreparedDice, otherwise: FaceSource): FaceSource {
  return {
    face: (resolution, actor, purpose, n) =>
      prepared[actor]?.[purpose]?.[n] ?? otherwise.face(resolution, actor, purpose, n),
  };
}
