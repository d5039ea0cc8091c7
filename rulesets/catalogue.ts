/**
 * The rulesets offered; the only file that names them. Programs that want all of them at once read the lists; those that begin in a
 * browser open doors, and what they do not open is left out when they are built.
 */
import { adlgR, type options as adlgROptions, type procedures as adlgRProcedures } from '@grognard/adlg-r';
import { about as aboutAdlgR } from '@grognard/adlg-r/about';
import { glossary as adlgRTerms } from '@grognard/adlg-r/glossary';
import {
  argad,
  type options as argadOptions,
  pictureOfScenario as argadPicture,
  type procedures as argadProcedures,
  arrange as arrangeArgad,
} from '@grognard/argad';
import { about as aboutArgad } from '@grognard/argad/about';
import { glossary as argadTerms } from '@grognard/argad/glossary';
import type { AnyTableGame, DisplayList } from '@grognard/engine';
import { giorgi, type options as giorgiOptions, type procedures as giorgiProcedures } from '@grognard/giorgi';
import { about as aboutGiorgi } from '@grognard/giorgi/about';
import { glossary as giorgiTerms } from '@grognard/giorgi/glossary';
import type { Language, OfferedScenario, Problem, Ruleset, Term, Words } from '@grognard/rules-kit';
import type { HandDoor, OnTable, ShelfDoor, TableWordsDoor, Taken, WordsDoor } from './offer.ts';

export const rulesets: readonly Ruleset[] = [argad, giorgi, adlgR];

/** Rulesets that are played on the table, by id. The others can be resolved only. */
const tables: Readonly<Record<string, OnTable>> = {
  argad: { arrange: arrangeArgad, picture: argadPicture },
};

function tableOf(ruleset: string): OnTable | null {
  return Object.hasOwn(tables, ruleset) ? (tables[ruleset] ?? null) : null;
}

/**
 * The table of a scenario before the first turn, for `paintSvg`: as everybody knows it, or with the secrets of one side; null if the
 * ruleset paints no such scenario.
 */
export function pictureOfScenario(
  ruleset: string,
  scenario: OfferedScenario,
  side: string | null,
  words?: Words,
): DisplayList | null {
  return tableOf(ruleset)?.picture(scenario, { side }, words) ?? null;
}

/** A scenario laid out to be played and told in these words, in English if left out; what is wrong with it and where; or null if this edition is not played on the table yet. */
export function arrange(
  edition: string,
  scenario: unknown,
  options: Readonly<Record<string, unknown>>,
  words?: Words,
): AnyTableGame | readonly Problem[] | null {
  const played = rulesets.find(({ editions }) => editions.some(({ id }) => id === edition));
  const table = played === undefined ? null : tableOf(played.id);
  return table?.arrange(scenario, edition, options, words) ?? null;
}

/** A scenario that comes with a ruleset; null if none has this id. */
export function scenarioById(
  id: string,
): { readonly ruleset: Ruleset; readonly scenario: OfferedScenario } | null {
  for (const ruleset of rulesets) {
    const scenario = ruleset.scenarios.find((offered) => offered.id === id);
    if (scenario !== undefined) return { ruleset, scenario };
  }
  return null;
}

interface Asked<P, O> {
  readonly procedures: P;
  readonly options: O;
}

type Argad = Asked<typeof argadProcedures, typeof argadOptions>;

/** What each edition can be asked, with types: the procedures by id, and the options. */
export interface Offered {
  readonly 'argad-2021': Argad;
  readonly 'argad-coastal': Argad;
  readonly 'argad-2024': Argad;
  readonly giorgi: Asked<typeof giorgiProcedures, typeof giorgiOptions>;
  readonly 'adlg-r': Asked<typeof adlgRProcedures, typeof adlgROptions>;
}

const inBooks = (ruleset: Ruleset): Taken => ({ ruleset, arrange: null, picture: null });

/** The shelf, in its order. */
export const shelfDoors: readonly ShelfDoor[] = [
  {
    about: aboutArgad,
    first: { scenario: 'starter', edition: 'argad-2024' },
    film: 'argad-2024-7',
    async load() {
      const whole = await import('@grognard/argad');
      return { ruleset: whole.argad, arrange: whole.arrange, picture: whole.pictureOfScenario };
    },
    async loadTable() {
      const { arrange: lay, atTable, battle } = await import('@grognard/argad/play');
      return { ruleset: atTable, arrange: lay, battle };
    },
    loadRules: async () => (await import('@grognard/argad/rules')).book,
  },
  {
    about: aboutGiorgi,
    first: null,
    film: null,
    load: async () => inBooks((await import('@grognard/giorgi')).giorgi),
    loadTable: async () => null,
    loadRules: async () => (await import('@grognard/giorgi')).giorgi,
  },
  {
    about: aboutAdlgR,
    first: null,
    film: null,
    load: async () => inBooks((await import('@grognard/adlg-r')).adlgR),
    loadTable: async () => null,
    loadRules: async () => (await import('@grognard/adlg-r')).adlgR,
  },
];

const wordsDoors: Readonly<Record<string, WordsDoor>> = {
  argad: {
    en: async () => (await import('@grognard/argad/en')).words,
    fr: async () => (await import('@grognard/argad/fr')).words,
    it: async () => (await import('@grognard/argad/it')).words,
  },
  giorgi: {
    en: async () => (await import('@grognard/giorgi')).giorgi.words.en,
    fr: async () => (await import('@grognard/giorgi/fr')).words,
    it: async () => (await import('@grognard/giorgi/it')).words,
  },
  'adlg-r': {
    en: async () => (await import('@grognard/adlg-r')).adlgR.words.en,
    fr: async () => (await import('@grognard/adlg-r/fr')).words,
    it: async () => (await import('@grognard/adlg-r/it')).words,
  },
};

/** Of rulesets that keep the words of a battle apart from all else that they say. */
export const tableWordsDoors: Readonly<Record<string, TableWordsDoor>> = {
  argad: {
    en: async () => (await import('@grognard/argad/table-en')).words,
    fr: async () => (await import('@grognard/argad/table-fr')).words,
    it: async () => (await import('@grognard/argad/table-it')).words,
  },
};

export const handDoors: Readonly<Record<string, HandDoor>> = {
  argad: {
    rules: () => import('@grognard/argad/hand'),
    words: {
      en: async () => (await import('@grognard/argad/hand-en')).words,
      fr: async () => (await import('@grognard/argad/hand-fr')).words,
      it: async () => (await import('@grognard/argad/hand-it')).words,
    },
  },
  giorgi: {
    rules: () => import('@grognard/giorgi/hand'),
    words: {
      en: async () => (await import('@grognard/giorgi/hand-en')).words,
      fr: async () => (await import('@grognard/giorgi/hand-fr')).words,
      it: async () => (await import('@grognard/giorgi/hand-it')).words,
    },
  },
  'adlg-r': {
    rules: () => import('@grognard/adlg-r/hand'),
    words: {
      en: async () => (await import('@grognard/adlg-r/hand-en')).words,
      fr: async () => (await import('@grognard/adlg-r/hand-fr')).words,
      it: async () => (await import('@grognard/adlg-r/hand-it')).words,
    },
  },
};

export const glossaries: Readonly<Record<string, readonly Term[]>> = {
  argad: argadTerms,
  giorgi: giorgiTerms,
  'adlg-r': adlgRTerms,
};

/** The words of a ruleset in a language; in English where it does not speak that language yet. */
export async function wordsIn(ruleset: string, language: Language): Promise<Words> {
  const known = Object.hasOwn(wordsDoors, ruleset) ? wordsDoors[ruleset] : undefined;
  if (known === undefined) throw new RangeError(`there is no ruleset ${ruleset}`);
  return (known[language] ?? known.en)();
}
