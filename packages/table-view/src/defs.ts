/** defsFor: the symbols of a picture, drawn once and reused wherever they stand. */
import type { DisplayList, PieceItem } from '@grognard/engine';
import { airDefs } from './air.ts';
import { groundSymbols, strewnSymbols } from './ground/symbols.ts';
import { sideOf } from './over/overlay-items.ts';
import { drawPiece, drawShadow, looksKey } from './pieces/piece.ts';
import { objectSymbols } from './things/objects.ts';
import { type Board, mm } from './write.ts';

/** One drawing for all pieces that look the same. */
export function piecesOf(
  list: DisplayList,
): Map<string, { readonly name: string; readonly item: PieceItem }> {
  const looks = new Map<string, { name: string; item: PieceItem }>();
  for (const item of list.items) {
    if (item.kind !== 'piece' || looks.has(looksKey(item))) continue;
    looks.set(looksKey(item), { name: `p${looks.size}`, item });
  }
  return looks;
}

/** The symbols that the picture uses. */
export function defsFor(body: string, list: DisplayList, board: Board): string {
  const { theme, prefix } = board;
  const symbol = (name: string, art: string) =>
    body.includes(`#${prefix}${name}"`) ? `<g id="${prefix}${name}">${art}</g>` : '';
  const stamps = Object.entries({ ...groundSymbols, ...objectSymbols }).map(([name, art]) =>
    symbol(name, art(theme)),
  );
  const marker = (name: string, art: string) =>
    body.includes(`#${prefix}${name})`)
      ? `<marker id="${prefix}${name}" markerUnits="userSpaceOnUse" markerWidth="1" markerHeight="1" overflow="visible">${art}</marker>`
      : '';
  const strews = Object.entries(strewnSymbols).map(([name, art]) => marker(name, art(theme)));
  const pieces = [...piecesOf(list).values()].map(({ name, item }) => {
    const look = sideOf(list.sides, item.side);
    return symbol(name, drawPiece(item, look, theme)) + symbol(`${name}s`, drawShadow(item.base, theme));
  });
  const clip = `<clipPath id="${prefix}table"><rect width="${mm(list.table.width)}" height="${mm(list.table.depth)}"/></clipPath>`;
  const swatch = `<clipPath id="${prefix}swatch"><rect x="84" y="92" width="32" height="16" rx="2"/></clipPath>`;
  return clip + swatch + airDefs(theme, prefix) + stamps.join('') + strews.join('') + pieces.join('');
}
