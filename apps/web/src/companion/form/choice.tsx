/** ChoiceControl: buttons side by side for a few values, the device's picker for many. */
import { useId } from 'react';
import { say } from '../../languages/index.ts';
import type { NamedValue } from './fields.ts';

/** Maximum number of buttons side by side. */
const few = 6;
/** Maximum number of letters in all names together for buttons. */
const short = 84;

/** A value, or null if the choice is left open. */
export type ChoiceValue = string | number | boolean | null;

interface ChoiceOption {
  readonly value: ChoiceValue | undefined;
  readonly name: string;
}

interface ChoiceProps {
  readonly title: string;
  readonly values: readonly ChoiceOption[];
  readonly value: ChoiceValue | undefined;
  readonly choose: (value: ChoiceValue | undefined) => void;
  /** Hides the title, if the surroundings already show it. */
  readonly bare?: 'yes';
}

export function ChoiceControl(props: ChoiceProps) {
  const letters = props.values.reduce((sum, { name }) => sum + name.length, 0);
  return props.values.length <= few && letters <= short ? <Segments {...props} /> : <Picker {...props} />;
}

function Segments({ title, values, value, choose, bare }: ChoiceProps) {
  const group = useId();
  return (
    <fieldset className="segmented">
      <legend className={bare ? 'unseen' : undefined}>{title}</legend>
      <div className="segments">
        {values.map((each) => (
          <label className="segment" key={String(each.value)}>
            <input
              className="unseen"
              type="radio"
              name={group}
              checked={each.value === value}
              onChange={() => choose(each.value)}
            />
            <span>{each.name}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Picker({ title, values, value, choose, bare }: ChoiceProps) {
  return (
    <label className="picker">
      <span className={bare ? 'unseen' : 'legend'}>{title}</span>
      <select
        value={values.findIndex((each) => each.value === value)}
        onChange={(event) => choose(values[Number(event.target.value)]?.value)}
      >
        {values.map((each, at) => (
          <option key={String(each.value)} value={at}>
            {each.name}
          </option>
        ))}
      </select>
    </label>
  );
}

/** The values of a switch that may also be left open. */
export function yesAndNo(): readonly ChoiceOption[] {
  return [
    { value: true, name: say('form.yes') },
    { value: false, name: say('form.no') },
  ];
}

/** The values of a choice, preceded by the value for leaving it open, if there is one. */
export function withOpen(
  open: { readonly value: null | undefined } | null,
  values: readonly (NamedValue | ChoiceOption)[],
): readonly ChoiceOption[] {
  if (open === null) return values;
  const name = open.value === null ? say('form.none') : say('form.auto');
  return [{ value: open.value, name }, ...values];
}
