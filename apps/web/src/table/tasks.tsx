/** What can be told to the pieces in hand, as controls: for keyboards, screen readers and fingers alike. */
import type {
  AmountTask,
  ChoiceTask,
  HandledPiece,
  HandlesTask,
  Offer,
  SeveralTask,
  Task,
  WayTask,
} from '@grognard/engine';
import type { Json } from '@grognard/rules-kit';
import { useState } from 'react';
import { say } from '../languages/index.ts';
import { Against } from '../reckoning/against.tsx';
import { Note } from '../reckoning/note.tsx';
import { Odds } from '../reckoning/odds.tsx';
import { inUnits, lengthWords, ofUnits } from '../shell/measure.ts';
import type { Desk, Seen } from './desk.ts';
import { handled } from './handles.ts';
import { lastLeg, ledTo, reached, wayNow } from './ways.ts';

interface TaskProps<T> {
  readonly desk: Desk;
  readonly seen: Seen;
  readonly task: T;
}

const same = (a: Json, b: Json) => JSON.stringify(a) === JSON.stringify(b);

function toldOf({ told }: Seen, { id, value }: { readonly id: string; readonly value: unknown }): Json {
  return told?.[id] ?? (value as Json);
}

/** A number that counts once it is whole: on Enter, or when left. */
function NumberField(props: {
  readonly label: string;
  readonly value: number;
  readonly least: number;
  readonly most: number;
  readonly step: number;
  readonly put: (value: number) => void;
}) {
  const { label, value, least, most, step, put } = props;
  const [text, setText] = useState<string | null>(null);
  const settle = () => {
    const given = text === null ? Number.NaN : Number(text.replace(',', '.'));
    setText(null);
    if (Number.isFinite(given)) put(Math.max(least, Math.min(most, given)));
  };
  return (
    <label className="number">
      <span>{label}</span>
      <input
        type="text"
        inputMode="decimal"
        value={text ?? String(value)}
        onChange={(event) => setText(event.target.value)}
        onBlur={settle}
        onKeyDown={(event) => {
          if (event.key === 'Enter') settle();
          if (event.key === 'ArrowUp') put(Math.min(most, value + step));
          if (event.key === 'ArrowDown') put(Math.max(least, value - step));
        }}
      />
    </label>
  );
}

function Way({ desk, seen, task, piece }: TaskProps<WayTask> & { readonly piece: HandledPiece }) {
  const way = wayNow(task, seen.told);
  const { from, length, degrees } = lastLeg(piece, way);
  const put = (far: number, angle: number) =>
    desk.tell(task.id, ledTo(way, reached(from, far, angle), 'end') as unknown as Json);
  return (
    <fieldset className="task">
      <legend>{task.title}</legend>
      <div className="row">
        <NumberField
          label={say('way.length', { most: lengthWords(task.most) })}
          value={inUnits(length)}
          least={0}
          most={999}
          step={1}
          put={(v) => put(ofUnits(v), degrees)}
        />
        <NumberField
          label={say('way.degrees')}
          value={degrees}
          least={0}
          most={359}
          step={5}
          put={(v) => put(length, v)}
        />
        {way.length > 0 && (
          <button type="button" onClick={() => desk.tell(task.id, [...way, way.at(-1)!] as unknown as Json)}>
            {say('way.bend')}
          </button>
        )}
        {way.length > 0 && (
          <button type="button" onClick={() => desk.tell(task.id, way.slice(0, -1) as unknown as Json)}>
            {say('way.back')}
          </button>
        )}
      </div>
    </fieldset>
  );
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
function Choice({ desk, seen, task }: TaskProps<ChoiceTask>) {
  const isPlain =
    task.kind === 'choice' && task.offers.every(({ sum, odds }) => sum.length + odds.length === 0);
  return (
    <fieldset className="task">
      <legend>{task.title}</legend>
      <ul className={isPlain ? 'offers plain' : 'offers'}>
        {task.offers.map((offer) => (
          <OfferButton key={JSON.stringify(offer.value)} desk={desk} seen={seen} task={task} offer={offer} />
        ))}
      </ul>
    </fieldset>
  );
}

function Several({ desk, seen, task }: TaskProps<SeveralTask>) {
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

const scales = { length: 100, angle: 10, count: 1 } as const;

function Amount({ desk, seen, task }: TaskProps<AmountTask>) {
  const by = scales[task.unit];
  return (
    <fieldset className="task">
      <legend>{task.title}</legend>
      <NumberField
        label={say(`unit.${task.unit}`)}
        value={(toldOf(seen, task) as number) / by}
        least={task.least / by}
        most={task.most / by}
        step={1}
        put={(value) => desk.tell(task.id, Math.round(value * by))}
      />
    </fieldset>
  );
}

function Handles({ desk, seen, task }: TaskProps<HandlesTask>) {
  return (
    <fieldset className="task">
      <legend>{task.title}</legend>
      <div className="row">
        {task.handles.map(({ id, title, unit, value, least, most }) => {
          const by = scales[unit];
          return (
            <NumberField
              key={id}
              label={`${title} (${say(`unit.${unit}`)})`}
              value={value / by}
              least={least / by}
              most={most / by}
              step={1}
              put={(next) =>
                desk.tell(task.id, handled(seen, task, { handle: id, value: Math.round(next * by) }))
              }
            />
          );
        })}
      </div>
    </fieldset>
  );
}

function One({ desk, seen, task }: TaskProps<Task>) {
  const piece = seen.stand.pieces.find(({ id }) => id === seen.picked[0]);
  switch (task.kind) {
    case 'way':
      return piece ? <Way desk={desk} seen={seen} task={task} piece={piece} /> : null;
    case 'choice':
    case 'target':
      return <Choice desk={desk} seen={seen} task={task} />;
    case 'several':
      return <Several desk={desk} seen={seen} task={task} />;
    case 'amount':
      return <Amount desk={desk} seen={seen} task={task} />;
    case 'handles':
      return <Handles desk={desk} seen={seen} task={task} />;
    case 'place':
      return null;
  }
}

export function Tasks({ desk, seen }: { readonly desk: Desk; readonly seen: Seen }) {
  const usual = seen.tasks.filter((task) => task.usual);
  const rest = seen.tasks.filter((task) => !task.usual);
  return (
    <>
      {usual.map((task) => (
        <One key={task.id} desk={desk} seen={seen} task={task} />
      ))}
      {rest.length > 0 && (
        <details className="more">
          <summary>{say('task.more')}</summary>
          {rest.map((task) => (
            <One key={task.id} desk={desk} seen={seen} task={task} />
          ))}
        </details>
      )}
    </>
  );
}
