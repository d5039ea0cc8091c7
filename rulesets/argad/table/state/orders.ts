/** Shapes of orders and commands (`turn.orders`): one declaration for checks, types and forms. */
import type { Command } from '@grognard/engine';
import {
  choice,
  flag,
  idText,
  list,
  type OutputOf,
  optional,
  orNull,
  record,
  required,
  whole,
} from '@grognard/rules-kit';
import { firearmIds, meleeWeaponIds } from '../../model.ts';

/** Coordinates are whole tenths of a millimetre from the south-west corner. A path may lead off the table. */
const tenths = whole(-5000, 45_000);
const place = record({ x: required(tenths, 'East'), y: required(tenths, 'North') });
const heading = whole(0, 3599);
const postures = choice(['upright', 'crouched']);

const shot = record({
  weapon: required(choice(firearmIds), 'Firearm'),
  target: required(orNull(idText), 'Target; none: nearest eligible enemy'),
  moment: optional(choice(['start', 'moving', 'contact', 'end']), 'end', 'Moment'),
  /** The distance along the path of a shot on the move. */
  after: optional(whole(0, 20_000), 0, 'How far along the way, for a shot on the move'),
  fallback: optional(choice(['hold', 'nearest']), 'hold', 'If the target cannot be shot then'),
});

const orderFields = {
  path: optional(list(place, { min: 0, max: 12 }), [], 'Way: the points after the present place'),
  pace: optional(choice(['walk', 'crouch']), 'walk', 'Pace'),
  posture: optional(orNull(postures), null, 'Posture afterwards; none: as now, upright after a walk'),
  shot: optional(orNull(shot), null, 'Shot'),
  reload: optional(orNull(choice(firearmIds)), null, 'Firearm to reload, or whose reloading to help'),
  saddle: optional(choice(['stay', 'mount', 'dismount']), 'stay', 'Mount or dismount'),
  take: optional(orNull(idText), null, 'Thing to take up'),
  takeWhen: optional(choice(['start', 'end']), 'end', 'When to take it up or put it down'),
  drop: optional(flag(), false, 'Puts down what it carries'),
  hand: optional(orNull(choice(meleeWeaponIds)), null, 'Melee weapon; none: the longest'),
  victim: optional(orNull(idText), null, 'Whom to strike'),
  stepUp: optional(flag(), false, 'Steps into the place of an enemy killed or driven back'),
  /** `building.room`. */
  room: optional(orNull(idText), null, 'Room to pass into without measuring'),
  roomAt: optional(orNull(place), null, 'Where to stand in that room'),
  /** `water.boat-board`. */
  board: optional(orNull(idText), null, 'Vessel to board'),
  ashore: optional(flag(), false, 'Leaves the vessel it is aboard'),
  together: optional(flag(), false, 'Trained light infantry: moves as one of a group'),
} as const;

/** The order of one figure, as stored. */
export const orderShape = record(orderFields);
export type Order = OutputOf<typeof orderShape>;

/** A body turns on the spot (`turn`) or changes rank (`files`), first or last, and only one of the two (`formation.turn`). */
const step = record({
  step: required(choice(['march', 'slide', 'wheel', 'turn', 'files']), 'Step'),
  by: optional(
    whole(-10_000, 10_000),
    0,
    'How far; below zero backwards or to the left. Men abreast, for a change of rank',
  ),
  angle: optional(whole(-1800, 1800), 0, 'Angle in tenths of a degree, to the left above zero'),
});

const marchFields = {
  steps: optional(list(step, { min: 0, max: 8 }), [], 'Steps'),
  /** `formation.change`. */
  open: optional(flag(), false, 'Leaves close order'),
} as const;

/** The order of a body in close order. Its figures shoot, reload and strike by their own orders. */
export const marchShape = record(marchFields);
export type March = OutputOf<typeof marchShape>;

const rowingFields = {
  path: required(list(place, { min: 1, max: 8 }), 'Way of the boat'),
  rowers: required(list(idText, { min: 2, max: 8 }), 'Who rows'),
} as const;
export const rowingShape = record(rowingFields);
export type Rowing = OutputOf<typeof rowingShape>;

const kind = <const K extends string>(word: K) => required(choice([word]), 'Command');

export const commandShapes = {
  /** Deployment (`scenario.deploy`, `hide.secret`). */
  place: record({
    kind: kind('place'),
    figure: required(idText, 'Figure'),
    at: required(place, 'Place'),
    heading: optional(heading, 0, 'Heading'),
    posture: optional(postures, 'upright', 'Posture'),
    secret: optional(flag(), false, 'In writing, unseen by the others'),
    room: optional(orNull(idText), null, 'Room'),
  }),
  order: record({ kind: kind('order'), figure: required(idText, 'Figure'), ...orderFields }),
  march: record({ kind: kind('march'), body: required(whole(0, 40), 'Body'), ...marchFields }),
  /** Forms a new body of figures already standing in ranks and files (`formation.change`). */
  form: record({
    kind: kind('form'),
    figures: required(
      list(idText, { min: 1, max: 40 }),
      'Figures, front rank first, each rank from the left',
    ),
    files: required(whole(1, 40), 'Men abreast'),
    heading: required(heading, 'Front'),
  }),
  row: record({ kind: kind('row'), vessel: required(idText, 'Boat'), ...rowingFields }),
  /** Cancels an order before sealing: of a figure, a boat, or a body by the id of its first figure. */
  cancel: record({ kind: kind('cancel'), figure: required(idText, 'Figure or boat') }),
  seal: record({ kind: kind('seal') }),
  concede: record({ kind: kind('concede') }),
} as const;

export type CommandKind = keyof typeof commandShapes;
export type ArgadCommand = { [K in CommandKind]: OutputOf<(typeof commandShapes)[K]> }[CommandKind];

/** Whether a command is one of this game. Its fields are checked where it comes in. */
export function isArgadCommand(command: Command): command is ArgadCommand {
  return Object.hasOwn(commandShapes, command.kind);
}

/** The command that gives a figure its order. */
export type OrderCommand = Extract<ArgadCommand, { readonly kind: 'order' }>;
