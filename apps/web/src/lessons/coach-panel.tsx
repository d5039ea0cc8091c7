/** CoachPanel: what the coach says, beside the map, with the ways through the lesson. */
import type { ReactNode } from 'react';
import { say } from '../languages/index.ts';
import { to } from '../routes.ts';
import type { CoachAction, CoachState } from './coach.ts';
import type { ShownStep, ShownVerdict } from './host-lessons.ts';
import './lessons.css';

interface PanelProps {
  readonly shown: ShownStep;
  readonly coach: CoachState;
  readonly verdict: ShownVerdict;
  readonly send: (action: CoachAction) => void;
  readonly showMe: () => void;
  readonly isPlaying: boolean;
  readonly isOver: boolean;
}

function Figures({ figures }: Pick<ShownVerdict, 'figures'>) {
  if (figures.length === 0) return null;
  return (
    <dl className="coach-figures">
      {figures.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What is said now: the task, what came of it, or a hint. */
function Speech({ shown, coach, verdict, isOver }: PanelProps): ReactNode {
  const { next } = shown;
  if (next !== null && isOver) return <p>{next}</p>;
  if (coach.says === 'verdict')
    return (
      <>
        <p>{verdict.words ?? say('learn.otherwise')}</p>
        <Figures figures={verdict.figures} />
      </>
    );
  return (
    <>
      {shown.opening !== null && <p className="coach-aside">{shown.opening}</p>}
      <p>{shown.say}</p>
      {coach.help !== 'none' && shown.hint !== null && (
        <p className="coach-hint">
          <b>{say('learn.hint')}</b> {shown.hint}
        </p>
      )}
    </>
  );
}

function Steps({ shown, send }: Pick<PanelProps, 'shown' | 'send'>) {
  const { step, steps, titles } = shown;
  return (
    <label className="coach-steps">
      <span className="unseen">{say('learn.continue')}</span>
      <select value={step} onChange={({ target }) => send({ kind: 'go-to', step: Number(target.value) })}>
        {titles.map((title, n) => (
          <option key={title} value={n}>
            {say('learn.step', { n: n + 1, of: steps, title })}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Words too long for their place scroll, also by keys: only then are they a stop of the keyboard. */
function stopIfScrolled(words: HTMLElement | null): void {
  if (words !== null && words.scrollHeight > words.clientHeight) words.tabIndex = 0;
}

export function CoachPanel(props: PanelProps) {
  const { shown, coach, send, showMe, isPlaying, isOver } = props;
  const { step, steps, next } = shown;
  const isJudged = coach.verdict !== 'open';
  const isLast = step === steps - 1;
  return (
    <section className="coach" aria-label={say('learn.coach')} data-verdict={coach.verdict} data-step={step}>
      <div className="coach-head">
        <Steps shown={shown} send={send} />
        <a className="button" href="#/">
          {say('learn.leave')}
        </a>
      </div>
      {!isPlaying && (
        <div className="coach-speech" role="status" data-says={coach.says}>
          {/* What is new is read from its beginning. */}
          <div key={`${step} ${coach.says} ${coach.help}`} className="coach-words" ref={stopIfScrolled}>
            <p className="coach-about">{shown.about}</p>
            <Speech {...props} />
          </div>
        </div>
      )}
      <div className="row coach-ways">
        <button
          type="button"
          className={coach.verdict === 'otherwise' ? 'first' : ''}
          onClick={() => send({ kind: 'again' })}
        >
          {say('learn.again')}
        </button>
        {coach.help === 'show-me' && (
          <button type="button" className="first" onClick={showMe}>
            {say('learn.showMe')}
          </button>
        )}
        <button type="button" onClick={() => send({ kind: 'say-again' })}>
          {say('learn.sayAgain')}
        </button>
        {!isLast && (
          <button
            type="button"
            className={coach.verdict === 'done' ? 'first' : ''}
            onClick={() => send({ kind: 'skip' })}
          >
            {say(isJudged ? 'learn.next' : 'learn.skip')}
          </button>
        )}
        {next !== null && isOver && (
          <a className="button first" href={to('battles', shown.ruleset, shown.scenario)}>
            {say('learn.playOn')}
          </a>
        )}
      </div>
    </section>
  );
}
