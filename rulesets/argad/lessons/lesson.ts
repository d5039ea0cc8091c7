/** The lesson of « Argad ! »: seven steps at the well of Matignon, then a free fight. */
import type { Command, Lesson, LessonStep } from '@grognard/engine';
import { check, type Json, Problem } from '@grognard/rules-kit';
import { commandShapes } from '../table/state/orders.ts';
import type { ArgadLay } from './lay.ts';

const musket = 'flintlock-musket';
const [dunn, wright, tully, pask, hale] = [
  'corporal-dunn',
  'amos-wright',
  'ned-tully',
  'john-pask',
  'lieutenant-hale',
] as const;
const [kergu, lecoq, hamon, rouault, besnard, brehat] = [
  'monsieur-de-kergu',
  'yves-lecoq',
  'pierre-hamon',
  'mathurin-rouault',
  'jean-besnard',
  'sergeant-brehat',
] as const;

/** They stand far off, and keep a side from losing its last man or half its men. */
const bystanders = { 'sam-orchard': { at: [4, 70] }, [brehat]: { at: [106, 8] } } as const;
/** Where more than one man of a side may fall. */
const twoMore = { ...bystanders, [rouault]: { at: [106, 12] } } as const;
const idsOf = (laid: object) => Object.keys(laid);

const well = { kind: 'hold', points: 3, words: 'Hold the well at the end.', place: [55, 37.5] } as const;
const theWell = [
  { id: 'british-well', side: 'british', ...well },
  { id: 'french-well', side: 'french', ...well },
] as const;

const cm = (x: number, y: number) => ({ x: Math.round(x * 100), y: Math.round(y * 100) });
const way = (x: number, y: number) => ({ do: 'set', task: 'way', value: [cm(x, y)], at: cm(x, y) }) as const;
const aimAt = (piece: string) => ({ do: 'set', task: 'target', value: piece, piece }) as const;
const select = (...pieces: readonly string[]) => ({ do: 'select', pieces }) as const;
const confirm = { do: 'confirm' } as const;
const seal = { do: 'finish' } as const;
/** An order with all fields that it leaves out. */
function order(figure: string, given: Readonly<Record<string, Json>>): Command {
  const command = check(commandShapes.order, { kind: 'order', figure, ...given });
  if (command instanceof Problem) throw new TypeError(`${command.at}: ${command.message}`);
  return command;
}
const fireAt = (target: string) => ({ shot: { weapon: musket, target } });

/** Nothing is carried out before the turn is: then the chance is gone. */
const ends = { all: [{ kind: 'turnEnded' }] } as const;
/** A battle that ends with the turn has no end of the turn. */
const endsOrIsOver = { all: [{ kind: 'revealed' }] } as const;

const chanceAt = (by: string, target: string) =>
  ({ of: 'choice', pieces: [by], task: 'target', value: target, line: 0 }) as const;
const shotFact = (figure: string, field: string) =>
  ({ of: 'event', event: { kind: 'shot', figure }, field }) as const;

/** How often somebody who walks into Monsieur de Kergu falls. */
const fallsTo = (piece: string) =>
  ({
    of: 'forecast',
    pieces: [piece],
    values: { way: [cm(60, 38)] },
    piece,
    look: 'destroyed',
  }) as const;

const steps: readonly LessonStep<ArgadLay>[] = [
  {
    id: 'A1',
    lay: { figures: { [dunn]: { at: [26, 37] }, ...bystanders }, aims: theWell },
    bystanders: idsOf(bystanders),
    dice: {},
    foe: [],
    cues: [select(dunn), way(46, 37), confirm, seal],
    done: { all: [{ kind: 'moved', figure: dunn, to: { near: cm(46, 37), within: 200 } }] },
    ends,
    otherwise: [{ when: { all: [{ kind: 'moved', figure: dunn }] }, words: 'elsewhere' }],
    after: [{ words: 'after' }],
    shows: [
      {
        label: 'walked',
        unit: 'length',
        reading: { of: 'event', event: { kind: 'moved', figure: dunn }, field: 'length' },
      },
      { label: 'allowance', unit: 'length', reading: { of: 'most', pieces: [dunn], task: 'way' } },
    ],
  },
  {
    id: 'A2',
    lay: { figures: { [tully]: { at: [26, 18] }, [pask]: { at: [26, 21.5] }, ...bystanders }, aims: theWell },
    bystanders: idsOf(bystanders),
    dice: { [pask]: { slow: [4] }, [tully]: { slow: [4] } },
    foe: [],
    cues: [
      select(tully, pask),
      way(46, 18),
      { do: 'set', task: 'posture', value: 'crouched' },
      confirm,
      seal,
    ],
    done: { all: [{ kind: 'slowed', figures: { has: [tully, pask] }, isBlocked: false }] },
    ends,
    otherwise: [{ when: { all: [{ kind: 'slowed' }] }, words: 'alone' }],
    after: [{ words: 'after' }],
    shows: [
      { label: 'die', unit: 'number', reading: { of: 'event', event: { kind: 'slowed' }, field: 'die' } },
      {
        label: 'walked',
        unit: 'length',
        reading: { of: 'event', event: { kind: 'slowed' }, field: 'length' },
      },
      {
        label: 'blocked',
        unit: 'chance',
        reading: { of: 'note', pieces: [tully], values: { way: [cm(46, 18)] }, line: 5 },
      },
    ],
  },
  {
    id: 'A3',
    lay: {
      figures: {
        [dunn]: { at: [38, 37] },
        [lecoq]: { at: [58, 38], isEmpty: true },
        [hamon]: { at: [77, 42], isEmpty: true },
        ...bystanders,
      },
      aims: theWell,
    },
    bystanders: idsOf(bystanders),
    dice: { [dunn]: { shot: [5] } },
    foe: [],
    cues: [select(dunn), aimAt(lecoq), confirm, seal],
    done: { all: [{ kind: 'shot', figure: dunn, target: lecoq }] },
    ends,
    otherwise: [
      { when: { all: [{ kind: 'shot', figure: dunn, target: hamon }] }, words: 'far' },
      { when: { all: [{ kind: 'moved', figure: dunn }] }, words: 'walked' },
    ],
    after: [{ words: 'after' }],
    shows: [
      { label: 'range-near', unit: 'length', reading: shotFact(dunn, 'range') },
      { label: 'chance-near', unit: 'chance', reading: chanceAt(dunn, lecoq) },
      {
        label: 'range-far',
        unit: 'text',
        reading: { of: 'choice', pieces: [dunn], task: 'target', value: hamon, line: 'rangeCm' },
      },
      { label: 'chance-far', unit: 'chance', reading: chanceAt(dunn, hamon) },
    ],
  },
  {
    id: 'A4',
    lay: {
      figures: {
        [dunn]: { at: [38, 37], isEmpty: true },
        [wright]: { at: [38, 34.5] },
        [hamon]: { at: [77, 42] },
        ...bystanders,
      },
      aims: theWell,
    },
    bystanders: idsOf(bystanders),
    dice: { [wright]: { shot: [3] } },
    foe: [order(hamon, { path: [cm(59, 39.5)] })],
    cues: [select(wright), aimAt(hamon), confirm, seal],
    done: { all: [{ kind: 'reloaded', figure: dunn }] },
    ends,
    otherwise: [{ words: 'still-empty' }],
    after: [
      { when: { all: [{ kind: 'shot', figure: wright, hits: 0 }] }, words: 'after' },
      { words: 'after-quiet' },
    ],
    shows: [
      { label: 'range', unit: 'length', reading: shotFact(wright, 'range') },
      { label: 'need', unit: 'number', reading: shotFact(wright, 'need') },
      { label: 'die', unit: 'number', reading: shotFact(wright, 'die') },
    ],
  },
  {
    id: 'A5',
    lay: {
      figures: { [dunn]: { at: [60.6, 43.8] }, [rouault]: { at: [74, 46.3] }, ...bystanders },
      aims: theWell,
    },
    bystanders: idsOf(bystanders),
    dice: { [dunn]: { shot: [4] }, [rouault]: { shot: [5] } },
    foe: [order(rouault, fireAt(dunn))],
    cues: [select(dunn), aimAt(rouault), confirm, seal],
    done: { all: [{ kind: 'shot', figure: rouault, modifier: -1 }] },
    ends,
    otherwise: [
      { when: { all: [{ kind: 'heldFire', figure: rouault }] }, words: 'down' },
      { when: { all: [{ kind: 'fell', figure: dunn }] }, words: 'open' },
    ],
    after: [{ words: 'after' }],
    shows: [
      { label: 'need', unit: 'number', reading: shotFact(rouault, 'need') },
      { label: 'yours', unit: 'number', reading: shotFact(dunn, 'modifier') },
      { label: 'his', unit: 'number', reading: shotFact(rouault, 'modifier') },
      { label: 'chance-yours', unit: 'chance', reading: chanceAt(dunn, rouault) },
      {
        label: 'chance-his',
        unit: 'chance',
        reading: { of: 'threat', pieces: [dunn], from: rouault, line: 0 },
      },
    ],
  },
  {
    id: 'A6',
    lay: {
      figures: {
        [dunn]: { at: [48, 37], isEmpty: true },
        [hale]: { at: [48, 33.5], isEmpty: true },
        [kergu]: { at: [60, 38], isEmpty: true },
        ...twoMore,
      },
      aims: theWell,
    },
    bystanders: idsOf(twoMore),
    dice: { [dunn]: { blow: [5] }, [hale]: { blow: [3] }, [kergu]: { blow: [4] } },
    foe: [],
    cues: [select(dunn), { do: 'set', task: 'way', value: [cm(60, 38)], at: cm(60, 38) }, confirm, seal],
    done: { all: [{ kind: 'fell', figure: kergu }] },
    ends,
    otherwise: [{ when: { all: [{ kind: 'struck', figure: hale }] }, words: 'sword' }],
    after: [{ words: 'after' }],
    shows: [
      {
        label: 'need',
        unit: 'number',
        reading: { of: 'event', event: { kind: 'struck', figure: dunn }, field: 'need' },
      },
      {
        label: 'die',
        unit: 'number',
        reading: { of: 'event', event: { kind: 'struck', figure: dunn }, field: 'die' },
      },
      { label: 'bayonet', unit: 'chance', reading: fallsTo(dunn) },
      { label: 'sword', unit: 'chance', reading: fallsTo(hale) },
    ],
  },
  {
    id: 'A7',
    lay: {
      figures: {
        [dunn]: { at: [46.5, 35.5], isEmpty: true },
        [wright]: { at: [46.5, 39] },
        [besnard]: { at: [60, 39], isEmpty: true },
        ...twoMore,
      },
      aims: theWell,
      turn: 10,
    },
    bystanders: idsOf(twoMore),
    dice: { [wright]: { shot: [5] }, [dunn]: { blow: [3] }, [besnard]: { blow: [3] } },
    foe: [order(besnard, { path: [cm(57.5, 38)] })],
    cues: [
      { do: 'look', at: cm(55, 37.5) },
      select(dunn),
      way(53.5, 37),
      confirm,
      select(wright),
      aimAt(besnard),
      confirm,
      seal,
    ],
    done: { all: [{ kind: 'scored', side: 'british', points: 3 }] },
    ends: endsOrIsOver,
    otherwise: [{ words: 'nobody' }],
    after: [{ words: 'after' }],
    shows: [
      { label: 'range', unit: 'length', reading: shotFact(wright, 'range') },
      { label: 'need', unit: 'number', reading: shotFact(wright, 'need') },
      { label: 'die', unit: 'number', reading: shotFact(wright, 'die') },
      {
        label: 'points',
        unit: 'number',
        reading: { of: 'event', event: { kind: 'scored', side: 'british' }, field: 'points' },
      },
    ],
  },
];

export const lesson: Lesson<ArgadLay> = {
  edition: 'argad-2024',
  scenario: 'starter',
  side: 'british',
  steps,
  freeFight: {
    id: 'A8',
    lay: {
      figures: {
        [hale]: { at: [41, 36] },
        [dunn]: { at: [42, 33.5] },
        [wright]: { at: [42, 39.5] },
        [tully]: { at: [40, 43.5] },
        [kergu]: { at: [69, 39] },
        [brehat]: { at: [68, 41.5] },
        [lecoq]: { at: [68, 35.5] },
        [hamon]: { at: [70, 31.5] },
      },
      turns: 3,
      aims: [
        ...theWell,
        {
          id: 'british-losses',
          side: 'british',
          kind: 'kill',
          points: 1,
          words: 'Put two of the volunteers out of the fight.',
          least: 2,
        },
        {
          id: 'french-losses',
          side: 'french',
          kind: 'kill',
          points: 1,
          words: 'Put two of the redcoats out of the fight.',
          least: 2,
        },
        {
          id: 'british-officer',
          side: 'british',
          kind: 'kill',
          points: 1,
          words: 'Put Monsieur de Kergu out of the fight.',
          figures: [kergu],
        },
        {
          id: 'french-officer',
          side: 'french',
          kind: 'kill',
          points: 1,
          words: 'Put Lieutenant Hale out of the fight.',
          figures: [hale],
        },
      ],
    },
  },
};
