/** Blocks of the sheet: tests, routs and reactions. */
import type { Block } from '@grognard/rules-kit';
import { reactionDice, routDice, woodsDice } from '../data/moves.ts';
import type { Arm, Rules } from '../model.ts';
import { reactivity } from '../rules/morale/reactivity.ts';
import { dice } from '../words/amounts.ts';
import { cell } from './cells.ts';

function indexTable({ table: { index } }: Rules): Block {
  return {
    kind: 'table',
    chapter: 'Morale and reactions',
    title: 'Reactivity index',
    columns: ['Who', 'Index', 'Who', 'Index'],
    rows: [
      [
        'Militia',
        cell(index.militia, 'morale.index-militia'),
        'Grenadiers',
        cell(index.grenadier, 'morale.index-elite'),
      ],
      ['Line', cell(index.line, 'morale.index-regular'), 'Rifles', cell(index.rifle, 'morale.index-elite')],
      [
        'British line',
        cell(index['british-line'], 'morale.index-british'),
        'Guard',
        cell(index.guard, 'morale.index-guard'),
      ],
      [
        'Light',
        cell(index.light, 'morale.index-regular'),
        'Artillery',
        cell(index.artillery, 'morale.index-regular'),
      ],
      [
        'Cavalry',
        cell(index.cavalry, 'morale.index-regular'),
        'Elite cavalry',
        cell(index['elite-cavalry'], 'morale.index-elite'),
      ],
    ],
  };
}

function distances({ rates, chargeRunCm }: Rules): Block {
  const run = (move: number, arm: Arm): string => `${move} + ${dice(routDice[arm])}`;
  const foot = dice(reactionDice.foot);
  const horse = dice(reactionDice.horse);
  return {
    kind: 'table',
    chapter: 'Morale and reactions',
    title: 'Routs, flights, reactions in cm',
    columns: ['', 'Foot, gunners', 'Light cav.', 'Medium', 'Heavy'],
    rows: [
      [
        'Rout',
        cell(run(rates['infantry-column'], 'foot'), 'morale.rout-move'),
        cell(run(rates['light-cavalry'], 'horse'), 'morale.rout-move'),
        cell(run(rates['medium-cavalry'], 'horse'), 'morale.rout-medium'),
        cell(run(rates['heavy-cavalry'], 'horse'), 'morale.rout-move'),
      ],
      ['Flight', ...[foot, horse, horse, horse].map((text) => cell(text, 'attack.flee-dice'))],
      [
        'Tested move',
        cell(foot, 'attack.tested-dice-foot'),
        ...[horse, horse, horse].map((text) => cell(text, 'attack.tested-dice')),
      ],
      ['Inside woods', cell(dice(woodsDice), 'woods.reaction-die'), '', '', ''],
      [
        'Charge from',
        cell(chargeRunCm.infantry, 'attack.charge-run'),
        ...[0, 1, 2].map(() => cell(chargeRunCm.cavalry, 'attack.charge-run')),
      ],
    ],
  };
}

export function moraleBlocks(rules: Rules): readonly Block[] {
  return [
    { kind: 'steps', chapter: 'Morale and reactions', title: reactivity.title, steps: reactivity.steps },
    indexTable(rules),
    {
      kind: 'rules',
      chapter: 'Morale and reactions',
      title: 'Shaken, routing, breaking point',
      rules: [
        'morale.second-failure',
        'morale.reform',
        'morale.rally',
        'morale.breaking-when',
        'morale.breaking-who',
        'morale.breaking-ladder',
      ],
    },
    {
      kind: 'rules',
      chapter: 'Morale and reactions',
      title: 'Reactions to an attack',
      rules: [
        'attack.reaction-fire',
        'attack.zone',
        'attack.zone-fire',
        'attack.flee',
        'attack.tested',
        'attack.support',
        'attack.test-failed',
      ],
    },
    distances(rules),
    {
      kind: 'rules',
      chapter: 'Morale and reactions',
      title: 'Winning',
      rules: ['scenario.broken', 'scenario.points'],
    },
  ];
}
