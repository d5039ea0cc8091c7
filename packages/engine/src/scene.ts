/** What happened, cut into scenes to be played back and read: motions at once, sentences, dice, sums. */
import type { Heading, Point } from '@grognard/geometry';
import type { ExplainedLine } from '@grognard/rules-kit';
import type { Item } from './display-list.ts';
import type { Roll } from './event.ts';
import type { PieceId } from './interaction.ts';
import type { SideId } from './side.ts';

/** A piece on its way, in a part of the scene's time from 0 to 1. */
export interface Motion {
  readonly piece: PieceId;
  readonly way: readonly Point[];
  readonly headings: readonly [Heading, Heading];
  readonly from: number;
  readonly to: number;
}

/** Something that happened, as the log keeps it. */
export interface SceneEntry {
  /** Which of the events that the viewer was told of, counted from 0. */
  readonly event: number;
  readonly words: string;
  /** The sum behind it; empty: there is nothing to add up. */
  readonly sum: readonly ExplainedLine[];
  readonly dice: readonly Roll[];
  readonly at: Point | null;
  readonly pieces: readonly PieceId[];
  /** What was to be expected of the dice and what came, in losses to a side; null: no losses could come of it. */
  readonly diceLuck: { readonly of: SideId; readonly expected: number; readonly actual: number } | null;
}

/** Events that are shown together. */
export interface Scene {
  /** Movement, shots at the end, melee: as a heading. */
  readonly title: string;
  /** The events from this one up to, but not including, that one. */
  readonly events: readonly [number, number];
  readonly entries: readonly SceneEntry[];
  readonly motions: readonly Motion[];
  /** Lies on the table while the scene is shown. */
  readonly items: readonly Item[];
  /** It tells no more than that a part of a turn begins; left out: it tells more. */
  readonly isOpening?: true;
}
