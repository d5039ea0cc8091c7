/** Tests of computer players: legal commands at every prompt, use of the view alone, sensible recruits. */
import { asAnyGame, hashedFaces, Match } from '@grognard/engine';
import { type AnyMatch, createRandom, giveCommands, type Level, makePlayer } from '@grognard/opponent';
import { describe, expect, test } from 'vitest';
import { gameOn } from '../index.ts';
import type { State } from '../state/model.ts';
import {
  type BattleSetup,
  give,
  indexIn,
  layBattle,
  playOn,
  riverWithBridge,
  unitIn,
} from '../testing/battle.ts';
import { laid, scenarioNamed } from '../trial/on-trial.ts';
import { doctrineOf } from './doctrine.ts';

const known = ['crossroads', 'borghetto', 'raab', 'meeting'];

const gameOf = (id: string) =>
  asAnyGame(
    gameOn(laid({ scenario: scenarioNamed(id), edition: 'giorgi', options: { 'scenario.turns': 3 } })),
  );

/** Plays a short battle in which every command must be accepted. Returns the prompts and the result. */
function playOut(
  id: string,
  levelOf: (n: number) => Level,
  seed: number,
): { phases: Set<string>; match: AnyMatch } {
  const game = gameOf(id);
  const match: AnyMatch = new Match(game.rules, game.rules.start(null), hashedFaces(seed), 'state');
  const players = game.sides.map(({ id: side }, n) => makePlayer(game, side, levelOf(n), { seed }));
  const phases = new Set<string>();
  for (let n = 0; n < 2000; n++) {
    const awaits = match.awaits();
    if (awaits.kind === 'over') return { phases, match };
    phases.add(awaits.phase);
    const player = players.find(({ side }) => side === awaits.sides[0])!;
    const { refused, carriedOut } = giveCommands(
      match,
      player.side,
      player.answer(match.view(player.side)).commands,
    );
    expect(refused).toEqual([]);
    expect(carriedOut.length).toBeGreaterThan(0);
  }
  throw new Error('no end');
}

describe.each(known)('%s', (id) => {
  test.each(['random', 'recruit'] as const)(
    'is fought to its end by players of level %s',
    { timeout: 60_000 },
    (level) => {
      const { phases } = playOut(id, () => level, 1);
      expect(phases.has('move')).toBe(true);
    },
  );
});

test('the same view and luck give the same plan', () => {
  const { table, state } = layBattle({ south: { a: { at: [40, 30] } }, north: { b: { at: [40, 60] } } });
  const { rules, doctrine } = gameOn(table);
  const view = rules.view(state, { side: 'south' });
  for (const manner of ['random', 'recruit'])
    expect(doctrine.plan(view, 'south', manner, createRandom(5))).toEqual(
      doctrine.plan(view, 'south', manner, createRandom(5)),
    );
});

test('whoever is not asked has no plan', () => {
  const { table, state } = layBattle({ south: { a: { at: [40, 30] } }, north: { b: { at: [40, 60] } } });
  const { rules, doctrine } = gameOn(table);
  expect(
    doctrine.plan(rules.view(state, { side: 'north' }), 'north', 'recruit', createRandom(1)).commands,
  ).toEqual([]);
});

test.each(['recruit', 'steady', 'bold', 'cautious', 'wary'])(
  'a garrison of manner %s does not leave its walls before one battalion',
  (manner) => {
    const { table, state } = layBattle({
      houses: [{ at: [50, 40] }],
      south: { a: { at: [50, 27], bases: 4, formation: 'column' } },
      north: { g: { at: [50, 40], bases: 6, house: 'house-0' }, far: { at: [130, 88] } },
    });
    const match = playOn(table, state);
    give(match, 'south', { kind: 'move', unit: 'a', target: 'g' });
    const { rules, doctrine } = gameOn(table);
    const { commands } = doctrine.plan(
      rules.view(match.state, { side: 'north' }),
      'north',
      manner,
      createRandom(1),
    );
    expect(commands[0]).toMatchObject({ kind: 'answer', unit: 'g', how: 'fire' });
  },
);

/** Plan of a recruit of the south side in movement. */
function ordered(battle: BattleSetup, change: (state: State) => void = () => undefined) {
  const { table, state } = layBattle(battle);
  change(state);
  const { rules, doctrine } = gameOn(table);
  const [command] = doctrine.plan(
    rules.view(state, { side: 'south' }),
    'south',
    'recruit',
    createRandom(1),
  ).commands;
  return { table, state, command };
}

describe('a recruit', () => {
  test('turn.order: marches in column from afar', () => {
    const { command } = ordered({
      south: { a: { at: [40, 15], formation: 'column' } },
      north: { b: { at: [40, 80] } },
    });
    expect(command).toMatchObject({ kind: 'move', unit: 'a', target: null });
    expect((command as { steps: readonly { step: string; by: number }[] }).steps.at(-1)).toMatchObject({
      step: 'march',
      by: 1800,
    });
  });

  test('formation.change-cost: forms line when the enemy is near', () => {
    const { command } = ordered({
      south: { a: { at: [40, 30], formation: 'column' } },
      north: { b: { at: [40, 55], kind: 'guard', bases: 6 } },
    });
    expect(command).toMatchObject({ kind: 'move', steps: [{ step: 'form', formation: 'line' }] });
  });

  test('attack.declare: attacks who is weaker and within reach, not who is stronger', () => {
    const near = (kind: 'militia' | 'guard', bases: number, own: number) =>
      ordered({
        south: { a: { at: [40, 30], formation: 'column', bases: own } },
        north: { b: { at: [40, 45], kind, bases } },
      }).command;
    expect(near('militia', 2, 6)).toMatchObject({ kind: 'move', target: 'b' });
    expect(near('guard', 6, 2)).not.toMatchObject({ target: 'b' });
  });

  test('artillery.arc: guns in action stay while somebody is in reach, and limber up when nobody is', () => {
    const at = (y: number) =>
      ordered({
        size: [100, 150],
        south: { a: { at: [40, 20], kind: 'gun', formation: 'deployed' } },
        north: { b: { at: [40, y] } },
      }).command;
    expect(at(60)).toEqual({ kind: 'done' });
    expect(at(140)).toMatchObject({ kind: 'move', unit: 'a' });
  });

  test('attack.reaction-fire: answers an attack with fire, horse with a square, and gives way in open order', () => {
    const answer = (target: BattleSetup['north'][string], attacker: BattleSetup['south'][string]) => {
      const { table, state } = layBattle({
        south: { a: { at: [40, 30], ...attacker } },
        north: { b: { at: [40, 44], ...target } },
      });
      const match = playOn(table, state);
      give(match, 'south', { kind: 'move', unit: 'a', target: 'b' });
      const awaits = match.awaits();
      expect(awaits).toMatchObject({ kind: 'answer', phase: 'reaction' });
      const plan = doctrineOf(table).plan(match.view('north'), 'north', 'recruit', createRandom(1));
      return plan.commands[0];
    };
    expect(answer({}, { formation: 'column' })).toMatchObject({ kind: 'answer', how: 'fire' });
    expect(answer({ kind: 'guard' }, { kind: 'light-cavalry' })).toMatchObject({
      how: 'form',
      formation: 'square',
    });
    expect(answer({ kind: 'light', formation: 'open' }, { formation: 'column' })).toMatchObject({
      kind: 'answer',
    });
  });

  test('terrain.river: goes round by the bridge', () => {
    const { command, table, state } = ordered({
      areas: riverWithBridge(100, 108),
      south: { a: { at: [40, 40], formation: 'column' } },
      north: { b: { at: [40, 90] } },
    });
    expect(command).toMatchObject({ kind: 'move' });
    const match = playOn(table, state);
    give(match, 'south', command as never);
    expect(unitIn(table, match.state, 'a').stands.x).toBeGreaterThan(
      state.units[indexIn(table, 'a')]!.stands.x - 1,
    );
  });
});

describe('what a position is worth', () => {
  const worthAfter = (change: (state: State, of: (id: string) => number) => void) => {
    const { table, state } = layBattle({
      south: { a: { at: [40, 30] }, c: { at: [70, 30] } },
      north: { b: { at: [40, 60] }, d: { at: [70, 60] } },
    });
    change(state, (id) => indexIn(table, id));
    return gameOn(table).doctrine.evaluate(state, 'south');
  };

  test('is even at the start, and falls with soldiers, nerve and units', () => {
    expect(worthAfter(() => undefined)).toBe(0);
    const fewer = worthAfter((state, of) => {
      state.units[of('a')]!.soldiers -= 4;
    });
    const shaken = worthAfter((state, of) => {
      state.units[of('a')]!.rung = 1;
    });
    const running = worthAfter((state, of) => {
      state.units[of('a')]!.rung = 3;
    });
    expect(fewer).toBeLessThan(0);
    expect(shaken).toBeLessThan(0);
    expect(running).toBeLessThan(shaken);
    expect(
      worthAfter((state, of) => {
        state.units[of('b')]!.rung = 3;
      }),
    ).toBe(-running);
  });
});
