/** FieldView: one field of an army, with the control for what it takes and the price of each choice. */
import { type ArmyField, type ArmyProblem, plusMinus, withValueAt } from '@grognard/rules-kit';
import { useId, useState } from 'react';
import { ChoiceControl } from '../companion/form/choice.tsx';
import { Stepper } from '../companion/form/stepper.tsx';
import type { Builder } from './use-builder.ts';

interface FieldProps {
  readonly builder: Builder;
  readonly field: ArmyField;
}

/** The name of a choice with what it adds to the price. */
function withPrice(title: string, adds: number | null): string {
  return adds === null || adds === 0 ? title : `${title} ${plusMinus(adds)}`;
}

export function FieldView({ builder, field }: FieldProps) {
  const { army, change } = builder;
  const { at, title } = field;
  const set = (value: string | number | boolean | null | readonly string[] | undefined) =>
    change(withValueAt(army.file, at, value ?? undefined), at);
  switch (field.takes) {
    case 'one':
      return (
        <ChoiceControl
          title={title}
          values={field.choices.map(({ value, title: name, adds }) => ({
            value,
            name: withPrice(name, adds),
          }))}
          value={field.value}
          choose={(value) => set(value)}
        />
      );
    case 'many':
      return (
        <fieldset className="abilities">
          <legend>{title}</legend>
          {field.choices.map(({ value, title: name, adds }) => (
            <CheckBox
              key={String(value)}
              title={withPrice(name, adds)}
              isOn={field.value.some((taken) => taken === value)}
              choose={(isOn) =>
                set(
                  field.choices
                    .map((each) => String(each.value))
                    .filter((each) => (each === value ? isOn : field.value.includes(each))),
                )
              }
            />
          ))}
        </fieldset>
      );
    case 'flag':
      return <CheckBox title={withPrice(title, field.adds)} isOn={field.value} choose={set} />;
    case 'number':
      return (
        <Stepper
          title={title}
          control={{ kind: 'number', min: field.least, max: field.most, whole: true }}
          value={field.value}
          choose={(value) => {
            if (value !== null) set(value);
          }}
        />
      );
    case 'text':
      return <TextField key={at} field={field} set={(text) => set(text === '' ? undefined : text)} />;
  }
}

interface CheckBoxProps {
  readonly title: string;
  readonly isOn: boolean;
  readonly choose: (isOn: boolean) => void;
}

function CheckBox({ title, isOn, choose }: CheckBoxProps) {
  return (
    <label className="choice">
      <input type="checkbox" checked={isOn} onChange={(event) => choose(event.target.checked)} />
      <span>{title}</span>
    </label>
  );
}

interface TextFieldProps {
  readonly field: Extract<ArmyField, { readonly takes: 'text' }>;
  readonly set: (text: string) => readonly ArmyProblem[];
}

/** What is typed stays in the field, also while it cannot be taken; below it stands why. */
function TextField({ field: { title, value, longest }, set }: TextFieldProps) {
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const [problems, setProblems] = useState<readonly ArmyProblem[]>([]);
  const write = (text: string) => {
    setTyped(text);
    setProblems(set(text.trim()));
  };
  return (
    <div className="text-field">
      <label className="legend" htmlFor={id}>
        {title}
      </label>
      <input
        id={id}
        type="text"
        maxLength={longest}
        value={typed ?? value}
        aria-invalid={problems.length > 0}
        aria-describedby={`${id}-problem`}
        onChange={(event) => write(event.target.value)}
        onBlur={() => {
          if (problems.length === 0) setTyped(null);
        }}
      />
      <p id={`${id}-problem`} className="bad small" aria-live="polite">
        {problems.map(({ message }) => message).join('; ')}
      </p>
    </div>
  );
}
