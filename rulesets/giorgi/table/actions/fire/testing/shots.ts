/** Verdicts on shots between units named by id. For tests only. */
import { asFractions, type Line } from '@grognard/rules-kit';
import { fire } from '../../../../rules/fire/procedure.ts';
import type { Approach, Shot, State, Table } from '../../../state/model.ts';
import { indexIn } from '../../../testing/battle.ts';
import { againstShot, fireCases, judge, oddsOfVolley, plainShot } from '../index.ts';

/** A shot by ids. Missing values are left open. */
export function shotAt(
  table: Table,
  by: string,
  what: Shot['shot'],
  at: string | null,
  more: Partial<Shot> = {},
): Shot {
  const target = at === null ? null : indexIn(table, at);
  return { ...plainShot(indexIn(table, by), what, target), ...more };
}

/** Full account of a shot: its refusals, or for each unit struck its numbers, lines and odds as the ledger writes them. */
export function tell(table: Table, state: State, shot: Shot, at: Approach | null = null) {
  const refusals = againstShot(table, state, shot, at);
  const cases = fireCases(table, state, shot, at).map(({ target, facts, hit }) => {
    const lines: Line[] = [];
    const { volley, refusals: refused } = judge(table.rules, facts, lines);
    return {
      target: table.units[target]!.id,
      facts,
      hit,
      refused,
      figures: volley === null ? null : fire.facts(volley),
      lines: lines.map(({ rule, value }) => `${rule} ${value}`),
      odds:
        volley === null
          ? []
          : asFractions(oddsOfVolley(volley).odds).map(({ p, outcome }) => `${outcome.killed}: ${p}`),
    };
  });
  return { against: refusals, cases };
}
