/** stampPieces, stampVessels: sprites on the canvas: pieces with shadows, formed bodies, objects, the fallen. */
import type { FormationItem, Item, PieceItem, SideLook } from '@grognard/engine';
import type { Footprint } from '@grognard/geometry';
import {
  badgeLook,
  flagLook,
  type Look,
  middleOf,
  pieceLook,
  shadowLook,
  stampLook,
  standardLook,
  vesselLook,
} from '../looks.ts';
import type { Measure } from '../over/measure.ts';
import { sideOf } from '../over/overlay-items.ts';
import { badgeRadius } from '../pieces/badges.ts';
import type { Theme } from '../themes.ts';
import { type CutCache, cutOut } from './cuts.ts';
import { type Eye, isInView, pixelOf } from './eye.ts';
import { type MotionPose, type Sail, sailed } from './motion.ts';
import { type Sprite, type SpriteBook, stepOf } from './sprites.ts';

/** Tools for drawing sprites: a pen in device pixels, the eye, the sprite book, the looks of sides. */
export interface Press {
  /** Unit of the ruler and the scale bar. */
  readonly measure: Measure;
  readonly pen: CanvasRenderingContext2D;
  readonly eye: Eye;
  readonly book: SpriteBook;
  readonly cuts: CutCache;
  readonly theme: Theme;
  readonly sides: readonly SideLook[];
}

/** Half base in CSS pixels below which bold signs replace figures. A high-resolution screen shows figures longer. */
const boldBelow = (ratio: number) => (ratio >= 1.5 ? 9.5 : 12);
/** Least half base of a drawn figure, in CSS pixels. */
const leastHalf = { round: 6.2, rectangle: 4.6 } as const;

const halfOf = (base: Footprint) => (base.shape === 'round' ? base.radius : base.width / 2) / 100;

/** Factor by which a figure is enlarged for legibility. */
export function enlargedBy(base: Footprint, scale: number): number {
  return Math.max(1, Math.min(2.2, leastHalf[base.shape] / (halfOf(base) * scale)));
}

/** Draws a sprite centred on a pixel and rotated, at `scale` pixels per mm. */
export function press(
  pen: CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D,
  { sheet, x, y, wide, high, middleX, middleY, perMm }: Sprite,
  [atX, atY]: readonly [number, number],
  radians: number,
  scale: number,
): void {
  const by = scale / perMm;
  const [cos, sin] = [Math.cos(radians) * by, Math.sin(radians) * by];
  pen.setTransform(cos, sin, -sin, cos, atX, atY);
  pen.drawImage(sheet, x, y, wide, high, -middleX, -middleY, wide, high);
}

/** Distance from the middle to the farthest corner of a drawing, in mm. */
const farthest = ({ reach: { back, ahead, aside } }: Look) => Math.max(back, ahead) + aside;

const turnOf = (heading: number) => (-heading * Math.PI) / 1800;

function pressLook(
  tools: Press,
  look: Look,
  at: readonly [number, number],
  heading: number,
  enlarged: number,
): boolean {
  const { pen, eye, book } = tools;
  const perMm = eye.patch.perMm * enlarged;
  if (!isInView(eye, at, farthest(look) * perMm)) return true;
  const sprite = book.sprite(look, stepOf(perMm));
  if (sprite) press(pen, sprite, at, turnOf(heading), perMm);
  return sprite !== null;
}

/** Limit of a ship's bitmap, in pixels. */
const largest = 1600;

/** Boats and ships, at rest or moving. */
export function stampVessels(tools: Press, items: readonly Item[], sails: ReadonlyMap<string, Sail>): void {
  const { pen, eye, book, theme } = tools;
  for (const item of items) {
    if (item.kind !== 'vessel') continue;
    const look = vesselLook(item, theme);
    const { at, turn } = sailed(middleOf(item), sails.get(item.id));
    const spot = pixelOf(eye, at);
    const reach = farthest(look);
    if (!isInView(eye, spot, reach * eye.patch.perMm)) continue;
    const finest = stepOf(largest / (2 * reach)) - 1;
    const sprite = book.sprite(look, Math.min(finest, stepOf(eye.patch.perMm)));
    if (sprite) press(pen, sprite, spot, turnOf(turn), eye.patch.perMm);
  }
}

/** Objects and the fallen, under the pieces. */
export function stampThings(tools: Press, items: readonly Item[]): void {
  const { theme, sides, eye } = tools;
  const small = Math.max(1, Math.min(2, 7 / eye.scale));
  for (const item of items) {
    if (item.kind !== 'object' && item.kind !== 'mark' && item.kind !== 'fallen') continue;
    const heading = item.kind === 'fallen' ? 0 : (item.heading ?? 0);
    pressLook(tools, stampLook(item, sides, theme), pixelOf(eye, item.at), heading, small);
  }
}

/** Pieces and formed bodies. Pieces at rest come from the cut cache, already rotated and shaded. */
export function stampPieces(
  tools: Press,
  items: readonly Item[],
  poses: ReadonlyMap<string, MotionPose>,
): void {
  const { eye, theme, sides } = tools;
  for (const item of items) {
    if (item.kind === 'formation') {
      const { at, heading } = poses.get(item.id) ?? item;
      const nearness = isFar(tools, item) ? 'bold' : 'fine';
      pressLook(tools, stampLook(item, sides, theme, nearness), pixelOf(eye, at), heading, 1);
    } else if (item.kind === 'piece') {
      const pose = poses.get(item.id);
      if (pose || item.ghost || !stampCut(tools, item)) stampLoose(tools, item, pose ?? item);
    }
  }
  stampStandards(tools, items, poses);
}

/** Least width of the badge of a body, in CSS pixels. */
const leastBadge = 11;

/** Flags and badges over all pieces, so that no neighbour hides one. */
function stampStandards(tools: Press, items: readonly Item[], poses: ReadonlyMap<string, MotionPose>): void {
  const { eye, theme, sides } = tools;
  for (const item of items) {
    if (item.kind === 'formation') {
      const nearness = isFar(tools, item) ? 'bold' : 'fine';
      const look = standardLook(item, sideOf(sides, item.side), theme, nearness);
      const larger = Math.max(1, leastBadge / ((2 * badgeRadius * eye.scale) / 10));
      if (look !== null && !item.ghost)
        pressLook(tools, look, pixelOf(eye, (poses.get(item.id) ?? item).at), 0, larger);
    } else if (item.kind === 'piece' && item.flag && !item.ghost) {
      const { enlarged } = seenAs(tools, item);
      pressLook(
        tools,
        flagLook(sideOf(sides, item.side), theme),
        pixelOf(eye, (poses.get(item.id) ?? item).at),
        0,
        enlarged,
      );
    }
  }
}

/** CSS pixels per man below which a body is drawn as a bold sign. */
const leastMan = 3.2;
/** Width of a man, in tenths of a millimetre. */
const abreast = 100;

function isFar({ eye }: Press, { bases }: FormationItem): boolean {
  return bases !== undefined && (abreast / 100) * eye.scale < leastMan;
}

/** Looks of a piece and its shadow at the current scale, their enlargement, and the key of their cut. */
interface SeenAs {
  readonly look: Look;
  readonly shadow: Look;
  readonly badge: Look | null;
  readonly enlarged: number;
  readonly cut: string;
}

/** Inputs that the cached looks depend on. */
interface StampContext extends Pick<Press, 'theme' | 'sides'> {
  readonly scale: number;
  readonly ratio: number;
}

/** Cache of looks, because most pieces look as they did in the previous frame. */
const seenBefore = new WeakMap<PieceItem, StampContext & SeenAs>();

function seenAs({ eye: { scale, ratio }, theme, sides }: Press, item: PieceItem): SeenAs {
  const known = seenBefore.get(item);
  const isSame = known?.scale === scale && known.ratio === ratio;
  if (isSame && known.theme === theme && known.sides === sides) return known;
  const nearness = scale * halfOf(item.base) < boldBelow(ratio) ? 'bold' : 'fine';
  const look = pieceLook(item, sides, theme, nearness);
  const seen = {
    look,
    shadow: shadowLook(item.base, theme),
    badge: badgeLook(item, theme, nearness),
    enlarged: enlargedBy(item.base, scale),
    cut: `${item.heading} ${look.key}`,
  };
  seenBefore.set(item, { scale, ratio, theme, sides, ...seen });
  return seen;
}

/** Offset of a shadow to the lower right, in mm. */
const fall = [1.5, 1.65] as const;

function stampLoose(tools: Press, item: PieceItem, { at, heading }: MotionPose): void {
  const { eye } = tools;
  const { look, shadow, badge, enlarged } = seenAs(tools, item);
  const [x, y] = pixelOf(eye, at);
  const by = eye.patch.perMm * enlarged;
  const below = [x + fall[0] * by, y + fall[1] * by] as const;
  if (!item.ghost) pressLook(tools, shadow, below, heading, enlarged);
  if (!pressLook(tools, look, [x, y], heading, enlarged)) standIn(tools, item, [x, y], enlarged);
  if (badge !== null && !item.ghost) pressLook(tools, badge, [x, y], 0, enlarged);
}

/** Draws a piece at rest as one upright bitmap. False while there is none. */
function stampCut(tools: Press, item: PieceItem): boolean {
  const { pen, eye, book, cuts } = tools;
  const { look, shadow, badge, enlarged, cut: name } = seenAs(tools, item);
  const perMm = eye.patch.perMm * enlarged;
  const at = pixelOf(eye, item.at);
  const reach = farthest(look) * perMm;
  if (!isInView(eye, at, reach)) return true;
  const step = stepOf(perMm);
  const cut = cuts.cut(name, () => {
    const [figure, shade] = [book.exact(look, step), book.exact(shadow, step)];
    const sign = badge === null ? null : book.exact(badge, step);
    if (!figure || !shade || (badge !== null && !sign)) return null;
    const half = Math.ceil(reach + 2 * perMm);
    return cutOut(half, (scrap) => {
      const turn = turnOf(item.heading);
      press(scrap, shade, [half + fall[0] * perMm, half + fall[1] * perMm], turn, perMm);
      press(scrap, figure, [half, half], turn, perMm);
      if (sign) press(scrap, sign, [half, half], 0, perMm);
    });
  });
  if (!cut) return false;
  pen.setTransform(1, 0, 0, 1, 0, 0);
  const middle = cut.middle * cuts.stretched;
  const [left, top] = [Math.round(at[0]) - middle, Math.round(at[1]) - middle];
  if (cuts.stretched === 1) pen.drawImage(cut.bitmap, left, top);
  else pen.drawImage(cut.bitmap, left, top, 2 * middle, 2 * middle);
  return true;
}

/** Draws a plain disc until the sprite is ready. */
function standIn(
  { pen, eye, theme, sides }: Press,
  item: PieceItem,
  [x, y]: readonly [number, number],
  enlarged: number,
): void {
  const coat = theme.coats[sideOf(sides, item.side).coat];
  pen.setTransform(1, 0, 0, 1, 0, 0);
  pen.globalAlpha = item.ghost ? 0.5 : 1;
  pen.fillStyle = coat.cloth;
  pen.strokeStyle = coat.edge;
  pen.lineWidth = 1.5 * eye.ratio;
  pen.setLineDash([]);
  pen.beginPath();
  pen.arc(x, y, halfOf(item.base) * 10 * eye.patch.perMm * enlarged, 0, 2 * Math.PI);
  pen.fill();
  pen.stroke();
  pen.globalAlpha = 1;
}
