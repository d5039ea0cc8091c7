/** Referee: the page's interface to the worker that hosts its games. Rules, states and secrets stay in the worker. */
import type {
  Briefing,
  Coat,
  Command,
  DisplayList,
  ExplainedRefusal,
  Gesture,
  GestureForecast,
  Instrument,
  LegendSection,
  Measurement,
  PlanForecast,
  Proposal,
  Result,
  Score,
  SideId,
  Task,
  Threat,
} from '@grognard/engine';
import type { Json, RuleId, ScenarioPart, ScenarioSummary, Standing } from '@grognard/rules-kit';
import type {
  EpisodeToll,
  GameId,
  GameStatus,
  ImportedGames,
  Moment,
  RefusedSetup,
  Seat,
  ShownEpisode,
  SideSummary,
  SuggestedDeployment,
  TurnReasons,
} from '@grognard/session';
import type { NamedPlace, PictureSize } from '@grognard/table-view';
import type { ShownStep, ShownVerdict } from '../lessons/host-lessons.ts';
import type { Language, Settings } from '../settings/store.ts';

export type {
  EpisodeToll,
  GameId,
  GameStatus,
  Moment,
  RefusedSetup,
  Seat,
  ShownEpisode,
  ShownScene,
  SideSummary,
  TurnReasons,
} from '@grognard/session';

/** Who plays a side of a battle that this page begins. */
export type LocalSeat = Exclude<Seat, 'elsewhere'>;

/** A battle of the list. */
export interface BattleSummary {
  readonly id: string;
  readonly ruleset: string;
  readonly credit: string;
  readonly title: string;
  readonly editions: readonly { readonly id: string; readonly title: string }[];
  readonly summary: ScenarioSummary;
  /** Size of its map, which the page paints. */
  readonly mapSize: PictureSize;
  /** Of a battle that the player brought: its file, its table before the first turn, and its details. */
  readonly own?: {
    readonly scenario: object;
    readonly picture: DisplayList;
    readonly details: BattleDetails;
  };
}

/** What only the page of a battle shows. */
export interface BattleDetails {
  /** Its history, forces and aims. */
  readonly parts: readonly ScenarioPart[];
  /** The named places of its map. */
  readonly places: readonly NamedPlace[];
}

export interface BeginInput {
  readonly edition: string;
  /** The id of a bundled battle, or a whole scenario file. */
  readonly scenario: string | object;
  readonly options: Readonly<Record<string, unknown>>;
  /** A file of house rules as it was read. The options override it. */
  readonly house?: unknown;
  /** Files of the armies that players bring, in the order of the sides. Null where the side keeps its own. */
  readonly armies?: readonly Json[];
  /** Player of each side, in the order of the sides. The last one plays all remaining sides. */
  readonly seats: readonly LocalSeat[];
  /** Seed of dice and computers, so that the same commands give the same battle. By default the dice come from a secret. */
  readonly seed?: number;
  /** Set if all pieces stay where the scenario has them and the first turn begins at once. */
  readonly setUp?: 'done';
}

/** A saved game as the list shows it. */
export interface GameSummary {
  readonly id: GameId;
  readonly name: string;
  readonly title: string;
  readonly ruleset: string;
  readonly edition: string;
  readonly seats: Readonly<Record<SideId, Seat>>;
  readonly turn: number;
  readonly result: Result | null;
  /** Times in ms since 1970. */
  readonly begun: number;
  readonly touched: number;
  readonly thumbnail: string;
}

/** The result of confirmed commands. */
export type ConfirmResult =
  | {
      readonly done: true;
      readonly status: GameStatus;
      readonly played: ShownEpisode | null;
      /** The episode for the log, if it includes more than is played back: commands that could be undone until now. */
      readonly logged?: ShownEpisode;
    }
  | { readonly done: false; readonly refusals: readonly ExplainedRefusal[]; readonly status: GameStatus };

/** A saved game to look at. */
export interface Replay {
  readonly summary: GameSummary;
  readonly sides: readonly SideSummary[];
  readonly episodes: readonly ShownEpisode[];
  /** Empty if reasons would reveal more than the viewer may know. */
  readonly reasons: readonly TurnReasons[];
}

/** A battle that is over, as its result page tells it. Nothing is hidden any more. */
export interface BattleResult {
  readonly summary: GameSummary;
  readonly credit: string;
  readonly result: Result;
  readonly turns: number;
  readonly sides: readonly SideSummary[];
  /** Sides that people at this screen played. */
  readonly people: readonly SideId[];
  /** The colour of each side. */
  readonly coats: Readonly<Record<SideId, Coat>>;
  /** Aims and points at the end. Null if the game has none. */
  readonly score: Score | null;
  readonly tolls: readonly EpisodeToll[];
  /** The side that gave up, or null. */
  readonly concededBy: SideId | null;
  /** Fingerprint of the last state. */
  readonly hash: string;
}

/** A rule under the options of the game, in the language of the page. */
export interface RuleText {
  readonly rule: RuleId;
  readonly label: string;
  readonly words: string;
  readonly standing: Standing;
  readonly source: string;
}

/** A side, or `umpire`. */
export type ViewFrom = SideId;

export interface Referee {
  speak(language: Language, units?: Settings['units']): Promise<void>;
  /** Loads everything a battle of an edition needs, before one begins. */
  prepare(edition: string): Promise<void>;
  battles(): Promise<readonly BattleSummary[]>;
  /** What the page of a bundled battle shows beside its summary. Null if there is no such battle. */
  battleDetails(ruleset: string, battle: string): Promise<BattleDetails | null>;
  /** Battles that the player brought, the oldest first. */
  ownBattles(): Promise<readonly BattleSummary[]>;
  /** Checks the text of a file and keeps its battle, or names everything that is wrong with it. */
  keepBattle(text: string): Promise<{ readonly battle: string; readonly ruleset: string } | RefusedSetup>;
  forgetBattle(battle: string): Promise<void>;
  begin(input: BeginInput): Promise<{ readonly game: GameId } | RefusedSetup>;
  /** Lays a step of a lesson afresh. Its game is not among the saved ones. */
  layLesson(ruleset: string, step: number): Promise<ShownStep | RefusedSetup>;
  /** Whether what happened is what the step wanted to show. */
  judgeLesson(game: GameId): Promise<ShownVerdict>;
  /** Opens a saved game. Null if there is none. */
  open(game: GameId): Promise<GameStatus | null>;
  /** Gives the screen to this side. */
  claimSeat(game: GameId, side: SideId): Promise<GameStatus>;
  tasks(game: GameId, gesture: Gesture): Promise<readonly Task[]>;
  propose(game: GameId, gesture: Gesture): Promise<Proposal>;
  threats(game: GameId, gesture: Gesture): Promise<readonly Threat[]>;
  forecast(game: GameId, gesture: Gesture): Promise<GestureForecast | null>;
  /** Losses to be expected from the orders given so far. Null if nothing is at stake. */
  planForecast(game: GameId): Promise<PlanForecast | null>;
  measure(game: GameId, instrument: Instrument): Promise<Measurement>;
  /** Submits commands. They are durable before they are acknowledged. Resolves when a player at this screen can continue. */
  confirm(game: GameId, commands: readonly Command[]): Promise<ConfirmResult>;
  undo(game: GameId): Promise<ConfirmResult>;
  /** Agrees to the undo that another player asks for (`GameStatus.undoRequest`), or does not. */
  answerUndo(game: GameId, agrees: boolean): Promise<ConfirmResult>;
  /** Hears what comes to pass without a command of this page, until the returned function is called. */
  watch(game: GameId, hear: (news: ConfirmResult) => void): () => void;
  /** In a game of computers alone, lets them play to the end of a side's phase, or of the turn. */
  goOn(game: GameId): Promise<ConfirmResult>;
  /** All events so far, as the side at the screen may know them. */
  log(game: GameId): Promise<readonly ShownEpisode[]>;
  /** Everything that may lie on the table of this game, with a sample of each. */
  legend(game: GameId): Promise<readonly LegendSection[]>;
  /** What the side at the screen is told before the battle. Null if the game tells nothing. */
  briefing(game: GameId): Promise<Briefing | null>;
  /** Commands that would deploy the pieces of the side at the screen. None if there are none to deploy or to change. */
  deployment(game: GameId): Promise<SuggestedDeployment>;
  /** The texts of rules. Unknown ids are omitted. */
  rules(game: GameId, ids: readonly RuleId[]): Promise<readonly RuleText[]>;
  /** The computers' reasons in finished turns, or in one of them, if they may be shown (`GameStatus.reasonsFrom`). */
  reasons(game: GameId, turn?: number): Promise<readonly TurnReasons[]>;
  games(): Promise<readonly GameSummary[]>;
  rename(game: GameId, name: string): Promise<void>;
  /** Deletes a game from the list. It can be restored. */
  remove(game: GameId): Promise<void>;
  restore(game: GameId): Promise<void>;
  replay(game: GameId, from: ViewFrom): Promise<Replay | null>;
  /** A battle that is over. Null if there is no such game, or if it goes on. */
  result(game: GameId): Promise<BattleResult | null>;
  /** Begins the same battle again, with these players in the order of the sides. */
  again(
    game: GameId,
    seats: readonly LocalSeat[],
    seed?: number,
  ): Promise<{ readonly game: GameId } | RefusedSetup>;
  /** A battle that is over as text for a link: all of it, or as far as a moment. Null if it is longer, or goes on. */
  linkTo(game: GameId, moment: Moment, longest: number): Promise<string | null>;
  /** The id of the game of a link, to be watched here. Null if it is no such game. */
  openLink(link: string): Promise<GameId | null>;
  /** A new game that begins at a moment of another. */
  continueFrom(
    game: GameId,
    moment: Moment,
    seats: Readonly<Record<SideId, LocalSeat>>,
  ): Promise<{ readonly game: GameId } | RefusedSetup>;
  /** A game as a file. */
  exportGame(game: GameId): Promise<string>;
  /** All games as one file. */
  backup(): Promise<string>;
  /** Stores the games of a file, all or none. */
  importGames(text: string): Promise<ImportedGames | RefusedSetup>;
}
