/** Computer players: the same answers from the same views, only legal commands, nothing beyond the view. */
import { type AnyView, asAnyGame, hashedFaces, Match } from '@grognard/engine';
import { type DarkDuel, type DarkDuelCommand, darkDuel, darkDuelAt, duellist } from '@grognard/test-kit';
import { describe, expect, it } from 'vitest';
import { makePlayer } from './make-player.ts';
import { isLevel, type Level, levels, type Player } from './player.ts';
import { createRandom, keyOf } from './random.ts';
import { type AnyMatch, giveCommands } from './submit-commands.ts';

const game = asAnyGame(darkDuelAt([2, 5]));
const viewOf = (state: DarkDuel) => game.rules.view(state, { side: 'red' });
const startView = (places: readonly number[] = [2, 5]) => viewOf(darkDuel.start(places));

/** Plays to the end. Every command must be accepted. */
function playOut(seed: number, red: Player, blue: Player): string {
  const match: AnyMatch = new Match(game.rules, game.rules.start(null), hashedFaces(seed), 'state');
  for (let n = 0; n < 100; n++) {
    const awaits = match.awaits();
    if (awaits.kind === 'over') return awaits.result.winners[0] ?? 'draw';
    const player = awaits.sides[0] === 'red' ? red : blue;
    const { refused } = giveCommands(match, player.side, player.answer(match.view(player.side)).commands);
    expect(refused).toEqual([]);
  }
  throw new Error('no end');
}

/** Share of decided games that the first level wins, with sides swapped and the same dice. */
function shareOf(first: Level, second: Level, games: number, budget: number): number {
  let won = 0;
  let decided = 0;
  for (let seed = 0; seed < games; seed++) {
    for (const side of ['red', 'blue']) {
      const levelOf = (each: string) => (each === side ? first : second);
      const player = (each: string) => makePlayer(game, each, levelOf(each), { seed, budget });
      const winner = playOut(seed, player('red'), player('blue'));
      if (winner !== 'draw') decided++;
      if (winner === side) won++;
    }
  }
  return won / decided;
}

describe('luck', () => {
  it('is the same for the same key, in range, and evenly spread', () => {
    const [one, two] = [createRandom(7), createRandom(7)];
    const drawn = Array.from({ length: 6000 }, () => one.below(6));
    expect(Array.from({ length: 6000 }, () => two.below(6))).toEqual(drawn);
    for (let face = 0; face < 6; face++) {
      const count = drawn.filter((each) => each === face).length;
      expect(count).toBeGreaterThan(880);
      expect(count).toBeLessThan(1120);
    }
    expect(() => one.below(0)).toThrow(RangeError);
  });

  it('differs with every part of a key', () => {
    const keys = [keyOf(1), keyOf(2), keyOf(1, 'red', 0), keyOf(1, 'red', 1), keyOf(1, 'blue', 0)];
    expect(new Set(keys).size).toBe(keys.length);
  });
});

describe.each(levels)('%s', (level) => {
  it('gives the same answers for the same seed and views, and others for another seed', () => {
    const answers = (seed: number) => {
      const player = makePlayer(game, 'red', level, { seed, budget: 60 });
      return JSON.stringify(Array.from({ length: 12 }, () => player.answer(startView())));
    };
    expect(answers(3)).toBe(answers(3));
    expect(answers(4)).not.toBe(answers(3));
  });

  it('plays to the end with legal commands alone', () => {
    for (let seed = 0; seed < 30; seed++) {
      const [red, blue] = ['red', 'blue'].map((side) => makePlayer(game, side, level, { seed, budget: 60 }));
      playOut(seed, red!, blue!);
    }
  });

  it('knows nothing but the view: where the enemy really hides changes nothing', () => {
    const answer = (place: number) =>
      makePlayer(asAnyGame(darkDuelAt([2, place])), 'red', level, { seed: 9, budget: 100 }).answer(
        startView([2, place]),
      );
    expect(answer(5)).toEqual(answer(1));
  });

  it('answers without fuss when nothing is asked of it', () => {
    const over = viewOf({ ...darkDuel.start([2, 5]), dead: ['blue'] });
    expect(makePlayer(game, 'red', level, { seed: 1 }).answer(over).work).toBe(0);
  });
});

it('levels are known by name', () => {
  expect(levels.every(isLevel)).toBe(true);
  expect(isLevel('general')).toBe(false);
});

/** Red's view when both figures have been found, with the enemy at a place. */
function found(place: number): AnyView {
  const start = darkDuel.start([2, 5]);
  const red = { ...duellist(start, 'red'), found: place, dodges: 1 };
  return viewOf({ ...start, turn: 3, sides: { ...start.sides, red } });
}

/** A captain with two plans to choose from. */
function captainBetween(plans: Readonly<Record<string, readonly DarkDuelCommand[]>>): Player {
  const { doctrine } = game;
  const between: typeof game = {
    ...game,
    doctrine: {
      ...doctrine,
      styles: Object.keys(plans),
      plan: (view, side, manner, random) =>
        side === 'red' && plans[manner]
          ? { commands: plans[manner], reasons: [] }
          : doctrine.plan(view, side, 'recruit', random),
    },
  };
  return makePlayer(between, 'red', 'captain', { seed: 3, budget: 3000 });
}

describe('captain', () => {
  it.each([0, 1, 7, 40, 333])('works no more than a budget of %i, and answers in full', (budget) => {
    const { commands, work } = makePlayer(game, 'red', 'captain', { seed: 5, budget }).answer(startView());
    expect(work).toBeLessThanOrEqual(budget);
    expect(commands.at(-1)).toEqual({ kind: 'seal' });
  });

  it('makes use of its budget, and the further it looks the fewer battles it can imagine', () => {
    const imagined = (foresight: number) => {
      const player = makePlayer(game, 'red', 'captain', { seed: 5, budget: 500, foresight });
      const { reasons, work } = player.answer(startView());
      expect(work).toBeGreaterThan(250);
      return Number(/tried in (\d+) imagined/.exec(reasons.at(-1)?.words ?? '')?.[1]);
    };
    expect(imagined(0)).toBeGreaterThan(imagined(1));
    expect(imagined(1)).toBeGreaterThan(imagined(4));
  });

  it('compares plans by the same luck: two that come to the same are worth the same', () => {
    const player = captainBetween({
      once: [{ kind: 'aim', at: 3 }, { kind: 'seal' }],
      twice: [{ kind: 'aim', at: 3 }, { kind: 'aim', at: 3 }, { kind: 'seal' }],
    });
    const words = player.answer(found(3)).reasons.at(-1)?.words ?? '';
    expect(words).toMatch(/once came out at (\S+) against \1 for twice/);
  });

  it('without work to do falls back on the steadiest manner', () => {
    const { reasons } = makePlayer(game, 'red', 'captain', { seed: 5, budget: 0 }).answer(startView());
    expect(reasons).toEqual([{ who: ['gun'], words: 'search: where nobody was found yet' }]);
  });

  it('puts parts of two plans together, and says what it compared', () => {
    const player = makePlayer(game, 'red', 'captain', { seed: 2, budget: 8000 });
    const { commands, reasons } = player.answer(found(4));
    expect(commands).toEqual([{ kind: 'aim', at: 4 }, { kind: 'shelter' }, { kind: 'seal' }]);
    expect(reasons.at(-1)?.words).toMatch(/^of 3 plans, tried in \d+ imagined battles, careful came out at/);
    expect(reasons.at(-1)?.words).toMatch(/orders exchanged made it/);
    expect(reasons).toContainEqual({ who: ['feet'], words: 'shelter: half as easy to hit' });
  });

  it('drops what the rules refuse in a plan put together, and what would leave it unfinished', () => {
    const player = captainBetween({
      tidy: [{ kind: 'shelter' }, { kind: 'aim', at: 1 }, { kind: 'seal' }],
      // Its orders for the gun are the good ones, but from a shelter the first is refused. It also never seals.
      untidy: [
        { kind: 'aim', at: 6 },
        { kind: 'aim', at: 4 },
      ],
    });
    expect(player.answer(found(4)).commands).toEqual([
      { kind: 'shelter' },
      { kind: 'aim', at: 4 },
      { kind: 'seal' },
    ]);
  });

  describe('where the doctrine knows what else each actor could do', () => {
    const elsewhere = (at: number) => [{ kind: 'aim', at } as const];
    const knowing: typeof game = {
      ...game,
      doctrine: {
        ...game.doctrine,
        alternatives: () =>
          [6, 4, 1].map((at) => ({
            actor: 'gun',
            commands: elsewhere(at),
            reasons: [{ who: ['gun'], words: `aim at ${at}` }],
          })),
      },
    };
    const answer = (budget: number) =>
      makePlayer(knowing, 'red', 'captain', { seed: 3, budget }).answer(found(4));

    it('betters the plan he sets out from order by order, and says so', () => {
      const { commands, reasons, work } = answer(3000);
      expect(commands).toContainEqual({ kind: 'aim', at: 4 });
      expect(commands.at(-1)).toEqual({ kind: 'seal' });
      expect(work).toBeLessThanOrEqual(3000);
      expect(reasons.at(-1)?.words).toMatch(
        /tried in \d+ imagined battles, came out at \S+; of 3 other orders/,
      );
    });

    it.each([0, 1, 5, 30])('answers in full within a budget of %i', (budget) => {
      const { commands, work } = answer(budget);
      expect(work).toBeLessThanOrEqual(budget);
      expect(commands.at(-1)).toEqual({ kind: 'seal' });
    });
  });

  it('beats the recruit clearly, and the sergeant', () => {
    expect(shareOf('captain', 'recruit', 100, 1800)).toBeGreaterThan(0.7);
    expect(shareOf('captain', 'sergeant', 100, 1800)).toBeGreaterThan(0.55);
  });
});

it('a sergeant beats a recruit, and everybody beats random', () => {
  expect(shareOf('sergeant', 'recruit', 200, 0)).toBeGreaterThan(0.65);
  expect(shareOf('recruit', 'random', 200, 0)).toBeGreaterThan(0.55);
});
