/** Where a rule comes from, in the language of the words. */
import { type PhraseWords, phrase } from './phrase.ts';

const documents = /^((?:[A-Z][A-Z0-9-]*, )*[A-Z][A-Z0-9-]*)(?: (.+))?$/s;
const ruleId = /^[a-z0-9-]+\.[a-z0-9-]+$/;

/** Document and place; abbreviations of documents and ids of rules stand as they are, what is said of the place is a phrase. */
export function sourceText(words: PhraseWords, source: string): string {
  if (words.language === 'en' || source === '') return source;
  return source
    .split('; ')
    .map((part) => placeText(words, part))
    .join(' · ');
}

function placeText(words: PhraseWords, part: string): string {
  if (ruleId.test(part)) return part;
  const found = documents.exec(part);
  if (found === null) return phrase(words, part);
  const [, ids = '', place] = found;
  return place === undefined ? ids : `${ids} ${phrase(words, place)}`;
}
