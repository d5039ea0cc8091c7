/** drawBody: a formed body base by base: men, horses, guns and teams, gaps where men fell, and its steadiness. */
import type { ArmLook, BaseLook, FormationItem, SideLook } from '@grognard/engine';
import { asHeading, cosineOf, sineOf, sineScale } from '@grognard/geometry';
import type { CoatTint, Theme } from '../themes.ts';
import { mm } from '../write.ts';
import { tintOf } from './figure.ts';
import { dressKey } from './piece.ts';
import { inlays } from './signs.ts';
import { barrel, elephant, gun, pikeman, soldier, team, trooper, type Uniform, wagon } from './troops.ts';

/** A base relative to its body: distances ahead and to the right of the middle, and its rotation. */
export interface LocalBase {
  readonly ahead: number;
  readonly right: number;
  readonly turned: number;
  readonly men: number;
  readonly of: number;
  readonly arm: ArmLook;
  /** Length of its row. */
  readonly wide: number;
}

/** Bases of a body relative to its middle. */
export function localBases({ at, heading, arm, baseSize, bases = [] }: FormationItem): readonly LocalBase[] {
  const [cos, sin] = [cosineOf(asHeading(heading)) / sineScale, sineOf(asHeading(heading)) / sineScale];
  return bases.map((base: BaseLook) => {
    const [dx, dy] = [base.at.x - at.x, base.at.y - at.y];
    return {
      ahead: Math.round(dx * cos + dy * sin),
      right: Math.round(dx * sin - dy * cos),
      turned: (base.heading - heading + 3600) % 3600,
      men: base.men,
      of: base.of,
      arm: base.arm ?? arm,
      wide: base.width ?? baseSize?.width ?? 300,
    };
  });
}

/** Key of everything that affects the look of a body. */
export function bodyKey(item: FormationItem): string {
  const { width, depth, files, ranks, arm, order, guns, morale, tag, ghost, picked, baseSize } = item;
  const { hand, lost, isOneStand } = item;
  const bases = localBases(item).map((base) =>
    [base.ahead, base.right, base.turned, base.men, base.arm, base.wide].join(),
  );
  const size = baseSize === undefined ? '' : `${baseSize.width}x${baseSize.depth}`;
  return [
    width,
    depth,
    files,
    ranks,
    arm,
    order,
    guns,
    morale,
    tag,
    ghost,
    picked,
    size,
    hand,
    lost,
    isOneStand,
    dressKey(item.dress),
    ...bases,
  ].join(' ');
}

/** Marks of a body that is not steady: the stroke round each base, and how far its men have lost their dressing. */
const bearing = {
  steady: { dash: '', sway: 0 },
  shaken: { dash: ' stroke-dasharray="3 2"', sway: 0.8 },
  routing: { dash: ' stroke-dasharray="1.2 2.4"', sway: 2.6 },
} as const;

/** The figures on a base of this width and depth in mm. */
function standing(
  item: FormationItem,
  base: LocalBase,
  n: number,
  theme: Theme,
  uniform: Uniform,
  sway: number,
): string {
  const { guns, order } = item;
  const { arm } = base;
  if (arm === 'wagons') return wagon(theme, uniform, base.men);
  if (arm === 'elephants') return elephant(theme, uniform);
  if (arm === 'guns') {
    if (guns === 'limbered') return team(theme, uniform);
    return guns === 'left'
      ? `<g opacity=".75">${barrel(theme, theme.steel)}</g>`
      : gun(theme, uniform, base.men);
  }
  if (arm === 'horse') return base.men > 0 ? trooper(theme, uniform, n, item.hand) : '';
  const apart = base.wide / 10 / base.of;
  const man =
    arm === 'pikes' && item.isOneStand ? pikeman(theme, uniform) : soldier(theme, uniform, item.hand);
  let men = '';
  for (let file = 0; file < base.of; file++) {
    const y = (file + 0.5) * apart - (base.of * apart) / 2;
    const loose = order === 'open' ? ((n * 7 + file * 5) % 5) - 2 : ((n * 3 + file * 2) % 3) * sway - sway;
    const turn = item.morale === 'routing' ? ((n * 37 + file * 53) % 60) - 30 : 0;
    men +=
      file < base.men
        ? `<g transform="translate(${loose} ${Math.round(y * 10) / 10})${turn === 0 ? '' : ` rotate(${turn})`}">${man}</g>`
        : `<path d="M${-1.6} ${Math.round(y * 10) / 10 - 1.6}l3.2 3.2m0-3.2l-3.2 3.2" stroke="${theme.pen}" stroke-width=".5" opacity=".55"/>`;
  }
  return men;
}

/** A body centred on its middle, ahead to the right. */
export function drawBody(item: FormationItem, side: SideLook, theme: Theme): string {
  const coat = theme.coats[side.coat];
  const isWhole = item.isOneStand === true;
  const { width, depth } = (isWhole ? undefined : item.baseSize) ?? item;
  const { dash, sway } = bearing[item.morale ?? 'steady'];
  const rect = (by: number, more: string) =>
    `<rect x="${mm(-depth / 2 + by)}" y="${mm(-width / 2 + by)}" width="${mm(depth - 2 * by)}" height="${mm(width - 2 * by)}" rx="1" ${more}/>`;
  const shadow = rect(-4, `fill="${theme.shadow}" opacity=".3" transform="translate(1.2 1.3)"`);
  const base = rect(0, `fill="${theme.base}" stroke="${coat.edge}" stroke-width=".9"${dash}`);
  // The front edge has the colour and the sign of the side, so that facing is recognised first.
  const edge = (colour: string, thick: number, more = '') =>
    `<path d="M${mm(depth / 2)} ${mm(-width / 2)}V${mm(width / 2)}" stroke="${colour}" stroke-width="${thick}"${more}/>`;
  const inlay = inlays[side.sign];
  const front = `${edge(coat.cloth, 2.4)}${inlay === null ? '' : edge(coat.trim, 1, inlay)}`;
  const uniform: Uniform = { ...tintOf(item.dress, side, theme), look: item.dress ?? null };
  const placed = localBases(item).map(({ ahead, right, turned, ...men }, n) => {
    const turn = turned === 0 ? '' : ` rotate(${-turned / 10})`;
    const art = standing(item, { ahead, right, turned, ...men }, n, theme, uniform, sway);
    return { at: `translate(${mm(ahead)} ${mm(right)})${turn}`, art };
  });
  const each = (draw: (art: string) => string) =>
    placed.map(({ at, art }) => `<g transform="${at}">${draw(art)}</g>`).join('');
  const under = isWhole ? shadow : each(() => shadow);
  const over = isWhole
    ? `${base}${seams(item, coat.edge)}${front}${each((art) => art)}`
    : each((art) => `${base}${front}${art}`);
  const faded = item.ghost ? ` opacity="${item.ghost === 'given' ? 0.38 : 0.55}"` : '';
  return `<g${faded}>${item.ghost ? '' : under}${over}${lostMarkers(item, theme)}${marks(item, coat, theme)}</g>`;
}

/** Where the bases of one stand meet. */
function seams({ width, depth, files }: FormationItem, colour: string): string {
  return Array.from({ length: files - 1 }, (_, n) => {
    const y = mm(-width / 2 + ((n + 1) * width) / files);
    return `<path d="M${mm(-depth / 2)} ${y}H${mm(depth / 2)}" stroke="${colour}" stroke-width=".5" opacity=".55"/>`;
  }).join('');
}

/** Points lost: discs along the rear edge, in fives. */
function lostMarkers({ width, depth, lost = 0 }: FormationItem, theme: Theme): string {
  const [apart, size] = [6.4, 2.7];
  const wide = width / 10;
  return Array.from({ length: lost }, (_, n) => {
    const y = -wide / 2 + 4 + n * apart + (n >= 5 ? 2 : 0);
    return `<circle cx="${mm(-depth / 2) + 3.6}" cy="${Math.round(Math.min(wide / 2 - 3, y) * 10) / 10}" r="${size}" fill="${theme.gold}" stroke="${theme.pen}" stroke-width=".9"/>`;
  }).join('');
}

/** An arrow before the front, a ribbon for a wavering body, a ring for a selected one. */
function marks({ width, depth, morale, order, picked }: FormationItem, coat: CoatTint, theme: Theme): string {
  const ahead = depth / 20;
  const arrow =
    order === 'open'
      ? ''
      : `<path d="M${ahead + 1}-5L${ahead + 7} 0L${ahead + 1} 5z" fill="${coat.edge}" stroke="${theme.bright}" stroke-width=".8" stroke-linejoin="round"/>`;
  const ribbon =
    morale === undefined || morale === 'steady'
      ? ''
      : `<path d="M${-ahead - 3} ${mm(-width / 2)}V${mm(width / 2)}" stroke="${theme.bright}" stroke-width="3.4"/><path d="M${-ahead - 3} ${mm(-width / 2)}V${mm(width / 2)}" stroke="${theme.pen}" stroke-width="3.4" stroke-dasharray="${morale === 'routing' ? '2 2' : '7 5'}"/>`;
  const ring = picked
    ? `<rect x="${mm(-depth / 2 - 30)}" y="${mm(-width / 2 - 30)}" width="${mm(depth + 60)}" height="${mm(width + 60)}" rx="4" fill="none" stroke="${theme.pen}" stroke-width="3"/><rect x="${mm(-depth / 2 - 30)}" y="${mm(-width / 2 - 30)}" width="${mm(depth + 60)}" height="${mm(width + 60)}" rx="4" fill="none" stroke="${theme.gold}" stroke-width="1.8"/>`
    : '';
  return `${arrow}${ribbon}${ring}`;
}

/** For small scales: the area of the body in its coat's colour, the front as a bar, the sign of its arm. */
export function drawBoldBody(item: FormationItem, side: SideLook, theme: Theme): string {
  const coat = theme.coats[side.coat];
  const { width, depth, morale, order, guns, ghost } = item;
  const dash = order === 'open' || ghost ? ' stroke-dasharray="8 5"' : '';
  const box = `<rect x="${mm(-depth / 2)}" y="${mm(-width / 2)}" width="${mm(depth)}" height="${mm(width)}"`;
  const body = `${box} fill="${theme.bright}" stroke="${theme.bright}" stroke-width="6"/>${box} fill="${morale === 'routing' ? theme.base : coat.cloth}" stroke="${coat.edge}" stroke-width="3"${dash}/>`;
  const front = `<path d="M${mm(depth / 2)} ${mm(-width / 2)}V${mm(width / 2)}" stroke="${coat.edge}" stroke-width="5"/><path d="M${depth / 20 + 1}-9L${depth / 20 + 12} 0L${depth / 20 + 1} 9z" fill="${coat.edge}" stroke="${theme.bright}" stroke-width="2"/>`;
  const size = Math.min(width, depth) / 20;
  const strokes = {
    horse: `M${-size} ${size}L${size} ${-size}`,
    guns: '',
    pikes: `M0 ${-size}V${size}`,
    shot: `M${-size} ${size}L${size} ${-size}M${-size} ${-size}L${size} ${size}`,
    wagons: `M${-size} ${-size / 2}H${size}M${-size} ${size / 2}H${size}`,
    elephants: `M${-size} ${-size}L${size} 0L${-size} ${size}`,
  } as const;
  const sign =
    item.arm === 'guns'
      ? `<circle r="${Math.min(6, size * 0.6)}" fill="${guns === 'left' ? theme.base : coat.trim}" stroke="${coat.edge}" stroke-width="2"/>`
      : `<path d="${strokes[item.arm]}" stroke="${coat.trim}" stroke-width="3"/>`;
  const wavers =
    morale === 'shaken' || morale === 'routing'
      ? `<path d="M${-depth / 20 - 5} ${mm(-width / 2)}V${mm(width / 2)}" stroke="${theme.pen}" stroke-width="5" stroke-dasharray="${morale === 'routing' ? '4 4' : '10 6'}"/>`
      : '';
  return `<g${ghost ? ` opacity="${ghost === 'given' ? 0.38 : 0.55}"` : ''}>${body}${front}${sign}${wavers}${lostMarkers(item, theme)}</g>`;
}
