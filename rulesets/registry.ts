/**
 * The registry: all rulesets with loaders for their parts, so that a browser loads them in parts. Only this file and `all.ts`, which
 * loads everything, name the rulesets.
 */
import type { AdlgGame, options as adlgROptions, procedures as adlgRProcedures } from '@grognard/adlg-r';
import { about as aboutAdlgR } from '@grognard/adlg-r/about';
import type { ArgadGame, options as argadOptions, procedures as argadProcedures } from '@grognard/argad';
import { about as aboutArgad } from '@grognard/argad/about';
import type { TableGame } from '@grognard/engine';
import type { GiorgiGame, options as giorgiOptions, procedures as giorgiProcedures } from '@grognard/giorgi';
import { about as aboutGiorgi } from '@grognard/giorgi/about';
import type { Term } from '@grognard/rules-kit';
import type { CompanionLoader, RulesetEntry, TableWordsLoaders, WordsLoaders } from './loaders.ts';

/** All rulesets, in the order of lists. */
export const registry: readonly RulesetEntry[] = [
  {
    about: aboutArgad,
    first: { scenario: 'starter', edition: 'argad-2024' },
    async loadLesson() {
      const { lesson, layStep } = await import('@grognard/argad/lessons');
      const words = {
        en: () => import('@grognard/argad/lessons-en'),
        fr: () => import('@grognard/argad/lessons-fr'),
        it: () => import('@grognard/argad/lessons-it'),
      };
      return { lesson, layStep, loadWords: async (language) => (await words[language]()).words };
    },
    demoGame: 'argad-2024-7',
    async loadTable() {
      const { createGame, tableRuleset, loadScenario, loadScenarioPhrases, loadScenarioFiles } = await import(
        '@grognard/argad/play'
      );
      return {
        ruleset: tableRuleset,
        createGame,
        loadScenario,
        loadScenarioPhrases,
        loadScenarioFiles,
      };
    },
    loadReference: async () => (await import('@grognard/argad/reference')).reference,
    loadArmies: null,
  },
  {
    about: aboutGiorgi,
    first: { scenario: 'crossroads', edition: 'giorgi' },
    async loadLesson() {
      const { lesson, layStep } = await import('@grognard/giorgi/lessons');
      const words = {
        en: () => import('@grognard/giorgi/lessons-en'),
        fr: () => import('@grognard/giorgi/lessons-fr'),
        it: () => import('@grognard/giorgi/lessons-it'),
      };
      return { lesson, layStep, loadWords: async (language) => (await words[language]()).words };
    },
    demoGame: null,
    async loadTable() {
      const { createGame, tableRuleset, loadScenario, loadScenarioPhrases, loadScenarioFiles } = await import(
        '@grognard/giorgi/play'
      );
      return {
        ruleset: tableRuleset,
        createGame,
        loadScenario,
        loadScenarioPhrases,
        loadScenarioFiles,
      };
    },
    loadReference: async () => (await import('@grognard/giorgi/reference')).reference,
    loadArmies: null,
  },
  {
    about: aboutAdlgR,
    first: { scenario: 'mill-hill', edition: 'adlg-r' },
    async loadLesson() {
      const { lesson, layStep } = await import('@grognard/adlg-r/lessons');
      const words = {
        en: () => import('@grognard/adlg-r/lessons-en'),
        fr: () => import('@grognard/adlg-r/lessons-fr'),
        it: () => import('@grognard/adlg-r/lessons-it'),
      };
      return { lesson, layStep, loadWords: async (language) => (await words[language]()).words };
    },
    demoGame: null,
    async loadTable() {
      const {
        createGame,
        tableRuleset,
        loadBattleWords,
        loadScenario,
        loadScenarioPhrases,
        loadScenarioFiles,
      } = await import('@grognard/adlg-r/play');
      return {
        ruleset: tableRuleset,
        createGame,
        loadBattleWords,
        loadScenario,
        loadScenarioPhrases,
        loadScenarioFiles,
      };
    },
    loadReference: async () => (await import('@grognard/adlg-r/reference')).reference,
    loadArmies: async () => (await import('@grognard/adlg-r/armies')).armies,
  },
];

export const wordsLoaders: Readonly<Record<string, WordsLoaders>> = {
  argad: {
    en: async () => (await import('@grognard/argad/en')).words,
    fr: async () => (await import('@grognard/argad/fr')).words,
    it: async () => (await import('@grognard/argad/it')).words,
  },
  giorgi: {
    en: async () => (await import('@grognard/giorgi/en')).words,
    fr: async () => (await import('@grognard/giorgi/fr')).words,
    it: async () => (await import('@grognard/giorgi/it')).words,
  },
  'adlg-r': {
    en: async () => (await import('@grognard/adlg-r/en')).words,
    fr: async () => (await import('@grognard/adlg-r/fr')).words,
    it: async () => (await import('@grognard/adlg-r/it')).words,
  },
};

/** Loaders for rulesets that store the words of battles separately. */
export const tableWordsLoaders: Readonly<Record<string, TableWordsLoaders>> = {
  argad: {
    en: async () => (await import('@grognard/argad/table-en')).words,
    fr: async () => (await import('@grognard/argad/table-fr')).words,
    it: async () => (await import('@grognard/argad/table-it')).words,
  },
  giorgi: {
    en: async () => (await import('@grognard/giorgi/table-en')).words,
    fr: async () => (await import('@grognard/giorgi/table-fr')).words,
    it: async () => (await import('@grognard/giorgi/table-it')).words,
  },
  'adlg-r': {
    en: async () => (await import('@grognard/adlg-r/table-en')).words,
    fr: async () => (await import('@grognard/adlg-r/table-fr')).words,
    it: async () => (await import('@grognard/adlg-r/table-it')).words,
  },
};

export const companionLoaders: Readonly<Record<string, CompanionLoader>> = {
  argad: {
    rules: () => import('@grognard/argad/companion'),
    evening: async () => (await import('@grognard/argad/evening')).evening,
    words: {
      en: async () => (await import('@grognard/argad/companion-en')).words,
      fr: async () => (await import('@grognard/argad/companion-fr')).words,
      it: async () => (await import('@grognard/argad/companion-it')).words,
    },
  },
  giorgi: {
    rules: () => import('@grognard/giorgi/companion'),
    evening: async () => (await import('@grognard/giorgi/evening')).evening,
    words: {
      en: async () => (await import('@grognard/giorgi/companion-en')).words,
      fr: async () => (await import('@grognard/giorgi/companion-fr')).words,
      it: async () => (await import('@grognard/giorgi/companion-it')).words,
    },
  },
  'adlg-r': {
    rules: () => import('@grognard/adlg-r/companion'),
    evening: async () => (await import('@grognard/adlg-r/evening')).evening,
    words: {
      en: async () => (await import('@grognard/adlg-r/companion-en')).words,
      fr: async () => (await import('@grognard/adlg-r/companion-fr')).words,
      it: async () => (await import('@grognard/adlg-r/companion-it')).words,
    },
  },
};

export const glossaryLoaders: Readonly<Record<string, () => Promise<readonly Term[]>>> = {
  argad: async () => (await import('@grognard/argad/glossary')).glossary,
  giorgi: async () => (await import('@grognard/giorgi/glossary')).glossary,
  'adlg-r': async () => (await import('@grognard/adlg-r/glossary')).glossary,
};

/** What a battle is made of. */
type TableTypesOf<G> =
  G extends TableGame<infer S, infer V, infer C, infer E>
    ? { readonly state: S; readonly view: V; readonly command: C; readonly event: E }
    : null;

/** `G` is the game on the table, null for a ruleset that has no battles. */
interface RulesetTypes<P, O, G> {
  readonly procedures: P;
  readonly options: O;
  readonly table: TableTypesOf<G>;
}

type ArgadTypes = RulesetTypes<typeof argadProcedures, typeof argadOptions, ArgadGame>;

/** What each edition can be asked, with types: the procedures by id, the options, and what its battles are made of. */
export interface EditionTypes {
  readonly 'argad-2021': ArgadTypes;
  readonly 'argad-coastal': ArgadTypes;
  readonly 'argad-2024': ArgadTypes;
  readonly giorgi: RulesetTypes<typeof giorgiProcedures, typeof giorgiOptions, GiorgiGame>;
  readonly 'adlg-r': RulesetTypes<typeof adlgRProcedures, typeof adlgROptions, AdlgGame>;
}

/** Editions that are played on the table. */
export type PlayableEdition = {
  [E in keyof EditionTypes]: EditionTypes[E]['table'] extends null ? never : E;
}[keyof EditionTypes];

/** The game of an edition, with its types. */
export type GameOf<E extends PlayableEdition> = TableGame<
  EditionTypes[E]['table']['state'],
  EditionTypes[E]['table']['view'],
  EditionTypes[E]['table']['command'],
  EditionTypes[E]['table']['event']
>;
