/** The lesson of Giorgi's rules: seven steps at the crossroads of San Rocco, then a free fight. */
import type { Command, Lesson, LessonCondition, LessonStep } from '@grognard/engine';
import { check, type Json, Problem } from '@grognard/rules-kit';
import { commandShapes } from '../table/state/commands.ts';
import type { GiorgiLay, LaidUnit } from './lay.ts';

const frenchUnits = ['demi-1', 'demi-2', 'hussars', 'light-battery'];
const austrianUnits = ['kray-1', 'kray-2', 'erdody-hussars', 'brigade-battery'];
/** Three units keep a side from breaking when one is lost. Those that the step does not name stand in the corners. */
const leastUnits = 3;
const corners = {
  south: [
    [8, 5],
    [112, 5],
  ],
  north: [
    [8, 75],
    [112, 75],
  ],
} as const;

type Units = Readonly<Record<string, LaidUnit>>;

function inCorners(
  named: Units,
  side: readonly string[],
  places: readonly (readonly [number, number])[],
): Units {
  const there = side.filter((id) => Object.hasOwn(named, id)).length;
  const others = side.filter((id) => !Object.hasOwn(named, id)).slice(0, Math.max(0, leastUnits - there));
  return Object.fromEntries(
    others.flatMap((id, n) => (places[n] === undefined ? [] : [[id, { at: places[n] }]])),
  );
}

/** The units of a step, those that only look on, and its moment. What is compared looks on too, where figures are read off it. */
function laid(
  units: Units,
  step: 'start' | 'guns' | 'small-arms' | 'move',
  active: 'first' | 'second' = 'first',
  compared: Units = {},
) {
  const named = { ...units, ...compared };
  const others = {
    ...compared,
    ...inCorners(named, frenchUnits, corners.south),
    ...inCorners(named, austrianUnits, corners.north),
  };
  const lay: GiorgiLay = { units: { ...units, ...others }, moment: { step, active } };
  return { lay, bystanders: Object.keys(others) };
}

const cm = (x: number, y: number) => ({ x: Math.round(x * 100), y: Math.round(y * 100) });
const place = (x: number, y: number) =>
  ({ do: 'set', task: 'place', value: cm(x, y), at: cm(x, y) }) as const;
const set = (task: string, value: Json) => ({ do: 'set', task, value }) as const;
const choosePiece = (task: string, piece: string) => ({ do: 'set', task, value: piece, piece }) as const;
/** A command with all fields that it leaves out. */
function command<K extends 'answer' | 'move'>(kind: K, given: Readonly<Record<string, Json>>): Command {
  const whole = check(commandShapes[kind], { kind, ...given });
  if (whole instanceof Problem) throw new TypeError(`${whole.at}: ${whole.message}`);
  return whole;
}
const select = (...pieces: readonly string[]) => ({ do: 'select', pieces }) as const;
const confirm = { do: 'confirm' } as const;
const close = { do: 'finish' } as const;

/** The chance is gone when the next step of the turn begins. */
const ends: LessonCondition = { all: [{ kind: 'stepBegan' }] };

const chanceOf = (piece: string, task: string, value: Json, line: number | string = 0) =>
  ({ of: 'choice', pieces: [piece], task, value, line }) as const;
/** What the notes of an order say under a path. */
const noteOf = (piece: string, values: Readonly<Record<string, Json>>, line: string) =>
  ({ of: 'note', pieces: [piece], values, line }) as const;
const fact = (event: Readonly<Record<string, string>>, field: string) =>
  ({ of: 'event', event, field }) as const;

const upTheLane = { place: cm(60.4, 36.9) };
const lineThenMarch = { formation: 'line', formWhen: 'first', place: cm(60, 32) };

const steps: readonly LessonStep<GiorgiLay>[] = [
  {
    id: 'G1',
    ...laid(
      {
        'demi-1': { at: [58.5, 10], facing: 4, formation: 'column' },
        'kray-1': { at: [60, 70], formation: 'column' },
      },
      'move',
    ),
    dice: {},
    foe: [],
    cues: [select('demi-1'), place(60.4, 36.9), confirm],
    done: { all: [{ kind: 'moved', unit: 'demi-1', to: { near: cm(60.4, 36.9), within: 200 } }] },
    ends,
    otherwise: [{ when: { all: [{ kind: 'moved', unit: 'demi-1' }] }, words: 'fields' }],
    after: [{ words: 'after' }],
    shows: [
      { label: 'rate', unit: 'text', reading: noteOf('demi-1', upTheLane, 'rate') },
      {
        label: 'road',
        unit: 'text',
        reading: { of: 'ground', pieces: ['demi-1'], values: upTheLane, line: 0 },
      },
      { label: 'marched', unit: 'length', reading: fact({ kind: 'moved', unit: 'demi-1' }, 'length') },
    ],
  },
  {
    id: 'G2',
    ...laid(
      {
        'demi-1': { at: [60, 24], formation: 'column' },
        'kray-1': { at: [60, 55], formation: 'line' },
      },
      'move',
    ),
    dice: {},
    foe: [],
    cues: [select('demi-1'), set('formation', 'line'), place(60, 32), set('formWhen', 'first'), confirm],
    done: { all: [{ kind: 'moved', unit: 'demi-1', formation: 'line' }], none: [{ kind: 'fired' }] },
    ends,
    otherwise: [
      { when: { all: [{ kind: 'fired', on: 'demi-1' }] }, words: 'fired-at' },
      { when: { all: [{ kind: 'moved', unit: 'demi-1' }] }, words: 'not-formed' },
    ],
    after: [{ words: 'after' }],
    shows: [
      { label: 'rate', unit: 'text', reading: noteOf('demi-1', lineThenMarch, 'rate') },
      { label: 'forming', unit: 'text', reading: noteOf('demi-1', lineThenMarch, 'changes') },
      { label: 'marched', unit: 'length', reading: fact({ kind: 'moved', unit: 'demi-1' }, 'length') },
      { label: 'gap', unit: 'text', reading: { of: 'distance', from: 'demi-1', to: 'kray-1' } },
    ],
  },
  {
    id: 'G3',
    ...laid(
      {
        'demi-1': { at: [60, 32], formation: 'line' },
        'kray-1': { at: [60, 53.5], formation: 'line' },
      },
      'small-arms',
      'first',
      {
        'demi-2': { at: [95, 32], formation: 'column' },
        'kray-2': { at: [95, 51], formation: 'line' },
      },
    ),
    dice: { 'demi-1': { shot: [2, 3, 5] }, 'kray-1': { losses: [5] } },
    foe: [],
    cues: [select('demi-1'), choosePiece('target', 'kray-1'), confirm],
    done: { all: [{ kind: 'fired', by: 'demi-1', on: 'kray-1' }] },
    ends,
    otherwise: [{ words: 'held' }],
    after: [{ words: 'after' }],
    shows: [
      { label: 'range', unit: 'text', reading: chanceOf('demi-1', 'target', 'kray-1', 'rangeCm') },
      { label: 'dice', unit: 'number', reading: fact({ kind: 'fired', by: 'demi-1' }, 'dice') },
      { label: 'killed', unit: 'number', reading: fact({ kind: 'fired', by: 'demi-1' }, 'killed') },
      { label: 'test', unit: 'number', reading: fact({ kind: 'tested', unit: 'kray-1' }, 'die') },
      {
        label: 'index',
        unit: 'number',
        reading: fact({ kind: 'tested', unit: 'kray-1' }, 'morale.index'),
      },
      { label: 'column-dice', unit: 'text', reading: chanceOf('demi-2', 'target', 'kray-2', 'dice') },
    ],
  },
  {
    id: 'G4',
    ...laid(
      {
        'light-battery': { at: [60, 8] },
        'kray-2': { at: [60, 48], formation: 'column' },
        'kray-1': { at: [44, 50], formation: 'line' },
      },
      'guns',
    ),
    dice: { 'light-battery': { shot: [1, 3, 5] }, 'kray-2': { losses: [2] } },
    foe: [],
    cues: [select('light-battery'), choosePiece('target', 'kray-2'), confirm],
    done: { all: [{ kind: 'fired', by: 'light-battery', on: 'kray-2', shot: 'round' }] },
    ends,
    otherwise: [{ when: { all: [{ kind: 'fired', on: 'kray-1' }] }, words: 'line' }],
    after: [{ words: 'after' }],
    shows: [
      { label: 'range', unit: 'text', reading: chanceOf('light-battery', 'target', 'kray-2', 'rangeCm') },
      { label: 'dice', unit: 'number', reading: fact({ kind: 'fired', on: 'kray-2' }, 'dice') },
      { label: 'killed', unit: 'number', reading: fact({ kind: 'fired', on: 'kray-2' }, 'killed') },
      { label: 'test', unit: 'number', reading: fact({ kind: 'tested', unit: 'kray-2' }, 'die') },
      {
        label: 'line-range',
        unit: 'text',
        reading: chanceOf('light-battery', 'target', 'kray-1', 'rangeCm'),
      },
      { label: 'line-dice', unit: 'text', reading: chanceOf('light-battery', 'target', 'kray-1', 'dice') },
    ],
  },
  {
    id: 'G5',
    ...laid(
      {
        'demi-2': { at: [60, 35], formation: 'column' },
        'kray-1': { at: [60, 53.5], formation: 'line', soldiers: 16, rung: 1 },
      },
      'move',
      'first',
      {
        'demi-1': { at: [107, 20], formation: 'column' },
        'kray-2': { at: [107, 38.5], formation: 'line' },
      },
    ),
    dice: { 'kray-1': { shot: [2], rout: [4] }, 'demi-2': { melee: [4, 4] } },
    foe: [command('answer', { unit: 'kray-1', how: 'fire', shot: 'small-arms' })],
    cues: [select('demi-2'), choosePiece('attack', 'kray-1'), confirm, close],
    done: { all: [{ kind: 'fought', units: { has: ['demi-2'] } }] },
    ends: { all: [{ kind: 'turnBegan' }] },
    otherwise: [
      { when: { all: [{ kind: 'fired', on: 'demi-2' }, { kind: 'turnBegan' }] }, words: 'stopped' },
    ],
    after: [{ words: 'after' }],
    shows: [
      { label: 'attack', unit: 'number', reading: fact({ kind: 'fought' }, 'attack') },
      {
        label: 'charge',
        unit: 'text',
        reading: chanceOf('demi-2', 'attack', 'kray-1', 'melee.charge-infantry'),
      },
      { label: 'defence', unit: 'number', reading: fact({ kind: 'fought' }, 'defence') },
      { label: 'shaken', unit: 'text', reading: chanceOf('demi-2', 'attack', 'kray-1', 'melee.shaken') },
      { label: 'column', unit: 'number', reading: fact({ kind: 'fought' }, 'column') },
      { label: 'sum', unit: 'number', reading: fact({ kind: 'fought' }, 'sum') },
      { label: 'gives-way', unit: 'chance', reading: chanceOf('demi-2', 'attack', 'kray-1') },
      { label: 'unshaken', unit: 'chance', reading: chanceOf('demi-1', 'attack', 'kray-2') },
    ],
  },
  {
    id: 'G6',
    ...laid(
      {
        'demi-1': { at: [60, 30], formation: 'line' },
        'erdody-hussars': { at: [60, 56], formation: 'line' },
      },
      'move',
      'second',
    ),
    dice: {
      'demi-1': { reaction: [2], shot: [2, 3] },
      'erdody-hussars': { square: [5, 2, 6], melee: [3, 4] },
    },
    foe: [
      command('move', {
        unit: 'erdody-hussars',
        steps: [{ step: 'march', by: 2350 }],
        target: 'demi-1',
        manner: 'pressed-home',
        enter: null,
      }),
    ],
    cues: [select('demi-1'), set('answer', 'form square'), confirm],
    done: { all: [{ kind: 'answered', unit: 'demi-1', how: 'form' }, { kind: 'squareTried' }] },
    ends: { all: [{ kind: 'turnBegan' }] },
    otherwise: [
      { when: { all: [{ kind: 'answered', how: 'fire' }, { kind: 'fought' }] }, words: 'fire' },
      {
        when: {
          all: [
            { kind: 'answered', how: 'flee' },
            { kind: 'moved', how: 'flee' },
          ],
        },
        words: 'flee',
      },
    ],
    after: [{ words: 'after' }],
    shows: [
      { label: 'test', unit: 'number', reading: fact({ kind: 'tested', unit: 'demi-1' }, 'die') },
      { label: 'passes', unit: 'chance', reading: chanceOf('demi-1', 'answer', 'form square') },
      { label: 'square-breaks', unit: 'chance', reading: chanceOf('demi-1', 'answer', 'form square', 1) },
      { label: 'line-gives-way', unit: 'chance', reading: chanceOf('demi-1', 'answer', 'stand') },
    ],
  },
  {
    id: 'G7',
    ...laid(
      {
        'demi-1': { at: [60, 20], formation: 'line', soldiers: 16, rung: 1 },
        'demi-2': { at: [48, 12], facing: 180, formation: 'column', soldiers: 14, rung: 3 },
        'kray-1': { at: [60, 60], formation: 'line' },
      },
      'start',
    ),
    dice: { 'demi-2': { rally: [3] } },
    foe: [],
    cues: [
      select('demi-1'),
      set('nerve', 'reform'),
      confirm,
      select('demi-2'),
      set('nerve', 'rally'),
      confirm,
    ],
    done: {
      all: [
        { kind: 'tested', unit: 'demi-2', what: 'rally' },
        { kind: 'reformed', unit: 'demi-1' },
      ],
    },
    ends,
    otherwise: [{ when: { all: [{ kind: 'stepBegan' }] }, words: 'asked' }],
    after: [{ words: 'after' }],
    shows: [
      { label: 'test', unit: 'number', reading: fact({ kind: 'tested', unit: 'demi-2' }, 'die') },
      { label: 'need', unit: 'text', reading: chanceOf('demi-2', 'nerve', 'rally', 'need') },
      { label: 'passes', unit: 'chance', reading: chanceOf('demi-2', 'nerve', 'rally') },
      { label: 'failure', unit: 'text', reading: chanceOf('demi-2', 'nerve', 'rally', 'failed') },
    ],
  },
];

export const lesson: Lesson<GiorgiLay> = {
  edition: 'giorgi',
  scenario: 'crossroads',
  side: 'french',
  steps,
  freeFight: {
    id: 'G8',
    lay: {
      units: {
        'demi-1': { at: [59, 20], facing: 0, formation: 'column' },
        'light-battery': { at: [44, 18], facing: 10 },
        hussars: { at: [78, 17], facing: 0 },
        'kray-1': { at: [61, 60], facing: 180, formation: 'column' },
        'brigade-battery': { at: [76, 62], facing: 190 },
        'erdody-hussars': { at: [42, 63], facing: 180 },
      },
      turns: 3,
      moment: null,
    },
  },
};
