/** Options of the chapters unit, turn, formation, move and terrain. */
import { choice, flag, list, number, option, optional, partsOf, record } from '@grognard/rules-kit';
import { base } from '../base.ts';
import type { Rules } from '../model.ts';
import { setInForce } from '../rules/in-force.ts';
import { reading, tableFlag, tableNumber } from './declare.ts';

const { table } = base;
const millimetres = list(number(1, 200), { min: 2, max: 2 });
const share = number(0, 1);

export const unitOptions = [
  tableNumber({
    id: 'unit.light-base-size',
    title: 'Soldiers of a light company at the start',
    effects: { 2: 'smaller companies.' },
    sets: 'lightBaseSize',
    shape: choice([2, 3]),
  }),
  tableNumber({
    id: 'unit.strength',
    title: 'Bases of each kind at the start',
    sets: 'strength',
    shape: record(partsOf(number(1, 12), table.strength)),
  }),
  tableNumber({
    id: 'unit.battery-strength',
    title: 'Pieces of a battery and gunners of a piece',
    sets: 'battery',
    shape: record({
      ...partsOf(number(1, 8), { guns: table.battery.guns, howitzers: table.battery.howitzers }),
      ...partsOf(number(1, 3), { crew: table.battery.crew }),
    }),
  }),
  reading(
    {
      id: 'unit.bases-left',
      title: 'Rounding of bases left',
      effects: { down: 'a base that has lost a soldier no longer counts.' },
    },
    ['up', 'down'],
  ),
  reading(
    {
      id: 'unit.base-removed',
      title: 'Which emptied base is removed',
      effects: { any: 'whichever its owner chooses.' },
    },
    ['end', 'any'],
  ),
  tableNumber({
    id: 'unit.base-size',
    title: 'Footprints, width and depth in mm',
    sets: 'baseSize',
    shape: record({
      foot: optional(millimetres, table.baseSize.foot, 'Foot'),
      trooper: optional(millimetres, table.baseSize.trooper, 'Trooper'),
      gun: optional(millimetres, table.baseSize.gun, 'Gun'),
      limbered: optional(millimetres, table.baseSize.limbered, 'Limbered gun'),
    }),
  }),
] as const;

export const turnOptions = [
  reading(
    {
      id: 'turn.first',
      title: 'First player turn',
      effects: {
        'first-side': 'in the scenario’s order, without a roll.',
        'second-side': 'in the scenario’s order, without a roll.',
      },
    },
    ['roll', 'first-side', 'second-side'],
  ),
  reading(
    {
      id: 'turn.start-step',
      title: 'When units rally and reform',
      effects: { end: 'at the end of the player turn.' },
    },
    ['start', 'end'],
  ),
  reading(
    {
      id: 'turn.loss-window',
      title: 'Period over which losses are counted',
      effects: { 'both-turns': 'over the player turns of both sides.' },
    },
    ['player-turn', 'both-turns'],
  ),
  option({
    id: 'turn.guns-fire-or-move',
    title: 'A battery either fires or moves',
    shape: flag(),
    default: true,
    effects: { off: 'a battery that has moved may still fire.' },
    readBy: ['fire'],
    amend: (rules: Rules, forbidden) => setInForce(rules, forbidden, 'turn.guns-fire-or-move'),
  }),
  tableFlag({
    id: 'turn.fire-then-attack',
    title: 'A unit that fired may not move into contact',
    effects: { off: 'it may.' },
  }),
  reading(
    {
      id: 'turn.melee-order',
      title: 'Order of melees',
      effects: { 'left-to-right': 'as seen by the active side.' },
    },
    ['active-side', 'left-to-right'],
  ),
  reading(
    {
      id: 'turn.reactions',
      title: 'When reactions are resolved',
      effects: { 'after-movement': 'once all attacks have moved.' },
    },
    ['each-attack', 'after-movement'],
  ),
  reading(
    {
      id: 'turn.unit-order',
      title: 'Order of a side’s units',
      effects: { 'left-to-right': 'as seen by that side.' },
    },
    ['owner', 'left-to-right'],
  ),
] as const;

export const formationOptions = [
  tableNumber({
    id: 'formation.shapes',
    title: 'Width of a column, gaps of open order',
    sets: 'shapes',
    shape: record({
      ...partsOf(number(1, 4), { columnWidth: table.shapes.columnWidth }),
      ...partsOf(number(0, 6), { openGapCm: table.shapes.openGapCm }),
    }),
  }),
  tableNumber({
    id: 'formation.change-cost',
    title: 'Cost of a change of formation',
    sets: 'changeCost',
    shape: share,
  }),
  tableNumber({
    id: 'formation.limber-cost',
    title: 'Cost of limbering or unlimbering',
    sets: 'limberCost',
    shape: share,
  }),
  reading(
    {
      id: 'formation.facing',
      title: 'Front, flank and rear',
      effects: { diagonals: 'separated by lines at 45° from the corners.' },
    },
    ['edge-lines', 'diagonals'],
  ),
] as const;

export const moveOptions = [
  option({
    id: 'move.rates',
    rule: 'move.infantry-line',
    title: 'Moves in cm',
    shape: record(partsOf(number(1, 100), { ...base.rates })),
    default: base.rates,
    says: 'Rout moves start from these.',
    readBy: ['rout'],
    amend: (rules: Rules, rates) => ({ ...rules, rates }),
  }),
  reading({ id: 'move.wheel', title: 'Measuring a wheel', effects: { free: 'wheels cost nothing.' } }, [
    'outer-corner',
    'free',
  ]),
  tableNumber({
    id: 'move.manoeuvre',
    title: 'Cost of an about-face, a sidestep, a move backwards',
    says: 'Costs are shares of a move.',
    sets: 'manoeuvre',
    shape: record({
      aboutFace: optional(share, table.manoeuvre.aboutFace, 'About-face'),
      sidestep: optional(share, table.manoeuvre.sidestep, 'Sidestep'),
      backward: optional(share, table.manoeuvre.backward, 'Backwards'),
      sidestepCm: optional(number(0, 18), table.manoeuvre.sidestepCm, 'Length of a sidestep (cm)'),
    }),
  }),
  reading(
    {
      id: 'move.through-friends',
      title: 'Passing through friends',
    },
    ['open-order', 'nobody', 'everybody'],
  ),
  tableNumber({
    id: 'move.enemy-gap',
    title: 'Distance kept from the enemy (cm)',
    sets: 'enemyGapCm',
    shape: number(0, 5),
  }),
] as const;

export const terrainOptions = [
  tableNumber({
    id: 'terrain.rates',
    title: 'Terrain factors on movement',
    says: '0: cannot be crossed.',
    sets: 'terrainRates',
    shape: record(partsOf(number(0, 1), table.terrainRates)),
  }),
  option({
    id: 'terrain.woods-forbidden',
    title: 'Horse and artillery may not enter woods',
    shape: flag(),
    default: true,
    effects: { off: 'they may.' },
    readBy: ['melee', 'react'],
    amend: (rules: Rules, forbidden) => setInForce(rules, forbidden, 'terrain.woods-forbidden'),
  }),
  tableNumber({
    id: 'terrain.road',
    title: 'Road factor on movement',
    sets: 'roadFactor',
    shape: number(1, 2),
  }),
  reading(
    {
      id: 'terrain.river',
      title: 'Crossing rivers',
      effects: { 'half-rate': 'anywhere, at half rate.' },
    },
    ['bridge-or-ford', 'half-rate'],
  ),
] as const;
