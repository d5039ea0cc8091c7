/** CandidatePlan: plans split by actor and recombined, and commands submitted until the game asks another side. */
import { asAnyGame, type Command, hashedFaces, Match } from '@grognard/engine';
import { darkDuelAt } from '@grognard/test-kit';
import { describe, expect, it } from 'vitest';
import { actorsIn, type CandidatePlan, draftPlans, exchange, withoutCommands } from './candidate-plan.ts';
import { giveCommands } from './submit-commands.ts';

const actorOf = ({ kind }: Command) => (kind === 'seal' ? null : (kind[0] ?? null));
const draft = (manner: string, kinds: readonly string[]): CandidatePlan => ({
  manner,
  commands: kinds.map((kind) => ({ kind })),
  reasons: [
    { who: ['a', 'b'], words: `${manner} for two` },
    { who: ['a'], words: `${manner} for one` },
    { who: [], words: `${manner} for all` },
  ],
});
const kindsOf = (plan: CandidatePlan | null) => plan?.commands.map(({ kind }) => kind);

describe('exchange', () => {
  const first = draft('first', ['a1', 'b1', 'a2', 'seal']);

  it('puts the commands of one actor where his were, or before the plan is closed', () => {
    expect(kindsOf(exchange(first, 'b', draft('second', ['b7', 'b8', 'seal']), actorOf))).toEqual([
      'a1',
      'b7',
      'b8',
      'a2',
      'seal',
    ]);
    expect(kindsOf(exchange(first, 'a', draft('second', ['b7', 'seal']), actorOf))).toEqual(['b1', 'seal']);
    expect(kindsOf(exchange(first, 'c', draft('second', ['c1']), actorOf))).toEqual([
      'a1',
      'b1',
      'a2',
      'c1',
      'seal',
    ]);
  });

  it('is nothing where the actor does the same in both', () => {
    expect(exchange(first, 'b', draft('second', ['b1']), actorOf)).toBeNull();
  });

  it('takes the reasons along', () => {
    expect(exchange(first, 'a', draft('second', ['a9']), actorOf)?.reasons).toEqual([
      { who: ['b'], words: 'first for two' },
      { who: [], words: 'first for all' },
      { who: ['a'], words: 'second for two' },
      { who: ['a'], words: 'second for one' },
    ]);
  });

  it('knows the actors of all plans, and leaves refused commands out', () => {
    expect(actorsIn([first, draft('second', ['c1', 'seal'])], actorOf)).toEqual(['a', 'b', 'c']);
    expect(kindsOf(withoutCommands(first, first.commands.slice(1, 3)))).toEqual(['a1', 'seal']);
  });
});

const game = asAnyGame(darkDuelAt([2, 5]));

it('each plan is drafted once, whoever else would do the same', () => {
  const start = game.rules.start(null) as { readonly waiting: string };
  const view = game.rules.view({ ...start, waiting: 'dodge' }, { side: 'red' });
  expect(draftPlans(game, 'red', view, { key: 1, plan: null }).map(({ manner }) => manner)).toEqual([
    'searching',
  ]);
});

describe('giving commands', () => {
  const plan = [{ kind: 'aim', at: 5 }, { kind: 'seal' }, { kind: 'aim', at: 1 }];

  it('stops where the game asks somebody else', () => {
    const match = new Match(game.rules, game.rules.start(null), hashedFaces(1), 'state');
    expect(giveCommands(match, 'red', plan)).toEqual({ carriedOut: plan.slice(0, 2), refused: [] });
    expect(giveCommands(match, 'red', plan)).toMatchObject({ carriedOut: [], refused: [{}, {}, {}] });
  });

  it('goes on after a refusal', () => {
    const match = new Match(game.rules, game.rules.start(null), hashedFaces(1), 'state');
    const { carriedOut, refused } = giveCommands(match, 'red', [{ kind: 'seal' }, ...plan]);
    expect(carriedOut).toEqual(plan.slice(0, 2));
    expect(refused).toMatchObject([{ because: { refusals: [{ rule: 'duel.no-aim' }] } }]);
  });
});
