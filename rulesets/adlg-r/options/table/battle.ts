/** Table options of the chapters shoot, melee, rout, pursuit, rally, commander and victory. */
import { choice, flag, number, option, optional, partsOf, record } from '@grognard/rules-kit';
import { base } from '../../base.ts';
import { tableFigure } from './figure.ts';

const { rearSupport, commanderFlees, lostCommander, draw } = base.table;

export const battleOptions = [
  option({
    id: 'shoot.edge-one',
    title: 'One edge and one shot per unit and phase',
    shape: flag(),
    default: true,
    effects: { off: 'each edge of a Tercio shoots once.' },
  }),
  option({
    id: 'melee.pairing',
    title: 'How fronts in contact are paired',
    shape: choice(['longest-edge', 'phasing-player']),
    default: 'longest-edge',
    effects: { 'phasing-player': 'the active player chooses.' },
  }),
  option({
    id: 'melee.wide-front',
    title: 'Two enemies on the front of a Battle Unit',
    shape: choice(['second-supports', 'two-melees']),
    default: 'second-supports',
    effects: { 'two-melees': 'the half-fronts fight apart.' },
  }),
  option({
    id: 'melee.pairing-tie',
    title: 'Who is the main unit where shares of the edge are equal',
    shape: choice(['phasing', 'older']),
    default: 'phasing',
  }),
  option({
    id: 'rout.cascade-order',
    title: 'In which order routs cause further routs',
    shape: choice(['waves', 'depth-first']),
    default: 'waves',
    effects: { 'depth-first': 'each to its end before the next.' },
  }),
  option({
    id: 'rout.steps',
    title: 'Routs or the rolls for commanders first',
    shape: choice(['routs-first', 'commanders-first']),
    default: 'routs-first',
  }),
  option({
    id: 'pursuit.excused-shock',
    title: 'The excuses from pursuit hold for Shock too',
    shape: flag(),
    default: true,
    effects: { off: 'Shock units always pursue.' },
  }),
  tableFigure({
    id: 'rally.rear-support-means',
    title: 'What counts as rear support',
    shape: record({
      distance: optional(number(0, 4), rearSupport.distance, 'At most so far behind, in UD'),
      cover: optional(number(0, 1), rearSupport.cover, 'Share of the width it covers'),
      angle: optional(number(0, 90), rearSupport.angle, 'Most difference of facing, in degrees'),
    }),
    sets: 'rearSupport',
  }),
  option({
    id: 'commander.move-terrain',
    title: 'Terrain and ZoCs for a lone commander',
    shape: choice(['free', 'as-light-cavalry']),
    default: 'free',
    effects: { 'as-light-cavalry': 'he moves as LH.' },
  }),
  tableFigure({
    id: 'commander.moves',
    title: 'How often a lone commander moves in a phase',
    shape: number(1, 3),
    sets: 'commanderMoves',
  }),
  tableFigure({
    id: 'commander.contacted',
    title: 'How far a commander flees, in UD',
    shape: record(partsOf(number(0, 10), commanderFlees)),
    sets: 'commanderFlees',
  }),
  option({
    id: 'commander.stays-engaged',
    title: 'Once engaged a commander stays engaged',
    shape: flag(),
    default: true,
    effects: { off: 'chosen again in each phase.' },
  }),
  option({
    id: 'victory.four-markers-instead',
    title: 'The loss for four markers stands instead of that for disorder',
    shape: flag(),
    default: true,
    effects: { off: 'both count: 1 + 2.' },
  }),
  tableFigure({
    id: 'victory.commander-value',
    title: 'Value of a lost strategist',
    shape: record(partsOf(number(0, 3), lostCommander)),
    sets: 'lostCommander',
  }),
  tableFigure({
    id: 'victory.value-battle-unit',
    title: 'What a Battle Unit counts in the army value',
    shape: choice([1, 2]),
    sets: 'battleUnitValue',
    effects: { 1: 'as any unit.' },
  }),
  tableFigure({
    id: 'victory.points-game',
    title: 'Shares of losses so close are a draw, in percentage points',
    shape: record(partsOf(number(0, 50), draw)),
    sets: 'draw',
  }),
  option({
    id: 'victory.places',
    title: 'Places of a scenario count at the turn limit',
    shape: flag(),
    default: true,
    effects: { off: 'only losses count.' },
  }),
] as const;
