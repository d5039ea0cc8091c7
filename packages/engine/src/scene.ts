/** Scene: events grouped for playback and reading, with simultaneous motions, sentences, dice and sums. */
import type { Heading, Point } from '@grognard/geometry';
import type { ExplainedLine } from '@grognard/rules-kit';
import type { Item } from './display-list.ts';
import type { Roll } from './event.ts';
import type { PieceId } from './interaction.ts';
import type { SideId } from './side.ts';

/** Motion of a piece, in a part of the scene's time from 0 to 1. */
export interface Motion {
  readonly piece: PieceId;
  readonly way: readonly Point[];
  readonly headings: readonly [Heading, Heading];
  readonly from: number;
  readonly to: number;
}

/** An event as the report shows it. */
export interface SceneEntry {
  /** Index of the event among those the viewer knows, from 0. */
  readonly event: number;
  readonly words: string;
  /** The sum behind the event, or empty if there is nothing to add up. */
  readonly sum: readonly ExplainedLine[];
  readonly dice: readonly Roll[];
  readonly at: Point | null;
  readonly pieces: readonly PieceId[];
  /** Expected and actual losses of a side from these dice, or null if they could cause no losses. */
  readonly diceLuck: { readonly of: SideId; readonly expected: number; readonly actual: number } | null;
  /** Set if an aim of the battle changed hands or was scored. */
  readonly isAim?: true;
}

/** Events that are shown together. */
export interface Scene {
  /** Heading: movement, shots at the end, melee. */
  readonly title: string;
  /** Range of events: from the first index up to, but not including, the second. */
  readonly events: readonly [number, number];
  readonly entries: readonly SceneEntry[];
  readonly motions: readonly Motion[];
  /** Drawn on the table while the scene is shown. */
  readonly items: readonly Item[];
  /** True if the scene only announces the beginning of a phase of a turn. */
  readonly isOpening?: true;
}

/**
 * Whether an entry is shown after those of a scene, not together with them: each throw is a scene of its own, in which only
 * what becomes of the same pieces follows.
 */
export function isNextStep(shown: readonly SceneEntry[], entry: SceneEntry | null): boolean {
  if (entry === null || shown.length === 0) return false;
  if (entry.dice.length > 0) return true;
  const thrown = shown.find(({ dice }) => dice.length > 0);
  return thrown !== undefined && !entry.pieces.some((piece) => thrown.pieces.includes(piece));
}
