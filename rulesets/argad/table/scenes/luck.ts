/** What was to be expected of the dice of a shot or blow, and what came: in losses. */
import type { SceneEntry } from '@grognard/engine';
import { asFractions, type Line, oddsOf, shareOf } from '@grognard/rules-kit';
import { resultOf } from '../../rules/melee/blow.ts';
import { type ShotAssessed, shoot } from '../../rules/shoot/procedure.ts';
import type { ArgadEvent, EventOf } from '../events.ts';
import type { Snapshot, State, Table } from '../model.ts';
import { groupAround } from '../resolve/shot-group.ts';

type Luck = NonNullable<SceneEntry['luck']>;

/** Null: nobody could be lost by it. `since`: where everybody was before the movement. */
export function luckOf(table: Table, state: State, event: ArgadEvent, since: Snapshot | null): Luck | null {
  if (event.kind === 'shot') return luckOfShot(table, state, event, since);
  if (event.kind === 'struck') return luckOfBlow(table, event);
  return null;
}

function sideOf({ men, sides }: Table, man: number): string {
  return sides[men[man]!.side]!.id;
}

function luckOfShot(table: Table, state: State, event: EventOf<'shot'>, since: Snapshot | null): Luck {
  const { figure, target, victims } = event;
  const assessed = assessedOf(table, event);
  const group =
    assessed.volley === null
      ? 1
      : groupAround({ table, state, when: null, eyes: null }, figure, target, since).length;
  return {
    of: sideOf(table, target),
    expected: expectedHits(assessed, Math.max(group, victims.length)),
    came: victims.length,
  };
}

/** The shot as it was thrown, from what its event tells. */
export function assessedOf(
  { rules }: Table,
  { firearm, need, modifier, why }: EventOf<'shot'>,
): ShotAssessed {
  const { highest, firearms } = rules.shoot;
  const { dice } = firearms[firearm];
  if (dice === null) return { need, modifier, highest, volley: null };
  const bonus = (why ?? []).reduce(
    (sum: number, { of, value }: Line) => (of === 'bonus' ? sum + value : sum),
    0,
  );
  return { need, modifier, highest, volley: { groups: [dice.red, dice.white], bonus, figures: 1 } };
}

const known = new Map<string, number>();

/** Who can be hit is hit once. */
function expectedHits(assessed: ShotAssessed, most: number): number {
  const { need, modifier, highest, volley } = assessed;
  const key = `${need - modifier},${highest},${volley?.groups.join() ?? ''},${volley?.bonus ?? 0},${most}`;
  let expected = known.get(key);
  if (expected === undefined) {
    expected = 0;
    const odds = oddsOf((dice) => Math.min(most, shoot.roll(assessed, dice).hits));
    for (const { p, outcome } of asFractions(odds)) expected += outcome * shareOf(p);
    known.set(key, expected);
  }
  return expected;
}

function luckOfBlow(table: Table, event: EventOf<'struck'>): Luck {
  const { victim, need, recoil, modifier, result, stands } = event;
  const { melee } = table.rules;
  const blow = { rules: melee, need, recoil, modifier };
  const odds = oddsOf((dice) => resultOf(blow, dice.open(melee.highest)) === 'hit');
  const hit = asFractions(odds).find(({ outcome }) => outcome);
  return {
    of: sideOf(table, victim),
    expected: hit === undefined ? 0 : shareOf(hit.p),
    came: result === 'hit' && stands ? 1 : 0,
  };
}
