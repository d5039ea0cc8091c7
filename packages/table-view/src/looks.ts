/** Whatever is stamped on the table, as drawings about their own middle: each look has a key, so that it is drawn once. */
import type { FallenItem, FormationItem, MarkItem, ObjectItem, PieceItem, SideLook } from '@grognard/engine';
import type { Footprint } from '@grognard/geometry';
import { sideOf } from './over/laid.ts';
import { drawBold } from './pieces/bold.ts';
import { paintFormation } from './pieces/formation.ts';
import { drawPiece, drawShadow, looksKey } from './pieces/piece.ts';
import type { Theme } from './themes.ts';
import { objectSymbols, paintFallen } from './things/objects.ts';
import type { Board } from './write.ts';

/** A drawing about its middle, ahead to the right. */
export interface Look {
  readonly key: string;
  /** How far it reaches from its middle, in mm. */
  readonly reach: number;
  readonly art: () => string;
}

/** From near, every button is drawn; from afar a bold sign stands for the figure. */
export type Nearness = 'fine' | 'bold';

const reachOf = (base: Footprint) =>
  base.shape === 'round'
    ? base.radius / 10
    : Math.max(base.width * (base.files ?? 1), base.depth * (base.ranks ?? 1)) / 20;

const worn = ({ coat, sign }: SideLook) => `${coat} ${sign}`;

export function pieceLook(
  item: PieceItem,
  sides: readonly SideLook[],
  theme: Theme,
  nearness: Nearness,
): Look {
  const side = sideOf(sides, item.side);
  const draw = nearness === 'fine' ? drawPiece : drawBold;
  return {
    key: [theme.name, nearness, worn(side), looksKey(item)].join(' '),
    // Pikes stand out far beyond the base.
    reach: reachOf(item.base) * (item.weapon === 'pike' ? 3.4 : 2.4) + 4,
    art: () => draw(item, side, theme),
  };
}

export function shadowLook(base: Footprint, theme: Theme): Look {
  const form =
    base.shape === 'round' ? `${base.radius}` : [base.width, base.depth, base.files, base.ranks].join('x');
  return {
    key: `${theme.name} shadow ${form}`,
    reach: reachOf(base) * 1.5 + 2,
    art: () => drawShadow(base, theme),
  };
}

/** A table so small that its only place is the middle of the drawing. */
const boardOf = (theme: Theme): Board => ({ theme, table: { width: 0, depth: 0 }, prefix: '' });

const home = { at: { x: 0, y: 0 }, heading: 0 } as const;

export function stampLook(
  item: ObjectItem | MarkItem | FallenItem | FormationItem,
  sides: readonly SideLook[],
  theme: Theme,
): Look {
  const board = boardOf(theme);
  switch (item.kind) {
    case 'object':
    case 'mark': {
      const name = item.kind === 'object' ? item.object : item.mark;
      return { key: `${theme.name} ${name}`, reach: 34, art: () => objectSymbols[name]!(theme) };
    }
    case 'fallen': {
      const side = sideOf(sides, item.side);
      const key = `${theme.name} fallen ${worn(side)} ${item.id} ${item.mounted ?? false}`;
      return { key, reach: 34, art: () => paintFallen({ ...item, ...home }, side, board) };
    }
    case 'formation': {
      const side = sideOf(sides, item.side);
      const { width, depth, files, ranks, arm, flag = false } = item;
      return {
        key: [theme.name, 'body', worn(side), width, depth, files, ranks, arm, flag].join(' '),
        reach: (width + depth) / 20 + 30,
        art: () => paintFormation({ ...item, ...home }, side, board),
      };
    }
  }
}
