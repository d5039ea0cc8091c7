/** BattleFacts: where and when a battle was fought, its length, table and sides. */
import { say } from '../languages/index.ts';
import type { BattleSummary } from '../referee/contract.ts';

export function BattleFacts({ battle }: { readonly battle: BattleSummary }) {
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
