/** The log of the whole battle: searchable, each entry with dice and sum, linked to its episode and place. */
import type { SceneEntry } from '@grognard/engine';
import type { Point } from '@grognard/geometry';
import { useDeferredValue, useState } from 'react';
import { Dice, facesOf } from '../explanation/dice.tsx';
import { ExplanationView } from '../explanation/explanation-view.tsx';
import { usePrepared } from '../explanation/prepared-dice.ts';
import { linesOfKind } from '../explanation/rows.ts';
import { StepsView } from '../explanation/steps.tsx';
import { say } from '../languages/index.ts';
import type { ShownEpisode, ShownScene } from '../referee/contract.ts';
import { groupsOf } from './groups.ts';

interface LogProps {
  readonly log: readonly ShownEpisode[];
  readonly edition: string;
  readonly goTo: (at: Point) => void;
  readonly play: (moment: ShownEpisode) => void;
}

/** An entry with its dice, its sum and its place. */
export function LogLine({
  entry,
  edition,
  goTo,
}: { readonly entry: SceneEntry } & Pick<LogProps, 'edition' | 'goTo'>) {
  const { words, dice, sum, at } = entry;
  const isPrepared = usePrepared(dice);
  return (
    <li>
      <p>
        {words} <Dice faces={facesOf(dice)} size="small" />{' '}
        {isPrepared && <small className="prepared">{say('learn.prepared')}</small>}{' '}
        {at !== null && (
          <button type="button" className="place quiet" onClick={() => goTo(at)}>
            {say('log.where')}
          </button>
        )}
      </p>
      {sum.length > 0 && (
        <details>
          <summary>{say('sum.why')}</summary>
          <StepsView edition={edition} steps={linesOfKind(sum, 'step')} />
          <ExplanationView lines={sum} edition={edition} />
        </details>
      )}
    </li>
  );
}

function Again({ moment, play }: { readonly moment: ShownEpisode } & Pick<LogProps, 'play'>) {
  return (
    <button type="button" className="quiet" onClick={() => play(moment)}>
      {say('log.play')}
    </button>
  );
}

/** The part of an episode that belongs to one player turn. */
interface LogPiece {
  readonly moment: ShownEpisode;
  readonly scenes: readonly [
    Pick<ShownScene, 'turn' | 'stage' | 'title' | 'entries' | 'isOpening'>,
    ...ShownScene[],
  ];
}

/** An episode split where a turn or player turn begins, without scenes that have no matching entry. */
function piecesOf(moment: ShownEpisode, fits: (entry: SceneEntry) => boolean): readonly LogPiece[] {
  const left = moment.scenes
    .map((scene) => ({ ...scene, entries: scene.entries.filter(fits) }))
    .filter(({ entries }) => entries.length > 0);
  const [first, ...more] = left;
  if (first === undefined) return [];
  const runs = moment.stage === undefined ? [[first, ...more] as const] : groupsOf(left, (each) => each);
  return runs.map((scenes) => ({ moment, scenes }));
}

/** The heading with the turn and player turn. If an episode begins here, it can be replayed from the heading. */
function Heading({
  group,
  play,
}: { readonly group: readonly [LogPiece, ...LogPiece[]] } & Pick<LogProps, 'play'>) {
  const [{ moment, scenes }] = group;
  const [first] = scenes;
  const { turn, stage } = first;
  const isPlayed = stage === undefined || first.isOpening === true;
  return (
    <h2>
      {say('turn.n', { n: turn })}
      {stage !== undefined && <> · {stage}</>} {isPlayed && <Again moment={moment} play={play} />}
    </h2>
  );
}

/** Neighbouring scenes of one phase, under one heading. */
function phasesOf(scenes: LogPiece['scenes']): readonly LogPiece['scenes'][0][] {
  const phases: LogPiece['scenes'][0][] = [];
  for (const scene of scenes) {
    const last = phases.at(-1);
    if (last !== undefined && last.title === scene.title && last.isOpening === scene.isOpening)
      phases[phases.length - 1] = { ...last, entries: [...last.entries, ...scene.entries] };
    else phases.push(scene);
  }
  return phases;
}

interface LogSceneProps extends Omit<LogProps, 'log'> {
  readonly scene: LogPiece['scenes'][0];
  /** The episode that can be replayed from here. */
  readonly again: ShownEpisode | null;
}

function LogScene({ scene, again, edition, goTo, play }: LogSceneProps) {
  // The heading already says it.
  if (scene.isOpening === true) return null;
  const { title, stage, entries } = scene;
  return (
    <section>
      <h3>
        {title} {again !== null && stage !== undefined && <Again moment={again} play={play} />}
      </h3>
      <ul>
        {entries.map((entry) => (
          <LogLine key={entry.event} entry={entry} edition={edition} goTo={goTo} />
        ))}
      </ul>
    </section>
  );
}

export function Log({ log, edition, goTo, play }: LogProps) {
  const [text, setText] = useState('');
  const sought = useDeferredValue(text.trim().toLowerCase());
  const fits = ({ words }: SceneEntry) => sought === '' || words.toLowerCase().includes(sought);
  const pieces = log.flatMap((moment) => piecesOf(moment, fits));
  return (
    <div className="log">
      <label className="search">
        <span className="unseen">{say('log.search')}</span>
        <input
          type="search"
          placeholder={say('log.search')}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </label>
      {pieces.length === 0 && <p>{say(sought === '' ? 'log.empty' : 'log.nothing')}</p>}
      {groupsOf(pieces, ({ scenes }) => scenes[0])
        .toReversed()
        .map((group) => (
          <section key={pieces.indexOf(group[0])}>
            <Heading group={group} play={play} />
            {group.map((piece) =>
              phasesOf(piece.scenes).map((scene, n) => (
                <LogScene
                  key={`${pieces.indexOf(piece)} ${n}`}
                  scene={scene}
                  again={n === 0 ? piece.moment : null}
                  edition={edition}
                  goTo={goTo}
                  play={play}
                />
              )),
            )}
          </section>
        ))}
    </div>
  );
}
