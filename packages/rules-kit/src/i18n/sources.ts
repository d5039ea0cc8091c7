/** sourceText: the source of a rule in the language of the words. */
import { type PhraseWords, phrase } from './phrase.ts';

const documents = /^((?:[A-Z][A-Z0-9-]*, )*[A-Z][A-Z0-9-]*)(?: (.+))?$/s;
const ruleId = /^[a-z0-9-]+\.[a-z0-9-]+$/;

/** Document and place. Abbreviations of documents and ids of rules stay unchanged, while remarks on the place are phrases. */
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
