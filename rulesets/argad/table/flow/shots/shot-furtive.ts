/**
 * Targets that dash from one hiding place to another (`hide.furtive-target`). A furtive shooter (`hide.furtive-shooter`) need not be looked for:
 * he shoots on the move, and the cell of moving counts once.
 */
import { entryAt } from '@grognard/lists';
import type { RuleId } from '@grognard/rules-kit';
import { factsWithin, type ShotAt, standingShot, type Targeting } from '../../actions/shooting/shot-facts.ts';
import { refusalsOf } from '../../actions/shooting/shot-odds.ts';
import type { Turn } from '../turn/turn.ts';
import { whatItDoes } from './shot-doing.ts';

/** Rules by which somebody cannot be seen; range, contact and the weapon hide nobody. */
const hiding: readonly RuleId[] = [
  'hide.crouched',
  'building.hidden',
  'hide.forest-deep',
  'hide.forest-ten',
  'shoot.line-figure',
  'shoot.line-solid',
];

/** It crosses the line of fire and is hidden from this shooter, or among his friends where the sheet says so, before and after. */
export function isFurtiveTarget(turn: Turn, aim: Targeting): boolean {
  if (!entryAt(turn.moved, aim.target)) return false;
  return isHidden(turn, aim, 'start') && isHidden(turn, aim, 'later');
}

function isHidden(turn: Turn, aim: Targeting, moment: 'start' | 'later'): boolean {
  const { table, state, start } = turn;
  const at: ShotAt = {
    ...standingShot,
    when: moment === 'start' ? start : null,
    targetDoes: whatItDoes(turn, aim.target, moment),
  };
  const facts = factsWithin(table, state, aim, at, Number.POSITIVE_INFINITY);
  if (table.rules.shoot.furtiveByContact === 'yes' && facts.target.inMelee) return true;
  return refusalsOf(table, facts).some((id) => hiding.includes(id));
}
