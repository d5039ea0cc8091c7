/** A list: entries one under the other, each removable, with a button to add one. */
import { say } from '../../languages/index.ts';
import type { FieldView } from './field-list.tsx';
import type { Control, FormField } from './fields.ts';
import { neededValue } from './primary-fields.ts';

interface ListProps {
  readonly field: FormField;
  readonly place: string;
  readonly control: Extract<Control, { kind: 'list' }>;
  readonly value: readonly unknown[];
  readonly choose: (value: readonly unknown[]) => void;
  readonly view: FieldView;
}

export function ListControl({ field, place, control, value, choose, view: View }: ListProps) {
  const entryTitle = (at: number) =>
    control.itemTitle === ''
      ? say('form.entry', { title: field.title, number: at + 1 })
      : `${control.itemTitle} ${at + 1}`;
  const without = (at: number) => choose(value.filter((_, other) => other !== at));
  const set = (at: number, entry: unknown) => choose(value.map((old, other) => (other === at ? entry : old)));
  return (
    <fieldset className={`list ${control.of.kind}`}>
      <legend className={control.of.kind === 'group' ? 'unseen' : undefined}>{field.title}</legend>
      {control.of.kind === 'choice' ? (
        <Chips control={control} value={value} without={without} />
      ) : (
        value.map((entry, at) => (
          <div className="entry" key={at}>
            <View
              place={`${place}[${at}]`}
              field={{ ...field, title: entryTitle(at), control: control.of, presence: 'required' }}
              value={entry}
              choose={(next) => set(at, next)}
            />
            {value.length > control.min && (
              <button type="button" className="quiet" onClick={() => without(at)}>
                {say('form.remove', { title: entryTitle(at) })}
              </button>
            )}
          </div>
        ))
      )}
      {value.length < control.max && (
        <Adder
          title={control.addTitle === '' ? say('form.add', { title: field.title }) : control.addTitle}
          of={control.of}
          last={value.at(-1)}
          add={(entry) => choose([...value, entry])}
        />
      )}
    </fieldset>
  );
}

/** The values of a list of choices. A tap on one removes it. */
function Chips({
  control,
  value,
  without,
}: Pick<ListProps, 'control' | 'value'> & { readonly without: (at: number) => void }) {
  const names = control.of.kind === 'choice' ? control.of.values : [];
  const nameOf = (entry: unknown) => names.find((known) => known.value === entry)?.name ?? String(entry);
  if (value.length === 0) return null;
  return (
    <ul className="chips">
      {value.map((entry, at) => (
        <li key={at}>
          <button
            type="button"
            onClick={() => without(at)}
            disabled={value.length <= control.min}
            aria-label={say('form.remove', { title: nameOf(entry) })}
          >
            {nameOf(entry)} <span aria-hidden="true">×</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

interface AdderProps {
  readonly title: string;
  readonly of: Control;
  readonly last: unknown;
  readonly add: (entry: unknown) => void;
}

function Adder({ title, of, last, add }: AdderProps) {
  if (of.kind !== 'choice') {
    return (
      <button type="button" onClick={() => add(last ?? neededValue(of))}>
        {title}
      </button>
    );
  }
  return (
    <label className="picker">
      <span className="unseen">{title}</span>
      <select value="" onChange={(event) => add(of.values[Number(event.target.value)]?.value)}>
        <option value="" disabled>
          {say('form.add-one')}
        </option>
        {of.values.map(({ value, name }, at) => (
          <option key={value} value={at}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
