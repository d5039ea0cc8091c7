/** Pad: six large keys for dice on the table. Takes as many faces as the rules require. */
import { useState } from 'react';
import { Dice, Die } from '../../explanation/dice.tsx';
import { say } from '../../languages/index.ts';
import { feed, type Rollable } from './dice.ts';

const faces = [1, 2, 3, 4, 5, 6];

interface PadProps {
  readonly assessed: Rollable<unknown>;
  readonly done: (faces: readonly number[]) => void;
  readonly cancel: () => void;
}

export function DicePad({ assessed, done, cancel }: PadProps) {
  const [typed, setTyped] = useState<readonly number[]>([]);
  const fed = feed(assessed, typed);
  const press = (face: number) => {
    const next = [...typed, face];
    setTyped(next);
    if (feed(assessed, next).kind === 'enough') done(next);
  };
  return (
    <div className="pad">
      <div className="so-far">
        <p aria-live="polite">
          {fed.kind === 'more' && say('companion.die-of', { number: typed.length + 1, count: fed.inAll })}
        </p>
        <Dice faces={typed} size="large" />
      </div>
      <div className="keys">
        {faces.map((face) => (
          <button
            key={face}
            type="button"
            aria-label={String(face)}
            disabled={fed.kind === 'enough'}
            onClick={() => press(face)}
          >
            <Die face={face} />
          </button>
        ))}
      </div>
      <div className="acts">
        <button type="button" disabled={typed.length === 0} onClick={() => setTyped(typed.slice(0, -1))}>
          {say('companion.take-back')}
        </button>
        <button type="button" onClick={cancel}>
          {say('companion.cancel')}
        </button>
      </div>
    </div>
  );
}
