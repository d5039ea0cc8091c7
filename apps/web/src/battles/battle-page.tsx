/** BattlePage: map, history, forces and aims of a battle, and the form to begin it. */
import type { ScenarioPart } from '@grognard/rules-kit';
import { useEffect, useState } from 'react';
import { gameName } from '../companion/editions.ts';
import { referee } from '../referee/client.ts';
import type { BattleDetails, BattleSummary } from '../referee/contract.ts';
import { Page } from '../shell/page.tsx';
import { BattleFacts } from './battle-facts.tsx';
import { BattleMap } from './battle-map.tsx';
import { Begin } from './begin.tsx';

function Part({ part }: { readonly part: ScenarioPart }) {
  return (
    <section>
      <h2>{part.title}</h2>
      {part.paragraphs.map((words) => (
        <p key={words}>{words}</p>
      ))}
      {part.entries.length > 0 && (
        <dl>
          {part.entries.map(({ term, text }) => (
            <div key={`${term} ${text}`}>
              <dt>{term}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}

/** The map with numbered places and their names below, because letters on a small map cannot be read. */
function NamedMap({
  battle,
  places,
}: {
  readonly battle: BattleSummary;
  readonly places: BattleDetails['places'];
}) {
  return (
    <>
      <div className="named-map">
        <BattleMap battle={battle} />
        {places.map(({ name, left, top }, n) => (
          <span key={name} aria-hidden="true" style={{ left: `${left}%`, top: `${top}%` }}>
            {n + 1}
          </span>
        ))}
      </div>
      {places.length > 0 && (
        <ol className="places">
          {places.map(({ name }) => (
            <li key={name}>{name}</li>
          ))}
        </ol>
      )}
    </>
  );
}

export function BattlePage({ battle }: { readonly battle: BattleSummary }) {
  const { ruleset, id, own } = battle;
  const [details, setDetails] = useState<BattleDetails | null>(own?.details ?? null);
  useEffect(() => {
    if (own === undefined) void referee().battleDetails(ruleset, id).then(setDetails);
  }, [ruleset, id, own]);
  return (
    <Page title={battle.title} here="battles" credits={[battle.credit]} wide="yes">
      {details !== null && (
        <div className="battle-page">
          <div>
            <p className="subtitle">{gameName(ruleset)}</p>
            <NamedMap battle={battle} places={details.places} />
            <BattleFacts battle={battle} />
            <Begin battle={battle} />
          </div>
          <div>
            {details.parts.map((part) => (
              <Part key={part.title} part={part} />
            ))}
          </div>
        </div>
      )}
    </Page>
  );
}
