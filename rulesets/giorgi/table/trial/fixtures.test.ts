/** Tests that failures found by random play stay fixed: each fixture has the battle, its dice and the shortest log that showed it. */
import { readdirSync, readFileSync } from 'node:fs';
import { giveAgain, SeededRandom, type SubmittedCommand, type TrialLook } from '@grognard/test-kit';
import { describe, expect, test } from 'vitest';
import { laid, scenarioNamed, tableOnTrial } from './on-trial.ts';

interface Fixture {
  /** The failure at that time. */
  readonly what: string;
  /** The scenario, or the id of a bundled one. */
  readonly scenario: unknown;
  readonly edition: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly seed: number;
  readonly log: readonly SubmittedCommand[];
}

const folder = new URL('./fixtures/', import.meta.url);

/** What fails in a fixture, or null if nothing does. */
function played(file: string): string | null {
  const { scenario, edition, options, seed, log } = JSON.parse(
    readFileSync(new URL(file, folder), 'utf8'),
  ) as Fixture;
  const data = typeof scenario === 'string' ? scenarioNamed(scenario) : scenario;
  const table = laid({ scenario: data, edition, options });
  const trial = tableOnTrial(file, table, {
    luck: (name) => new SeededRandom(seed, name),
    rules: 'passed over',
  });
  const look: TrialLook = (match, before, given, events) => trial.broken(before, given, events, match.state);
  return giveAgain(trial, seed, log, look);
}

describe('what play by chance has found', () => {
  test.each(readdirSync(folder))('%s', (file) => {
    expect(played(file)).toBeNull();
  });
});
