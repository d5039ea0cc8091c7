/**
 * The rulesets offered, each behind doors that are opened only when somebody wants what lies there, so that a browser loads them in
 * parts. Only this file and `all.ts`, which loads them whole, name them.
 */
import type { options as adlgROptions, procedures as adlgRProcedures } from '@grognard/adlg-r';
import { about as aboutAdlgR } from '@grognard/adlg-r/about';
import type { options as argadOptions, procedures as argadProcedures } from '@grognard/argad';
import { about as aboutArgad } from '@grognard/argad/about';
import type { options as giorgiOptions, procedures as giorgiProcedures } from '@grognard/giorgi';
import { about as aboutGiorgi } from '@grognard/giorgi/about';
import type { Term } from '@grognard/rules-kit';
import type { HandDoor, ShelfDoor, TableWordsDoor, WordsDoor } from './offer.ts';

/** The shelf, in its order. */
export const shelfDoors: readonly ShelfDoor[] = [
  {
    about: aboutArgad,
    first: { scenario: 'starter', edition: 'argad-2024' },
    film: 'argad-2024-7',
    async loadTable() {
      const { arrange, atTable, battle, toldIn } = await import('@grognard/argad/play');
      return { ruleset: atTable, arrange, battle, toldIn };
    },
    loadRules: async () => (await import('@grognard/argad/rules')).book,
  },
  {
    about: aboutGiorgi,
    first: { scenario: 'crossroads', edition: 'giorgi' },
    film: null,
    async loadTable() {
      const { arrange, atTable, battle, toldIn } = await import('@grognard/giorgi/play');
      return { ruleset: atTable, arrange, battle, toldIn };
    },
    loadRules: async () => (await import('@grognard/giorgi/rules')).book,
  },
  {
    about: aboutAdlgR,
    first: null,
    film: null,
    loadTable: async () => null,
    loadRules: async () => (await import('@grognard/adlg-r')).adlgR,
  },
];

export const wordsDoors: Readonly<Record<string, WordsDoor>> = {
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
  giorgi: {
    en: async () => (await import('@grognard/giorgi/table-en')).words,
    fr: async () => (await import('@grognard/giorgi/table-fr')).words,
    it: async () => (await import('@grognard/giorgi/table-it')).words,
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

export const glossaryDoors: Readonly<Record<string, () => Promise<readonly Term[]>>> = {
  argad: async () => (await import('@grognard/argad/glossary')).glossary,
  giorgi: async () => (await import('@grognard/giorgi/glossary')).glossary,
  'adlg-r': async () => (await import('@grognard/adlg-r/glossary')).glossary,
};

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
