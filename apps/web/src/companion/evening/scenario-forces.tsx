/** ScenarioForces: takes the forces of a battle onto the rosters of an evening. */
import { lazyRulesetOf } from '@grognard/rulesets/lazy';
import { useState } from 'react';
import { say } from '../../languages/index.ts';
import { useStore } from '../../look/store.ts';
import type { BattleSummary } from '../../referee/contract.ts';
import { settings } from '../../settings/store.ts';
import { notice } from '../../shell/notices.tsx';
import { freshId } from '../history/store.ts';
import { keepEvening } from './store.ts';
import type { OpenEvening } from './use-evening.ts';

/** The battles of the edition. The list is fetched when it is asked for. */
async function battlesOf(edition: string): Promise<readonly BattleSummary[]> {
  const { loadBattles } = await import('../../referee/battles.ts');
  const { language, units } = settings.get();
  const all = await loadBattles(language, units);
  return all.filter(({ editions }) => editions.some(({ id }) => id === edition));
}

/** The evening with the forces of a battle, in the language of the page. */
async function takeForces({ evening, rules }: OpenEvening, battle: BattleSummary): Promise<void> {
  const table = await lazyRulesetOf(evening.edition)?.loadTable();
  const file = await table?.loadScenario(battle.id);
  if (table === undefined || table === null || file === undefined || file === null) return;
  const phrases = (await table.loadScenarioPhrases?.(battle.id, settings.get().language)) ?? {};
  const said = (text: string) => (Object.hasOwn(phrases, text) ? (phrases[text] ?? text) : text);
  const forces = rules.forces?.(file) ?? [];
  const at = Date.now();
  const [one, other] = evening.sides;
  await keepEvening({
    ...evening,
    at,
    title: battle.title,
    sides: [said(forces[0]?.name ?? one), said(forces[1]?.name ?? other)],
    units: forces
      .slice(0, 2)
      .flatMap(({ units }, side) =>
        units.map(({ name, traits }) => ({ id: freshId(at), name: said(name), side, traits, isOut: false })),
      ),
  });
}

export function ScenarioForces({ open }: { readonly open: OpenEvening }) {
  useStore(settings);
  const [battles, setBattles] = useState<readonly BattleSummary[] | null>(null);
  const failed = () => notice(say('evening.no-forces'));
  if (battles === null)
    return (
      <button type="button" onClick={() => void battlesOf(open.evening.edition).then(setBattles, failed)}>
        {say('evening.take-forces')}
      </button>
    );
  return (
    <fieldset className="forces">
      <legend>{say('evening.take-forces')}</legend>
      <div className="row">
        {battles.map((battle) => (
          <button key={battle.id} type="button" onClick={() => void takeForces(open, battle).catch(failed)}>
            {battle.title}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
