/** Rulesets for one hand: as light as a phone likes them, with the words of one language. */
import type { FormDefaultsByProcedure, Language, Ruleset, Words } from '@grognard/rules-kit';
import { companionLoaders } from './registry.ts';

/** A ruleset that resolves and explains; it has no words of its own, no sheet, no examples, no battles, and no options but those of cases. */
export interface CompanionBundle {
  readonly ruleset: Ruleset;
  readonly words: Words;
  /** What forms start with: as worked examples have it. */
  readonly formDefaults: FormDefaultsByProcedure;
}

/** Takes a ruleset in hand, in a language; in English where nobody can fetch that now. */
export async function loadCompanion(id: string, language: Language): Promise<CompanionBundle> {
  const known = Object.hasOwn(companionLoaders, id) ? companionLoaders[id] : undefined;
  if (known === undefined) throw new RangeError(`there is no ruleset ${id}`);
  const [{ companion: hand, formDefaults: usual }, words] = await Promise.all([
    known.rules(),
    known.words[language]().catch(known.words.en),
  ]);
  return { ruleset: hand, words, formDefaults: usual };
}
