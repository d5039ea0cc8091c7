/** Drawings of positions, for the eye: bases with their front, where they stood before and where they stand now. For tests only. */
import { cornersOf, frontOf, placeBase } from '@grognard/geometry';
import { baseOf } from '../bodies/index.ts';
import type { State, Table } from '../state/model.ts';

/** Everything as SVG, north up: areas, camps, outlines from before, bases of now. */
export function drawn(table: Table, before: State, after: State): string {
  const { width, depth } = table.field;
  const at = ({ x, y }: { readonly x: number; readonly y: number }) => `${x},${depth - y}`;
  const polygon = (points: readonly { readonly x: number; readonly y: number }[], style: string) =>
    `<polygon points="${points.map(at).join(' ')}" style="${style}"/>`;
  const areas = table.field.areas.map(({ polygon: { corners } }) =>
    polygon(corners, 'fill:#dfe8d0;stroke:#9a9'),
  );
  const camps = after.camps.flatMap((camp) =>
    camp === null
      ? []
      : [polygon(cornersOf(placeBase(table.sizes.camp, camp.pose)), 'fill:#eed;stroke:#640;stroke-width:12')],
  );
  const bases = table.units.flatMap(({ index, side, id }) => {
    if (after.units[index]!.status !== 'on') return [];
    const [was, now] = [baseOf(table, before, index), baseOf(table, after, index)];
    const colour = side === 0 ? '#246' : '#822';
    const middle = frontOf(now);
    return [
      polygon(cornersOf(was), `fill:none;stroke:${colour};stroke-width:8;stroke-dasharray:30 20`),
      polygon(cornersOf(now), `fill:${colour};fill-opacity:0.35;stroke:${colour};stroke-width:14`),
      `<circle cx="${middle.x}" cy="${depth - middle.y}" r="30" fill="${colour}"/>`,
      `<text x="${now.x}" y="${depth - now.y + 40}" font-size="140" text-anchor="middle" fill="#000">${id}</text>`,
    ];
  });
  const all = table.units.flatMap(({ index }) => [
    ...cornersOf(baseOf(table, before, index)),
    ...cornersOf(baseOf(table, after, index)),
  ]);
  const [minX, maxX] = [Math.min(...all.map(({ x }) => x)) - 300, Math.max(...all.map(({ x }) => x)) + 300];
  const [minY, maxY] = [Math.min(...all.map(({ y }) => y)) - 300, Math.max(...all.map(({ y }) => y)) + 300];
  const box = `${Math.max(0, minX)} ${Math.max(0, depth - maxY)} ${Math.min(width, maxX) - Math.max(0, minX)} ${maxY - minY}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" width="480" style="background:#fff">${[...areas, ...camps, ...bases].join('')}</svg>`;
}
