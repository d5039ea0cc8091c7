/** `grognard describe`: the procedures of a ruleset and the input of each. */
import {
  caseTitle,
  describeProcedure,
  describeRuleset,
  editionTitle,
  type OptionInfo,
  type ProcedureInForce,
  type Ruleset,
  type RulesInForce,
  refusalTitleOf,
  type TextRow,
} from '@grognard/rules-kit';
import { hasFlag, UsageError } from '../arguments.ts';
import { type CliCommand, checkLanguage, writeJson } from '../command.ts';
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
    checkLanguage(flags, terminal);
    const { ruleset } = found;
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
        ? rulesetRows(ruleset, inForce, terminal.width)
        : procedureRows(ruleset, inForce, procedure, terminal.width);
    await terminal.write(rows);
    return 0;
  },
};

function rulesetRows(ruleset: Ruleset, { edition, procedures }: RulesInForce, width: number): TextRow[] {
  return [
    [{ text: editionTitle(ruleset, edition), tone: 'title' }],
    ...paragraph(ruleset.credit, width, 'faint'),
    ...heading('Procedures'),
    ...procedures.flatMap(({ id, title }) =>
      entry(id, [{ text: title, tone: 'plain' }], { indent: 20, width }),
    ),
    ...heading('Options (--option ID=VALUE)'),
    ...ruleset.options.flatMap((option) => optionRows(option, width)),
    [],
    ...paragraph(
      `The flags of a procedure: grognard describe ${edition} ${procedures[0]?.id ?? ''}`,
      width,
      'faint',
    ),
  ];
}

function procedureRows(
  ruleset: Ruleset,
  inForce: RulesInForce,
  procedure: ProcedureInForce,
  width: number,
): TextRow[] {
  const { words } = ruleset;
  const options = ruleset.options.filter(({ readBy }) => readBy.includes(procedure.id));
  const refusals = inForce.procedure(procedure.id)!.refusedBy();
  const facts = Object.entries(procedure.factTitles);
  const list = (title: string, rows: readonly TextRow[]): TextRow[] =>
    rows.length === 0 ? [] : [...heading(title), ...rows];
  return [
    [{ text: caseTitle(ruleset, inForce.edition, procedure), tone: 'title' }],
    ...list(
      'Steps',
      procedure.steps.flatMap((text, i) =>
        entry(`${i + 1}.`, [{ text, tone: 'plain' }], { indent: 5, width }),
      ),
    ),
    ...list('Flags', flagTable(procedure, width)),
    ...list(
      'Options (--option ID=VALUE)',
      options.flatMap((option) => optionRows(option, width)),
    ),
    ...list(
      'Results',
      facts.flatMap(([id, text]) => entry(id, [{ text, tone: 'plain' }], { indent: 30, width })),
    ),
    ...list(
      'Possible refusals',
      refusals.flatMap((id) =>
        entry(id, [{ text: refusalTitleOf(words.en, inForce.ruleNumbers, id), tone: 'plain' }], {
          indent: 30,
          width,
        }),
      ),
    ),
  ];
}

function optionRows({ id, title, shape, default: usual, says }: OptionInfo, width: number): TextRow[] {
  return entry(
    id,
    [
      { text: `${title}; default ${usualText(usual)}`, tone: 'plain' },
      { text: shapeText(shape), tone: 'faint' },
      ...(says === undefined ? [] : [{ text: says, tone: 'faint' as const }]),
    ],
    { indent: 32, width },
  );
}
