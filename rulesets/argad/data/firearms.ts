/** The firearm tables: the number needed at each range, and how each weapon is used. */
import type { RuleId } from '@grognard/rules-kit';
import type { FirearmId } from '../model.ts';

/** A range band: the number needed up to this distance. */
export interface Band {
  readonly upToCm: number;
  readonly need: number;
  /** Whether a breastplate protects at this range. */
  readonly breastplate: boolean;
}

export interface Firearm {
  readonly rule: RuleId;
  readonly bands: readonly Band[];
  /** `on-the-move`, or only by a shooter on foot who stays immobile all turn. */
  readonly fires: 'on-the-move' | 'immobile-on-foot';
  /** Must be rested or fixed on something. */
  readonly needsSupport: boolean;
  /** May be fired by a figure that touched an enemy when the turn began. */
  readonly inContact: boolean;
  /** The dice of a shot with several, or null for one plain shot. */
  readonly dice: { readonly red: number; readonly white: number } | null;
  /** Turns of reloading by one figure, and by two where that helps. */
  readonly reload: { readonly alone: number; readonly withTwo?: number };
  /** On the coastal sheet only. */
  readonly coastal: boolean;
}

function upTo(upToCm: number, need: number, breastplate?: 'bp'): Band {
  return { upToCm, need, breastplate: breastplate === 'bp' };
}

const shortArm = {
  fires: 'on-the-move',
  needsSupport: false,
  inContact: false,
  dice: null,
  reload: { alone: 1 },
  coastal: false,
} as const;

/** The older bands of the coastal sheet. */
export const musketoonShort: Firearm = {
  ...shortArm,
  rule: 'weapon.musketoon-short',
  bands: [upTo(10, 5), upTo(20, 6), upTo(40, 7, 'bp')],
};

/** The bands of the 2021 and 2024 sheets. */
export const musketoonLong: Firearm = {
  ...shortArm,
  rule: 'weapon.musketoon-long',
  bands: [upTo(20, 5), upTo(30, 6), upTo(40, 7, 'bp')],
};

/** The firearms that the three sheets share. Each sheet names its own musketoon. */
export const firearms: Readonly<Record<FirearmId, Firearm>> = {
  pistol: {
    ...shortArm,
    rule: 'weapon.pistol',
    bands: [upTo(10, 5), upTo(20, 7, 'bp')],
    inContact: true,
  },
  musketoon: musketoonLong,
  'flintlock-musket': {
    ...shortArm,
    rule: 'weapon.musket',
    bands: [upTo(20, 5), upTo(40, 6), upTo(60, 7, 'bp')],
    fires: 'immobile-on-foot',
  },
  blunderbuss: {
    ...shortArm,
    rule: 'weapon.blunderbuss',
    bands: [upTo(10, 5, 'bp'), upTo(20, 6, 'bp')],
    dice: { red: 2, white: 1 },
    coastal: true,
  },
  'swivel-gun': {
    ...shortArm,
    rule: 'weapon.swivel-gun',
    bands: [upTo(10, 5), upTo(20, 6), upTo(40, 7)],
    fires: 'immobile-on-foot',
    needsSupport: true,
    dice: { red: 2, white: 2 },
    reload: { alone: 2, withTwo: 1 },
    coastal: true,
  },
  'rampart-musket': {
    ...shortArm,
    rule: 'weapon.rampart-musket',
    bands: [upTo(30, 5), upTo(60, 6), upTo(90, 7, 'bp')],
    fires: 'immobile-on-foot',
    needsSupport: true,
    reload: { alone: 2 },
    coastal: true,
  },
};
