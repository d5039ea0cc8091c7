/** Italian grammar: articles and prepositions of names, for people with their rank, weapons, things, boats. */

/** First words of names that take the feminine article. */
const feminine = new Set(
  'pistola petriera lancia picca baionetta alabarda falce spada sciabola ascia arma piccola coppia cassa lista barca scialuppa lancia vecchia vedova custodia'.split(
    ' ',
  ),
);

/** First words of names that take the masculine article. All others are proper names. */
const masculine = new Set(
  'moschettone moschetto trombone spuntone forcone tomahawk randello attrezzo calcio coltello pugnale uncino primo secondo terzo forziere barile astuccio libro ruolo canotto battello scafo oggetto tenente caporale sergente capitano brigadiere gendarme fuciliere granatiere cacciatore maresciallo cavaliere passeggero soldato marinaio grande abate'.split(
    ' ',
  ),
);

function first(name: string): string {
  return (/^[\p{L}-]+/u.exec(name)?.[0] ?? '').toLowerCase();
}

export function isFeminine(name: string): boolean {
  return feminine.has(first(name));
}

function small(name: string): string {
  return name.charAt(0).toLowerCase() + name.slice(1);
}

const vowel = /^[aeiou]/i;
/** Beginnings of words that take the article `lo`, `uno`. */
const impure = /^(?:s[^aeiou]|z|gn|ps|x)/i;

/** The name with the definite article, if it takes one: il tenente Hale, la coppia di barilotti, Ned Tully. */
export function the(name: string): string {
  if (name === 'mani nude') return 'le mani nude';
  if (/^(?:il|lo|la|i|gli|le) /i.test(name) || name.startsWith('l’')) return name;
  const noun = first(name);
  if (!feminine.has(noun) && !masculine.has(noun)) return name;
  if (vowel.test(noun)) return `l’${small(name)}`;
  if (feminine.has(noun)) return `la ${small(name)}`;
  return `${impure.test(noun) ? 'lo' : 'il'} ${small(name)}`;
}

/** The name with the indefinite article. */
export function a(name: string): string {
  if (name === 'mani nude') return name;
  const noun = first(name);
  if (feminine.has(noun)) return vowel.test(noun) ? `un’${name}` : `una ${name}`;
  return `${impure.test(noun) ? 'uno' : 'un'} ${name}`;
}

function withArticle(name: string, plain: string, stem: string): string {
  const full = the(name);
  for (const [article, joined] of [
    ['il ', `${stem}l `],
    ['lo ', `${stem}llo `],
    ['la ', `${stem}lla `],
    ['l’', `${stem}ll’`],
    ['le ', `${stem}lle `],
    ['i ', `${stem}i `],
    ['gli ', `${stem}gli `],
  ] as const)
    if (full.startsWith(article)) return `${joined}${full.slice(article.length)}`;
  return `${plain} ${full}`;
}

/** `del tenente Hale`, `di Ned Tully`. */
export function of(name: string): string {
  return withArticle(name, 'di', 'de');
}

/** `sul tenente Hale`, `su Ned Tully`. */
export function on(name: string): string {
  return withArticle(name, 'su', 'su');
}

/** `nel terreno difficile`, `nei cespugli`. */
export function inside(name: string): string {
  return withArticle(name, 'in', 'ne');
}
