/** `grognard scenarios --check`: problems of scenario files, each with its place in the file. */
import type { CreateAnyGame } from '@grognard/engine';
import {
  counted,
  type HouseRules,
  listed,
  type ReadScenario,
  type ScenarioFileProblem,
  type TextRow,
} from '@grognard/rules-kit';
import { type ExitCode, writeJson } from '../command.ts';
import { readScenarioFile } from '../scenario-file.ts';
import { isAboutFile } from '../system-error.ts';
import { entry } from '../table.ts';
import { complain, type Terminal } from '../terminal.ts';

type HouseRulesFile = Pick<HouseRules, 'ruleset' | 'options'>;

/** Exit code 0 if all files are valid, 1 if some have problems, 2 if some cannot be read. */
export async function checkFiles(
  files: readonly string[],
  terminal: Terminal,
  form: 'json' | 'text',
  house: HouseRulesFile | null = null,
): Promise<ExitCode> {
  const told: object[] = [];
  let code: ExitCode = 0;
  for (const file of files) {
    const read = await readOrComplain(file, terminal, house);
    if (read === null) {
      code = 2;
      continue;
    }
    const problems = 'problems' in read ? read.problems : [];
    if (code === 0 && problems.length > 0) code = 1;
    told.push({ file, ok: problems.length === 0, problems: problems.map(plain) });
    if (form === 'text') await terminal.write(fileRows(file, read, terminal));
  }
  if (form === 'json') await writeJson(terminal, told);
  return code;
}

/** Null if the file cannot be read. The reason has been printed by then. */
async function readOrComplain(
  file: string,
  terminal: Terminal,
  house: HouseRulesFile | null,
): Promise<ReadScenario | null> {
  try {
    const read = await readScenarioFile(file, await terminal.rulesets(), terminal);
    return house === null ? read : withHouse(read, house, await terminal.tables());
  } catch (error) {
    if (!isAboutFile(error)) throw error;
    complain(terminal, error.message, []);
    return null;
  }
}

/** A battle must also be valid with the house rules, in every edition that it names. */
function withHouse(
  read: ReadScenario,
  { ruleset, options }: HouseRulesFile,
  tables: CreateAnyGame,
): ReadScenario {
  if ('problems' in read || read.ruleset.id !== ruleset) return read;
  const problems = read.scenario.editions.flatMap((edition) => {
    const laid = tables(edition, read.scenario.data, options);
    return laid === null || 'rules' in laid ? [] : laid;
  });
  return problems.length === 0 ? read : { problems };
}

function plain({ code, at, message }: ScenarioFileProblem): ScenarioFileProblem {
  return { code, at, message };
}

function fileRows(file: string, read: ReadScenario, { width }: Terminal): TextRow[] {
  if ('problems' in read)
    return [
      [
        { text: 'NO', tone: 'bad' },
        { text: `  ${file}: ${counted(read.problems.length, 'problem')}`, tone: 'plain' },
      ],
      ...read.problems.flatMap(({ at, message }) =>
        entry(at === '' ? 'the file' : at, [{ text: message, tone: 'plain' }], { indent: 30, width }),
      ),
    ];
  const { title, editions, strengths } = read.scenario;
  const sides = strengths.join(' against ');
  return [
    [
      { text: 'OK', tone: 'good' },
      { text: `  ${file}: ${title}, ${sides}, ${listed(editions)}`, tone: 'plain' },
    ],
  ];
}
