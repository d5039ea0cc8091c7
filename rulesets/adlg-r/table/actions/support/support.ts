/** support: carries out a move into support: who comes to the enemy conforms, and he may evade (`charge.support-evade`). */
import { entryAt, lastOf } from '@grognard/lists';
import type { Turn } from '../../state/turn.ts';
import { keepContacts } from '../conform/index.ts';
import { meetOrAsk } from '../meet/index.ts';
import type { SupportPlot } from './plot-support.ts';

export function support(
  turn: Turn,
  { units, manoeuvre, used, slid, entries, strikes, place }: SupportPlot,
): void {
  const { state, resolution } = turn;
  const ways = units.map((unit, n) => ({
    unit,
    way: [entryAt(manoeuvre.from, n), ...manoeuvre.legs.map(({ looks }) => entryAt(lastOf(looks), n))],
  }));
  resolution.emit({ kind: 'moved', cause: 'support', ways, used, slid });
  // Whoever supported elsewhere leaves its enemies (`melee.in-melee`).
  keepContacts(turn);
  const fresh = entries.filter(
    ({ unit, of }) => !state.entered.some((entry) => entry.unit === unit && entry.of === of),
  );
  if (fresh.length > 0) resolution.emit({ kind: 'entered', entries: fresh });
  resolution.emit({ kind: 'wasNear', units });
  if (place !== null) {
    const unit = entryAt(units, 0);
    const { pose } = entryAt(state.units, unit);
    resolution.emit({
      kind: 'moved',
      cause: 'conform',
      ways: [{ unit, way: [pose, place] }],
      used: 0,
      slid: false,
    });
  }
  for (const { unit, on, edge } of strikes) {
    if (state.contacts.some(({ by }) => by === unit)) continue;
    const mates = units.filter((mate) => mate !== unit && !state.contacts.some(({ by }) => by === mate));
    meetOrAsk(turn, { by: unit, on, edge, how: 'support', mates, left: 0 });
  }
}
