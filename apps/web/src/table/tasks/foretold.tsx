/** ForetoldChoices: the choices of a task with what finally becomes of both sides under each, on one scale. */
import type { Choice, ChoiceTask, ExplainedRefusal, Forecast } from '@grognard/engine';
import { ExplanationView } from '../../explanation/explanation-view.tsx';
import { Odds } from '../../explanation/odds.tsx';
import { RefusalList } from '../../explanation/refusal-list.tsx';
import { FateBars } from '../../forecast/fate-bars.tsx';
import { FateLegend } from '../../forecast/fate-legend.tsx';
import { ForecastFoot } from '../../forecast/forecast-foot.tsx';
import { ForecastTable } from '../../forecast/forecast-table.tsx';
import { ForecastWhy } from '../../forecast/forecast-why.tsx';
import { say } from '../../languages/index.ts';
import type { TableState } from '../table-store.ts';
import { isOutOfQuestion, isSameValue, type TaskProps, toldOf } from './props.ts';
import { SharedRefusals } from './shared-refusal-list.tsx';
import { ownRefusals } from './shared-refusals.ts';

/** Forecasts of the choices of a task, in their order. Empty if nothing is at stake in any of them. */
export function forecastsOf(
  { forecast }: TableState,
  { id, choices }: ChoiceTask,
): readonly { readonly choice: Choice; readonly forecast: Forecast }[] {
  const known = forecast?.choices.filter(({ task }) => task === id) ?? [];
  return choices.flatMap((choice) => {
    const found = known.find(({ value }) => isSameValue(value, choice.value));
    return found === undefined || choice.refusals.length > 0 ? [] : [{ choice, forecast: found.forecast }];
  });
}

interface ForetoldProps extends TaskProps<ChoiceTask> {
  readonly choices: readonly Choice[];
  /** What stands once over all targets. */
  readonly shared: readonly ExplainedRefusal[];
}

/** Refused choices come last, without a bar. */
export function ForetoldChoices({ store, state, task, choices, shared }: ForetoldProps) {
  const { edition, viewerSide } = state.status;
  const foretold = forecastsOf(state, { ...task, choices });
  const [first] = foretold;
  if (first === undefined) return null;
  const rows = foretold.map(({ choice: { title }, forecast }) => ({ title, forecast }));
  const forecasts = rows.map(({ forecast }) => forecast);
  return (
    <fieldset className="task" data-task={task.id}>
      <legend>{task.title}</legend>
      <SharedRefusals edition={edition} refusals={shared} isAsked={toldOf(state, task) !== null} />
      <FateLegend fates={first.forecast.fates} />
      <ul className="offers">
        {choices.map((choice) => {
          const found = foretold.find((each) => each.choice === choice)?.forecast ?? null;
          return (
            <li key={JSON.stringify(choice.value)} className={offerClass(choice, found)}>
              <button
                type="button"
                aria-pressed={isSameValue(toldOf(state, task), choice.value)}
                disabled={isOutOfQuestion(choice)}
                data-value={JSON.stringify(choice.value)}
                onClick={() => store.setTask(task.id, choice.value)}
              >
                <span>{choice.title}</span> <Beginning choice={choice} forecast={found} />
                {found !== null && <FateBars forecast={found} side={viewerSide} />}
              </button>
              <Why
                choice={{ ...choice, refusals: ownRefusals(choice, shared) }}
                forecast={found}
                edition={edition}
              />
            </li>
          );
        })}
      </ul>
      <ForecastTable caption={task.title} rows={rows} side={viewerSide} />
      <ForecastFoot forecasts={forecasts} />
    </fieldset>
  );
}

/** What comes first: a test, or the chance of the shot itself. */
function Beginning({ choice, forecast }: Omit<WhyProps, 'edition'>) {
  const [first] = choice.odds;
  if (forecast?.brief !== undefined) return <small className="meaning">{forecast.brief}</small>;
  if (first === undefined) return null;
  return (
    <small className="meaning">
      {first.text} <b className="percent">{first.percent}</b>
    </small>
  );
}

function offerClass({ refusals }: Choice, forecast: Forecast | null): string {
  if (refusals.length > 0) return 'offer refused';
  return forecast === null ? 'offer' : 'offer foretold';
}

interface WhyProps {
  readonly choice: Choice;
  readonly forecast: Forecast | null;
  readonly edition: string;
}

/** The chain of throws. Without one, the sum of the choice itself. */
function Why({ choice: { refusals, odds, sum }, forecast, edition }: WhyProps) {
  const [refusal] = refusals;
  const isChain = forecast !== null && forecast.why.length > 0;
  if (refusal === undefined && !isChain && sum.length + odds.length === 0) return null;
  return (
    <details>
      <summary>{refusal?.label ?? say(isChain ? 'forecast.why' : 'sum.why')}</summary>
      <RefusalList refusals={refusals} edition={edition} />
      {isChain ? (
        <ForecastWhy forecast={forecast} edition={edition} />
      ) : (
        <>
          <Odds odds={odds} />
          <ExplanationView lines={sum} edition={edition} />
        </>
      )}
    </details>
  );
}
