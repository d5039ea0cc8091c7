/** The lesson of ADLG-R: seven steps at Mill Hill, then a free fight. */
import type { Command, EventPattern, Lesson, LessonCondition, LessonStep } from '@grognard/engine';
import { check, type Json, Problem } from '@grognard/rules-kit';
import { commandShapes } from '../table/state/commands.ts';
import type { AdlgLay, LaidContact, LaidMoment, LaidUnit } from './lay.ts';

/** The units of the scenario, all of which stand there unless a step says otherwise. */
const everybody = ['hessian', 'imperial'].flatMap((army) =>
  ['first', 'second', 'musketeers', 'gun', 'cuirassiers', 'reiters', 'dragoons', 'light-horse'].map(
    (name) => `${army}-${name}`,
  ),
);

interface Laying {
  readonly units: Readonly<Record<string, LaidUnit>>;
  readonly commanders?: AdlgLay['commanders'];
  readonly contacts?: readonly LaidContact[];
  /** Own units that are ordered where they stand in the scenario. */
  readonly inPlace?: readonly string[];
  readonly moment: LaidMoment;
}

/** A unit that a step does not name only looks on. */
function laid({ units, commanders = {}, contacts = [], inPlace = [], moment }: Laying) {
  const lay: AdlgLay = { units, others: 'as printed', commanders, contacts, moment };
  const bystanders = everybody.filter((id) => !Object.hasOwn(units, id) && !inPlace.includes(id));
  return { lay, bystanders };
}

/** Tenths of a millimetre in a UD of small figures, as the scenario has them. */
const perUd = 400;
const ud = (x: number, y: number) => ({ x: Math.round(x * perUd), y: Math.round(y * perUd) });
const placeAt = (x: number, y: number) =>
  ({ do: 'set', task: 'place', value: ud(x, y), at: ud(x, y) }) as const;
const set = (task: string, value: Json) => ({ do: 'set', task, value }) as const;
const choosePiece = (task: string, piece: string) => ({ do: 'set', task, value: piece, piece }) as const;
const select = (...pieces: readonly string[]) => ({ do: 'select', pieces }) as const;
const confirm = { do: 'confirm' } as const;
const close = { do: 'finish' } as const;

/** A command with all fields that it leaves out. */
function command<K extends 'charge' | 'shoot'>(kind: K, given: Readonly<Record<string, Json>>): Command {
  const whole = check(commandShapes[kind], { kind, ...given });
  if (whole instanceof Problem) throw new TypeError(`${whole.at}: ${whole.message}`);
  return whole;
}

const chanceOf = (piece: string, task: string, value: Json, line: number | string = 0) =>
  ({ of: 'choice', pieces: [piece], task, value, line }) as const;
const fact = (event: EventPattern, field: string) => ({ of: 'event', event, field }) as const;

/** The chance is gone when the corps is done, or the next step of the sequence begins. */
const ends: LessonCondition = { all: [{ kind: 'corpsDone' }] };
const endsOfStep: LessonCondition = { all: [{ kind: 'stepBegan' }] };

const foot = { active: 'south', step: 'movement', corps: null } as const;
const riders = ['hessian-cuirassiers', 'hessian-reiters'] as const;
const battalions = ['hessian-first', 'hessian-second'] as const;

/** As a charge of both riders on the musketeers ends. */
const ridersInContact = {
  'hessian-cuirassiers': { at: [17, 12.625] },
  'hessian-reiters': { at: [18, 12.625] },
} as const;
const contactOf = (first: boolean): readonly LaidContact[] =>
  riders.map((by) => ({ by, on: 'imperial-musketeers', first }));

/** A second melee, so that there is one to choose. */
const battalionsInContact = {
  'hessian-second': { at: [12, 11.5] },
  'imperial-second': { at: [12, 12.5] },
} as const;
const footContact: LaidContact = { by: 'hessian-second', on: 'imperial-second', first: false };

const steps: readonly LessonStep<AdlgLay>[] = [
  {
    id: 'R1',
    ...laid({ units: {}, inPlace: ['hessian-musketeers'], moment: foot }),
    dice: { 'hessian-foot': { command: [3] } },
    foe: [],
    cues: [
      select('commander-hessian-foot'),
      set('activate', 'hessian-foot'),
      confirm,
      select('hessian-musketeers'),
      placeAt(7, 5.5),
      confirm,
    ],
    done: {
      all: [
        { kind: 'activated', corps: 'hessian-foot' },
        { kind: 'ordered', corps: 'hessian-foot' },
      ],
    },
    ends,
    otherwise: [{ when: { all: [{ kind: 'activated', corps: 'hessian-horse' }] }, words: 'horse' }],
    after: [{ words: 'after' }],
    shows: [
      { label: 'die', unit: 'number', reading: fact({ kind: 'activated', corps: 'hessian-foot' }, 'die') },
      { label: 'points', unit: 'number', reading: fact({ kind: 'activated', corps: 'hessian-foot' }, 'cp') },
      { label: 'price', unit: 'number', reading: fact({ kind: 'ordered', corps: 'hessian-foot' }, 'spent') },
    ],
  },
  {
    id: 'R2',
    ...laid({
      units: {},
      inPlace: [...battalions, 'hessian-musketeers', 'hessian-gun'],
      moment: { active: 'south', step: 'movement', corps: { id: 'hessian-foot', cp: 1, free: 0 } },
    }),
    dice: {},
    foe: [],
    cues: [select(...battalions), placeAt(10, 5.5), confirm],
    done: { all: [{ kind: 'moved', units: { has: battalions }, ud: { least: 2.99 } }] },
    ends,
    otherwise: [
      { when: { all: [{ kind: 'ordered', units: { has: ['hessian-gun'] } }] }, words: 'gun' },
      { when: { all: [{ kind: 'moved' }] }, words: 'short' },
    ],
    after: [{ words: 'after' }],
    shows: [
      { label: 'way', unit: 'number', reading: fact({ kind: 'moved' }, 'ud') },
      { label: 'price', unit: 'number', reading: fact({ kind: 'ordered' }, 'spent') },
    ],
  },
  {
    id: 'R3',
    ...laid({
      units: {
        'hessian-musketeers': { at: [7, 4] },
        'hessian-gun': { at: [8.5, 4] },
        'hessian-first': { at: [10, 4] },
        'imperial-second': { at: [8.5, 7.5] },
      },
      moment: { active: 'south', step: 'shooting', corps: null },
    }),
    dice: {
      'hessian-gun': { shoot: [3] },
      'hessian-musketeers': { shoot: [3] },
      'hessian-first': { shoot: [3] },
      'imperial-second': { shoot: [4, 2] },
    },
    foe: [command('shoot', { target: 'hessian-gun', main: 'imperial-second' })],
    cues: [select('hessian-gun'), choosePiece('target', 'imperial-second'), confirm, close],
    done: { all: [{ kind: 'shot', main: 'hessian-gun', target: 'imperial-second' }] },
    ends: endsOfStep,
    otherwise: [
      { when: { all: [{ kind: 'shot', target: 'imperial-second' }] }, words: 'muskets' },
      { words: 'held' },
    ],
    after: [{ words: 'after' }],
    shows: [
      {
        label: 'range',
        unit: 'text',
        reading: chanceOf('hessian-gun', 'target', 'imperial-second', 'range'),
      },
      {
        label: 'gun-leads',
        unit: 'chance',
        reading: chanceOf('hessian-gun', 'target', 'imperial-second'),
      },
      {
        label: 'muskets-lead',
        unit: 'chance',
        reading: chanceOf('hessian-musketeers', 'target', 'imperial-second'),
      },
      { label: 'lost', unit: 'number', reading: fact({ kind: 'shot', target: 'imperial-second' }, 'loss') },
    ],
  },
  {
    id: 'R4',
    ...laid({
      units: {
        'hessian-cuirassiers': { at: [16.5, 10.125] },
        'hessian-reiters': { at: [17.5, 10.125] },
        'imperial-musketeers': { at: [17.5, 13.5] },
      },
      commanders: { 'hessian-horse': [15.5, 9] },
      moment: { active: 'south', step: 'movement', corps: { id: 'hessian-horse', cp: 2, free: 1 } },
    }),
    dice: {},
    foe: [],
    cues: [select(...riders), choosePiece('charge', 'imperial-musketeers'), confirm],
    done: {
      all: riders.map((by) => ({ kind: 'conformed', by, on: 'imperial-musketeers', complete: true })),
    },
    ends,
    otherwise: [{ when: { all: [{ kind: 'conformed', on: 'imperial-musketeers' }] }, words: 'alone' }],
    after: [{ words: 'after' }],
    shows: [
      { label: 'price', unit: 'number', reading: fact({ kind: 'ordered', order: 'charge' }, 'spent') },
      {
        label: 'way',
        unit: 'number',
        reading: fact({ kind: 'moved', cause: 'charge', ud: { least: 0.01 } }, 'ud'),
      },
      {
        label: 'beaten',
        unit: 'chance',
        reading: {
          of: 'choice',
          pieces: riders,
          task: 'charge',
          value: 'imperial-musketeers',
          line: 0,
        },
      },
    ],
  },
  {
    id: 'R5',
    ...laid({
      units: {
        'imperial-cuirassiers': { at: [22.5, 13.4] },
        'imperial-reiters': { at: [21.5, 13.4] },
        'hessian-light-horse': { at: [22, 10.6] },
      },
      commanders: { 'imperial-horse': [22, 14.8] },
      moment: { active: 'north', step: 'movement', corps: { id: 'imperial-horse', cp: 2, free: 1 } },
    }),
    dice: {
      'hessian-light-horse': { evade: [5] },
      'imperial-cuirassiers': { charge: [2] },
      'imperial-reiters': { charge: [2] },
    },
    foe: [
      command('charge', {
        units: ['imperial-cuirassiers', 'imperial-reiters'],
        target: 'hessian-light-horse',
      }),
    ],
    cues: [select('hessian-light-horse'), set('answer', 'evade-turn'), confirm],
    done: { all: [{ kind: 'answered', unit: 'hessian-light-horse', how: 'evade' }] },
    ends: { all: [{ kind: 'answered', unit: 'hessian-light-horse' }] },
    otherwise: [{ words: 'stood' }],
    after: [{ words: 'after' }],
    shows: [
      {
        label: 'evading',
        unit: 'number',
        reading: fact({ kind: 'distanceRolled', units: { has: ['hessian-light-horse'] } }, 'change'),
      },
      {
        label: 'charging',
        unit: 'number',
        reading: fact({ kind: 'distanceRolled', units: { has: ['imperial-reiters'] } }, 'change'),
      },
      {
        label: 'gap',
        unit: 'text',
        reading: { of: 'distance', from: 'hessian-light-horse', to: 'imperial-reiters' },
      },
    ],
  },
  {
    id: 'R6',
    ...laid({
      units: {
        ...ridersInContact,
        ...battalionsInContact,
        'imperial-musketeers': { at: [17.5, 13.5] },
      },
      commanders: { 'hessian-horse': [15.5, 11] },
      contacts: [...contactOf(true), footContact],
      moment: { active: 'south', step: 'melee', corps: null },
    }),
    dice: {
      'hessian-cuirassiers': { melee: [4] },
      'hessian-reiters': { melee: [4] },
      'imperial-musketeers': { melee: [3] },
    },
    foe: [],
    cues: [
      select('hessian-cuirassiers'),
      choosePiece('fight', 'hessian-cuirassiers imperial-musketeers'),
      confirm,
    ],
    done: { all: [{ kind: 'fought', b: 'imperial-musketeers' }] },
    ends: endsOfStep,
    otherwise: [],
    after: [{ words: 'after' }],
    shows: [
      {
        label: 'riders-sum',
        unit: 'text',
        reading: chanceOf('hessian-cuirassiers', 'fight', 'hessian-cuirassiers imperial-musketeers', 'a'),
      },
      {
        label: 'musketeers-sum',
        unit: 'text',
        reading: chanceOf('hessian-cuirassiers', 'fight', 'hessian-cuirassiers imperial-musketeers', 'b'),
      },
      { label: 'lost', unit: 'number', reading: fact({ kind: 'fought', b: 'imperial-musketeers' }, 'lossB') },
    ],
  },
  {
    id: 'R7',
    ...laid({
      units: {
        ...ridersInContact,
        ...battalionsInContact,
        'imperial-musketeers': { at: [17.5, 13.5], lost: 3 },
        'imperial-dragoons': { at: [17.5, 14.8] },
      },
      commanders: { 'hessian-horse': [15.5, 11] },
      contacts: [...contactOf(false), footContact],
      moment: { active: 'south', step: 'melee', corps: null },
    }),
    dice: {
      'hessian-cuirassiers': { melee: [5] },
      'hessian-reiters': { melee: [5] },
      'imperial-musketeers': { melee: [4] },
      'hessian-second': { melee: [3] },
      'imperial-second': { melee: [3] },
    },
    foe: [],
    cues: [
      select('hessian-cuirassiers'),
      choosePiece('fight', 'hessian-cuirassiers imperial-musketeers'),
      confirm,
      select('hessian-cuirassiers'),
      set('pursue', 'yes'),
      confirm,
    ],
    done: { all: [{ kind: 'routed', unit: 'imperial-musketeers' }] },
    ends: { all: [{ kind: 'checked' }] },
    otherwise: [],
    after: [{ words: 'after' }],
    shows: [
      {
        label: 'routs',
        unit: 'chance',
        reading: chanceOf('hessian-cuirassiers', 'fight', 'hessian-cuirassiers imperial-musketeers', 3),
      },
      {
        label: 'shaken',
        unit: 'number',
        reading: fact({ kind: 'lost', unit: 'imperial-dragoons' }, 'points'),
      },
    ],
  },
];

export const lesson: Lesson<AdlgLay> = {
  edition: 'adlg-r',
  scenario: 'mill-hill',
  side: 'south',
  steps,
  freeFight: {
    id: 'R8',
    lay: {
      units: {
        'hessian-first': { at: [11, 5] },
        'hessian-musketeers': { at: [9, 5] },
        'hessian-cuirassiers': { at: [15, 4.9] },
        'hessian-reiters': { at: [16, 4.9] },
        'hessian-light-horse': { at: [18.5, 5.5] },
        'imperial-first': { at: [13, 11] },
        'imperial-musketeers': { at: [15, 11] },
        'imperial-cuirassiers': { at: [9, 11.1] },
        'imperial-reiters': { at: [8, 11.1] },
        'imperial-light-horse': { at: [5.5, 10.5] },
      },
      others: 'not there',
      commanders: {
        'hessian-foot': [10, 3.9],
        'hessian-horse': [15.5, 3.8],
        'imperial-foot': [14, 12.1],
        'imperial-horse': [8.5, 12.2],
      },
      contacts: [],
      turns: 3,
      moment: null,
    },
  },
};
