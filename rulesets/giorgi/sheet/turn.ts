/** Blocks of the sheet: the turn, moves, formations and terrain. */
import { type Block, bareLength, type Cell, textList } from '@grognard/rules-kit';
import { woodsRate } from '../data/moves.ts';
import type { Rules } from '../model.ts';
import { shareOfMove } from '../words/amounts.ts';
import { cell } from './cells.ts';

function moves({ rates }: Rules): Block {
  return {
    kind: 'table',
    chapter: 'Turn and movement',
    title: 'Moves in cm',
    columns: ['Unit', 'cm', 'Unit', 'cm'],
    rows: [
      [
        'Foot, column',
        cell(bareLength(rates['infantry-column']), 'move.infantry-column'),
        'Light cavalry',
        cell(bareLength(rates['light-cavalry']), 'move.light-cavalry'),
      ],
      [
        'Foot, open order',
        cell(bareLength(rates['infantry-open']), 'move.infantry-open'),
        'Medium cavalry',
        cell(bareLength(rates['medium-cavalry']), 'move.medium-cavalry'),
      ],
      [
        'Foot, line',
        cell(bareLength(rates['infantry-line']), 'move.infantry-line'),
        'Heavy cavalry',
        cell(bareLength(rates['heavy-cavalry']), 'move.heavy-cavalry'),
      ],
      [
        'Foot, square',
        cell(bareLength(rates['infantry-square']), 'move.infantry-square'),
        'General',
        cell(bareLength(rates.general), 'move.general'),
      ],
      [
        'Foot artillery, limbered',
        cell(bareLength(rates['foot-guns']), 'move.foot-guns'),
        'Horse artillery, limbered',
        cell(bareLength(rates['horse-guns']), 'move.horse-guns'),
      ],
      ['Guns, manhandled', cell(bareLength(rates.manhandled), 'move.foot-guns'), '', ''],
    ],
  };
}

/** Merges rows with the same rule and number: `Stream, plough: × 0.5`. */
function together(rows: readonly (readonly [what: string, text: string, rule: string])[]): Cell[][] {
  const byFigure = new Map<string, { readonly names: string[]; readonly figure: Cell }>();
  for (const [what, text, rule] of rows) {
    const known = byFigure.get(rule + text);
    if (known === undefined) byFigure.set(rule + text, { names: [what], figure: cell(text, rule) });
    else known.names.push(what.charAt(0).toLowerCase() + what.slice(1));
  }
  return [...byFigure.values()].map(({ names, figure }) => [textList(names), figure]);
}

function terrain({ table }: Rules): Block {
  const { terrainRates, manoeuvre } = table;
  const factor = (part: number): string => (part === 0 ? 'no crossing' : `× ${part}`);
  return {
    kind: 'table',
    chapter: 'Turn and movement',
    title: 'Terrain and manoeuvre',
    columns: ['What', 'Move'],
    rows: together([
      ['Woods, foot only', factor(woodsRate), 'terrain.woods-rate'],
      ['Stream', factor(terrainRates.stream), 'terrain.rates'],
      ['Plough', factor(terrainRates.plough), 'terrain.rates'],
      ['Uphill', factor(terrainRates.uphill), 'terrain.rates'],
      ['Hedge', factor(terrainRates.hedge), 'terrain.rates'],
      ['Low wall', factor(terrainRates['low-wall']), 'terrain.rates'],
      ['High wall', factor(terrainRates['high-wall']), 'terrain.rates'],
      ['Road, in column or limbered', factor(table.roadFactor), 'terrain.road'],
      ['Change of formation', shareOfMove(table.changeCost), 'formation.change-cost'],
      ['Limber, unlimber', shareOfMove(table.limberCost), 'formation.limber-cost'],
      ['About-face', shareOfMove(manoeuvre.aboutFace), 'move.manoeuvre'],
      [`Sidestep to ${manoeuvre.sidestepCm} cm`, shareOfMove(manoeuvre.sidestep), 'move.manoeuvre'],
      ['Into a building', shareOfMove(table.garrison.cost), 'building.capacity'],
    ]),
  };
}

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
        'move.through-friends',
        'attack.no-change',
        'attack.nearest',
        'attack.charge-run',
      ],
    },
  ];
}
