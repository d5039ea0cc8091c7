/** wordsIn: the words of every ruleset in every language, loaded on demand. */
import type { Language, Words } from '@grognard/rules-kit';
import { tableWordsLoaders, wordsLoaders } from './registry.ts';

/** The words of a ruleset in a language. English if there is no translation, or it cannot be fetched now. */
export async function wordsIn(ruleset: string, language: Language): Promise<Words> {
  const known = Object.hasOwn(wordsLoaders, ruleset) ? wordsLoaders[ruleset] : undefined;
  if (known === undefined) throw new RangeError(`there is no ruleset ${ruleset}`);
  return (known[language] ?? known.en)().catch(known.en);
}

/** The words used while a battle is played. All words if the ruleset does not store those separately. */
export async function tableWordsIn(ruleset: string, language: Language): Promise<Words> {
  const known = Object.hasOwn(tableWordsLoaders, ruleset) ? tableWordsLoaders[ruleset] : undefined;
  return known === undefined ? wordsIn(ruleset, language) : known[language]().catch(known.en);
}
