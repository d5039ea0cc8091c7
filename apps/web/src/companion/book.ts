/** A ruleset that is open, with the words of a language: loaded once, then at hand. */
import { type Language, readIn, usualsOf } from '@grognard/rules-kit';
import { glossaryOf } from '@grognard/rulesets/glossary';
import { takeInHand } from '@grognard/rulesets/hand';
import { shelvedWith } from '@grognard/rulesets/shelf';
import { wordsIn } from '@grognard/rulesets/words';
import { use } from 'react';
import { useWatched } from '../look/watched.ts';
import { type Settings, settings } from '../settings/store.ts';
import type { Book } from './rules.ts';

/** `hand`: what resolves cases; `whole`: with the sheet and everything on it. */
type Size = 'hand' | 'whole';

type Units = Settings['units'];

async function load(edition: string, language: Language, size: Size, units: Units): Promise<Book> {
  const shelved = shelvedWith(edition);
  if (shelved === null) throw new RangeError(`there is no edition ${edition}`);
  if (size === 'hand') {
    const { words, ...taken } = await takeInHand(shelved.id, language);
    return { edition, ...taken, words: readIn(words, units), glossary: [] };
  }
  const [ruleset, words, glossary] = await Promise.all([
    shelved.loadRules(),
    wordsIn(shelved.id, language),
    glossaryOf(shelved.id),
  ]);
  return { edition, ruleset, words: readIn(words, units), usual: usualsOf(ruleset.examples), glossary };
}

/** The same promise every time, until it fails. */
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

const openers = new Map<string, () => Promise<Book>>();

export function openBook(edition: string, language: Language, size: Size, units: Units): Promise<Book> {
  const key = `${size} ${language} ${units} ${edition}`;
  let opener = openers.get(key);
  if (opener === undefined) {
    opener = onceOf(() => load(edition, language, size, units));
    openers.set(key, opener);
  }
  return opener();
}

/** The book of an edition in the language spoken; waits while it is being loaded. */
export function useBook(edition: string, size: Size): Book {
  const { language, units } = useWatched(settings);
  return use(openBook(edition, language, size, units));
}
