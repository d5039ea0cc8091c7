/** The foot of a procedure: the odds, and the dice, thrown by the device or typed in. */
import { useRef, useState } from 'react';
import { Odds, OddsInBrief } from '../../explanation/odds.tsx';
import { Refusals } from '../../explanation/refusal-list.tsx';
import { say } from '../../languages/index.ts';
import type { DiceSource } from '../history/entry.ts';
import type { WorkedCase } from './case.ts';
import { rolledOf } from './dice.ts';
import { DicePad } from './pad.tsx';

interface FootProps {
  readonly worked: WorkedCase;
  readonly edition: string;
  readonly record: (dice: readonly number[], by: DiceSource) => Promise<void>;
}

export function Foot({ worked, edition, record }: FootProps) {
  return (
    <section className="thumb" aria-label={say('companion.odds')}>
      {worked.kind === 'error' && (
        <p className="against" role="status">
          {worked.message}
        </p>
      )}
      {worked.kind === 'refused' && (
        <div className="refusals" role="status">
          <Refusals edition={edition} lines={worked.lines} />
        </div>
      )}
      {worked.kind === 'ready' ? <Throw worked={worked} record={record} /> : <Acts dice={1} isOff />}
    </section>
  );
}

interface ThrowProps {
  readonly worked: Extract<WorkedCase, { kind: 'ready' }>;
  readonly record: FootProps['record'];
}

function Throw({ worked, record }: ThrowProps) {
  const [isTyping, setTyping] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const busy = useRef(false);
  const write = (dice: readonly number[], by: DiceSource) => {
    if (busy.current) return;
    busy.current = true;
    void record(dice, by).finally(() => {
      busy.current = false;
      setTyping(false);
    });
  };
  return (
    <>
      {isOpen && (
        <div className="all-odds">
          <Odds odds={worked.odds} />
        </div>
      )}
      <button type="button" className="in-brief" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {isOpen ? say('companion.close-odds') : <OddsInBrief odds={worked.odds} />}
      </button>
      {isTyping ? (
        <DicePad
          key={worked.of}
          assessed={worked.assessed}
          done={(faces) => write(faces, 'hand')}
          cancel={() => setTyping(false)}
        />
      ) : (
        <Acts
          dice={worked.dice}
          roll={() => write(rolledOf(worked.assessed), 'device')}
          type={() => setTyping(true)}
        />
      )}
    </>
  );
}

interface ActsProps {
  /** 0 if there is nothing to throw and only a result to record. */
  readonly dice: number;
  readonly isOff?: true;
  readonly roll?: () => void;
  readonly type?: () => void;
}

function Acts({ dice, isOff, roll, type }: ActsProps) {
  return (
    <div className="acts">
      <button type="button" className="first" disabled={isOff} onClick={roll}>
        {dice === 0 ? say('companion.write-down') : say('companion.roll')}
      </button>
      {dice > 0 && (
        <button type="button" disabled={isOff} onClick={type}>
          {say('companion.type')}
        </button>
      )}
    </div>
  );
}
