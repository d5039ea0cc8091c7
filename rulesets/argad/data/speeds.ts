/** The movement tables: how far each mover goes in a turn, in cm. */
import type { RuleId } from '@grognard/rules-kit';
import type { Gear, Horse, MoverKind } from '../model.ts';

/** A speed and the mover it belongs to. Gear distinguishes walkers, the horse distinguishes riders of the mounted infantry. */
export interface Speed {
  readonly rule: RuleId;
  readonly cm: number;
  readonly kind: MoverKind;
  readonly gear?: readonly Gear[];
  readonly horse?: readonly Horse[];
}

/** Speeds on foot, by gear and by kind of figure. */
export const footSpeeds: readonly Speed[] = [
  { rule: 'move.foot-light', cm: 20, kind: 'foot', gear: ['light'] },
  { rule: 'move.foot-full', cm: 16, kind: 'foot', gear: ['full'] },
  { rule: 'move.foot-breastplate', cm: 16, kind: 'foot', gear: ['breastplate'] },
  {
    rule: 'move.foot-civilian',
    cm: 16,
    kind: 'foot',
    gear: ['awkward-civilian', 'everyday-dress', 'child'],
  },
  { rule: 'move.foot-slow', cm: 12, kind: 'foot', gear: ['wooden-leg', 'elderly', 'rich-dress'] },
];

/** Speeds of figures in the saddle or leading the horse. */
export const riderSpeeds: readonly Speed[] = [
  { rule: 'move.light-cavalry', cm: 40, kind: 'light-cavalry' },
  { rule: 'move.light-dismounted', cm: 20, kind: 'light-dismounted' },
  { rule: 'move.heavy-cavalry', cm: 36, kind: 'heavy-cavalry' },
  { rule: 'move.heavy-dismounted', cm: 16, kind: 'heavy-dismounted' },
  { rule: 'move.mounted-infantry-fast', cm: 36, kind: 'mounted-infantry', horse: ['military', 'fast'] },
  { rule: 'move.mounted-infantry-farm', cm: 32, kind: 'mounted-infantry', horse: ['farm', 'draught'] },
];

export const waterSpeeds: readonly Speed[] = [
  { rule: 'water.swim-good', cm: 8, kind: 'good-swimmer' },
  { rule: 'water.swim-average', cm: 4, kind: 'average-swimmer' },
  { rule: 'water.boat', cm: 10, kind: 'rowing-boat' },
];

/** Deductions from the speed of a figure on foot, by the load it carries. */
export const loads = [
  { rule: 'move.load-heavy', load: 'heavy', cm: -4 },
  { rule: 'move.load-very-heavy', load: 'very-heavy', cm: -8 },
] as const;

/** Paces of a body in close order. `contact` is for a wide body whose move ends in contact, if that rule is in force. */
export const paces = {
  foot: { narrow: 16, wide: 12, back: 8, contact: 16 },
  mounted: { narrow: 36, wide: 32, contact: 36 },
} as const;

/** Movement crouched along cover, in cm, to which one die is added. */
export const crouchCm = 2;
