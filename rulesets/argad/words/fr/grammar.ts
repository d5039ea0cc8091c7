/** French grammar: articles and prepositions of names, for people with their rank, weapons, things, boats. */

/** First words of names that take the feminine article. */
const feminine = new Set(
  'lance pique baïonnette hallebarde fourche faux épée hache arme crosse petite paire malle caisse barque chaloupe sacoche liste charrette veuve vieille embarcation dague'.split(
    ' ',
  ),
);

/** First words of names that take the masculine article. All others are proper names. */
const masculine = new Set(
  'pistolet mousqueton fusil tromblon pierrier esponton sabre tomahawk gourdin outil couteau crochet premier second troisième coffre baril étui livre rôle sac canot bateau bâtiment navire objet lieutenant caporal sergent capitaine brigadier gendarme fusilier grenadier chasseur maréchal chevalier passager soldat fantassin grand abbé vieux'.split(
    ' ',
  ),
);

function first(name: string): string {
  return (/^[\p{L}-]+/u.exec(name)?.[0] ?? '').toLowerCase();
}

const vowel = /^(?:[aâàeéèêëiîïoôöuûùœh]|y(?![aeiou]))/i;
/** Words before which nothing is elided. */
const aspirated =
  /^(?:hallebarde|hache|haut|haie|hobb|hosking|hext|hitchens|hulin|humbert|hello|hale|hamon)/i;

function elides(name: string): boolean {
  return vowel.test(name) && !aspirated.test(name);
}

function small(name: string): string {
  return name.charAt(0).toLowerCase() + name.slice(1);
}

/** The name with the definite article, if it takes one: le lieutenant Hale, la paire de tonnelets, Ned Tully. */
export function the(name: string): string {
  if (name === 'mains nues') return 'les mains nues';
  if (/^(?:le|la|les|l’|un|une) /i.test(name) || name.startsWith('l’')) return name;
  const noun = first(name);
  if (!feminine.has(noun) && !masculine.has(noun)) return name;
  if (elides(name)) return `l’${small(name)}`;
  return `${feminine.has(noun) ? 'la' : 'le'} ${small(name)}`;
}

/** The name with the indefinite article. */
export function a(name: string): string {
  if (name === 'mains nues') return 'mains nues';
  return `${feminine.has(first(name)) ? 'une' : 'un'} ${small(name)}`;
}

const masculineOrdinals = 'premier second troisième quatrième cinquième sixième septième huitième'.split(' ');
const feminineOrdinals = 'première seconde troisième quatrième cinquième sixième septième huitième'.split(
  ' ',
);

/** One of several with the same name, counted from 0: le premier baril, la seconde malle. */
export function nth(n: number, name: string): string {
  const isFeminine = feminine.has(first(name));
  const ordinal = (isFeminine ? feminineOrdinals : masculineOrdinals)[n];
  const article = isFeminine ? 'la' : 'le';
  return ordinal === undefined
    ? `${isFeminine ? 'une' : 'un'} autre ${name}`
    : `${article} ${ordinal} ${name}`;
}

/** À with the definite article: au nord, à l’est. */
export function to(place: string): string {
  return place.startsWith('le ') ? `au ${place.slice(3)}` : `à ${place}`;
}

/** `du lieutenant Hale`, `d’Amos Wright`, `de Ned Tully`. */
export function of(name: string): string {
  const full = the(name);
  if (full.startsWith('le ')) return `du ${full.slice(3)}`;
  if (full.startsWith('les ')) return `des ${full.slice(4)}`;
  return elides(full) ? `d’${full}` : `de ${full}`;
}

/** A firearm in a sentence, where a flintlock musket is simply *un fusil*. All six are masculine: au pistolet, son tromblon. */
export function gun(firearm: string): string {
  return firearm.replace(/^fusil à silex$/, 'fusil');
}
