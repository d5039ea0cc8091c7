/** prose: long texts in the language of the words. A paragraph is found by its opening, so that none is written twice. */
import { phrase } from './phrase.ts';
import type { Words } from './words.ts';

/** Letters of a paragraph that identify it. */
const opening = 40;

/** The key of a paragraph in the words. */
function openingOf(paragraph: string): string {
  return paragraph.length <= opening ? paragraph : `${paragraph.slice(0, opening)}…`;
}

function told({ phrases }: Words, key: string): string | undefined {
  return Object.hasOwn(phrases, key) ? phrases[key] : undefined;
}

/** Each paragraph in the language of the words, or in English if they lack it. */
export function prose(words: Words, text: string): string {
  return text
    .split('\n\n')
    .map((paragraph) => told(words, openingOf(paragraph)) ?? phrase(words, paragraph))
    .join('\n\n');
}
