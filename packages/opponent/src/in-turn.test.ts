/** Computer players in games where sides move one after the other. They are asked again after every die, and for reactions. */
import { asAnyGame, hashedFaces, Match } from '@grognard/engine';
import { type GunsInTurn, gunsInTurn, gunsInTurnAt } from '@grognard/test-kit';
import { describe, expect, it } from 'vitest';
import { lookAhead } from './captain.ts';
import { makePlayer } from './make-player.ts';
import { type Level, levels } from './player.ts';
import { Rollouts } from './rollouts.ts';
import { type AnyMatch, giveCommands } from './submit-commands.ts';

const game = asAnyGame(gunsInTurnAt([2, 5]));

function playOut(seed: number, levelOf: (side: string) => Level, budget: number): string {
  const match: AnyMatch = new Match(game.rules, game.rules.start(null), hashedFaces(seed), 'state');
  const players = new Map(
    game.sides.map(({ id }) => [id, makePlayer(game, id, levelOf(id), { seed, budget })]),
  );
  for (let n = 0; n < 2000; n++) {
    const awaits = match.awaits();
    if (awaits.kind === 'over') return awaits.result.winners[0] ?? 'draw';
    const side = awaits.sides[0]!;
    const { refused, carriedOut } = giveCommands(
      match,
      side,
      players.get(side)!.answer(match.view(side)).commands,
    );
    expect(refused).toEqual([]);
    expect(carriedOut.length).toBeGreaterThan(0);
  }
  throw new Error('no end');
}

function shareOf(first: Level, second: Level, games: number, budget: number): number {
  let won = 0;
  let decided = 0;
  for (let seed = 0; seed < games; seed++)
    for (const side of ['red', 'blue']) {
      const winner = playOut(seed, (each) => (each === side ? first : second), budget);
      if (winner !== 'draw') decided++;
      if (winner === side) won++;
    }
  return won / decided;
}

it.each(levels)('a %s plays to the end with legal commands alone', (level) => {
  for (let seed = 0; seed < 20; seed++) playOut(seed, () => level, 60);
});

it('a sergeant beats a recruit, and so does a captain', () => {
  expect(shareOf('sergeant', 'recruit', 100, 0)).toBeGreaterThan(0.55);
  expect(shareOf('captain', 'recruit', 40, 600)).toBeGreaterThan(0.55);
});

describe('a plan in a game of turns', () => {
  const start = gunsInTurn.start([2, 5]);
  const limits = { key: 1, budget: 1000, furtherTurns: 0, plan: null };
  const view = game.rules.view(start, { side: 'red' });
  const imagined = () => new Rollouts(game, 'red', view, limits);

  it('is complete as far as the first command that another side answers', () => {
    const outcome = imagined().play([{ kind: 'fire' }], 0);
    expect(outcome).toMatchObject({ complete: true, refused: [] });
  });

  it('is complete also where the side goes on being asked the same', () => {
    const outcome = imagined().play([{ kind: 'push', by: 1 } as never], 0);
    expect(outcome).toMatchObject({ complete: true, refused: [] });
  });

  it('is not if nothing of it can be carried out', () => {
    const outcome = imagined().play([{ kind: 'push', by: 0 } as never], 0);
    expect(outcome).toMatchObject({ complete: false });
  });

  it('is followed by the manner of the doctrine, to the end of the stage and no farther', () => {
    const manners: string[] = [];
    const stages = new Set<number>();
    const watched: typeof game = {
      ...game,
      doctrine: {
        ...game.doctrine,
        plan: (seen, side, manner, random) => {
          manners.push(manner);
          stages.add((game.doctrine.sampleState(seen, side, random) as GunsInTurn).stage);
          return game.doctrine.plan(seen, side, manner, random);
        },
      },
    };
    new Rollouts(watched, 'red', view, limits).play([{ kind: 'fire' }], 0);
    expect(new Set(manners)).toEqual(new Set(['steady']));
    expect([...stages]).toEqual([1]);
  });
});

describe('the stake of a question', () => {
  const underFire = () => {
    const match = new Match(game.rules, game.rules.start([3, 3]), hashedFaces(1));
    match.submit('red', { kind: 'fire' });
    return match.view('blue');
  };
  const work = (stake: number | undefined): number => {
    const { importance: _, ...doctrine } = game.doctrine;
    const staked: typeof game = {
      ...game,
      doctrine: stake === undefined ? doctrine : { ...doctrine, importance: () => stake },
    };
    return lookAhead(staked, 'blue', underFire(), { key: 1, budget: 1000, furtherTurns: 0, plan: null }).work;
  };

  it('is the share of the budget that goes to it; without one all of it does', () => {
    expect(work(undefined)).toBeGreaterThan(300);
    expect(work(1)).toBe(work(undefined));
    expect(work(0.3)).toBeLessThanOrEqual(300);
    expect(work(0.3)).toBeGreaterThan(0);
    expect(work(0)).toBe(0);
    expect(work(7)).toBe(work(1));
  });
});
