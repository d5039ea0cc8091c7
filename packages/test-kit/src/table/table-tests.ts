/** The tests that every game on the table must pass: one call registers them all. */
import type { GameEvent } from '@grognard/engine';
import { describe, expect, it } from 'vitest';
import { SeededRandom } from '../generate/seeded-random.ts';
import type { Tier } from '../ruleset-tests.ts';
import { forged, knowledgeOf, offerForged, saveAndLoad, undoOnce, unequalViews } from './checks.ts';
import { faultReport, freshMatch, playByChance, type TrialFault, type TrialLook } from './play.ts';
import type { GameOnTrial, SubmittedCommand } from './submitted-command.ts';

/** How much is tried, over all games together. */
const efforts = {
  quick: { commands: 50_000, forged: 5_000, states: 500, undos: 5_000, mostMs: 180_000 },
  long: { commands: 1_000_000, forged: 50_000, states: 5_000, undos: 50_000, mostMs: 7_200_000 },
} as const;

export interface TableTestOptions {
  readonly tier?: Tier;
  readonly seed?: number;
  /** Rules that must show at work so often in the long run. */
  readonly rows?: readonly string[];
  readonly rowTimes?: number;
  /** The share of the usual effort, for games whose commands are long; left out: all of it. */
  readonly part?: number;
}

/** Registers the tests for games: they take turns until the effort is spent. */
export function tableTests(
  name: string,
  trials: readonly GameOnTrial[],
  { tier = 'quick', seed = 1793, rows = [], rowTimes = 10, part = 1 }: TableTestOptions = {},
): void {
  const effort = effortOf(tier, part);
  describe(`${name} on the table`, { timeout: effort.mostMs }, () => {
    it(`${effort.commands} random legal commands break nothing`, () => {
      const counts = fuzz(trials, seed, effort.commands);
      if (tier !== 'long') return;
      const rare = rows.filter((row) => (counts.get(row) ?? 0) < rowTimes);
      expect(
        rare.map((row) => `${row}: ${counts.get(row) ?? 0}`),
        'rows that hardly ever show',
      ).toEqual([]);
    });
    it(`${effort.forged} forged commands: none accepted, nothing changed, each refusal names a rule or a code`, () => {
      forge(trials, seed, effort.forged);
    });
    it(`${effort.undos} undos restore the earlier hash, none crosses a die, a reveal or a hand-over`, () => {
      undo(trials, seed, effort.undos);
    });
    it(`what a side may not know changes nothing it sees, or everybody sees the same, in ${effort.states} states`, () => {
      hide(trials, seed, effort.states);
    });
    it('a saved game loads to the same hash and the same legal commands', () => {
      save(trials, seed);
    });
  });
}

function effortOf(tier: Tier, part: number): { readonly [E in keyof (typeof efforts)[Tier]]: number } {
  const { commands, forged: forgeries, states, undos, mostMs } = efforts[tier];
  const some = (all: number) => Math.ceil(all * part);
  return {
    commands: some(commands),
    forged: some(forgeries),
    states: some(states),
    undos: some(undos),
    mostMs,
  };
}

/** Plays until enough commands were given; answers how often each rule showed at work. */
function fuzz(trials: readonly GameOnTrial[], seed: number, commands: number): Map<string, number> {
  const counts = new Map<string, number>();
  for (let n = 0, given = 0; given < commands; n++) {
    const trial = trials[n % trials.length]!;
    const look = lookAt(trial, counts);
    const played = playByChance(trial, seed + n, look);
    if (typeof played !== 'number') throw new Error(faultReport(trial, played, look));
    given += played;
  }
  return counts;
}

function lookAt(trial: GameOnTrial, counts: Map<string, number>): TrialLook {
  return (match, before, given, events) => {
    for (const rule of trial.fired(before, given, events, match.state))
      counts.set(rule, (counts.get(rule) ?? 0) + 1);
    return trial.broken(before, given, events, match.state);
  };
}

/** Games by chance, one after the other; what a look finds wrong is told. */
function games(
  trials: readonly GameOnTrial[],
  seed: number,
  isDone: () => boolean,
  look: (trial: GameOnTrial, seed: number) => TrialLook,
): void {
  for (let n = 0; !isDone(); n++) {
    const trial = trials[n % trials.length]!;
    const looked = look(trial, seed + n);
    const played = playByChance(trial, seed + n, looked);
    if (typeof played !== 'number') throw new Error(faultReport(trial, played as TrialFault, looked));
  }
}

function forge(trials: readonly GameOnTrial[], seed: number, wanted: number): void {
  let refused = 0;
  const codes = new Set<string>();
  games(
    trials,
    seed,
    () => refused >= wanted,
    (_trial, gameSeed) => {
      const random = new SeededRandom(gameSeed, 'forged');
      return (match, _before, { side, command }) => {
        if (refused >= wanted || match.awaits().kind === 'over') return [];
        for (let n = 0; n < 3; n++) {
          const answer = offerForged(match, forged(command, random), side);
          if (answer.wrong !== null) return [answer.wrong];
          if (answer.refused) refused++;
        }
        const stranger = match.check('nobody', command);
        if (!stranger.allowed && 'error' in stranger) codes.add(stranger.error.code);
        return [];
      };
    },
  );
  expect(refused).toBeGreaterThanOrEqual(wanted);
  expect([...codes]).toEqual(['not-your-turn']);
}

function isFixedEvent(event: GameEvent): boolean {
  return event.fixed === true || (event.dice ?? []).length > 0;
}

function undo(trials: readonly GameOnTrial[], seed: number, wanted: number): void {
  let undone = 0;
  games(
    trials,
    seed,
    () => undone >= wanted,
    (_trial, gameSeed) => {
      const random = new SeededRandom(gameSeed, 'undo');
      let before = '';
      return (match, _state, given, events) => {
        const hash = match.hash();
        const earlier = before;
        before = hash;
        if (undone >= wanted || random.below(2) === 0 || earlier === '') return [];
        const answer = undoOnce(match, given.side, earlier);
        if (events.some(isFixedEvent)) {
          return answer.undone ? ['an undo crossed a die, a reveal or a hand-over'] : [];
        }
        if (!answer.undone) return ['nothing to undo right after a command'];
        if (answer.wrong !== null) return [answer.wrong];
        undone++;
        const again = match.submit(given.side, given.command);
        if (!again.done) return ['what was undone cannot be done again'];
        return match.hash() === hash ? [] : ['done again, it comes out otherwise'];
      };
    },
  );
}

function hide(trials: readonly GameOnTrial[], seed: number, wanted: number): void {
  let looked = 0;
  games(
    trials,
    seed,
    () => looked >= wanted,
    (trial, gameSeed) => {
      const random = new SeededRandom(gameSeed, 'hidden');
      const asked: SubmittedCommand[] = [];
      return (match, _before, given) => {
        asked.push(given);
        if (asked.length > 12) asked.shift();
        if (looked >= wanted || random.below(10) !== 0 || match.awaits().kind === 'over') return [];
        if (trial.disguise === null) {
          looked++;
          return unequalViews(trial, match.state);
        }
        const wrong: string[] = [];
        for (const { id } of trial.game.sides) {
          const own = asked.filter(({ side }) => side === id);
          const other = match.rules.copy(match.state);
          if (!trial.disguise(other, id, random)) continue;
          looked++;
          if (knowledgeOf(trial, match.state, id, own) !== knowledgeOf(trial, other, id, own))
            wrong.push(`${id} can tell what it may not know`);
        }
        return wrong;
      };
    },
  );
}

function save(trials: readonly GameOnTrial[], seed: number): void {
  for (const [n, trial] of trials.entries()) {
    const gameSeed = seed + n;
    const random = new SeededRandom(gameSeed, 'saved');
    let saves = 0;
    const look: TrialLook = (match) => {
      if (random.below(60) !== 0 || saves >= 6) return [];
      saves++;
      const wrong = saveAndLoad(trial, match, gameSeed);
      return wrong === null ? [] : [wrong];
    };
    const played = playByChance(trial, gameSeed, look);
    if (typeof played !== 'number') throw new Error(faultReport(trial, played, look));
    expect(freshMatch(trial, gameSeed).awaits().kind).not.toBe('over');
  }
}
