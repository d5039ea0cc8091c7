/** Sheet blocks for the sequence, command points and the price of orders. */
import { type Block, fixedValues, plusMinus, type TableBlock, textList } from '@grognard/rules-kit';
import type { AdlgRules } from '../model.ts';
import { grades } from '../rules/command/model.ts';
import { price } from '../rules/orders/rows.ts';
import { labelsOrders } from '../words/labels-orders.ts';
import { linesOf } from './lines.ts';

const faces = [1, 2, 3, 4, 5, 6];
const basePrices = price.slice(0, 1);
const surcharges = price.slice(1);

function commanders({ command }: AdlgRules): TableBlock {
  const { lightRange, dividedBy } = command;
  return {
    kind: 'table',
    title: 'Commanders: value, range in UD, CP by die',
    columns: ['Grade', 'Value', 'Range', 'LI LH Drag', ...faces.map(String)],
    rows: grades.map((grade) => {
      const { id, value, rangeUd } = command.grades[grade];
      return [
        { text: grade, rule: id },
        plusMinus(value),
        rangeUd,
        rangeUd * lightRange,
        ...faces.map((face) => Math.ceil((face + value) / dividedBy)),
      ];
    }),
  };
}

/** Orders by their price, the cheapest first. */
function prices(): TableBlock {
  const byPrice = new Map<number, string[]>();
  for (const [id, cp] of Object.entries(fixedValues(basePrices))) {
    const label = labelsOrders[id] ?? id;
    byPrice.set(cp, [...(byPrice.get(cp) ?? []), label]);
  }
  return {
    kind: 'table',
    title: 'Price of orders',
    columns: ['CP', 'Order'],
    rows: [...byPrice]
      .sort(([a], [b]) => a - b)
      .map(([cp, labels]) => [
        cp,
        textList(
          labels.flatMap((label, i) => (i === 0 ? [label] : [' · ', label])),
          'nothing',
        ),
      ]),
  };
}

/** Uses of command points. */
const commandPoints: readonly Block[] = [
  {
    kind: 'rules',
    title: 'Command points',
    rules: ['command.points', 'command.free', 'command.free-rally', 'command.free-use'],
  },
];

const manoeuvres: readonly Block[] = [
  {
    kind: 'rules',
    title: 'Difficult manoeuvres',
    rules: [
      'move.third-difficult',
      'move.exit-difficult',
      'unit.unmanoeuvrable',
      'move.unmanoeuvrable-turn',
      'move.deep-turn',
      'move.unmanoeuvrable-front',
      'move.unmanoeuvrable-short',
    ],
  },
  {
    kind: 'rules',
    title: 'Groups and command range',
    fullOnly: true,
    rules: [
      'command.measure',
      'command.difficult-once',
      'move.too-short',
      'command.group',
      'command.group-wide',
      'command.group-mix',
      'command.group-dragoons',
      'command.group-speed',
    ],
  },
];

export function commandBlocks(rules: AdlgRules): readonly Block[] {
  return [
    {
      kind: 'steps',
      chapter: 'Command',
      title: 'A player’s sequence',
      steps: [
        'Movement, one corps after the other.',
        'Shooting: both players.',
        'Combat.',
        'Rout and pursuit.',
        'Victory check.',
      ],
    },
    commanders(rules),
    ...commandPoints,
    prices(),
    { kind: 'rows', title: 'More CP', parts: [{ rows: linesOf(surcharges) }] },
    ...manoeuvres,
  ];
}
