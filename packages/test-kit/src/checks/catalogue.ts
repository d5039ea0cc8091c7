/** catalogueComplaints: checks of the catalogue and the words: complete, cited, and every rule number written only once. */
import {
  type AnyShape,
  labelOf,
  Problem,
  type RuleEntry,
  type RuleNumbers,
  type Ruleset,
  type RulesInForce,
  remedyOf,
  standingOf,
  wordsOf,
} from '@grognard/rules-kit';
import { clauseComplaints } from './clauses.ts';
import type { ExpectedRules } from './explore.ts';

/** Rules of an edition with default options. */
export function plainRules(ruleset: Ruleset, edition: string): RulesInForce {
  const inForce = ruleset.inForce(edition);
  if (inForce instanceof Problem) throw new TypeError(inForce.message);
  return inForce;
}

/** Complaints about one entry. */
export function entryComplaints(
  ruleset: Ruleset,
  entry: RuleEntry,
  figures: ReadonlyMap<string, RuleNumbers>,
): string[] {
  const { id, source, use, editions } = entry;
  const complaints: string[] = [];
  const sentence = ruleset.words.en.rules[id];
  if (sentence === undefined || sentence.trim() === '') complaints.push('has no words');
  if (use.length === 0) complaints.push('has no use');
  if (editions.length === 0) complaints.push('holds in no edition');
  for (const edition of editions) {
    const named = figures.get(edition);
    if (named === undefined) complaints.push(`names the edition ${edition}, which there is not`);
    else complaints.push(...figureComplaints(ruleset, id, named));
  }
  for (const edition of [undefined, ...editions]) {
    const standing = standingOf(entry, edition);
    if (source === '' && standing !== 'ours' && standing !== 'inferred')
      complaints.push(`is ${standing} without a source`);
  }
  complaints.push(...clauseComplaints(entry));
  for (const option of entry.options ?? []) {
    if (!ruleset.options.some((face) => face.id === option)) complaints.push(`names no option: ${option}`);
  }
  return [...new Set(complaints)];
}

function figureComplaints(ruleset: Ruleset, id: string, figures: RuleNumbers): string[] {
  const words = ruleset.words.en;
  for (const read of [wordsOf, labelOf, remedyOf]) {
    const unfilled = /\{[^}]*\}/.exec(read(words, figures, id) ?? '');
    if (unfilled !== null) return [`leaves ${unfilled[0]} unfilled`];
  }
  const named = figures[id];
  const sentence = words.rules[id] ?? '';
  return named !== undefined && Object.hasOwn(named, 'value') && !/\{[^}]+\}/.test(sentence)
    ? ['has a figure in the rules, but its words write the number out']
    : [];
}

/** Complaints about the lists as a whole. */
export function catalogueComplaints(ruleset: Ruleset): string[] {
  const ids = ruleset.catalogue.map(({ id }) => id);
  const known = new Set(ids);
  const { rules, labels, remedies } = ruleset.words.en;
  const strangers = (what: string, words: object): string[] =>
    Object.keys(words)
      .filter((id) => !known.has(id))
      .map((id) => `${id}: ${what} for a rule that is not in the catalogue`);
  return [
    ...ids.filter((id, i) => ids.indexOf(id) !== i).map((id) => `${id}: twice in the catalogue`),
    ...strangers('words', rules),
    ...strangers('a label', labels),
    ...strangers('a remedy', remedies),
  ];
}

/** Whether an effect is about a value that the shape has. A switch has `on` and `off`. */
function hasValue({ form }: AnyShape, value: string): boolean {
  switch (form.kind) {
    case 'choice':
      return form.values.map(String).includes(value);
    case 'flag':
      return value === 'on' || value === 'off';
    case 'whole':
    case 'number':
      return form.min <= Number(value) && Number(value) <= form.max;
    case 'either':
      return form.of.some((inner) => hasValue(inner, value));
    case 'data':
    case 'list':
    case 'nullable':
    case 'record':
    case 'refined':
    case 'text':
      return false;
  }
}

export function optionComplaints(ruleset: Ruleset): string[] {
  return ruleset.options.flatMap(({ id, rule, shape, readBy, default: usual, effects = {} }) => {
    const complaints: string[] = [];
    const entry = ruleset.catalogue.find((known) => known.id === rule);
    if (entry === undefined) complaints.push(`${id}: belongs to ${rule}, which is not in the catalogue`);
    else if (!entry.use.includes('option')) complaints.push(`${id}: ${rule} has not the use "option"`);
    for (const procedure of readBy) {
      if (!ruleset.procedureIds.includes(procedure))
        complaints.push(`${id}: read by no procedure ${procedure}`);
    }
    for (const value of Object.keys(effects))
      if (!hasValue(shape, value))
        complaints.push(`${id}: an effect of "${value}", which it cannot be set to`);
    const set = ruleset.inForce(ruleset.editions[0]!.id, { [id]: usual });
    if (set instanceof Problem) complaints.push(`${id}: its default is not among its values`);
    return complaints;
  });
}

/** Complaints about the rules that a procedure declares. */
export function procedureComplaints(ruleset: Ruleset, { printed, refused }: ExpectedRules): string[] {
  const { labels, remedies } = ruleset.words.en;
  const complaints: string[] = [];
  for (const id of new Set([...printed, ...refused])) {
    const entry = ruleset.catalogue.find((known) => known.id === id);
    if (entry === undefined) complaints.push(`${id}: not in the catalogue`);
    else if (!entry.use.includes('procedure')) complaints.push(`${id}: has not the use "procedure"`);
  }
  for (const id of printed) if (!Object.hasOwn(labels, id)) complaints.push(`${id}: has no label`);
  for (const id of refused) if (!Object.hasOwn(remedies, id)) complaints.push(`${id}: has no remedy`);
  return complaints;
}
