/** The small samples of the legend, painted by the same hands as the map. */
import type { DisplayList, LegendRow, PieceItem } from './display-list.ts';
import { paintArea, paintRoads } from './ground/areas.ts';
import { paintLine } from './ground/lines.ts';
import { drawPiece } from './pieces/piece.ts';
import type { Board } from './write.ts';

/** A sample about the origin, 30 by 15 mm. */
export function paintSample(
  sample: LegendRow['sample'],
  at: number,
  list: DisplayList,
  board: Board,
): string {
  if (sample.kind === 'piece') {
    const side = list.sides.find(({ id }) => id === sample.side);
    if (!side) return '';
    const item: PieceItem = {
      id: `legend-${at}`,
      at: { x: 0, y: 0 },
      heading: 0,
      base: { shape: 'round', radius: 100 },
      ...sample,
    };
    return `<g transform="scale(.85)">${drawPiece(item, side, board.theme)}</g>`;
  }
  // A table of its own about the origin: nothing of the sample lies on its edge.
  const own: Board = { ...board, table: { width: 2000, depth: 2000 } };
  const middle = 1000;
  const box = (w: number, h: number) => [
    { x: middle - w, y: middle - h },
    { x: middle + w, y: middle - h },
    { x: middle + w, y: middle + h },
    { x: middle - w, y: middle + h },
  ];
  const inner =
    sample.kind === 'line'
      ? paintLine(
          {
            kind: 'line',
            id: `legend-${at}`,
            stroke: sample.stroke,
            points: [
              { x: middle - 150, y: middle },
              { x: middle + 150, y: middle },
            ],
          },
          own,
        )
      : sample.texture === 'road'
        ? paintRoads([{ kind: 'area', id: `legend-${at}`, texture: 'road', corners: box(150, 35) }], own)
        : paintArea(
            { kind: 'area', id: `legend-${at}`, texture: sample.texture, corners: box(160, 80) },
            own,
            `l${at}`,
          );
  const clip = sample.kind === 'area' ? ` clip-path="url(#${board.prefix}swatch)"` : '';
  return `<g transform="translate(-100 -100)"${clip}>${inner}</g>`;
}
