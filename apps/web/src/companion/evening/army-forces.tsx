/** ArmyForces: fills the roster of a side with the army of a file, or of a list as people paste it. */
import type { ArmyFiles, ReadArmy } from '@grognard/rules-kit';
import { lazyRulesetOf } from '@grognard/rulesets/lazy';
import { say } from '../../languages/index.ts';
import { settings } from '../../settings/store.ts';
import { notice } from '../../shell/notices.tsx';
import { freshId } from '../history/store.ts';
import type { Evening } from './evening.ts';
import { keepEvening } from './store.ts';

/** Most units that a side is given. */
const most = 100;

/** The army of a text, or the first thing that is wrong with it. */
function armyOf(files: ArmyFiles, text: string): ReadArmy | string {
  const { language } = settings.get();
  let data: unknown;
  if (/^\s*[[{]/.test(text)) {
    try {
      data = JSON.parse(text);
    } catch {
      return say('evening.file-json');
    }
  } else {
    const list = files.parse(text, language);
    if (!('file' in list))
      return list.map(({ line, column, message }) => `${line}:${column} ${message}`).join('; ');
    data = list.file;
  }
  const army = files.read(data, { language });
  if ('page' in army) return army;
  return army.map(({ at, message }) => `${at} ${message}`.trim()).join('; ');
}

/** The evening with the units of the army on a side, or what is wrong with the file. */
async function takeArmy(evening: Evening, side: number, file: File): Promise<void> {
  const files = await lazyRulesetOf(evening.edition)?.loadArmies?.();
  if (files === undefined) return;
  const army = armyOf(files, (await file.text()).replace(/^\uFEFF/, ''));
  const units = typeof army === 'string' ? [] : army.roster(settings.get().language);
  if (typeof army === 'string' || units.length > most) {
    notice(say('evening.no-army', { why: typeof army === 'string' ? army.slice(0, 300) : units.length }));
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
  const take = (file: File | undefined) => {
    if (file !== undefined) takeArmy(evening, side, file).catch(() => notice(say('companion.not-written')));
  };
  return (
    <label className="button file">
      {say('evening.take-army')}
      <input
        className="unseen"
        type="file"
        accept=".json,.txt,application/json,text/plain"
        onChange={(event) => take(event.target.files?.[0])}
      />
    </label>
  );
}
