/** Table options of the chapters charge, evade and conform. */
import { choice, flag, list, number, option } from '@grognard/rules-kit';
import { stops } from '../../data/table.ts';
import { tableFigure } from './figure.ts';

export const chargeOptions = [
  tableFigure({
    id: 'charge.stops-order',
    title: 'What stops a charge first where two meet it at the same step',
    shape: list(choice(stops), { min: 0, max: stops.length }),
    sets: 'stopsOrder',
  }),
  option({
    id: 'charge.edge-start',
    title: 'From which pose the open edges of the target are found',
    shape: choice(['before-opening', 'after-opening']),
    default: 'before-opening',
    effects: { 'after-opening': 'after the slide, wheel or turn.' },
  }),
  option({
    id: 'charge.edge-choice',
    title: 'Which of several open edges is struck',
    shape: choice(['first-met', 'charger']),
    default: 'first-met',
    effects: { charger: 'the charger chooses freely.' },
  }),
  option({
    id: 'charge.uncontrolled-kn',
    title: 'Headstrong Kn are bound to charge steady HI',
    shape: flag(),
    default: true,
    effects: { off: 'they are exempt, like Cv.' },
  }),
  option({
    id: 'charge.counter',
    title: 'There is no counter-charge',
    shape: flag(),
    default: true,
    effects: { off: 'units charged on their front may charge back.' },
  }),
  option({
    id: 'charge.wide-edge',
    title: 'The free half of a wide front may be charged',
    shape: flag(),
    default: true,
    effects: { off: 'a friend takes the whole edge.' },
  }),
  option({
    id: 'evade.blocked-result',
    title: 'How a unit stands whose evade is blocked',
    shape: choice(['original-facing', 'as-turned']),
    default: 'original-facing',
    effects: { 'as-turned': 'it has turned its back.' },
  }),
  option({
    id: 'evade.leaves',
    title: 'How much of an evading base must pass the table edge to have left',
    shape: choice(['part', 'whole']),
    default: 'part',
  }),
  tableFigure({
    id: 'conform.cap',
    title: 'How far a unit may shift to conform, in UD beyond its frontage',
    shape: number(0, 10),
    sets: 'conformUd',
  }),
  option({
    id: 'conform.widths',
    title: 'Which corners meet when bases differ in width',
    shape: choice(['nearest-corner', 'left-corner', 'centre']),
    default: 'nearest-corner',
  }),
] as const;
