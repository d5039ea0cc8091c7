/** Detectors for the rules of chapter turn. For tests only. */

import { type Point, segmentDistance } from '@grognard/geometry';
import { areEnemies, areTouching } from '../../bodies/contacts.ts';
import type { ArgadEventOf } from '../../state/events.ts';
import type { Detectors, ObservedCommand } from './observed-command.ts';

/** Weapons that only an immobile figure fires. */
const immobileArms: readonly string[] = ['flintlock-musket', 'swivel-gun', 'rampart-musket'];
/** The distance at which a zone of control would hold a figure, if the rules had one, in tenths of a millimetre. */
const closeBy = 300;

/** Whether a figure passed close to a stationary enemy and went on. */
function passedBy(seen: ObservedCommand, { figure, way, stopped }: ArgadEventOf<'moved'>): boolean {
  if (stopped === 'contact' || way.length < 2) return false;
  return seen.table.roster.some(({ index }) => {
    const enemy = seen.before.figures[index]!;
    if (!areEnemies(seen.table, figure, index) || enemy.status !== 'on' || enemy.mounted) return false;
    if (seen.before.figures[figure]!.mounted || seen.moved(index) !== undefined) return false;
    const end = way.at(-1)!;
    const left = segmentDistance(end.x, end.y, end.x, end.y, enemy.x, enemy.y) - 200;
    const least = nearest(way, enemy) - 200;
    return least > 15 && least < closeBy && left > least + 100;
  });
}

function nearest(way: readonly Point[], { x, y }: Point): number {
  let least = Number.POSITIVE_INFINITY;
  for (let n = 1; n < way.length; n++) {
    const a = way[n - 1]!;
    const b = way[n]!;
    least = Math.min(least, segmentDistance(a.x, a.y, b.x, b.y, x, y));
  }
  return least;
}

function fellByShot(seen: ObservedCommand): readonly ArgadEventOf<'fell'>[] {
  return seen.of('fell').filter(({ how }) => how === 'shot');
}

/** Whether a figure shown this turn was nearer than a shot's target and was not shot at. */
function spared(seen: ObservedCommand, shown: ArgadEventOf<'shown'>): boolean {
  const state = seen.whenMoved;
  return seen.of('shot').some(({ figure, target, moment }) => {
    const { side } = seen.table.roster[figure]!;
    if (moment !== 'end' || !shown.to.includes(side) || target === shown.figure) return false;
    return seen.distance(state, figure, shown.figure) < seen.distance(state, figure, target);
  });
}

export const turnRows: Detectors = {
  'turn.phases': (seen) => {
    const shot = seen.events.findIndex((event) => event.kind === 'shot' && event.moment === 'end');
    return shot > seen.last('moved') && seen.has('moved') && seen.first('struck') > shot;
  },
  'turn.simultaneous': (seen) => {
    const movers = seen.of('moved').map(({ figure }) => seen.table.roster[figure]!.side);
    return new Set(movers).size > 1;
  },
  'turn.orders': (seen) => {
    if (!seen.has('revealed') || seen.before.phase !== 'orders') return false;
    const sides = seen.table.roster.filter(({ index }) => seen.order(index) !== null).map(({ side }) => side);
    return new Set(sides).size > 1;
  },
  'turn.no-order': (seen) => seen.of('reloaded').some(({ figure }) => seen.order(figure) === null),
  'turn.slices': (seen) =>
    seen.of('touched').some(({ slice, one, other }) => {
      const met = [seen.moved(one), seen.moved(other)];
      return slice > 1 && slice < 40 && met.some((moved) => moved?.slice === slice);
    }),
  'turn.slow-first': (seen) => seen.has('slowed', 'moved') && seen.last('slowed') < seen.first('moved'),
  'turn.contact-stops': (seen) =>
    seen.of('touched').some(({ one, other, slice }) =>
      [one, other].every((figure) => {
        const moved = seen.moved(figure);
        return moved === undefined || (moved.slice === slice && moved.stopped === 'contact');
      }),
    ),
  'turn.stop-short': (seen) => seen.of('moved').some(({ stopped }) => stopped === 'friend'),
  'turn.deadlock': (seen) => {
    const held = seen.of('moved').filter(({ stopped }) => stopped === 'friend' || stopped === 'halted');
    return held.some((one) => held.some((other) => areBeside(one, other)));
  },
  'turn.no-zone': (seen) => seen.of('moved').some((moved) => passedBy(seen, moved)),
  'turn.leave': (seen) =>
    seen.of('moved').some(({ figure }) => {
      const enemies = seen.touching[figure]!;
      return enemies.length > 0 && !enemies.some((e) => areTouching(seen.table, seen.whenMoved, figure, e));
    }),
  'turn.immobile': (seen) =>
    seen.of('shot').some(({ figure, firearm }) => {
      const { x, y } = seen.before.figures[figure]!;
      const now = seen.whenMoved.figures[figure]!;
      return immobileArms.includes(firearm) && now.x === x && now.y === y;
    }),
  'turn.shot-start': (seen) => {
    const shot = seen.first('shot');
    return (
      shot >= 0 &&
      seen.of('shot')[0]!.moment === 'start' &&
      !(seen.first('moved') < shot && seen.has('moved'))
    );
  },
  'turn.shot-moving': (seen) => seen.of('shot').some(({ moment }) => moment === 'moving'),
  'turn.shot-contact': (seen) =>
    seen.of('shot').some(({ moment, rangeCm }) => moment === 'contact' && rangeCm <= 2),
  'turn.shot-end': (seen) => seen.of('shot').some(({ moment }) => moment === 'end'),
  'turn.shots-together': (seen) =>
    fellByShot(seen).some(({ figure }) =>
      seen.of('shot').some((shot) => shot.figure === figure && shot.moment !== 'start'),
    ),
  'turn.target-lost': (seen) =>
    seen.of('heldFire').some(({ rules }) => rules.includes('turn.target-lost')) ||
    seen.of('shot').some(({ figure, target }) => {
      const aimed = seen.order(figure)?.shot?.target ?? null;
      return aimed !== null && seen.table.roster[target]!.id !== aimed;
    }),
  'turn.dead-no-blow': (seen) =>
    fellByShot(seen).some(
      ({ figure }) =>
        seen.of('touched').some(({ one, other }) => one === figure || other === figure) &&
        !seen.of('struck').some((struck) => struck.figure === figure),
    ),
  'turn.surprise': (seen) => seen.of('shown').some((shown) => spared(seen, shown)),
  'turn.reload-done': (seen) =>
    seen.has('reloaded', 'struck') && seen.first('reloaded') > seen.last('struck'),
  'turn.sequence-end': (seen) =>
    seen.has('turnEnded') && seen.last('turnEnded') > Math.max(seen.last('reloaded'), seen.last('scored')),
};

function areBeside(one: ArgadEventOf<'moved'>, other: ArgadEventOf<'moved'>): boolean {
  if (one === other) return false;
  const a = one.way.at(-1)!;
  const b = other.way.at(-1)!;
  return segmentDistance(a.x, a.y, a.x, a.y, b.x, b.y) < 560;
}
