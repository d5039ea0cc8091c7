/** What a ruleset is offered with: doors that are opened only when somebody wants what lies behind. */
import type { CreateGame, DisplayList, Viewer } from '@grognard/engine';
import type {
  BundledScenario,
  FormDefaultsByProcedure,
  Json,
  Language,
  Ruleset,
  RulesetAbout,
  Words,
} from '@grognard/rules-kit';

/** The table of a scenario before the first turn. */
export type PictureScenario = (scenario: BundledScenario, eyes: Viewer, words?: Words) => DisplayList | null;

/** A ruleset with what plays and draws it. Both are null for a ruleset that has no battles on the table. */
export interface FullBundle {
  readonly ruleset: Ruleset;
  readonly createGame: CreateGame | null;
  readonly picture: PictureScenario | null;
}

/** A ruleset as far as a battle needs it. */
export interface TableBundle {
  readonly ruleset: Ruleset;
  /** In words that whoever plays brings along. */
  readonly createGame: (...how: Required<Parameters<CreateGame>>) => ReturnType<CreateGame>;
  /** The file of a battle that comes with it; null: there is none of that id. */
  loadScenario(id: string): Promise<Json | null>;
  /** Phrases of one battle beside the words of the table; left out where those have them all. */
  loadScenarioPhrases?(id: string, language: Language): Promise<Readonly<Record<string, string>>>;
}

/** A ruleset on the shelf of programs that begin in a browser. */
export interface RulesetEntry {
  readonly about: RulesetAbout;
  /** The battle a newcomer is given; null: none is played on the table. */
  readonly first: { readonly scenario: string; readonly edition: string } | null;
  /** The golden game that is shown where nobody plays yet; null: none. */
  readonly demoGame: string | null;
  /** What plays a battle; null: none is played on the table. */
  loadTable(): Promise<TableBundle | null>;
  /** The rules alone, without battles and table: to resolve cases and to read the sheet. */
  loadReference(): Promise<Ruleset>;
}

/** A ruleset as light as a phone likes it. */
export interface CompanionLoader {
  readonly rules: () => Promise<{
    readonly companion: Ruleset;
    readonly formDefaults: FormDefaultsByProcedure;
  }>;
  readonly words: Readonly<Record<Language, () => Promise<Words>>>;
}

type LoadWords = () => Promise<Words>;

/** Words that are spoken while a battle is played, language by language. */
export type TableWordsLoaders = Readonly<Record<Language, LoadWords>>;

/** The words of a ruleset, language by language; English at least. */
export type WordsLoaders = Readonly<Partial<Record<Language, LoadWords>>> & { readonly en: LoadWords };
