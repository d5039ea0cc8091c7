/** tableTests: the tests that every game on the table must pass, registered by one call. */
import { describe, expect, it } from 'vitest';
import type { Tier } from '../ruleset-tests.ts';
import { faultReport, playByChance } from './play.ts';
import type { GameOnTrial } from './submitted-command.ts';
import {
  type GameWatch,
  watchForged,
  watchHidden,
  watchInvariants,
  watchSaved,
  watchUndone,
} from './watches.ts';

/** Number of trials, over all games together. */
const efforts = {
  quick: { commands: 50_000, forged: 5_000, states: 500, undos: 5_000, mostMs: 600_000 },
  long: { commands: 1_000_000, forged: 50_000, states: 5_000, undos: 50_000, mostMs: 7_200_000 },
} as const;

export interface TableTestOptions {
  readonly tier?: Tier;
  readonly seed?: number;
  /** Rules that must be seen at work at least `rowTimes` times in the long run. */
  readonly rows?: readonly string[];
  readonly rowTimes?: number;
  /** Share of the usual effort, for games whose commands are long. Defaults to 1. */
  readonly part?: number;
}

/** Registers the tests for games. Games are played in turn until every watch has seen enough. All watches look at the same games. */
export function tableTests(
  name: string,
  trials: readonly GameOnTrial[],
  { tier = 'quick', seed = 1793, rows = [], rowTimes = 10, part = 1 }: TableTestOptions = {},
): void {
  const effort = effortOf(tier, part);
  const counts = new Map<string, number>();
  // Undo comes last, because it is the only watch that replaces the state, by an equal one.
  const invariants = watchInvariants(effort.commands, counts);
  const forgery = watchForged(effort.forged);
  const secrets = watchHidden(effort.states);
  const saving = watchSaved(trials.length);
  const undoing = watchUndone(effort.undos);
  let trialRun: TrialRun | null = null;
  const expectWell = (watch: GameWatch): void => {
    trialRun ??= playAll(trials, seed, [invariants, forgery, secrets, saving, undoing]);
    if (trialRun.fault?.watch === watch) throw new Error(trialRun.fault.report);
    expect(watch.seen(), 'seen before another fault ended the games').toBeGreaterThanOrEqual(watch.wanted);
  };
  describe(`${name} on the table`, { timeout: effort.mostMs }, () => {
    it(`${effort.commands} random legal commands break nothing`, () => {
      expectWell(invariants);
      if (tier !== 'long') return;
      const rare = rows.filter((row) => (counts.get(row) ?? 0) < rowTimes);
      expect(
        rare.map((row) => `${row}: ${counts.get(row) ?? 0}`),
        'rows that hardly ever show',
      ).toEqual([]);
    });
    it(`${effort.forged} forged commands: none accepted, nothing changed, each refusal names a rule or a code`, () => {
      expectWell(forgery);
    });
    it(`${effort.undos} undos restore the earlier hash, none crosses a die, a reveal or a hand-over`, () => {
      expectWell(undoing);
    });
    it(`what a side may not know changes nothing it sees, or everybody sees the same, in ${effort.states} states`, () => {
      expectWell(secrets);
    });
    it('a saved game loads to the same hash and the same legal commands', () => {
      expectWell(saving);
    });
  });
}

function effortOf(tier: Tier, part: number): { readonly [E in keyof (typeof efforts)[Tier]]: number } {
  const { commands, forged, states, undos, mostMs } = efforts[tier];
  const some = (all: number) => Math.ceil(all * part);
  return { commands: some(commands), forged: some(forged), states: some(states), undos: some(undos), mostMs };
}

export interface TrialRun {
  /** The first fault, and the watch that found it. All watches end there. */
  readonly fault: { readonly watch: GameWatch; readonly report: string } | null;
}

/** Plays random games until all watches have seen enough. Faults in play itself belong to the first watch. */
export function playAll(
  trials: readonly GameOnTrial[],
  seed: number,
  watches: readonly [GameWatch, ...GameWatch[]],
): TrialRun {
  for (let n = 0; watches.some(({ seen, wanted }) => seen() < wanted); n++) {
    const trial = trials[n % trials.length]!;
    const gameSeed = seed + n;
    const looks = watches.map((watch) => ({ watch, look: watch.lookAt(trial, gameSeed) }));
    let [watch] = watches;
    const played = playByChance(trial, gameSeed, (...step) => {
      for (const each of looks) {
        ({ watch } = each);
        const wrong = each.look(...step);
        if (wrong.length > 0) return wrong;
      }
      [watch] = watches;
      return [];
    });
    if (typeof played !== 'number')
      return { fault: { watch, report: faultReport(trial, played, watch.lookAt(trial, gameSeed)) } };
  }
  return { fault: null };
}
