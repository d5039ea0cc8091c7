/** AimNote: what counts for an aim, by the rules, where its pill was tapped. A press elsewhere or Escape closes it. */
import type { Aim } from '@grognard/engine';
import { useEffect, useRef, useState } from 'react';
import { aimWords, worthWords } from '../briefing/aim-words.ts';
import { RuleOf } from '../explanation/rule-of.tsx';
import { referee } from '../referee/client.ts';
import type { GameStatus, RuleText } from '../referee/contract.ts';

interface NoteProps {
  readonly aim: Aim;
  readonly standing: string;
  readonly status: GameStatus;
  readonly close: () => void;
}

/** Everything that scrolls must be reachable by keyboard. */
const reachable = { tabIndex: 0 };

/** Below the strip, in CSS pixels. */
const gap = 4;

export function AimNote({ aim, standing, status, close }: NoteProps) {
  const note = useRef<HTMLDivElement>(null);
  const [texts, setTexts] = useState<readonly RuleText[] | null>(null);
  const asked = useRef({ game: status.game, rules: aim.rules });
  useEffect(() => {
    const { game, rules } = asked.current;
    void referee().rules(game, rules).then(setTexts);
    const strip = note.current?.closest('.aims-strip')?.getBoundingClientRect();
    if (strip !== undefined) note.current?.style.setProperty('--below', `${strip.bottom + gap}px`);
    note.current?.showPopover();
  }, []);
  return (
    <div
      ref={note}
      {...reachable}
      popover="auto"
      className="aim-note"
      role="status"
      aria-busy={texts === null}
      onToggle={({ newState }) => {
        if (newState === 'closed') close();
      }}
    >
      <p>
        <b className="worth">{worthWords(aim)}</b> {aimWords(aim)} <small>{standing}</small>
      </p>
      {(texts ?? []).map((text) => (
        <p key={text.rule}>
          {text.words} <RuleOf edition={status.edition} cited={text} />
        </p>
      ))}
    </div>
  );
}
