/** Input of the melee procedures, read from the table. */

import { entryAt, none, numberAt } from '@grognard/lists';
import { fullBases } from '../../../data/melee.ts';
import type { Formation, Kind } from '../../../model.ts';
import type { MeleeAsked, UnitAsked } from '../../../rules/melee/input.ts';
import { type AttackOnSquare, square } from '../../../rules/melee/square.ts';
import { tenthsPerCm } from '../../../scenarios/measure.ts';
import { basesLeft, countsNow } from '../../bodies/index.ts';
import type { UnitIndex } from '../../state/indices.ts';
import type { Clash, MeleeToFight, State, Table } from '../../state/model.ts';
import { basesTouching, coverNow, nearestOf, placeNow, standsHigher } from '../contact/index.ts';
import { enemiesIn } from './groups.ts';

/** The kind whose value counts. In a mixed unit, that of the companies its owner named. */
export function kindCounting({ units }: Table, state: State, unit: UnitIndex): Kind {
  const { kind, second } = entryAt(units, unit);
  return second !== null && countsNow(entryAt(state.units, unit)) === 'second' ? second.kind : kind;
}

function formationNow(state: State, unit: UnitIndex): Formation {
  const { formation } = entryAt(state.units, unit).stands;
  return formation === 'gunners' ? 'deployed' : formation;
}

/** The contact that a unit itself made in this melee. Undefined if enemies came to it. */
function ownClash({ clashes }: State, unit: UnitIndex, enemies: readonly UnitIndex[]): Clash | undefined {
  const own = clashes.filter(({ by, on }) => by === unit && enemies.includes(on));
  return own.find(({ charging }) => charging) ?? own[0];
}

function isStruckInFlank({ clashes }: State, unit: UnitIndex, enemies: readonly UnitIndex[]): boolean {
  return clashes.some(
    ({ by, on, struck }) => on === unit && enemies.includes(by) && (struck === 'flank' || struck === 'rear'),
  );
}

/** Cover counts for the side that holds it, the defender. Inside woods both sides have it (melee.cover-holder). */
function coverIn(
  table: Table,
  state: State,
  melee: MeleeToFight,
  unit: UnitIndex,
  enemy: UnitIndex,
): UnitAsked['cover'] {
  if (melee.defenders.includes(unit)) return coverNow(table, state, unit, enemy);
  return placeNow(table, state, unit, enemy) === 'woods' ? 'woods' : 'none';
}

function unitAsked(table: Table, state: State, melee: MeleeToFight, unit: UnitIndex): UnitAsked {
  const now = entryAt(state.units, unit);
  const enemies = enemiesIn(melee, unit);
  const enemy = nearestOf(table, state, unit, enemies);
  const clash = ownClash(state, unit, enemies);
  const bases = Math.max(1, basesLeft(table, unit, now));
  return {
    kind: kindCounting(table, state, unit),
    formation: formationNow(state, unit),
    bases,
    basesInContact:
      now.stands.house !== none ? null : Math.min(bases, basesTouching(table, state, unit, enemies)),
    charging: clash?.charging ?? false,
    runCm: clash === undefined ? null : clash.run / tenthsPerCm,
    fellBelowFour: clash?.thinned === true && bases < fullBases,
    shaken: now.rung > 0,
    cover: coverIn(table, state, melee, unit, enemy),
    elevated: standsHigher(table, state, unit, enemy),
    flank: isStruckInFlank(state, unit, enemies),
    general: hasGeneral(state, unit),
  };
}

/** Whether a general is attached to the unit (command.general-melee). */
function hasGeneral({ generals }: State, unit: UnitIndex): boolean {
  return generals.some(({ status, with: joined }) => status === 'on' && joined === unit);
}

export function meleeFacts(table: Table, state: State, melee: MeleeToFight): MeleeAsked {
  return {
    attackers: melee.attackers.map((unit) => unitAsked(table, state, melee, unit)),
    defenders: melee.defenders.map((unit) => unitAsked(table, state, melee, unit)),
  };
}

export function squareFacts(table: Table, state: State, melee: MeleeToFight): AttackOnSquare {
  const by = numberAt(melee.attackers, 0);
  const on = numberAt(melee.defenders, 0);
  const clash = ownClash(state, by, [on]);
  const { soldiers, rung } = entryAt(state.units, by);
  const defender = entryAt(state.units, on);
  return square.situation(table.rules, {
    index: entryAt(table.units, on).nerve,
    troopers: soldiers,
    units: 1,
    charging: clash?.charging ?? false,
    runCm: clash === undefined ? null : clash.run / tenthsPerCm,
    shaken: rung > 0 || (clash?.thinned ?? false),
    losses: defender.lost,
    soldiers: defender.soldiers,
    sheltering: 0,
  });
}
