/** stepComplaint, stepWordComplaints: checks of the steps of rolled answers, and of the words for what they tell by id. */
import {
  NotedDice,
  Problem,
  type ResolvedAnswer,
  type Resolver,
  type RuleId,
  type Ruleset,
  SeededDice,
  type Step,
  type StepWords,
  type Words,
} from '@grognard/rules-kit';
import { at } from '../data.ts';
import { casesOf } from '../generate/cases.ts';
import type { Complaint } from './odds.ts';

/** All faces in the order in which they were thrown. Those thrown together show first all first faces, then the further ones. */
export function facesInOrder(steps: readonly Step[]): number[] {
  const faces: number[] = [];
  let later: number[] = [];
  for (const { faces: dice, together } of steps) {
    if (together !== true) {
      faces.push(...later);
      later = [];
    }
    for (const [first, ...again] of dice) {
      if (first !== undefined) faces.push(first);
      later.push(...again);
    }
  }
  return [...faces, ...later];
}

/** The first thing wrong with the steps of a rolled answer, or null. */
export function stepComplaint({ rolled, facts }: ResolvedAnswer): Complaint {
  if (rolled === undefined) return 'nothing was rolled';
  const { steps, dice } = rolled;
  const faces = facesInOrder(steps);
  if (faces.join() !== dice.join()) return `thrown ${dice.join()}, but the steps tell ${faces.join()}`;
  for (const step of steps) {
    const { by, for: purpose, gives, rules, idle = [], faces: thrown } = step;
    const where = `the step of ${by} for ${purpose}`;
    if (by === '' || purpose === '' || gives.result === '') return `${where} lacks owner, purpose or result`;
    if (rules.length === 0) return `${where} names no rule`;
    const both = rules.find((rule) => idle.includes(rule));
    if (both !== undefined) return `${where} names ${both} as fired and as not fired`;
    if (thrown.length > 0 && gives.read === undefined) return `${where} does not say how its dice are read`;
    for (const [path, value] of Object.entries({ ...gives.adds, ...gives.each }))
      if (at(facts, path) !== value) return `${where} adds ${value} of ${path}, which the facts do not have`;
    const sum = [...Object.values(gives.adds ?? {}), ...(gives.lines ?? []).map(({ value }) => value)].reduce(
      (total, value) => total + value,
      gives.value,
    );
    if (Math.abs(sum - gives.total) > 1e-9) return `${where} adds up to ${sum}, not to ${gives.total}`;
    for (const path of step.against?.of ?? [])
      if (typeof at(facts, path) !== 'number') return `${where} is compared with ${path}, which is no fact`;
    const { chart } = step.against ?? {};
    if (chart !== undefined && chart.cells[chart.cell] === undefined) return `${where} reads no cell`;
  }
  return null;
}

/** What steps tell by id. */
interface StepIds extends Record<Exclude<keyof StepWords, 'rules'>, Set<string>> {
  readonly rules: Set<RuleId>;
}

function noteIds(ids: StepIds, { by, for: purpose, gives, against = {}, rules, idle = [] }: Step): void {
  ids.owners.add(by);
  ids.purposes.add(purpose);
  if (gives.read !== undefined) ids.readings.add(gives.read);
  ids.results.add(gives.result);
  for (const need of Object.keys({ ...against.from, ...against.upTo })) ids.needs.add(need);
  for (const { gives: cell } of against.chart?.cells ?? [])
    if (typeof cell === 'string') ids.results.add(cell);
  for (const rule of [...rules, ...idle, ...(gives.lines ?? []).map((line) => line.rule)])
    ids.rules.add(rule);
  if (against.chart !== undefined) ids.rules.add(against.chart.rule);
}

/** Everything that steps of examples and of this many random cases of every procedure tell by id. */
export function stepIdsOf(ruleset: Ruleset, resolver: Resolver, seed: number, cases: number): StepIds {
  const ids: StepIds = {
    owners: new Set(),
    purposes: new Set(),
    readings: new Set(),
    needs: new Set(),
    results: new Set(),
    rules: new Set(),
  };
  for (const { case: asked } of ruleset.examples) {
    const answer = resolver.resolve(asked);
    if (answer.ok && answer.allowed) for (const step of answer.rolled?.steps ?? []) noteIds(ids, step);
  }
  for (const { id: edition } of ruleset.editions) {
    for (const procedure of ruleset.procedureIds) {
      const source = casesOf(ruleset, edition, procedure, seed);
      for (let n = 0; n < cases; n++) {
        const given = source.next();
        const found = resolver.find(given);
        if (found instanceof Problem || found.prepared.refusals.length > 0) continue;
        source.learn(given);
        const assessed = found.prepared.assess();
        for (let time = 0; time < 4; time++) {
          const dice = new NotedDice(new SeededDice(seed + 4 * n + time, 'no-log'));
          assessed.roll(dice);
          for (const step of dice.steps) noteIds(ids, step);
        }
      }
    }
  }
  return ids;
}

const lists = ['owners', 'purposes', 'readings', 'needs', 'results'] as const;

/** Ids that steps tell without words for them, words for nothing, and rules that are not in the catalogue or have no label. */
export function stepWordComplaints(ruleset: Ruleset, ids: StepIds, words: Words): string[] {
  const { steps } = words;
  if (steps === undefined) return ids.owners.size === 0 ? [] : [`no words for steps in ${words.language}`];
  const complaints = lists.flatMap((list) => [
    ...[...ids[list]]
      .filter((id) => steps[list][id] === undefined)
      .map((id) => `${list}: no words for ${id}`),
    ...Object.keys(steps[list])
      .filter((id) => !ids[list].has(id))
      .map((id) => `${list}: words for ${id}, which no step tells`),
  ]);
  const known = new Set(ruleset.catalogue.map(({ id }) => id));
  for (const rule of ids.rules) {
    if (!known.has(rule)) complaints.push(`${rule}: named by a step, but not in the catalogue`);
    else if (steps.rules[rule] === undefined && words.labels[rule] === undefined)
      complaints.push(`${rule}: named by a step, but without a label`);
  }
  for (const rule of Object.keys(steps.rules))
    if (!ids.rules.has(rule)) complaints.push(`${rule}: a label for steps that none names`);
  return complaints;
}
