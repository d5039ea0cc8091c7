/** blockChanges: what changed on the sheet itself, in cells, values, steps and odds, block by block. */
import type { RuleId } from '../rule.ts';
import { headOf, type ReaderPair } from './diff-rules.ts';
import type { PrintedSheet, SheetChange, SheetSection } from './document.ts';

/** One item that can differ: a cell, a modifier, a step. */
interface Leaf {
  readonly rule: RuleId;
  readonly label: string;
  readonly text: string;
}

type Leaves = Map<string, Leaf>;

/** Distinguishes leaves of the same name by a number. */
function put(leaves: Leaves, name: string, leaf: Leaf): void {
  let key = name;
  for (let n = 2; leaves.has(key); n++) key = `${name} #${n}`;
  leaves.set(key, leaf);
}

function tableLeaves(block: Extract<PrintedSheet, { kind: 'table' }>, leaves: Leaves): void {
  const { columns, rows, notes } = block;
  for (const cells of rows) {
    const head = cells[0]?.text ?? '';
    const ruleOfRow = cells.find(({ rule }) => rule !== undefined)?.rule ?? '';
    cells.slice(1).forEach(({ text, rule }, at) => {
      const label = `${head}: ${columns[at + 1] ?? ''}`;
      put(leaves, label, { rule: rule ?? ruleOfRow, label, text });
    });
  }
  for (const text of notes) put(leaves, `note ${text}`, { rule: '', label: '', text });
}

function oddsLeaves(
  block: Extract<PrintedSheet, { kind: 'odds' }>,
  leaves: Leaves,
  percentSign: string,
): void {
  for (const { label: row, cells } of block.rows) {
    cells.forEach(({ text, kind }, at) => {
      const label = `${row} / ${block.columns[at] ?? ''}`;
      put(leaves, label, { rule: '', label, text: kind === 'chance' ? `${text}${percentSign}` : text });
    });
  }
}

function rowLeaves(block: Extract<PrintedSheet, { kind: 'rows' }>, leaves: Leaves): void {
  for (const { heading, rows } of block.parts) {
    for (const { label, value } of rows) {
      put(leaves, label.rule ?? label.text, {
        rule: label.rule ?? '',
        label: heading === '' ? label.text : `${heading}: ${label.text}`,
        text: value === '' ? label.text : value,
      });
    }
  }
}

function leavesOf({ kit }: ReaderPair['after'], block: PrintedSheet): Leaves {
  const leaves: Leaves = new Map();
  if (block.kind === 'table') tableLeaves(block, leaves);
  else if (block.kind === 'odds') oddsLeaves(block, leaves, kit.percentSign);
  else if (block.kind === 'rows') rowLeaves(block, leaves);
  else if (block.kind === 'rules') {
    for (const { text, rule = '' } of block.rules) put(leaves, rule, { rule, label: '', text });
  } else if (block.kind === 'steps') {
    for (const [at, text] of block.steps.entries())
      put(leaves, `step ${at + 1}`, { rule: '', label: kit.sheet.step(at + 1), text });
  }
  return leaves;
}

function leafChanges(pair: ReaderPair, before: Leaves, after: Leaves): SheetChange[] {
  const keys = [...new Set([...before.keys(), ...after.keys()])];
  return keys.flatMap((key) => {
    const one = before.get(key);
    const other = after.get(key);
    if (one?.text === other?.text) return [];
    const leaf = other ?? one!;
    const head = headOf(pair, leaf.rule);
    return [{ ...head, label: leaf.label, before: one?.text ?? null, after: other?.text ?? null }];
  });
}

/** Blocks that differ, by title, with their changes. */
export function blockChanges(
  pair: ReaderPair,
  before: readonly SheetSection[],
  after: readonly SheetSection[],
): { readonly title: string; readonly changes: readonly SheetChange[] }[] {
  const named = (sections: readonly SheetSection[]) =>
    new Map(sections.flatMap(({ blocks }) => blocks).map((block) => [`${block.kind} ${block.title}`, block]));
  const one = named(before);
  const other = named(after);
  const none: Leaves = new Map();
  return [...new Set([...other.keys(), ...one.keys()])]
    .map((key) => {
      const [old, now] = [one.get(key), other.get(key)];
      const changes = leafChanges(
        pair,
        old ? leavesOf(pair.before, old) : none,
        now ? leavesOf(pair.after, now) : none,
      );
      return { title: (now ?? old)!.title, changes };
    })
    .filter(({ changes }) => changes.length > 0);
}
