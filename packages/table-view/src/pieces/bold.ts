/** drawBold: a piece at small scales: coat, side's sign, facing and weapon in bold strokes that are legible without colour. */
import type { PieceItem, SideLook, Sign, WeaponLook } from '@grognard/engine';
import type { Footprint } from '@grognard/geometry';
import type { CoatTint, Theme } from '../themes.ts';

/** Drawn on a base of 10 mm, centred, ahead to the right. Larger ones are scaled. */
const signArt: Readonly<Record<Sign, (coat: CoatTint) => string>> = {
  plume: ({ trim }) => `<path d="M-8.4 0L1.5-6.4V6.4z" fill="${trim}"/>`,
  sash: ({ trim }) => `<path d="M-5.6-7L5.6 7" stroke="${trim}" stroke-width="4.6"/>`,
  cockade: ({ trim }) => `<circle r="4.1" fill="${trim}"/>`,
  hat: ({ trim }) => `<circle r="5.6" fill="none" stroke="${trim}" stroke-width="2.6"/>`,
  cap: ({ trim }) => `<path d="M0-8.4A8.4 8.4 0 0 0 0 8.4z" fill="${trim}"/>`,
};

const weaponArt: Readonly<Record<WeaponLook, string | null>> = {
  none: null,
  musket: 'M1 6.4L17 4.2',
  pistol: 'M3 6L10.6 5.2',
  blade: 'M4 6Q11 8.6 14.6 2.6',
  pole: 'M-8 7.4L20 3.4M16.6 1L17.4 6.8',
  bow: 'M10.4-6.6Q15.6 0 10.4 6.6',
  pike: 'M-12 7L28 4',
  gun: 'M-2 6L18 3.6M5 9.6L6.2 1.4',
};

const star = 'M0-5.4L1.5-1.7 5.4-1.7 2.4.8 3.5 4.6 0 2.5-3.5 4.6-2.4.8-5.4-1.7-1.5-1.7z';

function outline(base: Footprint, by: number, more: string): string {
  if (base.shape === 'round') return `<circle r="${10 + by}" ${more}/>`;
  const ahead = (10 * base.depth * (base.ranks ?? 1)) / (base.width * (base.files ?? 1)) + by;
  return `<rect x="${-ahead}" y="${-10 - by}" width="${2 * ahead}" height="${20 + 2 * by}" rx="3" ${more}/>`;
}

function marks({ loaded = null, leader, captive, picked, base }: PieceItem, theme: Theme): string {
  const { pen, bright, gold } = theme;
  const pip =
    loaded === null
      ? ''
      : `<circle cx="-7.4" cy="7.4" r="3.4" fill="${loaded ? pen : bright}" stroke="${loaded ? bright : pen}" stroke-width="1.2"/>`;
  const chief = leader
    ? `<path d="${star}" transform="translate(-7 -7) scale(1.1)" fill="${gold}" stroke="${pen}" stroke-width="1.2" stroke-linejoin="round"/>`
    : '';
  const bound = captive
    ? `<path d="M-6-6L6 6M6-6L-6 6" stroke="${bright}" stroke-width="4.6"/><path d="M-6-6L6 6M6-6L-6 6" stroke="${pen}" stroke-width="2.4"/>`
    : '';
  const ring = picked
    ? outline(base, 4, `fill="none" stroke="${pen}" stroke-width="4.2"`) +
      outline(base, 4, `fill="none" stroke="${gold}" stroke-width="2.4"`)
    : '';
  return bound + pip + chief + ring;
}

/** Drawing of a piece for small scales, centred on its middle, as large as its base. */
export function drawBold(item: PieceItem, side: SideLook, theme: Theme): string {
  const { base, posture, hidden, ghost } = item;
  const coat = theme.coats[side.coat];
  const tip =
    base.shape === 'round' ? 10 : (10 * base.depth * (base.ranks ?? 1)) / (base.width * (base.files ?? 1));
  const rim = hidden || ghost ? ' stroke-dasharray="4.4 2.6"' : '';
  const disc =
    outline(base, 0.8, `fill="${theme.bright}" stroke="${theme.bright}" stroke-width="2.6"`) +
    outline(base, 0, `fill="${coat.cloth}" stroke="${coat.edge}" stroke-width="2.2"${rim}`);
  const facing = `<path d="M${tip - 2}-7L${tip + 7.6} 0L${tip - 2} 7z" fill="${coat.edge}" stroke="${theme.bright}" stroke-width="1.2" stroke-linejoin="round"/>`;
  const bridle = item.mounted
    ? `<path d="M${tip - 9}-8L${tip - 1.5} 0L${tip - 9} 8" fill="none" stroke="${coat.trim}" stroke-width="2.8" stroke-linejoin="round"/>`
    : '';
  const stroke = weaponArt[item.weapon];
  const arms =
    stroke === null || item.captive
      ? ''
      : `<path d="${stroke}" fill="none" stroke="${theme.bright}" stroke-width="4"/><path d="${stroke}" fill="none" stroke="${theme.pen}" stroke-width="2.1"/>`;
  const low =
    posture === 'crouched' ? outline(base, -3.4, `fill="none" stroke="${coat.edge}" stroke-width="1.8"`) : '';
  const size = base.shape === 'round' ? base.radius / 100 : (base.width * (base.files ?? 1)) / 200;
  // Of many orders that are given, only the place and the facing are seen from afar.
  if (ghost === 'given')
    return `<g transform="scale(${Math.round(size * 1000) / 1000})" opacity=".5">${facing}${disc}${low}</g>`;
  const whole = `${facing}${disc}${signArt[side.sign](coat)}${bridle}${low}${arms}${marks(item, theme)}`;
  const faded = ghost || hidden ? ` opacity="${ghost ? 0.55 : 0.75}"` : '';
  return `<g transform="scale(${Math.round(size * 1000) / 1000})"${faded}>${whole}</g>`;
}
