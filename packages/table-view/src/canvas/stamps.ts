/** Sprites on the canvas: pieces with their shadows, formed bodies, things, the fallen. */
import type { Item, PieceItem, SideLook } from '@grognard/engine';
import type { Footprint } from '@grognard/geometry';
import { type Look, pieceLook, shadowLook, stampLook } from '../looks.ts';
import { sideOf } from '../over/laid.ts';
import type { Theme } from '../themes.ts';
import { type Eye, isInView, pixelOf } from './eye.ts';
import type { Pose } from './motion.ts';
import { type Sprite, type SpriteBook, stepOf } from './sprites.ts';

/** What stamps need: a pen in pixels of the screen, the eye, the book of sprites, who wears what. */
export interface Press {
  readonly pen: CanvasRenderingContext2D;
  readonly eye: Eye;
  readonly book: SpriteBook;
  readonly theme: Theme;
  readonly sides: readonly SideLook[];
}

/** Below so many pixels of the page for a cm, bold signs stand for figures. */
const boldBelow = 13;
/** No figure is drawn smaller than this across half its base, in pixels of the page. */
const leastHalf = 6.5;

const halfOf = (base: Footprint) => (base.shape === 'round' ? base.radius : base.width / 2) / 100;

/** How much larger than life a figure is drawn so that it can be read. */
export function enlargedBy(base: Footprint, scale: number): number {
  return Math.max(1, Math.min(2.2, leastHalf / (halfOf(base) * scale)));
}

/** Draws a sprite about a pixel, turned, at so many pixels for a mm. */
export function press(
  pen: CanvasRenderingContext2D,
  { sheet, x, y, size, perMm }: Sprite,
  [atX, atY]: readonly [number, number],
  radians: number,
  scale: number,
): void {
  const by = scale / perMm;
  const [cos, sin] = [Math.cos(radians) * by, Math.sin(radians) * by];
  pen.setTransform(cos, sin, -sin, cos, atX, atY);
  pen.drawImage(sheet, x, y, size, size, -size / 2, -size / 2, size, size);
}

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
  if (!isInView(eye, at, look.reach * perMm)) return true;
  const sprite = book.sprite(look, stepOf(perMm));
  if (sprite) press(pen, sprite, at, turnOf(heading), perMm);
  return sprite !== null;
}

/** Things and fallen under the pieces. */
export function stampThings(tools: Press, items: readonly Item[]): void {
  const { theme, sides, eye } = tools;
  const small = Math.max(1, Math.min(2, 7 / eye.scale));
  for (const item of items) {
    if (item.kind !== 'object' && item.kind !== 'mark' && item.kind !== 'fallen') continue;
    const heading = item.kind === 'fallen' ? 0 : (item.heading ?? 0);
    pressLook(tools, stampLook(item, sides, theme), pixelOf(eye, item.at), heading, small);
  }
}

/** Pieces and formed bodies, shadows first. */
export function stampPieces(tools: Press, items: readonly Item[], poses: ReadonlyMap<string, Pose>): void {
  const pieces = items.filter((item) => item.kind === 'piece');
  for (const item of items) {
    if (item.kind !== 'formation') continue;
    const { at, heading } = poses.get(item.id) ?? item;
    pressLook(tools, stampLook(item, tools.sides, tools.theme), pixelOf(tools.eye, at), heading, 1);
  }
  for (const item of pieces) if (!item.ghost) stampShadow(tools, item, poses.get(item.id) ?? item);
  for (const item of pieces) stampPiece(tools, item, poses.get(item.id) ?? item);
}

function stampShadow(tools: Press, { base }: PieceItem, { at, heading }: Pose): void {
  const enlarged = enlargedBy(base, tools.eye.scale);
  const by = 1.5 * tools.eye.patch.perMm * enlarged;
  const [x, y] = pixelOf(tools.eye, at);
  pressLook(tools, shadowLook(base, tools.theme), [x + by, y + by * 1.1], heading, enlarged);
}

function stampPiece(tools: Press, item: PieceItem, { at, heading }: Pose): void {
  const { eye, theme, sides } = tools;
  const nearness = eye.scale * halfOf(item.base) < boldBelow ? 'bold' : 'fine';
  const look = pieceLook(item, sides, theme, nearness);
  const spot = pixelOf(eye, at);
  const enlarged = enlargedBy(item.base, eye.scale);
  if (!pressLook(tools, look, spot, heading, enlarged)) standIn(tools, item, spot, enlarged);
}

/** A plain disc until the drawing is there. */
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
