/** complaintAbout: checks of every answer: lines add up, rules are declared, data is plain, results are repeatable. */
import { type Resolver, SeededDice } from '@grognard/rules-kit';
import { at, canonicalText, difference } from '../data.ts';
import type { CheckedCase } from './looked.ts';
import { type Complaint, checkFractions, checkOdds } from './odds.ts';
import { stepComplaint } from './steps.ts';

type Check = (looked: CheckedCase, resolver: Resolver) => Complaint;

/** For each total, the lines add up to the fact. */
const linesAddUp: Check = ({ answer, found }) => {
  if (!answer.ok || !answer.allowed || found === null) return null;
  const { totals } = found.procedure;
  const sums = new Map<string, number>();
  for (const name of Object.keys(totals)) sums.set(totals[name]!, 0);
  for (const { of = '', value } of answer.lines) {
    const path = totals[of] ?? of;
    if (path === '') return 'a line without a total, and no total for such lines';
    if (!Number.isFinite(value)) return `a line of ${path} gives ${value}`;
    sums.set(path, (sums.get(path) ?? 0) + value);
  }
  for (const [path, sum] of sums) {
    const fact = at(answer.facts, path);
    if (fact === undefined && sum === 0) continue;
    if (typeof fact !== 'number' || Math.abs(fact - sum) > 1e-9)
      return `the lines of ${path} add up to ${sum}, the fact is ${JSON.stringify(fact)}`;
  }
  return null;
};

/** Every rule that an answer names is declared by its procedure. */
const rulesDeclared: Check = ({ found, printed, refusedBy }) => {
  if (found === null) return null;
  const prints = found.procedure.prints();
  const refusals = found.procedure.refusedBy();
  const stranger = printed.find((rule) => !prints.includes(rule));
  if (stranger !== undefined) return `${stranger} is printed but not declared in prints`;
  const refuser = refusedBy.find((rule) => !refusals.includes(rule));
  return refuser === undefined ? null : `${refuser} refuses but is not declared`;
};

const plainData: Check = ({ answer }) => {
  const found = difference(answer, JSON.parse(JSON.stringify(answer)));
  return found === null ? null : `the answer does not survive JSON: ${found}`;
};

const sameTwice: Check = ({ given, answer }, resolver) =>
  JSON.stringify(resolver.resolve(given)) === JSON.stringify(answer)
    ? null
    : 'the same case gave another answer the second time';

const refusedIsBare: Check = ({ answer }) => {
  if (!answer.ok || answer.allowed) return null;
  const rules = answer.refusals.map(({ rule }) => rule);
  if (rules.length === 0) return 'refused by nothing';
  if (new Set(rules).size < rules.length) return `a rule refuses twice: ${rules.join(', ')}`;
  const extra = Object.keys(answer).filter((key) => !['id', 'ok', 'allowed', 'refusals'].includes(key));
  return extra.length === 0 ? null : `a refused case has ${extra.join(', ')}`;
};

/** Thrown dice give an outcome of the distribution, and the same one when they are entered by hand. */
const rolledIsPossible: Check = ({ given, assessed, odds, answer }, resolver) => {
  if (assessed === null || !answer.ok) return null;
  const dice = new SeededDice(canonicalText(given).length);
  const key = canonicalText(assessed.roll(dice));
  if (!odds.some((known) => known.key === key)) return `thrown ${key}, which the odds do not have`;
  const again = resolver.resolve({ ...given, dice: dice.faces });
  if (!again.ok) return `the dice thrown, ${JSON.stringify(dice.faces)}, are refused: ${again.error.message}`;
  const typed = again.allowed ? canonicalText(again.rolled?.outcome) : 'nothing';
  if (typed !== key) return `thrown ${key}, typed in ${typed}`;
  return again.allowed ? stepComplaint(again) : null;
};

const tells: Check = ({ found, odds, answer }) => {
  if (found === null) return null;
  const { procedure, prepared } = found;
  for (const words of [prepared.tell(), ...odds.map(({ outcome }) => procedure.tellOutcome(outcome))]) {
    if (words.trim() === '' || /undefined|NaN|\[object/.test(words)) return `it tells "${words}"`;
  }
  if (!answer.ok || !answer.allowed) return null;
  const titles = Object.keys(procedure.factTitles);
  const bare = Object.keys(answer.facts).find(
    (name) => !titles.some((title) => title === name || title.startsWith(`${name}.`)),
  );
  return bare === undefined ? null : `the fact ${bare} has no title`;
};

const errorHasPlace: Check = ({ answer, found }) => {
  if (answer.ok !== (found !== null)) return 'resolve and find do not agree whether it is in error';
  if (answer.ok) return null;
  const { code, at: place, message } = answer.error;
  return code.length > 0 && place.length > 0 && message.length > 0 ? null : 'an error without place or words';
};

const oddsHold: Check = ({ answer, odds, assessed }) =>
  assessed === null || !answer.ok || !answer.allowed
    ? null
    : (checkOdds(odds) ?? checkFractions(answer, odds));

const checks: readonly Check[] = [
  errorHasPlace,
  refusedIsBare,
  oddsHold,
  linesAddUp,
  rulesDeclared,
  plainData,
  sameTwice,
  rolledIsPossible,
  tells,
];

/** The first complaint about a case, or null. */
export function complaintAbout(looked: CheckedCase, resolver: Resolver): Complaint {
  for (const check of checks) {
    const complaint = check(looked, resolver);
    if (complaint !== null) return complaint;
  }
  return null;
}
