/** `firepower`: the value of a side's next fire, by the best shot of each loaded figure from present positions. */

import { type MovableBase, moveBase, placeBase } from '@grognard/geometry';
import { entryAt } from '@grognard/lists';
import { footBase, mountedBase } from '../../scenarios/measure.ts';
import type { Placement } from '../field/model.ts';
import type { SideIndex } from '../state/indices.ts';
import type { FigureState, State, Table } from '../state/model.ts';
import { needAt, shotChance } from './sergeant/threat.ts';

const bases: Readonly<Record<'shooter' | 'target', Readonly<Record<'foot' | 'saddle', MovableBase>>>> = {
  shooter: { foot: make(footBase), saddle: make(mountedBase) },
  target: { foot: make(footBase), saddle: make(mountedBase) },
};

function make(footprint: typeof footBase): MovableBase {
  return placeBase(footprint, { x: 0, y: 0, heading: 0 });
}

function standing(
  who: 'shooter' | 'target',
  { x, y, heading, mounted, room, vessel }: FigureState,
): Placement {
  const base = bases[who][mounted ? 'saddle' : 'foot'];
  moveBase(base, x, y, heading);
  return { base, room, vessel };
}

/** A shot after reloading, relative to one now, in hundredths. */
const later = 45;

/** Expected hits, in hundredths. Hidden figures are not targets. */
export function firepower(table: Table, { figures }: State, side: SideIndex): number {
  let hits = 0;
  for (const figureInfo of table.roster) {
    const figure = entryAt(figures, figureInfo.index);
    if (figureInfo.side !== side || figureInfo.captive || figure.status !== 'on') continue;
    if (figureInfo.firearms.length === 0) continue;
    const arms = figure.loaded > 0 ? figure.loaded : 2 ** figureInfo.firearms.length - 1;
    const from = standing('shooter', figure);
    let best = 0;
    for (const enemy of table.roster) {
      if (enemy.side === side || enemy.captive) continue;
      const target = entryAt(figures, enemy.index);
      if (target.status !== 'on' || target.posture === 'crouched') continue;
      const dx = target.x - figure.x;
      const dy = target.y - figure.y;
      const far = Math.floor(Math.sqrt(dx * dx + dy * dy)) - 200;
      if (needAt(table, figureInfo, arms, far) === null) continue;
      best = Math.max(best, shotChance(table, figureInfo, arms, from, standing('target', target), 0));
    }
    hits += figure.loaded > 0 ? best : (best * later) / 100;
  }
  return hits;
}
