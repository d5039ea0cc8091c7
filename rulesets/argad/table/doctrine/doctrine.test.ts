/** Computer players of every style, scenario and edition: orders are legal, complete, repeatable, from the view alone, with reasons. */
import { type AnyTableGame, asAnyGame, type Command } from '@grognard/engine';
import { describe, expect, test } from 'vitest';
import { scenarios } from '../../scenarios/index.ts';
import { gameOn, layTable } from '../index.ts';
import { styles } from './sergeant/styles.ts';
import { refusedIn, sameLuck, startOf } from './testing/whole-battle.ts';

const ways = ['recruit', 'random', ...styles.map(({ name }) => name)];

/** Every scenario in every edition it is written for. */
const battles = scenarios.flatMap(({ id, editions, data }) =>
  editions.map((edition) => ({ id, edition, file: data })),
);

function layOut(file: unknown, edition: string): AnyTableGame {
  const table = layTable(file, edition, {});
  if (!('field' in table)) throw new Error(JSON.stringify(table));
  return asAnyGame(gameOn(table));
}

describe.each(battles)('$id in $edition', ({ file, edition }) => {
  test.each([0, 1])('turn.orders: all manners in turn give legal and complete orders (%i)', (seed) => {
    const game = layOut(file, edition);
    expect(refusedIn(game, seed, (turn, side) => ways[(turn * 3 + side * 2 + seed) % ways.length]!)).toEqual(
      [],
    );
  });
});

describe('plans', () => {
  const starter = layOut(battles.find(({ id }) => id === 'starter')?.file, 'argad-2024');
  const convoyFile = battles.find(({ id }) => id === 'convoy')?.file;
  const convoy = layOut(convoyFile, 'argad-2024');

  test.each(ways)('%s: the same luck gives the same plan', (way) => {
    const view = startOf(starter, 1).view('british');
    const plan = () => starter.doctrine.plan(view, 'british', way, sameLuck(3));
    expect(plan()).toEqual(plan());
  });

  test.each(ways)(
    'hide.secret: %s plans from the view alone, whoever hides and whatever he is after',
    (way) => {
      const match = startOf(convoy, 1);
      for (const side of ['escort', 'chouans']) match.submit(side, { kind: 'seal' } as Command);
      const view = match.view('escort');
      const changed = structuredClone(convoyFile) as {
        sides: { figures: { class: number; leader?: boolean }[] }[];
        aims: { secret?: boolean; side: string; points: number }[];
      };
      for (const figure of changed.sides[1]!.figures) figure.class = 5;
      for (const aim of changed.aims) if (aim.secret && aim.side === 'chouans') aim.points = 9;
      const other = layOut(changed, 'argad-2024');
      expect(other.doctrine.plan(view, 'escort', way, sameLuck(3))).toEqual(
        convoy.doctrine.plan(view, 'escort', way, sameLuck(3)),
      );
    },
  );

  test('turn.orders: what single men could do instead is legal, differs from the plan, and has its reason', () => {
    const match = startOf(starter, 1);
    const { plan, alternatives, actorOf } = starter.doctrine;
    let found = 0;
    for (let asked = 0; asked < 8; asked++) {
      for (const side of ['british', 'french']) {
        const view = match.view(side);
        const { commands } = plan(view, side, 'outguess', sameLuck(1));
        for (const other of alternatives!(view, side, 'outguess')) {
          found++;
          expect(commands).not.toContainEqual(other.commands[0]);
          expect(other.reasons[0]?.who).toEqual([other.actor]);
          for (const command of other.commands) {
            expect(actorOf(command)).toBe(other.actor);
            expect(match.check(side, command)).toMatchObject({ allowed: true });
          }
        }
        for (const command of commands) match.submit(side, command as Command);
      }
    }
    expect(found).toBeGreaterThan(50);
  });

  test('hide.secret: ambushers lie still while nobody is near', () => {
    const match = startOf(convoy, 1);
    for (const side of ['escort', 'chouans']) match.submit(side, { kind: 'seal' } as Command);
    const { commands, reasons } = convoy.doctrine.plan(
      match.view('chouans'),
      'chouans',
      'steady',
      sameLuck(1),
    );
    expect(commands).toEqual([{ kind: 'seal' }]);
    expect(reasons.some(({ words }) => words === 'Lie in wait.')).toBe(true);
  });

  test('worth is what one side has over the other, and won or lost at the end', () => {
    const match = startOf(starter, 1);
    const { evaluate: worth } = starter.doctrine;
    expect(Math.abs(worth(match.state, 'british'))).toBeLessThan(100);
    expect(worth(match.state, 'british') + worth(match.state, 'french')).toBeCloseTo(0);
    match.submit('french', { kind: 'concede' } as Command);
    expect(worth(match.state, 'british')).toBe(1000);
    expect(worth(match.state, 'french')).toBe(-1000);
  });
});
