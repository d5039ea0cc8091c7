/** The summary of a turn: losses of each side, aims that changed hands, and the throws that decided it. */
import type { Aim } from '@grognard/engine';
import { aimName } from '../../briefing/aim-words.ts';
import { say } from '../../languages/index.ts';
import type { GameStatus } from '../../referee/contract.ts';
import type { TurnSummary } from './summary.ts';

function Listed({
  title,
  entries,
}: {
  readonly title: string;
  readonly entries: readonly { readonly words: string }[];
}) {
  if (entries.length === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      <ul>
        {entries.map(({ words }, n) => (
          <li key={`${n} ${words}`}>{words}</li>
        ))}
      </ul>
    </>
  );
}

/** Who has an aim now. */
function takenBy(aim: Aim, sides: GameStatus['sides']): { readonly words: string } {
  const owner = sides.find(({ id }) => id === aim.owner);
  const named = { aim: aimName(aim) };
  return {
    words:
      owner === undefined ? say('moment.left', named) : say('moment.taken', { ...named, name: owner.name }),
  };
}

export function SummaryNote({
  summary: { turn, stage, losses, aims, taken, deciding },
  sides,
}: {
  readonly summary: TurnSummary;
  readonly sides: GameStatus['sides'];
}) {
  return (
    <div className="turn-summary">
      <h2>
        {say('playback.summary', { n: turn })}
        {stage !== undefined && <> · {stage}</>}
      </h2>
      <dl>
        {sides.flatMap(({ id, name }) => {
          const n = losses[id];
          return n === undefined ? (
            []
          ) : (
            <div key={id}>
              <dt>{name}</dt>
              <dd>{say('side.losses', { n })}</dd>
            </div>
          );
        })}
      </dl>
      <Listed title={say('playback.deciding')} entries={deciding} />
      <Listed title={say('playback.aims')} entries={[...aims, ...taken.map((aim) => takenBy(aim, sides))]} />
      {deciding.length + aims.length + taken.length === 0 && <p>{say('playback.quiet')}</p>}
    </div>
  );
}
