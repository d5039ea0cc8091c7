/** Dice as they fell, as small bone dice; their faces are read out. */
import type { Roll } from '@grognard/engine';
import { say } from '../languages/index.ts';

/** Where the pips of a face are, on a field of three by three. */
const pips: Readonly<Record<number, readonly number[]>> = {
  1: [4],
  2: [0, 8],
  3: [0, 4, 8],
  4: [0, 2, 6, 8],
  5: [0, 2, 4, 6, 8],
  6: [0, 2, 3, 5, 6, 8],
};

export function Die({ face }: { readonly face: number }) {
  return (
    <svg className="die" viewBox="0 0 20 20" role="img" aria-label={String(face)}>
      <rect x="1" y="1" width="18" height="18" rx="4" className="die-side" />
      {(pips[face] ?? []).map((at) => (
        <circle key={at} cx={5 + 5 * (at % 3)} cy={5 + 5 * Math.floor(at / 3)} r="1.9" className="pip" />
      ))}
    </svg>
  );
}

export function Dice({ rolls }: { readonly rolls: readonly Roll[] }) {
  const faces = rolls.flatMap((roll) => roll.faces);
  return (
    <span className="dice">
      <span className="unseen">{say('dice.thrown')}</span>
      {faces.map((face, n) => (
        <Die key={n} face={face} />
      ))}
    </span>
  );
}
