/** drawCorner: the corner of the view, with a scale bar that follows the zoom and a compass rose. */
import { lastOf } from '@grognard/lists';
import { allRound, type Look } from '../looks.ts';
import { paintRose } from '../over/frame.ts';
import { centimetres, inMeasure, type Measure } from '../over/measure.ts';
import type { Theme } from '../themes.ts';
import { fonts } from '../write.ts';
import { stepOf } from './sprites.ts';
import { type Press, press } from './stamps.ts';

/** The longest round length, in units, whose bar has at most `longest` pixels. `scale` is in pixels per cm. */
export function barLength(scale: number, longest: number, { bars, length }: Measure = centimetres): number {
  return bars.find((units) => units * length * scale <= 100 * longest) ?? lastOf(bars);
}

const roseReach = 57;

function roseLook(theme: Theme): Look {
  const board = { theme, table: { width: 0, depth: 0 }, prefix: '' };
  const bed = `<circle r="54" fill="${theme.paper}" fill-opacity=".62"/>`;
  return { key: `${theme.name} rose`, reach: allRound(roseReach), art: () => bed + paintRose(board) };
}

/** Draws both in the lower left corner. A narrow view has no room for the rose. */
export function drawCorner(tools: Press): void {
  const { pen, eye, theme, book } = tools;
  const { ratio, view } = eye;
  const px = (n: number) => n * ratio;
  const isWide = view.wide >= 560 && view.high >= 420;
  const foot = px(view.high - 18);
  if (isWide) {
    const perMm = px(36 / roseReach);
    const sprite = book.sprite(roseLook(theme), stepOf(perMm));
    if (sprite) press(pen, sprite, [px(54), foot - px(62)], 0, perMm);
  }
  const length = tools.measure.length * barLength(eye.scale, isWide ? 130 : 90, tools.measure);
  drawBar(tools, px(18), foot, length);
}

/** Draws a bar of this length in tenths of a millimetre. */
function drawBar({ pen, eye, theme, measure }: Press, x: number, y: number, length: number): void {
  const { ratio, scale } = eye;
  const wide = (length / 100) * scale * ratio;
  const high = 5 * ratio;
  pen.setTransform(1, 0, 0, 1, 0, 0);
  pen.setLineDash([]);
  pen.fillStyle = theme.paper;
  pen.globalAlpha = 0.7;
  pen.beginPath();
  pen.roundRect(x - 8 * ratio, y - 19 * ratio, wide + 44 * ratio, 30 * ratio, 5 * ratio);
  pen.fill();
  pen.globalAlpha = 1;
  pen.fillStyle = theme.halo;
  pen.fillRect(x, y, wide, high);
  pen.fillStyle = theme.ink;
  for (let part = 0; part < 4; part++)
    pen.fillRect(x + (wide * part) / 4, part % 2 === 0 ? y : y + high / 2, wide / 4, high / 2);
  pen.strokeStyle = theme.ink;
  pen.lineWidth = ratio;
  pen.strokeRect(x, y, wide, high);
  pen.font = `600 ${12 * ratio}px ${fonts}`;
  pen.textAlign = 'center';
  pen.textBaseline = 'alphabetic';
  pen.fillText('0', x, y - 4 * ratio);
  pen.fillText(inMeasure(length, measure), x + wide, y - 4 * ratio);
}
