/** Table options of the chapters unit, ability, square, fortification, wagon and artillery. */
import { choice, flag, list, number, option, optional, partsOf, record } from '@grognard/rules-kit';
import { base } from '../../base.ts';
import { kinds } from '../../model.ts';
import { tableFigure } from './figure.ts';

const { udMm, footprints, stakes } = base.table;

export const unitOptions = [
  option({
    id: 'unit.becomes-disordered',
    title: 'What a unit loses that becomes Disordered',
    shape: choice(['one-if-none', 'always-one']),
    default: 'one-if-none',
    effects: { 'always-one': '1 point, markers or not.' },
  }),
  tableFigure({
    id: 'unit.ud',
    title: 'One UD in mm, with small and with large figures',
    shape: record(partsOf(number(10, 100), udMm)),
    sets: 'udMm',
  }),
  tableFigure({
    id: 'unit.footprint',
    title: 'Width and depth of bases in UD',
    shape: record(partsOf(list(number(0.25, 4), { min: 2, max: 2 }), footprints)),
    sets: 'footprints',
  }),
  option({
    id: 'ability.caracole-behind',
    title: 'Where the second Caracole unit stands',
    shape: choice(['touching', 'within-1-ud']),
    default: 'touching',
    effects: { 'within-1-ud': 'directly behind, with a gap of at most 1 UD.' },
  }),
  option({
    id: 'ability.reduced-who',
    title: 'Which units are Reduced Shooters',
    shape: list(choice(kinds), { min: 0, max: kinds.length }),
    default: [],
  }),
  option({
    id: 'square.when',
    title: 'When a square is formed or left',
    shape: choice(['whole-move', 'free']),
    default: 'whole-move',
    effects: { free: 'the unit may still move.' },
  }),
  option({
    id: 'square.no-move',
    title: 'A square does not move',
    shape: flag(),
    default: true,
    effects: { off: 'it moves 1 UD, but does not charge.' },
  }),
  tableFigure({
    id: 'fortification.stakes',
    title: 'Planting stakes: distance from every enemy in UD, and price in CP',
    shape: record({
      ud: optional(number(0, 10), stakes.ud, 'Distance from every enemy in UD'),
      cp: optional(number(0, 3), stakes.cp, 'Price in CP'),
    }),
    sets: 'stakes',
  }),
  option({
    id: 'wagon.battle-ready-when',
    title: 'When war wagons are battle-ready',
    shape: choice(['not-moved', 'always', 'by-order']),
    default: 'not-moved',
    effects: { 'by-order': 'for 1 CP.' },
  }),
  option({
    id: 'artillery.at-flank',
    title: 'When guns shoot at a flank',
    shape: choice(['behind-front-line', 'struck-edge']),
    default: 'behind-front-line',
    effects: { 'struck-edge': 'by the edge nearest to the gun.' },
  }),
  tableFigure({
    id: 'artillery.pivot-cost',
    title: 'What a pivot of artillery costs, in UD',
    shape: number(0, 2),
    sets: 'pivotUd',
  }),
] as const;
