/** paintLabels: names on the map, each placed where it hides least, beside its point or across its ground. */
import type { DisplayList, Item, LabelItem } from '@grognard/engine';
import { boundsOf, roomiestOf, stopsAlong } from '../shapes.ts';
import { type Board, escaped, flip, mm } from '../write.ts';

/** A box in tenths of a millimetre, y upwards, and the penalty for writing over it. */
interface LabelObstacle {
  readonly minX: number;
  readonly minY: number;
  readonly maxX: number;
  readonly maxY: number;
  readonly weight: number;
  /** True if the name of something inside may stand over it. */
  readonly house?: boolean;
}

/** Size, slant and letter spacing of each style, for a table 120 cm wide. */
const manners = {
  place: { size: 150, more: 'font-style="italic" font-weight="600"', wide: 0.5 },
  ground: { size: 165, more: 'font-style="italic" letter-spacing=".12em"', wide: 0.62 },
  figure: { size: 105, more: 'font-weight="600"', wide: 0.52 },
} as const;

/** Size of the smallest names where they are to be read, in pixels. */
const legible = 10;

/** The scale of names that can be read where a pixel shows this much of the table, in tenths of a millimetre. */
export const letterScale = (perPixel: number): number => (legible * perPixel) / manners.figure.size;

/** Approximate width of a text. Fonts cannot be measured here, so the widths of common letters are used. */
export function textWidth(text: string, size: number, wide: number): number {
  let width = 0;
  for (const letter of text) {
    const narrow = "iljtfrI.,:;!|'’ ".includes(letter);
    const broad = 'mwMWÆŒ—'.includes(letter);
    const capital = letter !== letter.toLowerCase();
    width += narrow ? 0.62 : broad ? 1.6 : capital ? 1.36 : 1;
  }
  return Math.ceil(width * size * wide);
}

/** Names of an item: its own text, or the name of its ground. */
export function labelsOf(item: Item): LabelItem[] {
  if (item.kind === 'label') return [item];
  if (item.kind !== 'area' || item.name === undefined) return [];
  const at = roomiestOf(item.corners);
  return [{ kind: 'label', id: `name-${item.id}`, text: item.name, at, manner: 'ground' }];
}

/** Within this distance two names belong to one spot, in tenths of a millimetre. */
const near = 1000;

/** Greatest length of an article, in characters. */
const article = 5;

/** Whether the same name with an article stands at the same spot, such as a bridge and the bridge that is an objective. */
function isSaidBetter({ text, at }: LabelItem, named: readonly LabelItem[]): boolean {
  const sought = text.toLowerCase();
  return named.some(
    (other) =>
      other.text.length > text.length &&
      other.text.length <= text.length + article &&
      other.text.toLowerCase().endsWith(sought) &&
      Math.abs(other.at.x - at.x) < near &&
      Math.abs(other.at.y - at.y) < near,
  );
}

/** All names worth writing. */
export function namesOf(items: readonly Item[]): readonly LabelItem[] {
  const named = items.flatMap(labelsOf).filter(({ text }) => text.trim() !== '');
  return named.filter((label) => label.manner === 'figure' || !isSaidBetter(label, named));
}

/** Parts of an item that a name should not cover. */
function obstaclesOf(item: Item): LabelObstacle[] {
  const around = (reach: number, weight: number, at: { x: number; y: number }) => [
    { minX: at.x - reach, maxX: at.x + reach, minY: at.y - reach, maxY: at.y + reach, weight },
  ];
  switch (item.kind) {
    case 'piece':
      return around(item.base.shape === 'round' ? item.base.radius + 20 : item.base.depth / 2, 14, item.at);
    case 'formation':
      return around(Math.max(item.width, item.depth) / 2, 14, item.at);
    case 'fallen':
    case 'object':
      return around(110, 8, item.at);
    case 'mark':
      return around(200, 12, item.at);
    case 'building':
      return item.rooms.map(({ corners }) => ({ ...boundsOf(corners), weight: 6, house: true }));
    case 'vessel':
      return [{ ...boundsOf(item.deck), weight: 10 }];
    case 'line':
      return stopsAlong(item.points, 150).flatMap(({ at }) => around(75, 3, at));
    case 'area':
    case 'path':
    case 'aimed':
    case 'order-sign':
    case 'shot':
    case 'arc':
    case 'frontage':
    case 'ruler':
    case 'stretch':
    case 'sight':
    case 'threat':
    case 'reach':
    case 'rod':
    case 'zone':
    case 'label':
      return [];
  }
}

const overlap = (a: Omit<LabelObstacle, 'weight'>, b: Omit<LabelObstacle, 'weight'>) =>
  Math.max(0, Math.min(a.maxX, b.maxX) - Math.max(a.minX, b.minX)) *
  Math.max(0, Math.min(a.maxY, b.maxY) - Math.max(a.minY, b.minY));

/** Possible places of a text, best first: its middle relative to its point. */
function seats(item: LabelItem, wide: number, high: number, gap: number): (readonly [number, number])[] {
  const out: (readonly [number, number])[] = [];
  if (item.manner === 'ground') out.push([0, 0]);
  for (const step of item.manner === 'ground' ? [0.7, 1.4, 2.4, 3.6] : [0, 1, 2, 3.4, 5]) {
    const [x, y] =
      item.manner === 'ground'
        ? [step * high * 1.4, step * high]
        : [wide / 2 + gap + step * high * 0.5, high / 2 + gap + step * high * 0.7];
    out.push(
      [x, 0],
      [0, y],
      [0, -y],
      [-x, 0],
      [x * 0.8, y * 0.8],
      [-x * 0.8, y * 0.8],
      [x * 0.8, -y * 0.8],
      [-x * 0.8, -y * 0.8],
    );
  }
  return out;
}

interface Seated {
  readonly item: LabelItem;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** Where names may stand: the table, or the part of it that is shown. In tenths of a millimetre, y upwards. */
export interface NameBounds {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly depth: number;
}

function seat(item: LabelItem, taken: LabelObstacle[], bounds: NameBounds, scale: number): Seated {
  const { size: base, wide } = manners[item.manner];
  const size = base * scale;
  const [width, high] = [textWidth(item.text, size, wide), size * 0.95];
  let best: { cost: number; x: number; y: number } | null = null;
  seats(item, width, high, 70 * scale).forEach(([dx, dy], order) => {
    const [x, y] = [item.at.x + dx, item.at.y + dy];
    const box = { minX: x - width / 2, maxX: x + width / 2, minY: y - high / 2, maxY: y + high / 2 };
    const isOut =
      box.minX < bounds.x + 20 ||
      box.minY < bounds.y + 20 ||
      box.maxX > bounds.x + bounds.width - 20 ||
      box.maxY > bounds.y + bounds.depth - 20;
    const weigh = ({ weight, house }: LabelObstacle) => (house && item.manner === 'figure' ? 0.5 : weight);
    const hidden = taken.reduce((sum, other) => sum + weigh(other) * overlap(box, other), 0);
    const cost = hidden / (width * high) + order * 0.03 + (isOut ? 100 : 0);
    if (best === null || cost < best.cost) best = { cost, x, y };
  });
  const { x, y } = best ?? { ...item.at };
  taken.push({
    minX: x - width / 2 - 20,
    maxX: x + width / 2 + 20,
    minY: y - high / 2,
    maxY: y + high / 2,
    weight: 40,
  });
  return { item, x, y, size };
}

/** Styles in the order in which names that would overlap are kept. */
const importance: readonly LabelItem['manner'][] = ['place', 'ground', 'figure'];

/** The letters of some devices are wider than they are thought to be: no name may run into another there either. */
const widest = 1.3;

function boxOf({ item: { text, manner }, x, y, size }: Seated): Omit<LabelObstacle, 'weight'> {
  const [width, high] = [textWidth(text, size, manners[manner].wide) * widest, size * 0.7];
  return { minX: x - width / 2, maxX: x + width / 2, minY: y - high / 2, maxY: y + high / 2 };
}

/** Whether a flag stands at what is named: the name of an objective. */
function isAtMark({ item: { at } }: Seated, items: readonly Item[]): boolean {
  return items.some(
    (item) =>
      item.kind === 'mark' && Math.abs(item.at.x - at.x) < near / 2 && Math.abs(item.at.y - at.y) < near / 2,
  );
}

/** The names that overlap none of more importance, in their order. Of equal ones those of objectives stay. */
function uncrowded(seated: readonly Seated[], items: readonly Item[]): readonly Seated[] {
  const kept: Seated[] = [];
  const marked = seated.filter((one) => isAtMark(one, items));
  for (const manner of importance)
    for (const one of [...marked, ...seated.filter((each) => !marked.includes(each))])
      if (one.item.manner === manner && kept.every((other) => overlap(boxOf(one), boxOf(other)) === 0))
        kept.push(one);
  return seated.filter((one) => kept.includes(one));
}

/**
 * Paints the names of a list. Earlier names in the list choose their place first. Where there is no room for all, as on a small screen,
 * those of less importance may give way: on a map that can be zoomed they come back.
 */
export function paintLabels(
  list: DisplayList,
  board: Board,
  scale: number,
  crowded: 'all' | 'give-way' = 'all',
  shown: NameBounds = { x: 0, y: 0, ...board.table },
): string {
  const { theme } = board;
  const taken = list.items.flatMap(obstaclesOf);
  const isShown = ({ at }: LabelItem) =>
    at.x >= shown.x && at.x <= shown.x + shown.width && at.y >= shown.y && at.y <= shown.y + shown.depth;
  const seated = namesOf(list.items)
    .filter(isShown)
    .map((item) => seat(item, taken, shown, scale));
  return (crowded === 'all' ? seated : uncrowded(seated, list.items))
    .map(({ item, x, y, size }) => {
      const at = `x="${mm(x)}" y="${mm(flip(board, y) + size * 0.32)}"`;
      return `<text ${at} font-size="${mm(size)}" text-anchor="middle" ${manners[item.manner].more} fill="${theme.ink}" stroke="${theme.halo}" stroke-width="${mm(size * 0.22)}" stroke-linejoin="round" stroke-opacity=".85" paint-order="stroke">${escaped(item.text)}</text>`;
    })
    .join('');
}
