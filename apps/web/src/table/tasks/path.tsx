/** A path in numbers: distance and direction of its legs. */
import type { PathTask, Piece } from '@grognard/engine';
import { pathOf, pathTo, pathValue } from '@grognard/table-view/gestures';
import { say } from '../../languages/index.ts';
import { inUnits, lengthWords, ofUnits } from '../../shell/measure.ts';
import { lastLeg, pointAt } from '../path-legs.ts';
import { NumberField } from './number-field.tsx';
import type { TaskProps } from './props.ts';

export function PathFields({ store, state, task, piece }: TaskProps<PathTask> & { readonly piece: Piece }) {
  const path = pathOf(task, state.values);
  const { from, length, degrees } = lastLeg(piece, path);
  const put = (far: number, angle: number) =>
    store.setTask(task.id, pathValue(pathTo(path, pointAt(from, far, angle), 'end')));
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
        {path.length > 0 && (
          <button
            type="button"
            onClick={() => store.setTask(task.id, pathValue([...path, ...path.slice(-1)]))}
          >
            {say('way.bend')}
          </button>
        )}
        {path.length > 0 && (
          <button type="button" onClick={() => store.setTask(task.id, pathValue(path.slice(0, -1)))}>
            {say('way.back')}
          </button>
        )}
      </div>
    </fieldset>
  );
}
