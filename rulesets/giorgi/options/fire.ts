/** Options of the chapters fire, artillery and save. */
import { choice, number, option, optional, optionsOn, partsOf, record, refine } from '@grognard/rules-kit';
import { base } from '../base.ts';
import { highWall } from '../data/saves.ts';
import type { Rod, Rules } from '../model.ts';
import { setInForce } from '../rules/in-force.ts';
import { reading, tableNumber } from './declare.ts';

const smallArmsOption = optionsOn(base, 'smallArms');
const artilleryOption = optionsOn(base, 'artillery');

const { smallArms, artillery, table } = base;

export const fireOptions = [
  smallArmsOption({
    id: 'fire.kill',
    rule: 'fire.grenadier-kill',
    title: 'Kill numbers of small arms',
    shape: record(partsOf(number(1, 6), smallArms.kill)),
    sets: 'kill',
    readBy: ['fire'],
  }),
  smallArmsOption({
    id: 'fire.range',
    title: 'Ranges of small arms (cm)',
    shape: record(partsOf(number(1, 200), smallArms.rangeCm)),
    sets: 'rangeCm',
    readBy: ['fire'],
  }),
  reading({ id: 'fire.measure', title: 'Measuring range', effects: { centre: 'from centre to centre.' } }, [
    'nearest',
    'centre',
  ]),
  reading(
    {
      id: 'fire.bear',
      title: 'Bases able to fire at a target',
      effects: { 'whole-unit': 'all of them or none.' },
    },
    ['each-base', 'whole-unit'],
  ),
  smallArmsOption({
    id: 'fire.square-face',
    title: 'Dice from each face of a square',
    shape: number(1, 3),
    sets: 'squareFace',
    readBy: ['fire'],
  }),
  reading(
    {
      id: 'fire.one-target',
      title: 'Choice of target',
      effects: { nearest: 'it must be the nearest.', split: 'a target for each pair or base.' },
    },
    ['free', 'nearest', 'split'],
  ),
] as const;

const cm = number(0, 200);

/** A rod with some of its marks given. The marks may not decrease. */
function rodShape(rod: Rod) {
  return refine(record(partsOf(number(0, 200), { ...rod })), ({ canister, near, middle, far }) =>
    canister <= near && near <= middle && middle <= far
      ? null
      : 'the marks of a rod rise: canister, near, middle, far',
  );
}

const { rods } = artillery;
const howitzerShape = refine(
  record({
    canister: optional(cm, rods.howitzer.canister, 'Canister to (0: none)'),
    minimum: optional(cm, rods.howitzer.minimum, 'From'),
    maximum: optional(cm, rods.howitzer.maximum, 'To'),
  }),
  ({ canister, minimum, maximum }) =>
    canister <= minimum && minimum <= maximum
      ? null
      : 'the marks of a howitzer rise: canister, minimum, maximum',
);

const rodsShape = record({
  '4lb': optional(rodShape(rods['4lb']), rods['4lb'], '4-pounder'),
  '6lb': optional(rodShape(rods['6lb']), rods['6lb'], '6-pounder'),
  '8lb': optional(rodShape(rods['8lb']), rods['8lb'], '8- and 9-pounder'),
  '12lb': optional(rodShape(rods['12lb']), rods['12lb'], '12-pounder'),
  howitzer: optional(howitzerShape, rods.howitzer, 'Howitzer'),
});

export const artilleryOptions = [
  tableNumber({
    id: 'artillery.depth',
    title: 'Soldiers under the rod where figures cannot be counted',
    sets: 'depth',
    shape: record(partsOf(number(0, 6), table.depth)),
  }),
  artilleryOption({
    id: 'artillery.rods',
    title: 'Rods (cm)',
    shape: rodsShape,
    sets: 'rods',
    says: 'The marks must rise. Howitzer canister above 0 lets howitzers fire canister.',
    readBy: ['fire'],
  }),
  artilleryOption({
    id: 'artillery.canister-kill',
    title: 'Kill number of canister',
    shape: number(1, 6),
    sets: 'canisterKill',
    readBy: ['fire'],
  }),
  artilleryOption({
    id: 'artillery.half-minimum',
    title: 'Least kill number of a battery that lost half its guns',
    shape: choice([0, 1]),
    sets: 'leastKill',
    effects: { 1: 'the kill number does not fall below 1, so the battery may always fire.' },
    readBy: ['fire'],
  }),
  tableNumber({
    id: 'artillery.arc',
    title: 'Arc of guns in degrees either side',
    sets: 'gunArc',
    shape: number(0, 90),
  }),
  reading(
    {
      id: 'artillery.rod-from',
      title: 'Start of the rod',
      effects: { middle: 'at the middle of the battery.' },
    },
    ['any-gun', 'middle'],
  ),
  reading(
    {
      id: 'artillery.abandoned',
      title: 'Abandoned guns',
      effects: { 'lost-at-once': 'they are lost when the gunners leave them.' },
    },
    ['lost-if-touched', 'lost-at-once'],
  ),
  reading(
    {
      id: 'artillery.no-guns',
      title: 'A battery without guns',
      effects: { counts: 'it is a unit while gunners are left.' },
    },
    ['destroyed', 'counts'],
  ),
] as const;

export const saveOptions = [
  option({
    id: 'save.building',
    title: 'Save of a garrison',
    shape: choice(['high-wall', 'low-wall', 'none']),
    default: 'high-wall',
    effects: { 'low-wall': 'as behind a low wall.', none: 'a building gives no save.' },
    readBy: ['fire'],
    amend: (rules: Rules, building) =>
      building === 'none'
        ? setInForce(rules, false, 'save.building')
        : { ...rules, save: { ...rules.save, building } },
  }),
] as const;

/** Readings of fire on which the sheet and the author's other pages differ. */
export const fireReadings = [
  option({
    id: 'artillery.howitzer-saves',
    title: 'Saves against shell',
    shape: choice(['spread', 'none', 'all']),
    default: 'spread',
    effects: { none: 'no save at all.', all: 'shell only flies over obstacles, every save holds.' },
    readBy: ['fire'],
    amend: (rules: Rules, saves) =>
      saves === 'all'
        ? setInForce(rules, false, 'artillery.howitzer-saves')
        : { ...rules, artillery: { ...rules.artillery, shellSaves: saves } },
  }),
  option({
    id: 'save.high-wall',
    title: 'Save behind a high wall',
    shape: choice(['sheet', 'site']),
    default: 'sheet',
    effects: { site: 'one better, as on the saving page.' },
    readBy: ['fire'],
    amend: (rules: Rules, page) => ({ ...rules, save: { ...rules.save, highWall: highWall[page] } }),
  }),
  option({
    id: 'save.open-order',
    title: 'Saves of open order',
    shape: choice(['all', 'canister']),
    default: 'all',
    effects: { canister: 'against canister only, as on the sheet.' },
    readBy: ['fire'],
    amend: (rules: Rules, against) =>
      setInForce(rules, against === 'all', 'save.open-order-all', 'save.cavalry-open-order'),
  }),
  option({
    id: 'save.cavalry-charging',
    title: 'Save of charging cavalry',
    shape: choice(['site', 'sheet']),
    default: 'site',
    effects: { sheet: 'a charge gives no save.' },
    readBy: ['fire'],
    amend: (rules: Rules, page) => setInForce(rules, page === 'site', 'save.cavalry-charging'),
  }),
] as const;
