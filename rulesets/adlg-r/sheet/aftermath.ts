/** Sheet blocks for rally, commanders, rout, pursuit and losses. */
import { type Block, type Cell, fixedValues, type OddsBlock, rulesIn } from '@grognard/rules-kit';
import type { AdlgRules } from '../model.ts';
import { price } from '../rules/orders/rows.ts';
import { rallyPlaces } from '../rules/rally/model.ts';
import { bonus } from '../rules/rally/rows.ts';

function rallies({ rally }: AdlgRules): readonly (readonly Cell[])[] {
  const prices = fixedValues(price);
  const where = {
    far: `Over ${rally.nearUd} UD from all enemies`,
    near: `${rally.nearUd} UD or less`,
    melee: 'In melee or melee support',
  };
  return rallyPlaces.map((place): readonly Cell[] => [
    { text: where[place], rule: `rally.${place}`, clause: null },
    { text: `${rally.need[place]}+`, rule: `rally.${place}` },
    { text: prices[`rally.${place}`] ?? 0, rule: `rally.${place}` },
  ]);
}

const odds = ({ rally }: AdlgRules): OddsBlock => ({
  kind: 'odds',
  title: 'A rally takes off a marker or more',
  procedure: 'rally',
  input: { lost: 2 },
  down: {
    title: 'Enemy',
    values: [
      { label: 'far', set: {} },
      { label: 'near', set: { distanceUd: rally.nearUd } },
      { label: 'in melee', set: { inMelee: true } },
    ],
  },
  across: {
    title: 'Bonus',
    values: [
      { label: '0', set: {} },
      { label: '+1', set: { commander: true } },
      { label: '+2', set: { commander: true, rearSupport: true } },
    ],
  },
  count: [{ field: 'recovered', atLeast: 1 }],
});

const aftermath: readonly Block[] = [
  {
    kind: 'rules',
    title: 'Commander in melee',
    rules: ['commander.killed-lost', 'commander.killed-routed', 'commander.included-routed'],
  },
  {
    kind: 'rules',
    title: 'Rout',
    rules: ['rout.friends', 'rout.li', 'rout.guns', 'rout.cascade', 'elephant.rampage'],
  },
  {
    kind: 'rules',
    title: 'Pursuit',
    rules: ['pursuit.who', 'pursuit.must', 'pursuit.elephant', 'pursuit.all', 'pursuit.never'],
  },
  {
    kind: 'rules',
    title: 'More on rally, rout and pursuit',
    fullOnly: true,
    rules: [
      'rally.no-move',
      'commander.engage',
      'commander.attached-safe',
      'rout.behind',
      'pursuit.excused',
      'pursuit.contact',
    ],
  },
  {
    kind: 'rules',
    title: 'Losses',
    rules: [
      'victory.disordered',
      'victory.fled',
      'victory.routed',
      'victory.four-markers',
      'victory.four-markers-instead',
      'victory.routed-battle-unit',
      'victory.commander',
      'victory.camp',
      'victory.camp-fortified',
      'victory.value',
      'victory.value-battle-unit',
      'victory.break',
    ],
  },
];

export function aftermathBlocks(rules: AdlgRules): readonly Block[] {
  return [
    {
      kind: 'table',
      chapter: 'Rally, rout and losses',
      newSide: true,
      title: 'Rally',
      columns: ['Enemy', '1D6', 'CP'],
      rows: rallies(rules),
    },
    {
      kind: 'rules',
      title: 'Rallying',
      rules: [
        ...rulesIn(bonus),
        'rally.success',
        'rally.two',
        'rally.out-of-range',
        'rally.once',
        'rally.rear-support-means',
        'elephant.no-rally',
        'rally.expendable',
      ],
    },
    odds(rules),
    ...aftermath,
  ];
}
