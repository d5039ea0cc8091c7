import { describe, expect, it } from 'vitest';
import { blue, foundIn, problems, type SpoiltCase, white } from './testing/spoil.ts';

describe('figures, each problem with its place', () => {
  const cases: readonly SpoiltCase[] = [
    ['a breastplate that is none', (s) => (blue(s)[4]!.armour = 0), 'combination sides[1].figures[4].gear'],
    ['a facing too fine', (s) => (white(s)[0]!.facing = 10.05), 'precision sides[0].figures[0].facing'],
    [
      'a gun without a support',
      (s) => {
        s.supports = [];
        blue(s)[4]!.firearms = ['swivel-gun'];
      },
      'missing sides[1].figures[4].firearms[0]',
    ],
    ['a base over the edge', (s) => (blue(s)[4]!.at = [119.5, 50]), 'off-table sides[1].figures[4].at'],
    ['a figure out of its zone', (s) => (white(s)[5]!.at = [70, 20]), 'place sides[0].figures[5].at'],
    ["a figure in the others' zone", (s) => (blue(s)[4]!.at = [55, 70]), 'overlap sides[0].zone'],
    [
      'a figure in a wall',
      (s) => (blue(s)[4]!.at = [55, 5.5]),
      'overlap sides[0].zone',
      'place sides[1].figures[4].at',
    ],
    [
      'a figure in deep water',
      (s) => (blue(s)[4]!.at = [35, 75]),
      'overlap sides[0].zone',
      'place sides[1].figures[4].at',
    ],
    ['no such room', (s) => (white(s)[2]!.room = 'cellar'), 'reference sides[0].figures[2].room'],
    ['not in its room', (s) => (white(s)[2]!.at = [48, 46]), 'place sides[0].figures[2].at'],
    ['in a room that is not named', (s) => (white(s)[2]!.room = null), 'place sides[0].figures[2].at'],
    [
      'a rider in a room',
      (s) => {
        white(s)[2]!.troop = 'light-cavalry';
        white(s)[2]!.at = [44, 44];
      },
      'place sides[0].figures[2].room',
    ],
    [
      'in a room and aboard',
      (s) => (white(s)[2]!.vessel = 'boat'),
      'combination sides[0].figures[2].vessel',
      'place sides[0].figures[2].at',
    ],
    ['no such vessel', (s) => (white(s)[4]!.vessel = 'bark'), 'reference sides[0].figures[4].vessel'],
    ['not wholly aboard', (s) => (white(s)[4]!.at = [10.5, 73]), 'place sides[0].figures[4].at'],
    ['on a deck that is not named', (s) => (white(s)[4]!.vessel = null), 'place sides[0].figures[4].at'],
    ['figures that overlap', (s) => (blue(s)[4]!.at = [90, 39]), 'overlap sides[1].figures[4].at'],
  ];

  for (const each of cases) {
    const [name, , ...wanted] = each;
    it(name, () => expect(foundIn(each)).toEqual(wanted));
  }
});

describe('hiding and things, each problem with its place', () => {
  const cases: readonly SpoiltCase[] = [
    ['nowhere to hide', (s) => (white(s)[0]!.at = [40, 10]), 'hiding sides[0].figures[0].at'],
    ['too far from the hedge', (s) => (white(s)[1]!.at = [28.5, 20]), 'hiding sides[0].figures[1].at'],
    ['hidden upright', (s) => (white(s)[0]!.posture = 'upright'), 'hiding sides[0].figures[0].posture'],
    ['a hidden rider', (s) => (white(s)[5]!.secret = true), 'hiding sides[0].figures[5].secret'],
    [
      'carrying nothing known',
      (s) => (white(s)[2]!.carries = 'leter'),
      'reference sides[0].figures[2].carries',
      'missing objects[1].at',
    ],
    ['carried by two', (s) => (white(s)[3]!.carries = 'letter'), 'combination sides[0].figures[3].carries'],
    [
      'a heavy thing on horseback',
      (s) => {
        white(s)[5]!.carries = 'chest';
        s.objects[0]!.at = null;
      },
      'combination sides[0].figures[5].carries',
    ],
    ['carried and lying', (s) => (s.objects[1]!.at = [60, 61]), 'combination objects[1].at'],
    ['a thing that is nowhere', (s) => (s.objects[0]!.at = null), 'missing objects[0].at'],
  ];

  for (const each of cases) {
    const [name, , ...wanted] = each;
    it(name, () => expect(foundIn(each)).toEqual(wanted));
  }
});

describe('bodies, each problem with its place', () => {
  const cases: readonly SpoiltCase[] = [
    [
      'nobody of that name in a body',
      (s) => (s.sides[1]!.bodies[0]!.figures[3] = 'cook'),
      'reference sides[1].bodies[0].figures[3]',
    ],
    [
      'twice in a body',
      (s) => s.sides[1]!.bodies[0]!.figures.push('one'),
      'body sides[1].bodies[0].figures[4]',
      'body sides[1].figures[0].at',
    ],
    [
      'a body of two kinds',
      (s) => (blue(s)[3]!.troop = 'heavy-cavalry'),
      'overlap sides[1].figures[3].at',
      'overlap sides[1].figures[3].at',
      'overlap sides[1].figures[3].at',
      'body sides[1].bodies[0].figures',
    ],
    ['a body without a leader', (s) => (blue(s)[0]!.leader = false), 'body sides[1].bodies[0].figures'],
    ['a prisoner in a body', (s) => (blue(s)[1]!.captive = true), 'body sides[1].figures[1]'],
    [
      'more files than men',
      (s) => (s.sides[1]!.bodies[0]!.files = 5),
      'body sides[1].bodies[0].files',
      'body sides[1].figures[2].at',
      'body sides[1].figures[3].at',
    ],
    ['out of his place in a body', (s) => (blue(s)[3]!.at = [92, 42.2]), 'body sides[1].figures[3].at'],
    ['facing another way in a body', (s) => (blue(s)[3]!.facing = 90), 'body sides[1].figures[3].facing'],
    [
      'a body in a wood',
      (s) =>
        (s.areas[0]!.corners = [
          [92.5, 42],
          [99, 42],
          [99, 48],
          [92.5, 48],
        ]),
      'hiding sides[0].figures[0].at',
      'body sides[1].figures[3].at',
    ],
  ];

  for (const each of cases) {
    const [name, , ...wanted] = each;
    it(name, () => expect(foundIn(each)).toEqual(wanted));
  }

  it('light cavalry has no close order', () => {
    const found = problems((s) => {
      for (const [i, figure] of blue(s).slice(0, 4).entries()) {
        figure.troop = 'light-cavalry';
        figure.at = [90 + 5 * Math.floor(i / 2), 40 + 2.5 * (i % 2)];
      }
    });
    expect(found).toEqual(['body sides[1].bodies[0].figures']);
  });
});
