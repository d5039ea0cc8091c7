/** Display items of units: rows of bases with the soldiers left on each, guns, gunners, generals. Decides no rule. */

import type { BaseLook, DressLook, FormationItem, Item, PieceItem } from '@grognard/engine';
import type { Footprint } from '@grognard/geometry';
import { entryAt } from '@grognard/lists';
import { generalBaseMm } from '../data/moves.ts';
import type { Arm } from '../model.ts';
import { baseSizeOf, basesOf, bodyNow, piecesLeftBehind, shapeOf } from '../table/bodies/index.ts';
import type { UnitIndex } from '../table/state/indices.ts';
import type { State, Table, UnitFormation, UnitState } from '../table/state/model.ts';
import { dressOf } from './dress.ts';
import { flags } from './flags.ts';

export const arms: Readonly<Record<Arm, FormationItem['arm']>> = {
  foot: 'shot',
  horse: 'horse',
  artillery: 'guns',
};

const morale = ['steady', 'shaken', 'shaken', 'routing'] as const;

/** Items of all units in play, of guns left behind, and of the generals. */
export function unitItems(table: Table, state: State): Item[] {
  return [
    ...table.units.flatMap(({ index }) => gunsLeftItems(table, state, index)),
    ...table.units
      .filter(({ index }) => entryAt(state.units, index).status === 'on')
      .map(({ index }) => unitItem(table, state, index)),
    ...generalItems(table, state),
  ];
}

/** Item of a unit in its actual or a proposed placement. */
export function unitItem(table: Table, state: State, unit: UnitIndex): FormationItem {
  const { id, side, arm, perBase, flag: own } = entryAt(table.units, unit);
  const now = entryAt(state.units, unit);
  const body = bodyNow(table, state, unit);
  const { formation, house } = now.stands;
  const bases = basesOf(table, state, unit);
  const { files, ranks } = shapeOf(table, unit, now.stands, Math.max(1, bases.length));
  const { width, depth } = sizeOf(body.footprint);
  return {
    kind: 'formation',
    id,
    side: entryAt(table.sides, side).id,
    at: { x: body.x, y: body.y },
    heading: body.heading,
    width,
    depth,
    files,
    ranks,
    arm: formation === 'gunners' ? 'shot' : arms[arm],
    dress: dressOfUnit(table, unit),
    ...(arm !== 'artillery' && now.rung < 3 ? { flag: own === null ? true : flags[own] } : {}),
    ...(house >= 0
      ? {}
      : {
          bases: bases.map((base, n) => baseLook(base, menOn(now, perBase, bases.length, n), perBase)),
          baseSize: sizeOfBase(table, unit, formation),
        }),
    order: formation === 'open' ? 'open' : 'close',
    ...gunsOf(now, arm),
    morale: morale[now.rung],
  };
}

/** Dress of a unit by its kind and nation. */
export function dressOfUnit({ units, scenario }: Table, unit: UnitIndex): DressLook {
  const { kind, side, flag } = entryAt(units, unit);
  return dressOf(kind, flag ?? entryAt(scenario.sides, side).flag, scenario.year);
}

function sizeOfBase({ rules, units }: Table, unit: UnitIndex, formation: UnitFormation) {
  const { width, depth } = baseSizeOf(rules.table, entryAt(units, unit), formation);
  return { width, depth };
}

function sizeOf(footprint: Footprint): { readonly width: number; readonly depth: number } {
  if (footprint.shape === 'round') return { width: 2 * footprint.radius, depth: 2 * footprint.radius };
  return { width: footprint.width * (footprint.files ?? 1), depth: footprint.depth * (footprint.ranks ?? 1) };
}

/** Soldiers on the n-th base. All bases are full except the last. */
function menOn({ soldiers }: UnitState, perBase: number, bases: number, n: number): number {
  return n < bases - 1 ? perBase : Math.max(0, Math.min(perBase, soldiers - perBase * n));
}

function baseLook(
  { x, y, heading }: { x: number; y: number; heading: number },
  men: number,
  of: number,
): BaseLook {
  return { at: { x, y }, heading, men, of };
}

function gunsOf({ stands }: UnitState, arm: Arm): Pick<FormationItem, 'guns'> {
  if (arm !== 'artillery' || stands.formation === 'gunners') return {};
  return { guns: stands.formation === 'limbered' ? 'limbered' : 'deployed' };
}

function gunsLeftItems(table: Table, state: State, unit: UnitIndex): Item[] {
  const pieces = piecesLeftBehind(table, state, unit);
  const [first] = pieces;
  if (first === undefined) return [];
  const { id, side } = entryAt(table.units, unit);
  const { left } = entryAt(state.units, unit);
  const { width, depth } = sizeOf(first.footprint);
  return [
    {
      kind: 'formation',
      id: `guns-of-${id}`,
      side: entryAt(table.sides, side).id,
      at: { x: left!.x, y: left!.y },
      heading: left!.heading,
      width: width * pieces.length,
      depth,
      files: pieces.length,
      ranks: 1,
      arm: 'guns',
      bases: pieces.map((base) => baseLook(base, 0, 1)),
      baseSize: { width, depth },
      guns: 'left',
    },
  ];
}

function generalItems({ sides, rules }: Table, { generals }: State): PieceItem[] {
  const base: Footprint = { shape: 'round', radius: generalBaseMm * 5 };
  return generals.flatMap(({ x, y, status }, side): PieceItem[] =>
    status === 'lost' || rules.suspended.includes('command.general-melee')
      ? []
      : [
          {
            kind: 'piece',
            id: `general-${entryAt(sides, side).id}`,
            side: entryAt(sides, side).id,
            at: { x, y },
            heading: 0,
            base,
            weapon: 'blade',
            mounted: true,
            leader: true,
          },
        ],
  );
}
