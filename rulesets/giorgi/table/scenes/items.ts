/** Overlay items of a scene: shots, rods, contact, the ring of a rout. */

import type { Item } from '@grognard/engine';
import { entryAt, none } from '@grognard/lists';
import { breakingCm } from '../../data/moves.ts';
import { tenthsOf } from '../../scenarios/measure.ts';
import type { GiorgiEvent, GiorgiEventOf } from '../state/events.ts';
import type { State, Table } from '../state/model.ts';

/** Width of a rod, in tenths of a millimetre. */
const rodWidth = 20;

export function itemsOf(table: Table, before: State, event: GiorgiEvent, n: number): Item[] {
  if (event.kind === 'fired')
    return event.shot.shot === 'round' ? [rodOf(table, event, n)] : [shotOf(event, n)];
  if (event.kind === 'tested') return event.what === 'breaking' ? ringsOf(table, before, n) : [];
  if (event.kind !== 'declared') return [];
  const { unit, target } = event.approach;
  if (target === none) return [];
  const ends = [entryAt(before.units, unit).stands, entryAt(before.units, target).stands];
  const points = ends.map(({ x, y }) => ({ x, y }));
  return [
    {
      kind: 'path',
      id: `attack:${n}`,
      side: entryAt(table.sides, entryAt(table.units, unit).side).id,
      points,
    },
  ];
}

function shotOf({ from, to, killed }: GiorgiEventOf<'fired'>, n: number): Item {
  return { kind: 'shot', id: `shot:${n}`, from, to, result: killed > 0 ? 'hit' : 'miss' };
}

function rodOf({ words }: Table, { from, to, rod, killed }: GiorgiEventOf<'fired'>, n: number): Item {
  const length = Math.max(1, Math.round(Math.sqrt((to.x - from.x) ** 2 + (to.y - from.y) ** 2)));
  const at = (along: number) => ({
    x: Math.round(from.x + ((to.x - from.x) * along) / length),
    y: Math.round(from.y + ((to.y - from.y) * along) / length),
  });
  return {
    kind: 'rod',
    id: `rod:${n}`,
    from,
    to,
    width: rodWidth,
    marks: [],
    hits: rod.map((hit) => ({
      from: at(hit.from),
      to: at(hit.to),
      text: words.scenes.hit(killed),
    })),
  };
}

/** Rings of the distance within which the routs of this player turn are felt. */
function ringsOf({ units, sides }: Table, { broke, units: now }: State, n: number): Item[] {
  return broke.map(({ unit }): Item => {
    const { x, y, heading } = entryAt(now, unit).stands;
    return {
      kind: 'arc',
      id: `rout:${n}:${entryAt(sides, entryAt(units, unit).side).id}:${unit}`,
      at: { x, y },
      heading,
      radius: tenthsOf(breakingCm),
      spread: 3600,
    };
  });
}
