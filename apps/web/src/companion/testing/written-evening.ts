/** WrittenEvening: an evening as a file of fixtures, and the companion's forms that play it tap by tap. */
import {
  type EveningRules,
  type ExplainedLine,
  formDefaultsOf,
  type TraitValue,
  type UnitTraits,
} from '@grognard/rules-kit';
import { rulesets } from '@grognard/rulesets';
import { loadEvening } from '@grognard/rulesets/companion';
import {
  type Aftermath,
  aftermathOf,
  change,
  type Desk,
  deskForm,
  onward,
  pick,
  rolesOf,
  withPicked,
} from '../desk.ts';
import { candidatesFor, type Evening, nextTurn, unitsOf, withUnits } from '../evening/evening.ts';
import { withPath } from '../evening/fill.ts';
import type { Choices } from '../form/choices.ts';
import { inputOf } from '../form/values.ts';
import { caseOf, thrown, type WorkedCase, work } from '../play/case.ts';
import type { LoadedRuleset } from '../rules.ts';

export interface WrittenCase {
  /** The procedure opened from the list of cases. */
  readonly open?: string;
  /** The next step taken from the result before, by its English title. */
  readonly next?: string;
  /** Names of units that are picked, by role. */
  readonly who: Readonly<Record<string, readonly string[]>>;
  /** Other fields that are set, by path. */
  readonly set?: Readonly<Record<string, unknown>>;
  readonly dice: readonly number[];
  /** The same procedure as before, for other units. */
  readonly repeated?: true;
  /** The next turn begins before it. */
  readonly turn?: true;
  /** The result in words. */
  readonly says: string;
  /** What it changes, by unit. `out` for a unit out of the battle. */
  readonly after?: Readonly<Record<string, Readonly<Record<string, TraitValue>>>>;
}

export interface WrittenEvening {
  readonly edition: string;
  readonly title: string;
  readonly sides: readonly [string, string];
  readonly units: readonly { readonly name: string; readonly side: number; readonly traits: UnitTraits }[];
  readonly cases: readonly WrittenCase[];
}

/** One case as it was played. */
export interface PlayedAtDesk {
  readonly taps: number;
  readonly worked: WorkedCase;
  readonly lines: readonly ExplainedLine[];
  readonly headline: string;
  readonly after: Readonly<Record<string, UnitTraits>>;
}

/** The companion with its list of cases, its forms and its results, without a screen. */
export class WrittenDesk {
  private readonly book: LoadedRuleset;
  private readonly rules: EveningRules;
  private readonly kept = new Map<string, Choices>();
  private evening: Evening;
  private procedure = '';
  private desk: Desk = { choices: {}, picked: {}, also: [] };
  private last: Aftermath | null = null;

  private constructor(book: LoadedRuleset, rules: EveningRules, evening: Evening) {
    this.book = book;
    this.rules = rules;
    this.evening = evening;
  }

  static async of(ruleset: string, { edition, title, sides, units }: WrittenEvening): Promise<WrittenDesk> {
    const whole = rulesets.find(({ id }) => id === ruleset)!;
    const book = {
      edition,
      ruleset: whole,
      words: whole.words.en,
      formDefaults: formDefaultsOf(whole.examples),
      glossary: [],
    };
    return new WrittenDesk(book, await loadEvening(ruleset), {
      id: 'written',
      edition,
      title,
      at: 0,
      turn: 1,
      side: 0,
      sides,
      units: units.map((unit) => ({ ...unit, id: unit.name, isOut: false })),
    });
  }

  play(written: WrittenCase): PlayedAtDesk {
    if (written.turn) this.evening = nextTurn(this.rules, this.evening, 0);
    const form = () => deskForm(this.book, this.procedure, {});
    let taps = this.open(written);
    const roles = rolesOf(this.rules, this.procedure);
    for (const role of roles)
      for (const name of written.who[role.id] ?? []) {
        const offered = candidatesFor(this.rules, this.evening, roles, role, this.desk.picked);
        if (!offered.some(({ id }) => id === name)) throw new Error(`${name} cannot be picked as ${role.id}`);
        this.desk = pick(form(), this.rules, this.evening, this.desk, role, name);
        taps++;
      }
    for (const [path, value] of Object.entries(written.set ?? {})) {
      const changed = withPath(form().fields, this.desk.choices, path.split('.'), value);
      this.desk = change(form(), this.desk, changed);
      taps++;
    }
    // The throw, and the tap that leaves its result: Apply, Close, or the next step.
    return { ...this.throwDice(written.dice), taps: taps + 2 };
  }

  /** Taps on the way to the form: none by a next step, which is the tap that leaves the result before. */
  private open({ open, next }: WrittenCase): number {
    const before = this.procedure;
    const step = next === undefined ? undefined : this.last?.follows.find(({ title }) => title.en === next);
    if (next !== undefined && step === undefined)
      throw new Error(
        `not offered: ${next}; only ${this.last?.follows.map(({ title }) => title.en).join(', ')}`,
      );
    this.procedure = step?.procedure ?? open ?? before;
    const form = deskForm(this.book, this.procedure, {});
    const isOther = this.procedure !== before;
    const choices = this.kept.get(this.procedure) ?? form.start;
    const picked = isOther ? {} : this.stillPresent();
    this.desk = withPicked(form, this.rules, this.evening, { choices, picked, also: [] }, picked);
    if (step !== undefined) this.desk = onward(form, this.rules, this.evening, this.desk, step);
    // Back to the list of cases, and one of them.
    return step === undefined && isOther ? 2 : 0;
  }

  private stillPresent() {
    return Object.fromEntries(
      Object.entries(this.desk.picked).map(([role, ids]) => [
        role,
        unitsOf(this.evening, ids)
          .filter(({ isOut }) => !isOut)
          .map(({ id }) => id),
      ]),
    );
  }

  private throwDice(dice: readonly number[]): Omit<PlayedAtDesk, 'taps'> {
    const { book, rules, evening, desk, procedure } = this;
    this.kept.set(procedure, desk.choices);
    const form = deskForm(book, procedure, {});
    const asked = caseOf(book, procedure, inputOf(form.fields, desk.choices), {});
    const lines = thrown(book, asked, dice);
    const last = aftermathOf(book, rules, evening, desk.picked, asked, dice);
    this.last = last;
    this.evening = withUnits(evening, last?.after ?? [], 0);
    const said = lines.find((line) => line.kind === 'thrown');
    const named = last === null ? undefined : last.told.headline?.(last.outcome, last.names).en;
    return {
      worked: work(book, asked),
      lines,
      headline: named ?? (said?.kind === 'thrown' ? said.text : JSON.stringify(lines)),
      after: changesIn(last),
    };
  }
}

/** What was changed, by unit. */
function changesIn(last: Aftermath | null): Readonly<Record<string, UnitTraits>> {
  const entries = (last?.after ?? []).map((unit, n): [string, UnitTraits] => {
    const old = last?.before[n];
    const changed = Object.entries(unit.traits).filter(([id, value]) => old?.traits[id] !== value);
    return [
      unit.name,
      { ...Object.fromEntries(changed), ...(unit.isOut && !old?.isOut ? { out: true } : {}) },
    ];
  });
  return Object.fromEntries(entries);
}
