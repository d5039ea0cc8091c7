/** The list of battles: map, history, forces and balance of each, and the form to begin it. */
import type { ScenarioPart } from '@grognard/rules-kit';
import { useCallback, useEffect, useState } from 'react';
import type { ScreenProps } from '../app.tsx';
import { gameName } from '../companion/editions.ts';
import { say } from '../languages/index.ts';
import { LearnDoors } from '../lessons/learn-doors.tsx';
import { referee } from '../referee/client.ts';
import type { BattleSummary } from '../referee/contract.ts';
import { to } from '../routes.ts';
import { Page } from '../shell/page.tsx';
import { BattleMap } from './battle-map.tsx';
import { Begin } from './begin.tsx';
import { OpenBattle, OwnBattleActions } from './open-battle.tsx';
import './battles.css';

export function BattlesScreen({ at }: ScreenProps) {
  const [battles, setBattles] = useState<readonly BattleSummary[] | null>(null);
  const [own, setOwn] = useState<readonly BattleSummary[] | null>(null);
  const refresh = useCallback(() => void referee().ownBattles().then(setOwn), []);
  useEffect(() => {
    void referee().battles().then(setBattles);
    refresh();
  }, [refresh]);
  const [ruleset, id] = at.path;
  const chosen = [...(battles ?? []), ...(own ?? [])].find(
    (battle) => battle.ruleset === ruleset && battle.id === id,
  );
  if (chosen !== undefined) return <Battle battle={chosen} />;
  const all = battles ?? [];
  const credits = [...new Set(all.map(({ credit }) => credit))];
  const games = [...new Set(all.map(({ ruleset: game }) => game))];
  return (
    <Page
      title={say('door.battles')}
      here="battles"
      credits={credits}
      wide="yes"
      beside={<OpenBattle opened={refresh} />}
    >
      {own !== null && own.length > 0 && (
        <section>
          <h2>{say('own.title')}</h2>
          <Cards battles={own} refresh={refresh} />
        </section>
      )}
      {games.map((game) => (
        <section key={game}>
          <h2>{gameName(game)}</h2>
          <LearnDoors ruleset={game} />
          <Cards battles={all.filter((battle) => battle.ruleset === game)} />
        </section>
      ))}
    </Page>
  );
}

function Cards({
  battles,
  refresh,
}: {
  readonly battles: readonly BattleSummary[];
  readonly refresh?: () => void;
}) {
  return (
    <ul className="cards">
      {battles.map((battle) => (
        <li key={battle.id} className="card battle-card">
          <a href={to('battles', battle.ruleset, battle.id)}>
            <BattleMap battle={battle} />
            <h3>{battle.title}</h3>
          </a>
          <Facts battle={battle} />
          {battle.own !== undefined && refresh !== undefined && (
            <OwnBattleActions battle={battle} refresh={refresh} />
          )}
        </li>
      ))}
    </ul>
  );
}

function Facts({ battle }: { readonly battle: BattleSummary }) {
  const { place, year, turns, table, sides } = battle.summary;
  return (
    <p className="facts">
      {place}, {year} · {say('battle.turns', { n: turns })} · <span className="size">{table}</span>
      <br />
      {/* A side that shows no figures has all of them hidden, so its strength is not shown. */}
      {sides.map(({ name, figures }) => (figures === 0 ? name : `${name} (${figures})`)).join(' — ')}
    </p>
  );
}

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
function NamedMap({ battle }: { readonly battle: BattleSummary }) {
  const { places } = battle;
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

function Battle({ battle }: { readonly battle: BattleSummary }) {
  return (
    <Page title={battle.title} here="battles" credits={[battle.credit]} wide="yes">
      <div className="battle-page">
        <div>
          <p className="subtitle">{gameName(battle.ruleset)}</p>
          <NamedMap battle={battle} />
          <Facts battle={battle} />
          <Begin battle={battle} />
        </div>
        <div>
          {battle.parts.map((part) => (
            <Part key={part.title} part={part} />
          ))}
        </div>
      </div>
    </Page>
  );
}
