/** `grognard replay`: a saved game as a battle report, or the table at the end of a turn as a picture. */
import {
  openGame,
  replaySave,
  type SavedGame,
  type SaveFile,
  type Viewer,
  verifyGame,
  verifySeals,
} from '@grognard/engine';
import { isLevel } from '@grognard/opponent';
import { capital, didYouMean, type Language, listed, type TextRow, wrapText } from '@grognard/rules-kit';
import { flagValue, type GivenFlag, hasFlag, type ParsedArguments, UsageError } from '../arguments.ts';
import { inShort, type ReportLine, type ToldTurn, turnsOf } from '../battle-report.ts';
import { type CliCommand, jsonText, languageIn, wordsFor } from '../command.ts';
import { findEdition } from '../find-ruleset.ts';
import { isMarkup, type Output } from '../output.ts';
import { textOf } from '../read-text.ts';
import { type ReplayWords, replayWords } from '../replay-words.ts';
import { resultSentence } from '../result-text.ts';
import { isSystemError } from '../system-error.ts';
import { heading, paragraph } from '../table.ts';
import { complain, type Terminal } from '../terminal.ts';
import { put } from '../write-output.ts';

export const replayCommand: CliCommand = {
  flags: {
    side: { takes: 'text' },
    svg: { takes: 'text' },
    theme: { takes: 'text' },
    turn: { takes: 'text' },
  },
  takesFields: false,
  async run(parsed, terminal) {
    const { flags } = parsed;
    languageIn(flags);
    const name = fileIn(parsed);
    const opened = openGame(await textOf(name, terminal), await terminal.tables());
    if ('problems' in opened) {
      const [first, ...more] = opened.problems.map(
        ({ at, message }) => `${at === '' ? '' : `${at}: `}${message}`,
      );
      complain(terminal, `${name} cannot be replayed: ${first}`, more);
      return 1;
    }
    const { found } = replaySave(opened.game.rules, opened.game.rules.start(null), opened.file);
    const isChanged = found.length > 0 || verifySeals(opened.file).length > 0;
    try {
      const output = await outputFor(await spoken(opened, flags, terminal), flags, terminal);
      if (isChanged) warn(name, 'was changed after it was played', terminal);
      await (isMarkup(output)
        ? put(flagValue(flags, 'svg') ?? '-', output, terminal)
        : terminal.write(output));
      return 0;
    } catch (error) {
      // Forged events may be impossible to report. In a genuine game such an error is our fault, so it is thrown again.
      const known = error instanceof UsageError || isSystemError(error);
      if (known || verifyGame(opened).differences.length === 0) throw error;
      warn(name, 'cannot be replayed', terminal);
      return 1;
    }
  },
};

/** The same game with words in the requested language. */
async function spoken(
  opened: SavedGame,
  flags: readonly GivenFlag[],
  terminal: Terminal,
): Promise<SavedGame> {
  if (languageIn(flags) === 'en') return opened;
  const { edition, scenario, options } = opened.file.header;
  const { ruleset } = findEdition(await terminal.rulesets(), edition);
  const words = await wordsFor(ruleset, flags, terminal);
  const game = (await terminal.tables())(edition, scenario, options, words);
  return game !== null && 'rules' in game ? { ...opened, game } : opened;
}

function warn(name: string, what: string, terminal: Terminal): void {
  complain(terminal, `${name} ${what}`, [`What differs: grognard verify ${name}`]);
}

async function outputFor(
  opened: SavedGame,
  flags: readonly GivenFlag[],
  terminal: Terminal,
): Promise<Output> {
  const viewer = viewerFrom(opened, flags);
  const turns = asked(turnsOf(opened, viewer), flagValue(flags, 'turn'));
  if (hasFlag(flags, 'svg')) return { markup: await pictureAfter(opened, turns.at(-1), viewer, flags) };
  if (hasFlag(flags, 'json')) return jsonText(asJson(opened, turns));
  return report(opened, turns, flags, terminal.width);
}

function fileIn({ positionals, flags }: ParsedArguments): string {
  const [file, extra] = positionals;
  if (file === undefined)
    throw new UsageError('name a saved game', 'For example: grognard replay game.grognard.json');
  if (extra !== undefined) throw new UsageError('one game at a time');
  if (hasFlag(flags, 'option')) throw new UsageError('a saved game already contains its options');
  if (hasFlag(flags, 'theme') && !hasFlag(flags, 'svg')) throw new UsageError('--theme needs --svg');
  if (hasFlag(flags, 'json') && hasFlag(flags, 'svg'))
    throw new UsageError('--json and --svg cannot be combined');
  return file;
}

/** The requested viewer. Defaults to the umpire once the battle is over, and to a bystander before. */
function viewerFrom({ file, game }: SavedGame, flags: readonly GivenFlag[]): Viewer {
  const given = flagValue(flags, 'side') ?? (file.result === null ? 'everybody' : 'umpire');
  if (given === 'umpire') return 'umpire';
  if (given === 'everybody') return { side: null };
  const ids = game.sides.map(({ id }) => id);
  if (ids.includes(given)) return { side: given };
  throw new UsageError(
    `this battle has no side "${given}"${didYouMean(given, [...ids, 'umpire', 'everybody'])}`,
    `--side is ${listed(ids)}, umpire (all) or everybody (what all sides know).`,
  );
}

function asked(turns: readonly ToldTurn[], turn: string | undefined): readonly ToldTurn[] {
  if (turn === undefined) return turns;
  const found = turns.filter((each) => String(each.turn) === turn);
  if (found.length > 0) return found;
  const [first, last] = [turns[0]?.turn, turns.at(-1)?.turn];
  throw new UsageError(
    first === undefined
      ? 'no turn has been played'
      : `--turn is ${first === last ? first : `${first} to ${last}`}, not "${turn}"`,
  );
}

async function pictureAfter(
  { game }: SavedGame,
  last: ToldTurn | undefined,
  viewer: Viewer,
  flags: readonly GivenFlag[],
): Promise<string> {
  const { paintPicture } = await import('../paint-picture.ts');
  const { rules } = game;
  const view = last?.after ?? rules.view(rules.start(null), viewer);
  return paintPicture(game.picture(view, last?.events ?? []), flags);
}

function asJson({ file, game }: SavedGame, turns: readonly ToldTurn[]): object {
  const { edition, options, players } = file.header;
  return {
    title: game.title,
    edition,
    options,
    sides: game.sides.map(({ id, name }) => ({ id, name, player: players[id] ?? null })),
    turns: turns.map(({ turn, told }) => ({ turn, told })),
    result: file.result,
  };
}

function report(
  { file, game }: SavedGame,
  turns: readonly ToldTurn[],
  flags: readonly GivenFlag[],
  width: number,
): TextRow[] {
  const whole = flagValue(flags, 'turn') === undefined;
  const language = languageIn(flags);
  const said = replayWords[language];
  return [
    [{ text: game.title, tone: 'title' }],
    ...paragraph(players(file, game, said), width),
    ...turns.flatMap(({ turn, told }) =>
      turnRows(game, { title: said.turn(turn), nothing: said.nothing, told }, width),
    ),
    ...(whole
      ? [
          ...heading(file.result === null ? said.soFar : said.end),
          ...paragraph(ending(file, game, turns, language), width, 'plain', '  '),
        ]
      : []),
  ];
}

/** `the Reds (recruit) against the Blues (captain) · edition`. */
function players(
  { header }: SaveFile,
  { sides }: SavedGame['game'],
  { unknown, levels, against }: ReplayWords,
): string {
  const named = sides.map(({ id, name }) => {
    const player = header.players[id] ?? unknown;
    return `${name} (${isLevel(player) ? levels[player] : player})`;
  });
  return `${capital(named.join(against))} · ${header.edition}`;
}

function ending(
  { result }: SaveFile,
  game: SavedGame['game'],
  turns: readonly ToldTurn[],
  language: Language,
): string {
  if (result === null) return replayWords[language].notOver;
  const lost = losses(game, turns, replayWords[language]);
  return `${resultSentence(game, result, language)}${lost === '' ? '' : ` ${lost}`}`;
}

function losses(game: SavedGame['game'], turns: readonly ToldTurn[], said: ReplayWords): string {
  const last = turns.at(-1);
  if (last === undefined) return '';
  const lost = game.losses(last.after);
  return said.losses(game.sides.map(({ id, name }) => `${name} ${lost[id] ?? 0}`).join(', '));
}

function turnRows(
  game: SavedGame['game'],
  {
    title,
    nothing,
    told,
  }: { readonly title: string; readonly nothing: string; readonly told: readonly ReportLine[] },
  width: number,
): TextRow[] {
  if (told.length === 0) return [...heading(title), [{ text: `  ${nothing}`, tone: 'faint' }]];
  return [
    ...heading(title),
    ...told.flatMap((each) => {
      const short = inShort(game, each);
      return [
        ...hanging(capital(each.text), width),
        ...(short === '' ? [] : paragraph(short, width, 'faint', '      ')),
      ];
    }),
  ];
}

/** Rows after the first are indented, so that only the first row of an event begins at the edge. */
function hanging(text: string, width: number): TextRow[] {
  return wrapText(text, width - 4).map((part, n) => [
    { text: `${n === 0 ? '  ' : '    '}${part}`, tone: 'plain' },
  ]);
}
