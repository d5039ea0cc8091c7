/** Dice: bone dice that roll up to a place and come to rest beside it. */
import type { Point } from '@grognard/geometry';
import { drawFor, swing } from '../hash.ts';
import { allRound, type Look } from '../looks.ts';
import type { Theme } from '../themes.ts';

/** Dice on the table: their faces, their place, and the moment of their roll. */
export interface Dice {
  readonly faces: readonly number[];
  readonly at: Point;
  readonly moment: number;
}

/** Half the side of a die, in mm of its drawing. */
const half = 8;
export const dieReach = half + 3;

const pips: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
};

/** Bone, rubbed at the edges, with inked pips. A face that a six-sided die does not have is written as a number. */
export function dieLook(face: number, theme: Theme): Look {
  const art = () => {
    const spots = pips[face];
    const marks = spots
      ? spots
          .map(([x, y]) => `<circle cx="${x * 4.1}" cy="${y * 4.1}" r="1.75" fill="${theme.pen}"/>`)
          .join('')
      : `<text y="3.6" font-size="10" font-weight="700" text-anchor="middle" fill="${theme.pen}">${face}</text>`;
    const box = (by: number, more: string) =>
      `<rect x="${-half + by}" y="${-half + by}" width="${2 * (half - by)}" height="${2 * (half - by)}" rx="${3.4 - by / 2}" ${more}/>`;
    return `<g transform="translate(1.1 1.5)">${box(-0.4, `fill="${theme.shadow}" opacity=".45"`)}</g>${box(0, `fill="#e2cf9f" stroke="${theme.pen}" stroke-width=".9"`)}${box(1.5, 'fill="#f7eed6"')}${box(1.5, 'fill="none" stroke="#fffaf0" stroke-width=".8"')}${marks}`;
  };
  return { key: `${theme.name} die ${face}`, reach: allRound(dieReach), art };
}

export interface DiePose {
  readonly face: number;
  /** Offset from the dice's place, in CSS pixels. */
  readonly x: number;
  readonly y: number;
  /** In radians. */
  readonly turn: number;
}

const apart = 31;
const perRow = 5;

/** Offset of dice on the other side of their place, in CSS pixels. */
export function diceWidth({ faces }: Dice): number {
  return 68 + (Math.min(perRow, faces.length) - 1) * apart;
}

/** Pose of each die. It comes in from the lower left, turning over, and slows down beside the place. */
export function diePoses({ faces, at, moment }: Dice): DiePose[] {
  return faces.map((face, index) => {
    const draw = drawFor(`die ${index} ${at.x} ${at.y} ${face}`);
    const [slant, wide, high] = [swing(draw, 16), swing(draw, 4), swing(draw, 5)];
    const late = Math.min(0.3, index * 0.06);
    const t = Math.max(0, Math.min(1, (moment - late) / (1 - late)));
    const left = (1 - t) * (1 - t);
    const shown = left < 0.06 ? face : 1 + ((face + Math.floor(t * 9) * 5 + index) % 6);
    return {
      face: shown,
      x: 34 + (index % perRow) * apart + wide - left * 120,
      y: -26 - Math.floor(index / perRow) * apart + high + left * 90 - Math.abs(Math.sin(t * 9)) * left * 40,
      turn: (slant * Math.PI) / 180 + left * (5 + index),
    };
  });
}
