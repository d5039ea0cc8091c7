/** paintFrame: the frame of a sheet, with neat lines, a graduated border, the scale bar and the compass rose. */
import { lastOf } from '@grognard/lists';
import type { Board } from '../write.ts';
import { centimetres, type Measure } from './measure.ts';

const round = (n: number) => Math.round(n * 100) / 100;

/** Border around the table: alternating black and white parts of a round length, between two fine lines. All in mm. */
export function paintFrame({ theme, table, measure = centimetres }: Board, k: number): string {
  const [w, d] = [table.width / 10, table.depth / 10];
  const [near, thick] = [2 * k, 5 * k];
  const box = (by: number, width: number) =>
    `<rect x="${round(-by)}" y="${round(-by)}" width="${round(w + 2 * by)}" height="${round(d + 2 * by)}" fill="none" stroke="${theme.ink}" stroke-width="${round(width)}"/>`;
  const part = (measure.border * measure.length) / 10;
  let dark = '';
  for (let at = 0; at < w; at = round(at + 2 * part)) {
    const length = Math.min(part, w - at);
    for (const y of [-near - thick, d + near])
      dark += `M${at} ${round(y)}h${round(length)}v${round(thick)}h${round(-length)}z`;
  }
  for (let at = 0; at < d; at = round(at + 2 * part)) {
    const length = Math.min(part, d - at);
    for (const x of [-near - thick, w + near])
      dark += `M${round(x)} ${round(d - at)}h${round(thick)}v${round(-length)}h${round(-thick)}z`;
  }
  return `${box(0, 0.8 * k)}<path d="${dark}" fill="${theme.ink}" fill-opacity=".85"/>${box(near, 0.5 * k)}${box(near + thick, 0.5 * k)}${box(near + thick + 4 * k, 1.6 * k)}`;
}

/** Division of the scale bar: number of parts, units of each part, and its width in mm. */
interface ScaleBar {
  readonly step: number;
  readonly count: number;
  readonly width: number;
  readonly measure: Measure;
}

/** The longest bar of four round parts that fits, in mm. */
export function scaleBar(longest: number, measure: Measure = centimetres): ScaleBar {
  const count = 4;
  const widthOf = (step: number) => round((count * step * measure.length) / 10);
  const step = measure.parts.find((each) => widthOf(each) <= longest) ?? lastOf(measure.parts);
  return { step, count, width: widthOf(step), measure };
}

/** The scale bar from its left end. */
export function paintScale({ theme }: Board, bar: ScaleBar, k: number): string {
  const { step, count, width, measure } = bar;
  const [h, size, wide] = [4.5 * k, 9 * k, round(width / count)];
  let dark = '';
  for (let i = 0; i < count; i++) {
    const x = round(i * wide);
    dark += i % 2 === 0 ? `M${x} 0h${wide}v${h / 2}h${-wide}z` : `M${x} ${h / 2}h${wide}v${h / 2}h${-wide}z`;
  }
  const numbers = Array.from(
    { length: count + 1 },
    (_, i) =>
      `<text x="${round(i * wide)}" y="${round(-2.5 * k)}" text-anchor="middle">${i * step}${i === count ? ` ${measure.unit}` : ''}</text>`,
  );
  return `<rect width="${width}" height="${h}" fill="${theme.halo}" stroke="${theme.ink}" stroke-width="${round(0.7 * k)}"/><path d="${dark}" fill="${theme.ink}"/><g font-size="${round(size)}" fill="${theme.ink}">${numbers.join('')}</g>`;
}

/** A rose of sixteen points, centred on its middle, with a radius of 50 mm. North is up. */
export function paintRose({ theme }: Board): string {
  const ray = (turn: number, reach: number, half: number) => {
    const side = `L${half} ${-half}L0 0z`;
    return `<g transform="rotate(${turn})"><path d="M0 ${-reach}${side}" fill="${theme.ink}" stroke="${theme.ink}" stroke-width=".5" stroke-linejoin="round"/><path d="M0 ${-reach}L${-half} ${-half}L0 0z" fill="${theme.halo}" stroke="${theme.ink}" stroke-width=".5" stroke-linejoin="round"/></g>`;
  };
  const rings = `<circle r="27" fill="none" stroke="${theme.ink}" stroke-width=".5"/><circle r="25" fill="none" stroke="${theme.ink}" stroke-width="1.6" stroke-dasharray=".6 4.31"/><circle r="23" fill="none" stroke="${theme.ink}" stroke-width=".5"/>`;
  const small = [22.5, 67.5, 112.5, 157.5, 202.5, 247.5, 292.5, 337.5].map((turn) => ray(turn, 20, 3));
  const half = [45, 135, 225, 315].map((turn) => ray(turn, 30, 4.6));
  const main = [90, 180, 270, 0].map((turn) => ray(turn, 40, 5.6));
  const lily = `<path d="M0-53Q3.4-48.6 1.6-45Q6.8-49 7.2-44.6Q6.6-41.6 3-42.4L2.4-40.6H-2.4L-3-42.4Q-6.6-41.6-7.2-44.6Q-6.8-49-1.6-45Q-3.4-48.6 0-53z" fill="${theme.roof[1]}" stroke="${theme.ink}" stroke-width=".6"/>`;
  const letters = `<g font-size="10" text-anchor="middle" fill="${theme.ink}"><text x="46.5" y="3.6">E</text><text y="51">S</text><text x="-46.5" y="3.6">W</text></g>`;
  return `${rings}${small.join('')}${half.join('')}${main.join('')}${lily}${letters}`;
}
