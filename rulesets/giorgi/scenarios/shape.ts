/** `scenarioShape`: a scenario file with history, map, sides with units and plans, objectives. */
import {
  choice,
  derived,
  flag,
  idText,
  list,
  nameText,
  number,
  optional,
  orNull,
  proseText,
  record,
  required,
  scenarioHead,
  scenarioStory,
  sideSigns,
  whole,
} from '@grognard/rules-kit';
import { about } from '../about.ts';
import { usualWidthCm } from '../data/ground.ts';
import { tableFigures } from '../data/table.ts';
import { calibres, footKinds, formations, kinds } from '../model.ts';
import { options } from '../options/index.ts';
import { areaKinds, flagIds, lineKinds } from './model.ts';

/** Editions for which a battle may be written. */
const editionIds = about.editions.map(({ id }) => id);

/** Sizes in cm of the largest and of the usual table (`scenario.table`). */
const largestCm = 400;
const usualTable = { widthCm: 150, depthCm: 100 };

/** A point as [x, y] in cm from the south-west corner. */
const point = list(number(0, largestCm), { min: 2, max: 2 });
const facing = number(0, 359.9);
const corners = list(point, { min: 3, max: 60 });

const areaShape = record({
  id: required(idText, 'Id'),
  kind: required(choice(areaKinds), 'Ground'),
  corners: required(corners, 'Corners'),
  level: optional(whole(0, 5), 0, 'Height of a hill: steps above the table'),
  name: optional(orNull(nameText), null, 'Name on the map'),
});

const lineShape = record({
  id: required(idText, 'Id'),
  kind: required(choice(lineKinds), 'What it is'),
  points: required(list(point, { min: 2, max: 60 }), 'Points'),
  widthCm: derived(
    number(1, 12),
    `road ${usualWidthCm.road}, stream ${usualWidthCm.stream}`,
    'Width of a road or stream',
  ),
  name: optional(orNull(nameText), null, 'Name on the map'),
});

const houseShape = record({
  id: required(idText, 'Id'),
  name: optional(nameText, 'House', 'Name'),
  at: required(point, 'Its middle'),
  widthCm: optional(number(3, 30), 8, 'Width'),
  depthCm: optional(number(3, 30), 6, 'Depth'),
  facing: optional(facing, 0, 'Facing in degrees, north 0, east 90'),
});

const objectiveShape = record({
  id: required(idText, 'Id'),
  at: required(point, 'Place'),
  words: required(nameText, 'In words'),
});

const unitShape = record({
  id: required(idText, 'Id'),
  name: required(nameText, 'Name'),
  kind: required(choice(kinds), 'Kind'),
  bases: optional(orNull(whole(1, 12)), null, 'Bases or pieces; none: as its kind usually has'),
  nation: optional(choice(['british', 'other']), 'other', 'Whose line it is'),
  elite: optional(flag(), false, 'Elite cavalry'),
  modifier: optional(whole(-3, 3), 0, 'On every test of its index'),
  calibre: optional(choice(calibres), '6lb', 'Calibre of guns'),
  horse: optional(flag(), false, 'Horse artillery'),
  carbine: optional(flag(), false, 'Cavalry with carbines'),
  with: optional(
    orNull(record({ kind: required(choice(footKinds), 'Kind'), bases: required(whole(1, 11), 'Bases') })),
    null,
    'Companies of a second kind among its bases',
  ),
  at: optional(orNull(point), null, 'Middle of its body; none: in reserve'),
  facing: optional(orNull(facing), null, 'Facing in degrees; none: towards the enemy’s edge'),
  formation: optional(orNull(choice(formations)), null, 'Formation; none: as its arm usually stands'),
  files: optional(orNull(whole(1, 12)), null, 'Bases abreast in a column or, inside woods, in open order'),
  gapCm: optional(orNull(number(0, 6)), null, 'Between bases in open order; none: the most'),
  house: optional(orNull(idText), null, 'House that it holds'),
  flag: optional(orNull(choice(flagIds)), null, 'Flag and dress of a nation; none: those of its side'),
  brigade: optional(orNull(nameText), null, 'Brigade or division, whose units can be ordered together'),
});

const sideShape = record({
  ...sideSigns,
  flag: optional(orNull(choice(flagIds)), null, 'Flag and dress of its nation; none: a plain flag'),
  edge: required(choice(['south', 'north']), 'Its own edge of the table'),
  zone: optional(orNull(list(point, { min: 3, max: 30 })), null, 'Where it sets up; none: along its edge'),
  plan: optional(proseText, 'None.', 'Advice to this side'),
  general: optional(orNull(point), null, 'Where its general stands, if there are generals'),
  units: optional(list(unitShape, { min: 0, max: 40 }), [], 'Units; none: the ready-made side'),
});

const optionFields = Object.fromEntries(
  options.map(({ id, shape, title }) => [id, derived(shape, 'as the rules have it', title)]),
);

export const scenarioShape = record({
  ...scenarioHead(1750, 1870),
  editions: optional(list(choice(editionIds), { min: 1, max: 1 }), editionIds, 'Editions it is written for'),
  ...scenarioStory,
  turns: optional(whole(1, 40), tableFigures.turns, 'Turns'),
  table: optional(
    record({
      widthCm: required(number(60, largestCm), 'Width, west to east'),
      depthCm: required(number(50, largestCm), 'Depth, south to north'),
    }),
    usualTable,
    'Table',
  ),
  areas: optional(list(areaShape, { min: 0, max: 80 }), [], 'Ground'),
  lines: optional(list(lineShape, { min: 0, max: 80 }), [], 'Streams, roads, hedges, walls'),
  houses: optional(list(houseShape, { min: 0, max: 30 }), [], 'Houses'),
  objectives: optional(list(objectiveShape, { min: 0, max: 8 }), [], 'Objectives'),
  deployment: optional(
    choice(['placed', 'by-turns']),
    'placed',
    'Placed by the file, or by the players in turn',
  ),
  ground: optional(choice(['drawn', 'by-players']), 'drawn', 'Drawn by the file, or laid by the players'),
  options: optional(record(optionFields), {}, 'Options of the rules that this battle sets'),
  sides: required(list(sideShape, { min: 2, max: 2 }), 'Sides'),
});
