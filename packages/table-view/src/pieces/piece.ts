/** drawPiece: a figure on its base, with rim in the side's colour and sign, shadow, facing, and the small signs of its state. */

import type { Badge, DressLook, PieceItem, SideLook, Sign } from '@grognard/engine';
import type { Footprint } from '@grognard/geometry';
import { entryAt } from '@grognard/lists';
import { hashOf } from '../hash.ts';
import type { CoatTint, Theme } from '../themes.ts';
import { mm } from '../write.ts';
import { badgeRadius, drawBadge } from './badges.ts';
import { type Dress, onFoot, onHorse, tintOf } from './figure.ts';
import { inlays } from './signs.ts';

/** Outline of a base, centred, ahead to the right, inset all round. */
function outline(base: Footprint, inset: number, more: string): string {
  if (base.shape === 'round') return `<circle r="${mm(base.radius - inset)}"${more}/>`;
  const width = base.width * (base.files ?? 1) - 2 * inset;
  const depth = base.depth * (base.ranks ?? 1) - 2 * inset;
  return `<rect x="${mm(-depth / 2)}" y="${mm(-width / 2)}" width="${mm(depth)}" height="${mm(width)}" rx="1.5"${more}/>`;
}

const reachOf = (base: Footprint) =>
  base.shape === 'round'
    ? { ahead: base.radius, aside: base.radius }
    : { ahead: base.depth / 2, aside: base.width / 2 };

function ground(base: Footprint, coat: CoatTint, sign: Sign, theme: Theme): string {
  const { ahead } = reachOf(base);
  const disc = outline(base, 2, ` fill="${theme.base}" stroke="${coat.edge}" stroke-width="1"`);
  const rim = outline(base, 10, ` fill="none" stroke="${coat.cloth}" stroke-width="1.7"`);
  const inner = outline(base, 19, ` fill="none" stroke="${coat.edge}" stroke-width=".5"`);
  const cut = inlays[sign];
  const inlay =
    cut === null ? '' : outline(base, 10, ` fill="none" stroke="${coat.trim}" stroke-width=".8"${cut}`);
  const tip = ahead / 10;
  const front = `<path d="M${tip - 2.4}-2.2L${tip + 1.6} 0L${tip - 2.4} 2.2z" fill="${coat.cloth}" stroke="${coat.edge}" stroke-width=".5" stroke-linejoin="round"/>`;
  return disc + rim + inner + inlay + front;
}

/** Shadow of a base. It is drawn slightly to the lower right, whatever the piece's heading. */
export function drawShadow(base: Footprint, theme: Theme): string {
  return outline(base, -3, ` fill="${theme.shadow}" opacity=".42"`);
}

/** A dashed outline shows that nobody stands there yet. */
function rimOfGhost(base: Footprint, theme: Theme): string {
  const line = (colour: string, width: number, more: string) =>
    outline(base, -6, ` fill="none" stroke="${colour}" stroke-width="${width}"${more}`);
  return line(theme.halo, 2.4, ' stroke-opacity=".8"') + line(theme.ink, 1.3, ' stroke-dasharray="4 3"');
}

const star = 'M0-3.2L.9-1 3.2-1 1.4.5 2.1 2.8 0 1.5-2.1 2.8-1.4.5-3.2-1-.9-1z';

/** Small signs on the rim: loaded or empty, leader, hidden, selected. */
function marks(item: PieceItem, theme: Theme): string {
  const { ahead, aside } = reachOf(item.base);
  const round = item.base.shape === 'round' ? 0.74 : 0.9;
  const [x, y] = [(-ahead * round) / 10, (aside * round) / 10];
  const loaded = item.loaded ?? null;
  const pip =
    loaded === null
      ? ''
      : `<circle cx="${mm(x * 10)}" cy="${mm(y * 10)}" r="2.3" fill="${loaded ? theme.pen : theme.bright}" stroke="${loaded ? theme.bright : theme.pen}" stroke-width=".7"/>`;
  const leader = item.leader
    ? `<path d="${star}" transform="translate(${mm(x * 10)} ${mm(-y * 10)}) scale(1.25)" fill="${theme.gold}" stroke="${theme.pen}" stroke-width=".6" stroke-linejoin="round"/>`
    : '';
  const [, middle, dark] = theme.leaf;
  const leaf = (place: string) =>
    `<path d="M0 0Q1.4-2.6 0-5Q-1.4-2.6 0 0zM0 0Q3-.8 4.4-3.4Q1.2-3 0 0zM0 0Q-3-.8-4.4-3.4Q-1.2-3 0 0z" transform="${place}" fill="${middle}" stroke="${dark}" stroke-width=".45"/>`;
  const a = mm(ahead * 0.8);
  const b = mm(aside * 0.8);
  const cover = item.hidden
    ? leaf(`translate(${a} -${b})`) + leaf(`translate(-${a} 1)`) + leaf(`translate(${a} ${b})`)
    : '';
  return pip + leader + cover;
}

/** Key of everything that affects the look of a piece, except its position. */
export function looksKey(item: PieceItem): string {
  const hide = item.mounted ? hashOf(item.id) % 5 : 0;
  const {
    side,
    base,
    weapon,
    mounted = false,
    loaded = null,
    posture = 'upright',
    hidden = false,
    leader = false,
    captive = false,
    dress,
    picked = false,
    ghost = false,
  } = item;
  const form =
    base.shape === 'round'
      ? base.radius
      : `${base.width}x${base.depth}x${base.files ?? 1}x${base.ranks ?? 1}`;
  const states = [loaded, posture, hidden, leader, captive, picked, ghost];
  return [side, form, weapon, mounted, ...states, hide, dressKey(dress)].join(' ');
}

export function dressKey(dress: DressLook | undefined): string {
  if (dress === undefined) return '';
  const { headdress, coat, facing, badge, outfit } = dress;
  return [headdress, coat, facing, badge, outfit].join('/');
}

/** Share of half a base that the badge is away from its middle, and that its radius has. At small scales it is larger. */
const badgeSeats = { fine: { away: 0.76, radius: 0.42 }, bold: { away: 0.92, radius: 0.62 } } as const;

/** The badge on the upper right of a base. It stays upright, whatever the heading. */
export function drawPieceBadge(
  badge: Badge,
  base: Footprint,
  theme: Theme,
  nearness: keyof typeof badgeSeats = 'fine',
): string {
  const { ahead, aside } = reachOf(base);
  const half = Math.min(ahead, aside) / 10;
  const { away, radius } = badgeSeats[nearness];
  const at = Math.round(half * away * 100) / 100;
  const size = Math.round(((half * radius) / badgeRadius) * 1000) / 1000;
  return `<g transform="translate(${at} ${-at}) scale(${size})">${drawBadge(badge, theme)}</g>`;
}

/** Drawing of a piece, facing right, centred on its middle. */
export function drawPiece(item: PieceItem, side: SideLook, theme: Theme): string {
  const coat = theme.coats[side.coat];
  const { leader = false, captive = false } = item;
  const dress: Dress = {
    coat: tintOf(item.dress, side, theme).coat,
    sideCoat: coat,
    sign: side.sign,
    look: item.dress ?? null,
    weapon: item.weapon,
    leader,
    captive,
  };
  const { ahead, aside } = reachOf(item.base);
  const hide = entryAt(theme.horses, hashOf(item.id) % theme.horses.length);
  const size = item.mounted ? ahead / 250 : Math.min(ahead, aside) / 98;
  const figure = item.mounted ? onHorse(theme, dress, hide) : onFoot(theme, dress, item.posture ?? 'upright');
  const scaled =
    size === 1 ? figure : `<g transform="scale(${Math.round(size * 1000) / 1000})">${figure}</g>`;
  const faded = item.hidden ? `<g opacity=".6">${scaled}</g>` : scaled;
  const picked = item.picked
    ? outline(item.base, -22, ` fill="none" stroke="${theme.gold}" stroke-width="1.6" stroke-dasharray="4 2"`)
    : '';
  const whole = `${ground(item.base, coat, side.sign, theme)}${picked}${faded}${marks(item, theme)}`;
  if (!item.ghost) return whole;
  return item.ghost === 'given'
    ? `<g opacity=".45">${whole}${rimOfGhost(item.base, theme)}</g>`
    : `<g opacity=".6">${whole}</g>${rimOfGhost(item.base, theme)}`;
}
