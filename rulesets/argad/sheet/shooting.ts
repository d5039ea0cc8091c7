/** The shooting chapter of the sheet: firearms, modifiers, refused shots. */
import {
  type Block,
  bareLength,
  type Cell,
  plusMinus,
  type RuleId,
  type Text,
  textList,
} from '@grognard/rules-kit';
import type { Firearm } from '../data/firearms.ts';
import { firearmIds, type Rules } from '../model.ts';
import { diceText, reloadText } from '../rule-numbers.ts';
import { shoot } from '../rules/shoot/procedure.ts';
import { shootRefusals } from '../rules/shoot/refusals.ts';
import { cap, groupBonus } from '../rules/shoot/rows.ts';
import { firearmNames } from '../words/en-terms.ts';
import { shotOdds } from './odds.ts';
import { cell, refusing } from './parts.ts';

/** The range at which a firearm needs a number, such as `10–20 bp`. Empty if it never does. */
function rangeFor({ bands }: Firearm, need: number): Text {
  const at = bands.findIndex((band) => band.need === need);
  const band = bands[at];
  if (band === undefined) return '';
  const range = bareLength(`${bands[at - 1]?.upToCm ?? 0}–${band.upToCm}`);
  return band.breastplate ? textList([range, ' ', 'bp'], 'nothing') : range;
}

function firearmTable(rules: Rules): Block {
  const offered = firearmIds.filter((id) => rules.coastalArms || !rules.shoot.firearms[id].coastal);
  const bands = offered.flatMap((id) => rules.shoot.firearms[id].bands);
  const needs = [...new Set(bands.map(({ need }) => need))].sort((a, b) => a - b);
  return {
    kind: 'table',
    title: 'Firearms: range in cm for each number needed',
    columns: ['', ...needs.map(String), 'Fires', 'Reload'],
    rows: offered.map((id): Cell[] => {
      const firearm = rules.shoot.firearms[id];
      const dice = firearm.dice === null ? [] : [' (', diceText(firearm), ')'];
      return [
        { text: textList([firearmNames[id], ...dice], 'nothing'), rule: firearm.rule, clause: null },
        ...needs.map((need) => ({ text: rangeFor(firearm, need), rule: firearm.rule })),
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
    {
      kind: 'rules',
      title: 'What is cover',
      rules: ['shoot.cover', 'shoot.narrow-opening', 'shoot.own-cover'],
    },
    { kind: 'rules', title: 'Notes on shooting', rules: notes(rules) },
  ];
}
