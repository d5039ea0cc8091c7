/** Options of the chapters square, building and woods. */
import { choice, flag, number, option, partsOf, record } from '@grognard/rules-kit';
import { base } from '../base.ts';
import type { Rules } from '../model.ts';
import { setInForce } from '../rules/in-force.ts';
import { reading, tableNumber } from './declare.ts';

const { melee, table } = base;

export const squareOptions = [
  option({
    id: 'square.points',
    title: 'Placing points against a square',
    shape: choice(['after', 'before']),
    default: base.squarePoints,
    effects: { before: 'losses on dice 1, 2, 3, 1, … and the charge on die 3, as rolled.' },
    readBy: ['square'],
    amend: (rules: Rules, squarePoints) => ({ ...rules, squarePoints }),
  }),
  reading(
    {
      id: 'square.failure',
      title: 'Cavalry that fails against a square',
      effects: { R1S: 'it retreats shaken.', '-': 'it stays.' },
    },
    ['R1', 'R1S', '-'],
  ),
  option({
    id: 'square.vs-infantry',
    title: 'A square attacked by foot',
    shape: number(-3, 0),
    default: melee.againstFootInSquare,
    readBy: ['melee'],
    amend: (rules: Rules, againstFootInSquare) =>
      setInForce(
        { ...rules, melee: { ...rules.melee, againstFootInSquare } },
        againstFootInSquare !== 0,
        'square.vs-infantry',
      ),
  }),
  option({
    id: 'square.no-attack',
    title: 'A square does not attack',
    shape: flag(),
    default: true,
    effects: { off: 'it may.' },
    readBy: ['melee'],
    amend: (rules: Rules, forbidden) => setInForce(rules, forbidden, 'square.no-attack'),
  }),
] as const;

export const buildingOptions = [
  option({
    id: 'building.foot-only',
    title: 'Only foot garrisons or assaults a building',
    shape: flag(),
    default: true,
    effects: { off: 'horse and artillery may too.' },
    readBy: ['fire', 'melee'],
    amend: (rules: Rules, only) => setInForce(rules, only, 'building.foot-only'),
  }),
  tableNumber({
    id: 'building.capacity',
    title: 'Companies that a building holds, and the cost of going in',
    says: 'The cost is a share of a move.',
    sets: 'garrison',
    shape: record({
      ...partsOf(number(1, 12), { companies: table.garrison.companies }),
      ...partsOf(number(0, 1), { cost: table.garrison.cost }),
    }),
  }),
  reading(
    {
      id: 'building.outcome',
      title: 'A garrison that is beaten',
      effects: { 'eliminated-on-R2': 'a garrison that should rout is destroyed.' },
    },
    ['driven-out', 'eliminated-on-R2'],
  ),
] as const;

export const woodsOptions = [
  option({
    id: 'woods.no-charge',
    title: 'No charge points inside woods',
    shape: flag(),
    default: true,
    effects: { off: 'charges count there too.' },
    readBy: ['melee', 'react'],
    amend: (rules: Rules, forbidden) => setInForce(rules, forbidden, 'woods.no-charge'),
  }),
  tableNumber({
    id: 'woods.sight',
    title: 'Depth of a wood edge (cm)',
    sets: 'woodsSightCm',
    shape: number(0, 30),
  }),
] as const;
