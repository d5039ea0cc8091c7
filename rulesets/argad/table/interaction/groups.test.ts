/** Several figures as one: they keep their shape on the way and in a wheel, halt with the slowest, and have one ruler. */
import { type Command, hashedFaces, Match, type Proposal } from '@grognard/engine';
import { pointDistance } from '@grognard/geometry';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { gameOn } from '../index.ts';
import { layBattle } from '../testing/battle.ts';
import { at, handOn } from './testing/table-interaction.ts';

const musket = { firearms: ['flintlock-musket'] as ['flintlock-musket'] };

/** A line of four, 6 cm apart; one of them is slower than the others. */
const line = handOn({
  sides: {
    blue: {
      a: { at: [40, 20], ...musket },
      b: { at: [46, 20], ...musket },
      c: { at: [52, 20], firearms: ['pistol'] },
      slow: { at: [58, 20], ...musket, gear: 'wooden-leg' },
    },
    red: { kergu: { at: [90, 90] } },
  },
});

/** Where the proposal leaves each figure. */
function endsOf({
  commands,
}: Proposal): Readonly<Record<string, { readonly x: number; readonly y: number }>> {
  const ends = commands.map((command) => {
    const { figure, path } = command as unknown as { figure: string; path: { x: number; y: number }[] };
    return [figure, path.at(-1)!] as const;
  });
  return Object.fromEntries(ends);
}

describe('the way of a group', () => {
  test('group.moving: is one ruler and one front, and a ghost of each', () => {
    const { items, refusals } = line.propose('a b c', { way: [at(40, 30)] });
    expect(refusals).toEqual([]);
    expect(items.filter(({ kind }) => kind === 'ruler')).toEqual([
      { kind: 'ruler', id: 'ruler:group', points: [at(46, 21), at(46, 31)] },
    ]);
    expect(items.filter(({ kind }) => kind === 'frontage')).toHaveLength(1);
    expect(items.filter((item) => item.kind === 'piece' && item.ghost)).toHaveLength(3);
  });

  test('move.foot-light: that is too long ends where the slowest must halt, and the row of the slowest says why', () => {
    const { refusals, commands, group } = line.propose('a b c slow', { way: [at(40, 50)] });
    expect(refusals).toEqual([]);
    const ends = endsOf({ commands } as Proposal);
    const slowest = group?.rows[0];
    expect(slowest).toMatchObject({ pieces: ['slow'], role: 'slowest' });
    const far = ends['slow']!.y - 2000;
    expect(slowest?.value).toBe(`${far / 100} cm`);
    expect(Object.values(ends).map(({ y }) => y - 2000)).toEqual([far, far, far, far]);
    expect(slowest?.cited?.rule).toMatch(/^move\./);
  });

  test('is gone by each as far as it can, if the player wishes', () => {
    const ends = endsOf(line.propose('a b c slow', { way: [at(40, 50)], keep: false }));
    expect(ends['a']).toEqual(at(40, 40));
    expect(ends['slow']!.y).toBeLessThan(4000);
    expect(line.task('choice', 'a b c slow', 'keep', { way: [at(40, 50)] }).value).toBe(true);
  });

  test('is not gone by a figure that cannot set out: it stays, with the reason, and the others go', () => {
    const wall = handOn({
      sides: {
        blue: { a: { at: [20, 20] }, b: { at: [40, 20] } },
        red: { kergu: { at: [90, 90] } },
      },
      map: {
        lines: [
          {
            id: 'wall',
            kind: 'high-wall',
            points: [
              [15, 21.1],
              [25, 21.1],
            ],
          },
        ],
      },
    });
    const { commands, refusals, group } = wall.propose('b a', { way: [at(40, 32)] });
    expect(refusals).toEqual([]);
    expect(Object.keys(endsOf({ commands } as Proposal))).toEqual(['b']);
    expect(group?.rows.at(-1)).toMatchObject({
      pieces: ['a'],
      role: 'stays',
      cited: { rule: 'terrain.high-wall' },
    });
  });
});

describe('a wheel', () => {
  test('to the left turns all about the left end of the front', () => {
    const ends = endsOf(line.propose('a b c', { wheel: [{ handle: 'wheel-left', value: 300 }] }));
    expect(ends['c']!.y).toBeGreaterThan(ends['a']!.y + 500);
    const { handles } = line.task('handles', 'a b c', 'wheel');
    expect(handles.map(({ id }) => id)).toEqual(['wheel-left', 'wheel-right']);
  });

  test('and a way keep every distance between them, to the millimetre of the grid', () => {
    const names = ['a', 'b', 'c', 'slow'];
    const pieces = new Map(line.interaction.pieces.map(({ id, at: place }) => [id, place]));
    const handle = fc.constantFrom('wheel-left', 'wheel-right');
    const near = fc.integer({ min: -600, max: 600 });
    fc.assert(
      fc.property(near, near, handle, fc.integer({ min: 0, max: 900 }), (dx, dy, id, value) => {
        const way = [{ x: 4000 + dx, y: 2000 + dy }];
        const ends = endsOf(line.propose(names.join(' '), { way, wheel: [{ handle: id, value }] }));
        for (const one of names)
          for (const other of names) {
            const [p, q, r, s] = [ends[one]!, ends[other]!, pieces.get(one)!, pieces.get(other)!];
            const change = pointDistance(p.x, p.y, q.x, q.y) - pointDistance(r.x, r.y, s.x, s.y);
            expect(Math.abs(change)).toBeLessThanOrEqual(20);
          }
      }),
      { numRuns: 40 },
    );
  });
});

test('figures of a kind and formed bodies are offered as groups', () => {
  const kinds = line.interaction.groups?.filter(({ sort }) => sort === 'kind');
  expect(kinds?.map(({ pieces }) => pieces)).toEqual([['a', 'b', 'slow'], ['c']]);
});

describe('as last turn', () => {
  const battle = {
    sides: {
      blue: { a: { at: [40, 20], ...musket }, b: { at: [46, 20], ...musket }, c: { at: [52, 20] } },
      red: { kergu: { at: [46, 50], ...musket }, yves: { at: [90, 90] } },
    },
  } satisfies Parameters<typeof layBattle>[0];

  function nextTurn(commands: readonly Command[]) {
    const { table, state } = layBattle(battle);
    const game = gameOn(table);
    const match = new Match(game.rules, state, hashedFaces(5));
    const past = commands.map((command) => {
      const view = match.view('blue');
      expect(match.submit('blue', command).done).toBe(true);
      return { command, view };
    });
    for (const side of ['blue', 'red']) match.submit(side, { kind: 'seal' });
    return game.interactionFor(match.view('blue'), 'blue', () => past);
  }

  const order = (figure: string, values: object): Command =>
    ({ kind: 'order', figure, ...values }) as Command;

  test('each goes the same way from where it stands now; who had no order stays, and it says so', () => {
    const hand = nextTurn([
      order('a', { path: [at(40, 25)] }),
      order('b', { path: [at(46, 22), at(50, 22)] }),
    ]);
    const { commands, refusals, group } = hand.propose({ pieces: ['a', 'b', 'c'], values: { again: true } });
    expect(refusals).toEqual([]);
    expect(commands).toEqual([
      expect.objectContaining({ figure: 'a', path: [at(40, 30)] }),
      expect.objectContaining({ figure: 'b', path: [at(50, 24), at(54, 24)] }),
    ]);
    expect(group?.rows.map(({ pieces, role }) => [pieces, role])).toEqual([
      [['a', 'b'], 'goes'],
      [['c'], 'stays'],
    ]);
    expect(hand.tasks({ pieces: ['a', 'b'], values: {} }).map(({ id }) => id)).toContain('again');
  });

  test('who only shot at an enemy that has fallen since has nothing to repeat', () => {
    const hand = nextTurn([order('a', { shot: { weapon: 'flintlock-musket', target: 'kergu' } })]);
    const { commands, refusals } = hand.propose({ pieces: ['a'], values: { again: true } });
    expect(commands).toEqual([]);
    expect(refusals.map(({ piece }) => piece)).toEqual(['a']);
    expect(refusals[0]?.words).toBe('No order last turn that can be given again');
  });
});
