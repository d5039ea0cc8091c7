/** Odds for fields that the reader sets: one panel for each procedure, with the controls of the companion. */
import { describeProcedure } from '@grognard/rules-kit';
import { useDeferredValue, useMemo, useState } from 'react';
import { change, deskForm, offersOf, possible } from '../companion/desk.ts';
import type { Choices } from '../companion/form/choices.ts';
import { Form } from '../companion/form/form.tsx';
import { usualPaths } from '../companion/form/primary-fields.ts';
import { inputOf } from '../companion/form/values.ts';
import { caseOf, work } from '../companion/play/case.ts';
import { type LoadedRuleset, type OptionValues, rulesOf } from '../companion/rules.ts';
import { ExplanationView } from '../explanation/explanation-view.tsx';
import { Odds } from '../explanation/odds.tsx';
import { say } from '../languages/index.ts';

interface PanelsProps {
  readonly book: LoadedRuleset;
  readonly options: OptionValues;
}

export function OddsPanels({ book, options }: PanelsProps) {
  const inForce = useMemo(() => rulesOf(book, {}), [book]);
  const titles = inForce.procedures.map(
    (procedure) =>
      [procedure.id, describeProcedure(book.ruleset, inForce, procedure, book.words).title] as const,
  );
  return (
    <section className="panels" aria-label={say('sheets.odds')}>
      <h2>{say('sheets.odds')}</h2>
      {titles.map(([id, title]) => (
        <Panel key={id} book={book} options={options} procedure={id} title={title} />
      ))}
    </section>
  );
}

interface PanelProps extends PanelsProps {
  readonly procedure: string;
  readonly title: string;
}

/** Nothing is computed before the panel is opened. */
function Panel({ title, ...asked }: PanelProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="panel" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{title}</summary>
      {isOpen && <OpenPanel {...asked} />}
    </details>
  );
}

function OpenPanel({ book, options, procedure }: Omit<PanelProps, 'title'>) {
  const form = useMemo(() => deskForm(book, procedure, options), [book, procedure, options]);
  const { fields, start } = form;
  const usual = useMemo(
    () => usualPaths(fields, book.formDefaults[procedure], {}),
    [fields, book, procedure],
  );
  const [chosen, setChoices] = useState<Choices>(start);
  const choices = useMemo(() => possible(form, chosen), [form, chosen]);
  const offers = useMemo(() => offersOf(form, choices), [form, choices]);
  const shown = useDeferredValue(choices);
  const worked = useMemo(
    () => work(book, caseOf(book, procedure, inputOf(fields, shown), options)),
    [book, procedure, fields, shown, options],
  );
  return (
    <div className="asked">
      <Form
        fields={fields}
        choices={choices}
        usual={usual}
        offers={offers}
        choose={(next) => setChoices(change(form, { choices, picked: {}, also: [] }, next).choices)}
      />
      <div className="card so-far" aria-live="polite">
        {worked.kind === 'error' && <p className="against">{worked.message}</p>}
        {worked.kind === 'ready' && <Odds odds={worked.odds} />}
        {worked.kind !== 'error' && <ExplanationView edition={book.edition} lines={worked.lines} />}
      </div>
    </div>
  );
}
