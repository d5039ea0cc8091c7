/** The form that begins a battle: edition, and who plays which side. */
import { lazy, Suspense, useEffect, useState } from 'react';
import { expectBriefing } from '../briefing/due.ts';
import { companionStore } from '../companion/companion-store.ts';
import { say } from '../languages/index.ts';
import { useStore } from '../look/store.ts';
import { referee } from '../referee/client.ts';
import type { BattleSummary, BeginInput, LocalSeat } from '../referee/contract.ts';
import { go, to } from '../routes.ts';
import { notice } from '../shell/notices.tsx';
import type { Brought } from './brought-armies.tsx';
import { House, type HouseChoice, houseRulesChosen } from './house.tsx';

const BroughtArmies = lazy(async () => ({
  default: (await import('./brought-armies.tsx')).BroughtArmies,
}));

const seats: readonly LocalSeat[] = ['person', 'recruit', 'sergeant', 'captain'];

/** The seed in the address, for dice and computer players, so that a battle can be repeated exactly. */
function seedInAddress(): Pick<BeginInput, 'seed'> {
  const seed = new URLSearchParams(location.search).get('seed');
  return seed !== null && /^\d{1,9}$/.test(seed) ? { seed: Number(seed) } : {};
}

/** Creates a game and opens its table. */
export async function begin(how: Omit<BeginInput, 'seed'>): Promise<void> {
  const beginning = referee().begin({ ...how, ...seedInAddress() });
  // Loads the screen while the game is being created. If this fails, the table's own address reports it.
  void import('../table/table.tsx').catch(() => undefined);
  const begun = await beginning;
  if ('game' in begun) {
    expectBriefing(begun.game);
    go(to('table', begun.game));
  } else notice(begun.refused.map(({ at, message }) => `${at}: ${message}`).join('; '));
}

export function Begin({ battle }: { readonly battle: BattleSummary }) {
  const { sides } = battle.summary;
  const [edition, setEdition] = useState(battle.editions.at(-1)!.id);
  const [choice, choose] = useState<HouseChoice>('none');
  const [file, pick] = useState<File | null>(null);
  const [brought, setBrought] = useState<Brought>([]);
  // Loads the rules of this battle while the player reads about it.
  useEffect(() => void referee().prepare(edition), [edition]);
  const kept = useStore(companionStore).options[edition] ?? {};
  const [chosen, setChosen] = useState<readonly LocalSeat[]>(
    sides.map((_, n) => (n === 0 ? 'person' : 'sergeant')),
  );
  return (
    <form
      className="card begin"
      onSubmit={(event) => {
        event.preventDefault();
        void houseRulesChosen(choice, kept, file).then((agreed) => {
          if (agreed === null) notice(say('battle.house-bad'));
          else if (brought !== null)
            void begin({
              edition,
              scenario: battle.own?.scenario ?? battle.id,
              ...agreed,
              armies: brought,
              seats: chosen,
            });
        });
      }}
    >
      {sides.map(({ id, name }, n) => (
        <label key={id} className="field">
          <span>{name}</span>
          <select
            value={chosen[n]}
            onChange={(event) => setChosen(chosen.with(n, event.target.value as LocalSeat))}
          >
            {seats.map((seat) => (
              <option key={seat} value={seat}>
                {seat === 'person' ? say('seat.person') : say(`level.${seat}`)}
              </option>
            ))}
          </select>
        </label>
      ))}
      {battle.summary.armyPoints !== undefined && (
        <Suspense>
          <BroughtArmies battle={battle} points={battle.summary.armyPoints} chosen={setBrought} />
        </Suspense>
      )}
      {battle.editions.length > 1 && (
        <label className="field">
          <span>{say('battle.edition')}</span>
          <select value={edition} onChange={(event) => setEdition(event.target.value)}>
            {battle.editions.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </select>
        </label>
      )}
      <House choice={choice} choose={choose} pick={pick} kept={kept} />
      <button type="submit" className="first" disabled={brought === null}>
        {say('battle.begin')}
      </button>
    </form>
  );
}
