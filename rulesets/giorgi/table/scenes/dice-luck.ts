/** LossExpectation of the dice of a volley, a melee or a square: soldiers expected to be lost, and those actually lost. */

import type { SceneEntry } from '@grognard/engine';
import { entryAt, none, numberAt } from '@grognard/lists';
import { fractionOf, oddsOf, shareOf, type WeightedOutcome } from '@grognard/rules-kit';
import { cellFor } from '../../rules/melee/column.ts';
import { sceneOf } from '../actions/fire/fire-context.ts';
import { type FireCase, judge, type OnTheWay, oddsOfVolley } from '../actions/fire/index.ts';
import { plotShot } from '../actions/fire/plot-shot.ts';
import { weighMelee } from '../actions/melee/index.ts';
import type { GiorgiEvent, GiorgiEventOf } from '../state/events.ts';
import type { UnitIndex } from '../state/indices.ts';
import type { State, Table } from '../state/model.ts';

type LossExpectation = NonNullable<SceneEntry['diceLuck']>;

/** Null if it could cost nobody. `fired` is the case of a volley. */
export function luckOf(
  table: Table,
  before: State,
  event: GiorgiEvent,
  fired: FireCase | null,
): LossExpectation | null {
  if (event.kind === 'fired') return luckOfFire(table, event, fired);
  if (event.kind === 'fought') return luckOfMelee(table, event);
  return event.kind === 'squareTried' ? luckOfSquare(table, before, event) : null;
}

function sideOf({ units, sides }: Table, unit: UnitIndex): string {
  return entryAt(sides, entryAt(units, unit).side).id;
}

/** Mean of a value over all outcomes. */
function meanOf<T>(odds: readonly WeightedOutcome<T>[], of: (outcome: T) => number): number {
  let mean = 0;
  for (const { outcome, chance } of odds) mean += of(outcome) * shareOf(fractionOf(chance));
  return mean;
}

/** A volley as it was thrown, with a unit under way placed where it was struck. */
export function caseOf(
  table: Table,
  before: State,
  { shot, on, along }: GiorgiEventOf<'fired'>,
): FireCase | null {
  const way: OnTheWay | null =
    along === null
      ? null
      : { unit: on, stands: entryAt(before.units, on).stands, along, target: null, charging: false };
  const { cases } = plotShot(sceneOf(table, before, way), shot);
  return cases.find(({ target }) => target === on) ?? null;
}

function luckOfFire(
  table: Table,
  { on, killed }: GiorgiEventOf<'fired'>,
  fired: FireCase | null,
): LossExpectation {
  const volley = fired === null ? null : judge(table.rules, fired.facts, null).volley;
  return {
    of: sideOf(table, on),
    expected: volley === null ? killed : oddsOfVolley(volley).mean,
    actual: killed,
  };
}

/** For a melee, the losses of the defenders. */
function luckOfMelee(table: Table, { melee, column, cell }: GiorgiEventOf<'fought'>): LossExpectation {
  const { chart } = table.rules.melee;
  const odds = oddsOf((chance) => cellFor(chart, column, chance.sum(2)));
  const count = melee.defenders.length;
  return {
    of: sideOf(table, numberAt(melee.defenders, 0)),
    expected: count * meanOf(odds, ({ defender }) => defender.lost),
    actual: count * cell.defender.lost,
  };
}

function luckOfSquare(
  table: Table,
  before: State,
  { by, on, killed }: GiorgiEventOf<'squareTried'>,
): LossExpectation | null {
  const weighed = weighMelee(table, before, {
    kind: 'square',
    attackers: [by],
    defenders: [on],
    house: none,
  });
  if (weighed?.kind !== 'square') return null;
  return {
    of: sideOf(table, on),
    expected: meanOf(weighed.odds, ({ soldiersKilled }) => soldiersKilled),
    actual: killed,
  };
}
