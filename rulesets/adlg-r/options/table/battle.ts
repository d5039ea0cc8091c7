/** Table options of the chapters shoot, melee, rout, pursuit, rally, commander and victory. */
import { choice, flag, number, option, optional, partsOf, record } from '@grognard/rules-kit';

const rearSupport = { distance: 1, cover: 0.5, angle: 45 };
const flees = { ud: 5 };
const valued = { strategist: 3 };
const drawn = { share: 10 };

export const battleOptions = [
  option({
    id: 'shoot.edge-one',
    title: 'One edge and one shot per unit and phase',
    shape: flag(),
    default: true,
    says: 'no: each edge of a Tercio shoots once',
  }),
  option({
    id: 'melee.pairing',
    title: 'How fronts in contact are paired',
    shape: choice(['longest-edge', 'phasing-player']),
    default: 'longest-edge',
    says: 'phasing-player: he chooses',
  }),
  option({
    id: 'melee.wide-front',
    title: 'Two enemies on the front of a Battle Unit',
    shape: choice(['second-supports', 'two-melees']),
    default: 'second-supports',
    says: 'two-melees: the half-fronts fight apart',
  }),
  option({
    id: 'rout.cascade-order',
    title: 'In which order routs cause further routs',
    shape: choice(['waves', 'depth-first']),
    default: 'waves',
    says: 'depth-first: each to its end before the next',
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
    says: 'no: Shock units always pursue',
  }),
  option({
    id: 'rally.rear-support-means',
    title: 'What counts as rear support',
    shape: record({
      distance: optional(number(0, 4), rearSupport.distance, 'At most so far behind, in UD'),
      cover: optional(number(0, 1), rearSupport.cover, 'Share of the width it covers'),
      angle: optional(number(0, 90), rearSupport.angle, 'Most difference of facing, in degrees'),
    }),
    default: rearSupport,
  }),
  option({
    id: 'commander.move-terrain',
    title: 'Terrain and ZoCs for a lone commander',
    shape: choice(['free', 'as-light-cavalry']),
    default: 'free',
    says: 'as-light-cavalry: he moves as LH',
  }),
  option({
    id: 'commander.contacted',
    title: 'How far a commander flees, in UD',
    shape: record(partsOf(number(0, 10), flees)),
    default: flees,
  }),
  option({
    id: 'commander.stays-engaged',
    title: 'Once engaged a commander stays engaged',
    shape: flag(),
    default: true,
    says: 'no: chosen anew in each phase',
  }),
  option({
    id: 'victory.four-markers-instead',
    title: 'The loss for four markers stands instead of that for disorder',
    shape: flag(),
    default: true,
    says: 'no: 1 + 2',
  }),
  option({
    id: 'victory.commander-value',
    title: 'Value of a lost strategist',
    shape: record(partsOf(number(0, 3), valued)),
    default: valued,
  }),
  option({
    id: 'victory.value-battle-unit',
    title: 'What a Battle Unit counts in the army value',
    shape: choice([1, 2]),
    default: 2,
    says: '1: as any unit',
  }),
  option({
    id: 'victory.points-game',
    title: 'Shares of losses so close are a draw, in percentage points',
    shape: record(partsOf(number(0, 50), drawn)),
    default: drawn,
  }),
] as const;
