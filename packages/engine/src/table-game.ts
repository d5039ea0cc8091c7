/** A game on the table with what stands around its rules: who fights, how it is told and drawn, how computers fight it. */
import type { Problem, Words } from '@grognard/rules-kit';
import type { DisplayList } from './display-list.ts';
import type { Doctrine } from './doctrine.ts';
import type { GameEvent } from './event.ts';
import type { CreateInteraction } from './interaction.ts';
import type { Scene } from './scene.ts';
import type { SideId } from './side.ts';
import type { Command, TableRules } from './table-rules.ts';

export interface TableGame<S, V, C extends Command, E extends GameEvent> {
  readonly rules: TableRules<S, V, C, E>;
  readonly doctrine: Doctrine<S, V, C>;
  readonly title: string;
  readonly sides: readonly { readonly id: SideId; readonly name: string }[];
  /** The turn that is being played, from 1, by the state or by any view of it. */
  readonly turnOf: (now: S | V) => number;
  /** Counts player turns, for games in which sides move one after the other. Defaults to `turnOf`. */
  readonly stageOf?: (now: S | V) => number;
  /** Heading of the player turn, for lists of what happened. Left out where the turn says everything. */
  readonly stageName?: (now: S | V) => string;
  /** Nothing is hidden from anybody: people at one screen need not look away. */
  readonly open?: true;
  /** Figures or units lost by each side so far, as far as the viewer knows. */
  readonly losses: (view: V) => Readonly<Record<SideId, number>>;
  /** An event that the viewer was told of as a line of his report, from his view just after it. Null if it needs none. */
  readonly tell: (event: E, after: V) => string | null;
  /** What whoever throws dice is called in the report; left out: by the name that the dice are kept under. */
  readonly actorName?: (actor: string) => string;
  /** What dice are thrown for, in the report; left out: by the name that they are kept under. */
  readonly purposeName?: (purpose: string) => string;
  /** The table as the viewer sees it, with what events that he was told of left to see. */
  readonly picture: (view: V, events: readonly E[]) => DisplayList;
  /** How a player's hand becomes commands. */
  readonly interactionFor: CreateInteraction<V>;
  /** What the viewer was told of, cut into scenes. `before` is his view before the first of the events; scenes count these events. */
  readonly scenes: (before: V, events: readonly E[]) => readonly Scene[];
}

/** The state of a game whatever its ruleset: it goes back to its game alone. */
export type AnyState = unknown;

declare const isView: unique symbol;

/** A view of a game whatever its ruleset: plain JSON that goes back to its game alone. No state can be taken for one. */
export interface AnyView {
  readonly [isView]: true;
}

/** A game whatever its ruleset: what apps, opponents and the simulator hold. */
export type AnyTableGame = TableGame<AnyState, AnyView, Command, GameEvent>;

/**
 * Hides what a game's states, views, commands and events are made of. TypeScript cannot say "some types, the same everywhere", so this is
 * the one place where they are cast.
 */
export function asAnyGame<S, V, C extends Command, E extends GameEvent>(
  game: TableGame<S, V, C, E>,
): AnyTableGame {
  return game as unknown as AnyTableGame;
}

/** Creates a game of any edition, or says what is wrong with its scenario and options. Null if the edition is not played on the table. */
export type CreateAnyGame = (
  edition: string,
  scenario: unknown,
  options: Readonly<Record<string, unknown>>,
  words?: Words,
) => AnyTableGame | readonly Problem[] | null;

/**
 * Lays a scenario out to be played, or says what is wrong with it and where. The words are those that the game is told in, English if
 * left out; they change nothing but what is told.
 */
export type CreateGame = (
  scenario: unknown,
  edition: string,
  options: Readonly<Record<string, unknown>>,
  words?: Words,
) => AnyTableGame | readonly Problem[];
