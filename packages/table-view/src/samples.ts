/** paintSample: the small samples of the legend, painted by the same code as the map. */

import type { DisplayList, FormationItem, LegendRow, PieceItem } from '@grognard/engine';
import type { Point } from '@grognard/geometry';
import { paintArea, paintRoads } from './ground/areas.ts';
import { paintLine } from './ground/lines.ts';
import { paintFormation } from './pieces/formation.ts';
import { drawPiece } from './pieces/piece.ts';
import type { Board } from './write.ts';

/** A separate table, large enough that no sample lies on its edge, and its middle. */
const room = { width: 2000, depth: 2000 };
const middle = 1000;

function boxOf(width: number, depth: number): Point[] {
  return [
    { x: middle - width, y: middle - depth },
    { x: middle + width, y: middle - depth },
    { x: middle + width, y: middle + depth },
    { x: middle - width, y: middle + depth },
  ];
}

/** A sample centred on the origin, 30 by 15 mm. */
export function paintSample(
  sample: LegendRow['sample'],
  at: number,
  list: DisplayList,
  board: Board,
): string {
  const id = `legend-${at}`;
  const own: Board = { ...board, table: room };
  switch (sample.kind) {
    case 'piece':
      return pieceSample({ id, ...resting, ...sample }, list, board);
    case 'formation':
      return formationSample({ id, ...drawnUp, ...sample }, list, own);
    case 'line': {
      const points = [
        { x: middle - 150, y: middle },
        { x: middle + 150, y: middle },
      ];
      return centred(paintLine({ kind: 'line', id, stroke: sample.stroke, points }, own));
    }
    case 'area': {
      const { texture } = sample;
      const clip = ` clip-path="url(#${board.prefix}swatch)"`;
      return texture === 'road'
        ? centred(paintRoads([{ kind: 'area', id, texture, corners: boxOf(150, 35) }], own))
        : centred(paintArea({ kind: 'area', id, texture, corners: boxOf(160, 80) }, own, `l${at}`), clip);
    }
  }
}

const centred = (inner: string, more = '') => `<g transform="translate(-100 -100)"${more}>${inner}</g>`;

const resting = { at: { x: 0, y: 0 }, heading: 0, base: { shape: 'round', radius: 100 } } as const;

/** A body of three files and two ranks, about as large as the other samples. */
const drawnUp = {
  at: { x: middle, y: middle },
  heading: 0,
  width: 180,
  depth: 120,
  files: 3,
  ranks: 2,
} as const;

function formationSample(item: FormationItem, { sides }: DisplayList, board: Board): string {
  const side = sides.find(({ id }) => id === item.side);
  return side ? centred(paintFormation(item, side, board)) : '';
}

function pieceSample(item: PieceItem, { sides }: DisplayList, { theme }: Board): string {
  const side = sides.find(({ id }) => id === item.side);
  return side ? `<g transform="scale(.85)">${drawPiece(item, side, theme)}</g>` : '';
}
