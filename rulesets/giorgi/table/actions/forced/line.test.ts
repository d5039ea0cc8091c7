/** Tests of the direction away from an enemy. */

import { asHeading, cosineOf, rectangleBase, sineOf, sineScale } from '@grognard/geometry';
import { anIndex } from '@grognard/test-kit';
import { describe, expect, test } from 'vitest';
import { fallBack, retreat } from './index.ts';
import { awayFrom, retreatHeading } from './line.ts';
import { driving, foe, own } from './testing/driving.ts';

/** A column of two files driven back from a line of six. */
function column(at: readonly [number, number], north: Parameters<typeof driving>[0]['north']) {
  const game = driving({ south: { own: { at, bases: 6, formation: 'column' } }, north });
  const causes = Object.keys(north).map(game.index);
  return { ...game, back: () => retreat(game.turn, game.index('own'), causes) };
}

describe('melee.retreat-line', () => {
  test.each([66, 70, 75, 81, 84])('from the wing of a line it goes straight back, at x %d', (x) => {
    const { back, stands } = column([x, 50], { foe: { at: [75, 54], bases: 6 } });
    back();
    expect(stands('own')).toMatchObject({ x: x * 100, y: 4100, heading: 900 });
  });

  test('apart it goes along the shortest line between the two', () => {
    // The corner of the enemy is at 64 and 59, that of the column at 72 and 53.
    const { back, stands } = column([75, 50], { foe: { at: [61, 60], bases: 2 } });
    back();
    expect(stands('own')).toMatchObject({ x: 7500 + 720, y: 5000 - 540 });
  });

  test('struck in the flank it goes away from that flank if that is homeward, else home', () => {
    const game = driving({
      south: { own: { ...own, facing: 90 } },
      north: { foe: { ...foe, at: [75, 57] } },
    });
    const heading = () => retreatHeading(game.turn.table, game.turn.state, anIndex(0), [anIndex(1)], 600);
    expect(heading()).toBe(2700);
    game.unit('foe').stands = { ...game.stands('foe'), x: 6500, y: 5000, heading: 0 };
    expect(heading()).toBe(2700);
  });

  test('melee.retreat-direction: of two in contact, from the one whose direction leads home and onto nobody', () => {
    // One before its front and one on its left flank, in either order.
    const front = { at: [75, 54] as const, bases: 6 };
    const flank = { at: [71, 50] as const, bases: 2, facing: 90 };
    for (const north of [
      { front, flank },
      { flank, front },
    ]) {
      const { back, stands } = column([75, 50], north);
      back();
      expect(stands('own')).toMatchObject({ x: 7500, y: 4100 });
    }
  });
});

describe('away from an enemy in contact', () => {
  const enemy = (heading: number) => rectangleBase(5000, 5000, heading, 1800, 200);

  test.each([0, 10, 450, 777, 900, 1333, 2701, 3599])(
    'square to the edge it touches, turned to %d',
    (heading) => {
      const foe = enemy(heading);
      const beside = (aside: number, ahead: number, turned: number) => {
        const [c, s] = [cosineOf(heading) / sineScale, sineOf(heading) / sineScale];
        const x = Math.round(5000 + ahead * c + aside * s);
        const y = Math.round(5000 + ahead * s - aside * c);
        return rectangleBase(x, y, asHeading(heading + turned), 600, 600);
      };
      for (const aside of [-900, -300, 0, 700, 1100])
        for (const turned of [0, 900, 1800, 2700]) {
          expect(awayFrom(beside(aside, 401, turned), foe)).toBe(heading);
          expect(awayFrom(beside(aside, -401, turned), foe)).toBe(asHeading(heading + 1800));
        }
      expect(awayFrom(beside(1201, 150, 0), foe)).toBe(asHeading(heading + 2700));
      expect(awayFrom(beside(-1201, -150, 0), foe)).toBe(asHeading(heading + 900));
    },
  );

  test('of corners that touch, the edge that looks more towards it', () => {
    expect(awayFrom(rectangleBase(6100, 7100, 900, 400, 4000), enemy(900))).toBe(900);
    expect(awayFrom(rectangleBase(6200, 5200, 900, 600, 200), enemy(900))).toBe(0);
  });
});

describe('attack.tested', () => {
  test('falling back, facing the enemy, leads straight from an attack on the wing', () => {
    const game = driving({
      south: { own: { at: [75, 50], bases: 6 } },
      north: { foe: { at: [83, 60], bases: 2 } },
    });
    fallBack(game.turn, anIndex(0), anIndex(1), 6);
    expect(game.stands('own')).toMatchObject({ x: 7500, y: 4400, heading: 900 });
  });
});
