/** Dice drawn as bone dice, with the face that was thrown. */
import type { Roll } from '@grognard/engine';
import { say } from '../languages/index.ts';
import './explanation.css';

/** Positions of the pips of each face, in thirds of the die. */
const pips: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[1, 1]],
  2: [
    [0, 0],
    [2, 2],
  ],
  3: [
    [0, 0],
    [1, 1],
    [2, 2],
  ],
  4: [
    [0, 0],
    [2, 0],
    [0, 2],
    [2, 2],
  ],
  5: [
    [0, 0],
    [2, 0],
    [1, 1],
    [0, 2],
    [2, 2],
  ],
  6: [
    [0, 0],
    [2, 0],
    [0, 1],
    [2, 1],
    [0, 2],
    [2, 2],
  ],
};

export function Die({ face }: { readonly face: number }) {
  return (
    <svg className="die" viewBox="0 0 40 40" aria-hidden="true" focusable="false">
      <rect className="side" x="2" y="3.5" width="36" height="35" rx="7" />
      <rect className="top" x="2" y="2" width="36" height="34" rx="7" />
      {(pips[face] ?? []).map(([x, y]) => (
        <circle key={`${x} ${y}`} className="pip" cx={11 + 9 * x} cy={10 + 9 * y} r="3.4" />
      ))}
    </svg>
  );
}

/** All faces of several throws in one list. */
export function facesOf(rolls: readonly Roll[]): readonly number[] {
  return rolls.flatMap(({ faces }) => [...faces]);
}

interface DiceProps {
  readonly faces: readonly number[];
  /** `small` within a sentence, `large` to be read from across the table. */
  readonly size: 'small' | 'large';
}

export function Dice({ faces, size }: DiceProps) {
  if (faces.length === 0) return null;
  return (
    <span className={`dice ${size}`} role="img" aria-label={say('note.dice', { faces: faces.join(', ') })}>
      {faces.map((face, at) => (
        <Die key={at} face={face} />
      ))}
    </span>
  );
}
