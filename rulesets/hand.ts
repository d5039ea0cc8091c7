/** Rulesets for one hand: as light as a phone likes them, with the words of one language. */
import type { Language, Ruleset, Usuals, Words } from '@grognard/rules-kit';
import { handDoors } from './catalogue.ts';

/** A ruleset that resolves and explains; it has no words of its own, no sheet, no examples, no battles, and no options but those of cases. */
export interface InHand {
  readonly ruleset: Ruleset;
  readonly words: Words;
  /** What forms start with: as worked examples have it. */
  readonly usual: Usuals;
}

/** Takes a ruleset in hand, in a language; in English where nobody can fetch that now. */
export async function takeInHand(id: string, language: Language): Promise<InHand> {
  const known = Object.hasOwn(handDoors, id) ? handDoors[id] : undefined;
  if (known === undefined) throw new RangeError(`there is no ruleset ${id}`);
  const [{ hand, usual }, words] = await Promise.all([
    known.rules(),
    known.words[language]().catch(known.words.en),
  ]);
  return { ruleset: hand, words, usual };
}
