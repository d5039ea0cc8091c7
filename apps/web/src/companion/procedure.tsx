/** One procedure: its form, its odds, and the dice at the foot of the screen. */
import { describeProcedure, type ExplainedLine, phrase } from '@grognard/rules-kit';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { ExplanationView } from '../explanation/explanation-view.tsx';
import { say } from '../languages/index.ts';
import { useStore } from '../look/store.ts';
import { to } from '../routes.ts';
import { settings } from '../settings/store.ts';
import { notice } from '../shell/notices.tsx';
import { askAndTell } from './awake.ts';
import { caseKey, companionStore, remember, withChoices } from './companion-store.ts';
import { editionName } from './editions.ts';
import { fieldsOf } from './form/fields.ts';
import { Form } from './form/form.tsx';
import { optionFields } from './form/options.tsx';
import { neededOf, startOf, usualPaths } from './form/primary-fields.ts';
import { type Choices, fittingChoices, inputOf, joinedChoices } from './form/values.ts';
import { Frame } from './frame.tsx';
import { CompanionHelp } from './help.tsx';
import type { DiceSource, HistoryEntry } from './history/entry.ts';
import { freshId, keep } from './history/store.ts';
import { HouseRules } from './house-rules.tsx';
import { caseOf, thrown, type WorkedCase, work } from './play/case.ts';
import { rolledOf } from './play/dice.ts';
import { Foot } from './play/foot.tsx';
import { Result } from './play/result.tsx';
import { type LoadedRuleset, type OptionValues, optionsIn, rulesOf } from './rules.ts';

interface ProcedureProps {
  readonly book: LoadedRuleset;
  readonly procedure: string;
}

/** The description of a procedure, and the initial choices of its form. */
function useForm({ book, procedure }: ProcedureProps) {
  return useMemo(() => {
    const inForce = rulesOf(book, {});
    const described = describeProcedure(book.ruleset, inForce, inForce.procedure(procedure)!, book.words);
    const fields = fieldsOf(described.input);
    const asked = book.formDefaults[procedure];
    const kept = fittingChoices(fields, companionStore.get().choices[caseKey(book.edition, procedure)]);
    const start = startOf(fields, asked);
    return {
      described,
      fields,
      start,
      first: Object.keys(kept).length === 0 ? start : joinedChoices(neededOf(fields, start), kept),
      usual: usualPaths(fields, asked, kept),
    };
  }, [book, procedure]);
}

export function ProcedureView({ book, procedure }: ProcedureProps) {
  const { described, fields, start, first, usual } = useForm({ book, procedure });
  const [choices, setChoices] = useState<Choices>(first);
  const [result, setResult] = useState<HistoryEntry | null>(null);
  const set = useStore(companionStore).options[book.edition];
  const options = useMemo(() => optionsIn(book, set ?? {}), [book, set]);
  const asked = useMemo(
    () => caseOf(book, procedure, inputOf(fields, choices), options),
    [book, procedure, fields, choices, options],
  );
  const shown = useDeferredValue(asked);
  const worked = useMemo(() => work(book, shown), [book, shown]);
  useEffect(
    () => remember(withChoices(companionStore.get(), book.edition, procedure, choices)),
    [book, procedure, choices],
  );
  const record = async (dice: readonly number[], by: DiceSource) => {
    const entry = entryOf(asked, thrown(book, asked, dice), dice, by);
    await keep(entry).catch(() => notice(say('companion.not-written')));
    setResult(entry);
    void askAndTell();
  };
  return (
    <Frame
      title={described.title}
      help={<CompanionHelp book={book} options={options} worked={worked} />}
      back={{ address: to('companion', book.edition), words: say('companion.procedures') }}
      over={<p className="over">{editionName(book.edition)}</p>}
      credits={[phrase(book.words, book.ruleset.credit)]}
      under={<Foot worked={worked} edition={book.edition} record={record} />}
    >
      <div className="asked">
        <div>
          <OwnRules book={book} procedure={procedure} options={options} />
          <Form fields={fields} choices={choices} usual={usual} choose={setChoices} />
          <div className="row">
            <button type="button" onClick={() => setChoices(start)}>
              {say('companion.start-over')}
            </button>
            <HouseRules book={book} readBy={procedure} />
          </div>
        </div>
        <Reckoning book={book} worked={worked} steps={described.steps} />
      </div>
      {result !== null && (
        <Result
          key={result.id}
          entry={result}
          close={() => setResult((now) => (now === result ? null : now))}
          {...(worked.kind === 'ready' && result.by === 'device' && result.dice.length > 0
            ? { again: () => void record(rolledOf(worked.assessed), 'device') }
            : {})}
        />
      )}
    </Frame>
  );
}

function entryOf(
  asked: HistoryEntry['case'],
  lines: readonly ExplainedLine[],
  dice: readonly number[],
  by: DiceSource,
): HistoryEntry {
  const at = Date.now();
  const { language } = settings.get();
  return { id: freshId(at), at, case: asked, dice, by, language, lines, note: '', removed: null };
}

/** The names of the house rules that count here, so that the player knows why the odds differ from the sheet. */
function OwnRules({ book, procedure, options }: ProcedureProps & { readonly options: OptionValues }) {
  const set = optionFields(book, 'resolved').filter(
    ({ name, readBy }) => Object.hasOwn(options, name) && readBy.includes(procedure),
  );
  if (set.length === 0) return null;
  return (
    <p className="own-rules small">
      <b>{say('options.title')}</b> {set.map(({ title }) => title).join(' · ')}
    </p>
  );
}

interface ReckoningProps {
  readonly book: LoadedRuleset;
  readonly worked: WorkedCase;
  readonly steps: readonly string[];
}

/** The odds or refusal of the case before a die is thrown, and the steps at the table. */
function Reckoning({ book, worked, steps }: ReckoningProps) {
  return (
    <section className="card so-far" aria-label={say('companion.reckoning')}>
      <h2>{say('companion.reckoning')}</h2>
      {worked.kind === 'error' ? (
        <p>{worked.message}</p>
      ) : (
        <ExplanationView edition={book.edition} lines={worked.lines} />
      )}
      <details>
        <summary>{say('companion.steps')}</summary>
        <ol>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </details>
    </section>
  );
}
