/** Orders in three strengths: in hand, given, none. Each sign differs in shape, not in colour alone. */
import { orderSigns, type PathItem, type PieceItem, type SideLook } from '@grognard/engine';
import { describe, expect, it } from 'vitest';
import { drawBold } from '../pieces/bold.ts';
import { drawPiece } from '../pieces/piece.ts';
import { themeNames, themes } from '../themes.ts';
import type { Overlay, PathInk } from './ink.ts';
import { inkOf } from './overlay-items.ts';

const sides: readonly SideLook[] = [{ id: 'red', name: 'Red', coat: 'red', sign: 'hat' }];
const at = (x: number, y: number) => ({ x, y });

describe.each(themeNames)('in the theme %s', (name) => {
  const board: Overlay = { theme: themes[name], table: { width: 9000, depth: 9000 }, prefix: '', size: 1 };
  const pathsOf = (item: Parameters<typeof inkOf>[0]): PathInk[] =>
    inkOf(item, sides, board).filter((ink): ink is PathInk => ink.kind === 'path');
  const way: PathItem = { kind: 'path', id: 'w', side: 'red', points: [at(0, 0), at(3000, 0)] };

  it('a way that is given is thinner than the way in hand, and solid', () => {
    const [inHand, given] = [pathsOf(way), pathsOf({ ...way, strength: 'given' })];
    const widest = (inks: readonly PathInk[]) => Math.max(...inks.map(({ width }) => width ?? 0));
    expect(widest(given)).toBeLessThan(widest(inHand));
    expect(inHand.some(({ dash }) => dash !== undefined)).toBe(true);
    expect(given.every(({ dash }) => dash === undefined)).toBe(true);
  });

  it('every sign of an order has a shape of its own', () => {
    const shapes = orderSigns.map((sign) =>
      pathsOf({ kind: 'order-sign', id: 's', sign, at: at(4000, 4000), radius: 100 })
        .map(({ d }) => d)
        .join(),
    );
    expect(new Set(shapes).size).toBe(orderSigns.length);
  });

  it('a masked shot breaks off before whoever is in the way, and a free one does not', () => {
    const shot = { kind: 'aimed', id: 'a', side: 'red', from: at(0, 0), to: at(3000, 0) } as const;
    const free = pathsOf({ ...shot, brokenAt: null });
    const masked = pathsOf({ ...shot, brokenAt: at(1000, 0) });
    expect(free.map(({ d }) => d).join()).toContain('287');
    expect(masked.map(({ d }) => d).join()).not.toContain('287');
    expect(masked.some(({ layer, stroke }) => layer === 'over' && stroke === board.theme.hit)).toBe(true);
  });

  it('a ghost of a given order is paler than a ghost in hand, and from afar without a figure', () => {
    const piece: PieceItem = {
      kind: 'piece',
      id: 'p',
      side: 'red',
      at: at(0, 0),
      heading: 0,
      base: { shape: 'round', radius: 100 },
      weapon: 'musket',
      ghost: true,
    };
    const opacity = (drawn: string) => Number(/opacity="([\d.]+)"/.exec(drawn)?.[1]);
    const [side] = sides;
    const drawn = (ghost: PieceItem['ghost']) => drawPiece({ ...piece, ghost: ghost! }, side!, board.theme);
    expect(opacity(drawn('given'))).toBeLessThan(opacity(drawn(true)));
    const bold = (ghost: PieceItem['ghost']) => drawBold({ ...piece, ghost: ghost! }, side!, board.theme);
    expect(bold('given').length).toBeLessThan(bold(true).length);
  });

  it('a formed body without orders is outlined by its corners', () => {
    const corners = [at(3000, 3900), at(5000, 3900), at(5000, 4100), at(3000, 4100)];
    const item = { kind: 'order-sign', id: 's', sign: 'none', at: at(4000, 4000), radius: 1100 } as const;
    expect(pathsOf({ ...item, corners })[0]!.d).not.toContain('a');
    expect(pathsOf(item)[0]!.d).toContain('a');
  });
});
