/** Commands as shapes: one declaration for checks, types and forms. */
import {
  choice,
  either,
  list,
  type OutputOf,
  optional,
  orNull,
  record,
  required,
  text,
  whole,
} from '@grognard/rules-kit';
import { formations, shots } from '../../model.ts';

/** What a unit that is attacked may do. */
export const reactions = [
  'fire',
  'flee',
  'fire-and-flee',
  'fall-back',
  'counter-attack',
  'support',
  'form',
  'stand',
] as const;
export type Reaction = (typeof reactions)[number];

/** Ids of the scenario. */
const id = text(/^[a-z][a-z0-9-]{0,39}$/, 'an id in small letters, digits and dashes');
/** Places are whole tenths of a millimetre from the south-west corner. A path may lead off the table. */
const tenths = whole(-10_000, 60_000);
const place = record({ x: required(tenths, 'East'), y: required(tenths, 'North') });
const length = whole(-20_000, 20_000);
const heading = whole(0, 3599);
const files = optional(whole(0, 24), 0, 'Bases abreast; 0: as the formation usually has');
const gap = optional(orNull(whole(0, 1000)), null, 'Between bases in open order; none: the most');
export const mostSteps = 8;
const mostPieces = 8;

const stepKind = <const K extends string>(word: K) => required(choice([word]), 'Step');

const step = either(
  /** Negative for straight back. */
  record({ step: stepKind('march'), by: required(length, 'How far; below zero backwards') }),
  record({ step: stepKind('slide'), by: required(length, 'How far to the right; below zero to the left') }),
  /** About a front corner, forward. */
  record({
    step: stepKind('wheel'),
    about: required(choice(['left', 'right']), 'Front corner that stands'),
    angle: required(whole(1, 1800), 'Angle in tenths of a degree'),
  }),
  record({ step: stepKind('about') }),
  record({
    step: stepKind('form'),
    formation: required(choice(formations), 'Formation'),
    files,
    gap,
  }),
  /** Open order and gunners. */
  record({ step: stepKind('way'), to: required(place, 'To') }),
  /** Out of a house by a wall: front 0, right 1, rear 2, left 3. */
  record({ step: stepKind('leave'), wall: required(whole(0, 3), 'Wall') }),
);
export type MarchStep = OutputOf<typeof step>;

const kind = <const K extends string>(word: K) => required(choice([word]), 'Command');
const unit = required(id, 'Unit');
const manners = choice(['pressed-home', 'pass-through']);

export const commandShapes = {
  /** Both sides throw for the first turn. */
  roll: record({ kind: kind('roll') }),
  /** Lays terrain. Without a piece the side lays no more. */
  lay: record({
    kind: kind('lay'),
    piece: required(orNull(id), 'Piece; none: no more of them'),
    at: optional(place, { x: 0, y: 0 }, 'Place'),
    heading: optional(heading, 0, 'Heading'),
  }),
  edge: record({ kind: kind('edge'), edge: required(choice(['south', 'north']), 'Edge') }),
  place: record({
    kind: kind('place'),
    unit,
    at: required(place, 'Middle of the body'),
    heading: required(heading, 'Heading'),
    formation: required(choice(formations), 'Formation'),
    files,
    gap,
    house: optional(orNull(id), null, 'House to hold'),
  }),
  rally: record({ kind: kind('rally'), unit, heading: optional(heading, 0, 'Where it faces if it passes') }),
  reform: record({ kind: kind('reform'), unit }),
  fire: record({
    kind: kind('fire'),
    unit,
    shot: required(choice(shots), 'What is fired'),
    target: optional(orNull(id), null, 'Target'),
    face: optional(orNull(whole(0, 3)), null, 'Face of a square'),
    piece: optional(orNull(whole(0, mostPieces - 1)), null, 'Piece from which the rod is laid'),
    at: optional(orNull(place), null, 'Where the rod points'),
    bases: optional(list(whole(0, 23), { min: 0, max: 24 }), [], 'Which bases fire; none: all that bear'),
  }),
  /** An attack if it has a target. */
  move: record({
    kind: kind('move'),
    unit,
    steps: optional(list(step, { min: 0, max: mostSteps }), [], 'Steps'),
    target: optional(orNull(id), null, 'Whom to attack'),
    manner: optional(manners, 'pressed-home', 'Manner against open order'),
    enter: optional(orNull(id), null, 'House to go into'),
  }),
  /** The general of the side. */
  ride: record({
    kind: kind('ride'),
    path: optional(list(place, { min: 0, max: mostSteps }), [], 'Way'),
    attach: optional(orNull(id), null, 'Unit to join'),
  }),
  /** Any unit of the melee. */
  fight: record({ kind: kind('fight'), unit }),
  answer: record({
    kind: kind('answer'),
    unit,
    how: required(choice(reactions), 'Answer'),
    shot: optional(orNull(choice(shots)), null, 'What is fired'),
    face: optional(orNull(whole(0, 3)), null, 'Face of a square'),
    piece: optional(orNull(whole(0, mostPieces - 1)), null, 'Piece'),
    formation: optional(orNull(choice(formations)), null, 'Formation to take'),
    files,
    gap,
  }),
  choose: record({
    kind: kind('choose'),
    take: required(choice(['yes', 'no', 'left', 'right', 'first', 'second']), 'Choice'),
    unit: optional(orNull(id), null, 'Who goes into the house'),
  }),
  done: record({ kind: kind('done') }),
  concede: record({ kind: kind('concede') }),
} as const;

export type CommandKind = keyof typeof commandShapes;
export type GiorgiCommandOf<K extends CommandKind> = OutputOf<(typeof commandShapes)[K]>;
export type GiorgiCommand = { [K in CommandKind]: GiorgiCommandOf<K> }[CommandKind];
export type MoveCommand = GiorgiCommandOf<'move'>;
export type FireCommand = GiorgiCommandOf<'fire'>;
export type AnswerCommand = GiorgiCommandOf<'answer'>;
export type PlaceCommand = GiorgiCommandOf<'place'>;
