/** Sheet blocks for the movement table, manoeuvres, zones of control, interpenetration and disengaging. */
import { type Block, type Cell, plusMinus } from '@grognard/rules-kit';
import type { AdlgRules } from '../model.ts';

function allowances({ movement }: AdlgRules): readonly (readonly Cell[])[] {
  const { table, hiFar, hiFarUd, road } = movement;
  const rows = Object.values(table).map(({ id, title, open, rough, difficult }): readonly Cell[] => [
    { text: title, rule: id, clause: null },
    ...[open, rough, difficult ?? '–'].map((ud) => ({ text: ud, rule: id })),
  ]);
  return [
    ...rows,
    [
      { text: `HI over ${hiFarUd} UD from every enemy`, rule: 'move.hi-far' },
      table.hi.open + hiFar,
      '–',
      '–',
    ],
    [{ text: 'Whole move on a road, as open', rule: 'move.road' }, plusMinus(road), '–', '–'],
  ];
}

const moving: readonly Block[] = [
  {
    kind: 'rules',
    title: 'Manoeuvres',
    rules: [
      'move.slide',
      'move.slide-how',
      'move.wheel',
      'move.wheel-cost',
      'move.wheel-part',
      'move.wheel-group',
      'move.turn',
      'move.turn-cost',
      'move.turn-free',
      'move.extension',
      'artillery.pivot',
    ],
  },
  {
    kind: 'rules',
    title: 'Second and third moves',
    rules: ['move.multiple-distance', 'move.third-forbidden'],
  },
  {
    kind: 'rules',
    title: 'Zone of control (ZoC)',
    rules: [
      'zoc.area',
      'zoc.li',
      'zoc.none',
      'zoc.terrain',
      'zoc.works',
      'zoc.stay',
      'zoc.charge',
      'zoc.approach',
      'zoc.extension',
      'zoc.exit-evade',
      'zoc.exit-back',
      'zoc.exit-ahead',
    ],
  },
  {
    kind: 'rules',
    title: 'Interpenetration',
    rules: [
      'interpenetration.li',
      'interpenetration.lh',
      'interpenetration.lmi',
      'interpenetration.swordsmen',
      'interpenetration.guns',
      'interpenetration.burst',
      'interpenetration.burst-never',
    ],
  },
  {
    kind: 'rules',
    title: 'Disengage',
    rules: ['disengage.move', 'disengage.li', 'disengage.mounted', 'disengage.all'],
  },
  {
    kind: 'rules',
    title: 'More on moving',
    fullOnly: true,
    rules: [
      'move.extension-cost',
      'move.contraction',
      'move.third-commander',
      'zoc.binding',
      'interpenetration.swordsmen-more',
      'interpenetration.burst-when',
      'disengage.forbidden',
    ],
  },
];

export function movementBlocks(rules: AdlgRules): readonly Block[] {
  return [
    {
      kind: 'table',
      chapter: 'Movement',
      title: 'Allowance in UD',
      columns: ['Unit', 'Open', 'Rough', 'Difficult'],
      rows: allowances(rules),
      notes: [
        `Drag are near closer than ${rules.movement.dragoonsUd} UD to an enemy. Worst terrain touched counts.`,
      ],
    },
    ...moving,
  ];
}
