/** Answers to choose from, one or several, each with what it would come to or what stands against it. */
import type { ChoiceTask, Offer, SeveralTask } from '@grognard/engine';
import type { Json } from '@grognard/rules-kit';
import { say } from '../../languages/index.ts';
import { Against } from '../../reckoning/against.tsx';
import { Note } from '../../reckoning/note.tsx';
import { Odds } from '../../reckoning/odds.tsx';
import { type TaskProps, toldOf } from './props.ts';

const same = (a: Json, b: Json) => JSON.stringify(a) === JSON.stringify(b);

/** Answers whose shares are shares of different things say of which. */
function differInMeaning({ offers }: ChoiceTask): boolean {
  return new Set(offers.flatMap(({ odds }) => odds[0]?.text ?? [])).size > 1;
}

/** What may be chosen first, in the order in which it is offered; what may not, after it. */
function inOrder({ offers }: ChoiceTask): readonly Offer[] {
  const refused = offers.filter(({ against }) => against.length > 0);
  return [...offers.filter(({ against }) => against.length === 0), ...refused];
}

function OfferButton({ desk, seen, task, offer }: TaskProps<ChoiceTask> & { readonly offer: Offer }) {
  const isChosen = same(toldOf(seen, task), offer.value);
  const isRefused = offer.against.length > 0;
  const { edition } = seen.stand;
  const [first] = offer.odds;
  return (
    <li className={isRefused ? 'offer refused' : 'offer'}>
      <button type="button" aria-pressed={isChosen} onClick={() => desk.tell(task.id, offer.value)}>
        <span>{offer.title}</span>
        {first && differInMeaning(task) && <small className="meaning">{first.text}</small>}
        {first && <b className="percent">{first.percent}</b>}
      </button>
      {(offer.sum.length > 0 || isRefused || offer.odds.length > 1) && (
        <details>
          <summary>{isRefused ? (offer.against[0]?.label ?? say('sum.why')) : say('sum.why')}</summary>
          <Against against={offer.against} edition={edition} />
          <Odds odds={offer.odds} />
          <Note lines={offer.sum} edition={edition} />
        </details>
      )}
    </li>
  );
}

/** Few plain answers stand side by side; targets and answers with reasons one under the other. */
export function Choice({ desk, seen, task }: TaskProps<ChoiceTask>) {
  const isPlain =
    task.kind === 'choice' && task.offers.every(({ sum, odds }) => sum.length + odds.length === 0);
  return (
    <fieldset className="task">
      <legend>{task.title}</legend>
      <ul className={isPlain ? 'offers plain' : 'offers'}>
        {(isPlain ? task.offers : inOrder(task)).map((offer) => (
          <OfferButton key={JSON.stringify(offer.value)} desk={desk} seen={seen} task={task} offer={offer} />
        ))}
      </ul>
    </fieldset>
  );
}

export function Several({ desk, seen, task }: TaskProps<SeveralTask>) {
  const chosen = toldOf(seen, task) as readonly Json[];
  const toggled = (value: Json) =>
    chosen.some((each) => same(each, value))
      ? chosen.filter((each) => !same(each, value))
      : [...chosen, value];
  return (
    <fieldset className="task">
      <legend>{task.title}</legend>
      {task.offers.map(({ value, title, against }) => (
        <label className="choice" key={JSON.stringify(value)}>
          <input
            type="checkbox"
            checked={chosen.some((each) => same(each, value))}
            disabled={against.length > 0}
            onChange={() => desk.tell(task.id, toggled(value))}
          />
          {title}
        </label>
      ))}
    </fieldset>
  );
}
