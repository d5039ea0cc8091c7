/** RulesetEntry and the loaders of a ruleset: functions that import its parts on demand. */
import type { CreateGame, DisplayList, LaidGame, Lesson, LessonWords, Viewer } from '@grognard/engine';
import type {
  ArmyFiles,
  BundledScenario,
  EveningRules,
  FormDefaultsByProcedure,
  Json,
  Language,
  Problem,
  Ruleset,
  RulesetAbout,
  ScenarioFiles,
  Words,
} from '@grognard/rules-kit';

/** The table of a scenario before the first turn. */
export type PictureScenario = (
  scenario: BundledScenario,
  viewer: Viewer,
  words?: Words,
) => DisplayList | null;

/** A ruleset with the functions that play and draw it. Both are null if it has no battles on the table. */
export interface FullBundle {
  readonly ruleset: Ruleset;
  readonly createGame: CreateGame | null;
  readonly picture: PictureScenario | null;
}

/** The parts of a ruleset that a battle needs. */
export interface TableBundle {
  readonly ruleset: Ruleset;
  /** Requires words from the caller. A promise where a part of the rules is still to be loaded for this battle. */
  readonly createGame: (
    ...how: Required<Parameters<CreateGame>>
  ) => ReturnType<CreateGame> | Promise<ReturnType<CreateGame>>;
  /** The file of a bundled scenario, or null if there is none of that id. */
  loadScenario(id: string): Promise<Json | null>;
  /** What reads files of battles. */
  loadScenarioFiles(): Promise<ScenarioFiles>;
  /** The words of one battle, given those of the table. Absent if every battle says the same. */
  loadBattleWords?(scenario: unknown, words: Words): Promise<Words>;
  /** Phrases of one battle in addition to the words of the table. Absent if those include all phrases. */
  loadScenarioPhrases?(id: string, language: Language): Promise<Readonly<Record<string, string>>>;
}

/** The coached first battle of a ruleset. */
export interface LessonBundle {
  readonly lesson: Lesson;
  /** The game of a step, on the map of the scenario whose file is given. */
  layStep(file: Json, id: string, words: Words): LaidGame | readonly Problem[];
  loadWords(language: Language): Promise<LessonWords>;
}

/** A ruleset in the registry, for programs that start in a browser. */
export interface RulesetEntry {
  readonly about: RulesetAbout;
  /** The first battle for a new player, or null if no battle is played on the table. */
  readonly first: { readonly scenario: string; readonly edition: string } | null;
  /** Loads the coached first battle. Null if there is none. */
  readonly loadLesson: (() => Promise<LessonBundle>) | null;
  /** The golden game shown on the home page, or null. */
  readonly demoGame: string | null;
  /** Loads the parts that play a battle. Null if no battle is played on the table. */
  loadTable(): Promise<TableBundle | null>;
  /** Loads the rules without battles and table, to resolve cases and to read the sheet. */
  loadReference(): Promise<Ruleset>;
  /** Loads what reads and prices armies. Null if its armies are not bought by points. */
  readonly loadArmies: (() => Promise<ArmyFiles>) | null;
}

/** Loads a small bundle of a ruleset, for the companion. */
export interface CompanionLoader {
  readonly rules: () => Promise<{
    readonly companion: Ruleset;
    readonly formDefaults: FormDefaultsByProcedure;
  }>;
  /** What it knows of units named for an evening. */
  readonly evening: () => Promise<EveningRules>;
  readonly words: Readonly<Record<Language, () => Promise<Words>>>;
}

type LoadWords = () => Promise<Words>;

/** Words used while a battle is played, by language. */
export type TableWordsLoaders = Readonly<Record<Language, LoadWords>>;

/** The words of a ruleset, by language. English is always present. */
export type WordsLoaders = Readonly<Partial<Record<Language, LoadWords>>> & { readonly en: LoadWords };
