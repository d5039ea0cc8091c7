/** tableTests, applied to the duel in the dark: they pass on it, and fail when it is spoilt. */
import { type AnyTableGame, type AnyView, asAnyGame } from '@grognard/engine';
import { describe, expect, it } from 'vitest';
import { darkDuelAt } from '../trial/table-game.ts';
import { faultReport, playByChance, type TrialLook } from './play.ts';
import type { GameOnTrial } from './submitted-command.ts';
import { playAll } from './table-tests.ts';
import {
  type GameWatch,
  watchForged,
  watchHidden,
  watchInvariants,
  watchSaved,
  watchUndone,
} from './watches.ts';

const trial: GameOnTrial = {
  name: 'duel in the dark',
  game: asAnyGame(darkDuelAt([1, 4])),
  broken: () => [],
  disguise: () => false,
  fired: () => [],
};

/** Fails as soon as the Blues have sealed, whatever the Reds did before. */
const bluesSealed: TrialLook = (_match, _before, { side, command }) =>
  side === 'blue' && command.kind === 'seal' ? ['the Blues are ready'] : [];

describe('games by chance', () => {
  it('a game is played to its end', () => {
    expect(playByChance(trial, 1, () => [])).toBeGreaterThan(1);
  });

  it('a fault names its seed and comes with the shortest log that still shows it', () => {
    const faults = Array.from({ length: 20 }, (_, seed) => playByChance(trial, seed, bluesSealed));
    const long = faults.find((fault) => typeof fault !== 'number' && fault.log.length > 3);
    if (long === undefined || typeof long === 'number') throw new Error('no game began with the Reds');
    expect(long.log.some(({ side }) => side === 'red')).toBe(true);
    const report = faultReport(trial, long, bluesSealed);
    expect(report).toContain(`seed ${long.seed}: the Blues are ready`);
    expect(report).toContain(`of ${long.log.length} commands`);
    expect(report).not.toContain('\n  red ');
  });
});

describe('every watch', () => {
  const watches: Readonly<Record<string, () => GameWatch>> = {
    invariants: () => watchInvariants(200, new Map()),
    forged: () => watchForged(1000),
    hidden: () => watchHidden(20),
    saved: () => watchSaved(20),
    undone: () => watchUndone(50),
  };
  /** The game on trial with some of its rules replaced. */
  const spoilt = (rules: Partial<AnyTableGame['rules']>): GameOnTrial => ({
    ...trial,
    game: { ...trial.game, rules: { ...trial.game.rules, ...rules } },
  });
  const hiding: GameOnTrial = {
    ...trial,
    disguise: (state, side) => {
      const { sides } = state as { readonly sides: Record<string, { place: number }> };
      for (const [id, man] of Object.entries(sides)) if (id !== side) man.place = (man.place % 6) + 1;
      return true;
    },
  };

  it.each(Object.entries(watches))('%s: sees enough of a sound game', (_name, create) => {
    const watch = create();
    expect(playAll([hiding], 7, [watch]).fault).toBeNull();
    expect(watch.seen()).toBeGreaterThanOrEqual(watch.wanted);
  });

  const { rules } = trial.game;
  let calls = 0;
  const forgetful = spoilt({
    apply: (state, event) => {
      rules.apply(state, event);
      Object.assign(state as object, { turn: 1 + (calls++ % 2) / 4 });
    },
  });
  const faults: Readonly<Record<string, readonly [GameOnTrial, RegExp]>> = {
    invariants: [{ ...trial, broken: () => ['a man stands twice'] }, /a man stands twice/],
    forged: [
      spoilt({
        check: (state, side, command, depth) => {
          const verdict = rules.check(state, side, command, depth);
          if (!verdict.allowed) Object.assign(state as object, { turn: calls++ });
          return verdict;
        },
      }),
      /the state changed/,
    ],
    hidden: [
      { ...spoilt({ view: (state) => state as AnyView }), disguise: hiding.disguise },
      /can tell what it may not know/,
    ],
    saved: [forgetful, /replay differs|another hash/],
    undone: [forgetful, /does not restore|comes out otherwise/],
  };

  it.each(Object.entries(faults))(
    '%s: finds a spoilt game, and tells of no other watch',
    (name, [game, what]) => {
      const all = Object.entries(watches).map(([each, create]) => [each, create()] as const);
      const own = all.find(([each]) => each === name)?.[1];
      const { fault } = playAll([game], 7, [watchInvariants(0, new Map()), own!]);
      expect(fault?.report).toMatch(what);
      if (name !== 'invariants') expect(fault?.watch).toBe(own);
    },
  );

  it('what goes wrong in play itself belongs to the first watch', () => {
    const first = watchInvariants(10, new Map());
    const stuck = spoilt({ awaits: () => ({ kind: 'orders', sides: [] }) as never });
    const { fault } = playAll([stuck], 7, [first, watchSaved(1)]);
    expect(fault?.report).toContain('a dead end');
    expect(fault?.watch).toBe(first);
  });
});
