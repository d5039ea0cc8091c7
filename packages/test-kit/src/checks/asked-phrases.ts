/** phraseComplaints: finds every phrase a ruleset prints, by printing everything with words that record their lookups. */
import {
  describeProcedure,
  describeRuleset,
  labelOf,
  type OptionInfo,
  Problem,
  phrase,
  phraseKey,
  problemText,
  type Ruleset,
  type RulesInForce,
  remedyOf,
  resolver,
  sheetDiff,
  sheetOf,
  type Words,
  wordsOf,
} from '@grognard/rules-kit';

/** Words that record the phrases looked up. */
interface Noting {
  readonly words: Words;
  readonly asked: Set<string>;
}

function noting(words: Words): Noting {
  const asked = new Set<string>();
  // Listing all phrases is not a lookup, so accesses during a listing are not recorded.
  let listing = 0;
  const phrases = new Proxy(words.phrases, {
    ownKeys(target) {
      const keys = Reflect.ownKeys(target);
      listing = keys.length;
      return keys;
    },
    getOwnPropertyDescriptor(target, key) {
      if (listing > 0) listing--;
      else if (typeof key === 'string') asked.add(key);
      return Reflect.getOwnPropertyDescriptor(target, key);
    },
  });
  return { words: { ...words, phrases }, asked };
}

/** Enumerable values of an option other than the default. */
function valuesOf({ shape, default: defaultValue }: OptionInfo): readonly unknown[] {
  const { form } = shape;
  const values = form.kind === 'choice' ? form.values : form.kind === 'flag' ? [false, true] : [];
  return values.filter((value) => value !== defaultValue);
}

/** Rules in force of every edition: by default, and with each option set to each value. */
function* allRules(ruleset: Ruleset): Generator<RulesInForce> {
  for (const { id } of ruleset.editions) {
    const sets = ruleset.options.flatMap((option) =>
      valuesOf(option).map((value) => ({ [option.id]: value })),
    );
    for (const options of [{}, ...sets]) {
      const inForce = ruleset.inForce(id, options);
      if (!(inForce instanceof Problem)) yield inForce;
    }
  }
}

function printRules(ruleset: Ruleset, words: Words): void {
  for (const inForce of allRules(ruleset)) {
    const { ruleNumbers } = inForce;
    for (const { id } of ruleset.catalogue)
      for (const read of [wordsOf, labelOf, remedyOf]) read(words, ruleNumbers, id);
    for (const procedure of inForce.procedures)
      for (const message of procedure.complaints()) phrase(words, message);
  }
}

function printEditions(ruleset: Ruleset, words: Words): void {
  for (const { id: edition } of ruleset.editions) {
    const inForce = ruleset.inForce(edition);
    if (inForce instanceof Problem) throw new TypeError(inForce.message);
    describeRuleset(ruleset, inForce, words);
    for (const procedure of inForce.procedures) describeProcedure(ruleset, inForce, procedure, words);
    sheetOf(ruleset, edition, { full: true }, words);
    for (const { id: other } of ruleset.editions) sheetDiff(ruleset, edition, other, words);
  }
}

function printScenarios({ scenarios }: Ruleset, words: Words): void {
  for (const scenario of scenarios) {
    scenario.called(words);
    for (const side of [null, ...scenario.summary.sides.map(({ id }) => id)]) scenario.known(side, words);
  }
}

/** Phrases looked up by examples of wrong cases that the kit itself has words for. */
function askedByKit(ruleset: Ruleset, words: Words): ReadonlySet<string> {
  const own = new Set(
    [...allRules(ruleset)].flatMap(({ procedures }) => procedures.flatMap((known) => known.complaints())),
  );
  const rules = resolver([ruleset]);
  const { words: noted, asked } = noting(words);
  for (const example of ruleset.examples) {
    const answer = rules.resolve(example.case);
    if (!answer.ok && !own.has(answer.error.message)) problemText(noted, answer.error.message);
  }
  return asked;
}

/** Phrases that are looked up but missing, and those that are never looked up. */
export function phraseComplaints(ruleset: Ruleset, words: Words, also: readonly string[]): string[] {
  const { words: noted, asked } = noting(words);
  printRules(ruleset, noted);
  printEditions(ruleset, noted);
  printScenarios(ruleset, noted);
  for (const text of also) phrase(noted, text);
  const known = new Set(Object.keys(words.phrases));
  const has = (text: string) => known.has(text) || known.has(phraseKey(text));
  const aside = askedByKit(ruleset, words);
  const wanted = [...asked].filter((text) => /\p{L}/u.test(text) && !aside.has(text));
  const missing = wanted.filter((text) => !has(text)).map((text) => phraseKey(text));
  const used = new Set(wanted.flatMap((text) => [text, phraseKey(text)]));
  return [
    ...[...new Set(missing)].map((text) => `no phrase: ${text}`),
    ...[...known].filter((text) => !used.has(text)).map((text) => `nobody asks for: ${text}`),
  ];
}
