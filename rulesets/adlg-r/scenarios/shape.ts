/** `scenarioShape`: a scenario file with history, map, sides with corps, commanders, units and plans. */
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
import { pieces } from '../data/table.ts';
import { armours, kinds, qualities, terrains, weapons } from '../model.ts';
import { options } from '../options/index.ts';
import { grades } from '../rules/command/model.ts';
import { marchEdges, starts, traits } from './model.ts';

const editionIds = about.editions.map(({ id }) => id);

/** What stands in the place of a plan where a side is given none. */
export const noPlan = 'None.';

/** Sizes in UD of the largest and of the usual table (`deploy.table`). */
const largestUd = 60;
export const usualTable = { widthUd: 30, depthUd: 20 };

/** A point as [x, y] in UD from the south-west corner. */
const point = list(number(0, largestUd), { min: 2, max: 2 });
const facing = number(0, 359.9);

const areaShape = record({
  id: required(idText, 'Id'),
  kind: required(choice(pieces), 'Terrain'),
  form: optional(choice(['oval', 'rectangle', 'outline']), 'oval', 'Form'),
  at: optional(orNull(point), null, 'Middle of an oval or rectangle'),
  size: optional(orNull(list(number(0.5, largestUd), { min: 2, max: 2 })), null, 'Its width and depth'),
  facing: optional(facing, 0, 'Direction of its depth in degrees, north 0, east 90'),
  corners: optional(list(point, { min: 0, max: 60 }), [], 'Corners of an outline'),
  ground: optional(orNull(choice([...terrains, 'impassable'])), null, 'Ground of a river; none: as its kind'),
  ridge: optional(orNull(list(point, { min: 2, max: 20 })), null, 'Ridge of a hill, from end to end'),
  name: optional(orNull(nameText), null, 'Name on the map'),
});

const roadShape = record({
  id: required(idText, 'Id'),
  points: required(list(point, { min: 2, max: 60 }), 'Points'),
  name: optional(orNull(nameText), null, 'Name on the map'),
});

const worksKind = choice(['fortification', 'obstacle']);

const workShape = record({
  id: required(idText, 'Id'),
  kind: required(worksKind, 'Works'),
  from: required(point, 'From; whoever defends it stands to the left'),
  to: required(point, 'To'),
});

const placeShape = record({
  id: required(idText, 'Id'),
  at: required(point, 'Place'),
  points: required(whole(1, 10), 'Points'),
  words: required(nameText, 'In words'),
});

const unitShape = record({
  id: required(idText, 'Id'),
  name: required(nameText, 'Name'),
  kind: required(choice(kinds), 'Kind'),
  quality: optional(choice(qualities), 'ordinary', 'Quality'),
  weapon: optional(orNull(choice(weapons)), null, 'Missile weapon; none: that of its kind'),
  armour: optional(orNull(choice(armours)), null, 'Armour; none: that of its kind'),
  traits: optional(list(choice(traits), { min: 0, max: traits.length }), [], 'Abilities and traits'),
  at: optional(
    orNull(point),
    null,
    'Middle of its base; none: players deploy it, or it is not on the table yet',
  ),
  facing: optional(orNull(facing), null, 'Facing in degrees; none: towards the enemy’s edge'),
});

const corpsShape = record({
  id: required(idText, 'Id'),
  name: required(nameText, 'Name'),
  grade: required(choice(grades.filter((grade) => grade !== 'lost')), 'Its commander'),
  chief: optional(flag(), false, 'He is commander-in-chief'),
  unreliable: optional(flag(), false, 'Allied or unreliable'),
  included: optional(orNull(idText), null, 'Unit in which he is included'),
  at: optional(orNull(point), null, 'Where he stands; none: players deploy him'),
  units: required(list(unitShape, { min: 1, max: 40 }), 'Units'),
});

const campShape = record({
  at: optional(orNull(point), null, 'Middle; none: its side chooses the place'),
  fortified: optional(flag(), false, 'Fortified'),
});

const boughtWorksShape = record({
  kind: required(worksKind, 'Works'),
  ud: required(whole(1, largestUd), 'Length in UD'),
});

const markerShape = record({
  at: required(point, 'Middle'),
  units: optional(list(idText, { min: 0, max: 4 }), [], 'Units that lie in it; none: it is empty'),
});

const marchShape = record({
  corps: required(idText, 'Corps'),
  edge: required(choice(marchEdges), 'Short edge over which it comes'),
});

const sideShape = record({
  ...sideSigns,
  edge: required(choice(['south', 'north']), 'Its own edge of the table'),
  plan: optional(proseText, noPlan, 'Advice to this side'),
  camp: optional(orNull(campShape), null, 'Camp'),
  works: optional(list(boughtWorksShape, { min: 0, max: 12 }), [], 'Works that its player lays'),
  markers: optional(list(markerShape, { min: 0, max: 3 }), [], 'Ambush markers'),
  march: optional(orNull(marchShape), null, 'Flank march'),
  corps: required(list(corpsShape, { min: 1, max: 6 }), 'Corps'),
});

const optionFields = Object.fromEntries(
  options.map(({ id, shape, title }) => [id, derived(shape, 'as the rules have it', title)]),
);

export const scenarioShape = record({
  ...scenarioHead(1300, 1800),
  editions: optional(list(choice(editionIds), { min: 1, max: 1 }), editionIds, 'Editions it is written for'),
  ...scenarioStory,
  turns: optional(orNull(whole(1, 40)), null, 'Game turns; none: those of the rules'),
  points: optional(choice([100, 200, 300]), 200, 'Points of each army'),
  figures: optional(choice(['small', 'large']), 'small', 'Figures, which decide the size of a UD'),
  table: optional(
    record({
      widthUd: required(number(10, largestUd), 'Width, west to east'),
      depthUd: required(number(10, largestUd), 'Depth, south to north'),
    }),
    usualTable,
    'Table',
  ),
  start: optional(choice(starts), 'placed', 'Where the game begins'),
  attacker: required(idText, 'The side that attacks and plays first'),
  areas: optional(list(areaShape, { min: 0, max: 60 }), [], 'Terrain'),
  roads: optional(list(roadShape, { min: 0, max: 10 }), [], 'Roads'),
  works: optional(list(workShape, { min: 0, max: 20 }), [], 'Works'),
  places: optional(list(placeShape, { min: 0, max: 8 }), [], 'Places that count'),
  options: optional(record(optionFields), {}, 'Options of the rules that this battle sets'),
  sides: required(list(sideShape, { min: 2, max: 2 }), 'Sides'),
});
