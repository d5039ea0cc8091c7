/** Rulesets for one hand: as light as a phone likes them, with the words of one language, the examples only for who wants them. */
import type { Example, Language, Ruleset, Words } from '@grognard/rules-kit';

/** A ruleset that resolves and explains; it has no words of its own, no sheet, no examples and no battles. */
export interface InHand {
  readonly ruleset: Ruleset;
  readonly words: Words;
  examples(): Promise<readonly Example[]>;
}

interface Loads {
  readonly rules: () => Promise<Ruleset>;
  readonly examples: () => Promise<readonly Example[]>;
  readonly words: Readonly<Record<Language, () => Promise<Words>>>;
}

const loads: Readonly<Record<string, Loads>> = {
  argad: {
    rules: async () => (await import('@grognard/argad/hand')).hand,
    examples: async () => (await import('@grognard/argad/examples')).examples,
    words: {
      en: async () => (await import('@grognard/argad/hand-en')).words,
      fr: async () => (await import('@grognard/argad/hand-fr')).words,
      it: async () => (await import('@grognard/argad/hand-it')).words,
    },
  },
  giorgi: {
    rules: async () => (await import('@grognard/giorgi/hand')).hand,
    examples: async () => (await import('@grognard/giorgi/examples')).examples,
    words: {
      en: async () => (await import('@grognard/giorgi/hand-en')).words,
      fr: async () => (await import('@grognard/giorgi/hand-fr')).words,
      it: async () => (await import('@grognard/giorgi/hand-it')).words,
    },
  },
  'adlg-r': {
    rules: async () => (await import('@grognard/adlg-r/hand')).hand,
    examples: async () => (await import('@grognard/adlg-r/examples')).examples,
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
  const [ruleset, words] = await Promise.all([known.rules(), known.words[language]()]);
  return { ruleset, words, examples: known.examples };
}
