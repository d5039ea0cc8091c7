/** Expectations from the procedures themselves: kills of a shot, and totals of a melee. */

import { entryAt } from '@grognard/lists';
import { contactAhead, isCharge } from '../actions/attack/index.ts';
import type { AvailableShot } from '../actions/fire/index.ts';
import { availableShots, judge, lawfulOffers, oddsOfVolley } from '../actions/fire/index.ts';
import { type MeleeAssessment, meleeIf, weighMelee } from '../actions/melee/index.ts';
import { targetOf } from '../state/agenda.ts';
import type { UnitIndex } from '../state/indices.ts';
import type { Approach, Clash, Placement, Shot, State, Table } from '../state/model.ts';

/** Mean number of soldiers killed by a shot, over all the units it strikes. */
export function killsOf(table: Table, { firing }: Pick<AvailableShot, 'firing'>): number {
  let kills = 0;
  for (const { facts } of firing.cases) {
    const { volley } = judge(table.rules, facts, null);
    if (volley !== null) kills += oddsOfVolley(volley).mean;
  }
  return kills;
}

/** The legal shot of a unit with most kills, or null if none is expected to kill. */
export function bestShot(
  table: Table,
  state: State,
  unit: UnitIndex,
  at: Approach | null,
): { readonly shot: Shot; readonly kills: number } | null {
  let best: { readonly shot: Shot; readonly kills: number } | null = null;
  const choices = at === null ? lawfulOffers(table, state, unit) : availableShots(table, state, unit, at);
  for (const offered of choices) {
    if (offered.refusals.length > 0) continue;
    const kills = killsOf(table, offered);
    if (kills > (best?.kills ?? 0)) best = { shot: offered.shot, kills };
  }
  return best;
}

/** The attacker's placement in contact, and the clash, if nobody reacts. */
export function contactOf(
  table: Table,
  state: State,
  approach: Approach,
): { readonly stands: Placement; readonly clash: Clash } {
  const { unit, run } = approach;
  const { stands, side } = contactAhead(table, state, approach);
  const clash: Clash = {
    by: unit,
    on: targetOf(approach),
    struck: side,
    run,
    charging: isCharge(table, state, unit, run),
    thinned: false,
    how: 'attack',
  };
  return { stands, clash };
}

/** The melee that an attack leads to if nobody reacts. Null if it is neither on the chart nor at a square. */
export function weighAttack(table: Table, state: State, approach: Approach): MeleeAssessment | null {
  return weighAttacks(table, state, [approach]);
}

/** As `weighAttack`, for several attacks in contact with one enemy. */
export function weighAttacks(
  table: Table,
  state: State,
  approaches: readonly Approach[],
): MeleeAssessment | null {
  const contacts = approaches.map((approach) => contactOf(table, state, approach));
  const stands = new Map(contacts.map((contact) => [contact.clash.by, contact.stands]));
  const clashes = contacts.map(({ clash }) => clash);
  const thought = meleeIf(table, state, entryAt(approaches, 0).unit, { stands, clashes });
  return thought === null ? null : weighMelee(table, thought.state, thought.melee);
}
