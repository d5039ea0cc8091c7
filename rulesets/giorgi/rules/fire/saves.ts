/** The saving die (chapter save). Only the best row counts; of equal rows the first is named. */
import { type Ledger, type Row, rulesIn, type Section, total, writeChange } from '@grognard/rules-kit';
import { lowWall } from '../../data/saves.ts';
import type { Rules } from '../../model.ts';
import { holds, perRules, sectionsInForce } from '../in-force.ts';
import type { FireSituation } from './situation.ts';

interface SaveRow extends Row<FireSituation> {
  /** The save comes from dispersion, not from cover or height, and so also applies against shell. */
  readonly spread?: true;
}

const footInOpenOrder = ({ targetArm, targetOrder }: FireSituation): boolean =>
  targetArm === 'foot' && targetOrder === 'open';
const deployedGuns = ({ targetOrder }: FireSituation): boolean => targetOrder === 'deployed';
const horse = ({ targetArm }: FireSituation): boolean => targetArm === 'horse';
const canister = ({ asked }: FireSituation): boolean => asked.shot === 'canister';

function saveRows({ save }: Rules): readonly SaveRow[] {
  return [
    { id: 'save.open-heavy', value: 4, when: (s) => footInOpenOrder(s) && s.heavyCover },
    { id: 'save.guns-heavy', value: 4, when: (s) => deployedGuns(s) && s.heavyCover },
    { id: 'save.high-wall', value: save.highWall, when: (s) => s.asked.target.cover === 'high-wall' },
    {
      id: 'save.building',
      value: save.building === 'high-wall' ? save.highWall : lowWall,
      when: (s) => s.asked.target.cover === 'building',
    },
    { id: 'save.woods', value: 3, when: (s) => s.asked.target.cover === 'woods' },
    { id: 'save.open-light', value: 3, when: (s) => footInOpenOrder(s) && s.lightCover },
    { id: 'save.guns-light', value: 3, when: (s) => deployedGuns(s) && s.lightCover },
    { id: 'save.low-wall', value: lowWall, when: (s) => s.asked.target.cover === 'low-wall' },
    { id: 'save.open-order', value: 2, spread: true, when: (s) => footInOpenOrder(s) && canister(s) },
    { id: 'save.open-order-all', value: 2, spread: true, when: (s) => footInOpenOrder(s) && !canister(s) },
    { id: 'save.guns-deployed', value: 2, spread: true, when: deployedGuns },
    { id: 'save.cavalry-canister', value: 2, spread: true, when: (s) => horse(s) && canister(s) },
    { id: 'save.cavalry-charging', value: 2, spread: true, when: (s) => horse(s) && s.asked.target.charging },
    {
      id: 'save.cavalry-open-order',
      value: 2,
      spread: true,
      when: (s) => horse(s) && s.targetOrder === 'open',
    },
    { id: 'save.light', value: 2, when: (s) => s.lightCover },
    { id: 'save.higher', value: 1, when: (s) => s.asked.target.higher },
  ];
}

const best = (rows: readonly SaveRow[]): Section<FireSituation> => ({ groups: [{ take: 'best', rows }] });

interface Saves {
  readonly all: readonly Section<FireSituation>[];
  /** The rows that still apply against shell. */
  readonly againstShell: readonly Section<FireSituation>[];
}

/** Rows of the save. Of rows with equal numbers the better one comes first. */
export const saveSections = perRules((rules): Saves => {
  const rows = saveRows(rules);
  const spread = rules.artillery.shellSaves === 'spread' ? rows.filter((row) => row.spread) : [];
  const againstShell = holds(rules, 'artillery.howitzer-saves') ? spread : rows;
  return {
    all: sectionsInForce(rules, [best(rows)]),
    againstShell: sectionsInForce(rules, [best(againstShell)]),
  };
});

/** Save number of the target, or 0 if it has no save. */
export function saveOn(shooting: FireSituation, ledger: Ledger | null): number {
  const { all, againstShell } = saveSections(shooting.rules);
  const usual = total(all, shooting, ledger);
  if (shooting.asked.shot !== 'shell') return usual;
  const left = total(againstShell, shooting, null);
  if (ledger) writeChange(ledger, 'artillery.howitzer-saves', left - usual);
  return left;
}

/** Lines that the save can print. */
export const printedBySaves = perRules((rules) => [
  ...rulesIn(saveSections(rules).all),
  ...['artillery.howitzer-saves'].filter((id) => holds(rules, id)),
]);
