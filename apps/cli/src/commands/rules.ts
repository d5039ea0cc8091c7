/** `grognard rules`: the rules of a catalogue by chapter, or one rule in full. */
import { didYouMean, type RuleEntry, type Ruleset, standingOf, type TextRow } from '@grognard/rules-kit';
import { hasFlag, UsageError } from '../arguments.ts';
import { type CliCommand, checkLanguage, writeJson } from '../command.ts';
import { findRuleset } from '../find-ruleset.ts';
import { optionsFrom } from '../options.ts';
import { heading, paragraph, entry as termEntry } from '../table.ts';
import { type AskedRules, wordsFor } from './asked-rules.ts';
import { ruleInFull } from './rule-in-full.ts';

export const rulesCommand: CliCommand = {
  flags: {},
  takesFields: false,
  async run({ positionals, flags }, terminal) {
    const rulesets = await terminal.rulesets();
    checkLanguage(flags, terminal);
    const [name, part, extra] = positionals;
    if (extra !== undefined) throw new UsageError(`unexpected argument "${extra}"`);
    const asked = name === undefined ? null : askedRules(rulesets, name, part);
    const options = optionsFrom(asked?.about.ruleset ?? null, flags);
    const about: AskedRules[] =
      asked === null
        ? rulesets.map((ruleset) => ({ ruleset, edition: null, options }))
        : [{ ...asked.about, options }];
    const chosen = about.map((one) => ({ about: one, entries: entriesOf(one, asked?.part) }));
    if (hasFlag(flags, 'json')) {
      await writeJson(
        terminal,
        chosen.flatMap((one) => one.entries.map((entry) => asJson(one.about, entry))),
      );
      return 0;
    }
    const rows =
      asked === null ? overview(rulesets, terminal.width) : listing(chosen[0]!, asked.part, terminal.width);
    await terminal.write(rows);
    return 0;
  },
};

type FoundRules = { readonly about: Omit<AskedRules, 'options'>; readonly part: string | undefined };

/** Finds a ruleset by name, or a rule by its id alone. */
function askedRules(rulesets: readonly Ruleset[], name: string, part: string | undefined): FoundRules {
  if (part === undefined && name.includes('.')) {
    const holding = rulesets.filter(({ catalogue }) => catalogue.some(({ id }) => id === name));
    if (holding.length === 1) return { about: { ruleset: holding[0]!, edition: null }, part: name };
    if (holding.length > 1)
      throw new UsageError(
        `several rulesets have ${name}: ${holding.map(({ id }) => `grognard rules ${id} ${name}`).join(', ')}`,
      );
  }
  return { about: findRuleset(rulesets, name), part };
}

/** All rules, the rules of one chapter, or a single rule. */
function entriesOf({ ruleset, edition }: AskedRules, part: string | undefined): readonly RuleEntry[] {
  const held = ruleset.catalogue.filter(({ editions }) => edition === null || editions.includes(edition));
  if (part === undefined) return held;
  const found = held.filter(({ id }) => id === part || chapterOf(id) === part);
  if (found.length > 0) return found;
  if (ruleset.catalogue.some(({ id }) => id === part))
    throw new UsageError(`${part} does not hold in ${edition}`);
  const known = [...new Set(held.map(({ id }) => chapterOf(id))), ...held.map(({ id }) => id)];
  throw new UsageError(
    `${edition ?? ruleset.id} has no rule and no chapter "${part}"${didYouMean(part, known)}`,
    `Chapters: ${[...new Set(held.map(({ id }) => chapterOf(id)))].join(', ')}.`,
  );
}

function chapterOf(id: string): string {
  return id.split('.')[0]!;
}

function asJson(about: AskedRules, entry: RuleEntry): Readonly<Record<string, unknown>> {
  return {
    ruleset: about.ruleset.id,
    id: entry.id,
    standing: entry.standing,
    source: entry.source,
    words: wordsFor(about, entry),
    editions: entry.editions,
    use: entry.use,
  };
}

function overview(rulesets: readonly Ruleset[], width: number): TextRow[] {
  return rulesets.flatMap((ruleset, i) => {
    const counts = new Map<string, number>();
    for (const { id } of ruleset.catalogue) counts.set(chapterOf(id), (counts.get(chapterOf(id)) ?? 0) + 1);
    return [
      ...(i === 0 ? [] : [[]]),
      [{ text: `${ruleset.id}: ${ruleset.title}`, tone: 'title' as const }],
      ...paragraph(ruleset.credit, width, 'faint', '  '),
      ...ruleset.editions.flatMap(({ id, title }) =>
        termEntry(id, [{ text: title, tone: 'plain' }], { indent: 20, width }),
      ),
      ...paragraph(
        `${ruleset.catalogue.length} rules: ${[...counts].map(([chapter, n]) => `${chapter} ${n}`).join(', ')}`,
        width,
        'plain',
        '  ',
      ),
      ...paragraph(`Procedures: ${ruleset.procedureIds.join(', ')}`, width, 'plain', '  '),
    ];
  });
}

function listing(
  { about, entries }: { readonly about: AskedRules; readonly entries: readonly RuleEntry[] },
  part: string | undefined,
  width: number,
): TextRow[] {
  const [first] = entries;
  if (first !== undefined && first.id === part) return ruleInFull(about, first, width);
  const rows: TextRow[] = [
    [{ text: `${about.ruleset.title}${about.edition === null ? '' : ` · ${about.edition}`}`, tone: 'title' }],
  ];
  let chapter = '';
  for (const entry of entries) {
    if (chapterOf(entry.id) !== chapter) {
      chapter = chapterOf(entry.id);
      rows.push(...heading(chapter));
    }
    const standing = standingOf(entry, about.edition ?? undefined);
    const firm = standing === 'stated' || standing === 'elsewhere';
    const mark = entry.source === '' ? standing : `${standing} · ${entry.source}`;
    rows.push(
      ...termEntry(
        entry.id,
        [
          { text: wordsFor(about, entry), tone: 'plain' },
          { text: mark, tone: firm ? 'faint' : 'doubt' },
        ],
        { indent: 30, width },
      ),
    );
  }
  return rows;
}
