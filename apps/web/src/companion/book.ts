/** A ruleset that is open, with the words of a language: loaded once, then at hand. */
import { type Language, usualsOf } from '@grognard/rules-kit';
import { glossaryOf } from '@grognard/rulesets/glossary';
import { takeInHand } from '@grognard/rulesets/hand';
import { shelvedWith } from '@grognard/rulesets/shelf';
import { wordsIn } from '@grognard/rulesets/words';
import { use } from 'react';
import { useWatched } from '../look/watched.ts';
import { settings } from '../settings/store.ts';
import type { Book } from './rules.ts';

/** `hand`: what resolves cases; `whole`: with the sheet and everything on it. */
type Size = 'hand' | 'whole';

async function load(edition: string, language: Language, size: Size): Promise<Book> {
  const shelved = shelvedWith(edition);
  if (shelved === null) throw new RangeError(`there is no edition ${edition}`);
  if (size === 'hand') return { edition, ...(await takeInHand(shelved.id, language)), glossary: [] };
  const [ruleset, words, glossary] = await Promise.all([
    shelved.loadRules(),
    wordsIn(shelved.id, language),
    glossaryOf(shelved.id),
  ]);
  return { edition, ruleset, words, usual: usualsOf(ruleset.examples), glossary };
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

export function openBook(edition: string, language: Language, size: Size): Promise<Book> {
  const key = `${size} ${language} ${edition}`;
  let opener = openers.get(key);
  if (opener === undefined) {
    opener = onceOf(() => load(edition, language, size));
    openers.set(key, opener);
  }
  return opener();
}

/** The book of an edition in the language spoken; waits while it is being loaded. */
export function useBook(edition: string, size: Size): Book {
  const { language } = useWatched(settings);
  return use(openBook(edition, language, size));
}
