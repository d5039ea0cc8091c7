/** The battlefields of the bundled scenarios, sampled all over. */

import { makePath, moveBase, placeBase, pointAlong, trackAlong } from '@grognard/geometry';
import { none } from '@grognard/lists';
import { anIndex } from '@grognard/test-kit';
import { describe, expect, test } from 'vitest';
import { isScenario, readScenario } from '../../scenarios/check.ts';
import { scenarios } from '../../scenarios/index.ts';
import { baseOf, footBase } from '../../scenarios/measure.ts';
import { groundsAlong, groundsUnder } from './ground.ts';
import { makeBattlefield } from './make.ts';
import type { Battlefield, Opening, Placement } from './model.ts';
import { isAcrossWall, roomAt } from './rooms.ts';
import { lineOfFire } from './sight.ts';

const battles = scenarios.map(({ id, data, editions }) => {
  const scenario = readScenario(data, editions[0]!);
  if (!isScenario(scenario)) throw new TypeError(id);
  return { id, scenario, field: makeBattlefield(scenario) };
});

/** The straight path through the middle of an opening, 2 cm to either side. */
function through({ from, to }: Opening) {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const length = Math.sqrt(dx * dx + dy * dy);
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  const aside = (by: number) => ({
    x: Math.round(middle.x - (by * dy) / length),
    y: Math.round(middle.y + (by * dx) / length),
  });
  return [aside(200), aside(-200)] as const;
}

/** Sample points, the same in every run. */
function places({ width, depth }: Battlefield, count: number): { x: number; y: number }[] {
  let seed = 7;
  const next = (below: number) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % below;
  };
  return Array.from({ length: count }, () => ({ x: next(width), y: next(depth) }));
}

function manAt(field: Battlefield, { x, y }: { x: number; y: number }): Placement {
  const room = roomAt(field, x, y, 0);
  return { base: placeBase(footBase, { x, y, heading: 0 }), room, vessel: -1 };
}

const inOrder = (a: number, b: number) => a - b;

describe.each(battles)('$id', ({ scenario, field }) => {
  test('building.room: everybody inside is in his room, nobody stands across a wall', () => {
    for (const figure of scenario.sides.flatMap(({ figures }) => figures)) {
      const room = field.rooms.findIndex(({ id }) => id === figure.room);
      const base = baseOf(figure);
      expect(isAcrossWall(field, base, anIndex(room)), figure.id).toBe(false);
      if (room >= 0) expect(roomAt(field, base.x, base.y, field.rooms[room]!.floor), figure.id).toBe(room);
    }
  });

  test('terrain.door, building.sight: doors let through, windows let only shots through', () => {
    for (const opening of field.openings) {
      const floor = field.rooms[Math.max(...opening.joins)]!.floor;
      if (opening.kind === 'stairs' || floor > 0) continue;
      const [a, b] = through(opening);
      const rooms = [roomAt(field, a.x, a.y, 0), roomAt(field, b.x, b.y, 0)];
      expect(rooms.toSorted(inOrder), opening.id).toEqual(opening.joins.toSorted(inOrder));
      const track = trackAlong({ footprint: footBase, heading: 0 }, makePath([a, b]), 'kept');
      const way = groundsAlong(field, track, rooms[0]!);
      const isDoor = opening.kind === 'door' || opening.kind === 'breach';
      expect(way.barredAt === null, opening.id).toBe(isDoor);
      if (isDoor)
        expect(
          way.rooms.map(({ room }) => room),
          opening.id,
        ).toEqual(rooms);
      expect(lineOfFire(field, manAt(field, a), manAt(field, b)).solid, opening.id).toBe(false);
    }
  });

  test('move.any-moment: a way has the ground of every place on it', () => {
    const all = places(field, 120);
    const base = placeBase(footBase, { x: 0, y: 0, heading: 0 });
    for (let i = 1; i < all.length; i++) {
      const { x, y } = all[i - 1]!;
      const path = makePath([
        { x, y },
        { x: x + (all[i]!.x % 1500) - 700, y: y + (all[i]!.y % 1500) - 700 },
      ]);
      const room = roomAt(field, x, y, 0);
      const way = groundsAlong(field, trackAlong({ footprint: footBase, heading: 0 }, path, 'kept'), room);
      if (room !== none || way.rooms.length > 1) continue;
      for (let along = 0; along < 1100; along += 25) {
        const at = pointAlong(path, along);
        moveBase(base, at.x, at.y, 0);
        for (const ground of groundsUnder(field, base, -1)) expect(way.grounds).toContain(ground);
      }
    }
  });

  test('shoot.line-solid: what blocks one way blocks the other', () => {
    const all = places(field, 400).map((place) => manAt(field, place));
    for (let i = 1; i < all.length; i++) {
      const there = lineOfFire(field, all[i - 1]!, all[i]!);
      const back = lineOfFire(field, all[i]!, all[i - 1]!);
      expect(back.solid).toBe(there.solid);
    }
  });
});
