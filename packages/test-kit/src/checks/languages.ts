/** wordComplaints: checks of the words of another language: as complete as English, with the same numbers, and without gaps. */
import {
  type AnyShape,
  factTitlesOf,
  Problem,
  type Resolver,
  type Ruleset,
  sheetOf,
  type Words,
} from '@grognard/rules-kit';
import { casesOf } from '../generate/cases.ts';
import { lookAt } from './looked.ts';

/** Numbers in a text, however they are written: `{1:roman}` is `{1}`. */
function figuresIn(text: string): string {
  const plain = text.replaceAll(':roman}', '}');
  return [...new Set(plain.match(/\{[a-zA-Z0-9]+\}/g) ?? [])].sort().join(' ');
}

/** Differences between two lists of texts by name: texts in only one of them, and numbers in only one of them. */
function listComplaints(
  what: string,
  english: Readonly<Record<string, string>>,
  here: Readonly<Record<string, string>>,
): string[] {
  const missing = Object.keys(english).filter((id) => (here[id] ?? '').trim() === '');
  const strange = Object.keys(here).filter((id) => !Object.hasOwn(english, id));
  const differing = Object.keys(english).filter(
    (id) => here[id] !== undefined && figuresIn(english[id]!) !== figuresIn(here[id]),
  );
  return [
    ...missing.map((id) => `${id}: no ${what}`),
    ...strange.map((id) => `${id}: a ${what} that English does not have`),
    ...differing.map((id) => `${id}: its ${what} names other figures: ${figuresIn(here[id]!) || 'none'}`),
  ];
}

/** Rules, labels and remedies as in English, and phrases with the same numbers as their English. */
export function wordComplaints({ words: { en } }: Ruleset, words: Words): string[] {
  return [
    ...listComplaints('sentence', en.rules, words.rules),
    ...listComplaints('label', en.labels, words.labels),
    ...listComplaints('remedy', en.remedies, words.remedies),
    ...Object.entries(words.phrases)
      .filter(([english, here]) => !english.endsWith('…') && figuresIn(english) !== figuresIn(here))
      .map(([english]) => `${english}: other figures in its phrase`),
  ];
}

/** Greatest length of a refusal's heading, so that it fits on a button of a phone. */
const headingLength = 40;

/** Headings of refusals: for each rule that can refuse and for no other, and short. */
export function refusalTitleComplaints({ words: { en } }: Ruleset, words: Words): string[] {
  const titles = words.refusalTitles ?? {};
  const refusing = Object.keys(en.remedies);
  return [
    ...refusing
      .filter((id) => (titles[id] ?? '').trim() === '')
      .map((id) => `${id}: no heading of its refusal`),
    ...Object.keys(titles)
      .filter((id) => !Object.hasOwn(en.remedies, id))
      .map((id) => `${id}: a heading for a rule that refuses nothing`),
    ...Object.entries(titles)
      .filter(([, title]) => title.length > headingLength)
      .map(([id, title]) => `${id}: its heading has ${title.length} characters: ${title}`),
  ];
}

/** Choices in a shape, each with its field. */
function* choicesIn(shape: AnyShape, of: string): Generator<{ field: string; value: string | number }> {
  const { form } = shape;
  switch (form.kind) {
    case 'choice':
      for (const value of form.values) yield { field: of, value };
      return;
    case 'nullable':
    case 'list':
    case 'refined':
      yield* choicesIn(form.of, of);
      return;
    case 'either':
      for (const inner of form.of) yield* choicesIn(inner, of);
      return;
    case 'record':
      for (const [name, field] of Object.entries(form.fields)) yield* choicesIn(field.shape, name);
      return;
    case 'data':
    case 'flag':
    case 'number':
    case 'text':
    case 'whole':
  }
}

/** Texts among the facts of an answer, with their paths. Lists of rules are not names. */
function* textsIn(facts: unknown, path = ''): Generator<{ field: string; value: string }> {
  if (typeof facts === 'string' && !/^(?:\w+:)?[\w-]+\.[\w-]+$/.test(facts))
    yield { field: path, value: facts };
  if (typeof facts !== 'object' || facts === null) return;
  for (const [name, value] of Object.entries(facts))
    yield* textsIn(value, Array.isArray(facts) ? path : path === '' ? name : `${path}.${name}`);
}

/** Every value of a choice must have a name, and nothing else. A number may do without. */
export function nameComplaints(ruleset: Ruleset, { names }: Words): string[] {
  const choices: { field: string; value: string | number }[] = ruleset.options.flatMap(({ id, shape }) => [
    ...choicesIn(shape, id),
  ]);
  for (const { id } of ruleset.editions) {
    const inForce = ruleset.inForce(id);
    if (inForce instanceof Problem) throw new TypeError(inForce.message);
    for (const { input } of inForce.procedures) choices.push(...choicesIn(input, ''));
  }
  for (const { answer } of ruleset.examples) choices.push(...textsIn(answer['facts']));
  const used = new Set<string>();
  const missing = new Set<string>();
  for (const { field, value } of choices) {
    const name = [`${field}: ${value}`, String(value)].find((key) => Object.hasOwn(names, key));
    if (name !== undefined) used.add(name);
    else if (typeof value === 'string') missing.add(`no name: ${field}: ${value}`);
  }
  const idle = Object.keys(names).filter((name) => !used.has(name));
  return [...missing, ...idle.map((name) => `a name for nothing: ${name}`)];
}

const hole = /undefined|NaN|\[object|\{\w+\}/;

/** Cases and outcomes of a procedure must be told in these words, and differ from English. */
export function tellComplaints(
  {
    ruleset,
    resolver,
    seed,
  }: { readonly ruleset: Ruleset; readonly resolver: Resolver; readonly seed: number },
  words: Words,
  cases: number,
): string[] {
  const complaints = new Set<string>();
  for (const { id: edition } of ruleset.editions) {
    for (const procedure of ruleset.procedureIds) {
      if (words.tell[procedure] === undefined) complaints.add(`${procedure}: nobody tells of it`);
      const source = casesOf(ruleset, edition, procedure, seed);
      for (let n = 0; n < cases; n++) {
        const { found, odds } = lookAt(resolver, source.next());
        if (found === null) continue;
        const { prepared, procedure: known } = found;
        const [told, english] = [prepared.tell(words), prepared.tell()];
        const outcomes = odds.map(({ outcome }) => known.tellOutcome(outcome, words));
        for (const text of [told, ...outcomes])
          if (text.trim() === '' || hole.test(text)) complaints.add(`${procedure} tells "${text}"`);
        if (told === english) complaints.add(`${procedure} tells English: ${told}`);
        const titles = factTitlesOf(known, words);
        for (const fact of Object.keys(known.factTitles))
          if (titles[fact] === undefined) complaints.add(`${procedure}: no title for the fact ${fact}`);
      }
    }
  }
  return [...complaints];
}

/** Texts of a document by path. */
function* leavesOf(value: unknown, path = ''): Generator<readonly [path: string, text: string]> {
  if (typeof value === 'string') yield [path, value];
  else if (typeof value === 'object' && value !== null)
    for (const [name, inner] of Object.entries(value)) yield* leavesOf(inner, `${path}.${name}`);
}

/** Paths without translatable text: ids, typed values, credits. */
const unspoken = /\.(?:rule|id|edition|kind|mark|clause|source|name|options\.\d+)$/;

/** Sentences of a full sheet that are the same as in English. */
export function englishLeft(ruleset: Ruleset, words: Words): string[] {
  const left = new Set<string>();
  for (const { id } of ruleset.editions) {
    const [here, english] = [words, ruleset.words.en].map((said) =>
      sheetOf(ruleset, id, { full: true }, said),
    );
    const before = new Map(leavesOf(english));
    for (const [path, text] of leavesOf(here)) {
      const isSentence = /\p{L}{2,} \p{L}+ \p{L}+/u.test(text);
      if (isSentence && before.get(path) === text && !unspoken.test(path) && words.phrases[text] !== text)
        left.add(text);
    }
  }
  return [...left];
}

/** Violations of French typography: an ordinary space, or none, before high punctuation and inside quotation marks. */
export function typographyComplaints(words: Words): string[] {
  if (words.language !== 'fr') return [];
  const texts = [
    words.rules,
    words.labels,
    words.refusalTitles ?? {},
    words.remedies,
    words.phrases,
    words.names,
  ].flatMap((list) => Object.values(list));
  return texts.filter((text) => / [;:!?»]|« |[\p{L})][;!?»]|«\p{L}/u.test(text));
}
