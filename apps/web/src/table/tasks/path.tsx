/** A way by numbers: how far and in which direction, with its bends. */
import type { PathTask, Piece } from '@grognard/engine';
import type { Json } from '@grognard/rules-kit';
import { say } from '../../languages/index.ts';
import { inUnits, lengthWords, ofUnits } from '../../shell/measure.ts';
import { lastLeg, ledTo, reached, wayNow } from '../ways.ts';
import { NumberField } from './number-field.tsx';
import type { TaskProps } from './props.ts';

export function Way({ desk, seen, task, piece }: TaskProps<PathTask> & { readonly piece: Piece }) {
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
