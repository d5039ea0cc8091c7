/** useRuleset: a ruleset with the words of a language, loaded once and then cached. */
import { formDefaultsOf, type Language, readIn } from '@grognard/rules-kit';
import { loadCompanion } from '@grognard/rulesets/companion';
import { glossaryOf } from '@grognard/rulesets/glossary';
import { lazyRulesetOf } from '@grognard/rulesets/lazy';
import { wordsIn } from '@grognard/rulesets/words';
import { use } from 'react';
import { useStore } from '../look/store.ts';
import { type Settings, settings } from '../settings/store.ts';
import type { LoadedRuleset } from './rules.ts';

/** `hand` is enough to resolve cases. `whole` adds the sheet and everything on it. */
type Size = 'hand' | 'whole';

type Units = Settings['units'];

async function load(edition: string, language: Language, size: Size, units: Units): Promise<LoadedRuleset> {
  const shelved = lazyRulesetOf(edition);
  if (shelved === null) throw new RangeError(`there is no edition ${edition}`);
  if (size === 'hand') {
    const { words, ...taken } = await loadCompanion(shelved.id, language);
    return { edition, ...taken, words: readIn(words, units), glossary: [] };
  }
  const [ruleset, words, glossary] = await Promise.all([
    shelved.loadReference(),
    wordsIn(shelved.id, language),
    glossaryOf(shelved.id),
  ]);
  return {
    edition,
    ruleset,
    words: readIn(words, units),
    formDefaults: formDefaultsOf(ruleset.examples),
    glossary,
  };
}

/** Returns the same promise every time, until it fails. */
function onceOf<T>(begin: () => Promise<T>): () => Promise<T> {
  let begun: Promise<T> | null = null;
  return () => {
    if (begun === null) {
      begun = begin();
      begun.catch(() => {
        begun = null;
      });
    }
    return begun;
  };
}

const openers = new Map<string, () => Promise<LoadedRuleset>>();

export function loadRuleset(
  edition: string,
  language: Language,
  size: Size,
  units: Units,
): Promise<LoadedRuleset> {
  const key = `${size} ${language} ${units} ${edition}`;
  let opener = openers.get(key);
  if (opener === undefined) {
    opener = onceOf(() => load(edition, language, size, units));
    openers.set(key, opener);
  }
  return opener();
}

/** The ruleset of an edition in the current language. Suspends while it is being loaded. */
export function useRuleset(edition: string, size: Size): LoadedRuleset {
  const { language, units } = useStore(settings);
  return use(loadRuleset(edition, language, size, units));
}
