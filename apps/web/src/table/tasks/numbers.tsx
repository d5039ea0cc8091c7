/** Numbers of a task: an amount, or the handles of a formed body. */
import type { AmountTask, HandlesTask } from '@grognard/engine';
import { withHandle } from '@grognard/table-view/gestures';
import { say } from '../../languages/index.ts';
import { settings } from '../../settings/store.ts';
import { inUnits, ofUnits } from '../../shell/measure.ts';
import { NumberField } from './number-field.tsx';
import { type TaskProps, toldOf } from './props.ts';

type AmountUnit = AmountTask['unit'];

/** A number in the player's unit, and back. */
const shown = (value: number, unit: AmountUnit) =>
  unit === 'length' ? inUnits(value) : unit === 'angle' ? value / 10 : value;
const kept = (value: number, unit: AmountUnit) =>
  Math.round(unit === 'length' ? ofUnits(value) : unit === 'angle' ? value * 10 : value);

const unitWords = (unit: Exclude<AmountUnit, 'count'>) =>
  unit === 'length' ? say(`unit.${settings.get().units}`) : say(`unit.${unit}`);

export function Amount({ store, state, task }: TaskProps<AmountTask>) {
  return (
    <fieldset className="task">
      <legend className={task.unit === 'count' ? 'unseen' : undefined}>{task.title}</legend>
      <NumberField
        label={task.unit === 'count' ? task.title : unitWords(task.unit)}
        value={shown(toldOf(state, task) as number, task.unit)}
        least={shown(task.least, task.unit)}
        most={shown(task.most, task.unit)}
        step={1}
        put={(value) => store.setTask(task.id, kept(value, task.unit))}
      />
    </fieldset>
  );
}

export function Handles({ store, state, task }: TaskProps<HandlesTask>) {
  // What can only be dragged has no number.
  const handles = task.handles.filter(({ least, most }) => least < most);
  if (handles.length === 0) return null;
  return (
    <fieldset className="task">
      <legend>{task.title}</legend>
      <div className="row">
        {handles.map(({ id, title, unit, value, least, most }) => {
          return (
            <NumberField
              key={id}
              label={`${title} (${unitWords(unit)})`}
              value={shown(value, unit)}
              least={shown(least, unit)}
              most={shown(most, unit)}
              step={1}
              put={(next) =>
                store.setTask(
                  task.id,
                  withHandle(state.values, task, { handle: id, value: kept(next, unit) }),
                )
              }
            />
          );
        })}
      </div>
    </fieldset>
  );
}
