/** Table options of the chapters turn, command, move, zoc, interpenetration and disengage. */
import { choice, either, flag, number, option } from '@grognard/rules-kit';
import { tableFigure } from './figure.ts';

export const manoeuvreOptions = [
  tableFigure({
    id: 'turn.limit',
    title: 'Game turns after which the game is settled by points',
    shape: either(choice([0]), number(1, 40)),
    sets: 'turnLimit',
    effects: { 0: 'no limit.' },
  }),
  option({
    id: 'turn.shots-laid',
    title: 'When the shots of a phase are thrown',
    shape: choice(['laid', 'at-once']),
    default: 'laid',
  }),
  option({
    id: 'command.free-use',
    title: 'What the free CP pays for',
    shape: choice(['with-him', 'any-order']),
    default: 'with-him',
    effects: { 'any-order': 'any order of his corps.' },
  }),
  option({
    id: 'command.mixed-group',
    title: 'When the command range is doubled for a group',
    shape: choice(['all', 'any']),
    default: 'all',
    effects: { any: 'one LI, LH or Drag in it is enough.' },
  }),
  tableFigure({
    id: 'command.group-wide',
    title: 'Most units abreast in a group',
    shape: number(1, 20),
    sets: 'groupWide',
  }),
  option({
    id: 'command.group-dragoons',
    title: 'With whom dragoons form groups',
    shape: choice(['both', 'foot', 'mounted']),
    default: 'both',
    effects: { foot: 'with foot only.', mounted: 'with mounted only.' },
  }),
  option({
    id: 'command.headstrong-bound',
    title: 'Which enemies make orders to Headstrong units dear',
    shape: choice(['bound', 'any']),
    default: 'bound',
  }),
  option({
    id: 'move.wheel-extension',
    title: 'No wheel together with an extension',
    shape: flag(),
    default: true,
    effects: { off: 'both in one move.' },
  }),
  option({
    id: 'move.wheel-group',
    title: 'What the wheel of a group costs',
    shape: choice(['units', 'ud']),
    default: 'units',
    effects: { ud: 'frontage in UD × angle ÷ 60, single units too.' },
  }),
  option({
    id: 'move.quarter-anchor',
    title: 'What stays in place in a quarter-turn',
    shape: choice(['front-corner', 'centre']),
    default: 'front-corner',
    effects: { centre: 'the middle of the base.' },
  }),
  option({
    id: 'move.contraction-count',
    title: 'How many units a contraction tucks in',
    shape: choice(['per-depth', 'free']),
    default: 'per-depth',
    effects: { free: 'any number.' },
  }),
  option({
    id: 'zoc.threat-when',
    title: 'When the most threatening enemy is looked for',
    shape: choice(['each-entry', 'order-start']),
    default: 'each-entry',
    effects: { 'order-start': 'once, at the start of the order.' },
  }),
  option({
    id: 'interpenetration.lh',
    title: 'Mounted pass through LH',
    shape: flag(),
    default: true,
    effects: { off: 'as printed, through LI.' },
  }),
  option({
    id: 'disengage.zero',
    title: 'No disengaging with an allowance of 1 UD',
    shape: flag(),
    default: true,
    effects: { off: 'the unit stays in contact, Disordered.' },
  }),
] as const;
