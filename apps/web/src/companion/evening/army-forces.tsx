/** ArmyForces: fills the roster of a side with the army of a file, or of a list as people paste it. */
import { type Json, valueAt } from '@grognard/rules-kit';
import { lazyRulesetOf } from '@grognard/rulesets/lazy';
import { type ArmyTextFault, readArmyText } from '../../armies/read-army.ts';
import { useKeptArmies } from '../../armies/use-kept-armies.ts';
import { say } from '../../languages/index.ts';
import { settings } from '../../settings/store.ts';
import { notice } from '../../shell/notices.tsx';
import { freshId } from '../history/store.ts';
import type { Evening } from './evening.ts';
import { keepEvening } from './store.ts';

/** Most units that a side is given. */
const most = 100;

function faultsText(faults: readonly ArmyTextFault[]): string {
  return faults
    .map(({ at, message }) => `${at} ${message}`.trim())
    .join('; ')
    .slice(0, 300);
}

/** The evening with the units of the army on a side, or what is wrong with the file. */
async function takeArmy(evening: Evening, side: number, text: string): Promise<void> {
  const { language } = settings.get();
  const files = await lazyRulesetOf(evening.edition)?.loadArmies?.();
  if (files === undefined) return;
  const army = readArmyText(files, text, language);
  const units = 'page' in army ? army.roster(language) : [];
  if (!('page' in army) || units.length > most) {
    notice(say('evening.no-army', { why: 'page' in army ? units.length : faultsText(army) }));
    return;
  }
  const at = Date.now();
  const [one, other] = evening.sides;
  await keepEvening({
    ...evening,
    at,
    sides: side === 0 ? [army.name, other] : [one, army.name],
    units: [...evening.units, ...units.map((unit) => ({ ...unit, id: freshId(at), side, isOut: false }))],
  });
}

export function ArmyForces({ evening, side }: { readonly evening: Evening; readonly side: number }) {
  const hasArmies = (lazyRulesetOf(evening.edition)?.loadArmies ?? null) !== null;
  if (!hasArmies || evening.units.some((unit) => unit.side === side)) return null;
  const take = (text: string) =>
    void takeArmy(evening, side, text).catch(() => notice(say('companion.not-written')));
  return (
    <>
      <OwnArmies
        ruleset={lazyRulesetOf(evening.edition)?.id ?? null}
        take={(file) => take(JSON.stringify(file))}
      />
      <label className="button file">
        {say('evening.take-army')}
        <input
          className="unseen"
          type="file"
          accept=".json,.txt,application/json,text/plain"
          onChange={(event) => void event.target.files?.[0]?.text().then(take)}
        />
      </label>
    </>
  );
}

interface OwnArmiesProps {
  readonly ruleset: string | null;
  readonly take: (file: Json) => void;
}

function nameOf(army: Json): string {
  const name = valueAt(army, 'name');
  return typeof name === 'string' ? name : say('armies.unnamed');
}

/** Armies that the player has built on this device. */
function OwnArmies({ ruleset, take }: OwnArmiesProps) {
  const own = useKeptArmies().filter((army) => army.ruleset === ruleset);
  if (own.length === 0) return null;
  return (
    <label className="picker">
      <span className="legend">{say('armies.own')}</span>
      <select value="" onChange={({ target }) => take(own[Number(target.value)]?.file ?? null)}>
        <option value="" disabled>
          {say('armies.choose')}
        </option>
        {own.map(({ id, file }, n) => (
          <option key={id} value={n}>
            {nameOf(file)}
          </option>
        ))}
      </select>
    </label>
  );
}
