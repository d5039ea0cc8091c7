/** What a way costs, as notes beside it: the allowance row by row, the slowing dice with their odds. */
import type { Proposal } from '@grognard/engine';
import type { Tenths } from '@grognard/geometry';
import { type ExplainedLine, type Line, type OddsLine, oddsOf } from '@grognard/rules-kit';
import { type MoveAssessed, move } from '../../rules/move/procedure.ts';
import type { Move } from '../../rules/move/situation.ts';
import type { Slowing } from '../../rules/move/slowing.ts';
import type { Table } from '../model.ts';
import { tenthsPerCm } from '../move-facts.ts';
import { cited, fact, oddsInWords, sumLines } from './cited.ts';
import { handWordsOf } from './words.ts';

type Note = Proposal['notes'][number];

/** A move to be written down. */
export interface Going {
  readonly situation: Move;
  readonly assessed: MoveAssessed;
  readonly length: Tenths;
  readonly allowance: Tenths;
}

export function moveNotes(table: Table, going: Going): Note[] {
  const { notes } = handWordsOf(table);
  const sum: Note = { title: notes.allowance, lines: allowanceLines(table, going) };
  if (going.assessed.slowing.dice === 0) return [sum];
  return [sum, { title: notes.slowing, lines: slowingLines(table, going) }];
}

function allowanceLines(table: Table, { situation, length, allowance }: Going): ExplainedLine[] {
  const { notes, cm } = handWordsOf(table);
  const lines: Line[] = [];
  move.assess(situation, lines);
  return [
    fact('length', notes.length, cm(length)),
    fact('allowance', notes.allowed, cm(allowance)),
    ...sumLines(table, lines, []),
    ...idleLoads(table, situation, lines),
  ];
}

/** Loads and very difficult ground are what could have counted besides. */
function idleLoads(table: Table, { onFoot, rules }: Move, lines: readonly Line[]): ExplainedLine[] {
  const could = ['terrain.very-difficult', ...(onFoot ? rules.move.loads.map(({ id }) => id) : [])];
  return could
    .filter((rule) => lines.every((line) => line.rule !== rule))
    .map((rule): ExplainedLine => ({ kind: 'idle', ...cited(table, rule) }));
}

/** A few moves are asked about again and again. */
const known = new WeakMap<Slowing, Map<string, readonly OddsLine[]>>();

function knownOf(slowing: Slowing): Map<string, readonly OddsLine[]> {
  let odds = known.get(slowing);
  if (odds === undefined || odds.size > 1000) {
    odds = new Map();
    known.set(slowing, odds);
  }
  return odds;
}

/** How far the dice let it come on this way. */
function slowingLines(table: Table, { assessed, length, allowance }: Going): ExplainedLine[] {
  const { notes, cm } = handWordsOf(table);
  const { slowing, terrain } = assessed;
  const most = allowance / tenthsPerCm;
  const key = `${most} ${length}`;
  const kept = knownOf(slowing);
  let odds = kept.get(key);
  if (odds === undefined) {
    odds = oddsInWords(
      oddsOf((dice) => {
        const { cm: far, blocked } = slowing.move(most, dice);
        return blocked ? -1 : Math.min(Math.floor(far * tenthsPerCm), length);
      }),
      (far) => (far <= 0 ? notes.stuck : far >= length ? notes.arrives : notes.short(cm(far))),
    );
    kept.set(key, odds);
  }
  return [fact('terrain', notes.ground, table.words.terms.grounds[terrain]), ...odds];
}
