/** Terms of the text form: the words of all languages, so that a text is read whatever language it was written in. */
import { nearest } from '@grognard/rules-kit';
import { kinds, qualities, weapons } from '../../model.ts';
import type { ArmyItem } from '../price.ts';
import { armyAbilities, armyGrades, camps, worksKinds } from '../shape.ts';
import { armyWords, itemName } from '../words/index.ts';
import type { ArmyWords, Keyword } from '../words/model.ts';

/** Without capitals, accents and odd spaces, and with plain quotation marks, as people type. */
function folded(word: string): string {
  return word
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .replace(/[’ʼ`´]/g, "'")
    .replace(/\s+/gu, ' ')
    .trim()
    .toLowerCase();
}

/** Words that may stand at one place, with what they stand for. */
export interface TermBook<T extends string> {
  find(word: string): T | null;
  /** All words in this language, or in any. */
  words(language: ArmyWords | null): readonly string[];
  /** Words that stand for two things, which none may. */
  readonly clashes: readonly string[];
}

function bookOf<T extends ArmyItem | Keyword>(
  ids: readonly T[],
  nameIn: (words: ArmyWords, id: T) => string,
): TermBook<T> {
  const writtenIn = (words: ArmyWords) =>
    ids.flatMap((id) => [nameIn(words, id), ...(words.also[id] ?? [])].map((name) => ({ id, name })));
  const found = new Map<string, T>();
  const clashes: string[] = [];
  const all = [...ids.map((id) => ({ id, name: id })), ...Object.values(armyWords).flatMap(writtenIn)];
  for (const { id, name } of all) {
    const other = found.get(folded(name));
    if (other !== undefined && other !== id) clashes.push(`${name}: ${other} and ${id}`);
    found.set(folded(name), id);
  }
  return {
    find: (word) => found.get(folded(word)) ?? null,
    words: (language) => (language === null ? all : writtenIn(language)).map(({ name }) => name),
    clashes,
  };
}

/** The word of these books nearest to one that is not known: in this language, or in any. */
export function nearestTerm(
  word: string,
  books: readonly Pick<TermBook<string>, 'words'>[],
  language: ArmyWords,
): string | null {
  const among = (which: ArmyWords | null) =>
    nearest(
      word,
      books.flatMap((book) => book.words(which)),
    );
  return among(language) ?? among(null);
}

const keywordIn = ({ keywords }: ArmyWords, id: Keyword) => keywords[id];

export const books = {
  lines: bookOf(['corps-line', 'camp-line', 'works-line', 'option-line', 'note-line'], keywordIn),
  points: bookOf(['points'], keywordIn),
  chief: bookOf(['chief'], keywordIn),
  kinds: bookOf(kinds, itemName),
  weapons: bookOf(weapons, itemName),
  qualities: bookOf(qualities, itemName),
  abilities: bookOf(armyAbilities, itemName),
  grades: bookOf(armyGrades, itemName),
  included: bookOf(['included'], itemName),
  loyalties: bookOf(['allied', 'unreliable'], itemName),
  camps: bookOf(camps, itemName),
  works: bookOf(worksKinds, itemName),
} as const;
