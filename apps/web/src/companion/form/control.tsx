/** ControlView: one field of a form, with the control for its kind. */
import { useContext } from 'react';
import { ChoiceControl, type ChoiceValue, withOpen, yesAndNo } from './choice.tsx';
import { isRecord } from './choices.ts';
import { FieldList, shownFields } from './field-list.tsx';
import type { Control, FormField } from './fields.ts';
import { ListControl } from './list.tsx';
import { LengthStepper, Stepper } from './stepper.tsx';
import { choose as chosenIn } from './values.ts';

export interface ControlProps {
  readonly field: FormField;
  readonly place: string;
  /** Undefined if the field was never touched. */
  readonly value: unknown;
  readonly choose: (value: unknown) => void;
}

/** The value for leaving a field open: null for no value, undefined if the rules derive it. Null if the field always has a value. */
function openOf({ presence }: FormField, isMaybe: boolean): { readonly value: null | undefined } | null {
  if (isMaybe) return { value: null };
  return presence === 'derived' ? { value: undefined } : null;
}

/** The name of a field that holds a length in cm ends in Cm. */
const isCm = ({ name }: FormField) => name.endsWith('Cm');

export function ControlView({ field, place, value, choose }: ControlProps) {
  const { offers } = useContext(shownFields);
  const isMaybe = field.control.kind === 'maybe';
  const control: Control = field.control.kind === 'maybe' ? field.control.of : field.control;
  const set = value === undefined && field.presence === 'optional' ? field.fallback : value;
  const open = openOf(field, isMaybe);
  switch (control.kind) {
    case 'choice':
      return (
        <ChoiceControl
          title={field.title}
          values={withOpen(
            open,
            control.values.filter((each) => each.value === set || offers(place, each.value)),
          )}
          value={set as ChoiceValue | undefined}
          choose={choose}
        />
      );
    case 'switch':
      return open === null ? (
        (set === true || offers(place, true)) && (
          <Switch title={field.title} isOn={set === true} choose={choose} />
        )
      ) : (
        <ChoiceControl
          title={field.title}
          values={withOpen(open, yesAndNo())}
          value={set as ChoiceValue | undefined}
          choose={choose}
        />
      );
    case 'number': {
      const Numbers = isCm(field) ? LengthStepper : Stepper;
      return (
        <Numbers
          title={field.title}
          control={control}
          value={typeof set === 'number' ? set : null}
          choose={(next) => choose(next === null && !isMaybe ? undefined : next)}
          {...(open === null ? {} : { open: 'yes' })}
        />
      );
    }
    case 'list':
      return (
        <ListControl
          view={ControlView}
          field={field}
          place={place}
          control={control}
          value={Array.isArray(set) ? (set as readonly unknown[]) : []}
          choose={choose}
        />
      );
    case 'group':
      return (
        <FieldList
          view={ControlView}
          title={field.title}
          place={place}
          fields={control.fields}
          choices={isRecord(set) ? set : {}}
          choose={(name, next) => choose(chosenIn(isRecord(set) ? set : {}, name, next))}
        />
      );
    case 'maybe':
    case 'none':
      return null;
  }
}

interface SwitchProps {
  readonly title: string;
  readonly isOn: boolean;
  readonly choose: (value: boolean) => void;
}

function Switch({ title, isOn, choose }: SwitchProps) {
  return (
    <label className="switch">
      <span>{title}</span>
      <input
        type="checkbox"
        role="switch"
        aria-checked={isOn}
        checked={isOn}
        onChange={(event) => choose(event.target.checked)}
      />
    </label>
  );
}
