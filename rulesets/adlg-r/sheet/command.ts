/** The sheet: sequence, command points and the price of orders. */
import { type Block, plusMinus, type TableBlock } from '@grognard/rules-kit';
import type { AdlgRules } from '../model.ts';
import { grades } from '../rules/command/model.ts';
import { price } from '../rules/orders/rows.ts';
import { linesOf } from './lines.ts';

const faces = [1, 2, 3, 4, 5, 6];

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

/** Blocks on command. */
export function commandBlocks(rules: AdlgRules): readonly Block[] {
  const [base, more] = price;
  return [
    {
      kind: 'steps',
      chapter: 'Command',
      title: 'A player’s sequence',
      steps: [
        'Movement: corps by corps, each rolled for and finished before the next.',
        'Shooting: both players.',
        'Combat.',
        'Rout and pursuit.',
        'Victory check of both armies.',
      ],
    },
    commanders(rules),
    {
      kind: 'rules',
      title: 'Command points',
      rules: ['command.points', 'command.free', 'command.free-rally', 'command.free-use', 'command.measure'],
    },
    {
      kind: 'rows',
      title: 'Price of orders in CP',
      parts: [
        { rows: base === undefined ? [] : linesOf([base]).map(asPrice) },
        { heading: 'More', rows: more === undefined ? [] : linesOf([more]) },
      ],
    },
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
        'command.difficult-once',
        'move.too-short',
      ],
    },
    {
      kind: 'rules',
      title: 'Groups',
      rules: [
        'command.group',
        'command.group-wide',
        'command.group-mix',
        'command.group-dragoons',
        'command.group-speed',
      ],
    },
  ];
}

/** A price is no bonus: it is printed without a sign. */
function asPrice({ rule, value }: { readonly rule: string; readonly value?: string | number }) {
  return value === undefined ? { rule } : { rule, value: String(value).replace('+', '') };
}
