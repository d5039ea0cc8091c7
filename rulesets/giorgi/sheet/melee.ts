/** Blocks of the sheet: melee, the chart, open order, squares and buildings. */
import {
  type Block,
  type Cell,
  fixedValues,
  plusMinus,
  type ResultTable,
  type TextList,
  textList,
} from '@grognard/rules-kit';
import { diceSums, evenDice } from '../data/chart.ts';
import { coverPoints, heightPoints } from '../data/melee.ts';
import { type Chart, type ChartCell, kinds, type Rules } from '../model.ts';
import { melee } from '../rules/melee/procedure.ts';
import { fighterSections } from '../rules/melee/rows.ts';
import { skirmish } from '../rules/melee/skirmish.ts';
import { square } from '../rules/melee/square.ts';
import { labels } from '../words/en-labels.ts';
import { kindNames } from '../words/names.ts';
import { cell, inTwo } from './cells.ts';

function valuesTable({ melee: { values } }: Rules): Block {
  const cells = kinds.map((kind): Cell[] => [kindNames[kind], cell(values[kind], `melee.value-${kind}`)]);
  return {
    kind: 'table',
    chapter: 'Melee',
    title: 'Values',
    columns: ['Unit', 'Value', 'Unit', 'Value'],
    rows: inTwo(cells),
  };
}

function pointsTable(rules: Rules): Block {
  const point = (id: string, value: number): Cell[] => [cell(plusMinus(value), id), labels[id] ?? id];
  const perUnit = Object.entries(fixedValues(fighterSections(rules)))
    .filter(([id]) => !id.startsWith('melee.value-'))
    .map(([id, value]) => point(id, value));
  const perBase = [
    point('melee.light-cover', coverPoints.light),
    point('melee.low-wall', coverPoints['low-wall']),
    point('melee.heavy-cover', coverPoints['high-wall']),
    point('melee.woods', coverPoints.woods),
    point('melee.elevated', heightPoints),
  ];
  return {
    kind: 'table',
    chapter: 'Melee',
    title: 'Points',
    columns: ['', rules.melee.scale === 'base' ? 'Each base in contact' : 'Each unit', '', 'Each unit'],
    rows: perUnit.map((right, i) => [...(perBase[i] ?? ['', '']), ...right]),
  };
}

/** A cell as the chart prints it: soldiers lost and result of the attacker, then of the defender. */
function notation({ attacker, defender }: ChartCell): TextList {
  return textList([attacker.lost, attacker.result, '/', defender.lost, defender.result], 'nothing');
}

function scoreRows(steps: ResultTable<ChartCell>): readonly (readonly Cell[])[] {
  let from: number | null = null;
  return steps.map(({ to, gives }) => {
    const low = from;
    from = to === undefined ? null : to + 1;
    const score =
      low === null
        ? `${plusMinus(to ?? 0)} or less`
        : to === undefined
          ? `${plusMinus(low)} or more`
          : low === to
            ? plusMinus(to)
            : `${plusMinus(low)} to ${plusMinus(to)}`;
    return [score, cell(notation(gives), 'melee.chart')];
  });
}

function chartBlock(chart: Chart): Block {
  if (chart.kind === 'score') {
    return {
      kind: 'table',
      chapter: 'Melee',
      title: `Chart: differential + two dice − ${evenDice}`,
      columns: ['Score', 'Cell', 'Score', 'Cell'],
      rows: inTwo(scoreRows(chart.steps)),
      notes: [
        `Differential no further than ±${chart.limit}.`,
        'Attacker/defender: soldiers lost, then R1 retreat half a move facing the enemy · R1S the same, shaken · R2 rout · AV advance half a move · BT break through, a whole move at once · - stay.',
      ],
    };
  }
  const sums = Array.from({ length: diceSums.highest - diceSums.lowest + 1 }, (_, i) => i + diceSums.lowest);
  return {
    kind: 'table',
    chapter: 'Melee',
    title: 'Chart of the club',
    wide: true,
    columns: ['Differential', ...sums.map(String)],
    rows: chart.columns.map((column, i) => [
      chart.min + i,
      ...column.map((found) => cell(notation(found), 'melee.chart')),
    ]),
  };
}

const meleeOdds: Block = {
  kind: 'odds',
  chapter: 'Melee',
  title: 'Chance that the defender routs',
  procedure: 'melee',
  input: { attackers: [{ kind: 'line' }], defenders: [{ kind: 'line' }] },
  down: {
    title: 'Attacker',
    values: [
      { label: 'line', set: {} },
      { label: 'line charging', set: { attackers: [{ kind: 'line', charging: true }] } },
      { label: 'grenadiers charging', set: { attackers: [{ kind: 'grenadier', charging: true }] } },
      {
        label: 'light cav. charging',
        set: { attackers: [{ kind: 'light-cavalry', bases: 6, charging: true }] },
      },
      {
        label: 'heavy cav. charging',
        set: { attackers: [{ kind: 'heavy-cavalry', bases: 6, charging: true }] },
      },
    ],
  },
  across: {
    title: 'Defender',
    values: [
      { label: 'line', set: {} },
      { label: 'shaken', set: { defenders: [{ kind: 'line', shaken: true }] } },
      { label: 'in flank', set: { defenders: [{ kind: 'line', flank: true }] } },
      { label: 'low wall', set: { defenders: [{ kind: 'line', cover: 'low-wall' }] } },
      { label: 'guns', set: { defenders: [{ kind: 'gun' }] } },
    ],
  },
  count: [{ field: 'defender.result', is: 'R2' }],
};

const squareOdds: Block = {
  kind: 'odds',
  chapter: 'Melee',
  title: 'Chance to break a square',
  procedure: 'square',
  input: { index: 3, troopers: 6 },
  down: {
    title: 'Index',
    values: [2, 3, 4, 5].map((index) => ({ label: String(index), set: { index } })),
  },
  across: {
    title: 'Points',
    values: [
      { label: 'none', set: {} },
      { label: 'charge', set: { charging: true } },
      { label: 'charge, 1 lost', set: { charging: true, losses: 1 } },
      { label: 'charge, 2 lost', set: { charging: true, losses: 2 } },
      { label: 'charge, 3 lost', set: { charging: true, losses: 3 } },
    ],
  },
  count: [{ field: 'broken', is: true }],
};

export function meleeBlocks(rules: Rules): readonly Block[] {
  return [
    { kind: 'steps', chapter: 'Melee', title: 'A melee', steps: melee.steps },
    valuesTable(rules),
    pointsTable(rules),
    chartBlock(rules.melee.chart),
    {
      kind: 'rules',
      chapter: 'Melee',
      title: 'In melee',
      rules: [
        'building.double',
        'building.replaces',
        'melee.flank',
        'melee.contact-cap',
        'melee.r1-shaken',
        'melee.guns-lost',
      ],
    },
    meleeOdds,
    {
      kind: 'rules',
      chapter: 'Melee',
      title: skirmish.title,
      rules: ['skirmish.pressed-home', 'skirmish.pass-through', 'skirmish.rout-scope'],
    },
    {
      kind: 'rules',
      chapter: 'Melee',
      title: 'Buildings',
      rules: ['building.four-battalions', 'building.no-charge', 'building.outcome'],
    },
    { kind: 'steps', chapter: 'Melee', title: square.title, steps: square.steps },
    squareOdds,
  ];
}
