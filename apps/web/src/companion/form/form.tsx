/** A form made from the description of an input, for any game. */
import { ControlView } from './control.tsx';
import { FieldList, shownFields } from './field-list.tsx';
import type { FormField } from './fields.ts';
import { type Choices, choose as chosenIn, mattering } from './values.ts';

interface FormProps {
  readonly fields: readonly FormField[];
  readonly choices: Choices;
  readonly choose: (choices: Choices) => void;
  /** Paths of the fields shown at once. Null if all are. */
  readonly usual: ReadonlySet<string> | null;
}

export function Form({ fields, choices, choose, usual }: FormProps) {
  const matters = mattering(fields, choices);
  return (
    <shownFields.Provider value={{ usual, matters }}>
      <div className="form">
        <FieldList
          view={ControlView}
          fields={fields}
          choices={choices}
          choose={(name, value) => choose(chosenIn(choices, name, value))}
        />
      </div>
    </shownFields.Provider>
  );
}
