/** EveningView: one evening with its turn, its rosters and its log. */
import { Suspense, use, useMemo } from 'react';
import { say } from '../../languages/index.ts';
import { useStore } from '../../look/store.ts';
import { go, to } from '../../routes.ts';
import { companionStore, remember, withEvening } from '../companion-store.ts';
import { editionName } from '../editions.ts';
import { Frame } from '../frame.tsx';
import { saveFile } from '../history/file.ts';
import { useRuleset } from '../loaded-ruleset.ts';
import { useOptions } from '../use-desk.ts';
import type { Evening } from './evening.ts';
import { EveningLog } from './evening-log.tsx';
import { eveningFile } from './file.ts';
import { Roster } from './roster.tsx';
import { ScenarioForces } from './scenario-forces.tsx';
import { eveningChanges, keepEvening, readEvening } from './store.ts';
import { TurnButton } from './unit-picker.tsx';
import { type OpenEvening, useEveningOf, useTraits } from './use-evening.ts';

export function EveningView({ id }: { readonly id: string }) {
  const first = useMemo(() => readEvening(id), [id]);
  return (
    <Suspense fallback={<main id="main" className="waiting" aria-busy="true" />}>
      <EveningPage id={id} first={first} />
    </Suspense>
  );
}

/** The edition of an evening never changes, so that it is read once. */
function EveningPage({ id, first }: { readonly id: string; readonly first: Promise<Evening | null> }) {
  const found = use(first);
  useStore(eveningChanges);
  const open = useEveningOf(found === null ? null : found.edition, id);
  if (found === null || open === 'none')
    return (
      <Frame
        title={say('evening.title')}
        back={{ address: to('companion', 'evenings'), words: say('evening.title') }}
        credits={[]}
      >
        <p>{say('evening.gone')}</p>
      </Frame>
    );
  return open === 'waiting' ? (
    <main id="main" className="waiting" aria-busy="true" />
  ) : (
    <Opened open={open} />
  );
}

function Opened({ open }: { readonly open: OpenEvening }) {
  const { evening, rules } = open;
  const book = useRuleset(evening.edition, 'hand');
  const options = useOptions(book);
  const fields = useTraits(book, open, options);
  const play = () => {
    remember(withEvening(companionStore.get(), evening.edition, evening.id));
    go(to('companion', evening.edition));
  };
  const save = () => saveFile('grognard-evening.json', 'application/json', eveningFile(evening));
  return (
    <Frame
      title={evening.title}
      over={<p className="over">{editionName(evening.edition)}</p>}
      back={{ address: to('companion', evening.edition), words: say('companion.procedures') }}
      credits={[]}
    >
      <div className="evening-head">
        <label>
          <span className="legend">{say('evening.name')}</span>
          <input
            type="text"
            maxLength={60}
            defaultValue={evening.title}
            onBlur={(event) => void keepEvening({ ...evening, title: event.target.value || evening.title })}
          />
        </label>
        <TurnButton rules={rules} evening={evening} />
        <div className="row">
          <button type="button" className="first" onClick={play}>
            {say('evening.play')}
          </button>
          <button type="button" onClick={save}>
            {say('evening.save')}
          </button>
          <a className="button" href={to('companion', 'evenings')}>
            {say('evening.others')}
          </a>
        </div>
      </div>
      {rules.forces !== undefined && evening.units.length === 0 && <ScenarioForces open={open} />}
      <div className="rosters">
        {[0, 1].map((side) => (
          <Roster key={side} rules={rules} evening={evening} side={side} fields={fields} />
        ))}
      </div>
      <EveningLog open={open} />
    </Frame>
  );
}
