/** What the page may ask of the referee, who keeps the rules, the games and their secrets in a worker of his own. */
import type {
  Command,
  DisplayList,
  ExplainedRefusal,
  Gesture,
  Instrument,
  Measurement,
  Piece,
  Prompt,
  Proposal,
  Reason,
  Result,
  Scene,
  SideId,
  Task,
  Threat,
} from '@grognard/engine';
import type { Level } from '@grognard/opponent';
import type { RuleId, ScenarioPart, ScenarioSummary, Standing } from '@grognard/rules-kit';
import type { NamedPlace } from '@grognard/table-view';
import type { Language, Settings } from '../settings/store.ts';
import type { PictureChange } from './changes.ts';

/** Who plays a side: somebody at this screen, or the computer. */
export type Seat = 'person' | Level;

export type GameId = string;

/** A battle of the list. */
export interface BattleFace {
  readonly id: string;
  readonly ruleset: string;
  readonly credit: string;
  readonly title: string;
  readonly editions: readonly { readonly id: string; readonly title: string }[];
  readonly summary: ScenarioSummary;
  readonly parts: readonly ScenarioPart[];
  /** The map, as SVG text; its places are named beside it. */
  readonly map: string;
  readonly places: readonly NamedPlace[];
}

/** What is needed to begin a game. */
export interface Beginning {
  readonly edition: string;
  /** A battle of the list, or a whole file. */
  readonly scenario: string | Readonly<Record<string, unknown>>;
  readonly options: Readonly<Record<string, unknown>>;
  /** A file of house rules as it was read; what the options set goes before it. */
  readonly house?: unknown;
  /** Who plays each side, in the order of the sides; the last plays those that are left. */
  readonly seats: readonly Seat[];
  /** Dice and computers by a number, so that the same orders give the same battle; left out: by a secret. */
  readonly seed?: number;
  /** Whether everybody stands where the battle has him, and the first turn begins at once. */
  readonly setUp?: 'done';
}

/** A saved game as the list shows it. */
export interface GameFace {
  readonly id: GameId;
  readonly name: string;
  readonly title: string;
  readonly ruleset: string;
  readonly edition: string;
  readonly seats: Readonly<Record<SideId, Seat>>;
  readonly turn: number;
  readonly result: Result | null;
  /** When it was begun and last touched, in ms since 1970. */
  readonly begun: number;
  readonly touched: number;
  readonly thumbnail: string;
}

export interface SideFace {
  readonly id: SideId;
  readonly name: string;
  readonly seat: Seat;
  readonly losses: number;
}

/** How the game stands, as the side at the screen may know it. */
export interface Stand {
  readonly game: GameId;
  readonly title: string;
  readonly ruleset: string;
  readonly edition: string;
  readonly credit: string;
  readonly turn: number;
  readonly sides: readonly SideFace[];
  /** Whose eyes these are; null: nobody's, the screen is being handed over or the battle is over. */
  readonly eyes: SideId | null;
  /** Several people look at the same open table: the word passes between them, and no curtain falls. */
  readonly shared?: true;
  /** Only computers play: the battle goes on by itself, and is looked at. */
  readonly watched?: true;
  /** Whom the game waits for. */
  readonly waits: 'you' | 'hand-over' | 'over';
  /** The next side at this screen, where it is handed over. */
  readonly next: SideId | null;
  readonly asked: Prompt | null;
  readonly pieces: readonly Piece[];
  readonly picture: DisplayList;
  readonly canUndo: boolean;
  /** When computers tell why they did what they did: as soon as a turn is over, or where that would give secrets away, when the battle is. */
  readonly reasonsFrom: 'turn' | 'end';
  readonly result: Result | null;
  /** The fingerprint of the state; shown when the battle is over. */
  readonly hash: string | null;
}

/** A scene with what it changed on the table. */
export interface ShownScene extends Scene {
  readonly turn: number;
  /** Whose part of the turn it was, where sides have theirs one after the other. */
  readonly stage?: string;
  readonly after: PictureChange;
}

/** What became of commands that were confirmed. */
export type Confirmed =
  | {
      readonly done: true;
      readonly stand: Stand;
      readonly played: Moment | null;
      /** What goes into the log, where more belongs to it than is played back: what was done before and could be taken back until now. */
      readonly logged?: Moment;
    }
  | { readonly done: false; readonly against: readonly ExplainedRefusal[]; readonly stand: Stand };

/** What happened between two times at which somebody was asked. */
export interface Moment {
  readonly turn: number;
  /** Whose part of the turn it was, where sides have theirs one after the other. */
  readonly stage?: string;
  /** The table before the first scene. */
  readonly before: DisplayList;
  readonly scenes: readonly ShownScene[];
}

/** A saved game to be looked at. */
export interface Recording {
  readonly face: GameFace;
  readonly sides: readonly SideFace[];
  readonly moments: readonly Moment[];
  /** Left out where they would tell more than whoever looks may know. */
  readonly reasons: readonly TurnReasons[];
}

export interface TurnReasons {
  readonly turn: number;
  readonly stage?: string;
  readonly side: SideId;
  readonly reasons: readonly Reason[];
  /** In which language, and after how many entries of the log: so that it can be thought again. */
  readonly thought?: {
    readonly language: Language;
    readonly after: number;
    /** Who thought it, where somebody else may sit there now. */
    readonly level?: Level;
  };
}

/** A rule as it is read: under the options of the game, in the language of the page. */
export interface RuleFace {
  readonly rule: RuleId;
  readonly label: string;
  readonly words: string;
  readonly standing: Standing;
  readonly source: string;
}

/** Why a file was not taken: where and what. */
export interface Refusal {
  readonly at: string;
  readonly message: string;
}

/** A side, or `umpire`. */
export type ViewFrom = SideId;

export interface Referee {
  /** In which language, and in what whoever reads measures. */
  speak(language: Language, units?: Settings['units']): Promise<void>;
  /** Takes down what a battle of an edition needs, so that it is at hand when one begins. */
  prepare(edition: string): Promise<void>;
  battles(): Promise<readonly BattleFace[]>;
  begin(how: Beginning): Promise<{ readonly game: GameId } | { readonly refused: readonly Refusal[] }>;
  /** Opens a saved game; null: there is none. */
  open(game: GameId): Promise<Stand | null>;
  /** The screen has been handed over to this side. */
  take(game: GameId, side: SideId): Promise<Stand>;
  tasks(game: GameId, gesture: Gesture): Promise<readonly Task[]>;
  propose(game: GameId, gesture: Gesture): Promise<Proposal>;
  threats(game: GameId, gesture: Gesture): Promise<readonly Threat[]>;
  lay(game: GameId, instrument: Instrument): Promise<Measurement>;
  /** Gives commands: written down before they are acknowledged. */
  confirm(game: GameId, commands: readonly Command[]): Promise<Confirmed>;
  undo(game: GameId): Promise<Confirmed>;
  /** Where only computers play: lets them go on to the end of a side's part, or of the turn. */
  goOn(game: GameId): Promise<Confirmed>;
  /** Everything that happened so far, as the side at the screen may know it. */
  log(game: GameId): Promise<readonly Moment[]>;
  /** What rules say; those that nobody knows are left out. */
  rules(game: GameId, ids: readonly RuleId[]): Promise<readonly RuleFace[]>;
  /** Why the computer did what it did in the turns that are over, or in one of them, as far as it may be told (`Stand.reasonsFrom`); in the language of the page, and who by name. */
  reasons(game: GameId, turn?: number): Promise<readonly TurnReasons[]>;
  games(): Promise<readonly GameFace[]>;
  rename(game: GameId, name: string): Promise<void>;
  /** Puts a game aside; it can be brought back until the page is closed. */
  remove(game: GameId): Promise<void>;
  restore(game: GameId): Promise<void>;
  recording(game: GameId, from: ViewFrom): Promise<Recording | null>;
  /** A new game from a moment of another, with its own dice from there on. */
  continueFrom(
    game: GameId,
    turn: number,
    seats: Readonly<Record<SideId, Seat>>,
  ): Promise<{ readonly game: GameId } | { readonly refused: readonly Refusal[] }>;
  /** A game as a file. */
  exported(game: GameId): Promise<string>;
  /** All games as one file. */
  backup(): Promise<string>;
  /** Takes a file in; what is wrong with it leaves everything as it was. */
  imported(
    text: string,
  ): Promise<{ readonly games: readonly GameId[] } | { readonly refused: readonly Refusal[] }>;
}
