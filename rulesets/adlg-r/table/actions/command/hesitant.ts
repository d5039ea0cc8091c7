/** Allied and unreliable corps: when they hesitate, and what ends it (`deploy.hesitant`, `deploy.hesitant-more`). */
import { entryAt } from '@grognard/lists';
import type { RuleId } from '@grognard/rules-kit';
import { baseOf } from '../../bodies/index.ts';
import type { CorpsIndex, UnitIndex } from '../../state/indices.ts';
import type { State, Table } from '../../state/model.ts';
import type { Turn } from '../../state/turn.ts';
import { nearestEnemy } from '../move/index.ts';

/** An enemy within this distance in UD ends it, and this number of CP of the chief helps it. */
const nearUd = 4;
export const urgeCost = 2;

/** Faces that begin and end it. */
export const faces = { begins: 1, ends: 6 };

/** Corps that hesitate no longer: attacked, shot at, or with an enemy near. */
export function releaseHesitant({ table, state, resolution }: Turn): void {
  for (const { index, units } of table.corps) {
    if (!entryAt(state.commands, index).hesitant) continue;
    if (!isShotAt(state, units) && !isNearEnemy(table, state, units)) continue;
    resolution.emit({ kind: 'hesitated', corps: index, hesitant: false });
  }
}

function isShotAt({ shots }: State, units: readonly UnitIndex[]): boolean {
  return shots.some(({ target }) => units.includes(target));
}

function isNearEnemy(table: Table, state: State, units: readonly UnitIndex[]): boolean {
  const far = nearUd * table.sizes.ud + table.sizes.eps;
  return units.some((unit) => {
    if (entryAt(state.units, unit).status !== 'on') return false;
    const near = nearestEnemy(table, state, baseOf(table, state, unit), unit);
    return near !== null && near < far;
  });
}

/** Rules against urging a corps while another is activated: only the chief does, once, and before it is activated. */
export function againstUrging({ corps }: Table, state: State, urged: CorpsIndex): RuleId[] {
  const active = corps.find(({ index }) => index === state.corps);
  const { hesitant, done, urged: already } = entryAt(state.commands, urged);
  if (active === undefined || !active.isChief || !hesitant || done || already) return ['deploy.hesitant'];
  if (entryAt(state.commands, active.index).commander.status === 'lost') return ['command.lost'];
  return entryAt(state.commands, active.index).cp < urgeCost ? ['command.points'] : [];
}
