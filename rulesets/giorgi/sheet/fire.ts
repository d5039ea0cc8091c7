/** Blocks of the sheet: fire, rods and saves. */
import { type Block, bareLength, type Cell, fixedValues, template } from '@grognard/rules-kit';
import { calibres, type FootKind, footKinds, isLightInfantry, type Rules } from '../model.ts';
import { killSections } from '../rules/fire/dice.ts';
import { fire } from '../rules/fire/procedure.ts';
import { saveSections } from '../rules/fire/saves.ts';
import { span } from '../words/amounts.ts';
import { labels } from '../words/en-labels.ts';
import { calibreNames, kindNames } from '../words/names.ts';
import { cell, inTwo } from './cells.ts';

const rangeRules: Readonly<Record<FootKind, string>> = {
  line: 'fire.line-range',
  grenadier: 'fire.foot-range',
  guard: 'fire.foot-range',
  militia: 'fire.foot-range',
  light: 'fire.light-range',
  rifle: 'fire.rifle-range',
};

/** Number of a kill row. */
function killOf(rules: Rules, rule: string): number {
  return fixedValues(killSections(rules))[rule] ?? 0;
}

function smallArmsTable({ smallArms }: Rules): Block {
  return {
    kind: 'table',
    chapter: 'Fire',
    title: 'Small arms',
    columns: ['Who', 'Dice', 'Kills on', 'cm'],
    rows: [
      ...footKinds.map((kind) => [
        kindNames[kind],
        cell(isLightInfantry(kind) ? 'per company' : 'per 2 bases', `fire.${kind}-dice`),
        cell(span(smallArms.kill[kind]), `fire.${kind}-kill`),
        cell(bareLength(smallArms.rangeCm[kind]), rangeRules[kind]),
      ]),
      [
        'carbines',
        cell('per 2 troopers', 'fire.carbine-dice'),
        cell(span(smallArms.kill.carbine), 'fire.carbine-kill'),
        cell(bareLength(smallArms.rangeCm.carbine), 'fire.carbine-range'),
      ],
      ['face of a square', cell(smallArms.squareFace, 'fire.square-face'), 'by kind', 'by kind'],
      ['garrison', cell('per company', 'building.fire'), 'by kind', 'by kind'],
    ],
    notes: ['Inside woods only light infantry fires, at half range.'],
  };
}

function rodsTable(rules: Rules): Block {
  const { rods, canisterKill } = rules.artillery;
  const { howitzer } = rods;
  return {
    kind: 'table',
    chapter: 'Fire',
    title: 'Guns: reach in cm',
    columns: ['', 'Canister', 'Near', 'Middle', 'Far'],
    rows: [
      ...calibres.map((calibre) => {
        const { canister, near, middle, far } = rods[calibre];
        return [
          calibreNames[calibre],
          ...[canister, near, middle, far].map((cm) => cell(bareLength(cm), 'artillery.rods')),
        ];
      }),
      [
        'kills on',
        cell(span(canisterKill), 'artillery.canister-kill'),
        cell(span(killOf(rules, 'artillery.sector-near')), 'artillery.sector-near'),
        cell(span(killOf(rules, 'artillery.sector-middle')), 'artillery.sector-middle'),
        cell(span(killOf(rules, 'artillery.sector-far')), 'artillery.sector-far'),
      ],
      [
        'howitzer',
        howitzer.canister > 0
          ? cell(bareLength(howitzer.canister), 'artillery.rods')
          : cell('none', 'artillery.howitzer-canister'),
        cell(template('from {cm}', { cm: bareLength(howitzer.minimum) }), 'artillery.howitzer-range'),
        cell(`kills ${span(killOf(rules, 'artillery.howitzer-kill'))}`, 'artillery.howitzer-kill'),
        cell(template('to {cm}', { cm: bareLength(howitzer.maximum) }), 'artillery.howitzer-range'),
      ],
    ],
  };
}

function savesTable(rules: Rules): Block {
  const cells = Object.entries(fixedValues(saveSections(rules).all)).map(([id, value]): Cell[] => [
    cell(span(value), id),
    labels[id] ?? id,
  ]);
  return {
    kind: 'table',
    chapter: 'Fire',
    title: 'Saves: the best row only',
    columns: ['On', 'Target', 'On', 'Target'],
    rows: inTwo(cells),
  };
}

const volleyOdds: Block = {
  kind: 'odds',
  chapter: 'Fire',
  title: 'Chance to kill two or more, which makes the target test',
  procedure: 'fire',
  input: { shot: 'small-arms', firer: { kind: 'line' }, target: { kind: 'line' } },
  down: {
    title: 'Firer',
    values: [
      { label: 'line, 4 bases', set: {} },
      { label: 'line, 6 bases', set: { 'firer.bases': 6 } },
      { label: 'grenadiers, 4 bases', set: { 'firer.kind': 'grenadier' } },
      { label: 'light, 4 companies', set: { 'firer.kind': 'light' } },
      { label: 'canister', set: { shot: 'canister', 'firer.kind': 'gun' } },
    ],
  },
  across: {
    title: 'Target’s cover',
    values: [
      { label: 'open', set: {} },
      { label: 'light', set: { 'target.cover': 'light' } },
      { label: 'low wall', set: { 'target.cover': 'low-wall' } },
      { label: 'high wall', set: { 'target.cover': 'high-wall' } },
    ],
  },
  count: [{ field: 'killed', atLeast: 2 }],
};

export function fireBlocks(rules: Rules): readonly Block[] {
  return [
    { kind: 'steps', chapter: 'Fire', title: 'A shot', steps: fire.steps },
    smallArmsTable(rules),
    rodsTable(rules),
    {
      kind: 'rules',
      chapter: 'Fire',
      title: 'Gun fire',
      rules: [
        'artillery.round-dice',
        'artillery.enfilade',
        'artillery.square-dice',
        'artillery.canister-dice',
        'artillery.canister-nearest',
        'artillery.howitzer-dice',
        'artillery.howitzer-saves',
        'artillery.half-battery',
        'artillery.no-woods',
        'artillery.no-round-at-open-order',
        'artillery.assaulted',
      ],
    },
    savesTable(rules),
    {
      kind: 'rules',
      chapter: 'Fire',
      title: 'Cover and higher ground',
      rules: [
        'terrain.cover-light',
        'terrain.cover-heavy',
        'terrain.behind',
        'terrain.contour',
        'terrain.blocks',
      ],
    },
    volleyOdds,
  ];
}
