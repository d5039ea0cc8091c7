/** LossExpectation of the dice of a volley, a melee or a square: soldiers expected to be lost, and those actually lost. */

import type { LossChance, LossThrow, SceneEntry } from '@grognard/engine';
import { entryAt, none, numberAt } from '@grognard/lists';
import { fractionOf, oddsOf, shareOf, type WeightedOutcome } from '@grognard/rules-kit';
import type { ChartCell } from '../../model.ts';
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

/** A throw with all its outcomes, or null if it could cost nobody. A melee tells of both sides. */
export function lossThrowOf(
  table: Table,
  before: State,
  event: GiorgiEvent,
  number: number,
): LossThrow | null {
  if (event.kind === 'fired') {
    const of = sideOf(table, event.on);
    const fired = caseOf(table, before, event);
    const volley = fired === null ? null : judge(table.rules, fired.facts, null).volley;
    if (volley === null) return null;
    const odds = chancesOf(oddsOfVolley(volley).odds, ({ killed }) => ({ [of]: killed }));
    return { event: number, actual: { [of]: event.killed }, odds };
  }
  if (event.kind === 'fought') return meleeThrow(table, event, number);
  if (event.kind !== 'squareTried') return null;
  const of = sideOf(table, event.on);
  const weighed = weighMelee(table, before, squareOf(event));
  if (weighed?.kind !== 'square') return null;
  const odds = chancesOf(weighed.odds, ({ soldiersKilled }) => ({ [of]: soldiersKilled }));
  return { event: number, actual: { [of]: event.killed }, odds };
}

function meleeThrow(
  table: Table,
  { melee, column, cell }: GiorgiEventOf<'fought'>,
  number: number,
): LossThrow {
  const { chart } = table.rules.melee;
  const { attackers, defenders } = melee;
  const [attacking, defending] = [numberAt(attackers, 0), numberAt(defenders, 0)].map((unit) =>
    sideOf(table, unit),
  );
  const lostIn = ({ attacker, defender }: ChartCell): LossChance['lost'] =>
    attacking === undefined || defending === undefined
      ? {}
      : { [attacking]: attackers.length * attacker.lost, [defending]: defenders.length * defender.lost };
  const odds = oddsOf((chance) => cellFor(chart, column, chance.sum(2)));
  return { event: number, actual: lostIn(cell), odds: chancesOf(odds, lostIn) };
}

function chancesOf<T>(
  odds: readonly WeightedOutcome<T>[],
  lost: (outcome: T) => LossChance['lost'],
): readonly LossChance[] {
  return odds.map(({ outcome, chance }) => ({ lost: lost(outcome), share: shareOf(fractionOf(chance)) }));
}

function squareOf({ by, on }: GiorgiEventOf<'squareTried'>) {
  return { kind: 'square', attackers: [by], defenders: [on], house: none } as const;
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
  event: GiorgiEventOf<'squareTried'>,
): LossExpectation | null {
  const { on, killed } = event;
  const weighed = weighMelee(table, before, squareOf(event));
  if (weighed?.kind !== 'square') return null;
  return {
    of: sideOf(table, on),
    expected: meanOf(weighed.odds, ({ soldiersKilled }) => soldiersKilled),
    actual: killed,
  };
}
