/** The events of a frame in words, with dice and sums, and the computers' reasons. */
import type { Point } from '@grognard/geometry';
import { useState } from 'react';
import { say } from '../languages/index.ts';
import { referee } from '../referee/client.ts';
import type { Replay, ShownScene, TurnReasons } from '../referee/contract.ts';
import { groupsOf } from '../table/groups.ts';
import { LogLine } from '../table/log.tsx';
import type { ReplayFrame } from './frames.ts';

interface FrameNoteProps {
  readonly frame: ReplayFrame;
  readonly replay: Replay;
  readonly goTo: (at: Point) => void;
}

export function FrameNote({ frame, replay, goTo }: FrameNoteProps) {
  const { scene, turn } = frame;
  const { edition } = replay.summary;
  return (
    <div className="log">
      <h2>{scene === null ? say('replay.before') : headingOf(turn, scene)}</h2>
      <ul>
        {scene?.entries.map((entry) => (
          <LogLine key={entry.event} entry={entry} edition={edition} goTo={goTo} />
        ))}
      </ul>
      {replay.reasons.some((each) => each.turn === turn) && <Why key={turn} turn={turn} replay={replay} />}
    </div>
  );
}

function headingOf(turn: number, { stage, title }: ShownScene): string {
  return [say('turn.n', { n: turn }), stage ?? [], title].flat().join(' · ');
}

/** Loaded on demand, because reasons in another language are worked out again. */
function Why({ turn, replay }: { readonly turn: number; readonly replay: Replay }) {
  const [found, setFound] = useState<readonly TurnReasons[] | null>(null);
  const { summary, sides } = replay;
  const ask = () => void referee().reasons(summary.id, turn).then(setFound);
  const sideName = (side: string) => sides.find(({ id }) => id === side)?.name ?? side;
  return (
    <details onToggle={({ currentTarget }) => currentTarget.open && found === null && ask()}>
      <summary>{say('replay.reasons')}</summary>
      {groupsOf(
        (found ?? []).filter((each) => each.turn === turn && each.reasons.length > 0),
        ({ stage, side }) => ({ turn, ...(stage === undefined ? {} : { stage: `${stage} ${side}` }) }),
      ).map((group, at) => (
        <section key={`${group[0].side} ${at}`}>
          <h3>{sideName(group[0].side)}</h3>
          <ul>
            {group.flatMap(({ reasons }, n) =>
              reasons.map(({ who, words }) => (
                <li key={`${n} ${who.join()} ${words}`}>
                  {who.length > 0 && <b>{who.join(', ')}: </b>}
                  {words}
                </li>
              )),
            )}
          </ul>
        </section>
      ))}
    </details>
  );
}
