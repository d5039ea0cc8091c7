/** The list of battles, with the map and the facts of each. */
import { useCallback, useEffect, useState } from 'react';
import type { ScreenProps } from '../app.tsx';
import { gameName } from '../companion/editions.ts';
import { say } from '../languages/index.ts';
import { LearnDoors } from '../lessons/learn-doors.tsx';
import { referee } from '../referee/client.ts';
import type { BattleSummary } from '../referee/contract.ts';
import { to } from '../routes.ts';
import { Page } from '../shell/page.tsx';
import { BattleFacts } from './battle-facts.tsx';
import { BattleMap } from './battle-map.tsx';
import { BattlePage } from './battle-page.tsx';
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
  if (chosen !== undefined) return <BattlePage key={`${ruleset}/${id}`} battle={chosen} />;
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
          <BattleFacts battle={battle} />
          {battle.own !== undefined && refresh !== undefined && (
            <OwnBattleActions battle={battle} refresh={refresh} />
          )}
        </li>
      ))}
    </ul>
  );
}
