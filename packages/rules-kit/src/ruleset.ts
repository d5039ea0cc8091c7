/** Ruleset: one game in its editions, as all readers use it. */
import type { Chance } from './chance.ts';
import { chooseOptions, withChosen } from './chosen-options.ts';
import { type Edition, editionRules, type Option } from './edition.ts';
import type { Language } from './i18n/language.ts';
import type { Text } from './i18n/phrase.ts';
import { completeWords, type EnglishWords, type Words } from './i18n/words.ts';
import type { Json } from './json.ts';
import type { PreparedCase, ProcedureInfo } from './procedure.ts';
import type { Example, Line, RuleEntry, RuleId, Source } from './rule.ts';
import type { BundledScenario, ScenarioFiles } from './scenario.ts';
import { Problem } from './schema/problem.ts';
import type { AnyShape } from './schema/shape.ts';
import type { Block } from './sheet/block.ts';

/** Numbers that words may name, by rule: `{ 'move.foot-light': { value: 20 } }`. Texts are translated into the language of the words. */
export type RuleNumbers = Readonly<Record<RuleId, Readonly<Record<string, Text>>>>;

/** Summary of a game for a list, small enough to be shown before any rule is loaded. */
export interface RulesetAbout {
  /** Id of the ruleset. The editions have ids of their own. */
  readonly id: string;
  readonly title: string;
  /** Author of the game, and the terms on which it is included. */
  readonly credit: string;
  readonly editions: readonly { readonly id: string; readonly title: string }[];
  /** Translations, for lists of games before their words are loaded. Languages without an entry use English. */
  readonly said?: Readonly<Partial<Record<Language, AboutPhrases>>>;
}

/** Texts of a game in a list: its credit, and its editions by id. */
export interface AboutPhrases {
  readonly credit: string;
  readonly editions: Readonly<Record<string, string>>;
}

/** Declaration of a ruleset. `R` is the type of the rules that editions and options amend. */
export interface RulesetDeclaration<R> {
  /** Id of the ruleset. The editions have ids of their own. */
  readonly id: string;
  readonly title: string;
  /** Author of the game, and the terms on which it is included. */
  readonly credit: string;
  readonly sources: readonly Source[];
  readonly catalogue: readonly RuleEntry[];
  readonly words: { readonly en: EnglishWords };
  readonly base: R;
  /** Oldest first within a line. The last edition is the newest. */
  readonly editions: readonly Edition<R>[];
  readonly options: readonly Option<R>[];
  readonly procedures: readonly ProcedureInfo<R>[];
  readonly examples: readonly Example[];
  /** Numbers of the rules in force that the words name. */
  readonly ruleNumbers: (rules: R) => RuleNumbers;
  /** The quick reference sheet as blocks, derived from the rules in force. */
  readonly sheet: (rules: R) => readonly Block[];
  /** Battles bundled with the ruleset. Empty by default. */
  readonly scenarios?: readonly BundledScenario[];
  /** File format of battles. Without it, battles cannot be written as files. */
  readonly scenarioFiles?: ScenarioFiles;
}

/** An option without its types, for code that knows no game. */
export interface OptionInfo {
  readonly id: string;
  readonly rule: RuleId;
  readonly title: string;
  readonly shape: AnyShape;
  readonly default: unknown;
  readonly says?: string;
  readonly effects?: Readonly<Record<string, string>>;
  readonly readBy: readonly string[];
}

/** A procedure under the rules of one edition and its options. */
export interface ProcedureInForce {
  readonly id: string;
  readonly title: string;
  readonly steps: readonly string[];
  readonly input: AnyShape;
  readonly factTitles: Readonly<Record<string, string>>;
  readonly totals: Readonly<Record<string, string>>;
  prepare(given: unknown): PreparedCase | Problem;
  /** Plays a checked and allowed input. Lines are written if they are wanted. */
  play(checked: unknown, chance: Chance, lines: Line[] | null): Json;
  tellOutcome: ProcedureInfo<unknown>['tellOutcome'];
  refusedBy(): readonly RuleId[];
  prints(): readonly RuleId[];
  /** Messages for an input that contradicts itself, in English. */
  complaints(): readonly string[];
}

/** An edition with its options set, as agreed for a game. */
export interface RulesInForce {
  readonly edition: string;
  readonly procedures: readonly ProcedureInForce[];
  procedure(id: string): ProcedureInForce | undefined;
  /** Numbers for the words. */
  readonly ruleNumbers: RuleNumbers;
  sheet(): readonly Block[];
}

/** A ruleset without its types, for code that knows no game. */
export interface Ruleset {
  readonly id: string;
  readonly title: string;
  readonly credit: string;
  readonly sources: readonly Source[];
  readonly catalogue: readonly RuleEntry[];
  readonly words: { readonly en: Words };
  readonly editions: readonly {
    readonly id: string;
    readonly title: string;
    readonly parent: string | null;
    readonly amends: readonly RuleId[];
  }[];
  readonly options: readonly OptionInfo[];
  readonly procedureIds: readonly string[];
  readonly examples: readonly Example[];
  readonly scenarios: readonly BundledScenario[];
  /** Null if its battles cannot be written as files. */
  readonly scenarioFiles: ScenarioFiles | null;
  /** Rules of an edition with these options, or the problem with an option. */
  inForce(edition: string, options?: unknown): RulesInForce | Problem;
}

/** Number of rules with options to cache before the cache is cleared. */
const kept = 40;

export function ruleset<R>(declared: RulesetDeclaration<R>): Ruleset {
  const { editions, options } = declared;
  return {
    id: declared.id,
    title: declared.title,
    credit: declared.credit,
    sources: declared.sources,
    catalogue: declared.catalogue,
    words: { en: completeWords(declared.words.en) },
    editions: editions.map(({ id, title, parent, amendments }) => ({
      id,
      title,
      parent,
      amends: amendments.map(({ rule }) => rule),
    })),
    options: options.map(({ amend: _amend, rule, ...face }) => ({ ...face, rule: rule ?? face.id })),
    procedureIds: declared.procedures.map(({ id }) => id),
    examples: declared.examples,
    scenarios: declared.scenarios ?? [],
    scenarioFiles: declared.scenarioFiles ?? null,
    inForce: inForceOf(declared),
  };
}

/** Computes the rules of editions and caches them. */
function inForceOf<R>(declared: RulesetDeclaration<R>): Ruleset['inForce'] {
  const { base, editions, options } = declared;
  const plain = new Map<string, { readonly rules: R; readonly inForce: RulesInForce }>();
  const memo = new Map<string, RulesInForce>();
  for (const edition of editions) {
    const rules = editionRules(base, editions, edition.id);
    plain.set(edition.id, { rules, inForce: rulesInForce(declared, edition.id, rules) });
  }
  return (edition, given) => {
    const start = plain.get(edition);
    if (start === undefined) throw new RangeError(`there is no edition ${edition}`);
    if (given === undefined) return start.inForce;
    const chosen = chooseOptions(options, given);
    if (chosen instanceof Problem) return chosen;
    if (chosen.length === 0) return start.inForce;
    const key = edition + JSON.stringify(chosen.map(({ known, value }) => [known.id, value]));
    let found = memo.get(key);
    if (found === undefined) {
      found = rulesInForce(declared, edition, withChosen(start.rules, chosen));
      if (memo.size >= kept) memo.clear();
      memo.set(key, found);
    }
    return found;
  };
}

function rulesInForce<R>(declared: RulesetDeclaration<R>, edition: string, rules: R): RulesInForce {
  const procedures = declared.procedures.map(
    (face): ProcedureInForce => ({
      id: face.id,
      title: face.title,
      steps: face.steps,
      input: face.input,
      factTitles: face.factTitles,
      totals: face.totals,
      prepare: (given) => face.prepare(rules, given),
      play: (checked, chance, lines) => face.play(rules, checked, chance, lines),
      tellOutcome: face.tellOutcome,
      refusedBy: () => face.refusedBy(rules),
      prints: () => face.prints(rules),
      complaints: () => face.complaints(rules),
    }),
  );
  const byId = new Map(procedures.map((known) => [known.id, known]));
  return {
    edition,
    procedures,
    procedure: (id) => byId.get(id),
    get ruleNumbers() {
      return declared.ruleNumbers(rules);
    },
    sheet: () => declared.sheet(rules),
  };
}
