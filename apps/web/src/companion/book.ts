/** A ruleset that is open, with the words of a language: loaded once, then at hand. */
import {
  type Example,
  type Language,
  Problem,
  type Ruleset,
  type RulesInForce,
  type Words,
} from '@grognard/rules-kit';
import { takeInHand } from '@grognard/rulesets/hand';
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
  /** The worked examples of all its editions, loaded when somebody asks. */
  examples(): Promise<readonly Example[]>;
}

/** `hand`: what resolves cases; `whole`: with the sheet and everything on it. */
type Size = 'hand' | 'whole';

async function load(edition: string, language: Language, size: Size): Promise<Book> {
  const shelved = shelvedWith(edition);
  if (shelved === null) throw new RangeError(`there is no edition ${edition}`);
  if (size === 'hand') {
    const { examples, ...inHand } = await takeInHand(shelved.id, language);
    return { edition, ...inHand, examples: onceOf(examples) };
  }
  const [ruleset, words] = await Promise.all([shelved.loadRules(), wordsIn(shelved.id, language)]);
  return { edition, ruleset, words, examples: onceOf(() => Promise.resolve(ruleset.examples)) };
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

/** The rules under the options that still exist; an option nobody knows any more is as good as not set. */
export function rulesOf(
  { ruleset, edition }: Pick<Book, 'ruleset' | 'edition'>,
  options: OptionValues,
): RulesInForce {
  const found = ruleset.inForce(edition, options);
  if (!(found instanceof Problem)) return found;
  const plain = ruleset.inForce(edition);
  if (plain instanceof Problem) throw new RangeError(plain.message);
  return plain;
}
