/** TableGame: the rules of a game on the table, with its sides, report, pictures, interaction and doctrine. */
import type { Problem, Words } from '@grognard/rules-kit';
import type { Briefing, Score } from './briefing.ts';
import type { DisplayList, LegendSection } from './display-list.ts';
import type { Doctrine } from './doctrine.ts';
import type { GameEvent } from './event.ts';
import type { CreateInteraction } from './interaction.ts';
import type { GameMeasures } from './measures.ts';
import type { Scene } from './scene.ts';
import type { SideId } from './side.ts';
import type { Command, TableRules } from './table-rules.ts';
import type { Toll } from './toll.ts';

/** What the pieces of a game are called: figures, who may be persons, or units. Messages of the page agree with it. */
export type PieceNoun = 'figure' | 'unit';

export interface TableGame<S, V, C extends Command, E extends GameEvent> {
  readonly rules: TableRules<S, V, C, E>;
  readonly doctrine: Doctrine<S, V, C>;
  readonly title: string;
  readonly sides: readonly { readonly id: SideId; readonly name: string }[];
  readonly pieceNoun: PieceNoun;
  /** Current turn, from 1, of a state or of any view of it. */
  readonly turnOf: (now: S | V) => number;
  /** Counts player turns, for games in which sides move one after the other. Defaults to `turnOf`. */
  readonly stageOf?: (now: S | V) => number;
  /** Heading of the player turn, for lists of events. Missing where the turn number is enough. */
  readonly stageName?: (now: S | V) => string;
  /** True if nothing is hidden, so that people at one screen need not look away. */
  readonly open?: true;
  /** Figures or units that each side has lost, to the viewer's knowledge. */
  readonly losses: (view: V) => Readonly<Record<SideId, number>>;
  /** What events that the viewer knows have cost, and could have cost. `before` is their view before the first of them. */
  readonly toll?: (before: V, events: readonly E[]) => Toll;
  /** How well a game was fought, for simulations. */
  readonly measures?: GameMeasures<V, E>;
  /** What the viewer is told before the battle. A game without it is played without aims in sight. */
  readonly briefing?: (view: V) => Briefing;
  /** Aims and points, to the viewer's knowledge. Hidden enemies count in nothing. */
  readonly score?: (view: V) => Score;
  /** Line of the viewer's report about an event, from their view just after it. Null if it needs none. */
  readonly tell: (event: E, after: V) => string | null;
  /** Name of an actor who throws dice, in the report. Defaults to the key of the dice. */
  readonly actorName?: (actor: string) => string;
  /** Name of a purpose of dice, in the report. Defaults to the key of the dice. */
  readonly purposeName?: (purpose: string) => string;
  /** Name of a total to which lines of several units add, as a player reads it. */
  readonly totalName?: (total: string) => string;
  /** The table as the viewer sees it, with visible traces of events the viewer knows. */
  readonly picture: (view: V, events: readonly E[]) => DisplayList;
  /** Everything that may lie on the table of this game, with a sample of each. Without it, the legend of the picture is all there is. */
  readonly legend?: () => readonly LegendSection[];
  readonly interactionFor: CreateInteraction<V>;
  /**
   * Events that the viewer knows, cut into scenes. `before` is their view before the first event. Scenes refer to these events by
   * index.
   */
  readonly scenes: (before: V, events: readonly E[]) => readonly Scene[];
}

/** State of a game of any ruleset. Only that game can read it. */
export type AnyState = unknown;

declare const isView: unique symbol;

/** View of a game of any ruleset: plain JSON that only that game can read. A state cannot be passed as a view. */
export interface AnyView {
  readonly [isView]: true;
}

/** A game of any ruleset, as apps, opponents and the simulator hold it. */
export type AnyTableGame = TableGame<AnyState, AnyView, Command, GameEvent>;

/** Creates a game of any edition, or says what is wrong with its scenario and options. Null if the edition is not played on the table. */
export type CreateAnyGame = (
  edition: string,
  scenario: unknown,
  options: Readonly<Record<string, unknown>>,
  words?: Words,
) => AnyTableGame | readonly Problem[] | null;

/**
 * Creates a game from a scenario, or names the problem and its place. `words` is the language of the report, English by default. It
 * affects nothing else.
 */
export type CreateGame = (
  scenario: unknown,
  edition: string,
  options: Readonly<Record<string, unknown>>,
  words?: Words,
) => AnyTableGame | readonly Problem[];
