/** Display items of units and commanders. Decides no rule. */
import type { FormationItem, Item, PieceItem } from '@grognard/engine';
import type { Footprint, Pose } from '@grognard/geometry';
import { entryAt, none } from '@grognard/lists';
import type { UnitRow } from '../model.ts';
import { baseAt, behindUnit } from '../table/bodies/index.ts';
import type { CorpsIndex, UnitIndex } from '../table/state/indices.ts';
import type { State, Table } from '../table/state/model.ts';
import { dressOf } from './dress.ts';
import { armOf, handOf, ranksOf } from './ranks.ts';

/** Items of all units in play, and of the commanders. */
export function unitItems(table: Table, state: State): Item[] {
  return [
    ...table.units
      .filter(({ index }) => ['on', 'routed'].includes(entryAt(state.units, index).status))
      .map(({ index }) => unitItem(table, state, index)),
    ...table.corps.flatMap(({ index }) => commanderItems(table, state, index)),
  ];
}

/** Item of a unit where it stands, or would stand. */
export function unitItem(
  table: Table,
  state: State,
  unit: UnitIndex,
  pose: Pose = entryAt(state.units, unit).pose,
): FormationItem {
  const { id, side, kind, row, weapon } = entryAt(table.units, unit);
  const { status, lost, square } = entryAt(state.units, unit);
  const base = baseAt(table, state, unit, pose);
  const { width, depth } = sizeOf(base.footprint);
  const hand = handOf(row, weapon);
  return {
    kind: 'formation',
    id,
    side: entryAt(table.sides, side).id,
    at: { x: pose.x, y: pose.y },
    heading: pose.heading,
    width,
    depth,
    ...shapeOf(row, square),
    arm: armOf(row),
    ...(hand === undefined ? {} : { hand }),
    dress: dressOf(kind),
    bases: ranksOf(row, weapon, base),
    isOneStand: true,
    ...(lost > 0 ? { lost } : {}),
    ...(row.battleUnit ? { flag: true } : {}),
    ...(row.category === 'Art' ? { guns: 'deployed' as const } : {}),
    order: row.skirmisher ? 'open' : 'close',
    morale: status === 'routed' ? 'routing' : lost > 0 ? 'shaken' : 'steady',
  };
}

function sizeOf(footprint: Footprint): Pick<FormationItem, 'width' | 'depth'> {
  if (footprint.shape === 'round') return { width: 2 * footprint.radius, depth: 2 * footprint.radius };
  return { width: footprint.width, depth: footprint.depth };
}

/** A battle unit stands on two bases side by side, in deep order on two more behind them. */
function shapeOf(
  { battleUnit, deepOrder }: UnitRow,
  square: boolean,
): Pick<FormationItem, 'files' | 'ranks'> {
  return { files: battleUnit && !square ? 2 : 1, ranks: deepOrder ? 2 : 1 };
}

const commanderPrefix = 'commander-';

export function commanderId({ corps }: Table, index: CorpsIndex): string {
  return `${commanderPrefix}${entryAt(corps, index).id}`;
}

/** The corps of the commander with this id, or null if it is no commander's. */
export function corpsOfCommander({ corpsOf }: Pick<Table, 'corpsOf'>, id: string): CorpsIndex | null {
  if (!id.startsWith(commanderPrefix)) return null;
  return corpsOf.get(id.slice(commanderPrefix.length)) ?? null;
}

/** Where a commander stands: alone, or just behind the unit he is with (`command.measure-attached`). */
export function standOfCommander(table: Table, state: State, index: CorpsIndex): Pose {
  const { with: joined, pose } = entryAt(state.commands, index).commander;
  return joined === none ? pose : behindUnit(table, state, joined);
}

function commanderItems(table: Table, state: State, index: CorpsIndex): PieceItem[] {
  const { side } = entryAt(table.corps, index);
  const { status } = entryAt(state.commands, index).commander;
  if (status === 'lost' || status === 'absent') return [];
  const at = standOfCommander(table, state, index);
  return [
    {
      kind: 'piece',
      id: commanderId(table, index),
      side: entryAt(table.sides, side).id,
      at: { x: at.x, y: at.y },
      heading: at.heading,
      base: table.sizes.commander,
      weapon: 'blade',
      mounted: true,
      leader: true,
    },
  ];
}
