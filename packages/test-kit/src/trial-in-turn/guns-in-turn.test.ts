/** The two guns in turn pass every test of a game on the table. The tests of open games detect spoilt versions. */
import { asAnyGame, hashedFaces, Match } from '@grognard/engine';
import { describe, expect, it } from 'vitest';
import { unequalViews } from '../table/checks.ts';
import type { GameOnTrial } from '../table/submitted-command.ts';
import { tableTests } from '../table/table-tests.ts';
import { type GunsInTurn, gunOf, gunsInTurn, sides } from './guns-in-turn.ts';
import { arrange, gunsInTurnAt } from './table-game.ts';

const trial: GameOnTrial = {
  name: 'guns in turn',
  game: asAnyGame(gunsInTurnAt([2, 5])),
  broken: (_before, _given, _events, after) =>
    sides.flatMap((side) => {
      const { place, crew, pushes } = gunOf(after as GunsInTurn, side);
      return place < 1 || place > 7 || crew < 0 || pushes > 2 ? [`${side} cannot stand so`] : [];
    }),
  disguise: null,
  fired: () => [],
};

tableTests('guns in turn', [trial]);

describe('an open game', () => {
  it('is found out when a view hides something from somebody', () => {
    const open = gunsInTurnAt([2, 5]);
    const state = open.rules.start(null);
    expect(unequalViews(trial, state)).toEqual([]);
    const view: typeof open.rules.view = (now, viewer) => ({
      ...open.rules.view(now, viewer),
      conceded: viewer === 'umpire' ? null : viewer.side,
    });
    const hiding: GameOnTrial = { ...trial, game: asAnyGame({ ...open, rules: { ...open.rules, view } }) };
    expect(unequalViews(hiding, state)).toHaveLength(2);
  });
});

describe('guns in turn', () => {
  const newGame = () => new Match(gunsInTurn, gunsInTurn.start([2, 5]), hashedFaces(3));

  it('guns.phase: a shot is answered before anything else, and the turn goes on after it', () => {
    const game = newGame();
    game.submit('red', { kind: 'push', by: 1 });
    game.submit('red', { kind: 'fire' });
    expect(game.awaits()).toEqual({ kind: 'answer', phase: 'under fire', sides: ['blue'] });
    expect(game.undo('red').done).toBe(false);
    expect(game.submit('red', { kind: 'push', by: 1 }).done).toBe(false);
    expect(game.submit('blue', { kind: 'done' }).done).toBe(false);
    expect(game.submit('blue', { kind: 'answer', how: 'duck' }).done).toBe(true);
    expect(game.awaits()).toEqual({ kind: 'turn', phase: 'gun', sides: ['red'] });
    expect(game.submit('red', { kind: 'push', by: 1 }).done).toBe(true);
  });

  it('guns.ducked: a crew that ducked does not fire in its next turn', () => {
    const game = newGame();
    for (const [side, command] of [
      ['red', { kind: 'fire' }],
      ['blue', { kind: 'answer', how: 'duck' }],
      ['red', { kind: 'done' }],
    ] as const)
      game.submit(side, command);
    expect(game.submit('blue', { kind: 'fire' })).toMatchObject({
      because: { refusals: [{ rule: 'guns.ducked' }] },
    });
  });

  it('the hand takes up the gun under fire at once, and what it proposes is what the rules say', () => {
    const { rules, interactionFor, scenes } = gunsInTurnAt([2, 5]);
    const game = new Match(rules, rules.start(null), hashedFaces(3));
    const hand = () => interactionFor(game.view('red'), 'red');
    for (const x of [0, 1000, 2000, 3000, 4000, 5000]) {
      const { commands, refusals } = hand().propose({ pieces: ['red'], values: { place: { x, y: 0 } } });
      expect(commands.every((command) => game.check('red', command).allowed)).toBe(refusals.length === 0);
    }
    expect(hand().prompt.reaction).toBeUndefined();
    const before = rules.copy(game.state);
    const fired = game.submit('red', { kind: 'fire' });
    const { prompt, tasks } = interactionFor(game.view('blue'), 'blue');
    expect(prompt.reaction?.pieces).toEqual(['blue']);
    expect(tasks({ pieces: ['blue'], values: {} }).map(({ id }) => id)).toEqual(['answer']);
    const told = fired.done ? scenes(rules.view(before, 'umpire'), fired.events) : [];
    expect(told.flatMap(({ entries }) => entries.map(({ words }) => words))).toEqual(['the Reds fire.']);
  });

  it('a scenario names two places on the ridges', () => {
    expect('rules' in arrange({ places: [1, 7] }, 'guns-in-turn', {})).toBe(true);
    for (const places of [[0, 7], [1], 'x', null])
      expect('rules' in arrange({ places }, 'guns-in-turn', {})).toBe(false);
  });
});
