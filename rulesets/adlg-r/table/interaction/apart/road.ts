/** A road as a hand draws it: its two ends on the edge of the table, and perhaps a bend. */
import type { Handle, Task, TaskValues } from '@grognard/engine';
import type { Point } from '@grognard/geometry';
import { entryAt } from '@grognard/lists';
import type { Json } from '@grognard/rules-kit';
import { choiceTask, fieldIn, handlesTask, plainChoice, readList, readPoint } from '@grognard/table-kit';
import { boxOfSector } from '../../actions/setup/index.ts';
import type { Table } from '../../state/model.ts';
import type { PieceInHand } from '../../state/setup.ts';
import type { HandContext } from './hand.ts';
import { settledEnd } from './snapping.ts';

const ends = ['from', 'bend', 'to'] as const;
type End = (typeof ends)[number];

export function roadValues(points: readonly Point[]): TaskValues {
  const [from, ...through] = points;
  const [bend, to] = through.length > 1 ? through : [undefined, through[0]];
  const set = (handle: End, at: Point | undefined): Json[] =>
    at === undefined ? [] : [{ handle, to: { x: at.x, y: at.y } }];
  return {
    bend: bend === undefined ? 'straight' : 'bent',
    ends: [...set('from', from), ...set('bend', bend), ...set('to', to)],
  };
}

/** Where an end was dragged last, or null. */
function draggedTo(values: TaskValues, end: End): Point | null {
  const sets = readList(values['ends']).filter((set) => fieldIn(set, 'handle') === end);
  return readPoint(fieldIn(sets.at(-1), 'to'));
}

/** From end to end. Both ends lie on the table edge in their sectors. */
export function roadThrough(table: Table, { sectors }: PieceInHand, values: TaskValues): Point[] {
  const { width, depth } = table.field;
  const middle = { x: Math.round(width / 2), y: Math.round(depth / 2) };
  const endAt = (end: 'from' | 'to', n: number): Point => {
    const wished = draggedTo(values, end) ?? middle;
    const sector = sectors[n];
    return sector === undefined ? wished : settledEnd(table, boxOfSector(table, sector), wished);
  };
  const bend = values['bend'] === 'bent' ? [draggedTo(values, 'bend') ?? middle] : [];
  return [endAt('from', 0), ...bend, endAt('to', 1)];
}

export function roadTasks({ table, words }: HandContext, hand: PieceInHand, values: TaskValues): Task[] {
  const points = roadThrough(table, hand, values);
  const named: readonly End[] = points.length > 2 ? ends : ['from', 'to'];
  const handles = named.map(
    (id, n): Handle => ({
      id,
      title: words.tasks.end[id],
      at: entryAt(points, n),
      unit: 'length',
      value: 0,
      least: 0,
      most: 0,
    }),
  );
  const { straight, bent } = words.tasks.bends;
  return [
    choiceTask('bend', words.tasks.bend, values['bend'] ?? 'straight', [
      plainChoice('straight', straight, []),
      plainChoice('bent', bent, []),
    ]),
    handlesTask('ends', words.tasks.ends, values['ends'] ?? [], handles, 'more'),
  ];
}
