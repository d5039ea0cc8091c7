/** The sheet: the turn, moves, formations and terrain. */
import type { Block, Cell } from '@grognard/rules-kit';
import type { Rules } from '../model.ts';
import { share } from '../words/amounts.ts';

const cell = (text: string | number, rule: string): Cell => ({ text, rule });

function moves({ rates }: Rules): Block {
  return {
    kind: 'table',
    chapter: 'Turn and movement',
    title: 'Moves in cm',
    columns: ['Unit', 'cm', 'Unit', 'cm'],
    rows: [
      [
        'Foot, column',
        cell(rates['infantry-column'], 'move.infantry-column'),
        'Light cavalry',
        cell(rates['light-cavalry'], 'move.light-cavalry'),
      ],
      [
        'Foot, open order',
        cell(rates['infantry-open'], 'move.infantry-open'),
        'Medium cavalry',
        cell(rates['medium-cavalry'], 'move.medium-cavalry'),
      ],
      [
        'Foot, line',
        cell(rates['infantry-line'], 'move.infantry-line'),
        'Heavy cavalry',
        cell(rates['heavy-cavalry'], 'move.heavy-cavalry'),
      ],
      [
        'Foot, square',
        cell(rates['infantry-square'], 'move.infantry-square'),
        'General',
        cell(rates.general, 'move.general'),
      ],
      [
        'Foot artillery, limbered',
        cell(rates['foot-guns'], 'move.foot-guns'),
        'Horse artillery, limbered',
        cell(rates['horse-guns'], 'move.horse-guns'),
      ],
      ['Guns, manhandled', cell(rates.manhandled, 'move.foot-guns'), '', ''],
    ],
  };
}

function terrain({ table }: Rules): Block {
  const { terrainRates } = table;
  const factor = (part: number): string => (part === 0 ? 'no crossing' : `× ${part}`);
  return {
    kind: 'table',
    chapter: 'Turn and movement',
    title: 'Terrain and manoeuvre',
    columns: ['What', 'Move'],
    rows: [
      ['Woods, foot only', cell('× 0.5', 'terrain.woods-rate')],
      ['Stream', cell(factor(terrainRates.stream), 'terrain.rates')],
      ['Plough', cell(factor(terrainRates.plough), 'terrain.rates')],
      ['Uphill', cell(factor(terrainRates.uphill), 'terrain.rates')],
      ['Hedge', cell(factor(terrainRates.hedge), 'terrain.rates')],
      ['Low wall', cell(factor(terrainRates['low-wall']), 'terrain.rates')],
      ['High wall', cell(factor(terrainRates['high-wall']), 'terrain.rates')],
      ['Road, column or limbered', cell(factor(table.roadFactor), 'terrain.road')],
      ['Change of formation', cell(share(table.changeCost), 'formation.change-cost')],
      ['Limber, unlimber', cell(share(table.limberCost), 'formation.limber-cost')],
      ['About-face', cell(share(table.manoeuvre.aboutFace), 'move.manoeuvre')],
      [
        `Sidestep to ${table.manoeuvre.sidestepCm} cm`,
        cell(share(table.manoeuvre.sidestep), 'move.manoeuvre'),
      ],
      ['Into a building', cell(share(table.garrison.cost), 'building.capacity')],
    ],
  };
}

/** The blocks of the turn and of movement. */
export function turnBlocks(rules: Rules): readonly Block[] {
  return [
    {
      kind: 'steps',
      chapter: 'Turn and movement',
      title: 'Player turn',
      steps: [
        'Rally tests and rout moves, then reforming.',
        'Gun fire.',
        'Small-arms fire.',
        'Movement and attacks; each attack draws its reactions: fire, flight, or a tested answer.',
        'Melees, in the order the active side likes.',
        'Breaking point: friends near a new rout may have to test.',
      ],
    },
    moves(rules),
    terrain(rules),
    {
      kind: 'rules',
      chapter: 'Turn and movement',
      title: 'Remember',
      rules: [
        'turn.fire-or-move',
        'turn.fire-then-move',
        'move.enemy-gap',
        'attack.no-change',
        'attack.charge-run',
      ],
    },
  ];
}
