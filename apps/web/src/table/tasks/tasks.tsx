/** What can be told to the pieces in hand, as controls: for keyboards, screen readers and fingers alike. */
import type { Task } from '@grognard/engine';
import { memo } from 'react';
import { say } from '../../languages/index.ts';
import type { Desk, Seen } from '../desk.ts';
import { ChoiceView, SeveralView } from './choices.tsx';
import { Amount, Handles } from './numbers.tsx';
import { Way } from './path.tsx';
import { Place } from './place.tsx';
import type { TaskProps } from './props.ts';

/** Painted again only where something of its own has changed: a hand that drags changes one thing often. */
const One = memo(Control, (a, b) => {
  const isSame = a.desk === b.desk && a.task === b.task && a.seen.stand === b.seen.stand;
  return isSame && a.seen.picked === b.seen.picked && a.seen.told?.[a.task.id] === b.seen.told?.[b.task.id];
});

function Control({ desk, seen, task }: TaskProps<Task>) {
  const piece = seen.stand.pieces.find(({ id }) => id === seen.picked[0]);
  switch (task.kind) {
    case 'way':
      return piece ? <Way desk={desk} seen={seen} task={task} piece={piece} /> : null;
    case 'choice':
    case 'target':
      return <ChoiceView desk={desk} seen={seen} task={task} />;
    case 'several':
      return <SeveralView desk={desk} seen={seen} task={task} />;
    case 'amount':
      return <Amount desk={desk} seen={seen} task={task} />;
    case 'handles':
      return <Handles desk={desk} seen={seen} task={task} />;
    case 'place':
      return <Place desk={desk} seen={seen} task={task} />;
  }
}

/** Whom to aim at is no question where there is nobody. */
const isAsked = (task: Task) => task.kind !== 'target' || task.choices.some(({ value }) => value !== null);

export function Tasks({ desk, seen }: { readonly desk: Desk; readonly seen: Seen }) {
  const tasks = seen.tasks.filter(isAsked);
  const usual = tasks.filter((task) => task.isPrimary);
  const rest = tasks.filter((task) => !task.isPrimary);
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
