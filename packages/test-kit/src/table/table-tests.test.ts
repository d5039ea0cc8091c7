/** The tests of games on the table, tried on the duel in the dark: they pass on it, and find it out when it is spoilt. */
import { asAnyGame } from '@grognard/engine';
import { describe, expect, it } from 'vitest';
import { darkDuelAt } from '../trial/table-game.ts';
import { faultReport, playByChance, type TrialLook } from './play.ts';
import type { GameOnTrial } from './submitted-command.ts';

const trial: GameOnTrial = {
  name: 'duel in the dark',
  game: asAnyGame(darkDuelAt([1, 4])),
  broken: () => [],
  disguise: () => false,
  fired: () => [],
};

/** Wrong as soon as the Blues have sealed: what the Reds did before has nothing to do with it. */
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
