/** `base`: the rules before any option. Only this file puts the tables of `data/` together. */
import { columnLimit, scoreSteps } from './data/chart.ts';
import { understaffed, values } from './data/melee.ts';
import { chargeRunCm, rates } from './data/moves.ts';
import { rods } from './data/rods.ts';
import { highWall } from './data/saves.ts';
import { kill, rangeCm } from './data/small-arms.ts';
import { tableFigures } from './data/table.ts';
import type { Rules } from './model.ts';

export const base: Rules = {
  // Optional rules, off until an option puts them in force.
  suspended: ['command.general-test', 'command.general-melee', 'melee.charge-into-cover'],
  smallArms: { kill, rangeCm, squareFace: 1 },
  artillery: { rods, canisterKill: 3, leastKill: 0, shellSaves: 'spread' },
  save: { highWall: highWall.sheet, building: 'high-wall' },
  melee: {
    values,
    scale: 'base',
    contactCap: 4,
    heightAndCover: 'add',
    flankLoss: 0.5,
    understaffed: understaffed.once,
    againstFootInSquare: -1,
    rounding: 'down',
    chart: { kind: 'score', steps: scoreSteps, limit: columnLimit },
  },
  chargeRunCm,
  squarePoints: 'after',
  test: { manner: 'low', target: 7 },
  rates,
  table: tableFigures,
};
