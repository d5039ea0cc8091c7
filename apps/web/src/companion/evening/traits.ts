/** traitFields: the traits of units as fields of a form, with the titles and choices of the procedures that they belong to. */
import type { EveningRules, EveningUnit, Language, UnitTrait } from '@grognard/rules-kit';
import { type DeskForm, deskForm } from '../desk.ts';
import type { FormField } from '../form/fields.ts';
import { leavesOf } from '../form/primary-fields.ts';
import { settle } from '../form/settle.ts';
import { isSame, mattering } from '../form/values.ts';
import type { LoadedRuleset, OptionValues } from '../rules.ts';
import { fullUnits } from './evening.ts';
import { withPath } from './fill.ts';

export interface TraitField {
  readonly trait: UnitTrait;
  readonly field: FormField;
  /** The form of its procedure. */
  readonly form: DeskForm;
}

export function traitFields(
  book: LoadedRuleset,
  rules: EveningRules,
  options: OptionValues,
  language: Language,
): readonly TraitField[] {
  const forms = new Map<string, DeskForm>();
  return rules.traits.flatMap((trait) => {
    const { procedure, path } = trait.like;
    const form = forms.get(procedure) ?? deskForm(book, procedure, options);
    forms.set(procedure, form);
    const field = leavesOf(form.fields).find((leaf) => leaf.path === path);
    if (field === undefined) return [];
    return [{ trait, form, field: { ...field, title: trait.title?.[language] ?? field.title } }];
  });
}

/** The choices of a trait's procedure for a unit: all of its traits that are entered there. */
function choicesFor(fields: readonly TraitField[], of: DeskForm, unit: EveningUnit) {
  return fields
    .filter(({ form }) => form === of)
    .reduce(
      (now, { trait, form }) => withPath(form.fields, now, trait.like.path.split('.'), unit.traits[trait.id]),
      of.start,
    );
}

/** The traits that a unit of this kind has. */
export function traitsHad(
  rules: EveningRules,
  fields: readonly TraitField[],
  unit: EveningUnit,
): readonly TraitField[] {
  const [full = unit] = fullUnits(rules, [unit]);
  return fields.filter(({ field, form }) => {
    if (field.path.includes('[')) return true;
    return mattering(form.fields, choicesFor(fields, form, full))(field);
  });
}

/** Whether a unit can have this value of a trait under the edition and the options. */
export function canHave(
  rules: EveningRules,
  fields: readonly TraitField[],
  unit: EveningUnit,
  { trait, field, form }: TraitField,
  value: unknown,
): boolean {
  if (field.path.includes('[')) return true;
  const [full = unit] = fullUnits(rules, [unit]);
  const before = choicesFor(fields, form, full);
  const changed = withPath(form.fields, before, trait.like.path.split('.'), value);
  // The kind of a unit is set and stays: what else is chosen must fit it.
  return settle(form.fields, form.start, changed, form.find) !== null;
}

/** How a unit stands, in few words: every state that is not its usual one. */
export function unitStateText(
  rules: EveningRules,
  fields: readonly TraitField[],
  unit: EveningUnit,
): readonly string[] {
  const [full = unit] = fullUnits(rules, [unit]);
  const [fresh = unit] = fullUnits(rules, [withoutState(rules, unit)]);
  return fields.flatMap(({ trait, field }) => {
    const value = full.traits[trait.id];
    if (trait.lasts === 'nature' || isSame(value, fresh.traits[trait.id])) return [];
    return [valueText(field, value)];
  });
}

function withoutState(rules: EveningRules, unit: EveningUnit): EveningUnit {
  const nature = new Set(rules.traits.filter(({ lasts }) => lasts === 'nature').map(({ id }) => id));
  return {
    ...unit,
    traits: Object.fromEntries(Object.entries(unit.traits).filter(([id]) => nature.has(id))),
  };
}

/** A value with the title of its field: `Soldiers left 10`, `shaken`. */
export function valueText({ title, control }: FormField, value: unknown): string {
  const inner = control.kind === 'maybe' ? control.of : control;
  if (inner.kind === 'choice')
    return (inner.values.find((known) => known.value === value)?.name ?? String(value)).toLowerCase();
  if (typeof value === 'boolean') return value ? title : `${title} ✗`;
  return `${title} ${String(value)}`;
}
