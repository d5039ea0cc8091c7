/** meetOrAsk: a unit has come up to an enemy without a charge: he may evade, else they are in contact and it conforms. */
import { baseDistance } from '@grognard/geometry';
import { entryAt } from '@grognard/lists';
import { baseOf } from '../../bodies/index.ts';
import type { Meeting } from '../../state/agenda.ts';
import type { Turn } from '../../state/turn.ts';
import { conform, meet } from '../conform/index.ts';
import { mayRunFrom } from '../evade/index.ts';

/** Asks those that may evade. All others are met at once (`pursuit.contact`, `conform.evader`, `charge.support-evade`). */
export function meetOrAsk(turn: Turn, meeting: Meeting): void {
  const { table, state, agenda } = turn;
  const { by, on } = meeting;
  if (!mayRunFrom(table, state, on, by)) {
    comeTogether(turn, meeting);
    return;
  }
  agenda.push({ do: 'meet', meeting });
  agenda.push({ do: 'pursued', unit: on, by });
}

/** Contact without a first phase, if the enemy is still there. Returns whether he is. */
export function comeTogether(turn: Turn, { by, on, edge, how, mates }: Meeting): boolean {
  const { table, state } = turn;
  if (entryAt(state.units, by).status !== 'on' || entryAt(state.units, on).status !== 'on') return false;
  if (baseDistance(baseOf(table, state, by), baseOf(table, state, on)) >= table.sizes.eps) return false;
  const without = { how, uncontrolled: false, first: false } as const;
  const isKnown = state.contacts.some((one) => one.by === by && one.on === on);
  if (!isKnown) meet(turn, [{ by, on, edge, ...without }]);
  conform(turn, { unit: by, enemy: on, edge, mates }, without);
  return true;
}
