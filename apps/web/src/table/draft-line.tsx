/** DraftLine: what is about to be ordered, in a line at the top of the panel, with what becomes of both sides under what is chosen. */
import type { Choice, ChoiceTask, Forecast, Proposal } from '@grognard/engine';
import { FateBars } from '../forecast/fate-bars.tsx';
import { FateLegend } from '../forecast/fate-legend.tsx';
import { say } from '../languages/index.ts';
import { lengthWords } from '../shell/measure.ts';
import type { TableState } from './table-store.ts';
import { forecastsOf } from './tasks/foretold.tsx';
import { isSameValue, toldOf } from './tasks/props.ts';

/** Tasks with choices. A target is one of them. */
function choiceTasks({ tasks }: TableState): readonly ChoiceTask[] {
  return tasks.flatMap((task) => (task.kind === 'choice' || task.kind === 'target' ? [task] : []));
}

/** The forecast of what is chosen in a task that the player sees, or null. The proposal then needs none of its own. */
export function chosenForecast(state: TableState): Forecast | null {
  for (const task of choiceTasks(state)) {
    if (!task.isPrimary) continue;
    const chosen = toldOf(state, task);
    const found = forecastsOf(state, task).find(({ choice }) => isSameValue(choice.value, chosen));
    if (found !== undefined) return found.forecast;
  }
  return null;
}

interface ChosenValue {
  readonly task: ChoiceTask;
  readonly choice: Choice;
}

/** What the draft has chosen, without choices that have no effect. */
function chosenIn(state: TableState): readonly ChosenValue[] {
  return choiceTasks(state).flatMap((task) => {
    const value = state.values?.[task.id];
    const choice = task.choices.find((each) => value !== undefined && isSameValue(each.value, value));
    return choice === undefined || choice.value === null ? [] : [{ task, choice }];
  });
}

function ChosenWords({ task, choice }: ChosenValue) {
  const [refusal] = choice.refusals;
  const [first] = choice.odds;
  return (
    <li>
      {say('task.of', { title: task.title })} <b>{choice.title}</b>
      {refusal !== undefined && <small> · {refusal.label}</small>}
      {refusal === undefined && first !== undefined && (
        <>
          {' '}
          · {first.text} <b className="percent">{first.percent}</b>
        </>
      )}
    </li>
  );
}

/** A path, ground by ground. */
export function Stretches({ stretches }: Pick<Proposal, 'stretches'>) {
  if (stretches.length === 0) return null;
  return (
    <ul className="stretches" aria-label={say('piece.inHand')}>
      {stretches.map(({ ground, length, price, isWithin }, n) => (
        <li key={`${n} ${ground}`} className={isWithin ? '' : 'beyond'}>
          <b>{lengthWords(length)}</b> {ground}
          {price !== '' && <> — {price}</>}
        </li>
      ))}
    </ul>
  );
}

export function DraftLine({ state }: { readonly state: TableState }) {
  const chosen = chosenIn(state);
  const forecast = chosenForecast(state);
  if (state.values === null || (chosen.length === 0 && forecast === null)) return null;
  return (
    <div className="in-hand">
      {chosen.length > 0 && (
        <ul className="chosen" aria-label={say('piece.inHand')}>
          {chosen.map(({ task, choice }) => (
            <ChosenWords key={task.id} task={task} choice={choice} />
          ))}
        </ul>
      )}
      {forecast !== null && (
        <>
          <FateBars forecast={forecast} side={state.status.viewerSide} />
          <FateLegend fates={forecast.fates} />
        </>
      )}
    </div>
  );
}
