/** Display items of ambush markers: a thicket with the flag of its side, and what lies in it for those who know. */
import type { Item } from '@grognard/engine';
import { cornersOf } from '@grognard/geometry';
import { entryAt } from '@grognard/lists';
import { markerBase } from '../table/actions/ambush/index.ts';
import type { State, Table } from '../table/state/model.ts';

export function markerItems(table: Table, { markers }: Pick<State, 'markers'>): Item[] {
  return markers.flatMap(({ side, pose, units, gone }, n): Item[] => {
    if (gone !== null) return [];
    const at = { x: pose.x, y: pose.y };
    const names = units === null ? [] : units.map((unit) => entryAt(table.units, unit).name);
    return [
      {
        kind: 'area',
        id: `marker-${n}`,
        texture: 'bushes',
        corners: cornersOf(markerBase(table, pose)),
      },
      { kind: 'mark', id: `marker-flag-${n}`, mark: 'aim', at, side: entryAt(table.sides, side).id },
      {
        kind: 'label',
        id: `marker-name-${n}`,
        text: table.words.looks.ambush(names, units !== null),
        at,
        manner: 'figure',
      },
    ];
  });
}
