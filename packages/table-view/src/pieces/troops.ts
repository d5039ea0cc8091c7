/** Men, horsemen, guns, wagons and elephants of formed bodies, each facing right. */
import type { DressLook, FormationItem } from '@grognard/engine';
import type { CoatTint, Theme } from '../themes.ts';
import { drawHeaddress } from './headdress.ts';

/** Clothing of the men of a body. */
export interface Uniform {
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

/** What a man on foot holds: sword and shield, a bow, or by default a musket at the shoulder. */
function carried(theme: Theme, { coat }: Uniform, hand: FormationItem['hand']): string {
  if (hand === 'sword')
    return `<path d="M1 2.6L8.4 3.6" stroke="${theme.steel}" stroke-width="1"/><path d="M2.4 1.6L3 4.2" stroke="${theme.pen}" stroke-width=".7"/><circle cx="2.6" cy="-2.6" r="2" fill="${coat.trim}" stroke="${theme.pen}" stroke-width=".45"/>`;
  if (hand === 'bow')
    return `<path d="M3.4-4.6Q7.6 0 3.4 4.6" fill="none" stroke="${theme.wood}" stroke-width=".9"/><path d="M3.4-4.6V4.6M-1 0H7.4" stroke="${theme.pen}" stroke-width=".35"/>`;
  return `<path d="M-1.6 2.4L5.4 1.6" stroke="${theme.pen}" stroke-width=".75"/><path d="M4.6 1.7L8.2 1.3" stroke="${theme.steel}" stroke-width=".6"/>`;
}

/** One soldier on foot: coat, crossbelts, headdress, and what he holds. */
export function soldier(theme: Theme, uniform: Uniform, hand?: FormationItem['hand']): string {
  const { coat, look } = uniform;
  const pack =
    look?.outfit === 'pack'
      ? `<rect x="-4" y="-2.2" width="2.6" height="4.4" rx=".6" fill="${theme.wood}" stroke="${theme.pen}" stroke-width=".35"/>`
      : '';
  return `${carried(theme, uniform, hand)}${pack}<ellipse rx="2.3" ry="3.5" fill="${coat.cloth}" stroke="${coat.edge}" stroke-width=".45"/><path d="M-1.5-2L1.5 2M-1.5 2L1.5-2" stroke="${theme.bright}" stroke-width=".55"/>${head(theme, uniform)}`;
}

/** One pikeman: coat, helmet, and a pike that stands out far beyond his rank. */
export function pikeman(theme: Theme, uniform: Uniform): string {
  const { coat, look } = uniform;
  const plate =
    look?.outfit === 'breastplate'
      ? `<ellipse rx="1.7" ry="2.6" fill="${theme.plate}" stroke="${theme.pen}" stroke-width=".35"/>`
      : '';
  return `<path d="M-7 2.3L17 1.2" stroke="${theme.wood}" stroke-width=".75"/><path d="M17 .5L20.4 1L17 1.8z" fill="${theme.steel}" stroke="${theme.pen}" stroke-width=".3"/><ellipse rx="2.3" ry="3.4" fill="${coat.cloth}" stroke="${coat.edge}" stroke-width=".45"/>${plate}<circle r="2.1" fill="${theme.plate}" stroke="${theme.pen}" stroke-width=".45"/><path d="M-2.1 0H2.3" stroke="${theme.pen}" stroke-width=".6"/>`;
}

/** What a trooper holds: a lance with its pennon, or a pistol that smokes. Others carry a sword. */
function held(theme: Theme, { coat }: Uniform, hand: FormationItem['hand']): string {
  if (hand === 'lance')
    return `<path d="M-9 4.2L24 3.2" stroke="${theme.wood}" stroke-width=".9"/><path d="M24 2.6L27.5 3.1L24 3.8z" fill="${theme.steel}" stroke="${theme.pen}" stroke-width=".3"/><path d="M17 3.3L23 3.2L18.6 6z" fill="${coat.cloth}" stroke="${coat.edge}" stroke-width=".35"/>`;
  if (hand === 'pistol')
    return `<path d="M-1 3.4L7 4.2" stroke="${theme.pen}" stroke-width="1.5"/><g fill="${theme.bright}" stroke="${theme.pen}" stroke-width=".3"><circle cx="9" cy="4.4" r="1.3"/><circle cx="11.4" cy="4" r="1.7"/></g>`;
  return `<path d="M0 3.2Q5 5.6 9 3.4" fill="none" stroke="${theme.steel}" stroke-width=".8"/>`;
}

/** One trooper. `n` determines the horse. */
export function trooper(theme: Theme, uniform: Uniform, n: number, hand?: FormationItem['hand']): string {
  const { coat, facing, look } = uniform;
  const horse = theme.horses[n % theme.horses.length];
  const plate =
    look?.outfit === 'breastplate'
      ? `<ellipse cx="-1.5" rx="2.1" ry="2.7" fill="${theme.plate}" stroke="${theme.pen}" stroke-width=".45"/>`
      : look?.outfit === 'pelisse'
        ? `<path d="M-.6-3.2Q-3-5.6-5.6-4.4Q-5.4-2.4-3-1z" fill="${facing}" stroke="${theme.pen}" stroke-width=".4"/>`
        : '';
  const cloth = look === null ? coat.trim : facing;
  return `<path d="M-11.5 0Q-13.5-1.4-14.5.6" fill="none" stroke="${theme.pen}" stroke-width="1"/><path d="M-11.5 0Q-10.5-4 -3-3.6Q4-4.2 9-1.9L13.5-1.2L14.4 0L13.5 1.2L9 1.9Q4 4.2-3 3.6Q-10.5 4-11.5 0z" fill="${horse}" stroke="${theme.pen}" stroke-width=".6"/><path d="M6-1.6L10.5 0L6 1.6" fill="none" stroke="${theme.pen}" stroke-width=".45"/><rect x="-6" y="-3.9" width="6.6" height="7.8" rx="1.6" fill="${cloth}" stroke="${coat.edge}" stroke-width=".4"/>${held(theme, uniform, hand)}<ellipse cx="-1.6" rx="2.2" ry="3.3" fill="${coat.cloth}" stroke="${coat.edge}" stroke-width=".45"/>${plate}<g transform="translate(-1.4 0)">${head(theme, uniform)}</g>`;
}

export const barrel = (theme: Theme, metal: string) =>
  `<path d="M-7-1.1L-13 -2.6M-7 1.1L-13 2.6" stroke="${theme.wood}" stroke-width="1.5"/><path d="M-6-5.6h5M-6 5.6h5" stroke="${theme.wood}" stroke-width="2.6"/><path d="M-3.5-5.4V5.4" stroke="${theme.pen}" stroke-width=".9"/><path d="M-8-2L8-1.3V1.3L-8 2z" fill="${metal}" stroke="${theme.pen}" stroke-width=".6"/><circle cx="-8.4" r="1" fill="${metal}" stroke="${theme.pen}" stroke-width=".4"/>`;

/** A gun in action with its crew. */
export function gun(theme: Theme, uniform: Uniform, men: number): string {
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
export function team(theme: Theme, { coat }: Uniform): string {
  const pair = (x: number, n: number) =>
    [-4.5, 4.5]
      .map(
        (y, side) =>
          `<g transform="translate(${x} ${y}) scale(.78)"><path d="M-11.5 0Q-10.5-4-3-3.6Q4-4.2 9-1.9L13.5-1.2L14.4 0L13.5 1.2L9 1.9Q4 4.2-3 3.6Q-10.5 4-11.5 0z" fill="${theme.horses[(n + side) % theme.horses.length]}" stroke="${theme.pen}" stroke-width=".6"/></g>`,
      )
      .join('');
  return `<path d="M-14 0H30" stroke="${theme.pen}" stroke-width=".7"/>${pair(25, 0)}${pair(4, 1)}<g transform="translate(4 -4.5)"><ellipse rx="2" ry="3" fill="${coat.cloth}" stroke="${coat.edge}" stroke-width=".4"/><circle r="1.6" fill="${theme.felt}"/></g><path d="M-14-5h4M-14 5h4" stroke="${theme.wood}" stroke-width="2.2"/><g transform="translate(-26 0) rotate(180) scale(.8)">${barrel(theme, theme.brass)}</g>`;
}

/** A war wagon from above: two axles, plank walls with loopholes, and the shot inside. */
export function wagon(theme: Theme, uniform: Uniform, men: number): string {
  const wheel = (x: number, y: number) =>
    `<rect x="${x - 5}" y="${y - 1.4}" width="10" height="2.8" rx="1.2" fill="${theme.wood}" stroke="${theme.pen}" stroke-width=".5"/>`;
  const crew = Array.from({ length: men }, (_, n) => {
    const x = (n + 0.5) * (34 / men) - 17;
    return `<g transform="translate(${Math.round(x * 10) / 10} ${n % 2 === 0 ? -2.6 : 2.6}) rotate(${n % 2 === 0 ? -90 : 90}) scale(.85)">${soldier(theme, uniform)}</g>`;
  }).join('');
  return `${[-12, 12].flatMap((x) => [wheel(x, -9.4), wheel(x, 9.4)]).join('')}<rect x="-19" y="-8" width="38" height="16" rx="1.4" fill="${theme.wood}" stroke="${theme.pen}" stroke-width=".9"/><path d="M-19-5H19M-19 5H19M-9-8V8M0-8V8M9-8V8" stroke="${theme.pen}" stroke-width=".35" opacity=".7"/>${crew}`;
}

/** An elephant from above, with its tower. */
export function elephant(theme: Theme, { coat }: Uniform): string {
  const [hide, pen] = [theme.steel, theme.pen];
  return `<path d="M14 0Q20 1.4 23-2.2" fill="none" stroke="${pen}" stroke-width="2.4"/><path d="M14 0Q20 1.4 23-2.2" fill="none" stroke="${hide}" stroke-width="1.6"/><path d="M13 3.4L18 4.6M13-3.4L18-4.6" stroke="${theme.bright}" stroke-width="1.2"/><path d="M8 3Q6 11 10.6 8.4Q13 6 12 2zM8-3Q6-11 10.6-8.4Q13-6 12-2z" fill="${hide}" stroke="${pen}" stroke-width=".6"/><ellipse cx="-3" rx="12.5" ry="7.6" fill="${hide}" stroke="${pen}" stroke-width=".8"/><ellipse cx="10.6" rx="5.2" ry="4.4" fill="${hide}" stroke="${pen}" stroke-width=".7"/><rect x="-8.5" y="-4.8" width="10.5" height="9.6" rx="1" fill="${coat.cloth}" stroke="${coat.edge}" stroke-width=".7"/><path d="M-8.5-4.8L2 4.8M-8.5 4.8L2-4.8" stroke="${coat.trim}" stroke-width=".6"/>`;
}
