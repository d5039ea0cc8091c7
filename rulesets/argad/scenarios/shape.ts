/** `scenarioShape`: a scenario file with its history, map, sides, figures, secret plans and aims. */
import {
  choice,
  flag,
  idText,
  list,
  nameText,
  number,
  type OutputOf,
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
import { bodyOf, tableFigures } from '../data/distances.ts';
import { firearmIds, gears, grounds, horses, meleeWeaponIds, troops } from '../model.ts';
import { dresses, flagIds } from './dress.ts';
import { mapFields, pointShape } from './map-shape.ts';

/** Editions that a scenario may be written for. */
const editionIds = about.editions.map(({ id }) => id);

const figureShape = record({
  id: required(idText, 'Id'),
  name: optional(nameText, 'Figure', 'Name'),
  troop: optional(choice(troops), 'foot', 'Kind'),
  dress: optional(orNull(choice(dresses)), null, 'Dress, which tells kinds of people apart; none: plain'),
  class: optional(whole(1, 5), 3, 'Class'),
  armour: optional(choice([0, 4]), 0, 'Armour'),
  gear: optional(choice(gears), 'light', 'Gear'),
  horse: optional(choice(horses), 'military', 'Horse'),
  firearms: optional(list(choice(firearmIds), { min: 0, max: 4 }), [], 'Firearms'),
  weapons: optional(list(choice(meleeWeaponIds), { min: 0, max: 4 }), [], 'Melee weapons'),
  swims: optional(choice(['none', 'average', 'good']), 'none', 'Swimming'),
  leader: optional(flag(), false, 'Leader'),
  light: optional(flag(), false, 'Trained light infantry'),
  atHome: optional(list(choice(grounds), { min: 0, max: 6 }), [], 'At home in'),
  captive: optional(flag(), false, 'A prisoner, or somebody who must not fight'),
  at: required(pointShape, 'Place'),
  facing: optional(number(0, 359.9), 0, 'Facing in degrees, north 0, east 90'),
  posture: optional(choice(['upright', 'crouched']), 'upright', 'Posture'),
  secret: optional(flag(), false, 'Placed in writing, unseen by the others'),
  room: optional(orNull(idText), null, 'Room'),
  vessel: optional(orNull(idText), null, 'Aboard'),
  carries: optional(orNull(idText), null, 'Thing carried'),
});

const bodyShape = record({
  id: required(idText, 'Id'),
  figures: required(list(idText, { min: bodyOf, max: 40 }), 'Figures, front rank first, left to right'),
  files: required(whole(1, 40), 'Men abreast'),
  facing: required(number(0, 359.9), 'Facing in degrees'),
});

const sideShape = record({
  ...sideSigns,
  flag: optional(orNull(choice(flagIds)), null, 'Flag, carried beside its first leader; none: no flag'),
  zone: optional(
    orNull(list(pointShape, { min: 3, max: 30 })),
    null,
    'Where it may set up; none: along the long edge at which all of it stands, else as placed',
  ),
  plan: optional(proseText, 'None.', 'What only this side knows'),
  figures: required(list(figureShape, { min: 1, max: 60 }), 'Figures'),
  bodies: optional(list(bodyShape, { min: 0, max: 6 }), [], 'Bodies in close order'),
});

const aimShape = record({
  id: required(idText, 'Id'),
  side: required(idText, 'Whose aim'),
  kind: required(choice(['hold', 'carry-off', 'escape', 'kill', 'seize']), 'Kind'),
  points: required(whole(1, 20), 'Points'),
  words: required(nameText, 'In words'),
  place: optional(orNull(pointShape), null, 'Place to hold'),
  edge: optional(orNull(choice(['north', 'east', 'south', 'west'])), null, 'Edge to leave by'),
  object: optional(orNull(idText), null, 'Thing'),
  figures: optional(list(idText, { min: 0, max: 60 }), [], 'Figures concerned'),
  least: optional(whole(1, 60), 1, 'How many of them'),
  secret: optional(flag(), false, 'Unknown to the others'),
});

export const scenarioShape = record({
  ...scenarioHead(1650, 1830),
  editions: required(
    list(choice(editionIds), { min: 1, max: 3, distinct: true }),
    'Editions it is written for',
  ),
  ...scenarioStory,
  turns: optional(whole(1, 40), tableFigures.turns, 'Turns'),
  ...mapFields,
  sides: required(list(sideShape, { min: 2, max: 4 }), 'Sides'),
  aims: required(list(aimShape, { min: 1, max: 20 }), 'Aims'),
});

/** A scenario of the right shape. */
export type Scenario = OutputOf<typeof scenarioShape>;
export type ScenarioSide = Scenario['sides'][number];
export type ScenarioFigure = ScenarioSide['figures'][number];
export type ScenarioAim = Scenario['aims'][number];
