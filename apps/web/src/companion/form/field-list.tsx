/** FieldList: the usual fields at once and the rest on demand. Fields that do not matter are hidden. */
import { createContext, type ReactNode, useContext } from 'react';
import { say } from '../../languages/index.ts';
import type { Choices } from './choices.ts';
import type { FormField } from './fields.ts';

interface FieldListContext {
  readonly usual: ReadonlySet<string> | null;
  readonly matters: (field: FormField) => boolean;
  /** Whether a value can be chosen at a place of the form. */
  readonly offers: (place: string, value: unknown) => boolean;
}

/** The fields that are shown. All of them, unless a form provides other values. */
export const shownFields = createContext<FieldListContext>({
  usual: null,
  matters: () => true,
  offers: () => true,
});

/** Shows a field. Passed down to controls that contain fields. */
export type FieldView = (props: {
  readonly field: FormField;
  /** Where it stands, as problems name it: `input.attackers[0].kind`. */
  readonly place: string;
  readonly value: unknown;
  readonly choose: (value: unknown) => void;
}) => ReactNode;

interface FieldListProps {
  /** Title of the group. The fields of the whole form have none. */
  readonly title?: string;
  readonly fields: readonly FormField[];
  readonly place: string;
  readonly choices: Choices;
  readonly choose: (name: string, value: unknown) => void;
  readonly view: FieldView;
}

const isBlock = ({ control }: FormField) =>
  control.kind === 'group' || (control.kind === 'list' && control.of.kind === 'group');

export function FieldList({ title, fields, place, choices, choose, view: View }: FieldListProps) {
  const { usual, matters } = useContext(shownFields);
  const isUsual = (field: FormField) => usual === null || isBlock(field) || usual.has(field.path);
  const shown = fields.filter((field) => field.control.kind !== 'none' && matters(field));
  const ordered = [...shown.filter((field) => !isBlock(field)), ...shown.filter(isBlock)];
  const rest = ordered.filter((field) => !isUsual(field));
  const view = (field: FormField) => (
    <View
      key={field.name}
      field={field}
      place={`${place}.${field.name}`}
      value={choices[field.name]}
      choose={(value) => choose(field.name, value)}
    />
  );
  const simple = ordered.filter((field) => isUsual(field) && !isBlock(field));
  const content = (
    <>
      {simple.map(view)}
      {rest.length > 0 && (
        <details className="more">
          <summary>{say('form.rest', { count: rest.length })}</summary>
          <div className="form">{rest.map(view)}</div>
        </details>
      )}
      {ordered.filter(isBlock).map(view)}
    </>
  );
  if (title === undefined) return content;
  return (
    <fieldset className="group">
      <legend>{title}</legend>
      {content}
    </fieldset>
  );
}
