/** paintSample: the small samples of the legend, painted by the same code as the map. */

import type { DisplayList, FormationItem, LegendRow, PieceItem } from '@grognard/engine';
import type { Point } from '@grognard/geometry';
import { paintArea, paintRoads } from './ground/areas.ts';
import { paintLine } from './ground/lines.ts';
import { sideOf } from './over/overlay-items.ts';
import { drawFlag } from './pieces/flags.ts';
import { paintFormation } from './pieces/formation.ts';
import { drawPiece, drawPieceBadge } from './pieces/piece.ts';
import { paintBuilding } from './things/buildings.ts';
import { objectSymbols, paintFallen } from './things/objects.ts';
import { paintVessel } from './things/vessels.ts';
import type { Board } from './write.ts';

/** A separate table, large enough that no sample lies on its edge, and its middle. */
const room = { width: 2000, depth: 2000 };
const middle = 1000;
const boxMiddle: Point = { x: middle, y: middle };

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
    case 'flag': {
      const side = sideOf(list.sides, sample.side);
      return `<g transform="translate(-5 8) scale(.62)">${drawFlag(side.flag ?? null, side, board.theme)}</g>`;
    }
    case 'object':
      return `<g transform="scale(.6)">${symbolOf(sample.object, board)}</g>`;
    case 'mark':
      return `<g transform="translate(0 2) scale(.42)">${symbolOf(sample.mark, board)}</g>`;
    case 'fallen': {
      const fallen = { kind: 'fallen', id, side: sample.side, at: boxMiddle, heading: 0 } as const;
      return centred(paintFallen(fallen, sideOf(list.sides, sample.side), own));
    }
    case 'building': {
      const rooms = [{ corners: boxOf(130, 65), floor: 0 }];
      return centred(paintBuilding({ kind: 'building', id, rooms, openings: [], open: null }, own));
    }
    case 'vessel': {
      const deck = boxOf(140, 50);
      return `<g transform="scale(.9)">${centred(paintVessel({ kind: 'vessel', id, vessel: sample.vessel, deck }, own))}</g>`;
    }
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

function symbolOf(name: string, { theme }: Board): string {
  const draw = objectSymbols[name];
  return draw === undefined ? '' : draw(theme);
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
  if (side === undefined) return '';
  const body = centred(paintFormation(item, side, board));
  // Bases of full size, with the standard over them, are drawn smaller and lower.
  return item.bases === undefined ? body : `<g transform="translate(1 3.4) scale(.44)">${body}</g>`;
}

function pieceSample(item: PieceItem, { sides }: DisplayList, { theme }: Board): string {
  const side = sides.find(({ id }) => id === item.side);
  const badge = item.dress?.badge === undefined ? '' : drawPieceBadge(item.dress.badge, item.base, theme);
  const size = item.base.shape === 'round' ? Math.min(0.85, 85 / item.base.radius) : 0.42;
  return side ? `<g transform="scale(${size})">${drawPiece(item, side, theme)}${badge}</g>` : '';
}
