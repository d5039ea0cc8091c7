/** ruleInFull: one rule with everything that is known about it. */
import { labelOf, type RuleEntry, remedyOf, standingOf, type TextRow } from '@grognard/rules-kit';
import { rulesOf } from '../find-ruleset.ts';
import { shapeText } from '../shape-text.ts';
import { paragraph, entry as termEntry } from '../table.ts';
import { type AskedRules, editionFor, figuresFor, wordsFor } from './asked-rules.ts';

/** Sentence, label, standing, source, editions, options, remedy and use of a rule. */
export function ruleInFull(about: AskedRules, entry: RuleEntry, width: number): TextRow[] {
  const { ruleset } = about;
  const words = ruleset.words.en;
  const figures = figuresFor(about, entry);
  const label = Object.hasOwn(words.labels, entry.id) ? labelOf(words, figures, entry.id) : null;
  const remedy = remedyOf(words, figures, entry.id);
  const known: (readonly [string, string])[] = [
    ...(label === null ? [] : [['called', label] as const]),
    ['standing', standingText(about, entry)],
    ...(entry.standingNote === undefined ? [] : [['', entry.standingNote] as const]),
    ['source', entry.source === '' ? 'none: the rule is ours' : entry.source],
    ['editions', entry.editions.join(', ')],
    ...optionTexts(about, entry),
    ...(remedy === null ? [] : [['legal if', remedy] as const]),
    ['used', usesOf(about, entry)],
  ];
  return [
    [{ text: `${entry.id} · ${ruleset.title}`, tone: 'title' }],
    ...paragraph(wordsFor(about, entry), width),
    [],
    ...known.flatMap(([term, text]) => termEntry(term, [{ text, tone: 'plain' }], { indent: 14, width })),
  ];
}

function standingText({ edition }: AskedRules, entry: RuleEntry): string {
  const meaning = {
    stated: 'the sheet says it',
    elsewhere: 'its author says it in another document',
    inferred: 'it follows from what the documents say',
    ours: 'nobody says; we decided',
  };
  const standing = standingOf(entry, edition ?? undefined);
  const others = edition === null ? Object.entries(entry.standingIn ?? {}) : [];
  const differing = others
    .filter(([, other]) => other !== standing)
    .map(([id, other]) => `${other} in ${id}`);
  return [`${standing} (${meaning[standing]})`, ...differing].join('; ');
}

function optionTexts({ ruleset }: AskedRules, entry: RuleEntry): (readonly [string, string])[] {
  return ruleset.options
    .filter(({ id, rule }) => rule === entry.id || entry.options?.includes(id))
    .map(({ id, title, shape, default: defaultValue, says }) => [
      'option',
      `${id}: ${title}; ${shapeText(shape)}; default ${JSON.stringify(defaultValue)}${says === undefined ? '' : `. ${says}`}`,
    ]);
}

/** The procedures that print the rule or refuse by it. If there are none, the use that the catalogue gives. */
function usesOf(about: AskedRules, entry: RuleEntry): string {
  const { ruleset, edition } = about;
  const uses = new Set<string>();
  for (const id of edition === null ? entry.editions : [editionFor(about, entry)]) {
    for (const procedure of rulesOf(ruleset, id, about.options).procedures) {
      if (procedure.prints().includes(entry.id)) uses.add(`counts in ${procedure.id}`);
      if (procedure.refusedBy().includes(entry.id)) uses.add(`can refuse ${procedure.id}`);
    }
  }
  const places = {
    procedure: 'in the procedures',
    table: 'at the table',
    option: 'as an option',
    note: 'as a note',
  };
  const others = entry.use.filter((use) => use !== 'procedure' || uses.size === 0).map((use) => places[use]);
  return [...uses, ...others].join(', ');
}
