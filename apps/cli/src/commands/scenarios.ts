/** `grognard scenarios`: lists the battles that can be played, shows one in full, and checks or copies scenario files. */
import {
  type BundledScenario,
  describeScenarioFile,
  didYouMean,
  havingScenarioFiles,
  listed,
  phrase,
  type ScenarioPart,
  type TextRow,
  type Words,
} from '@grognard/rules-kit';
import { flagValue, type GivenFlag, hasFlag, UsageError } from '../arguments.ts';
import { type CliCommand, jsonText, languageIn, wordsFor, writeJson } from '../command.ts';
import { type FoundScenario, findScenario, scenariosIn } from '../find-scenario.ts';
import { houseFlag, houseFrom } from '../house.ts';
import { replayWords } from '../replay-words.ts';
import { entry, heading, paragraph } from '../table.ts';
import type { Terminal } from '../terminal.ts';
import { put } from '../write-output.ts';

export const scenariosCommand: CliCommand = {
  flags: {
    check: { takes: 'nothing' },
    copy: { takes: 'text' },
    ...houseFlag,
    schema: { takes: 'nothing' },
    secret: { takes: 'text' },
    svg: { takes: 'text' },
    theme: { takes: 'text' },
  },
  takesFields: false,
  async run({ positionals, flags }, terminal) {
    languageIn(flags);
    checkFlags(flags, positionals);
    if (hasFlag(flags, 'check')) {
      const { checkFiles } = await import('./scenario-check.ts');
      const house = await houseFrom(await terminal.rulesets(), flags, terminal);
      return checkFiles(positionals, terminal, hasFlag(flags, 'json') ? 'json' : 'text', house);
    }
    const [word] = positionals;
    if (hasFlag(flags, 'schema')) await writeSchema(word, terminal);
    else if (word === undefined) await writeList(flags, terminal);
    else await writeOne(word, flags, terminal);
    return 0;
  },
};

/** Flags that exclude each other. */
const alone = ['check', 'schema', 'copy'];

function checkFlags(flags: readonly GivenFlag[], [id, extra]: readonly string[]): void {
  if (hasFlag(flags, 'option')) throw new UsageError('--option has no effect on scenarios');
  if (hasFlag(flags, 'house') && !hasFlag(flags, 'check')) throw new UsageError('--house needs --check');
  const [way, second] = [...alone, 'secret', 'svg'].filter((flag) => hasFlag(flags, flag));
  if (way !== undefined && alone.includes(way) && second !== undefined)
    throw new UsageError(`either --${way} or --${second}`);
  if (way === 'check' && id === undefined)
    throw new UsageError('--check needs a file', 'For example: grognard scenarios --check my.json');
  if (extra !== undefined && way !== 'check') throw new UsageError(`unexpected argument "${extra}"`);
  const missing = ['copy', 'secret', 'svg'].find((flag) => id === undefined && hasFlag(flags, flag));
  if (missing !== undefined) throw new UsageError(`--${missing} needs a scenario`);
  if (hasFlag(flags, 'theme') && !hasFlag(flags, 'svg')) throw new UsageError('--theme needs --svg');
  const other = ['svg', 'copy'].find((flag) => hasFlag(flags, flag));
  if (hasFlag(flags, 'json') && other !== undefined)
    throw new UsageError(`--json and --${other} cannot be combined`);
}

/** Writes the schema of scenario files, for the named ruleset or the only one that reads files. */
async function writeSchema(id: string | undefined, terminal: Terminal): Promise<void> {
  const known = havingScenarioFiles(await terminal.rulesets());
  const ids = known.map((ruleset) => ruleset.id);
  const found = id === undefined && known.length === 1 ? known[0] : known.find((one) => one.id === id);
  if (found !== undefined) return writeJson(terminal, describeScenarioFile(found));
  const hint = ids.length === 0 ? null : `Scenario files are read by ${listed(ids)}.`;
  if (id === undefined) throw new UsageError('--schema needs a ruleset', hint);
  throw new UsageError(`there are no scenario files of "${id}"${didYouMean(id, ids)}`, hint);
}

async function writeList(flags: readonly GivenFlag[], terminal: Terminal): Promise<void> {
  const all = scenariosIn(await terminal.rulesets());
  if (hasFlag(flags, 'json')) return writeJson(terminal, all.map(asJson));
  const listed = await Promise.all(
    all.map(async ({ ruleset, scenario }) => ({
      scenario,
      words: await wordsFor(ruleset, flags, terminal),
    })),
  );
  await terminal.write(overview(listed, terminal.width));
}

async function writeOne(word: string, flags: readonly GivenFlag[], terminal: Terminal): Promise<void> {
  const found = await findScenario(word, terminal);
  const copy = flagValue(flags, 'copy');
  if (copy !== undefined) return put(copy, jsonText(found.scenario.data), terminal);
  const secret = flagValue(flags, 'secret');
  const side = secret === undefined ? null : findSide(found.scenario, secret);
  const svg = flagValue(flags, 'svg');
  if (svg !== undefined) {
    const { scenarioMap } = await import('./scenario-map.ts');
    const markup = scenarioMap(found, side, flags, await wordsFor(found.ruleset, flags, terminal));
    return put(svg, { markup }, terminal);
  }
  const words = await wordsFor(found.ruleset, flags, terminal);
  const { data, parts } = found.scenario.known(side, words);
  if (hasFlag(flags, 'json')) await writeJson(terminal, { ruleset: found.ruleset.id, scenario: data });
  else await terminal.write(inFull(found, parts, words, terminal.width));
}

function findSide({ id, summary }: BundledScenario, side: string): string {
  const ids = summary.sides.map((known) => known.id);
  if (ids.includes(side)) return side;
  throw new UsageError(
    `${id} has no side "${side}"${didYouMean(side, ids)}`,
    `Its sides are ${listed(ids)}.`,
  );
}

function asJson({ ruleset, scenario }: FoundScenario): Readonly<Record<string, unknown>> {
  const { id, title, editions, summary } = scenario;
  return { ruleset: ruleset.id, id, title, editions, ...summary };
}

/** Place and time of the battle, its edition and its size. */
function facts(scenario: BundledScenario, words: Words): string[] {
  const { place, year, turns, table, sides } = scenario.called(words).summary;
  const said = replayWords[words.language];
  return [
    `${place}, ${year}`,
    // A side that shows no figures has all of them hidden, so its strength is not printed.
    sides.map(({ name, figures }) => (figures === 0 ? name : `${name} ${figures}`)).join(said.against),
    `${said.turns(turns)} · ${table} · ${scenario.editions.join(', ')}`,
  ];
}

interface ScenarioWithWords {
  readonly scenario: BundledScenario;
  readonly words: Words;
}

function overview(all: readonly ScenarioWithWords[], width: number): TextRow[] {
  if (all.length === 0) return paragraph('There are no scenarios.', width);
  return all.flatMap(({ scenario, words }, i) => {
    const { title } = scenario.called(words);
    const texts = facts(scenario, words).map((text) => ({ text, tone: 'plain' as const }));
    return [
      ...(i === 0 ? [] : [[]]),
      ...entry(scenario.id, [{ text: title, tone: 'title' }, ...texts], { indent: 14, width }),
    ];
  });
}

function inFull(
  { ruleset, scenario }: FoundScenario,
  parts: readonly ScenarioPart[],
  words: Words,
  width: number,
): TextRow[] {
  return [
    [{ text: scenario.called(words).title, tone: 'title' }],
    ...facts(scenario, words).flatMap((text) => paragraph(text, width)),
    ...parts.flatMap((part) => partRows(part, width)),
    [],
    ...paragraph(phrase(words, ruleset.credit), width, 'faint'),
  ];
}

function partRows({ title, paragraphs, entries }: ScenarioPart, width: number): TextRow[] {
  return [
    ...heading(title),
    ...paragraphs.flatMap((text, i) => [...(i === 0 ? [] : [[]]), ...paragraph(text, width, 'plain', '  ')]),
    ...entries.flatMap(({ term, text }) => entry(term, [{ text, tone: 'plain' }], { indent: 13, width })),
  ];
}
