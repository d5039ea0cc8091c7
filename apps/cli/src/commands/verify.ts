/** `grognard verify`: checks the seals of saved games, and their dice and events against the secret and the rules. */
import {
  type CreateAnyGame,
  type Difference,
  type GameVerdict,
  openGame,
  type SavedGame,
  type UnreadableGame,
  type VerifiedGame,
  verifyGame,
} from '@grognard/engine';
import { counted, type TextRow } from '@grognard/rules-kit';
import type { ScenarioOrigin } from '@grognard/rulesets/published';
import { hasFlag, type ParsedArguments, UsageError } from '../arguments.ts';
import { type CliCommand, checkLanguage, type ExitCode, writeJson } from '../command.ts';
import { textOf } from '../read-text.ts';
import { winnersIn } from '../result-text.ts';
import { isAboutFile } from '../system-error.ts';
import { complain, type Terminal } from '../terminal.ts';

/** Maximum number of differences printed. More would only hide the first. */
const shown = 5;

export const verifyCommand: CliCommand = {
  flags: {},
  takesFields: false,
  async run(parsed, terminal) {
    checkLanguage(parsed.flags, terminal);
    const files = filesIn(parsed);
    const known: VerifyContext = {
      tables: await terminal.tables(),
      originOf: await terminal.scenarioOrigins(),
    };
    const json = hasFlag(parsed.flags, 'json');
    const checked: object[] = [];
    const codes: ExitCode[] = [];
    for (const file of files) {
      const found = await check(file, known, terminal);
      codes.push(found === null ? 2 : codeOf[found.verdict]);
      if (found !== null) {
        if (!json) await terminal.write(found.rows);
        checked.push(found.data);
      }
    }
    if (json) await writeJson(terminal, checked);
    return worstOf(codes);
  },
};

/** An unreadable file is worse than a game that differs, which is worse than dice that cannot be checked. */
function worstOf(codes: readonly ExitCode[]): ExitCode {
  if (codes.includes(2)) return 2;
  if (codes.includes(1)) return 1;
  return codes.includes(3) ? 3 : 0;
}

/** The games and published scenarios of this version. */
interface VerifyContext {
  readonly tables: CreateAnyGame;
  readonly originOf: (scenario: unknown) => ScenarioOrigin;
}

const codeOf: Readonly<Record<Checked['verdict'], ExitCode>> = {
  ok: 0,
  'by-hand': 3,
  differs: 1,
  'no-game': 1,
};

function filesIn({ positionals, flags }: ParsedArguments): readonly string[] {
  if (hasFlag(flags, 'option')) throw new UsageError('a saved game already contains its options');
  if (positionals.length === 0)
    throw new UsageError('name a saved game', 'For example: grognard verify game.grognard.json');
  return positionals;
}

interface Checked {
  readonly verdict: GameVerdict | 'no-game';
  readonly rows: readonly TextRow[];
  readonly data: object;
}

/** Null if the file cannot be read. The reason has been printed by then. */
async function check(file: string, known: VerifyContext, terminal: Terminal): Promise<Checked | null> {
  try {
    const opened = openGame(await textOf(file, terminal), known.tables);
    return 'problems' in opened ? notAGame(file, opened) : checkedGame(file, opened, known);
  } catch (error) {
    if (!isAboutFile(error)) throw error;
    complain(terminal, error.message, []);
    return null;
  }
}

function notAGame(file: string, { problems }: UnreadableGame): Checked {
  const differences = problems.map(({ at, message }): Difference => ({ at, turn: null, message }));
  const nothing = { turns: 0, commands: 0, faces: 0, unchecked: null, result: null };
  const verdict = 'no-game';
  return {
    verdict,
    rows: differing(file, 'cannot be checked', differences),
    data: { file, ok: false, verdict, sealed: false, scenario: null, ...nothing, differences, remarks: [] },
  };
}

function checkedGame(file: string, opened: SavedGame, { originOf }: VerifyContext): Checked {
  const verified = verifyGame(opened);
  const { verdict, sealed, differences, remarks, ...counts } = verified;
  const ok = verdict === 'ok';
  const scenario = originOf(opened.file.header.scenario);
  const rows = [
    ...(verdict === 'differs'
      ? differing(file, 'differs', differences)
      : [foundRow(file, opened, verified, scenario)]),
    ...[...remarks, ...remarkOn(scenario)].map(remarkRow),
  ];
  return { verdict, rows, data: { file, ok, verdict, sealed, scenario, ...counts, differences, remarks } };
}

function remarkOn(scenario: ScenarioOrigin): string[] {
  switch (scenario.kind) {
    case 'published':
      return [];
    case 'altered':
      return [
        `the scenario calls itself "${scenario.id}" and is none of the versions published under that name`,
      ];
    case 'unpublished':
      return ['the scenario is not a published one'];
  }
}

function remarkRow(text: string): TextRow {
  return [{ text: `    ${text}`, tone: 'doubt' }];
}

/** The row for a game without differences. */
function foundRow(
  file: string,
  { game }: SavedGame,
  verified: VerifiedGame,
  scenario: ScenarioOrigin,
): TextRow {
  const { turns, commands, faces, unchecked, result, verdict } = verified;
  const facts = [
    counted(turns, 'turn'),
    counted(commands, 'command'),
    unchecked ?? counted(faces, 'face'),
    result === null ? 'not over yet' : `${winnersIn(game, result)} (${result.by})`,
    ...(scenario.kind === 'published' ? [`published scenario ${scenario.id}`] : []),
  ];
  return [
    verdict === 'ok' ? { text: 'OK', tone: 'good' } : { text: 'BY HAND', tone: 'doubt' },
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
