/** The words of every ruleset in every language, each loaded only when somebody wants to read it. */
import type { Language, Words } from '@grognard/rules-kit';
import { tableWordsLoaders, wordsLoaders } from './registry.ts';

/** The words of a ruleset in a language; in English where it does not speak that language, or nobody can fetch it now. */
export async function wordsIn(ruleset: string, language: Language): Promise<Words> {
  const known = Object.hasOwn(wordsLoaders, ruleset) ? wordsLoaders[ruleset] : undefined;
  if (known === undefined) throw new RangeError(`there is no ruleset ${ruleset}`);
  return (known[language] ?? known.en)().catch(known.en);
}

/** As much of the words as is spoken while a battle is played; where a ruleset does not keep that apart, all of them. */
export async function tableWordsIn(ruleset: string, language: Language): Promise<Words> {
  const known = Object.hasOwn(tableWordsLoaders, ruleset) ? tableWordsLoaders[ruleset] : undefined;
  return known === undefined ? wordsIn(ruleset, language) : known[language]().catch(known.en);
}
