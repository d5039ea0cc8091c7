/** drawHeaddress: hats, caps and helmets seen from above, facing right, with the sign of the side on them. */
import type { Headdress, Sign } from '@grognard/engine';
import type { CoatTint, Theme } from '../themes.ts';

/** Colours of a headdress: coat and lace of its wearer, and the colour of collar, cuffs and plume. */
export interface HeadTint {
  readonly coat: CoatTint;
  readonly facing: string;
}

const path = (d: string, fill: string, edge: string, width = '.55') =>
  `<path d="${d}" fill="${fill}" stroke="${edge}" stroke-width="${width}" stroke-linejoin="round"/>`;

const line = (d: string, colour: string, width: number) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"/>`;

const disc = (r: number, fill: string, edge: string, width: number, more = '') =>
  `<circle r="${r}" fill="${fill}" stroke="${edge}" stroke-width="${width}"${more}/>`;

/** Fur: its edge is shaggy. */
const fur = (r: number, theme: Theme) =>
  disc(r, theme.fur, theme.pen, 0.5) +
  disc(r + 0.2, 'none', theme.fur, 1.3, ' stroke-dasharray="1 .9"') +
  disc(r - 1.3, 'none', theme.pen, 0.4, ' stroke-dasharray=".9 1.2" opacity=".7"');

/** Each about 9 mm wide, for a figure on a base of 2 cm. */
const art: Readonly<Record<Headdress, (theme: Theme, tint: HeadTint) => string>> = {
  tricorne: (theme, { coat }) =>
    `${path('M4.8 0Q1.8-1.6-2.6-4.4Q-3.6 0-2.6 4.4Q1.8 1.6 4.8 0z', theme.felt, coat.trim, '.6')}<circle cx="-.4" r="1.7" fill="${theme.felt}" stroke="${coat.trim}" stroke-width=".35"/>`,
  bicorne: (theme, { facing }) =>
    path('M2 0Q1.6-3.4-.2-6.6Q-2.4-4.6-3 0Q-2.4 4.6-.2 6.6Q1.6 3.4 2 0z', theme.felt, theme.bright, '.45') +
    line('M.9-4Q1.6 0 .9 4', theme.felt, 1) +
    `<circle cx="1" cy="-2.2" r="1.25" fill="${facing}" stroke="${theme.bright}" stroke-width=".35"/>`,
  shako: (theme, { facing }) =>
    path('M2.6-2.6Q5.6 0 2.6 2.6z', theme.pen, theme.bright, '.3') +
    disc(3.4, theme.felt, theme.bright, 0.4) +
    disc(2.2, theme.felt, theme.steel, 0.5) +
    `<path d="M2.7-1.4L3.9 0L2.7 1.4L2 0z" fill="${theme.brass}" stroke="${theme.pen}" stroke-width=".3"/><circle cx="1.2" r="1.05" fill="${facing}" stroke="${theme.pen}" stroke-width=".3"/>`,
  bearskin: (theme, { facing }) =>
    `${fur(4.4, theme)}<circle cx="-1.8" r="1.5" fill="${facing}" stroke="${theme.pen}" stroke-width=".4"/>${path('M.6-3.4Q-1-7.4-4-6.6Q-3.4-4.4-.9-3.2z', facing, theme.pen, '.4')}`,
  helmet: (theme, { facing }) =>
    path('M-3.4 0Q-8.6-2.6-10.4-.4Q-8.6 2.4-3.4 0z', theme.fur, theme.pen, '.4') +
    `<ellipse rx="4.1" ry="3.3" fill="${theme.brass}" stroke="${theme.pen}" stroke-width=".6"/>` +
    path('M2.6-2.4Q5.4 0 2.6 2.4z', theme.felt, theme.pen, '.3') +
    line('M3.2 0H-4', theme.pen, 2.3) +
    line('M3 0H-4', facing, 1.2),
  busby: (theme, { facing }) =>
    `${path('M-.6 2Q.6 6.8-3.4 7.8Q-5 5.6-3.4 1.6z', facing, theme.pen, '.5')}${fur(3.7, theme)}${line('M1.6-1.8Q4-4.6 2.4-6.6', theme.bright, 1.2)}<circle cx="-.4" r="1.5" fill="${facing}" stroke="${theme.pen}" stroke-width=".35"/>`,
  'round-hat': (theme, { facing }) =>
    disc(4.8, theme.felt, theme.bright, 0.4) + disc(2.8, theme.felt, facing, 0.9),
  cap: (theme, { facing }) =>
    path(
      'M2.9 0Q2.6-2.9-.2-3Q-4-3.2-8.2-1.4Q-5 .4-3 2.4Q-.8 3.6 1.2 2.7Q2.8 1.8 2.9 0z',
      facing,
      theme.pen,
      '.6',
    ) + line('M1.9-1.9Q3 0 1.9 1.9', theme.pen, 0.8),
  bare: (theme) =>
    disc(2.9, theme.skin, theme.pen, 0.5) +
    path('M.9-2.8Q-3.4-3.4-3.3 0Q-3.4 3.4.9 2.8Q-.6 0 .9-2.8z', theme.fur, theme.pen, '.4'),
};

/** The sign of the side on a headdress. A sash is worn on the body. */
const worn: Readonly<Record<Sign, (coat: CoatTint) => string>> = {
  plume: ({ trim, edge }) => path('M.4-2.4Q-2-8-8.4-8.2Q-6.6-4.2-1.4-1.6z', trim, edge, '.6'),
  cockade: ({ trim, edge, cloth }) =>
    `<circle cx="-.4" cy="-2.9" r="2.3" fill="${trim}" stroke="${edge}" stroke-width=".6"/><circle cx="-.4" cy="-2.9" r=".9" fill="${cloth}" stroke="${edge}" stroke-width=".5"/>`,
  hat: ({ trim }) => disc(2.9, 'none', trim, 0.8, ' stroke-dasharray="3 1"'),
  cap: ({ trim, edge }) => `<circle cx="-3.4" r="1.6" fill="${trim}" stroke="${edge}" stroke-width=".5"/>`,
  sash: () => '',
};

export function drawHeaddress(headdress: Headdress, theme: Theme, tint: HeadTint): string {
  return art[headdress](theme, tint);
}

export function drawWornSign(sign: Sign, coat: CoatTint): string {
  return worn[sign](coat);
}
