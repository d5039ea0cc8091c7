/** `grognard describe`: the procedures of a ruleset and the input of each. */
import {
  caseTitle,
  describeProcedure,
  describeRuleset,
  editionTitle,
  factTitlesOf,
  kitWords,
  type OptionInfo,
  type ProcedureInForce,
  phrase,
  type Ruleset,
  type RulesInForce,
  refusalTitleOf,
  type TextRow,
  type Words,
} from '@grognard/rules-kit';
import { hasFlag, UsageError } from '../arguments.ts';
import { type CliCommand, wordsFor, writeJson } from '../command.ts';
import { describeWords } from '../describe-words.ts';
import { findEdition, findProcedure, rulesOf } from '../find-ruleset.ts';
import { optionsFrom } from '../options.ts';
import { shapeText, usualText } from '../shape-text.ts';
import { entry, heading, paragraph } from '../table.ts';
import { flagTable } from './flag-table.ts';

export const describeCommand: CliCommand = {
  flags: {},
  takesFields: false,
  async run({ positionals, flags }, terminal) {
    const rulesets = await terminal.rulesets();
    const [name, procedureId, extra] = positionals;
    if (name === undefined)
      throw new UsageError(
        'ruleset missing',
        `There are ${rulesets.flatMap(({ editions }) => editions.map(({ id }) => id)).join(', ')}.`,
      );
    if (extra !== undefined) throw new UsageError(`unexpected argument "${extra}"`);
    const found = findEdition(rulesets, name);
    const procedure = procedureId === undefined ? null : findProcedure(found, procedureId);
    const inForce = rulesOf(found.ruleset, found.edition, optionsFrom(found.ruleset, flags));
    const { ruleset } = found;
    const words = await wordsFor(ruleset, flags, terminal);
    if (hasFlag(flags, 'json')) {
      await writeJson(
        terminal,
        procedure === null
          ? describeRuleset(ruleset, inForce)
          : describeProcedure(ruleset, inForce, inForce.procedure(procedure.id)!),
      );
      return 0;
    }
    const rows =
      procedure === null
        ? rulesetRows(ruleset, inForce, { words, width: terminal.width })
        : procedureRows(ruleset, inForce, procedure, { words, width: terminal.width });
    await terminal.write(rows);
    return 0;
  },
};

/** In which words, and how wide, to write. */
interface Manner {
  readonly words: Words;
  readonly width: number;
}

function rulesetRows(
  ruleset: Ruleset,
  { edition, procedures }: RulesInForce,
  { words, width }: Manner,
): TextRow[] {
  const said = describeWords[words.language];
  return [
    [{ text: editionTitle(ruleset, edition, words), tone: 'title' }],
    ...paragraph(phrase(words, ruleset.credit), width, 'faint'),
    ...heading(said.procedures),
    ...procedures.flatMap(({ id, title }) =>
      entry(id, [{ text: phrase(words, title), tone: 'plain' }], { indent: 20, width }),
    ),
    ...heading(said.options),
    ...ruleset.options.flatMap((option) => optionRows(option, { words, width })),
    [],
    ...paragraph(said.flagsOf(`grognard describe ${edition} ${procedures[0]?.id ?? ''}`), width, 'faint'),
  ];
}

function procedureRows(
  ruleset: Ruleset,
  inForce: RulesInForce,
  procedure: ProcedureInForce,
  { words, width }: Manner,
): TextRow[] {
  const said = describeWords[words.language];
  const options = ruleset.options.filter(({ readBy }) => readBy.includes(procedure.id));
  const refusals = inForce.procedure(procedure.id)!.refusedBy();
  const facts = Object.entries(factTitlesOf(procedure, words));
  const list = (title: string, rows: readonly TextRow[]): TextRow[] =>
    rows.length === 0 ? [] : [...heading(title), ...rows];
  return [
    [{ text: caseTitle(ruleset, inForce.edition, procedure, words), tone: 'title' }],
    ...list(
      said.steps,
      procedure.steps.flatMap((text, i) =>
        entry(`${i + 1}.`, [{ text: phrase(words, text), tone: 'plain' }], { indent: 5, width }),
      ),
    ),
    ...list(said.flags, flagTable(procedure, words, width)),
    ...list(
      said.options,
      options.flatMap((option) => optionRows(option, { words, width })),
    ),
    ...list(
      said.facts,
      facts.flatMap(([id, text]) => entry(id, [{ text, tone: 'plain' }], { indent: 30, width })),
    ),
    ...list(
      said.refusals,
      refusals.flatMap((id) =>
        entry(id, [{ text: refusalTitleOf(words, inForce.ruleNumbers, id), tone: 'plain' }], {
          indent: 30,
          width,
        }),
      ),
    ),
  ];
}

function optionRows(
  { id, title, shape, default: defaultValue, says }: OptionInfo,
  { words, width }: Manner,
): TextRow[] {
  const said = describeWords[words.language];
  const { semicolon } = kitWords(words.language);
  return entry(
    id,
    [
      {
        text: `${phrase(words, title)}${semicolon}${said.usual(usualText(defaultValue, said))}`,
        tone: 'plain',
      },
      { text: shapeText(shape, said), tone: 'faint' },
      ...(says === undefined ? [] : [{ text: phrase(words, says), tone: 'faint' as const }]),
    ],
    { indent: 32, width },
  );
}
