/** Look: the drawings stamped on the table, each centred on its middle. Each look has a key, so that it is drawn once. */
import type {
  FallenItem,
  FormationItem,
  MarkItem,
  ObjectItem,
  PieceItem,
  SideLook,
  VesselItem,
} from '@grognard/engine';
import type { Footprint, Point } from '@grognard/geometry';
import { sideOf } from './over/overlay-items.ts';
import { bodyKey, drawBody, drawBoldBody } from './pieces/body.ts';
import { drawBold } from './pieces/bold.ts';
import { drawFlag, flagKey } from './pieces/flags.ts';
import { paintFormation } from './pieces/formation.ts';
import { drawPiece, drawPieceBadge, drawShadow, looksKey } from './pieces/piece.ts';
import { drawBoldStandard, drawStandard, standardKey } from './pieces/standard.ts';
import { boundsOf } from './shapes.ts';
import type { Theme } from './themes.ts';
import { drawMark, objectSymbols, paintFallen } from './things/objects.ts';
import { paintVessel } from './things/vessels.ts';
import type { Board } from './write.ts';

/** Extent of a drawing from its middle, in mm. Ahead is to the right. */
export interface Reach {
  readonly back: number;
  readonly ahead: number;
  readonly aside: number;
}

/** A drawing centred on its middle, with ahead to the right. */
export interface Look {
  readonly key: string;
  readonly reach: Reach;
  readonly art: () => string;
}

/** The same reach on every side. */
export const allRound = (reach: number): Reach => ({ back: reach, ahead: reach, aside: reach });

/** `fine` draws every button. `bold` draws a simple sign instead of the figure, for small scales. */
export type Nearness = 'fine' | 'bold';

/** Reach of a base with a margin around it. */
function reachOf(base: Footprint, more: number): Reach {
  if (base.shape === 'round') return allRound(base.radius / 10 + more);
  const [along, across] = [base.depth * (base.ranks ?? 1), base.width * (base.files ?? 1)];
  return { back: along / 20 + more, ahead: along / 20 + more, aside: across / 20 + more };
}

/** Reach of a figure. Weapons extend ahead, rings and leaves all round. */
function figureReach({ base, weapon, mounted, picked }: PieceItem): Reach {
  const around = reachOf(base, (picked ? 4 : 3) + (base.shape === 'round' ? base.radius / 50 : 2));
  const size = (base.shape === 'round' ? base.radius : base.width / 2) / 100;
  const arm = (weapon === 'pike' ? 32 : weapon === 'pole' ? 24 : 20) * size;
  return { ...around, ahead: Math.max(around.ahead, mounted ? arm + 4 : arm) };
}

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
    reach: figureReach(item),
    art: () => draw(item, side, theme),
  };
}

const formOf = (base: Footprint): string =>
  base.shape === 'round' ? `${base.radius}` : [base.width, base.depth, base.files, base.ranks].join('x');

export function shadowLook(base: Footprint, theme: Theme): Look {
  return {
    key: `${theme.name} shadow ${formOf(base)}`,
    reach: reachOf(base, 1),
    art: () => drawShadow(base, theme),
  };
}

/** A table of size 0, whose only place is the middle of the drawing. */
const boardOf = (theme: Theme): Board => ({ theme, table: { width: 0, depth: 0 }, prefix: '' });

const home = { at: { x: 0, y: 0 }, heading: 0 } as const;

export function stampLook(
  item: ObjectItem | MarkItem | FallenItem | FormationItem,
  sides: readonly SideLook[],
  theme: Theme,
  nearness: Nearness = 'fine',
): Look {
  const board = boardOf(theme);
  switch (item.kind) {
    case 'object': {
      const name = item.object;
      return { key: `${theme.name} ${name}`, reach: allRound(34), art: () => objectSymbols[name]!(theme) };
    }
    case 'mark': {
      const holder = item.side === undefined ? null : sideOf(sides, item.side);
      const key = `${theme.name} ${item.mark}${holder === null ? '' : ` of ${worn(holder)} ${flagKey(holder.flag ?? null)}`}`;
      return { key, reach: allRound(34), art: () => drawMark(item.mark, holder, theme) };
    }
    case 'fallen': {
      const side = sideOf(sides, item.side);
      const key = `${theme.name} fallen ${worn(side)} ${item.id} ${item.mounted ?? false}`;
      return { key, reach: allRound(34), art: () => paintFallen({ ...item, ...home }, side, board) };
    }
    case 'formation':
      return bodyLook(item, sides, theme, nearness);
  }
}

/** A formed body. One with individual bases also has a bold drawing for small scales. */
function bodyLook(item: FormationItem, sides: readonly SideLook[], theme: Theme, nearness: Nearness): Look {
  const side = sideOf(sides, item.side);
  const { width, depth, bases } = item;
  const reach = { back: depth / 20 + 8, ahead: depth / 20 + 24, aside: width / 20 + 8 };
  if (bases === undefined) {
    const { files, ranks, arm } = item;
    const { dress: _, ...plain } = item;
    const art = () => paintFormation({ ...plain, ...home, flag: false }, side, boardOf(theme));
    return { key: [theme.name, 'body', worn(side), width, depth, files, ranks, arm].join(' '), reach, art };
  }
  const key = [theme.name, 'bases', nearness, worn(side), bodyKey(item)].join(' ');
  const draw = nearness === 'fine' ? drawBody : drawBoldBody;
  return { key, reach, art: () => draw(item, side, theme) };
}

/** Flag and badge over a formed body, or null if it has neither. They stay upright, whatever the body's heading. */
export function standardLook(
  item: FormationItem,
  side: SideLook,
  theme: Theme,
  nearness: Nearness,
): Look | null {
  const key = standardKey(item, side);
  if (key === null) return null;
  const draw = nearness === 'fine' ? drawStandard : drawBoldStandard;
  return {
    key: `${theme.name} standard ${nearness} ${key}`,
    reach: allRound(30),
    art: () => draw(item, side, theme),
  };
}

/** Flag of a side beside a figure that carries it. */
export function flagLook(side: SideLook, theme: Theme): Look {
  const design = side.flag ?? null;
  return {
    key: `${theme.name} flag ${flagKey(design)} ${side.coat}`,
    reach: allRound(30),
    art: () => drawFlag(design, side, theme),
  };
}

/** Badge on the upper right of a figure's base, or null if its kind has none. */
export function badgeLook({ dress, base }: PieceItem, theme: Theme, nearness: Nearness): Look | null {
  const badge = dress?.badge;
  if (badge === undefined) return null;
  const reach = reachOf(base, 6);
  return {
    key: `${theme.name} badge ${nearness} ${badge} ${formOf(base)}`,
    reach,
    art: () => drawPieceBadge(badge, base, theme, nearness),
  };
}

/** Middle of a vessel, about which it is drawn and turned. */
export function middleOf({ deck }: VesselItem): Point {
  const { minX, minY, maxX, maxY } = boundsOf(deck);
  return { x: Math.round((minX + maxX) / 2), y: Math.round((minY + maxY) / 2) };
}

/** Extent of oars and yards over the sides, in mm. */
const overboard = 45;

/** A vessel centred on its middle, at its heading. */
export function vesselLook(item: VesselItem, theme: Theme): Look {
  const middle = middleOf(item);
  const deck = item.deck.map(({ x, y }) => ({ x: x - middle.x, y: y - middle.y }));
  const { maxX, maxY } = boundsOf(deck);
  const across = maxX / 10 + overboard;
  return {
    key: `${theme.name} ${item.vessel} ${deck.map(({ x, y }) => `${x},${y}`).join(' ')}`,
    reach: { back: across, ahead: across, aside: maxY / 10 + overboard },
    art: () => paintVessel({ ...item, deck }, boardOf(theme)),
  };
}
