/** A game on the table with what stands around its rules: who fights, how it is told and drawn, how computers fight it. */
import type { Problem, Words } from '@grognard/rules-kit';
import type { DisplayList } from './display-list.ts';
import type { Doctrine } from './doctrine.ts';
import type { GameEvent } from './event.ts';
import type { CreateInteraction } from './interaction.ts';
import type { Scene } from './scene.ts';
import type { SideId, Viewer } from './side.ts';
import type { Command, TableRules } from './table-rules.ts';

export interface TableGame<S, V, C extends Command, E extends GameEvent> {
  readonly rules: TableRules<S, V, C, E>;
  readonly doctrine: Doctrine<S, V, C>;
  readonly title: string;
  readonly sides: readonly { readonly id: SideId; readonly name: string }[];
  /** The turn that is being played, from 1. */
  readonly turnOf: (state: S) => number;
  /** Which part of the battle is being played where sides have their turns one after the other: rises with every one of them; left out: `turnOf`. */
  readonly stageOf?: (state: S) => number;
  /** The heading of the part of the battle that is being played, for lists of what happened; left out: the turn alone. */
  readonly stageName?: (state: S) => string;
  /** Nothing is hidden from anybody: people at one screen need not look away. */
  readonly open?: true;
  /** Figures or units lost by each side so far. */
  readonly losses: (state: S) => Readonly<Record<SideId, number>>;
  /** An event as a line of the battle report, after it happened; null: it needs none. */
  readonly tell: (event: E, after: S) => string | null;
  /** What whoever throws dice is called in the report; left out: by the name that the dice are kept under. */
  readonly actorName?: (actor: string) => string;
  /** What dice are thrown for, in the report; left out: by the name that they are kept under. */
  readonly purposeName?: (purpose: string) => string;
  /** The table at a moment, with what the events of the turn left to see. */
  readonly picture: (state: S, eyes: Viewer, events: readonly E[]) => DisplayList;
  /** How a player's hand becomes commands. */
  readonly interactionFor: CreateInteraction<V>;
  /** What happened, cut into scenes, as somebody saw it; `before` is the state before the first of the events. */
  readonly scenes: (before: S, events: readonly E[], eyes: Viewer) => readonly Scene[];
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
