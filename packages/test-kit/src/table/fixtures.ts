/** fixtureTests: failures found by random play stay fixed. */
import { describe, expect, test } from 'vitest';
import { SeededRandom } from '../generate/seeded-random.ts';
import type { TrialBattle, Trials } from './battles.ts';
import { giveAgain, type TrialLook } from './play.ts';
import type { SubmittedCommand } from './submitted-command.ts';

/** A battle with its dice, and the shortest log that showed the failure. */
interface Fixture extends TrialBattle {
  /** The failure at that time. */
  readonly what: string;
  /** The scenario, or the id of a bundled one. */
  readonly scenario: unknown;
  readonly seed: number;
  readonly log: readonly SubmittedCommand[];
}

/** Registers a test for each file, which `textOf` reads. */
export function fixtureTests<T>(
  { laid, scenarioNamed, tableOnTrial }: Trials<T>,
  files: readonly string[],
  textOf: (file: string) => string,
): void {
  /** What fails in a fixture, or null if nothing does. */
  const played = (file: string): string | null => {
    const { scenario, seed, log, edition, options } = JSON.parse(textOf(file)) as Fixture;
    const data = typeof scenario === 'string' ? scenarioNamed(scenario) : scenario;
    const trial = tableOnTrial(file, laid({ scenario: data, edition, options }), {
      random: (name) => new SeededRandom(seed, name),
      rules: 'passed over',
    });
    const look: TrialLook = (match, before, given, events) =>
      trial.broken(before, given, events, match.state);
    return giveAgain(trial, seed, log, look);
  };
  describe('what play by chance has found', () => {
    test.each(files)('%s', (file) => {
      expect(played(file)).toBeNull();
    });
  });
}
