import { describe, expect, test } from 'vitest';
import { themes } from './themes.ts';
import { type Board, closedPath, escaped, linesPath, mm, strew } from './write.ts';

const board: Board = { theme: themes.map, table: { width: 1000, depth: 1000 }, prefix: '' };

describe('writing SVG', () => {
  test('a text is escaped, and what XML cannot hold is left out', () => {
    expect(escaped('<b>"Tom" & \'Jerry\'</b>')).toBe(
      '&lt;b&gt;&quot;Tom&quot; &amp; &#39;Jerry&#39;&lt;/b&gt;',
    );
    expect(escaped('a\u0000b\u001bc\uffffd\ud800e')).toBe('abcde');
    expect(escaped('Le chevalier de Kérouan 🏰')).toBe('Le chevalier de Kérouan 🏰');
  });

  test('lengths are written in mm, to a tenth', () => {
    expect([0, 5, -5, 12, 105.4, -0.2].map(mm)).toEqual(['0', '.5', '-.5', '1.2', '10.5', '0']);
  });

  test('paths turn the table so that its far edge is up, in relative steps', () => {
    const corners = [
      { x: 0, y: 0 },
      { x: 100, y: 0 },
      { x: 100, y: 50 },
    ];
    expect(closedPath(board, corners)).toBe('M0 100l10 0l0-5z');
    expect(linesPath(board, [corners.slice(0, 2), corners.slice(1)])).toBe('M0 100l10 0m0 0l0-5');
  });

  test('small steps do not add up to a drift', () => {
    const points = Array.from({ length: 1001 }, (_, i) => ({ x: i * 0.4, y: 0 }));
    const d = closedPath(board, points);
    const steps = [...d.matchAll(/l(-?[\d.]+)/g)].reduce((sum, [, x]) => sum + Number(x), 0);
    expect(steps).toBeCloseTo(40, 6);
  });

  test('nothing strewn is nothing written', () => {
    expect(strew(board, 'tuft', [])).toBe('');
  });
});
