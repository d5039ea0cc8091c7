/** Italian articles, and prepositions joined with them, for words of any game. */

/** Gender and number of a noun: `mp` and `fp` are plurals. */
export type ItalianNoun = 'm' | 'f' | 'mp' | 'fp';

const vowel = /^[aeiouàèéìòù]/i;
/** Beginnings of words that take `lo`, `gli` and `uno`. */
const impure = /^(?:s[^aeiouàèéìòù]|z|gn|ps|x)/i;
/** Ordinals that begin with a vowel when spoken: 8º, 80º, 11º. */
const spokenVowel = /^(?:8\d*|11)[ºª]/;

function elides(phrase: string): boolean {
  return vowel.test(phrase) || spokenVowel.test(phrase);
}

/** The definite article before the phrase: il tenente, lo spuntone, l’8º ussari, gli ussari. */
export function withArticle(phrase: string, noun: ItalianNoun): string {
  switch (noun) {
    case 'm':
      return elides(phrase) ? `l’${phrase}` : `${impure.test(phrase) ? 'lo' : 'il'} ${phrase}`;
    case 'f':
      return elides(phrase) ? `l’${phrase}` : `la ${phrase}`;
    case 'mp':
      return `${elides(phrase) || impure.test(phrase) ? 'gli' : 'i'} ${phrase}`;
    case 'fp':
      return `le ${phrase}`;
  }
}

/** The indefinite article before the phrase: un’ascia, una spada, uno spuntone, un randello. */
export function withIndefiniteArticle(phrase: string, noun: 'm' | 'f'): string {
  if (noun === 'f') return elides(phrase) ? `un’${phrase}` : `una ${phrase}`;
  return `${impure.test(phrase) ? 'uno' : 'un'} ${phrase}`;
}

const stems = { a: 'a', da: 'da', di: 'de', in: 'ne', su: 'su' } as const;

/** The preposition, joined with the article that the phrase begins with: sugli ussari, del tenente, da Ned Tully. */
export function withPreposition(preposition: keyof typeof stems, phrase: string): string {
  const stem = stems[preposition];
  for (const [article, joined] of [
    ['il ', 'l '],
    ['lo ', 'llo '],
    ['la ', 'lla '],
    ['l’', 'll’'],
    ['le ', 'lle '],
    ['i ', 'i '],
    ['gli ', 'gli '],
  ] as const)
    if (phrase.startsWith(article)) return `${stem}${joined}${phrase.slice(article.length)}`;
  return `${preposition} ${phrase}`;
}
