/** A ruleset taken off the shelf with the words of a language: loaded once, then at hand. */
import type { Language, Ruleset, RulesInForce, Words } from '@grognard/rules-kit';
import { Problem } from '@grognard/rules-kit';
import { shelvedWith } from '@grognard/rulesets/shelf';
import { wordsIn } from '@grognard/rulesets/words';
import { use } from 'react';
import { useWatched } from '../look/watched.ts';
import { settings } from '../settings/store.ts';

export type OptionValues = Readonly<Record<string, unknown>>;

/** An edition that is open: its rules, and the words they are told in. */
export interface Book {
  readonly edition: string;
  readonly ruleset: Ruleset;
  readonly words: Words;
}

const opened = new Map<string, Promise<Book>>();

async function load(edition: string, language: Language): Promise<Book> {
  const shelved = shelvedWith(edition);
  if (shelved === null) throw new RangeError(`there is no edition ${edition}`);
  const [ruleset, words] = await Promise.all([shelved.loadRules(), wordsIn(shelved.id, language)]);
  return { edition, ruleset, words };
}

export function openBook(edition: string, language: Language): Promise<Book> {
  const key = `${language} ${edition}`;
  let book = opened.get(key);
  if (book === undefined) {
    book = load(edition, language);
    opened.set(key, book);
    // What could not be loaded is asked for again the next time.
    book.catch(() => opened.delete(key));
  }
  return book;
}

/** The book of an edition in the language spoken; waits while it is being loaded. */
export function useBook(edition: string): Book {
  const { language } = useWatched(settings);
  return use(openBook(edition, language));
}

/** The rules under the options that still exist; an option nobody knows any more is as good as not set. */
export function rulesOf({ ruleset, edition }: Book, options: OptionValues): RulesInForce {
  const found = ruleset.inForce(edition, options);
  if (!(found instanceof Problem)) return found;
  const plain = ruleset.inForce(edition);
  if (plain instanceof Problem) throw new RangeError(plain.message);
  return plain;
}
