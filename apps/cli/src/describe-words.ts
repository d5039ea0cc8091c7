/** The words around the fields, options and rules that `describe` lists, in every language. The values one types stay as they are. */
import type { Language } from '@grognard/rules-kit';

export interface DescribeWords {
  readonly procedures: string;
  readonly options: string;
  readonly steps: string;
  readonly flags: string;
  readonly facts: string;
  readonly refusals: string;
  readonly flagsOf: (command: string) => string;
  readonly required: string;
  readonly usual: (value: string) => string;
  /** A default that other fields decide, in words. */
  readonly usualBy: (rule: string) => string;
  readonly sameValues: (flag: string) => string;
  readonly matters: (conditions: readonly string[]) => string;
  readonly is: (flag: string, values: readonly string[]) => string;
  readonly isNot: (flag: string, values: readonly string[]) => string;
  readonly none: string;
  readonly oneOf: (values: string) => string;
  readonly flag: string;
  readonly whole: (range: string) => string;
  readonly number: (range: string) => string;
  readonly anySize: string;
  readonly up: (min: number) => string;
  readonly span: (min: number, max: number) => string;
  readonly orNull: (values: string) => string;
  readonly either: (shapes: readonly string[]) => string;
  readonly list: (min: number, max: number, each: string) => string;
  readonly object: string;
  readonly json: string;
}

const en: DescribeWords = {
  procedures: 'Procedures',
  options: 'Options (--option ID=VALUE)',
  steps: 'Steps',
  flags: 'Flags',
  facts: 'Results',
  refusals: 'Possible refusals',
  flagsOf: (command) => `The flags of a procedure: ${command}`,
  required: 'required',
  usual: (value) => `default ${value}`,
  usualBy: (rule) => `default: ${rule}`,
  sameValues: (flag) => `the same values as ${flag}`,
  matters: (conditions) => `matters when ${conditions.join(', and ')}`,
  is: (flag, values) => `${flag} is ${values.join(' or ')}`,
  isNot: (flag, values) => `${flag} is not ${values.join(' or ')}`,
  none: 'none',
  oneOf: (values) => `one of ${values}`,
  flag: 'true or false',
  whole: (range) => `a whole number ${range}`,
  number: (range) => `a number ${range}`,
  anySize: 'of any size',
  up: (min) => `from ${min} up`,
  span: (min, max) => `from ${min} to ${max}`,
  orNull: (values) => `${values}; or null`,
  either: (shapes) => shapes.join('; or '),
  list: (min, max, each) => `a list, ${min > 0 ? `${min} to ${max}` : `up to ${max}`}, each ${each}`,
  object: 'an object',
  json: 'any JSON',
};

const fr: DescribeWords = {
  procedures: 'Procédures',
  options: 'Options (--option ID=VALEUR)',
  steps: 'Étapes',
  flags: 'Indications',
  facts: 'Résultats intermédiaires',
  refusals: 'Interdictions possibles',
  flagsOf: (command) => `Indications d’une procédure\u202f: ${command}`,
  required: 'obligatoire',
  usual: (value) => `par défaut ${value}`,
  usualBy: (rule) => `par défaut\u202f: ${rule}`,
  sameValues: (flag) => `mêmes valeurs que ${flag}`,
  matters: (conditions) => `compte si ${conditions.join(' et si ')}`,
  is: (flag, values) => `${flag} est ${values.join(' ou ')}`,
  isNot: (flag, values) => `${flag} n’est pas ${values.join(' ou ')}`,
  none: 'rien',
  oneOf: (values) => `au choix\u202f: ${values}`,
  flag: 'true ou false',
  whole: (range) => `nombre entier ${range}`,
  number: (range) => `nombre ${range}`,
  anySize: 'quelconque',
  up: (min) => `à partir de ${min}`,
  span: (min, max) => `de ${min} à ${max}`,
  orNull: (values) => `${values}\u202f; ou null`,
  either: (shapes) => shapes.join('\u202f; ou '),
  list: (min, max, each) =>
    `liste de ${min > 0 ? `${min} à ${max}` : `${max} au plus`}, chaque élément\u202f: ${each}`,
  object: 'objet',
  json: 'JSON quelconque',
};

const it: DescribeWords = {
  procedures: 'Procedure',
  options: 'Opzioni (--option ID=VALORE)',
  steps: 'Passi',
  flags: 'Indicazioni',
  facts: 'Risultati intermedi',
  refusals: 'Divieti possibili',
  flagsOf: (command) => `Le indicazioni di una procedura: ${command}`,
  required: 'obbligatorio',
  usual: (value) => `di norma ${value}`,
  usualBy: (rule) => `di norma: ${rule}`,
  sameValues: (flag) => `gli stessi valori di ${flag}`,
  matters: (conditions) => `conta se ${conditions.join(' e se ')}`,
  is: (flag, values) => `${flag} è ${values.join(' o ')}`,
  isNot: (flag, values) => `${flag} non è ${values.join(' o ')}`,
  none: 'niente',
  oneOf: (values) => `a scelta: ${values}`,
  flag: 'true o false',
  whole: (range) => `numero intero ${range}`,
  number: (range) => `numero ${range}`,
  anySize: 'qualsiasi',
  up: (min) => `da ${min} in su`,
  span: (min, max) => `da ${min} a ${max}`,
  orNull: (values) => `${values}; o null`,
  either: (shapes) => shapes.join('; o '),
  list: (min, max, each) => `elenco di ${min > 0 ? `${min}-${max}` : `al più ${max}`}, ogni voce: ${each}`,
  object: 'oggetto',
  json: 'JSON qualsiasi',
};

export const describeWords: Readonly<Record<Language, DescribeWords>> = { en, fr, it };
