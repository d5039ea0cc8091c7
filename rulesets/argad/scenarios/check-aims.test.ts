import { describe, expect, it } from 'vitest';
import { blue, foundIn, type SpoiltCase, white } from './testing/spoil.ts';

describe('aims, each problem with its place', () => {
  const cases: readonly SpoiltCase[] = [
    ['an aim that lacks its place', (s) => (s.aims[0]!.place = null), 'missing aims[0].place'],
    ['an aim that lacks its thing', (s) => (s.aims[1]!.object = null), 'missing aims[1].object'],
    ['an aim with too much', (s) => (s.aims[0]!.edge = 'west'), 'aim aims[0].edge'],
    ['to seize neither nor', (s) => (s.aims[4]!.figures = []), 'aim aims[4]'],
    ['an aim of nobody', (s) => (s.aims[3]!.side = 'green'), 'reference aims[3].side'],
    ['to flee with the enemy', (s) => (s.aims[2]!.figures[0] = 'one'), 'reference aims[2].figures[0]'],
    ['to catch a friend', (s) => (s.aims[4]!.figures[0] = 'one'), 'reference aims[4].figures[0]'],
    ['somebody twice', (s) => s.aims[2]!.figures.push('cook'), 'aim aims[2].figures'],
    ['more than there are', (s) => (s.aims[3]!.least = 7), 'aim aims[3].least'],
    [
      'to kill a prisoner',
      (s) => {
        for (const figure of white(s)) if (figure.id === 'cook') figure.captive = true;
        Object.assign(s.aims[3]!, { figures: ['cook'], least: 1 });
      },
      'reference aims[3].figures[0]',
    ],
    [
      'a side without an aim',
      (s) => (s.aims = s.aims.filter(({ side }) => side === 'blue')),
      'winner sides[0]',
    ],
    [
      'a side of prisoners',
      (s) => {
        s.sides[1]!.bodies = [];
        for (const figure of blue(s)) figure.captive = true;
      },
      'winner sides[1].figures',
    ],
    [
      'the same aim twice',
      (s) => s.aims.push({ ...s.aims[3]!, id: 'slay-again', points: 5 }),
      'winner aims[5]',
    ],
  ];

  for (const each of cases) {
    const [name, , ...wanted] = each;
    it(name, () => expect(foundIn(each)).toEqual(wanted));
  }
});
