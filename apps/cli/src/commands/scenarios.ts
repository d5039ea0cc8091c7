/** `grognard scenarios`: the battles that can be played, listed or one in full. */
import {
  counted,
  didYouMean,
  listed,
  type OfferedScenario,
  type ScenarioPart,
  type TextRow,
} from '@grognard/rules-kit';
import { flagValue, type GivenFlag, hasFlag, UsageError } from '../arguments.ts';
import { type Command, checkLanguage, writeJson } from '../command.ts';
import { type FoundScenario, findScenario, scenariosIn } from '../find-scenario.ts';
import { put } from '../put.ts';
import { entry, heading, paragraph } from '../table.ts';
import { paintRows } from '../terminal.ts';

export const scenariosCommand: Command = {
  flags: { secret: { takes: 'text' }, svg: { takes: 'text' }, theme: { takes: 'text' } },
  takesFields: false,
  async run({ positionals, flags }, terminal) {
    const rulesets = await terminal.rulesets();
    checkLanguage(flags, terminal);
    const [id, extra] = positionals;
    if (extra !== undefined) throw new UsageError(`"${extra}" is not expected here`);
    checkFlags(flags, id);
    const all = scenariosIn(rulesets);
    const secret = flagValue(flags, 'secret');
    const svg = flagValue(flags, 'svg');
    const json = hasFlag(flags, 'json');
    if (id === undefined) {
      if (json) await writeJson(terminal, all.map(asJson));
      else await terminal.write(paintRows(overview(all, terminal.width), terminal.colour.data));
      return 0;
    }
    const found = findScenario(all, id);
    const side = secret === undefined ? null : findSide(found.scenario, secret);
    if (svg !== undefined) {
      const { scenarioMap } = await import('./scenario-map.ts');
      await put(svg, scenarioMap(found.ruleset.id, id, side, flags), terminal);
      return 0;
    }
    const { data, parts } = found.scenario.known(side);
    if (json) await writeJson(terminal, { ruleset: found.ruleset.id, scenario: data });
    else await terminal.write(paintRows(inFull(found, parts, terminal.width), terminal.colour.data));
    return 0;
  },
};

function checkFlags(flags: readonly GivenFlag[], id: string | undefined): void {
  if (hasFlag(flags, 'option')) throw new UsageError('no option changes a scenario');
  const missing = ['secret', 'svg'].find((flag) => id === undefined && hasFlag(flags, flag));
  if (missing !== undefined) throw new UsageError(`--${missing} needs a scenario`);
  if (hasFlag(flags, 'theme') && !hasFlag(flags, 'svg')) throw new UsageError('--theme needs --svg');
  if (hasFlag(flags, 'json') && hasFlag(flags, 'svg')) throw new UsageError('either --json or --svg');
}

function findSide({ id, summary }: OfferedScenario, side: string): string {
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

/** Where and when it is, in what edition, and how large. */
function facts({ editions, summary }: OfferedScenario): string[] {
  const { place, year, turns, table, sides } = summary;
  return [
    `${place}, ${year}`,
    sides.map(({ name, figures }) => `${name} ${figures}`).join(' against '),
    `${counted(turns, 'turn')} · ${table} · ${editions.join(', ')}`,
  ];
}

function overview(all: readonly FoundScenario[], width: number): TextRow[] {
  if (all.length === 0) return paragraph('There are no scenarios.', width);
  return all.flatMap(({ scenario }, i) => {
    const texts = facts(scenario).map((text) => ({ text, tone: 'plain' as const }));
    return [
      ...(i === 0 ? [] : [[]]),
      ...entry(scenario.id, [{ text: scenario.title, tone: 'title' }, ...texts], { indent: 14, width }),
    ];
  });
}

function inFull(
  { ruleset, scenario }: FoundScenario,
  parts: readonly ScenarioPart[],
  width: number,
): TextRow[] {
  return [
    [{ text: scenario.title, tone: 'title' }],
    ...facts(scenario).flatMap((text) => paragraph(text, width)),
    ...parts.flatMap((part) => partRows(part, width)),
    [],
    ...paragraph(ruleset.credit, width, 'faint'),
  ];
}

function partRows({ title, paragraphs, entries }: ScenarioPart, width: number): TextRow[] {
  return [
    ...heading(title),
    ...paragraphs.flatMap((text, i) => [...(i === 0 ? [] : [[]]), ...paragraph(text, width, 'plain', '  ')]),
    ...entries.flatMap(({ term, text }) => entry(term, [{ text, tone: 'plain' }], { indent: 13, width })),
  ];
}
