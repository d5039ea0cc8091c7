/** paintObject, paintMark, paintFallen: chests, casks, carts, guns and riderless horses on the table, and marks of objectives. */

import type { FallenItem, MarkItem, ObjectItem, SideLook } from '@grognard/engine';
import { entryAt } from '@grognard/lists';
import { drawFor } from '../hash.ts';
import { drawFlag } from '../pieces/flags.ts';
import type { Theme } from '../themes.ts';
import { type Board, flip, mm, stamp } from '../write.ts';

const cast = (theme: Theme, inner: string) =>
  `<g transform="translate(1.6 1.6)" fill="${theme.shadow}" opacity=".35">${inner}</g>`;

const lines = (theme: Theme, d: string, width = '.6') =>
  `<path d="${d}" fill="none" stroke="${theme.pen}" stroke-width="${width}" stroke-linecap="round"/>`;

/** The ring round an objective. */
const ring = (theme: Theme) =>
  `<circle r="15" fill="none" stroke="${theme.halo}" stroke-width="3"/><circle r="15" fill="none" stroke="${theme.hit}" stroke-width="1.1" stroke-dasharray="5 2"/>`;

/** All objects by name, seen from above, ahead to the right. */
export const objectSymbols: Readonly<Record<string, (theme: Theme) => string>> = {
  chest: (theme) =>
    `${cast(theme, '<path d="M-6.5-4.5h13v9h-13z"/>')}<path d="M-6.5-4.5h13v9h-13z" fill="${theme.wood}" stroke="${theme.pen}" stroke-width=".8"/>${lines(theme, 'M-6.5 0h13', '.5')}<path d="M-3.8-4.5v9M3.8-4.5v9" stroke="${theme.brass}" stroke-width="1.3"/><circle r="1.2" fill="${theme.brass}" stroke="${theme.pen}" stroke-width=".4"/>`,
  cask: (theme) =>
    `${cast(theme, '<circle r="5"/>')}<circle r="5" fill="${theme.wood}" stroke="${theme.pen}" stroke-width=".8"/><circle r="3.7" fill="${theme.floor}" stroke="${theme.pen}" stroke-width=".6"/>${lines(theme, 'M-3.4-1.3h6.8M-3.6.9h7.2', '.4')}<circle cx="1.2" cy="-.2" r=".7" fill="${theme.pen}"/>`,
  bundle: (theme) =>
    `${cast(theme, '<ellipse rx="5.4" ry="4.2"/>')}<ellipse rx="5.4" ry="4.2" fill="${theme.floor}" stroke="${theme.pen}" stroke-width=".8"/>${lines(theme, 'M-5 0h10M0-4v8')}<path d="M0 0l-2-2.4M0 0l2-2.4" stroke="${theme.pen}" stroke-width=".8"/>`,
  cart: (theme) =>
    `${cast(theme, '<path d="M-19-8h26v16h-26zM7-4h22v8h-22z"/>')}<path d="M7-3.6h22M7 3.6h22" stroke="${theme.pen}" stroke-width="1.6"/><path d="M-11-11h12M-11 11h12" stroke="${theme.pen}" stroke-width="3"/><path d="M-19-8h26v16h-26z" fill="${theme.wood}" stroke="${theme.pen}" stroke-width="1"/>${lines(theme, 'M-19-4h26M-19 0h26M-19 4h26M-5-8v16', '.5')}<path d="M-15-5.5q7-2 10 1q7-2 8 3t-6 5.5q-9 2-12-2.5t0-7z" fill="${theme.floor}" stroke="${theme.pen}" stroke-width=".6"/>`,
  gun: (theme) =>
    `${cast(theme, '<path d="M-16-6h34v12h-34z"/>')}<path d="M-2-9h9M-2 9h9" stroke="${theme.pen}" stroke-width="3.4"/><path d="M-18-2.4L4-5.4V5.4L-18 2.4z" fill="${theme.wood}" stroke="${theme.pen}" stroke-width=".7"/><path d="M-6-2.6L20-1.7V1.7L-6 2.6Q-8 0-6-2.6z" fill="${theme.brass}" stroke="${theme.pen}" stroke-width=".8"/>`,
  horse: (theme) =>
    `${cast(theme, '<ellipse rx="16" ry="6"/>')}<path d="M9-4L13-6M9 4L12 6.4M-10-4.4L-13-6.6M-10 4.4L-13 6.6" stroke="${theme.pen}" stroke-width="2" stroke-linecap="round"/>${lines(theme, 'M-15 0Q-19-2.4-23 .6', '2.4')}<path d="M-16 0Q-16-6.4-9-6.2Q-2-5 4-5.4Q9-5.6 12.4-3L19-2Q23.6-1.4 23.8 0Q23.6 1.4 19 2L12.4 3Q9 5.6 4 5.4Q-2 5-9 6.2Q-16 6.4-16 0z" fill="${theme.horses[0]}" stroke="${theme.pen}" stroke-width=".8"/>${lines(theme, 'M8 0Q13-1 17.6 0', '1.5')}<path d="M-7-5.4H1.6V5.4H-7Q-9 0-7-5.4z" fill="${theme.wood}" stroke="${theme.pen}" stroke-width=".6"/>`,
  stand: (theme) =>
    `<circle r="2.6" fill="${theme.wood}" stroke="${theme.pen}" stroke-width=".7"/>${lines(theme, 'M2-3q2.6 3 0 6', '1')}`,
  aim: (theme) =>
    `${ring(theme)}<path d="M0 3V-19" stroke="${theme.ink}" stroke-width="1.1"/><path d="M.5-19q5-2.5 8 0t7-1v8q-4 2.5-7 .5t-8 .5z" fill="${theme.halo}" stroke="${theme.ink}" stroke-width=".6"/><circle r="1.6" cy="3" fill="${theme.ink}"/>`,
  exit: (theme) =>
    `<path d="M-22-5H-4V-11L12 0L-4 11V5H-22z" fill="${theme.halo}" fill-opacity=".85" stroke="${theme.hit}" stroke-width="1.2" stroke-linejoin="round"/>`,
};

export function paintObject(item: ObjectItem, board: Board): string {
  return stamp(board, item.object, item.at, { heading: item.heading ?? 0 });
}

export function paintMark(item: MarkItem, holder: SideLook | null, board: Board, scale: number): string {
  if (holder === null) return stamp(board, item.mark, item.at, { heading: item.heading ?? 0, scale });
  const size = Math.round(scale * 1000) / 1000;
  const spot = `translate(${mm(item.at.x)} ${mm(flip(board, item.at.y))}) scale(${size})`;
  return `<g transform="${spot}">${drawMark(item.mark, holder, board.theme)}</g>`;
}

/** A mark, with the flag of the side that holds it. */
export function drawMark(mark: MarkItem['mark'], holder: SideLook | null, theme: Theme): string {
  const plain = objectSymbols[mark];
  if (plain === undefined) throw new RangeError(`no symbol is drawn for ${mark}`);
  if (mark === 'exit' || holder === null) return plain(theme);
  return `${ring(theme)}<g transform="translate(3.5 3) scale(.9)">${drawFlag(holder.flag ?? null, holder, theme)}</g>`;
}

/** A fallen man, or man and horse, with a cross. */
export function paintFallen(item: FallenItem, side: SideLook, board: Board): string {
  const { theme } = board;
  const { cloth, edge } = theme.coats[side.coat];
  const turn = drawFor(item.id)(360);
  const horse = entryAt(theme.horses, 0);
  const beast = item.mounted
    ? `<path d="M-13 3Q-12-3 0-2Q9-3 12-5L19-2L13 4Q4 8-13 3z" fill="${horse}" stroke="${theme.pen}" stroke-width=".6"/><path d="M-8 4L-13 10M-4 5L-5 12M7 5L11 11" stroke="${horse}" stroke-width="1.6"/>`
    : '';
  const man = `<path d="M-2-1.5L-7-3M-2 1.5L-7.5 2.4M2.5-2L4.5-5.5M2.5 2L6 5" stroke="${edge}" stroke-width="1.7" stroke-linecap="round"/><ellipse rx="4" ry="2.5" fill="${cloth}" stroke="${edge}" stroke-width=".6"/><circle cx="5.4" r="1.7" fill="${theme.skin}" stroke="${theme.pen}" stroke-width=".4"/>`;
  const cross = 'M-3-3L3 3M3-3L-3 3';
  return `<g transform="translate(${mm(item.at.x)} ${mm(flip(board, item.at.y))})"><g transform="rotate(${turn}) scale(1.35)">${beast}${man}</g><path d="${cross}" stroke="${theme.bright}" stroke-width="2.4" stroke-linecap="round"/><path d="${cross}" stroke="${theme.hit}" stroke-width="1.2" stroke-linecap="round"/></g>`;
}
