/** Terrain costs of moves over small maps. For tests only. */
import { type Base, placeBase, type TrackStep, trackBySteps } from '@grognard/geometry';
import type { UnitFormation } from '../../state/model.ts';
import { type BattleSetup, layBattle } from '../../testing/battle.ts';
import { fieldOf, pricesAlong } from '../index.ts';

export const box = (x: number, y: number, wide: number, high: number): [number, number][] => [
  [x, y],
  [x + wide, y],
  [x + wide, y + high],
  [x, y + high],
];

export type Map = Pick<BattleSetup, 'areas' | 'lines' | 'houses' | 'options'>;

export function field(map: Map) {
  const { table, state } = layBattle({
    ...map,
    south: { a: { at: [10, 10] } },
    north: { z: { at: [140, 90] } },
  });
  return fieldOf(table, state);
}

/** A column 6 cm wide and 6 cm deep with its middle at this point, facing north. */
export const column = (x: number, y: number, heading = 900): Base =>
  placeBase(
    { shape: 'rectangle', width: 300, depth: 200, files: 2, ranks: 3 },
    { x: x * 100, y: y * 100, heading },
  );

export const march = (by: number): TrackStep => ({ step: 'march', by: by * 100 });

/** `from-to ×factor rule` in millimetres, for a march of a column at [50, 20] by a number of cm. */
export function prices(
  map: Map,
  {
    arm = 'foot',
    formation = 'column',
    steps = [march(30)],
    from = column(50, 20),
  }: {
    arm?: 'foot' | 'horse' | 'artillery';
    formation?: UnitFormation;
    steps?: readonly TrackStep[];
    from?: Base;
  } = {},
): string[] {
  return pricesAlong(field(map), { arm }, formation, trackBySteps(from, steps)).map(
    (price) => `${price.from / 10}-${price.to / 10} ×${price.factor} ${price.rule}`,
  );
}
