/** onFoot, onHorse: a small soldier seen from above, facing right, drawn in mm on a base of 2 cm. */
import type { DressLook, Outfit, SideLook, Sign, WeaponLook } from '@grognard/engine';
import type { CoatTint, Theme } from '../themes.ts';
import { drawHeaddress, drawWornSign } from './headdress.ts';

/** Clothing and weapon of a figure. */
export interface Dress {
  /** Coat of its kind, and the colours of its side, which its sign has. */
  readonly coat: CoatTint;
  readonly sideCoat: CoatTint;
  readonly sign: Sign;
  /** Dress of its kind, or null if it wears only the sign of its side. */
  readonly look: DressLook | null;
  readonly weapon: WeaponLook;
  readonly leader: boolean;
  readonly captive: boolean;
}

const path = (d: string, fill: string, edge: string, width = '.55') =>
  `<path d="${d}" fill="${fill}" stroke="${edge}" stroke-width="${width}" stroke-linejoin="round"/>`;

const line = (d: string, colour: string, width: number) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"/>`;

/** A line with a dark edge, so that it is visible on any ground. */
const rod = (d: string, colour: string, edge: string, width: number) =>
  line(d, edge, width + 0.9) + line(d, colour, width);

const held: Readonly<Record<WeaponLook, (theme: Theme) => string>> = {
  none: () => '',
  musket: (theme) =>
    rod('M-2.2 4.6L4.6 2.4', theme.wood, theme.pen, 1.5) +
    rod('M4.2 2.5L15.2-1', theme.steel, theme.bright, 0.9),
  pistol: (theme) =>
    rod('M4.4 4.3L5.6 3.9', theme.wood, theme.pen, 1.7) +
    rod('M5.6 3.9L10.4 2.4', theme.steel, theme.pen, 1.1),
  blade: (theme) =>
    rod('M4 4.2Q8.5 4.6 13.4 1.4', theme.bright, theme.pen, 1) +
    rod('M3.6 2.6L4.8 5.8', theme.gold, theme.pen, 0.8),
  pole: (theme) =>
    rod('M-6.5 6L14 .4', theme.wood, theme.pen, 1) + path('M13-.8L18-.7L13.8 1.8z', theme.bright, theme.pen),
  bow: (theme) =>
    rod('M7-7Q12 0 7 7', theme.wood, theme.pen, 1) +
    line('M7-7L3 0L7 7', theme.pen, 0.4) +
    rod('M2.4 0H12.5', theme.steel, theme.bright, 0.5),
  pike: (theme) =>
    rod('M-12 5.8L25-.6', theme.wood, theme.pen, 0.9) +
    path('M24-1.6L30-1.5L24.6.8z', theme.bright, theme.pen),
  gun: (theme) =>
    rod('M-4 3L3 2', theme.wood, theme.pen, 2.6) +
    rod('M2.6 2L17-.2', theme.steel, theme.pen, 2) +
    line('M8 4.4L9.4-2.4', theme.pen, 1),
};

/** Coat and facings of a kind in the colours of its side. */
export function tintOf(
  look: DressLook | undefined,
  side: SideLook,
  theme: Theme,
): { coat: CoatTint; facing: string } {
  const coat = theme.coats[look?.coat ?? side.coat];
  return { coat, facing: look?.facing === undefined ? coat.trim : theme.tinctures[look.facing] };
}

const facingOf = (theme: Theme, { look, coat }: Dress) =>
  look?.facing === undefined ? coat.trim : theme.tinctures[look.facing];

/** The hat and the sign on it. */
function head(theme: Theme, dress: Dress): string {
  const { look, coat, sideCoat, sign } = dress;
  if (look !== null)
    return (
      drawHeaddress(look.headdress, theme, { coat, facing: facingOf(theme, dress) }) +
      drawWornSign(sign, sideCoat)
    );
  const { trim, edge } = coat;
  switch (sign) {
    case 'hat':
      return `<circle r="4.7" fill="${theme.wood}" stroke="${theme.pen}" stroke-width=".6"/><circle r="2.7" fill="${theme.felt}" stroke="${trim}" stroke-width=".9"/>`;
    case 'cap':
      return (
        path(
          'M2.9 0Q2.6-2.9-.2-3Q-4-3.2-8.2-1.4Q-5 .4-3 2.4Q-.8 3.6 1.2 2.7Q2.8 1.8 2.9 0z',
          trim,
          edge,
          '.7',
        ) + line('M1.9-1.9Q3 0 1.9 1.9', edge, 1)
      );
    case 'plume':
    case 'cockade':
      return drawHeaddress('tricorne', theme, { coat, facing: trim }) + drawWornSign(sign, coat);
    case 'sash':
      return drawHeaddress('tricorne', theme, { coat: { ...coat, trim: theme.felt }, facing: trim });
  }
}

/** Worn over the coat or on the back, under the arms and the head. */
const outfits: Readonly<Record<Outfit, (theme: Theme, facing: string) => string>> = {
  pack: (theme) =>
    path('M-9.4-4.6H-3.4V4.6H-9.4Q-10.4 0-9.4-4.6z', theme.wood, theme.pen, '.7') +
    line('M-6.4-4.6V4.6M-9.6 0H-3.6', theme.pen, 0.6) +
    line('M-3.4-3Q0-4.6 1.4-2.4M-3.4 3Q0 4.6 1.4 2.4', theme.wood, 1.1),
  breastplate: (theme) =>
    path('M-3.4-4.4Q2.4-5.4 3.2 0Q2.4 5.4-3.4 4.4Q-4.6 0-3.4-4.4z', theme.plate, theme.pen, '.7') +
    line('M-3.6 0H2.8', theme.bright, 0.8),
  pelisse: (theme, facing) =>
    path('M1-5.6Q-2-9-7.6-8Q-8.4-4.6-5-1.8Q-2.4-3.2 1-5.6z', facing, theme.pen, '.5') +
    line('M-7.2-7.4Q-7.6-4.8-5-2.6', theme.fur, 1.3),
  epaulettes: (theme) =>
    path('M-3.4-5.4Q-.8-8.4 2-5.4Q-.6-4.2-3.4-5.4z', theme.gold, theme.pen, '.5') +
    path('M-3.4 5.4Q-.8 8.4 2 5.4Q-.6 4.2-3.4 5.4z', theme.gold, theme.pen, '.5'),
  apron: (theme) => path('M.4-3.4Q3.6-2.4 3.6 0Q3.6 2.4.4 3.4Q-.8 0 .4-3.4z', theme.bright, theme.pen, '.4'),
};

/** Shoulders, arms, weapon and hat, also used for riders. */
export function upperBody(theme: Theme, dress: Dress): string {
  const { cloth, edge, trim } = dress.coat;
  const { look, sideCoat } = dress;
  const reach =
    dress.weapon === 'none' || dress.captive
      ? 'M-.5-4.6Q2-4 2-1.4M-.5 4.6Q2 4 2 1.4'
      : 'M.4-4.6Q4.2-3.8 5.4.8M.4 4.6Q2.8 4.6 3.8 3';
  const arms = line(reach, edge, 3.4) + line(reach, cloth, 2.3);
  const body = `<ellipse cx="-.6" rx="3.5" ry="6" fill="${cloth}" stroke="${edge}" stroke-width=".8"/>`;
  const belts = dress.sign === 'sash' ? '' : line('M-3.2-2.6L2-4.4M-3.2 2.6L2 4.4', trim, 0.9);
  const sash =
    dress.sign === 'sash'
      ? line('M-2.4-5.2L1.4 5.4', sideCoat.edge, 3.5) +
        line('M-2.4-5.2L1.4 5.4', sideCoat.trim, 2.4) +
        line('M1 5.2L-4.6 7.4M1 5.2L-2.6 8.4', sideCoat.trim, 1.3)
      : '';
  const facing = facingOf(theme, dress);
  const cuffs =
    look?.facing === undefined
      ? ''
      : line('M4.6-1.4L5.3.4M2.9 4.3L3.7 3.2', facing, 2.5) +
        `<circle cx="-.4" r="3.5" fill="${facing}" stroke="${edge}" stroke-width=".5"/>`;
  const outfit = look?.outfit === undefined ? '' : outfits[look.outfit](theme, facing);
  const lace = dress.leader
    ? `<circle cx="-.6" cy="-5" r="1.6" fill="${theme.gold}" stroke="${edge}" stroke-width=".5"/><circle cx="-.6" cy="5" r="1.6" fill="${theme.gold}" stroke="${edge}" stroke-width=".5"/>`
    : '';
  const bonds = dress.captive ? rod('M1-2.4L3.4 2.4M3.4-2.4L1 2.4', theme.floor, theme.pen, 0.9) : '';
  const weapon = dress.captive ? '' : held[dress.weapon](theme);
  return `${body}${belts}${outfit}${sash}${lace}${arms}${cuffs}${weapon}${bonds}${head(theme, dress)}`;
}

/** A figure on foot. If crouched, it is on one knee with its arms drawn in. */
export function onFoot(theme: Theme, dress: Dress, posture: 'upright' | 'crouched'): string {
  const { cloth, edge } = dress.coat;
  const boots = line('M1.6-2.3L3.6-2.3M.2 2.5L2.4 2.5', theme.felt, 2.2);
  const tails =
    path('M-1-4.4L-6.6-3.4Q-7.6 0-6.6 3.4L-1 4.4z', cloth, edge, '.7') + line('M-6.8 0H-3', edge, 0.6);
  if (posture === 'upright') return boots + tails + upperBody(theme, dress);
  const knee = line('M-1 3L-8 4.4', theme.felt, 2.6) + line('M1-2.4L5.4-3', theme.felt, 2.8);
  return `${knee}<g transform="scale(.8)">${upperBody(theme, dress)}</g>`;
}

/** A horse from above with its rider, on a base of 5 cm. */
export function onHorse(theme: Theme, dress: Dress, hide: string): string {
  const { cloth, trim, edge } = dress.coat;
  const tail = line('M-15 0Q-19-2.4-23 .6', theme.pen, 3) + line('M-15 0Q-19-2.4-23 .6', hide, 1.7);
  const legs = line('M9-4L13-6M9 4L12 6.4M-10-4.4L-13-6.6M-10 4.4L-13 6.6', theme.pen, 2);
  const body = path(
    'M-16 0Q-16-6.4-9-6.2Q-2-5 4-5.4Q9-5.6 12.4-3L19-2Q23.6-1.4 23.8 0Q23.6 1.4 19 2L12.4 3Q9 5.6 4 5.4Q-2 5-9 6.2Q-16 6.4-16 0z',
    hide,
    theme.pen,
    '.8',
  );
  const mane =
    line('M8 0Q13-1 17.6 0', theme.pen, 1.5) +
    path('M17.2-2L18.6-3.6L19-1.6zM17.2 2L18.6 3.6L19 1.6z', hide, theme.pen, '.5');
  const cover =
    path('M-9-6.8H4.4V6.8H-9Q-11 0-9-6.8z', cloth, edge, '.7') + line('M-8-5.4H3V5.4H-8', trim, 0.8);
  const boots = line('M-1-6.6L4.2-7M-1 6.6L4.2 7', theme.felt, 2.4);
  return `${legs}${tail}${body}${mane}${cover}${boots}<g transform="translate(-2.6 0)">${upperBody(theme, dress)}</g>`;
}
