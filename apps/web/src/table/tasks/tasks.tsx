/** The tasks of the selected pieces as controls, for keyboards, screen readers and fingers. */
import type { Task } from '@grognard/engine';
import { memo } from 'react';
import { say } from '../../languages/index.ts';
import type { TableState, TableStore } from '../table-store.ts';
import { ChoiceView, SeveralView } from './choices.tsx';
import { Amount, Handles } from './numbers.tsx';
import { PathFields } from './path.tsx';
import { Place } from './place.tsx';
import type { TaskProps } from './props.ts';

/** Rendered again only if its own task or what refuses the proposal has changed, because a drag changes a single value very often. */
const One = memo(Control, (a, b) => {
  const isSame = a.store === b.store && a.task === b.task && a.state.status === b.state.status;
  return (
    isSame &&
    a.state.selection === b.state.selection &&
    a.state.forecast === b.state.forecast &&
    refusedBy(a.state) === refusedBy(b.state) &&
    a.state.values?.[a.task.id] === b.state.values?.[b.task.id]
  );
});

/** The refusals of the proposal, which choices do not repeat, as one text. */
function refusedBy({ proposal }: TableState): string {
  return proposal === null ? '' : proposal.refusals.map(({ rule, code }) => `${rule} ${code}`).join();
}

function Control({ store, state, task }: TaskProps<Task>) {
  const piece = state.status.pieces.find(({ id }) => id === state.selection[0]);
  switch (task.kind) {
    case 'way':
      return piece ? <PathFields store={store} state={state} task={task} piece={piece} /> : null;
    case 'choice':
    case 'target':
      return <ChoiceView store={store} state={state} task={task} />;
    case 'several':
      return <SeveralView store={store} state={state} task={task} />;
    case 'amount':
      return <Amount store={store} state={state} task={task} />;
    case 'handles':
      return <Handles store={store} state={state} task={task} />;
    case 'place':
      return <Place store={store} state={state} task={task} />;
  }
}

/** A target task without any target is not shown. */
const isAsked = (task: Task) => task.kind !== 'target' || task.choices.some(({ value }) => value !== null);

export function Tasks({ store, state }: { readonly store: TableStore; readonly state: TableState }) {
  const tasks = state.tasks.filter(isAsked);
  const usual = tasks.filter((task) => task.isPrimary);
  const rest = tasks.filter((task) => !task.isPrimary);
  return (
    <>
      {usual.map((task) => (
        <One key={task.id} store={store} state={state} task={task} />
      ))}
      {rest.length > 0 && (
        <details className="more">
          <summary>{say('task.more')}</summary>
          {rest.map((task) => (
            <One key={task.id} store={store} state={state} task={task} />
          ))}
        </details>
      )}
    </>
  );
}
