/** Rate of a unit in a whole move by its formation (`move.by-formation`), and the rule that states it. */
import type { Tenths } from '@grognard/geometry';
import type { RuleId } from '@grognard/rules-kit';
import type { Rates } from '../../../model.ts';
import { tenthsPerCm } from '../../../scenarios/measure.ts';
import type { Table, UnitFormation, UnitInfo } from '../../state/model.ts';

type RatedUnit = Pick<UnitInfo, 'kind' | 'arm' | 'horseGuns'>;

/** The rate that applies. Horse has that of its class in every formation (`move.horse-formations`). */
function rateNameOf({ kind, arm, horseGuns }: RatedUnit, formation: UnitFormation): keyof Rates {
  if (kind === 'light-cavalry' || kind === 'medium-cavalry' || kind === 'heavy-cavalry') return kind;
  switch (formation) {
    case 'line':
      return 'infantry-line';
    case 'square':
      return 'infantry-square';
    case 'open':
      return 'infantry-open';
    case 'deployed':
      return 'manhandled';
    case 'limbered':
      return horseGuns ? 'horse-guns' : 'foot-guns';
    // Gunners without their pieces walk as foot in column (`artillery.abandoned`).
    case 'column':
    case 'gunners':
      return arm === 'artillery' && formation === 'column' ? 'manhandled' : 'infantry-column';
  }
}

/** The rule that states the rate, cited when a move is too long. */
export function rateRuleOf(mover: RatedUnit, formation: UnitFormation): RuleId {
  const name = rateNameOf(mover, formation);
  if (name === 'manhandled') return mover.horseGuns ? 'move.horse-guns' : 'move.foot-guns';
  return `move.${name}`;
}

export function rateOf({ rules }: Pick<Table, 'rules'>, mover: RatedUnit, formation: UnitFormation): Tenths {
  return Math.round(rules.rates[rateNameOf(mover, formation)] * tenthsPerCm);
}

/** Half a move: half the rate of the present formation (`move.half`). */
export function halfMoveOf(table: Pick<Table, 'rules'>, mover: RatedUnit, formation: UnitFormation): Tenths {
  return Math.floor(rateOf(table, mover, formation) / 2);
}
