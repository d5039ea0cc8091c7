/** Worked examples of fire as positions on the table. For tests only. */
import type { Approach, Shot, State, Table } from '../../../state/model.ts';
import { type BattleSetup, layBattle } from '../../../testing/battle.ts';
import { answerOf, optionsOf } from '../../../testing/examples.ts';
import { shotAt, tell } from './shots.ts';

/** A worked example set up so that `a` fires at `b`. */
export interface LedgerPosition {
  readonly battle: BattleSetup;
  readonly shot?: Shot['shot'];
  readonly more?: Partial<Shot>;
  readonly change?: (table: Table, state: State) => void;
  readonly approach?: (table: Table, state: State) => Approach;
}

/** Result of a worked example on the table, and the entry of its ledger: refusals, or numbers, lines and odds. */
export function compare(id: string, { battle, shot = 'small-arms', more, change, approach }: LedgerPosition) {
  const { table, state } = layBattle({ ...battle, options: optionsOf(id) });
  change?.(table, state);
  const at = approach?.(table, state) ?? null;
  const { against: refusals, cases } = tell(table, state, shotAt(table, 'a', shot, 'b', more), at);
  const struck = cases.find(({ target }) => target === 'b');
  const answer = answerOf(id);
  return {
    refused: { table: refusals, ledger: (answer.refusals ?? []).map(({ rule }) => rule) },
    table: { figures: struck?.figures ?? null, lines: struck?.lines ?? [], odds: struck?.odds ?? [] },
    ledger: {
      figures: answer.facts ?? null,
      lines: (answer.lines ?? []).map(({ rule, value }) => `${rule} ${value}`),
      odds: (answer.outcomes ?? []).map(
        ({ p, outcome }) => `${(outcome as { killed: number }).killed}: ${p}`,
      ),
    },
  };
}

/** A rectangle of terrain. */
export function box(x: number, y: number, width: number, depth: number): number[][] {
  return [
    [x, y],
    [x + width, y],
    [x + width, y + depth],
    [x, y + depth],
  ];
}

/** An obstacle from west to east. */
export function across(y: number): number[][] {
  return [
    [20, y],
    [80, y],
  ];
}
