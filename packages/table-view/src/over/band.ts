/** paintBand: the band under the map, with the title cartouche, the legend, the scale bar and the compass rose. */
import type { DisplayList, LegendRow } from '@grognard/engine';
import { type Board, escaped } from '../write.ts';
import { paintRose, paintScale, scaleBar } from './frame.ts';
import { textWidth } from './labels.ts';

const round = (n: number) => Math.round(n * 100) / 100;

/** Paints the sample of a legend row in a box of 30 by 15 mm, centred on its middle. */
export type SamplePainter = (sample: LegendRow['sample'], at: number) => string;

const columns = 3;
const rowHigh = 19;

/** Height of the band in mm, for a table 120 cm wide. */
export function bandHeight(list: DisplayList): number {
  const rows = Math.ceil((list.legend?.length ?? 0) / columns);
  return Math.max(132, rows * rowHigh + 22);
}

/** Width of a bold spaced letter in the widest serif that a machine may put in the place of ours, as a share of its size. */
const titleLetter = 0.62;

/** A text broken into lines that fit a width. */
function wrapped(text: string, width: number, size: number, letter = 0.5): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter((part) => part !== '')) {
    const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && textWidth(longer, size, letter) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

function cartouche(list: DisplayList, board: Board, width: number, height: number): string {
  const { theme } = board;
  const title = list.title ?? { title: '', lines: [] };
  const [w, h, c] = [width, height, 9];
  const shape = (by: number) =>
    `M${by + c} ${by}H${w - by - c}Q${w - by - c} ${by + c} ${w - by} ${by + c}V${h - by - c}Q${w - by - c} ${h - by - c} ${w - by - c} ${h - by}H${by + c}Q${by + c} ${h - by - c} ${by} ${h - by - c}V${by + c}Q${by + c} ${by + c} ${by + c} ${by}z`;
  const size = [25, 22, 19, 17].find((s) => wrapped(title.title, w - 46, s, titleLetter).length <= 2) ?? 15;
  const heads = wrapped(title.title, w - 46, size, titleLetter).slice(0, 3);
  const notes = title.lines.flatMap((line) => wrapped(line, w - 40, 11.5)).slice(0, 4);
  const total = heads.length * size * 1.12 + notes.length * 14.5 + (notes.length > 0 ? 10 : 0);
  let y = (h - total) / 2;
  const lines = heads.map((text) => {
    y += size * 1.12;
    return `<text x="${w / 2}" y="${round(y - size * 0.22)}" font-size="${size}" font-weight="600" letter-spacing=".03em">${escaped(text)}</text>`;
  });
  const rule =
    notes.length > 0
      ? `<path d="M${w / 2 - 45} ${round(y + 5)}h36m18 0h36" stroke="${theme.ink}" stroke-width=".8"/><path d="M${w / 2} ${round(y + 2)}l4 3l-4 3l-4-3z" fill="${theme.roof[1]}"/>`
      : '';
  y += 8;
  const small = notes.map((text) => {
    y += 14.5;
    return `<text x="${w / 2}" y="${round(y - 2)}" font-size="11.5" font-style="italic">${escaped(text)}</text>`;
  });
  return `<path d="${shape(0)}" fill="${theme.paper}" stroke="${theme.ink}" stroke-width="1.8"/><path d="${shape(4)}" fill="none" stroke="${theme.ink}" stroke-width=".6"/><g text-anchor="middle" fill="${theme.ink}">${lines.join('')}${rule}${small.join('')}</g>`;
}

function legend(list: DisplayList, board: Board, width: number, sample: SamplePainter): string {
  const rows = list.legend ?? [];
  const high = Math.ceil(rows.length / columns);
  const wide = width / columns;
  return rows
    .map((row, at) => {
      const [x, y] = [Math.floor(at / Math.max(1, high)) * wide, (at % Math.max(1, high)) * rowHigh];
      const room = wide - 46;
      const size = Math.min(11.5, round((11.5 * room) / Math.max(room, textWidth(row.text, 11.5, 0.5))));
      return `<g transform="translate(${round(x)} ${round(y)})"><g transform="translate(18 9)">${sample(row.sample, at)}</g><text x="38" y="12.8" font-size="${size}" fill="${board.theme.ink}">${escaped(row.text)}</text></g>`;
    })
    .join('');
}

/** The whole band, with its upper left corner at the origin, for a width of 1200 mm. */
export function paintBand(list: DisplayList, board: Board, sample: SamplePainter, k: number): string {
  const height = bandHeight(list);
  const high = Math.min(height, 150);
  const rows = Math.ceil((list.legend?.length ?? 0) / columns) * rowHigh;
  const bar = scaleBar(220 * k, board.measure);
  return [
    `<g transform="translate(0 ${round((height - high) / 2)})">${cartouche(list, board, 360, high)}</g>`,
    `<g transform="translate(385 ${round((height - rows) / 2)})">${legend(list, board, 565, sample)}</g>`,
    `<g transform="translate(${round(1080 - bar.width / (2 * k))} ${round(height - 10)}) scale(${round(1 / k)})">${paintScale(board, bar, k)}</g>`,
    `<g transform="translate(1080 ${round(height / 2 - 12)}) scale(.86)">${paintRose(board)}</g>`,
  ].join('');
}
