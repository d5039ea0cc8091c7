/** curveScale: where turns and shares lie on the picture of a battle's curve. */
import type { CurvePoint, Swing } from '@grognard/simulator';

const wide = 720;
const high = 300;
const margin = { left: 44, right: 24, top: 28, bottom: 34 } as const;

/** Turns that have room for their number. */
const mostNumbers = 14;

export interface CurveScale {
  readonly wide: number;
  readonly high: number;
  readonly left: number;
  readonly right: number;
  /** Shares at which a line is drawn, in per cent. */
  readonly levels: readonly number[];
  /** Every which turn is numbered. */
  readonly every: number;
  x(turn: number): number;
  y(percent: number): number;
}

/** The top of the scale: as high as the curve, in steps of twenty. */
function topOf(curve: readonly CurvePoint[]): number {
  const most = Math.max(...curve.map(({ percent, error }) => percent + error));
  return Math.min(100, Math.max(40, Math.ceil(most / 20) * 20));
}

const rounded = (value: number): number => Math.round(value * 10) / 10;

export function curveScale(curve: readonly CurvePoint[]): CurveScale {
  const top = topOf(curve);
  const last = Math.max(1, curve.length - 1);
  const { left, right } = margin;
  return {
    wide,
    high,
    left,
    right,
    levels: Array.from({ length: top / 20 + 1 }, (_, n) => n * 20),
    every: Math.ceil(curve.length / mostNumbers),
    x: (turn) => rounded(left + (turn / last) * (wide - left - right)),
    y: (percent) =>
      rounded(
        high -
          margin.bottom -
          (Math.min(top, Math.max(0, percent)) / top) * (high - margin.top - margin.bottom),
      ),
  };
}

/** Where the figures of a swing stand beside its point: on the side that the curve leaves free. */
export interface SwingPlace {
  readonly cx: number;
  readonly cy: number;
  readonly x: number;
  readonly y: number;
  readonly anchor: 'start' | 'end';
}

/** Room that the figures take, in units of the picture. */
const figures = 110;

export function swingPlace(curve: readonly CurvePoint[], swing: Swing): SwingPlace | null {
  const point = curve[swing.turn];
  if (point === undefined) return null;
  const scale = curveScale(curve);
  const [cx, cy] = [scale.x(point.turn), scale.y(point.percent)];
  const isAtEdge = cx > wide - figures;
  const beside = curve[point.turn + (isAtEdge ? -1 : 1)];
  const isBelow = beside !== undefined && beside.percent > point.percent && cy < high - margin.bottom - 30;
  return {
    cx,
    cy,
    x: isAtEdge ? cx - 16 : cx + 15,
    y: isBelow ? cy + 20 : cy - 9,
    anchor: isAtEdge ? 'end' : 'start',
  };
}
