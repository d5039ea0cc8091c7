/** `grognard ladder`: the strength of the computer players, from battles of every level against every other. */
import { capital, counted, plusMinus, type TextRow } from '@grognard/rules-kit';
import { type Ladder, type LadderJob, ladder } from '@grognard/simulator';
import { flagValue, type GivenFlag, hasFlag, UsageError } from '../arguments.ts';
import { battleFrom, type ChosenBattle, levelsFrom } from '../battle-flags.ts';
import { type CliCommand, checkLanguage } from '../command.ts';
import { battleFlags, numbersFrom, withRunners } from '../play-battles.ts';
import { heading, paragraph, table } from '../table.ts';

const usualGames = 100;
/** Captains take long to play, so they must be asked for. */
const usualLevels = 'random,recruit,sergeant';

export const ladderCommand: CliCommand = {
  flags: { ...battleFlags, levels: { takes: 'text' } },
  takesFields: false,
  async run(parsed, terminal) {
    const { flags } = parsed;
    checkLanguage(flags, terminal);
    const battle = await battleFrom(parsed, terminal);
    const levels = ladderLevels(battle, flags);
    const { scenario, edition, options } = battle;
    const job = {
      edition,
      scenario: scenario.data,
      options,
      ...numbersFrom(flags, usualGames),
      explained: 0,
    };
    const played = await withRunners({ games: job.games, flags }, terminal, (runners) =>
      ladder(levels, job, runners),
    );
    const told = hasFlag(flags, 'json')
      ? `${JSON.stringify(asJson(battle, job, played))}\n`
      : ladderRows(battle, job, played, terminal.width);
    await terminal.write(told);
    return 0;
  },
};

function ladderLevels(
  { game, scenario }: ChosenBattle,
  flags: readonly GivenFlag[],
): ReturnType<typeof levelsFrom> {
  if (game.sides.length !== 2)
    throw new UsageError(`a ladder wants a battle of two sides; ${scenario.id} has ${game.sides.length}`);
  const levels = levelsFrom(flagValue(flags, 'levels') ?? usualLevels, 'levels');
  if (levels.length < 2) throw new UsageError('--levels are two or more, joined by commas');
  const twice = levels.find((level, i) => levels.indexOf(level) !== i);
  if (twice !== undefined) throw new UsageError(`--levels names ${twice} twice`);
  return levels;
}

function asJson(
  { scenario }: ChosenBattle,
  { games, seed }: LadderJob,
  { rungs, pairs, hash }: Ladder,
): object {
  return { scenario: scenario.id, games, seed, levels: rungs, pairs, hash };
}

function ladderRows(
  { game, edition }: ChosenBattle,
  { games, seed }: LadderJob,
  { rungs, pairs }: Ladder,
  width: number,
): TextRow[] {
  const signed = (elo: number): string => plusMinus(Math.round(elo));
  return [
    [{ text: game.title, tone: 'title' }],
    ...paragraph(`${edition} · ${counted(games, 'game')} a pair, sides swapped · seed ${seed}`, width),
    [],
    ...table(
      [
        { title: 'level', align: 'left' },
        { title: 'Elo', align: 'right' },
        { title: '95% interval', align: 'right' },
        { title: 'games', align: 'right' },
        { title: 'wins', align: 'right' },
        { title: 'lost', align: 'right' },
        { title: 'drawn', align: 'right' },
      ],
      rungs.map(({ level, elo, error, games: all, wins, losses, draws }) => [
        level,
        signed(elo),
        `± ${Math.round(error)}`,
        ...[all, wins, losses, draws].map(String),
      ]),
    ),
    ...heading('Pairs'),
    ...pairs.flatMap(({ levels: [one, other], wins, losses, draws }) =>
      paragraph(
        `${capital(one)} against ${other}: ${wins} won, ${losses} lost, ${draws} drawn`,
        width,
        'plain',
        '  ',
      ),
    ),
  ];
}
