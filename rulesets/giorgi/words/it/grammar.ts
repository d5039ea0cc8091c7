/** Italian grammar of the names of units and houses: article, prepositions and agreement follow from the first noun. */
import { capital, type ItalianNoun, withArticle, withPreposition } from '@grognard/rules-kit';

const nouns: Readonly<Record<ItalianNoun, string>> = {
  m: 'battaglione reggimento squadrone corpo distaccamento castello granaio magazzino mulino palazzo',
  f: 'artiglieria batteria brigata cavalleria compagnia fanteria guardia landwehr leggera milizia cantina cappella casa chiesa fattoria locanda',
  mp: 'cacciatori cannoni carabinieri corazzieri dragoni fanti fucilieri granatieri grenzer lancieri obici pezzi rifles ulani ussari volteggiatori',
  fp: 'guardie milizie',
};

const nounOf: ReadonlyMap<string, ItalianNoun> = new Map(
  (['m', 'f', 'mp', 'fp'] as const).flatMap((noun) =>
    nouns[noun].split(' ').map((word) => [word, noun] as const),
  ),
);

/** Nouns that keep their capital behind an article. */
const foreign = /^Grenzer\b/;

/** Gender and number of a name, or null for one that takes no article: a nickname, a name in another language. */
function nounIn(name: string): ItalianNoun | null {
  const ordinal = /^\d+([ºª])/.exec(name)?.[1];
  // A regiment known by its number is one body, whatever men it has: il 12º ussari.
  if (ordinal !== undefined) return ordinal === 'º' ? 'm' : 'f';
  const [word] = /^[\p{L}-]+/u.exec(name) ?? [];
  return word === undefined ? null : (nounOf.get(word.toLowerCase()) ?? null);
}

/** `il 2º battaglione`, `gli ussari di Ott`, `la batteria leggera`. */
export function the(name: string): string {
  const noun = nounIn(name);
  if (noun === null) return name;
  return withArticle(foreign.test(name) ? name : name.charAt(0).toLowerCase() + name.slice(1), noun);
}

/** The same at the beginning of a sentence. */
export function The(name: string): string {
  return nounIn(name) === null ? name : capital(the(name));
}

export const of = (name: string): string => withPreposition('di', the(name));
export const on = (name: string): string => withPreposition('su', the(name));
export const inside = (name: string): string => withPreposition('in', the(name));
export const to = (name: string): string => withPreposition('a', the(name));
export const from = (name: string): string => withPreposition('da', the(name));

/** The form of a verb that agrees with the name. */
export function verb(name: string, one: string, several: string): string {
  const noun = nounIn(name);
  return noun === 'mp' || noun === 'fp' ? several : one;
}

const endings: Readonly<Record<ItalianNoun, string>> = { m: 'o', f: 'a', mp: 'i', fp: 'e' };

/** A participle or adjective that agrees with the name: `scoss` becomes scosso, scossa, scossi, scosse. Without a noun, an unità is meant. */
export function agreeing(name: string, stem: string): string {
  return `${stem}${endings[nounIn(name) ?? 'f']}`;
}
