/** drawSlips: texts over the table with a fixed size on the screen: odds at targets, names of figures, slips of paper. */
import type { Theme } from '../themes.ts';
import type { Eye } from './eye.ts';

/** Centred on x, y in device pixels. */
export interface Slip {
  readonly x: number;
  readonly y: number;
  readonly text: string;
  readonly tone: 'plain' | 'good' | 'bad' | 'name';
}

interface SlipBox {
  readonly left: number;
  readonly top: number;
  readonly wide: number;
  readonly high: number;
}

const sans = "'Source Sans 3 Variable','Source Sans 3',system-ui,'Liberation Sans',Arial,sans-serif";

const overlaps = (a: SlipBox, b: SlipBox) =>
  a.left < b.left + b.wide && b.left < a.left + a.wide && a.top < b.top + b.high && b.top < a.top + a.high;

/** Place for a box: the wanted one, or above the boxes in its way. */
export function seatFor(box: SlipBox, taken: readonly SlipBox[]): SlipBox {
  let seat = box;
  for (let tries = 0; tries < 6; tries++) {
    const other = taken.find((one) => overlaps(one, seat));
    if (!other) return seat;
    seat = { ...seat, top: other.top - seat.high - 1 };
  }
  return seat;
}

/** Draws slips without overlaps. */
export function drawSlips(
  pen: CanvasRenderingContext2D,
  { ratio }: Eye,
  theme: Theme,
  slips: readonly Slip[],
): void {
  pen.setTransform(1, 0, 0, 1, 0, 0);
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.setLineDash([]);
  const taken: SlipBox[] = [];
  for (const slip of slips) {
    const size = (slip.tone === 'name' ? 12.5 : 13.5) * ratio;
    pen.font = `600 ${size}px ${sans}`;
    const wide = pen.measureText(slip.text).width + 10 * ratio;
    const high = size * 1.45;
    const box = seatFor({ left: slip.x - wide / 2, top: slip.y - high / 2, wide, high }, taken);
    taken.push(box);
    if (slip.tone === 'name') drawName(pen, slip, box, theme, ratio);
    else drawSlip(pen, slip, box, theme, ratio);
  }
}

function drawName(
  pen: CanvasRenderingContext2D,
  { text }: Slip,
  box: SlipBox,
  theme: Theme,
  ratio: number,
): void {
  const [x, y] = [box.left + box.wide / 2, box.top + box.high / 2];
  pen.lineJoin = 'round';
  pen.lineWidth = 3.4 * ratio;
  pen.strokeStyle = theme.halo;
  pen.strokeText(text, x, y);
  pen.fillStyle = theme.ink;
  pen.fillText(text, x, y);
}

function drawSlip(
  pen: CanvasRenderingContext2D,
  { text, tone }: Slip,
  { left, top, wide, high }: SlipBox,
  theme: Theme,
  ratio: number,
): void {
  const colour = { plain: theme.pen, good: theme.easy, bad: theme.hit, name: theme.ink }[tone];
  pen.beginPath();
  pen.roundRect(left, top, wide, high, 3 * ratio);
  pen.fillStyle = theme.bright;
  pen.fill();
  pen.strokeStyle = colour;
  pen.lineWidth = 1.5 * ratio;
  pen.stroke();
  pen.fillStyle = theme.pen;
  pen.fillText(text, left + wide / 2, top + high / 2 + 0.5 * ratio);
}
