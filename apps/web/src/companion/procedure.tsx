/** One procedure: its form, its odds, and the dice at the foot of the screen. */
import { type ExplainedLine, type FollowUp, phrase } from '@grognard/rules-kit';
import { useDeferredValue, useMemo, useState } from 'react';
import { ExplanationView } from '../explanation/explanation-view.tsx';
import { say } from '../languages/index.ts';
import { go, to } from '../routes.ts';
import { settings } from '../settings/store.ts';
import { notice } from '../shell/notices.tsx';
import { askAndTell } from './awake.ts';
import { type Aftermath, aftermathOf, rolesOf } from './desk.ts';
import { editionName } from './editions.ts';
import { actingSide, type EveningMark, type UnitPicks } from './evening/evening.ts';
import { filledPaths } from './evening/fill.ts';
import { EveningInvitation } from './evening/invitation.tsx';
import { UnitPicker } from './evening/unit-picker.tsx';
import { type OpenEvening, useEvening, useTraits } from './evening/use-evening.ts';
import { Form } from './form/form.tsx';
import { optionFields } from './form/options.tsx';
import { usualPaths } from './form/primary-fields.ts';
import { inputOf } from './form/values.ts';
import { Frame } from './frame.tsx';
import { CompanionHelp } from './help.tsx';
import type { DiceSource, HistoryEntry } from './history/entry.ts';
import { freshId, keep } from './history/store.ts';
import { HouseRules } from './house-rules.tsx';
import { type CompanionCase, caseOf, thrown, type WorkedCase, work } from './play/case.ts';
import { rolledOf } from './play/dice.ts';
import { Foot } from './play/foot.tsx';
import { Result } from './play/result.tsx';
import type { LoadedRuleset, OptionValues } from './rules.ts';
import { handOver, useDesk, useOptions } from './use-desk.ts';

interface ProcedureProps {
  readonly book: LoadedRuleset;
  readonly procedure: string;
}

/** A result that is shown, with what it means for the units of the evening. */
interface ShownResult {
  readonly entry: HistoryEntry;
  readonly aftermath: Aftermath | null;
}

export function ProcedureView({ book, procedure }: ProcedureProps) {
  const { edition } = book;
  const options = useOptions(book);
  const open = useEvening(edition);
  const fields = useTraits(book, open, options);
  const used = useDesk(book, procedure, options, open);
  const { form, desk, offers, choose, startOver, pickUnit, goOn } = used;
  const { choices, picked, also } = desk;
  const [result, setResult] = useState<ShownResult | null>(null);
  const roles = open === null ? [] : rolesOf(open.rules, procedure);
  const usual = useMemo(
    () => usualPaths(form.fields, book.formDefaults[procedure], {}),
    [form, book, procedure],
  );
  const asked = useMemo(
    () => caseOf(book, procedure, inputOf(form.fields, choices), options),
    [book, procedure, form, choices, options],
  );
  const shown = useDeferredValue(asked);
  const worked = useMemo(() => work(book, shown), [book, shown]);
  const record = async (dice: readonly number[], by: DiceSource) => {
    const aftermath = open === null ? null : aftermathOf(book, open.rules, open.evening, picked, asked, dice);
    const mark = open === null ? null : markOf(open, procedure, picked, aftermath);
    const entry = entryOf(asked, thrown(book, asked, dice), dice, by, mark);
    await keep(entry).catch(() => notice(say('companion.not-written')));
    setResult({ entry, aftermath });
    void askAndTell();
  };
  const follow = (next: FollowUp) => {
    setResult(null);
    if (next.procedure === procedure) return goOn(next);
    handOver(next);
    if (next.procedure !== null) go(to('companion', edition, next.procedure));
  };
  const isFilled = Object.values(picked).some((ids) => ids.length > 0);
  return (
    <Frame
      title={form.title}
      help={<CompanionHelp book={book} options={options} worked={worked} />}
      back={{ address: to('companion', edition), words: say('companion.procedures') }}
      over={<p className="over">{editionName(edition)}</p>}
      credits={[phrase(book.words, book.ruleset.credit)]}
      under={<Foot worked={worked} edition={edition} record={record} />}
    >
      <div className="asked">
        <div>
          {open === null ? (
            <EveningInvitation edition={edition} />
          ) : (
            <UnitPicker {...open} roles={roles} fields={fields} picked={picked} pick={pickUnit} />
          )}
          <OwnRules book={book} procedure={procedure} options={options} />
          <Form
            fields={form.fields}
            choices={choices}
            usual={isFilled ? without(usual, filledPaths(roles)) : usual}
            offers={offers}
            choose={choose}
          />
          <p className="also small soft" role="status">
            {also.length > 0 && say('form.also', { titles: [...new Set(also)].join(', ') })}
          </p>
          <div className="row">
            <button type="button" onClick={startOver}>
              {say('companion.start-over')}
            </button>
            <HouseRules book={book} readBy={procedure} />
          </div>
        </div>
        <Reckoning book={book} worked={worked} steps={form.steps} />
      </div>
      {result !== null && (
        <Result
          key={result.entry.id}
          book={book}
          entry={result.entry}
          aftermath={result.aftermath}
          evening={open?.evening ?? null}
          fields={fields}
          follow={follow}
          close={() => setResult((now) => (now === result ? null : now))}
          {...(worked.kind === 'ready' && result.entry.by === 'device' && result.entry.dice.length > 0
            ? { again: () => void record(rolledOf(worked.assessed), 'device') }
            : {})}
        />
      )}
    </Frame>
  );
}

/** Fields that units fill in stand behind the others. */
function without(usual: ReadonlySet<string>, paths: ReadonlySet<string>): ReadonlySet<string> {
  return new Set([...usual].filter((path) => !paths.has(path)));
}

/** What the history keeps of the evening. */
function markOf(
  { evening, rules }: OpenEvening,
  procedure: string,
  picked: UnitPicks,
  aftermath: Aftermath | null,
): EveningMark {
  const { language } = settings.get();
  const names = aftermath?.names ?? {};
  const side = actingSide(rules, evening, rolesOf(rules, procedure), picked);
  const headline =
    aftermath === null || Object.keys(names).length === 0
      ? null
      : (aftermath.told.headline?.(aftermath.outcome, names)[language] ?? null);
  return {
    id: evening.id,
    title: evening.title,
    turn: evening.turn,
    side: evening.sides[side === 1 ? 1 : 0],
    names,
    headline,
    before: aftermath?.before ?? [],
    after: aftermath?.after ?? [],
    isApplied: false,
  };
}

function entryOf(
  asked: CompanionCase,
  lines: readonly ExplainedLine[],
  dice: readonly number[],
  by: DiceSource,
  mark: EveningMark | null,
): HistoryEntry {
  const at = Date.now();
  const { language } = settings.get();
  const entry = { id: freshId(at), at, case: asked, dice, by, language, lines, note: '', removed: null };
  return mark === null ? entry : { ...entry, lines: namedLines(lines, mark.names), evening: mark };
}

/** Owners of throws are called by the names of their units. */
function namedLines(lines: readonly ExplainedLine[], names: EveningMark['names']): readonly ExplainedLine[] {
  return lines.map((line) => {
    const name = line.kind === 'step' ? names[line.by] : undefined;
    return line.kind === 'step' && name !== undefined ? { ...line, owner: name } : line;
  });
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
