/** A form made from the description of an input, for any game. */

import type { Choices } from './choices.ts';
import { ControlView } from './control.tsx';
import { FieldList, shownFields } from './field-list.tsx';
import type { FormField } from './fields.ts';
import { choose as chosenIn, mattering } from './values.ts';

interface FormProps {
  readonly fields: readonly FormField[];
  readonly choices: Choices;
  readonly choose: (choices: Choices) => void;
  /** Paths of the fields shown at once. Null if all are. */
  readonly usual: ReadonlySet<string> | null;
  /** Whether a value can be chosen at a place of the form. */
  readonly offers: (place: string, value: unknown) => boolean;
}

export function Form({ fields, choices, choose, usual, offers }: FormProps) {
  const matters = mattering(fields, choices);
  return (
    <shownFields.Provider value={{ usual, matters, offers }}>
      <div className="form">
        <FieldList
          view={ControlView}
          fields={fields}
          place="input"
          choices={choices}
          choose={(name, value) => choose(chosenIn(choices, name, value))}
        />
      </div>
    </shownFields.Provider>
  );
}
