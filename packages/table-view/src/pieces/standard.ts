/** drawStandard: what rises over a formed body: its flag, and the badge of its kind beside it. Upright, whatever the heading. */
import type { FlagDesign, FormationItem, SideLook } from '@grognard/engine';
import type { Theme } from '../themes.ts';
import { drawBadge } from './badges.ts';
import { drawFlag, flagKey } from './flags.ts';

type Standing = Pick<FormationItem, 'flag' | 'dress'>;

/** Design of the flag a body carries, null for a plain one, or undefined if it has none. */
function designOf({ flag = false }: Standing, side: SideLook): FlagDesign | null | undefined {
  if (flag === false) return undefined;
  return flag === true ? (side.flag ?? null) : flag;
}

/** Key of everything that affects the look of a standard, or null if the body has none. */
export function standardKey(item: Standing, side: SideLook): string | null {
  const design = designOf(item, side);
  const badge = item.dress?.badge;
  if (design === undefined && badge === undefined) return null;
  return `${design === undefined ? 'none' : flagKey(design)} ${side.coat} ${badge ?? 'none'}`;
}

export function drawStandard(item: Standing, side: SideLook, theme: Theme): string {
  const design = designOf(item, side);
  const badge = item.dress?.badge;
  const flag = design === undefined ? '' : drawFlag(design, side, theme);
  const shield =
    badge === undefined ? '' : `<g transform="translate(-9.8 -19.5)">${drawBadge(badge, theme)}</g>`;
  const staff =
    flag !== '' || shield === ''
      ? ''
      : `<path d="M-4 0V-20H-6" fill="none" stroke="${theme.pen}" stroke-width="1.2"/>`;
  return flag + staff + shield;
}

/** For small scales: the badge on the middle of the body, with the flag rising from behind it. */
export function drawBoldStandard(item: Standing, side: SideLook, theme: Theme): string {
  const design = designOf(item, side);
  const badge = item.dress?.badge;
  const flag =
    design === undefined
      ? ''
      : `<g transform="translate(4 0) scale(.62)">${drawFlag(design, side, theme)}</g>`;
  return flag + (badge === undefined ? '' : drawBadge(badge, theme));
}
