/** A place in numbers: distances from the left and the near edge of the table. */
import type { PlaceTask } from '@grognard/engine';
import type { Point } from '@grognard/geometry';
import { placeOf, pointValue } from '@grognard/table-view/gestures';
import { say } from '../../languages/index.ts';
import { inUnits, ofUnits } from '../../shell/measure.ts';
import { NumberField } from './number-field.tsx';
import type { TaskProps } from './props.ts';

export function Place({ store, state, task }: TaskProps<PlaceTask>) {
  const at = placeOf(task, state.values);
  const { width, depth } = state.status.picture.table;
  const put = (next: Partial<Point>) => store.setTask(task.id, pointValue({ ...at, ...next }));
  return (
    <fieldset className="task">
      <legend>{task.title}</legend>
      <div className="row">
        <NumberField
          label={say('place.across')}
          value={inUnits(at.x)}
          least={0}
          most={inUnits(width)}
          step={1}
          put={(v) => put({ x: Math.round(ofUnits(v)) })}
        />
        <NumberField
          label={say('place.deep')}
          value={inUnits(at.y)}
          least={0}
          most={inUnits(depth)}
          step={1}
          put={(v) => put({ y: Math.round(ofUnits(v)) })}
        />
      </div>
    </fieldset>
  );
}
