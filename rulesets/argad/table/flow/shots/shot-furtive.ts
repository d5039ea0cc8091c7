/**
 * Targets that dash from one hiding place to another (`hide.furtive-target`). A furtive shooter (`hide.furtive-shooter`) needs
 * no search: it shoots on the move, and the cell of moving counts once.
 */
import { entryAt } from '@grognard/lists';
import type { RuleId } from '@grognard/rules-kit';
import { factsWithin, type ShotAt, standingShot, type Targeting } from '../../actions/shooting/shot-facts.ts';
import { refusalsOf } from '../../actions/shooting/shot-odds.ts';
import type { Turn } from '../turn/turn.ts';
import { whatItDoes } from './shot-doing.ts';

/** Rules by which a figure cannot be seen. Range, contact and weapon do not hide it. */
const hiding: readonly RuleId[] = [
  'hide.crouched',
  'building.hidden',
  'hide.forest-deep',
  'hide.forest-ten',
  'shoot.line-figure',
  'shoot.line-solid',
];

/**
 * Whether the target crosses the line of fire and is hidden from this shooter before and after, or on some sheets among the
 * shooter's friends.
 */
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
