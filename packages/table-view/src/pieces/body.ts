/** drawBody: a formed body base by base: men, horses, guns and teams, gaps where men fell, and its steadiness. */
import type { BaseLook, DressLook, FormationItem, SideLook } from '@grognard/engine';
import { asHeading, cosineOf, sineOf, sineScale } from '@grognard/geometry';
import type { CoatTint, Theme } from '../themes.ts';
import { mm } from '../write.ts';
import { tintOf } from './figure.ts';
import { drawHeaddress } from './headdress.ts';
import { dressKey } from './piece.ts';
import { inlays } from './signs.ts';

/** A base relative to its body: distances ahead and to the right of the middle, and its rotation. */
export interface LocalBase {
  readonly ahead: number;
  readonly right: number;
  readonly turned: number;
  readonly men: number;
  readonly of: number;
}

/** Bases of a body relative to its middle. */
export function localBases({ at, heading, bases = [] }: FormationItem): readonly LocalBase[] {
  const [cos, sin] = [cosineOf(asHeading(heading)) / sineScale, sineOf(asHeading(heading)) / sineScale];
  return bases.map((base: BaseLook) => {
    const [dx, dy] = [base.at.x - at.x, base.at.y - at.y];
    return {
      ahead: Math.round(dx * cos + dy * sin),
      right: Math.round(dx * sin - dy * cos),
      turned: (base.heading - heading + 3600) % 3600,
      men: base.men,
      of: base.of,
    };
  });
}

/** Key of everything that affects the look of a body. */
export function bodyKey(item: FormationItem): string {
  const { width, depth, files, ranks, arm, order, guns, morale, tag, ghost, picked, baseSize } = item;
  const bases = localBases(item).map(({ ahead, right, turned, men }) => [ahead, right, turned, men].join());
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

/** Clothing of the men of a body. */
interface Uniform {
  readonly coat: CoatTint;
  readonly facing: string;
  readonly look: DressLook | null;
}

/** A head of the size of men in the ranks. Without a dress it wears a plain felt cap. */
function head(theme: Theme, { coat, facing, look }: Uniform): string {
  if (look === null)
    return `<circle r="1.75" fill="${theme.felt}" stroke="${coat.trim}" stroke-width=".5"/><path d="M1.2-1.1Q2.6 0 1.2 1.1" fill="none" stroke="${coat.trim}" stroke-width=".6"/>`;
  const art = drawHeaddress(look.headdress, theme, { coat, facing });
  return `<circle r="2.1" fill="${facing}" stroke="${coat.edge}" stroke-width=".35"/><g transform="scale(.58)">${art}</g>`;
}

/** One soldier on foot: coat, crossbelts, headdress, musket at the shoulder. */
function soldier(theme: Theme, uniform: Uniform): string {
  const { coat, look } = uniform;
  const pack =
    look?.outfit === 'pack'
      ? `<rect x="-4" y="-2.2" width="2.6" height="4.4" rx=".6" fill="${theme.wood}" stroke="${theme.pen}" stroke-width=".35"/>`
      : '';
  return `<path d="M-1.6 2.4L5.4 1.6" stroke="${theme.pen}" stroke-width=".75"/><path d="M4.6 1.7L8.2 1.3" stroke="${theme.steel}" stroke-width=".6"/>${pack}<ellipse rx="2.3" ry="3.5" fill="${coat.cloth}" stroke="${coat.edge}" stroke-width=".45"/><path d="M-1.5-2L1.5 2M-1.5 2L1.5-2" stroke="${theme.bright}" stroke-width=".55"/>${head(theme, uniform)}`;
}

/** One trooper. `n` determines the horse. */
function trooper(theme: Theme, uniform: Uniform, n: number): string {
  const { coat, facing, look } = uniform;
  const horse = theme.horses[n % theme.horses.length];
  const plate =
    look?.outfit === 'breastplate'
      ? `<ellipse cx="-1.5" rx="2.1" ry="2.7" fill="${theme.plate}" stroke="${theme.pen}" stroke-width=".45"/>`
      : look?.outfit === 'pelisse'
        ? `<path d="M-.6-3.2Q-3-5.6-5.6-4.4Q-5.4-2.4-3-1z" fill="${facing}" stroke="${theme.pen}" stroke-width=".4"/>`
        : '';
  const cloth = look === null ? coat.trim : facing;
  return `<path d="M-11.5 0Q-13.5-1.4-14.5.6" fill="none" stroke="${theme.pen}" stroke-width="1"/><path d="M-11.5 0Q-10.5-4 -3-3.6Q4-4.2 9-1.9L13.5-1.2L14.4 0L13.5 1.2L9 1.9Q4 4.2-3 3.6Q-10.5 4-11.5 0z" fill="${horse}" stroke="${theme.pen}" stroke-width=".6"/><path d="M6-1.6L10.5 0L6 1.6" fill="none" stroke="${theme.pen}" stroke-width=".45"/><rect x="-6" y="-3.9" width="6.6" height="7.8" rx="1.6" fill="${cloth}" stroke="${coat.edge}" stroke-width=".4"/><path d="M0 3.2Q5 5.6 9 3.4" fill="none" stroke="${theme.steel}" stroke-width=".8"/><ellipse cx="-1.6" rx="2.2" ry="3.3" fill="${coat.cloth}" stroke="${coat.edge}" stroke-width=".45"/>${plate}<g transform="translate(-1.4 0)">${head(theme, uniform)}</g>`;
}

const barrel = (theme: Theme, metal: string) =>
  `<path d="M-7-1.1L-13 -2.6M-7 1.1L-13 2.6" stroke="${theme.wood}" stroke-width="1.5"/><path d="M-6-5.6h5M-6 5.6h5" stroke="${theme.wood}" stroke-width="2.6"/><path d="M-3.5-5.4V5.4" stroke="${theme.pen}" stroke-width=".9"/><path d="M-8-2L8-1.3V1.3L-8 2z" fill="${metal}" stroke="${theme.pen}" stroke-width=".6"/><circle cx="-8.4" r="1" fill="${metal}" stroke="${theme.pen}" stroke-width=".4"/>`;

/** A gun in action with its crew. */
function gun(theme: Theme, uniform: Uniform, men: number): string {
  const crew = [
    [-9, -8],
    [-9, 8],
    [2, -9],
  ] as const;
  const gunners = crew
    .slice(0, men)
    .map(([x, y]) => `<g transform="translate(${x} ${y})">${soldier(theme, uniform)}</g>`)
    .join('');
  return `${barrel(theme, theme.brass)}${gunners}`;
}

/** A gun on the road: two pairs of horses, the limber, the gun behind it. */
function team(theme: Theme, { coat }: Uniform): string {
  const pair = (x: number, n: number) =>
    [-4.5, 4.5]
      .map(
        (y, side) =>
          `<g transform="translate(${x} ${y}) scale(.78)"><path d="M-11.5 0Q-10.5-4-3-3.6Q4-4.2 9-1.9L13.5-1.2L14.4 0L13.5 1.2L9 1.9Q4 4.2-3 3.6Q-10.5 4-11.5 0z" fill="${theme.horses[(n + side) % theme.horses.length]}" stroke="${theme.pen}" stroke-width=".6"/></g>`,
      )
      .join('');
  return `<path d="M-14 0H30" stroke="${theme.pen}" stroke-width=".7"/>${pair(25, 0)}${pair(4, 1)}<g transform="translate(4 -4.5)"><ellipse rx="2" ry="3" fill="${coat.cloth}" stroke="${coat.edge}" stroke-width=".4"/><circle r="1.6" fill="${theme.felt}"/></g><path d="M-14-5h4M-14 5h4" stroke="${theme.wood}" stroke-width="2.2"/><g transform="translate(-26 0) rotate(180) scale(.8)">${barrel(theme, theme.brass)}</g>`;
}

/** The figures on a base of this width and depth in mm. */
function standing(
  item: FormationItem,
  base: LocalBase,
  n: number,
  theme: Theme,
  uniform: Uniform,
  sway: number,
): string {
  const { arm, guns, order } = item;
  if (arm === 'guns') {
    if (guns === 'limbered') return team(theme, uniform);
    return guns === 'left'
      ? `<g opacity=".75">${barrel(theme, theme.steel)}</g>`
      : gun(theme, uniform, base.men);
  }
  if (arm === 'horse') return base.men > 0 ? trooper(theme, uniform, n) : '';
  const apart = (item.baseSize?.width ?? 300) / 10 / base.of;
  let men = '';
  for (let file = 0; file < base.of; file++) {
    const y = (file + 0.5) * apart - (base.of * apart) / 2;
    const loose = order === 'open' ? ((n * 7 + file * 5) % 5) - 2 : ((n * 3 + file * 2) % 3) * sway - sway;
    const turn = item.morale === 'routing' ? ((n * 37 + file * 53) % 60) - 30 : 0;
    men +=
      file < base.men
        ? `<g transform="translate(${loose} ${Math.round(y * 10) / 10})${turn === 0 ? '' : ` rotate(${turn})`}">${soldier(theme, uniform)}</g>`
        : `<path d="M${-1.6} ${Math.round(y * 10) / 10 - 1.6}l3.2 3.2m0-3.2l-3.2 3.2" stroke="${theme.pen}" stroke-width=".5" opacity=".55"/>`;
  }
  return men;
}

/** A body centred on its middle, ahead to the right. */
export function drawBody(item: FormationItem, side: SideLook, theme: Theme): string {
  const coat = theme.coats[side.coat];
  const { width, depth } = item.baseSize ?? { width: item.width, depth: item.depth };
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
  const under = placed.map(({ at }) => `<g transform="${at}">${shadow}</g>`).join('');
  const over = placed.map(({ at, art }) => `<g transform="${at}">${base}${front}${art}</g>`).join('');
  const faded = item.ghost ? ` opacity="${item.ghost === 'given' ? 0.38 : 0.55}"` : '';
  return `<g${faded}>${item.ghost ? '' : under}${over}${marks(item, coat, theme)}</g>`;
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
  } as const;
  const sign =
    item.arm === 'guns'
      ? `<circle r="${Math.min(6, size * 0.6)}" fill="${guns === 'left' ? theme.base : coat.trim}" stroke="${coat.edge}" stroke-width="2"/>`
      : `<path d="${strokes[item.arm]}" stroke="${coat.trim}" stroke-width="3"/>`;
  const wavers =
    morale === 'shaken' || morale === 'routing'
      ? `<path d="M${-depth / 20 - 5} ${mm(-width / 2)}V${mm(width / 2)}" stroke="${theme.pen}" stroke-width="5" stroke-dasharray="${morale === 'routing' ? '4 4' : '10 6'}"/>`
      : '';
  return `<g${ghost ? ` opacity="${ghost === 'given' ? 0.38 : 0.55}"` : ''}>${body}${front}${sign}${wavers}</g>`;
}
