/** ruleChanges: changes between two editions, rule by rule: amendments, words with their numbers, standings, refusals. */

import { sourceText } from '../i18n/sources.ts';
import { type RuleId, standingOf } from '../rule.ts';
import type { ProcedureInForce, Ruleset } from '../ruleset.ts';
import { labelOf } from '../words.ts';
import type { SheetChange } from './document.ts';
import { figuresText, type Reader, sentence } from './reader.ts';

/** Two editions side by side. */
export interface ReaderPair {
  readonly before: Reader;
  readonly after: Reader;
}

/** A change with its kind. */
export type RuleChange = SheetChange & { readonly kind: 'amended' | 'differs' | 'gone' | 'new' | 'same' };

function lineage(ruleset: Ruleset, edition: string): string[] {
  const found = ruleset.editions.find(({ id }) => id === edition);
  if (found === undefined) throw new RangeError(`there is no edition ${edition}`);
  return found.parent === null ? [edition] : [edition, ...lineage(ruleset, found.parent)];
}

/** Rules amended between the common ancestor and either edition, without duplicates. */
export function amendedBetween(ruleset: Ruleset, before: string, after: string): RuleId[] {
  const one = lineage(ruleset, before);
  const other = lineage(ruleset, after);
  const apart = [
    ...one.filter((id) => !other.includes(id)).reverse(),
    ...other.filter((id) => !one.includes(id)).reverse(),
  ];
  const amends = apart.flatMap((id) => ruleset.editions.find((known) => known.id === id)?.amends ?? []);
  return [...new Set(amends)];
}

function hasRule(reader: Reader, rule: RuleId): boolean {
  return reader.entry(rule)?.editions.includes(reader.edition) ?? false;
}

/** Sentence of a rule in both editions. Numbers that the sentence does not name are added if they differ. */
function tells({ before, after }: ReaderPair, rule: RuleId): [before: string, after: string] {
  const one = sentence(before, rule);
  const other = sentence(after, rule);
  const figures = figuresText(before, before.figures[rule] ?? {});
  const otherFigures = figuresText(after, after.figures[rule] ?? {});
  if (one !== other || figures === otherFigures) return [one, other];
  return [`${one} (${figures})`, `${other} (${otherFigures})`];
}

function standingChange({ before, after }: ReaderPair, rule: RuleId): string {
  const entry = after.entry(rule);
  if (entry === undefined) return '';
  const { standings } = after.kit;
  const one = standings[standingOf(entry, before.edition)];
  const other = standings[standingOf(entry, after.edition)];
  if (!hasRule(before, rule)) return other;
  if (!hasRule(after, rule)) return one;
  return one === other ? one : `${one} → ${other}`;
}

/** Fields of a rule's change other than its two texts. */
export function headOf(
  pair: ReaderPair,
  rule: RuleId,
): Pick<SheetChange, 'rule' | 'label' | 'standing' | 'source'> {
  const { words } = pair.after;
  const label = words.labels[rule] === undefined ? '' : labelOf(words, pair.after.figures, rule);
  const source = sourceText(words, pair.after.entry(rule)?.source ?? '');
  return { rule, label, standing: standingChange(pair, rule), source };
}

function ruleChange(pair: ReaderPair, rule: RuleId, isAmended: boolean): RuleChange {
  const head = headOf(pair, rule);
  const [before, after] = tells(pair, rule);
  const known = pair.after.entry(rule) !== undefined;
  if (known && !hasRule(pair.before, rule)) return { ...head, before: null, after, kind: 'new' };
  if (known && !hasRule(pair.after, rule)) return { ...head, before, after: null, kind: 'gone' };
  const differs = before !== after || head.standing.includes('→');
  return { ...head, before, after, kind: isAmended ? 'amended' : differs ? 'differs' : 'same' };
}

/** Every rule that either edition has, in the order of the catalogue, with the kind of its change. */
export function ruleChanges(pair: ReaderPair): RuleChange[] {
  const { ruleset } = pair.after;
  const amended = amendedBetween(ruleset, pair.before.edition, pair.after.edition);
  const held = ruleset.catalogue
    .map(({ id }) => id)
    .filter((id) => hasRule(pair.before, id) || hasRule(pair.after, id));
  const unlisted = amended.filter((rule) => pair.after.entry(rule) === undefined);
  return [...held, ...unlisted].map((rule) => ruleChange(pair, rule, amended.includes(rule)));
}

/** Rules that a procedure names under one edition only, although both editions have them. */
export function namedByOne(
  pair: ReaderPair,
  procedure: string,
  names: (procedure: ProcedureInForce) => readonly RuleId[],
): SheetChange[] {
  const namedIn = (reader: Reader): readonly RuleId[] => {
    const found = reader.inForce.procedure(procedure);
    return found === undefined ? [] : [...new Set(names(found))];
  };
  const one = namedIn(pair.before);
  const other = namedIn(pair.after);
  const differing = [...one.filter((id) => !other.includes(id)), ...other.filter((id) => !one.includes(id))];
  return differing
    .filter((rule) => hasRule(pair.before, rule) && hasRule(pair.after, rule))
    .map((rule) => ({
      ...headOf(pair, rule),
      before: one.includes(rule) ? pair.after.kit.yes : null,
      after: other.includes(rule) ? pair.after.kit.yes : null,
    }));
}
