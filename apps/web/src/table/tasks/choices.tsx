/** Choices of a task, single or multiple, each with its odds or its refusals. */
import type { Choice, ChoiceTask, ExplainedRefusal, SeveralTask } from '@grognard/engine';
import type { Json } from '@grognard/rules-kit';
import { ExplanationView } from '../../explanation/explanation-view.tsx';
import { Odds } from '../../explanation/odds.tsx';
import { RefusalList } from '../../explanation/refusal-list.tsx';
import { say } from '../../languages/index.ts';
import { withAddedRefusals } from './added-refusals.ts';
import { ForetoldChoices, forecastsOf } from './foretold.tsx';
import { isOutOfQuestion, isSameValue, listedChoices, type TaskProps, toldOf } from './props.ts';
import { SharedRefusals } from './shared-refusal-list.tsx';
import { ownRefusals, sharedRefusals } from './shared-refusals.ts';

/** Whether shares of the choices refer to different things, so that each must name its own. */
function differInMeaning({ choices }: ChoiceTask): boolean {
  return new Set(choices.flatMap(({ odds }) => odds[0]?.text ?? [])).size > 1;
}

/** Legal choices in their original order, then the others. */
function inOrder(choices: readonly Choice[]): readonly Choice[] {
  const refused = choices.filter(({ refusals }) => refusals.length > 0);
  return [...choices.filter(({ refusals }) => refusals.length === 0), ...refused];
}

function OfferButton({
  store,
  state,
  task,
  offer: choice,
  shared,
}: TaskProps<ChoiceTask> & { readonly offer: Choice; readonly shared: readonly ExplainedRefusal[] }) {
  const isChosen = isSameValue(toldOf(state, task), choice.value);
  const isRefused = choice.refusals.length > 0;
  const own = ownRefusals(choice, shared);
  const { edition } = state.status;
  const [first] = choice.odds;
  return (
    <li className={isRefused ? 'offer refused' : 'offer'}>
      <button
        type="button"
        aria-pressed={isChosen}
        disabled={isOutOfQuestion(choice)}
        data-value={JSON.stringify(choice.value)}
        onClick={() => store.setTask(task.id, choice.value)}
      >
        <span>{choice.title}</span>
        {first && differInMeaning(task) && <small className="meaning">{first.text}</small>}
        {first && <b className="percent">{first.percent}</b>}
      </button>
      {(choice.sum.length > 0 || own.length > 0 || choice.odds.length > 1) && (
        <details>
          <summary>{own[0]?.label ?? say('sum.why')}</summary>
          <RefusalList refusals={own} edition={edition} />
          <Odds odds={choice.odds} />
          <ExplanationView lines={choice.sum} edition={edition} />
        </details>
      )}
    </li>
  );
}

/** A few plain choices are shown side by side. Targets and choices with reasons are listed one under the other. */
export function ChoiceView({ store, state, task }: TaskProps<ChoiceTask>) {
  const isPlain =
    task.kind === 'choice' && task.choices.every(({ sum, odds }) => sum.length + odds.length === 0);
  const choices = withAddedRefusals(listedChoices(state, task), state.proposal?.refusals ?? []);
  const shared = sharedRefusals(choices);
  if (forecastsOf(state, { ...task, choices }).length > 0)
    return (
      <ForetoldChoices store={store} state={state} task={task} choices={inOrder(choices)} shared={shared} />
    );
  return (
    <fieldset className="task" data-task={task.id}>
      <legend>{task.title}</legend>
      <SharedRefusals
        edition={state.status.edition}
        refusals={shared}
        isAsked={toldOf(state, task) !== null}
      />
      <ul className={isPlain ? 'offers plain' : 'offers'}>
        {(isPlain ? choices : inOrder(choices)).map((choice) => (
          <OfferButton
            key={JSON.stringify(choice.value)}
            store={store}
            state={state}
            task={task}
            offer={choice}
            shared={shared}
          />
        ))}
      </ul>
    </fieldset>
  );
}

export function SeveralView({ store, state, task }: TaskProps<SeveralTask>) {
  const chosen = toldOf(state, task) as readonly Json[];
  const toggled = (value: Json) =>
    chosen.some((each) => isSameValue(each, value))
      ? chosen.filter((each) => !isSameValue(each, value))
      : [...chosen, value];
  return (
    <fieldset className="task">
      <legend>{task.title}</legend>
      {withAddedRefusals(task.choices, state.proposal?.refusals ?? []).map(({ value, title, refusals }) => (
        <label className="choice" key={JSON.stringify(value)}>
          <input
            type="checkbox"
            checked={chosen.some((each) => isSameValue(each, value))}
            disabled={refusals.length > 0}
            onChange={() => store.setTask(task.id, toggled(value))}
          />
          {title}
        </label>
      ))}
    </fieldset>
  );
}
