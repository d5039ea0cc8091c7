/** Words and letters on the curve of a battle. */
import type { Swing } from '@grognard/simulator';
import { say } from '../languages/index.ts';

/** Letters of the turning points. */
export const letterOf = (n: number): string => String.fromCharCode(65 + n);

export const percentWords = (value: number): string => String(Math.round(value));

/** A change with its sign and error. */
export const swingWords = ({ change, error }: Swing): string =>
  say('result.swing', {
    change: `${change < 0 ? '−' : '+'}${Math.abs(Math.round(change))}`,
    error: Math.max(1, Math.round(error)),
  });

export function turnWords(turn: number): string {
  return turn === 0 ? say('result.start') : String(turn);
}
