/** loadCompanion: small ruleset bundles for the companion, with the words of one language. */
import type { EveningRules, FormDefaultsByProcedure, Language, Ruleset, Words } from '@grognard/rules-kit';
import type { CompanionLoader } from './loaders.ts';
import { companionLoaders } from './registry.ts';

/** A ruleset that resolves and explains cases. It has no words, sheet, examples or battles, and only the options of cases. */
export interface CompanionBundle {
  readonly ruleset: Ruleset;
  readonly words: Words;
  /** Initial values of forms, from the worked examples. */
  readonly formDefaults: FormDefaultsByProcedure;
}

function loaderOf(id: string): CompanionLoader {
  const known = Object.hasOwn(companionLoaders, id) ? companionLoaders[id] : undefined;
  if (known === undefined) throw new RangeError(`there is no ruleset ${id}`);
  return known;
}

/** Loads what a ruleset knows of units named for an evening. */
export function loadEvening(id: string): Promise<EveningRules> {
  return loaderOf(id).evening();
}

/** Loads a ruleset for the companion in a language, or in English if that language cannot be fetched now. */
export async function loadCompanion(id: string, language: Language): Promise<CompanionBundle> {
  const known = loaderOf(id);
  const [{ companion, formDefaults }, words] = await Promise.all([
    known.rules(),
    known.words[language]().catch(known.words.en),
  ]);
  return { ruleset: companion, words, formDefaults };
}
