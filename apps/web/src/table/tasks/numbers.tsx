/** Numbers to be told: an amount, or the handles of a formed body. */
import type { AmountTask, HandlesTask } from '@grognard/engine';
import { say } from '../../languages/index.ts';
import { handled } from '../handles.ts';
import { NumberField } from './number-field.tsx';
import { type TaskProps, toldOf } from './props.ts';

/** In how many parts a unit is counted. */
const scales = { length: 100, angle: 10, count: 1 } as const;

export function Amount({ desk, seen, task }: TaskProps<AmountTask>) {
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

export function Handles({ desk, seen, task }: TaskProps<HandlesTask>) {
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
