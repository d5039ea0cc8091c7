import { afterEach, describe, expect, it, vi } from 'vitest';
import { sampler } from '../testing/sampler.ts';
import { themes } from '../themes.ts';
import { drawInk, layItem } from './overlay-ink.ts';

/** A pen that records its calls, with the alpha at that moment. */
function fakePen() {
  const told: string[] = [];
  const pen = {
    globalAlpha: 1,
    lineWidth: 1,
    fill: () => told.push(`fill ${pen.globalAlpha}`),
    stroke: () => told.push(`stroke ${pen.globalAlpha} ${pen.lineWidth}`),
    setLineDash: (dash: number[]) => told.push(`dash ${dash.join(' ')}`),
    fillText: (text: string) => told.push(`text ${text}`),
    strokeText: (text: string) => told.push(`halo ${text}`),
    save: () => undefined,
    restore: () => undefined,
    translate: () => undefined,
    rotate: () => undefined,
  };
  return { pen: pen as never, told, alpha: () => pen.globalAlpha };
}

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('ink on the canvas', () => {
  it('is filled and stroked as SVG would, and leaves no alpha behind', () => {
    vi.stubGlobal('Path2D', class {});
    const { pen, told, alpha } = fakePen();
    drawInk(pen, {
      kind: 'path',
      d: 'M0 0L1 1',
      fill: '#fff',
      fillOpacity: 0.2,
      stroke: '#000',
      strokeOpacity: 0.5,
      width: 3,
      dash: [2, 1],
    });
    expect(told).toEqual(['fill 0.2', 'dash 2 1', 'stroke 0.5 3']);
    expect(alpha()).toBe(1);
  });

  it('words have their halo under them', () => {
    const { pen, told } = fakePen();
    drawInk(pen, { kind: 'text', text: '63 %', x: 0, y: 0, turn: 0, size: 9, fill: '#000', halo: '#fff' });
    expect(told.filter((line) => !line.startsWith('dash'))).toEqual(['halo 63 %', 'text 63 %']);
  });

  it('outlines of the same thing are made once for each strength and theme', () => {
    let made = 0;
    vi.stubGlobal(
      'Path2D',
      class {
        constructor() {
          made += 1;
        }
      },
    );
    const ruler = sampler.items.find((item) => item.kind === 'ruler')!;
    const board = { theme: themes.map, table: sampler.table, prefix: '', size: 1 };
    layItem(fakePen().pen, ruler, sampler.sides, board, 'under');
    const once = made;
    expect(once).toBeGreaterThan(0);
    layItem(fakePen().pen, ruler, sampler.sides, board, 'under');
    expect(made).toBe(once);
    layItem(fakePen().pen, ruler, sampler.sides, { ...board, size: 2 }, 'under');
    layItem(fakePen().pen, ruler, sampler.sides, { ...board, size: 2, theme: themes.night }, 'under');
    expect(made).toBe(3 * once);
  });
});
