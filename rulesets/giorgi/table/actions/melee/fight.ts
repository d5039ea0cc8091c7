/** Fights one melee: on the chart, at a house, at a square. The results go on the agenda. */

import { entryAt, numberAt } from '@grognard/lists';
import type { Line } from '@grognard/rules-kit';
import { melee as onChart } from '../../../rules/melee/procedure.ts';
import { meleeOf } from '../../../rules/melee/situation.ts';
import type { GiorgiEventOf } from '../../state/events.ts';
import type { UnitIndex } from '../../state/indices.ts';
import type { MeleeFate, MeleeToFight, State, Table } from '../../state/model.ts';
import { diceOf, type Turn } from '../../state/turn.ts';
import { lose } from '../losses/index.ts';
import { strikeAtLast } from '../skirmish/index.ts';
import { meleeFacts } from './facts.ts';
import { fightersIn } from './groups.ts';
import { trySquare } from './square.ts';

/** Prompts for the kind whose value counts if that is open, then fights. */
export function fightMelee(turn: Turn, melee: MeleeToFight): void {
  turn.agenda.push({ do: 'fight', melee });
  for (const unit of fightersIn(melee))
    if (isValueOpen(turn.table, turn.state, melee, unit)) turn.agenda.push({ do: 'value', unit });
}

/** A mixed unit in a house or in woods: its owner chooses whose value counts (building.one-value, woods.mixed). */
function isValueOpen({ units }: Table, state: State, melee: MeleeToFight, unit: UnitIndex): boolean {
  const { soldiers, second } = entryAt(state.units, unit);
  if (entryAt(units, unit).second === null || second === 0 || second === soldiers) return false;
  return melee.kind === 'house'
    ? melee.defenders.includes(unit)
    : entryAt(state.units, unit).stands.formation === 'open';
}

/** Fights a melee whose facts are all known. */
export function fightOut(turn: Turn, melee: MeleeToFight): void {
  switch (melee.kind) {
    case 'square':
      trySquare(turn, melee);
      return;
    case 'skirmish':
      strikeAtLast(turn, numberAt(melee.attackers, 0), numberAt(melee.defenders, 0));
      return;
    case 'chart':
    case 'house':
      fightOnChart(turn, melee);
      return;
  }
}

function fightOnChart(turn: Turn, melee: MeleeToFight): void {
  const { table, state, resolution } = turn;
  const lines: Line[] | null = resolution.reasons ? [] : null;
  const clash = onChart.assess(meleeOf(table.rules, meleeFacts(table, state, melee)), lines);
  const cell = onChart.roll(clash, diceOf(turn, numberAt(melee.attackers, 0), 'melee'));
  const { attack, defence, column } = clash;
  const event: GiorgiEventOf<'fought'> = { kind: 'fought', melee, attack, defence, column, cell };
  resolution.emit(lines === null ? event : { ...event, why: lines });
  resolution.emit({ kind: 'parted', units: fightersIn(melee) });
  for (const unit of melee.attackers) lose(turn, unit, cell.attacker.lost, 'melee');
  for (const unit of melee.defenders) lose(turn, unit, cell.defender.lost, 'melee');
  carryOn(turn, { melee, cell, at: firstStage(table), settled: [] });
}

/** Tests for the losses come after the result, or by option before it (morale.trigger-when). */
function firstStage({ options }: Table): MeleeFate['at'] {
  return options['morale.trigger-when'] === 'before-result' ? 'tests' : 'routs';
}

function carryOn({ agenda }: Turn, fate: MeleeFate): void {
  agenda.push({ do: 'results', fate });
}
