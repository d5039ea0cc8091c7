/** curveSvg: the curve of a battle as a picture of its own, for the report on paper and in a file. */
import type { CurvePoint, Swing } from '@grognard/simulator';
import { type CurveScale, curveScale, type SwingPlace, swingPlace } from './curve-scale.ts';
import { letterOf, percentWords, swingWords, turnWords } from './curve-words.ts';

const ink = '#2b2419';
const soft = '#5d5342';
const line = '#cdbf9f';
const accent = '#8c2d1c';
const paper = '#fffaf0';

const escaped = (words: string): string =>
  words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const text = (x: number, y: number, words: string, more: string): string =>
  `<text x="${x}" y="${y}" ${more}>${escaped(words)}</text>`;

function gridOf({ wide, right, left, levels, y }: CurveScale): string {
  return levels
    .map((percent) => {
      const at = y(percent);
      return `<line x1="${left}" x2="${wide - right}" y1="${at}" y2="${at}" stroke="${line}"/>${text(left - 8, at + 5, percentWords(percent), `fill="${soft}" text-anchor="end"`)}`;
    })
    .join('');
}

function swingOf({ cx, cy, x, y, anchor }: SwingPlace, swing: Swing, n: number): string {
  const halo = `font-weight="700" fill="${ink}" stroke="${paper}" stroke-width="4" paint-order="stroke"`;
  const letter = text(cx, cy + 5, letterOf(n), `fill="${accent}" font-weight="700" text-anchor="middle"`);
  return `<circle cx="${cx}" cy="${cy}" r="11" fill="${paper}" stroke="${accent}" stroke-width="3"/>${letter}${text(x, y, swingWords(swing), `${halo} text-anchor="${anchor}"`)}`;
}

export function curveSvg(curve: readonly CurvePoint[], swings: readonly Swing[]): string {
  const scale = curveScale(curve);
  const { wide, high, x, y, every } = scale;
  const last = curve.length - 1;
  const ends = [
    ...curve.map(({ turn, percent, error }) => `${x(turn)},${y(percent + error)}`),
    ...curve.map(({ turn, percent, error }) => `${x(turn)},${y(percent - error)}`).reverse(),
  ];
  const points = curve.map(({ turn, percent }) => `${x(turn)},${y(percent)}`);
  const dots = curve.map(
    ({ turn, percent }) => `<circle cx="${x(turn)}" cy="${y(percent)}" r="5" fill="${accent}"/>`,
  );
  const turns = curve
    .filter(({ turn }) => turn % every === 0 || turn === last)
    .map(({ turn }) => text(x(turn), high - 10, turnWords(turn), `fill="${soft}" text-anchor="middle"`));
  const marked = swings.map((swing, n) => {
    const place = swingPlace(curve, swing);
    return place === null ? '' : swingOf(place, swing, n);
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${wide} ${high}" role="img" font-family="sans-serif" font-size="14"><rect width="${wide}" height="${high}" fill="${paper}"/>${gridOf(scale)}<polygon points="${ends.join(' ')}" fill="${accent}" opacity="0.16"/><polyline points="${points.join(' ')}" fill="none" stroke="${accent}" stroke-width="3"/>${dots.join('')}${turns.join('')}${marked.join('')}</svg>\n`;
}
