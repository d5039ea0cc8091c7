/** Desk: a form in use, with the units picked for it. Every function is one tap of the player. */
import {
  afterChanges,
  describeProcedure,
  type EveningProcedure,
  type EveningRules,
  type EveningUnit,
  type FollowUp,
  type Json,
  type UnitRole,
} from '@grognard/rules-kit';
import { type Evening, fullUnits, type UnitPicks, unitsOf } from './evening/evening.ts';
import { filled, withPath } from './evening/fill.ts';
import type { Choices } from './form/choices.ts';
import { type FormField, fieldsOf } from './form/fields.ts';
import { startOf } from './form/primary-fields.ts';
import { type FindContradiction, isOffered, settle } from './form/settle.ts';
import { slotsOf } from './form/slots.ts';
import { type CompanionCase, contradictions, outcomeIn } from './play/case.ts';
import { type LoadedRuleset, type OptionValues, rulesOf } from './rules.ts';

/** The form of a procedure under the players' options. */
export interface DeskForm {
  readonly procedure: string;
  readonly title: string;
  readonly steps: readonly string[];
  readonly fields: readonly FormField[];
  readonly start: Choices;
  readonly find: FindContradiction;
}

export function deskForm(book: LoadedRuleset, procedure: string, options: OptionValues): DeskForm {
  const inForce = rulesOf(book, options);
  const { title, steps, input } = describeProcedure(
    book.ruleset,
    inForce,
    inForce.procedure(procedure)!,
    book.words,
  );
  const fields = fieldsOf(input);
  return {
    procedure,
    title,
    steps,
    fields,
    start: startOf(fields, book.formDefaults[procedure]),
    find: contradictions(book, procedure, fields, options),
  };
}

export interface Desk {
  readonly choices: Choices;
  readonly picked: UnitPicks;
  /** Titles of fields that followed the last change. */
  readonly also: readonly string[];
}

/** A change by the player. Fields that contradict it follow, and a change that cannot be is not made. */
export function change(form: DeskForm, desk: Desk, changed: Choices): Desk {
  const settled = settle(form.fields, desk.choices, changed, form.find);
  return settled === null ? { ...desk, also: [] } : { ...desk, ...settled };
}

/** Choices that were kept, made possible under these rules. Begins anew if they are not. */
export function possible(form: DeskForm, kept: Choices): Choices {
  return settle(form.fields, kept, kept, form.find)?.choices ?? form.start;
}

/** A unit picked for a role. In a role of several units a second tap takes it out again. */
export function pick(
  form: DeskForm,
  rules: EveningRules,
  evening: Evening,
  desk: Desk,
  role: UnitRole,
  unit: string,
): Desk {
  const before = desk.picked[role.id] ?? [];
  const several =
    role.list !== undefined && before.includes(unit) ? before.filter((id) => id !== unit) : null;
  const ids = several ?? (role.list === undefined ? [unit] : [...before, unit]);
  return withPicked(form, rules, evening, desk, { ...desk.picked, [role.id]: ids });
}

/** The form filled in from all units that are picked. */
export function withPicked(
  form: DeskForm,
  rules: EveningRules,
  evening: Evening,
  desk: Desk,
  picked: UnitPicks,
): Desk {
  const roles = rolesOf(rules, form.procedure);
  const fillIn = (choices: Choices) =>
    roles.reduce(
      (now, role) => filled(form.fields, now, role, fullUnits(rules, unitsOf(evening, picked[role.id]))),
      choices,
    );
  const from = desk.choices;
  const settled =
    settle(form.fields, from, fillIn(from), form.find) ??
    settle(form.fields, form.start, fillIn(form.start), form.find);
  return { choices: settled?.choices ?? fillIn(from), also: settled?.also ?? [], picked };
}

export function rolesOf(rules: EveningRules, procedure: string): readonly UnitRole[] {
  return Object.hasOwn(rules.procedures, procedure) ? (rules.procedures[procedure]?.roles ?? []) : [];
}

/** The form of what comes next, with everything known filled in. Units that are not named stay as they were picked. */
export function onward(
  form: DeskForm,
  rules: EveningRules,
  evening: Evening,
  { choices: kept, picked }: Desk,
  { units, input }: Pick<FollowUp, 'units' | 'input'>,
): Desk {
  const known = Object.entries(input).reduce(
    (now, [path, value]) => withPath(form.fields, now, path.split('.'), value),
    kept,
  );
  const choices = settle(form.fields, kept, known, form.find)?.choices ?? known;
  return withPicked(form, rules, evening, { choices, picked, also: [] }, { ...picked, ...units });
}

/** What a result does to the units of an evening, and what comes next. */
export interface Aftermath {
  readonly before: readonly EveningUnit[];
  readonly after: readonly EveningUnit[];
  /** The same units before it, with every trait. */
  readonly known: readonly EveningUnit[];
  readonly follows: readonly FollowUp[];
  /** Names of units by role. */
  readonly names: Readonly<Record<string, string>>;
  readonly outcome: Json;
  readonly told: EveningProcedure;
}

export function aftermathOf(
  book: LoadedRuleset,
  rules: EveningRules,
  evening: Evening,
  picked: UnitPicks,
  asked: CompanionCase,
  dice: readonly number[],
): Aftermath | null {
  const told = Object.hasOwn(rules.procedures, asked.procedure)
    ? rules.procedures[asked.procedure]
    : undefined;
  const outcome = outcomeIn(book, asked, dice);
  if (told === undefined || outcome === null) return null;
  const unitsNow = (all: readonly EveningUnit[]) =>
    Object.fromEntries(
      told.roles.map(({ id }) => [id, fullUnits(rules, unitsOf({ ...evening, units: all }, picked[id]))]),
    );
  const units = unitsNow(evening.units);
  const changes = told.changes?.({ input: asked.input, outcome, units }) ?? [];
  const changed = new Set(changes.map(({ unit }) => unit));
  const before = evening.units.filter(({ id }) => changed.has(id));
  const all = afterChanges(evening.units, changes);
  return {
    before,
    known: fullUnits(rules, before),
    after: all.filter(({ id }) => changed.has(id)),
    follows: told.follows?.({ input: asked.input, outcome, units: unitsNow(all) }) ?? [],
    names: Object.fromEntries(
      Object.entries(units)
        .filter(([, list]) => list.length > 0)
        .map(([role, list]) => [role, list.map(({ name }) => name).join(', ')]),
    ),
    outcome,
    told,
  };
}

/** Which values the form offers at a place. Each question is worked out once. */
export function offersOf(form: DeskForm, choices: Choices): (place: string, value: unknown) => boolean {
  const slots = new Map(slotsOf(form.fields, choices).map((slot) => [slot.place, slot]));
  const known = new Map<string, boolean>();
  return (place, value) => {
    const slot = slots.get(place);
    if (slot === undefined) return true;
    const key = `${place} ${String(value)}`;
    const found = known.get(key) ?? isOffered(form.fields, choices, slot, value, form.find);
    known.set(key, found);
    return found;
  };
}
