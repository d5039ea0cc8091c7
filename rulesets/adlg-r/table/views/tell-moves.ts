/** tellMoved: units on their way, in a sentence. */
import { type Pose, pointDistance, type Tenths } from '@grognard/geometry';
import { lengthText, namesOf } from '../explain/words.ts';
import type { AdlgEventOf, MoveCause } from '../state/events.ts';
import type { Table } from '../state/model.ts';

/** Told by the event before or after it. */
const unsaid: readonly MoveCause[] = ['charge', 'conform', 'pursuit'];

export function tellMoved(table: Table, { cause, ways }: AdlgEventOf<'moved'>): string | null {
  if (unsaid.includes(cause)) return null;
  const { report } = table.words;
  const names = namesOf(
    table,
    ways.map(({ unit }) => unit),
  );
  const far = Math.max(0, ...ways.map(({ way }) => lengthOf(way)));
  return report.moved(names.join(', '), report.moves[cause], far === 0 ? null : lengthText(table, far));
}

/** The sum of the straight pieces of a way. */
function lengthOf(way: readonly Pose[]): Tenths {
  return way.reduce((sum, at, n) => {
    const before = way[n - 1];
    return before === undefined ? 0 : sum + Math.round(pointDistance(before.x, before.y, at.x, at.y));
  }, 0);
}
