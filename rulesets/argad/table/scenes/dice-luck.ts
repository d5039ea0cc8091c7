/** `luckOf`: the expected losses of a shot or blow, and the actual ones. */

import type { SceneEntry } from '@grognard/engine';
import { entryAt } from '@grognard/lists';
import { asFractions, type Chance, type Line, oddsOf, shareOf } from '@grognard/rules-kit';
import { resultOf } from '../../rules/melee/blow.ts';
import { settleTogether } from '../../rules/melee/bout.ts';
import type { Fighter } from '../../rules/melee/input.ts';
import type { BlowAssessed } from '../../rules/melee/situation.ts';
import { type ShotAssessed, shoot } from '../../rules/shoot/procedure.ts';
import type { ArgadEvent, ArgadEventOf } from '../state/events.ts';
import type { FigureIndex } from '../state/indices.ts';
import type { Table } from '../state/model.ts';
import type { KnownState } from '../views/known-state.ts';

type LossExpectation = NonNullable<SceneEntry['diceLuck']>;

/** Null if nobody could be lost by it. `partner` is the blow dealt at the same moment. */
export function luckOf(
  table: Table,
  state: KnownState,
  event: ArgadEvent,
  partner: ArgadEventOf<'struck'> | null,
): LossExpectation | null {
  if (event.kind === 'shot') return luckOfShot(table, event);
  return event.kind === 'struck' ? luckOfBlow(table, state, event, partner) : null;
}

function sideOf({ roster, sides }: Table, figure: FigureIndex): string {
  return entryAt(sides, entryAt(roster, figure).side).id;
}

function luckOfShot(table: Table, event: ArgadEventOf<'shot'>): LossExpectation {
  const { target, victims, learnt } = event;
  const group = learnt?.group ?? 1;
  return {
    of: sideOf(table, target),
    expected: expectedHits(assessedOf(table, event), Math.max(group, victims.length)),
    actual: victims.length,
  };
}

/** The shot as it was thrown, from its event. */
export function assessedOf(
  { rules }: Table,
  { firearm, need, modifier, why }: ArgadEventOf<'shot'>,
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

/** A figure that can be hit is hit once at most. */
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

function luckOfBlow(
  table: Table,
  state: KnownState,
  event: ArgadEventOf<'struck'>,
  partner: ArgadEventOf<'struck'> | null,
): LossExpectation {
  const { figure, victim, result, stands } = event;
  const { melee } = table.rules;
  const a = blowOf(table, event);
  const b = partner === null ? null : blowOf(table, partner);
  const tied = { a: tieOf(table, state, figure), b: tieOf(table, state, victim) };
  const key = JSON.stringify([melee.highest, partsOf(a), b && partsOf(b), tied]);
  const expected = kept(table, key, () =>
    chanceOf((dice) => {
      if (b === null) return resultOf(a, dice.open(melee.highest)) === 'hit';
      const [one = 0, other = 0] = dice.openDice(2, melee.highest);
      const bout = { rules: melee, fighterA: tied.a, fighterB: tied.b, first: 'together', a, b } as const;
      const { resultA, standsA } = settleTogether(bout, a, b, one, other);
      return resultA === 'hit' && standsA;
    }),
  );
  return { of: sideOf(table, victim), expected, actual: result === 'hit' && stands ? 1 : 0 };
}

function blowOf({ rules }: Table, { need, recoil, modifier }: ArgadEventOf<'struck'>): BlowAssessed {
  return { rules: rules.melee, need, recoil, modifier };
}

function partsOf({ need, recoil, modifier }: BlowAssessed): readonly number[] {
  return [need, recoil, modifier];
}

/** A fighter as tie-breaks read it (`melee.tie-class`, `melee.tie-armour`). */
function tieOf({ roster }: Table, { figures }: KnownState, figure: FigureIndex): Fighter {
  const { class: trained, armour } = entryAt(roster, figure);
  const level = entryAt(figures, figure).wounded ? Math.max(1, trained - 1) : trained;
  return { ...anybody, class: level, armour };
}

const anybody = {
  troop: 'foot',
  weapon: 'bare-hands',
  closeOrder: false,
  charging: 'none',
  immobile: true,
  defendsObstacle: false,
  enemyHigher: false,
} as const;

function chanceOf(happens: (dice: Chance) => boolean): number {
  const yes = asFractions(oddsOf(happens)).find(({ outcome }) => outcome);
  return yes === undefined ? 0 : shareOf(yes.p);
}

const blows = new WeakMap<Table['rules'], Map<string, number>>();

/** A number cached per rules object and key. */
function kept({ rules }: Table, key: string, workOut: () => number): number {
  let found = blows.get(rules);
  if (found === undefined) {
    found = new Map();
    blows.set(rules, found);
  }
  let chance = found.get(key);
  if (chance === undefined) {
    chance = workOut();
    found.set(key, chance);
  }
  return chance;
}
