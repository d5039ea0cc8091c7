/** Notes on the cost of a path: the allowance row by row, the slowing dice with their odds. */
import type { Proposal } from '@grognard/engine';
import type { Tenths } from '@grognard/geometry';
import { type ExplainedLine, type Line, oddsOf } from '@grognard/rules-kit';
import { type MoveAssessed, move } from '../../rules/move/procedure.ts';
import type { MoveSituation } from '../../rules/move/situation.ts';
import type { Slowing } from '../../rules/move/slowing.ts';
import { tenthsPerCm } from '../bodies/move-facts.ts';
import { cited, fact, OddsCache, oddsInWords, sumLines } from '../explain/citations.ts';
import { interactionWordsOf } from '../explain/words.ts';
import type { Table } from '../state/model.ts';

type Note = Proposal['notes'][number];

/** A move to be described. */
export interface MoveInNotes {
  readonly situation: MoveSituation;
  readonly assessed: MoveAssessed;
  readonly length: Tenths;
  readonly allowance: Tenths;
  /** The deductions for wounds, mounting and boarding. */
  readonly halved: readonly Line[];
}

export function moveNotes(table: Table, going: MoveInNotes): Note[] {
  const { notes } = interactionWordsOf(table);
  const sum: Note = { title: notes.allowance, lines: allowanceLines(table, going) };
  if (going.assessed.slowing.dice === 0) return [sum];
  return [sum, { title: notes.slowing, lines: slowingLines(table, going) }];
}

function allowanceLines(
  table: Table,
  { situation, length, allowance, halved }: MoveInNotes,
): ExplainedLine[] {
  const { notes, cm } = interactionWordsOf(table);
  const lines: Line[] = [];
  move.assess(situation, lines);
  return [
    fact('length', notes.length, cm(length)),
    fact('allowance', notes.allowed, cm(allowance)),
    ...sumLines(table, [...lines, ...halved], []),
    ...idleLoads(table, situation, lines),
  ];
}

/** Loads and very difficult ground, which could also have counted. */
function idleLoads(
  table: Table,
  { onFoot, mounted, rules }: MoveSituation,
  lines: readonly Line[],
): ExplainedLine[] {
  const could = [
    ...(onFoot || mounted ? ['terrain.very-difficult'] : []),
    ...(onFoot ? rules.move.loads.map(({ id }) => id) : []),
  ];
  return could
    .filter((rule) => lines.every((line) => line.rule !== rule))
    .map((rule): ExplainedLine => ({ kind: 'idle', ...cited(table, rule) }));
}

const known = new WeakMap<Slowing, OddsCache>();

/** Cached, because the same few moves are asked about repeatedly. */
function keptFor(slowing: Slowing): OddsCache {
  let kept = known.get(slowing);
  if (kept === undefined) {
    kept = new OddsCache();
    known.set(slowing, kept);
  }
  return kept;
}

/** How far the dice let the figure go on this path. */
function slowingLines(table: Table, { assessed, length, allowance }: MoveInNotes): ExplainedLine[] {
  const { notes, cm } = interactionWordsOf(table);
  const { slowing, terrain } = assessed;
  const most = allowance / tenthsPerCm;
  const odds = keptFor(slowing).of(table, `${most} ${length}`, () =>
    oddsInWords(
      table,
      oddsOf((dice) => {
        const { cm: far, blocked } = slowing.move(most, dice);
        return blocked ? -1 : Math.min(Math.floor(far * tenthsPerCm), length);
      }),
      (far) => (far <= 0 ? notes.stuck : far >= length ? notes.arrives : notes.short(cm(far))),
    ),
  );
  return [
    fact('terrain', notes.ground, table.words.terms.grounds[terrain]),
    ...[...odds].reverse(),
    ...ifStopped(table, slowing),
  ];
}

/** When the dice stop the figure, and what that means (`move.blocked-effect`). */
function ifStopped(table: Table, { blocks }: Slowing): ExplainedLine[] {
  if (blocks === null) return [];
  const { notes } = interactionWordsOf(table);
  const rule = cited(table, blocks);
  return [{ kind: 'effect', title: notes.ifStopped, ...rule, label: notes.staysPut(rule.label) }];
}
