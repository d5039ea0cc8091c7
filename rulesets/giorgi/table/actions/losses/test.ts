/** The reactivity test of a unit on the table: its facts, its chances, and the throw (chapters morale and command). */

import { isWithin, roundBase } from '@grognard/geometry';
import { entryAt } from '@grognard/lists';
import { fractionOf, type Line, oddsOf, shareOf } from '@grognard/rules-kit';
import { generalBaseMm, generalCm } from '../../../data/moves.ts';
import { holds } from '../../../rules/in-force.ts';
import { type Need, type ReactivitySituation, reactivity } from '../../../rules/morale/reactivity.ts';
import { tenthsOf } from '../../../scenarios/measure.ts';
import { basesOf } from '../../bodies/index.ts';
import type { GiorgiEventOf } from '../../state/events.ts';
import type { UnitIndex } from '../../state/indices.ts';
import type { State, Table } from '../../state/model.ts';
import { diceOf, type Turn } from '../../state/turn.ts';

export type TestedFor = GiorgiEventOf<'tested'>['what'];

/** Whether the general of a unit's side is near enough to help, and has not done so in this player turn. */
function isGeneralNear(table: Table, state: State, unit: UnitIndex): boolean {
  if (!holds(table.rules, 'command.general-test')) return false;
  const general = state.generals[entryAt(table.units, unit).side];
  if (general === undefined || general.status !== 'on' || general.helped) return false;
  if (general.with === unit) return true;
  const at = roundBase(general.x, general.y, generalBaseMm * 5);
  return basesOf(table, state, unit).some((base) => isWithin(base, at, tenthsOf(generalCm)));
}

function situationOf({ rules, units }: Table, unit: UnitIndex, general: boolean): ReactivitySituation {
  const { nerve, modifier } = entryAt(units, unit);
  return reactivity.situation(rules, { index: nerve, general, modifier });
}

/** The number that the die must show. The general helps if that makes a difference. */
export function needOf(
  table: Table,
  state: State,
  unit: UnitIndex,
  lines: Line[] | null,
): Need & { general: boolean } {
  const alone = reactivity.assess(situationOf(table, unit, false), null);
  if (isGeneralNear(table, state, unit)) {
    const written: Line[] | null = lines === null ? null : [];
    const helped = reactivity.assess(situationOf(table, unit, true), written);
    if (helped.need !== alone.need) {
      lines?.push(...(written ?? []));
      return { ...helped, general: true };
    }
  }
  return { ...reactivity.assess(situationOf(table, unit, false), lines), general: false };
}

/** Chance that a unit passes a test taken now, from 0 to 1. */
export function chanceToPass(table: Table, state: State, unit: UnitIndex): number {
  const need = needOf(table, state, unit, null);
  const odds = oddsOf((chance) => reactivity.roll(need, chance));
  const passed = odds.find(({ outcome }) => outcome.passed);
  return passed === undefined ? 0 : shareOf(fractionOf(passed.chance));
}

/** Throws the test of a unit and emits the result. The caller decides what a failure means. */
export function takeTest(turn: Turn, unit: UnitIndex, what: TestedFor): boolean {
  const { table, state, resolution } = turn;
  const lines: Line[] | null = resolution.reasons ? [] : null;
  const need = needOf(table, state, unit, lines);
  const { passed } = reactivity.roll(need, diceOf(turn, unit, what));
  const event: GiorgiEventOf<'tested'> = { kind: 'tested', unit, what, passed, general: need.general };
  resolution.emit(lines === null ? event : { ...event, why: lines });
  if (need.general) resolution.emit({ kind: 'generalHelped', side: entryAt(table.units, unit).side });
  return passed;
}
