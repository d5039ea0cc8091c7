/** `grognard simulate`: a battle fought many times by computer players, and its statistics. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeSave } from '@grognard/engine';
import type { Level } from '@grognard/opponent';
import { counted } from '@grognard/rules-kit';
import {
  type BatchRunner,
  type BattleJob,
  type GameResult,
  type SimulationReport,
  simulate,
} from '@grognard/simulator';
import { flagValue, type GivenFlag, hasFlag, UsageError } from '../arguments.ts';
import { battleFrom, type ChosenBattle, levelsFrom } from '../battle-flags.ts';
import { type CliCommand, checkLanguage } from '../command.ts';
import { battleFlags, numbersFrom, withRunners } from '../play-battles.ts';
import { simulationRows } from '../simulation-text.ts';
import { remark } from '../terminal.ts';
import { version } from '../version.ts';

const usualGames = 100;
const usualLevel = 'sergeant';

export const simulateCommand: CliCommand = {
  flags: {
    ...battleFlags,
    kpis: { takes: 'nothing' },
    save: { takes: 'text' },
    sides: { takes: 'text' },
    swap: { takes: 'nothing' },
  },
  takesFields: false,
  async run(parsed, terminal) {
    const { flags } = parsed;
    checkLanguage(flags, terminal);
    const battle = await battleFrom(parsed, terminal);
    const folder = flagValue(flags, 'save');
    const job = jobFrom(battle, flags);
    if (job.measured && battle.game.measures === undefined)
      throw new UsageError(`--kpis: ${battle.edition} has no measures of play`);
    if (folder !== undefined) await mkdir(folder, { recursive: true });
    const wrap = (runner: BatchRunner): BatchRunner =>
      folder === undefined ? runner : savingRunner(runner, folder, battle);
    const { report } = await withRunners(
      { games: job.games, flags },
      terminal,
      (options) => simulate(job, options),
      wrap,
    );
    const told = hasFlag(flags, 'json')
      ? `${JSON.stringify(asJson(battle, job, report))}\n`
      : simulationRows(battle, report, terminal.width);
    await terminal.write(told);
    if (folder !== undefined) remark(terminal, `wrote ${counted(job.games, 'game')} to ${folder}`);
    return 0;
  },
};

function jobFrom({ scenario, edition, options, game }: ChosenBattle, flags: readonly GivenFlag[]): BattleJob {
  const numbers = numbersFrom(flags, usualGames);
  return {
    edition,
    scenario: scenario.data,
    options,
    sides: sidesFrom(flags, game.sides.length),
    ...numbers,
    swap: hasFlag(flags, 'swap') ? 'pairs' : 'never',
    measured: hasFlag(flags, 'kpis'),
    saved: hasFlag(flags, 'save') ? numbers.games : 0,
    made: { engine: version(), ruleset: version() },
  };
}

/** A level for every side, or one for all. */
function sidesFrom(flags: readonly GivenFlag[], sides: number): Level[] {
  const levels = levelsFrom(flagValue(flags, 'sides') ?? usualLevel, 'sides');
  const [only, ...others] = levels;
  if (only !== undefined && others.length === 0) return Array.from({ length: sides }, () => only);
  if (levels.length === sides) return levels;
  throw new UsageError(`--sides is one level for all, or ${sides}, joined by commas: not ${levels.length}`);
}

/** Saves every game as soon as it is played, and keeps none in memory. */
function savingRunner(runner: BatchRunner, folder: string, battle: ChosenBattle): BatchRunner {
  return {
    dismiss: () => runner.dismiss(),
    async play(batch) {
      const records = await runner.play(batch);
      for (const record of records)
        if (record.save !== null)
          await writeFile(join(folder, fileName(battle, record)), writeSave(record.save));
      return records.map((record) => ({ ...record, save: null }));
    },
  };
}

/** The name marks swapped levels, because a game with the levels swapped has the same seed as its twin. */
function fileName({ scenario, edition }: ChosenBattle, { seed, players }: GameResult): string {
  const swapped = players.some((player, side) => player !== side) ? '-swapped' : '';
  return `${scenario.id}-${edition}-${seed}${swapped}.grognard.json`;
}

function asJson({ scenario }: ChosenBattle, { swap, measured }: BattleJob, report: SimulationReport): object {
  const { games, seed, sides, players, draws, turns, commands, measures, hash } = report;
  return {
    scenario: scenario.id,
    games,
    seed,
    sides: sides.map(({ side, level, wins, meanLosses }) => ({ side, level, wins, meanLosses })),
    ...(swap === 'pairs'
      ? { players: players.map(({ level, wins, meanLosses }) => ({ level, wins, meanLosses })) }
      : {}),
    draws,
    turns,
    commands,
    ...(measured ? { kpis: measures } : {}),
    hash,
  };
}
