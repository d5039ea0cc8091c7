/** `grognard scenarios --check`: what is wrong with scenario files, each problem with its place. */
import { counted, listed, type ScenarioFileProblem, type TextRow } from '@grognard/rules-kit';
import { type ExitCode, writeJson } from '../command.ts';
import { type ReadFile, readScenarioFile } from '../scenario-file.ts';
import { isSystemError } from '../system-error.ts';
import { entry } from '../table.ts';
import { complain, paintRows, type Terminal } from '../terminal.ts';

/** 0: all are good; 1: some have problems; 2: some cannot be read. */
export async function checkFiles(
  files: readonly string[],
  terminal: Terminal,
  form: 'json' | 'text',
): Promise<ExitCode> {
  const told: object[] = [];
  let code: ExitCode = 0;
  for (const file of files) {
    const read = await readOrComplain(file, terminal);
    if (read === null) {
      code = 2;
      continue;
    }
    const problems = 'problems' in read ? read.problems : [];
    if (code === 0 && problems.length > 0) code = 1;
    told.push({ file, ok: problems.length === 0, problems: problems.map(plain) });
    if (form === 'text')
      await terminal.write(paintRows(fileRows(file, read, terminal), terminal.colour.data));
  }
  if (form === 'json') await writeJson(terminal, told);
  return code;
}

/** Null: it cannot be read, which was said. */
async function readOrComplain(file: string, terminal: Terminal): Promise<ReadFile | null> {
  try {
    return await readScenarioFile(file, await terminal.rulesets(), terminal);
  } catch (error) {
    if (!isSystemError(error)) throw error;
    complain(terminal, error.message, []);
    return null;
  }
}

function plain({ code, at, message }: ScenarioFileProblem): ScenarioFileProblem {
  return { code, at, message };
}

function fileRows(file: string, read: ReadFile, { width }: Terminal): TextRow[] {
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
  const { title, editions, summary } = read.scenario;
  const sides = summary.sides.map(({ figures }) => figures).join(' against ');
  return [
    [
      { text: 'OK', tone: 'good' },
      { text: `  ${file}: ${title}, ${sides}, ${listed(editions)}`, tone: 'plain' },
    ],
  ];
}
