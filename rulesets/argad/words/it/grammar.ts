/** Italian grammar: articles and prepositions of names, for people with their rank, weapons, things, boats. */

import { withArticle, withIndefiniteArticle, withPreposition } from '@grognard/rules-kit';

/** First words of names that take the feminine article. */
const feminine = new Set(
  'pistola petriera lancia picca baionetta alabarda falce spada sciabola ascia arma piccola coppia cassa lista barca scialuppa lancia vecchia vedova custodia'.split(
    ' ',
  ),
);

/** First words of names that take the masculine article. All others are proper names. */
const masculine = new Set(
  'moschettone moschetto trombone spuntone forcone tomahawk randello attrezzo calcio coltello pugnale uncino primo secondo terzo forziere barile astuccio libro ruolo canotto battello scafo oggetto tenente caporale sergente capitano brigadiere gendarme fuciliere granatiere cacciatore maresciallo cavaliere passeggero fante soldato marinaio grande abate'.split(
    ' ',
  ),
);

function first(name: string): string {
  return (/^[\p{L}-]+/u.exec(name)?.[0] ?? '').toLowerCase();
}

/** First names of women, who take no article. */
const women = new Set('mary soazig'.split(' '));

export function isFeminine(name: string): boolean {
  const word = first(name);
  return word === 'la' || feminine.has(word) || women.has(word);
}

function small(name: string): string {
  return name.charAt(0).toLowerCase() + name.slice(1);
}

/** The name with the definite article, if it takes one: il tenente Hale, la coppia di barilotti, Ned Tully. */
export function the(name: string): string {
  if (name === 'mani nude') return 'le mani nude';
  if (/^(?:il|lo|la|i|gli|le) /i.test(name)) return small(name);
  if (name.startsWith('l’')) return name;
  const noun = first(name);
  if (feminine.has(noun)) return withArticle(small(name), 'f');
  return masculine.has(noun) ? withArticle(small(name), 'm') : name;
}

/** The name as subject before its verb. What a name says of the man stands between commas: `Hobb, padrone di lancia,`. */
export function subject(name: string): string {
  return `${the(name)}${name.includes(', ') ? ',' : ''}`;
}

/** The name with the indefinite article. */
export function a(name: string): string {
  return name === 'mani nude' ? name : withIndefiniteArticle(name, feminine.has(first(name)) ? 'f' : 'm');
}

/** `del tenente Hale`, `di Ned Tully`. */
export const of = (name: string): string => withPreposition('di', the(name));
/** `sul tenente Hale`, `su Ned Tully`. */
export const on = (name: string): string => withPreposition('su', the(name));
/** `nel terreno difficile`, `nei cespugli`. */
export const inside = (name: string): string => withPreposition('in', the(name));
/** `al tenente Hale`, `a Ned Tully`. */
export const to = (name: string): string => withPreposition('a', the(name));
