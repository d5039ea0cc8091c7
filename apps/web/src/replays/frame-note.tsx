/** What happened in a frame, in words, with its dice and sums; and why computers did what they did. */
import type { Point } from '@grognard/geometry';
import { say } from '../languages/index.ts';
import type { Recording } from '../referee/contract.ts';
import { LogLine } from '../table/log.tsx';
import type { Frame } from './film.ts';

interface FrameNoteProps {
  readonly frame: Frame;
  readonly recording: Recording;
  readonly goTo: (at: Point) => void;
}

export function FrameNote({ frame, recording, goTo }: FrameNoteProps) {
  const { scene, turn } = frame;
  const { edition } = recording.face;
  const reasons = recording.reasons.filter((each) => each.turn === turn);
  const sideName = (side: string) => recording.sides.find(({ id }) => id === side)?.name ?? side;
  return (
    <div className="log">
      <h2>{scene === null ? say('replay.before') : `${say('turn.n', { n: turn })} · ${scene.title}`}</h2>
      <ul>
        {scene?.entries.map((entry) => (
          <LogLine key={entry.event} entry={entry} edition={edition} goTo={goTo} />
        ))}
      </ul>
      {reasons.length > 0 && (
        <details>
          <summary>{say('replay.reasons')}</summary>
          {reasons.map(({ side, reasons: why }) => (
            <section key={side}>
              <h3>{sideName(side)}</h3>
              <ul>
                {why.map(({ words }) => (
                  <li key={words}>{words}</li>
                ))}
              </ul>
            </section>
          ))}
        </details>
      )}
    </div>
  );
}
