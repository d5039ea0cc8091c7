/** The rulesets offered, each loaded only when somebody takes it down: for programs that begin in a browser. */
import { about as aboutAdlgR } from '@grognard/adlg-r/about';
import { about as aboutArgad } from '@grognard/argad/about';
import type { Arrange, DisplayList, Eyes } from '@grognard/engine';
import { about as aboutGiorgi } from '@grognard/giorgi/about';
import type { OfferedScenario, Ruleset, RulesetAbout, Words } from '@grognard/rules-kit';

/** A ruleset with what plays and draws it; null: it can be resolved only. */
export interface Taken {
  readonly ruleset: Ruleset;
  readonly arrange: Arrange | null;
  /** The table of a scenario before the first turn. */
  readonly picture: ((scenario: OfferedScenario, eyes: Eyes, words?: Words) => DisplayList | null) | null;
}

export interface Shelved extends RulesetAbout {
  /** The battle a newcomer is given; null: none is played on the table. */
  readonly first: { readonly scenario: string; readonly edition: string } | null;
  load(): Promise<Taken>;
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
    loadRules: async () => (await import('@grognard/argad/rules')).book,
  },
  {
    ...aboutGiorgi,
    first: null,
    load: async () => inBooks((await import('@grognard/giorgi')).giorgi),
    loadRules: async () => (await import('@grognard/giorgi')).giorgi,
  },
  {
    ...aboutAdlgR,
    first: null,
    load: async () => inBooks((await import('@grognard/adlg-r')).adlgR),
    loadRules: async () => (await import('@grognard/adlg-r')).adlgR,
  },
];

/** The ruleset that an edition belongs to. */
export function shelvedWith(edition: string): Shelved | null {
  return shelf.find(({ editions }) => editions.some(({ id }) => id === edition)) ?? null;
}
