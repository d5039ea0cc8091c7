/** `luckOf`, `lossThrowOf`: the losses that a shot or blow could cause, how likely each was, and the actual ones. */

import type { LossChance, LossThrow, SceneEntry } from '@grognard/engine';
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
import { partnerOf } from './pairs.ts';

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
  const expected = oddsOfShot(table, event).reduce((sum, { hits, share }) => sum + hits * share, 0);
  return { of: sideOf(table, event.target), expected, actual: event.victims.length };
}

/** A throw with all its outcomes, or null if it could cost nobody. Of two blows dealt together, the first tells of both. */
export function lossThrowOf(
  table: Table,
  state: KnownState,
  events: readonly ArgadEvent[],
  number: number,
): LossThrow | null {
  const event = entryAt(events, number);
  if (event.kind === 'shot') {
    const of = sideOf(table, event.target);
    const odds = oddsOfShot(table, event).map(
      ({ hits, share }): LossChance => ({ lost: { [of]: hits }, share }),
    );
    return { event: number, actual: { [of]: event.victims.length }, odds };
  }
  if (event.kind !== 'struck') return null;
  const partner = partnerOf(table, events, number);
  if (partner !== null && events[number - 1] === partner) return null;
  const [own, other] = [sideOf(table, event.figure), sideOf(table, event.victim)];
  const lostBy = (mine: boolean, theirs: boolean) => ({ [own]: mine ? 1 : 0, [other]: theirs ? 1 : 0 });
  const isKilling = (blow: ArgadEventOf<'struck'> | null) => blow?.result === 'hit' && blow.stands;
  return {
    event: number,
    actual: lostBy(isKilling(partner) === true, isKilling(event) === true),
    odds: oddsOfBlows(table, state, event, partner).map(({ outcome, share }) => ({
      lost: lostBy(outcome === 'both' || outcome === 'striker', outcome === 'both' || outcome === 'victim'),
      share,
    })),
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

interface HitChance {
  readonly hits: number;
  readonly share: number;
}

const known = new Map<string, readonly HitChance[]>();

/** A figure that can be hit is hit once at most. */
function oddsOfShot(table: Table, event: ArgadEventOf<'shot'>): readonly HitChance[] {
  const assessed = assessedOf(table, event);
  const most = Math.max(event.learnt?.group ?? 1, event.victims.length);
  const { need, modifier, highest, volley } = assessed;
  const key = `${need - modifier},${highest},${volley?.groups.join() ?? ''},${volley?.bonus ?? 0},${most}`;
  let found = known.get(key);
  if (found === undefined) {
    const odds = oddsOf((dice) => Math.min(most, shoot.roll(assessed, dice).hits));
    found = asFractions(odds).map(({ p, outcome }) => ({ hits: outcome, share: shareOf(p) }));
    known.set(key, found);
  }
  return found;
}

function luckOfBlow(
  table: Table,
  state: KnownState,
  event: ArgadEventOf<'struck'>,
  partner: ArgadEventOf<'struck'> | null,
): LossExpectation {
  const { victim, result, stands } = event;
  let expected = 0;
  for (const { outcome, share } of oddsOfBlows(table, state, event, partner))
    if (outcome === 'victim' || outcome === 'both') expected += share;
  return { of: sideOf(table, victim), expected, actual: result === 'hit' && stands ? 1 : 0 };
}

/** Whom a blow, and the one dealt at the same moment, can kill. */
type BlowVictims = 'nobody' | 'victim' | 'striker' | 'both';

interface BlowChance {
  readonly outcome: BlowVictims;
  readonly share: number;
}

function oddsOfBlows(
  table: Table,
  state: KnownState,
  event: ArgadEventOf<'struck'>,
  partner: ArgadEventOf<'struck'> | null,
): readonly BlowChance[] {
  const { figure, victim } = event;
  const { melee } = table.rules;
  const a = blowOf(table, event);
  const b = partner === null ? null : blowOf(table, partner);
  const tied = { a: tieOf(table, state, figure), b: tieOf(table, state, victim) };
  const key = JSON.stringify([melee.highest, partsOf(a), b && partsOf(b), tied]);
  return kept(table, key, () =>
    chancesOf((dice) => {
      if (b === null) return resultOf(a, dice.open(melee.highest)) === 'hit' ? 'victim' : 'nobody';
      const [one = 0, other = 0] = dice.openDice(2, melee.highest);
      const bout = { rules: melee, fighterA: tied.a, fighterB: tied.b, first: 'together', a, b } as const;
      const { resultA, resultB, standsA, standsB } = settleTogether(bout, a, b, one, other);
      const isVictimKilled = resultA === 'hit' && standsA;
      if (resultB === 'hit' && standsB) return isVictimKilled ? 'both' : 'striker';
      return isVictimKilled ? 'victim' : 'nobody';
    }),
  );
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

function chancesOf(roll: (dice: Chance) => BlowVictims): readonly BlowChance[] {
  return asFractions(oddsOf(roll)).map(({ p, outcome }) => ({ outcome, share: shareOf(p) }));
}

const blows = new WeakMap<Table['rules'], Map<string, readonly BlowChance[]>>();

/** Chances cached per rules object and key. */
function kept({ rules }: Table, key: string, workOut: () => readonly BlowChance[]): readonly BlowChance[] {
  let found = blows.get(rules);
  if (found === undefined) {
    found = new Map();
    blows.set(rules, found);
  }
  let chances = found.get(key);
  if (chances === undefined) {
    chances = workOut();
    found.set(key, chances);
  }
  return chances;
}
