/** French grammar: articles, prepositions and concord of the names of units and houses. */

type Form = 'le' | 'la' | 'les (m)' | 'les (f)';

/** First words of names, by the article they take. Names that begin otherwise stand without one. */
const nouns: readonly (readonly [Form, string])[] = [
  [
    'le',
    'bataillon régiment escadron corps général moulin château pont grenier carrefour chai cimetière presbytère',
  ],
  [
    'la',
    'batterie garde infanterie cavalerie brigade landwehr milice légion maison auberge église ferme chapelle grange route haie crête',
  ],
  [
    'les (m)',
    'hussards dragons cuirassiers chasseurs lanciers uhlans carabiniers grenadiers voltigeurs tirailleurs fusiliers obusiers canons rifles volontaires',
  ],
  ['les (f)', 'pièces gardes'],
];

const forms = new Map(
  nouns.flatMap(([form, words]) => words.split(' ').map((noun) => [noun, form] as const)),
);

/** Regiments are named by their number: le 7e hussards, le 84e de ligne, but la 14e légère. */
const numbered = /^\d+(?:er|re|e) /;

function formOf(name: string): Form | null {
  if (numbered.test(name)) return /^\d+\S* légère\b/u.test(name) ? 'la' : 'le';
  const [noun] = name.split(/[^\p{L}]/u, 1);
  return noun === undefined ? null : (forms.get(noun.toLowerCase()) ?? null);
}

/** A name with the general who commands the unit before it, as in `Seras : 53e de ligne`. */
const commanded = /^([^:]+?)\s*: (.+)$/u;

function small(name: string): string {
  return name.charAt(0).toLowerCase() + name.slice(1);
}

/** The name with the definite article, if it takes one: le 7e hussards, l’auberge du pont, les hussards d’Ott. */
export function the(name: string): string {
  const [, general, unit] = commanded.exec(name) ?? [];
  if (general !== undefined && unit !== undefined) return `${the(unit)} (${general})`;
  const form = formOf(name);
  if (form === null) return name;
  if (form.startsWith('les')) return `les ${small(name)}`;
  return /^[aâeéèêiîoôuh]/i.test(name) ? `l’${small(name)}` : `${form} ${small(name)}`;
}

/** `du 1er bataillon`, `des hussards d’Ott`, `de l’auberge du pont`. */
export function of(name: string): string {
  const full = the(name);
  if (full.startsWith('le ')) return `du ${full.slice(3)}`;
  if (full.startsWith('les ')) return `des ${full.slice(4)}`;
  return `de ${full}`;
}

function isMany(name: string): boolean {
  return formOf(commanded.exec(name)?.[2] ?? name)?.startsWith('les') ?? false;
}

/** The verb in the number of the name. */
export function verb(name: string, one: string, many: string): string {
  return isMany(name) ? many : one;
}

/** The adjective or participle in gender and number of the name. A name of unknown gender stands for *l’unité*. */
export function agreed(name: string, masculine: string): string {
  const form = formOf(commanded.exec(name)?.[2] ?? name);
  return `${masculine}${form === 'le' || form === 'les (m)' ? '' : 'e'}${isMany(name) ? 's' : ''}`;
}
