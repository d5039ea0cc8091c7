import { describe, expect, it } from 'vitest';
import { barLength } from '../canvas/corner.ts';
import { stillKey } from '../canvas/still-map.ts';
import { themes } from '../themes.ts';
import { paintFrame, paintScale, scaleBar } from './frame.ts';
import type { Ink } from './ink.ts';
import { inkRuler } from './instruments.ts';
import { centimetres, inches, inMeasure } from './measure.ts';

const table = { width: 12_000, depth: 9000 };
const board = { theme: themes.map, table, prefix: '', size: 1 };
const ruler = {
  kind: 'ruler',
  id: 'ruler',
  points: [
    { x: 1000, y: 1000 },
    { x: 1000 + 12 * 254, y: 1000 },
  ],
} as const;

const words = (inks: readonly Ink[]) => inks.flatMap((ink) => (ink.kind === 'text' ? [ink.text] : []));
/** Number of strokes of marks. */
const marks = (inks: readonly Ink[]) =>
  inks.flatMap((ink) => (ink.kind === 'path' ? [ink.d.split(/m/i).length - 1] : [])).sort((a, b) => b - a)[0];

describe('what a sheet counts in', () => {
  it('lengths are written to a tenth, with the point or comma of the reader', () => {
    expect(inMeasure(1234, centimetres)).toBe('12.3 cm');
    expect(inMeasure(1234, { ...inches, unit: 'po', point: ',' })).toBe('4,9 po');
    expect(inMeasure(2540, inches)).toBe('10 in');
  });

  it('a ruler has a mark each unit, round numbers, and its whole length at its end', () => {
    const inCm = inkRuler(ruler, board);
    expect(marks(inCm)).toBe(30);
    expect(words(inCm)).toEqual(['5', '10', '15', '20', '25', '30', '30.5 cm']);
    const inInches = inkRuler(ruler, { ...board, measure: inches });
    expect(marks(inInches)).toBe(12);
    expect(words(inInches)).toEqual(['2', '4', '6', '8', '10', '12', '12 in']);
  });

  it('the border and the scale bar count in the same measure', () => {
    const frame = paintFrame({ ...board, measure: inches }, 1);
    expect(frame).toContain('h152.4');
    expect(frame).not.toContain('h100v');
    const bar = scaleBar(220, inches);
    expect(bar).toMatchObject({ step: 2, count: 4, width: 203.2 });
    expect(paintScale(board, bar, 1)).toContain('8 in');
    expect(scaleBar(220)).toMatchObject({ step: 5, width: 200 });
  });

  it('the bar in the corner is the longest round one that fits', () => {
    for (const scale of [0.5, 2, 7, 10, 33, 80]) {
      const units = barLength(scale, 130, inches);
      const pixels = (n: number) => (n * inches.length * scale) / 100;
      expect(pixels(units) <= 130 || units === 1).toBe(true);
      for (const longer of inches.bars.filter((each) => each > units))
        expect(pixels(longer)).toBeGreaterThan(130);
    }
  });

  it('the still map is painted again when the measure changes', () => {
    const list = { table, sides: [], items: [] };
    expect(stillKey(list, 'map', inches)).not.toBe(stillKey(list, 'map', centimetres));
    expect(stillKey(list, 'map')).toBe(stillKey(list, 'map', centimetres));
  });
});
