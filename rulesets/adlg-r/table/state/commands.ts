/** Commands as shapes: one declaration for checks, types and forms. */
import {
  choice,
  either,
  flag,
  list,
  type OutputOf,
  optional,
  orNull,
  record,
  required,
  text,
  whole,
} from '@grognard/rules-kit';

import { setupShapes } from './setup-commands.ts';

/** Ids of the scenario. */
const id = text(/^[a-z][a-z0-9-]{0,39}$/, 'an id in small letters, digits and dashes');
/** Places are whole tenths of a millimetre from the south-west corner. */
const tenths = whole(-10_000, 60_000);
const place = record({ x: required(tenths, 'East'), y: required(tenths, 'North') });
const length = whole(-20_000, 20_000);
const edges = choice(['front', 'left', 'right', 'rear']);

/** Most units in one order, steps in one move and supporters of one shot. */
const mostUnits = 40;
const mostSteps = 8;
const mostSupports = 12;

const stepKind = <const K extends string>(word: K) => required(choice([word]), 'Step');
const side = required(choice(['left', 'right']), 'Side');

const step = either(
  record({ step: stepKind('advance'), by: required(whole(0, 20_000), 'How far') }),
  record({ step: stepKind('slide'), by: required(length, 'How far to the right; below zero to the left') }),
  /** About a front corner, forward (`move.wheel`). */
  record({
    step: stepKind('wheel'),
    about: required(choice(['left', 'right']), 'Front corner that stands'),
    angle: required(whole(1, 900), 'Angle in tenths of a degree'),
  }),
  record({ step: stepKind('quarter'), to: side }),
  record({ step: stepKind('half') }),
  record({
    step: stepKind('extend'),
    left: required(whole(0, 12), 'Units brought up on the left'),
    right: required(whole(0, 12), 'Units brought up on the right'),
  }),
  record({
    step: stepKind('contract'),
    lead: required(list(id, { min: 1, max: mostUnits }), 'Units that lead'),
    left: required(whole(0, 12), 'Units that fall in from the left'),
    right: required(whole(0, 12), 'Units that fall in from the right'),
  }),
  /** Artillery about its middle (`artillery.pivot`). Positive to the left. */
  record({ step: stepKind('pivot'), angle: required(whole(-900, 900), 'Angle in tenths of a degree') }),
);
export type OrderStep = OutputOf<typeof step>;

const kind = <const K extends string>(word: K) => required(choice([word]), 'Command');
const unit = required(id, 'Unit');
const units = required(list(id, { min: 1, max: mostUnits }), 'Unit, or joined group');
const steps = optional(list(step, { min: 0, max: mostSteps }), [], 'Steps');
const free = optional(flag(), false, 'Paid in part by the commander’s free point');
const align = optional(flag(), false, 'Wheels to match the direction of the charge');
const turnBack = optional(flag(), false, 'Half-turn at the end');

export const commandShapes = {
  activate: record({ kind: kind('activate'), corps: required(id, 'Corps') }),
  /** The chief's two points for a hesitant corps (`deploy.hesitant`). */
  urge: record({ kind: kind('urge'), corps: required(id, 'Corps') }),
  move: record({ kind: kind('move'), units, steps, free }),
  support: record({ kind: kind('support'), units, steps, enemy: required(id, 'Enemy in melee'), free }),
  charge: record({
    kind: kind('charge'),
    units,
    opening: steps,
    target: required(id, 'Target'),
    into: optional(flag(), false, 'Also into terrain that penalises'),
    free,
  }),
  spontaneous: record({ kind: kind('spontaneous'), units, target: required(id, 'Target') }),
  /** Keeps Headstrong units from charging (`command.hold`). */
  hold: record({ kind: kind('hold'), units, free }),
  disengage: record({ kind: kind('disengage'), units, free }),
  leave: record({
    kind: kind('leave'),
    units,
    way: required(choice(['back', 'evade', 'ahead']), 'How it leaves the zone of control'),
    align,
    turnBack,
    free,
  }),
  rally: record({ kind: kind('rally'), unit, free }),
  stakes: record({ kind: kind('stakes'), unit, free }),
  /** Makes a war wagon battle-ready, by option (`wagon.battle-ready-when`). */
  ready: record({ kind: kind('ready'), unit, free }),
  square: record({ kind: kind('square'), unit, free }),
  conform: record({ kind: kind('conform'), unit, to: required(id, 'Enemy') }),
  ride: record({
    kind: kind('ride'),
    corps: required(id, 'Corps of the commander'),
    to: required(place, 'Where to'),
    attach: optional(orNull(id), null, 'Unit to join'),
    free,
  }),
  answer: record({
    kind: kind('answer'),
    units,
    how: required(choice(['stand', 'evade', 'counter']), 'Answer'),
    align,
    turnBack,
  }),
  /** How far a charge goes on after its targets evaded, by unit in the order of the charge. */
  follow: record({
    kind: kind('follow'),
    by: required(list(whole(0, 20_000), { min: 1, max: mostUnits }), 'How far each goes'),
  }),
  choose: record({ kind: kind('choose'), take: required(id, 'Choice') }),
  shoot: record({
    kind: kind('shoot'),
    target: required(id, 'Target'),
    main: required(id, 'Main shooter'),
    edge: optional(edges, 'front', 'Edge it shoots over'),
    supports: optional(list(id, { min: 0, max: mostSupports }), [], 'Units that support it'),
  }),
  /** Whether a commander fights with the unit he is attached to (`commander.engage`). */
  engage: record({
    kind: kind('engage'),
    corps: required(id, 'Corps of the commander'),
    yes: required(flag(), 'Engaged'),
  }),
  fight: record({
    kind: kind('fight'),
    unit,
    against: optional(orNull(id), null, 'Main enemy, where equal'),
  }),
  pursue: record({
    kind: kind('pursue'),
    unit,
    by: required(whole(0, 20_000), 'How far'),
    with: optional(list(id, { min: 0, max: mostSupports }), [], 'Supporters that go along'),
  }),
  ...setupShapes,
  done: record({ kind: kind('done') }),
  concede: record({ kind: kind('concede') }),
} as const;

export type CommandKind = keyof typeof commandShapes;
export type AdlgCommandOf<K extends CommandKind> = OutputOf<(typeof commandShapes)[K]>;
export type AdlgCommand = { [K in CommandKind]: AdlgCommandOf<K> }[CommandKind];
