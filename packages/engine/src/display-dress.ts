/** DressLook, FlagDesign: what tells kinds of troops and nations apart, as plain data. A ruleset names them, painters draw them. */

export const coats = ['blue', 'red', 'green', 'grey', 'brown', 'white'] as const;
export type Coat = (typeof coats)[number];

/** Colours of flags and facings. */
export const tinctures = ['white', 'blue', 'red', 'green', 'yellow', 'black'] as const;
export type Tincture = (typeof tinctures)[number];

export const headdresses = [
  'tricorne',
  'bicorne',
  'shako',
  'bearskin',
  'helmet',
  'busby',
  'round-hat',
  'cap',
  'bare',
] as const;
export type Headdress = (typeof headdresses)[number];

/** Signs of kinds of troops, drawn without colour, so that they are read at small scales and in black and white. */
export const badges = [
  'grenade',
  'horn',
  'crown',
  'sprig',
  'sight',
  'sabre',
  'helmet',
  'cuirass',
  'shell',
  'guns',
  'anchor',
  'bundle',
] as const;
export type Badge = (typeof badges)[number];

/** Things worn over the coat or carried on the back. */
export const outfits = ['pack', 'breastplate', 'pelisse', 'apron', 'epaulettes'] as const;
export type Outfit = (typeof outfits)[number];

/** Dress of a kind of troops. Coat and lace are those of the side unless it has its own; base and rim are always the side's. */
export interface DressLook {
  readonly headdress: Headdress;
  readonly coat?: Coat;
  /** Collar, cuffs and plume. */
  readonly facing?: Tincture;
  readonly badge?: Badge;
  readonly outfit?: Outfit;
}

export const flagCharges = [
  'cross',
  'thin-cross',
  'saltire',
  'thin-saltire',
  'border',
  'lozenge',
  'panel',
  'eagle',
  'lilies',
  'heart',
  'disc',
  'canton',
] as const;

export interface FlagCharge {
  readonly charge: (typeof flagCharges)[number];
  readonly tincture: Tincture;
  /** Drawn in the quarter at the head of the staff instead of the whole cloth. */
  readonly isInCanton?: true;
}

/** A flag: stripes from the staff outwards (`upright`) or from top to bottom (`level`), and charges over them in order. */
export interface FlagDesign {
  readonly stripes: 'upright' | 'level';
  readonly fields: readonly Tincture[];
  readonly charges?: readonly FlagCharge[];
}
