/** rulesetTests: the tests that every ruleset must pass, registered by one call. */
import { type Resolver, type Ruleset, resolver, type Words } from '@grognard/rules-kit';
import { describe, expect, it } from 'vitest';
import { phraseComplaints } from './checks/asked-phrases.ts';
import {
  catalogueComplaints,
  entryComplaints,
  optionComplaints,
  plainRules,
  procedureComplaints,
} from './checks/catalogue.ts';
import { clauseWordComplaints } from './checks/clauses.ts';
import { exampleDiffers } from './checks/examples.ts';
import { type Explored, explore, missing } from './checks/explore.ts';
import { feedBadLines, feedGarbage } from './checks/garbage.ts';
import {
  englishLeft,
  nameComplaints,
  refusalTitleComplaints,
  tellComplaints,
  typographyComplaints,
  wordComplaints,
} from './checks/languages.ts';
import { idleOptions, meddlingOptions } from './checks/options.ts';
import { sample } from './checks/sampling.ts';
import { failure } from './checks/shrink.ts';
import { stepComplaint, stepIdsOf, stepWordComplaints } from './checks/steps.ts';
import { wantedOf } from './checks/wanted.ts';

/** `quick` runs with every `npm test`, `long` on demand (`*.long.test.ts`). */
export type Tier = 'quick' | 'long';

/** Options of the tests of a ruleset. */
export interface RulesetTestOptions {
  readonly tier?: Tier;
  /** Another seed tries other cases. */
  readonly seed?: number;
  /** Its words in other languages, which must be as complete as the English ones. */
  readonly words?: readonly Words[];
  /** Phrases that only its table looks up. */
  readonly tablePhrases?: readonly string[];
}

/** Number of trials by tier. */
const efforts = {
  quick: { cases: 5_000, sampled: 30, throws: 20_000, garbage: 2_000, told: 200, noted: 2_000 },
  long: { cases: 50_000, sampled: 30, throws: 200_000, garbage: 50_000, told: 5_000, noted: 20_000 },
} as const;

type Effort = (typeof efforts)[Tier];

/** Shared context of the tests of one ruleset. */
interface Bench {
  readonly ruleset: Ruleset;
  readonly resolver: Resolver;
  readonly seed: number;
  readonly effort: Effort;
}

export function rulesetTests(
  ruleset: Ruleset,
  { tier = 'quick', seed = 1815, words = [], tablePhrases = [] }: RulesetTestOptions = {},
): void {
  const bench: Bench = { ruleset, resolver: resolver([ruleset]), seed, effort: efforts[tier] };
  describe(ruleset.id, () => {
    exampleTests(bench);
    catalogueTests(bench, words);
    procedureTests(bench);
    optionTests(bench);
    garbageTests(bench);
    stepTests(bench, [ruleset.words.en, ...words]);
    for (const spoken of words) languageTests(bench, spoken, tablePhrases);
  });
}

function exampleTests({ ruleset, resolver }: Bench): void {
  describe('worked examples', () => {
    for (const example of ruleset.examples) {
      it(`${example.case.id}: ${example.shows}`, () => {
        const found = exampleDiffers(resolver, example);
        if (found !== null) throw failure(found, example.case);
      });
    }
  });
}

function catalogueTests({ ruleset }: Bench, spoken: readonly Words[]): void {
  describe('catalogue', () => {
    const figures = new Map(ruleset.editions.map(({ id }) => [id, plainRules(ruleset, id).ruleNumbers]));
    it('has every rule once, and words for nothing else', () => {
      expectNone(catalogueComplaints(ruleset));
    });
    it('heads every refusal in at most 40 characters', () => {
      expectNone(refusalTitleComplaints(ruleset, ruleset.words.en));
    });
    it('has an English name for every choice', () => {
      expectNone(nameComplaints(ruleset, ruleset.words.en));
    });
    for (const words of [ruleset.words.en, ...spoken]) {
      it(`has the clauses that its words in ${words.language} name`, () => {
        expectNone(clauseWordComplaints(ruleset, words, figures));
      });
    }
    it('has the rule of every option', () => {
      expectNone(optionComplaints(ruleset));
    });
    for (const entry of ruleset.catalogue) {
      it(`${entry.id}: words, source, figures`, () => {
        expectNone(entryComplaints(ruleset, entry, figures));
      });
    }
  });
}

function procedureTests({ ruleset, resolver, seed, effort }: Bench): void {
  for (const { id: edition } of ruleset.editions) {
    describe.each(ruleset.procedureIds.map((id) => [id]))(`${edition} %s`, (procedure) => {
      const wanted = wantedOf(ruleset, edition, procedure);
      let known: Explored | null = null;
      const explored = (): Explored =>
        (known ??= explore({
          ruleset,
          resolver,
          edition,
          procedure,
          seed,
          cases: effort.cases,
          wanted,
        }));

      it('names rules of the catalogue, with labels and remedies', () => {
        expectNone(procedureComplaints(ruleset, wanted));
      });
      it(`holds for ${effort.cases} random cases (seed ${seed})`, () => {
        const { failure: failed, counts } = explored();
        if (failed !== null) throw failed;
        expect(counts.allowed).toBeGreaterThanOrEqual(effort.cases);
      });
      it(`${effort.throws} throws agree with the odds in ${effort.sampled} cases`, () => {
        const failed = sample({ ruleset, resolver, edition, procedure, seed, ...effort });
        if (failed !== null) throw failed;
      });
      it('every row and refusal fires', () => {
        const seen = explored();
        expectNone(missing(wanted, seen));
        expectNone(elsewhere(ruleset, edition, seen));
      });
    });
  }
}

function optionTests({ ruleset, resolver, seed }: Bench): void {
  describe('options', () => {
    it('read by a procedure change some answer', () => {
      expectNone(idleOptions({ ruleset, resolver, seed, cases: 60_000 }));
    });
    it('read by the table alone change none', () => {
      expectNone(meddlingOptions({ ruleset, resolver, seed, cases: 20 }));
    });
  });
}

function garbageTests({ ruleset, resolver, seed, effort }: Bench): void {
  describe('garbage', () => {
    it(`${effort.garbage} spoilt cases are answered (seed ${seed})`, () => {
      expectNone(asList(feedGarbage(ruleset, resolver, seed, effort.garbage)));
    });
    it('lines that are no cases are answered', () => {
      expectNone(asList(feedBadLines(resolver)));
    });
  });
}

function stepTests({ ruleset, resolver, seed, effort }: Bench, spoken: readonly Words[]): void {
  describe('steps of throws', () => {
    for (const example of ruleset.examples) {
      if (example.case.dice === undefined || !example.answer.ok) continue;
      it(`${example.case.id}: every die with owner, purpose and result`, () => {
        const answer = resolver.resolve(example.case);
        if (answer.ok && answer.allowed) expectNone(asList(stepComplaint(answer)));
      });
    }
    let known: ReturnType<typeof stepIdsOf> | null = null;
    for (const words of spoken) {
      it(`have words in ${words.language} for all they name, and rules of the catalogue`, () => {
        known ??= stepIdsOf(ruleset, resolver, seed, effort.noted);
        expectNone(stepWordComplaints(ruleset, known, words));
      });
    }
  });
}

function languageTests(bench: Bench, words: Words, tablePhrases: readonly string[]): void {
  const { ruleset, effort } = bench;
  describe(`words in ${words.language}`, () => {
    it('every rule has its sentence, label and remedy, with the same figures', () => {
      expectNone([...wordComplaints(ruleset, words), ...refusalTitleComplaints(ruleset, words)]);
    });
    it('everything that is printed has a phrase, and every phrase is printed', () => {
      expectNone(phraseComplaints(ruleset, words, tablePhrases));
    });
    it('every choice has a name', () => {
      expectNone(nameComplaints(ruleset, words));
    });
    it(`${effort.told} random cases of every procedure are told`, () => {
      expectNone(tellComplaints(bench, words, effort.told));
    });
    it('no English sentence is left on the sheets', () => {
      expectNone(englishLeft(ruleset, words));
    });
    it('typography is that of the language', () => {
      expectNone(typographyComplaints(words));
    });
  });
}

/** Fails with all complaints, one per line. */
function expectNone(complaints: readonly string[]): void {
  if (complaints.length > 0) throw new Error(`${complaints.length} to mend:\n  ${complaints.join('\n  ')}`);
}

function asList(complaint: string | null): readonly string[] {
  return complaint === null ? [] : [complaint];
}

/** Rules that fired by default in an edition in which, according to the catalogue, they do not hold. */
function elsewhere(ruleset: Ruleset, edition: string, { byDefault }: Explored): string[] {
  return ruleset.catalogue
    .filter(({ id, editions }) => byDefault.has(id) && !editions.includes(edition))
    .map(({ id }) => `${id} fired, but does not hold in ${edition}`);
}
