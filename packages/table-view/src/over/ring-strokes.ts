/** ringStrokes: rings about pieces as strokes, for the canvas and the legend. Each has a shape of its own, so that colour is never alone. */
import type { Theme } from '../themes.ts';

export const ringNames = ['selected', 'hovered', 'target', 'threatened'] as const;
export type RingName = (typeof ringNames)[number];

/** A stroke all round at a distance from the piece, or four ticks across it. In CSS pixels about a small base. */
export interface RingStroke {
  readonly out: number;
  readonly colour: string;
  readonly width: number;
  readonly dash?: readonly number[];
  /** From and to, measured from the edge of the piece. */
  readonly ticks?: readonly [number, number];
}

const rings: Readonly<Record<RingName, (theme: Theme) => readonly RingStroke[]>> = {
  /** A gold ring. */
  selected: ({ pen, gold }) => [
    { out: 4, colour: pen, width: 5.4 },
    { out: 4, colour: gold, width: 3.2 },
  ],
  /** A pale ring. */
  hovered: ({ pen, bright }) => [
    { out: 3, colour: pen, width: 3.6 },
    { out: 3, colour: bright, width: 2 },
  ],
  /** Cross hairs. */
  target: ({ halo, hit }) => [
    { out: 4, colour: halo, width: 4.4 },
    { out: 4, colour: hit, width: 2.2 },
    { out: 4, colour: halo, width: 4.4, ticks: [0, 10] },
    { out: 4, colour: hit, width: 2.2, ticks: [0, 10] },
  ],
  /** Red teeth. */
  threatened: ({ halo, hit }) => [
    { out: 4, colour: halo, width: 5.6 },
    { out: 4, colour: hit, width: 4, dash: [2.4, 3.6] },
  ],
};

export function ringStrokes(name: RingName, theme: Theme): readonly RingStroke[] {
  return rings[name](theme);
}
