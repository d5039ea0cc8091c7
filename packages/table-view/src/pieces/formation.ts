/** paintFormation: a formed body with its men in ranks and files on one base, pikes, horses or guns, and its flag. */
import type { FormationItem, SideLook } from '@grognard/engine';
import type { CoatTint, Theme } from '../themes.ts';
import { type Board, flip, mm } from '../write.ts';
import { drawBody } from './body.ts';
import { drawStandard } from './standard.ts';

function man(theme: Theme, coat: CoatTint, arm: FormationItem['arm']): string {
  const body = `<ellipse rx="2.1" ry="3.2" fill="${coat.cloth}" stroke="${coat.edge}" stroke-width=".5"/>`;
  const hat = `<path d="M2.4 0L-1.6-2.2V2.2z" fill="${theme.felt}" stroke="${coat.trim}" stroke-width=".3"/>`;
  switch (arm) {
    case 'shot':
      return `<path d="M0 2L8 .4" stroke="${theme.pen}" stroke-width=".8"/>${body}${hat}`;
    case 'pikes':
      return `${body}<circle r="1.6" fill="${theme.steel}" stroke="${theme.pen}" stroke-width=".4"/><path d="M-3 2L17 1" stroke="${theme.pen}" stroke-width=".6"/>`;
    case 'horse':
      return `<path d="M-7 0Q-6-3 0-2.6Q5-3 8-1L10 0L8 1Q5 3 0 2.6Q-6 3-7 0z" fill="${theme.horses[0]}" stroke="${theme.pen}" stroke-width=".5"/>${body}${hat}`;
    case 'guns':
    case 'wagons':
    case 'elephants':
      return `<path d="M-7-1.6L8-1V1L-7 1.6z" fill="${theme.brass}" stroke="${theme.pen}" stroke-width=".6"/><path d="M-2-4h5M-2 4h5" stroke="${theme.pen}" stroke-width="2"/>`;
  }
}

export function paintFormation(item: FormationItem, side: SideLook, board: Board): string {
  const { theme } = board;
  const coat = theme.coats[side.coat];
  const at = `translate(${mm(item.at.x)} ${mm(flip(board, item.at.y))})`;
  const standard = drawStandard(item, side, theme);
  const banner = standard === '' ? '' : `<g transform="${at}">${standard}</g>`;
  if (item.bases !== undefined)
    return `<g transform="${at} rotate(${-item.heading / 10})">${drawBody(item, side, theme)}</g>${banner}`;
  const { width, depth, files, ranks } = item;
  const soldier = man(theme, coat, item.arm);
  const size = Math.min(width / files / 70, depth / ranks / 60, 1.6);
  let men = '';
  for (let rank = 0; rank < ranks; rank++) {
    for (let file = 0; file < files; file++) {
      const x = depth / 2 - ((rank + 0.5) * depth) / ranks;
      const y = ((file + 0.5) * width) / files - width / 2;
      men += `<g transform="translate(${mm(x)} ${mm(y)}) scale(${Math.round(size * 100) / 100})">${soldier}</g>`;
    }
  }
  const box = (by: number, more: string) =>
    `<rect x="${mm(-depth / 2 + by)}" y="${mm(-width / 2 + by)}" width="${mm(depth - 2 * by)}" height="${mm(width - 2 * by)}" ${more}/>`;
  const base = `${box(-6, `fill="${theme.shadow}" opacity=".35" transform="translate(1.5 1.5)"`)}${box(0, `fill="${theme.base}" stroke="${coat.edge}" stroke-width="1"`)}${box(10, `fill="none" stroke="${coat.cloth}" stroke-width="1.2"`)}`;
  return `<g transform="${at} rotate(${-item.heading / 10})">${base}${men}</g>${banner}`;
}
