/** Rulesets for one hand: as light as a phone likes them, with the words of one language. */
import type { Language, Ruleset, Usuals, Words } from '@grognard/rules-kit';

/** A ruleset that resolves and explains; it has no words of its own, no sheet, no examples, no battles, and no options but those of cases. */
export interface InHand {
  readonly ruleset: Ruleset;
  readonly words: Words;
  /** What forms start with: as worked examples have it. */
  readonly usual: Usuals;
}

interface Loads {
  readonly rules: () => Promise<{ readonly hand: Ruleset; readonly usual: Usuals }>;
  readonly words: Readonly<Record<Language, () => Promise<Words>>>;
}

const loads: Readonly<Record<string, Loads>> = {
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

/** Takes a ruleset in hand, in a language. */
export async function takeInHand(id: string, language: Language): Promise<InHand> {
  const known = Object.hasOwn(loads, id) ? loads[id] : undefined;
  if (known === undefined) throw new RangeError(`there is no ruleset ${id}`);
  const [{ hand, usual }, words] = await Promise.all([known.rules(), known.words[language]()]);
  return { ruleset: hand, words, usual };
}
