/** The words of every ruleset in every language, each loaded only when somebody wants to read it. */
import type { Language, Words } from '@grognard/rules-kit';

type Load = () => Promise<Words>;

const loads: Readonly<Record<string, Readonly<Partial<Record<Language, Load>>> & { readonly en: Load }>> = {
  argad: {
    en: async () => (await import('@grognard/argad/rules')).book.words.en,
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

/** The words of a ruleset in a language; in English where it does not speak that language yet. */
export async function wordsIn(ruleset: string, language: Language): Promise<Words> {
  const known = Object.hasOwn(loads, ruleset) ? loads[ruleset] : undefined;
  if (known === undefined) throw new RangeError(`there is no ruleset ${ruleset}`);
  return (known[language] ?? known.en)();
}
