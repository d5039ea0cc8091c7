/** The crossroads battle twice, side by side: twice the units on a front twice as wide, to measure the cost of size. */
import { scenarioById } from '@grognard/rulesets';

type CmPoint = readonly [number, number];

interface WithId {
  readonly id: string;
}

/** The parts of the file that are doubled. */
interface MapFile {
  readonly table: { readonly widthCm: number; readonly depthCm: number };
  readonly areas: readonly (WithId & { readonly corners: readonly CmPoint[] })[];
  readonly lines: readonly (WithId & { readonly points: readonly CmPoint[] })[];
  readonly objectives: readonly (WithId & { readonly at: CmPoint })[];
  readonly sides: readonly { readonly units: readonly (WithId & { readonly at: CmPoint })[] }[];
}

export function crossroadsTwice(): unknown {
  const map = scenarioById('crossroads')?.scenario.data as unknown as MapFile;
  const { widthCm, depthCm } = map.table;
  const aside = ([x, y]: CmPoint): CmPoint => [x + widthCm, y];
  const again = <T extends WithId>(all: readonly T[], moved: (one: T) => Partial<T>): T[] => [
    ...all,
    ...all.map((one) => ({ ...one, ...moved(one), id: `${one.id}-again` })),
  ];
  return {
    ...map,
    table: { widthCm: 2 * widthCm, depthCm },
    areas: again(map.areas, ({ corners }) => ({ corners: corners.map(aside) })),
    lines: again(map.lines, ({ points }) => ({ points: points.map(aside) })),
    objectives: again(map.objectives, ({ at }) => ({ at: aside(at) })),
    sides: map.sides.map((side) => ({ ...side, units: again(side.units, ({ at }) => ({ at: aside(at) })) })),
  };
}
