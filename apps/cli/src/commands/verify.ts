/** `grognard verify`: whether saved games are what their secret, their dice and the rules make of them. */
import { counted, type TextRow } from '@grognard/rules-kit';
import type { LayOut } from '@grognard/simulator';
import { hasFlag, type ParsedArguments, UsageError } from '../arguments.ts';
import { type CliCommand, checkLanguage, type ExitCode, writeJson } from '../command.ts';
import { winnersIn } from '../result-text.ts';
import { openGame, type SavedGame, textOf, type UnreadableGame } from '../saved-game.ts';
import { isAboutFile } from '../system-error.ts';
import { complain, paintRows, type Terminal } from '../terminal.ts';
import { type Difference, type VerifiedGame, verifyGame } from '../verify-game.ts';

/** More of them would only hide the first. */
const shown = 5;

/** The command `verify`. */
export const verifyCommand: CliCommand = {
  flags: {},
  takesFields: false,
  async run(parsed, terminal) {
    checkLanguage(parsed.flags, terminal);
    const files = filesIn(parsed);
    const tables = await terminal.tables();
    const json = hasFlag(parsed.flags, 'json');
    const checked: object[] = [];
    let code: ExitCode = 0;
    for (const file of files) {
      const found = await check(file, tables, terminal);
      if (found === null) code = 2;
      else {
        if (code === 0 && !found.ok) code = 1;
        if (!json) await terminal.write(paintRows(found.rows, terminal.colour.data));
        checked.push(found.data);
      }
    }
    if (json) await writeJson(terminal, checked);
    return code;
  },
};

function filesIn({ positionals, flags }: ParsedArguments): readonly string[] {
  if (hasFlag(flags, 'option')) throw new UsageError('the options of a saved game stand in its file');
  if (positionals.length === 0)
    throw new UsageError('name a saved game', 'For example: grognard verify game.grognard.json');
  return positionals;
}

interface Checked {
  readonly ok: boolean;
  readonly rows: readonly TextRow[];
  readonly data: object;
}

/** Null: the file cannot be read, which was said. */
async function check(file: string, tables: LayOut, terminal: Terminal): Promise<Checked | null> {
  try {
    const opened = openGame(await textOf(file, terminal), tables);
    return 'problems' in opened ? notAGame(file, opened) : checkedGame(file, opened);
  } catch (error) {
    if (!isAboutFile(error)) throw error;
    complain(terminal, error.message, []);
    return null;
  }
}

function notAGame(file: string, { problems }: UnreadableGame): Checked {
  const differences = problems.map(({ at, message }): Difference => ({ at, turn: null, message }));
  return {
    ok: false,
    rows: differing(file, 'cannot be checked', differences),
    data: { file, ok: false, turns: 0, commands: 0, faces: 0, unchecked: null, result: null, differences },
  };
}

function checkedGame(file: string, opened: SavedGame): Checked {
  const verified = verifyGame(opened);
  const ok = verified.differences.length === 0;
  const rows = ok ? [okRow(file, opened, verified)] : differing(file, 'differs', verified.differences);
  return { ok, rows, data: { file, ok, ...verified } };
}

function okRow(file: string, { game }: SavedGame, verified: VerifiedGame): TextRow {
  const { turns, commands, faces, unchecked, result } = verified;
  const facts = [
    counted(turns, 'turn'),
    counted(commands, 'command'),
    unchecked ?? counted(faces, 'face'),
    result === null ? 'not over yet' : `${winnersIn(game, result)} (${result.by})`,
  ];
  return [
    { text: 'OK', tone: 'good' },
    { text: `  ${file}: ${facts.join(', ')}`, tone: 'plain' },
  ];
}

function differing(file: string, verb: string, differences: readonly Difference[]): TextRow[] {
  const more = differences.length - shown;
  return [
    [
      { text: 'NO', tone: 'bad' },
      { text: `  ${file} ${verb}`, tone: 'plain' },
    ],
    ...differences.slice(0, shown).map(differenceRow),
    ...(more > 0 ? [[{ text: `    and ${more} more`, tone: 'faint' } as const]] : []),
  ];
}

function differenceRow({ at, turn, message }: Difference): TextRow {
  const place = [...(at === '' ? [] : [at]), ...(turn === null ? [] : [`turn ${turn}`])];
  return [{ text: `    ${place.length === 0 ? '' : `${place.join(', ')}: `}${message}`, tone: 'plain' }];
}
