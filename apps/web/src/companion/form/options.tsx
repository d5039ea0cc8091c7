/** Form for the house rules: the options of an edition, each with its meaning. Options not at their default stand out. */
import { describeRuleset, type RulesetDescription } from '@grognard/rules-kit';
import { useMemo } from 'react';
import { say } from '../../languages/index.ts';
import { to } from '../../routes.ts';
import { type LoadedRuleset, type OptionValues, rulesOf } from '../rules.ts';
import { ControlView } from './control.tsx';
import { type FormField, fieldsOf } from './fields.ts';
import { isSame } from './values.ts';

export interface OptionField extends FormField {
  readonly rule: string;
  readonly readBy: readonly string[];
}

/** The options that a form can hold, either all or only those that procedures read. */
export function optionFields(book: LoadedRuleset, which: 'resolved' | 'all'): readonly OptionField[] {
  const { options }: RulesetDescription = describeRuleset(book.ruleset, rulesOf(book, {}), book.words);
  const known = new Map(book.ruleset.options.map((option) => [option.id, option]));
  return fieldsOf(options).flatMap((field) => {
    const option = known.get(field.name);
    if (option === undefined || field.control.kind === 'none') return [];
    if (which === 'resolved' && option.readBy.length === 0) return [];
    return [{ ...field, rule: option.rule, readBy: option.readBy }];
  });
}

interface OptionsProps {
  readonly book: LoadedRuleset;
  readonly which: 'resolved' | 'all';
  readonly values: OptionValues;
  /** Undefined resets the option to its default. */
  readonly set: (id: string, value: unknown) => void;
  readonly readBy?: string;
  /** Limits the list to these. */
  readonly only?: readonly string[];
}

export function Options({ book, which, values, set, readBy, only }: OptionsProps) {
  const fields = useMemo(() => optionFields(book, which), [book, which]);
  const asked = fields.filter(
    (field) =>
      (readBy === undefined || field.readBy.includes(readBy)) &&
      (only === undefined || only.includes(field.name)),
  );
  return (
    <ul className="options">
      {asked.map((field) => {
        const isOwn = Object.hasOwn(values, field.name);
        return (
          <li key={field.name} className={isOwn ? 'own' : undefined}>
            <ControlView
              field={field}
              place={field.name}
              value={values[field.name]}
              choose={(value) => set(field.name, isSame(value, field.fallback) ? undefined : value)}
            />
            {field.says !== '' && <p className="small">{field.says}</p>}
            <p className="rule">
              <a href={to('sheets', book.edition, field.rule)}>{field.rule}</a>
              {isOwn && (
                <button type="button" className="quiet" onClick={() => set(field.name, undefined)}>
                  {say('form.usual')}
                </button>
              )}
            </p>
          </li>
        );
      })}
    </ul>
  );
}
