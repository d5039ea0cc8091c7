/** The shooting chapter of the sheet: firearms, modifiers, what may not be shot. */
import { type Block, type Cell, plusMinus, type RuleId } from '@grognard/rules-kit';
import { bandText, diceText, reloadText } from '../figures.ts';
import { firearmIds, type Rules } from '../model.ts';
import { shoot } from '../rules/shoot/procedure.ts';
import { shootRefusals } from '../rules/shoot/refusals.ts';
import { cap, groupBonus } from '../rules/shoot/rows.ts';
import { firearmNames } from '../words/en-terms.ts';
import { shotOdds } from './odds.ts';
import { cell, refusing } from './parts.ts';

function firearmTable(rules: Rules): Block {
  const offered = firearmIds.filter((id) => rules.coastalArms || !rules.shoot.firearms[id].coastal);
  return {
    kind: 'table',
    title: 'Firearms: number needed by range in cm',
    columns: ['', 'Range: needs', 'Fires', 'Reload'],
    rows: offered.map((id): Cell[] => {
      const firearm = rules.shoot.firearms[id];
      const bands = firearm.bands.map((band, i) =>
        bandText(band, firearm.bands[i - 1]?.upToCm ?? 0).replace(' cm', ':'),
      );
      const dice = firearm.dice === null ? '' : ` (${diceText(firearm)})`;
      return [
        { text: `${firearmNames[id]}${dice}`, rule: firearm.rule },
        bands.join(' · '),
        firearm.fires === 'on-the-move' ? 'moving' : 'immobile, on foot',
        reloadText(firearm),
      ];
    }),
    notes: ['bp: a breastplate protects at this range.'],
  };
}

function notes(rules: Rules): readonly RuleId[] {
  return [
    'shoot.moving-contact',
    'shoot.contact-terrain',
    ...(rules.mounted ? ['shoot.mounted-awaiting'] : []),
    ...(rules.shoot.forestEdgeCm === null ? [] : ['shoot.forest-edge']),
    'hide.forest-deep',
    'hide.found',
    'hide.furtive-target',
    'hide.furtive-shooter',
    ...(rules.coastalArms ? ['shoot.dice-red-white', 'group.target', 'shoot.spread'] : []),
  ];
}

/** Blocks in print order. */
export function shooting(rules: Rules): Block[] {
  const { cells } = rules.shoot;
  return [
    { kind: 'steps', chapter: 'Shooting', title: 'Shooting', steps: shoot.steps },
    firearmTable(rules),
    shotOdds(),
    ...refusing('No shot', shootRefusals(rules)),
    {
      kind: 'rows',
      title: 'Shooting modifiers',
      parts: [
        ...cell('Terrain: the worst', cells.terrain),
        ...cell('Target: all', cells.target),
        { rows: [{ rule: cap.id, value: plusMinus(cap.floor) }] },
        ...cell('Shooter: one', cells.shooter),
        ...cell('Besides', [...cells.saddle, ...cells.training, ...cells.surprise]),
        ...cell('Ship: one', cells.ship),
        ...(rules.coastalArms ? cell('Bonus', [groupBonus]) : []),
      ],
    },
    { kind: 'rules', title: 'Notes on shooting', rules: notes(rules) },
  ];
}
