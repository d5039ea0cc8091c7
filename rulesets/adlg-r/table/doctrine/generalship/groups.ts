/** GroupOf: corps as groups of a plan: their units on the table, how far they have to go, what they are worth against others. */
import { entryAt } from '@grognard/lists';
import type { CorpsIndex, SideIndex } from '../../state/indices.ts';
import type { Table } from '../../state/model.ts';
import { duelOf } from '../duel.ts';
import { apart, type Body, type Mind } from '../mind.ts';
import { costOfLost, costOfRout } from '../worth.ts';

export interface CorpsBodies {
  readonly corps: CorpsIndex;
  readonly id: string;
  readonly bodies: readonly Body[];
}

/** Corps of a side that have units on the table. */
export function corpsOf({ table, own, foes }: Mind, side: SideIndex): CorpsBodies[] {
  const all = [...own, ...foes];
  return entryAt(table.sides, side).corps.flatMap((corps) => {
    const bodies = all.filter(({ info }) => info.corps === corps);
    return bodies.length === 0 ? [] : [{ corps, id: entryAt(table.corps, corps).id, bodies }];
  });
}

/** Points that are left of units, markers taken off. */
export function fitWorth(table: Table, bodies: readonly Body[]): number {
  return bodies.reduce(
    (sum, { unit, now }) => sum + costOfRout(table, unit) - costOfLost(table, unit, now.lost),
    0,
  );
}

/** Share of the first strength of a corps that is left. */
export function leftOf(table: Table, { corps, bodies }: CorpsBodies): number {
  const whole = entryAt(table.corps, corps).units.reduce((sum, unit) => sum + costOfRout(table, unit), 0);
  return whole === 0 ? 1 : fitWorth(table, bodies) / whole;
}

/** What units are worth against others: their points, twice over if they beat all of them, nothing if they beat none. */
export function forceAgainst(mind: Mind, bodies: readonly Body[], foes: readonly Body[]): number {
  return bodies.reduce(
    (sum, body) => sum + fitWorth(mind.table, [body]) * 2 * chanceAgainst(mind, body, foes),
    0,
  );
}

/** Mean chance of a unit in duels with others, none of them supported. Even where it does not fight hand to hand. */
function chanceAgainst({ table }: Mind, body: Body, foes: readonly Body[]): number {
  if (!body.charges || foes.length === 0) return even;
  const chances = foes.map((foe) => {
    const { wins, gain } = duelOf(table, {
      a: duellist(body),
      b: duellist(foe),
      charge: 'a',
    });
    return gain === 0 && wins === 0 ? even : wins;
  });
  return chances.reduce((sum, chance) => sum + chance, 0) / chances.length;
}

const even = 0.5;

function duellist({ unit, now }: Body) {
  const plain = { terrain: 'open', struck: 'front', works: 'none', ground: 'level' } as const;
  return { ...plain, unit, lost: now.lost, supports: 0, commander: false };
}

/** Distance in UD between the nearest of both. */
export function gapBetween({ table }: Mind, ones: readonly Body[], others: readonly Body[]): number {
  const { ud } = table.sizes;
  return Math.min(
    ...ones.flatMap((one) => others.map((other) => apart(one, other, ud) - (one.deep + other.deep) / 2)),
  );
}

/** Allowance of the slowest who marches, guns left out. */
export function paceOf(bodies: readonly Body[]): number {
  const marching = bodies.filter(({ info, pace }) => info.row.category !== 'Art' && pace > 0);
  return marching.length === 0 ? 1 : Math.min(...marching.map(({ pace }) => pace));
}

/** Greatest distance at which one of them can do harm: its charge or its shot. Guns, which reach far, are left out. */
export function reachOf(bodies: readonly Body[]): number {
  const others = bodies.filter(({ info }) => info.row.category !== 'Art');
  return Math.max(0, ...others.map(({ pace, range, charges }) => Math.max(range, charges ? pace : 0)));
}
