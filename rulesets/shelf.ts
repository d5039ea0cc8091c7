/** The rulesets offered, each loaded only when somebody takes it down: for programs that begin in a browser. */
import { about as aboutAdlgR } from '@grognard/adlg-r/about';
import { about as aboutArgad } from '@grognard/argad/about';
import type { Arrange, DisplayList, Eyes } from '@grognard/engine';
import { about as aboutGiorgi } from '@grognard/giorgi/about';
import type { Json, OfferedScenario, Ruleset, RulesetAbout, Words } from '@grognard/rules-kit';

/** A ruleset with what plays and draws it; null: it can be resolved only. */
export interface Taken {
  readonly ruleset: Ruleset;
  readonly arrange: Arrange | null;
  /** The table of a scenario before the first turn. */
  readonly picture: ((scenario: OfferedScenario, eyes: Eyes, words?: Words) => DisplayList | null) | null;
}

/** A ruleset as far as a battle needs it. */
export interface AtTable {
  readonly ruleset: Ruleset;
  readonly arrange: Arrange;
  /** The file of a battle that comes with it; null: there is none of that id. */
  battle(id: string): Promise<Json | null>;
}

export interface Shelved extends RulesetAbout {
  /** The battle a newcomer is given; null: none is played on the table. */
  readonly first: { readonly scenario: string; readonly edition: string } | null;
  load(): Promise<Taken>;
  /** What plays a battle; null: none is played on the table. */
  loadTable(): Promise<AtTable | null>;
  /** The rules alone, without battles and table: to resolve cases and to read the sheet. */
  loadRules(): Promise<Ruleset>;
}

const inBooks = (ruleset: Ruleset): Taken => ({ ruleset, arrange: null, picture: null });

export const shelf: readonly Shelved[] = [
  {
    ...aboutArgad,
    first: { scenario: 'starter', edition: 'argad-2024' },
    async load() {
      const { argad, arrange, pictureOfScenario } = await import('@grognard/argad');
      return { ruleset: argad, arrange, picture: pictureOfScenario };
    },
    async loadTable() {
      const { arrange, atTable, battle } = await import('@grognard/argad/play');
      return { ruleset: atTable, arrange, battle };
    },
    loadRules: async () => (await import('@grognard/argad/rules')).book,
  },
  {
    ...aboutGiorgi,
    first: null,
    load: async () => inBooks((await import('@grognard/giorgi')).giorgi),
    loadTable: async () => null,
    loadRules: async () => (await import('@grognard/giorgi')).giorgi,
  },
  {
    ...aboutAdlgR,
    first: null,
    load: async () => inBooks((await import('@grognard/adlg-r')).adlgR),
    loadTable: async () => null,
    loadRules: async () => (await import('@grognard/adlg-r')).adlgR,
  },
];

/** The ruleset that an edition belongs to. */
export function shelvedWith(edition: string): Shelved | null {
  return shelf.find(({ editions }) => editions.some(({ id }) => id === edition)) ?? null;
}
