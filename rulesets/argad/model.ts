/** Types of the game's terms, and `Rules`, which editions and options amend. */
import type { Row, RuleId, Section } from '@grognard/rules-kit';
import type { TableNumbers } from './data/distances.ts';
import type { Firearm } from './data/firearms.ts';
import type { BlowSituation, BoutAssessed } from './rules/melee/situation.ts';
import type { MoveSituation } from './rules/move/situation.ts';
import type { ShotSituation } from './rules/shoot/situation.ts';

/** Kinds of troop that ride unless the input says otherwise. */
export const riders = ['light-cavalry', 'heavy-cavalry', 'mounted-infantry'] as const;

export const troops = ['foot', ...riders] as const;
export type Troop = (typeof troops)[number];

export const movers = [...troops, 'good-swimmer', 'average-swimmer', 'rowing-boat'] as const;
export type Mover = (typeof movers)[number];

/** The owner of a speed. Dismounted mounted infantry counts as foot; other dismounted riders have their own speed. */
export type MoverKind = Mover | 'light-dismounted' | 'heavy-dismounted';

export const gears = [
  'light',
  'full',
  'breastplate',
  'awkward-civilian',
  'everyday-dress',
  'child',
  'wooden-leg',
  'elderly',
  'rich-dress',
] as const;
export type Gear = (typeof gears)[number];

export const horses = ['military', 'fast', 'farm', 'draught'] as const;
export type Horse = (typeof horses)[number];

export const grounds = [
  'open',
  'difficult',
  'very-difficult',
  'bushes',
  'high-crops',
  'woods',
  'hard-slope',
  'knee-water',
  'deep-water',
  'building',
  'hedge',
  'bank',
  'low-wall',
  'barricade',
  'stakes',
  'stairs',
  'high-wall',
] as const;
export type Ground = (typeof grounds)[number];

/** From best to worst. */
export const groundClasses = ['open', 'difficult', 'very-difficult'] as const;
export type GroundClass = (typeof groundClasses)[number];

export const firearmIds = [
  'pistol',
  'musketoon',
  'flintlock-musket',
  'blunderbuss',
  'swivel-gun',
  'rampart-musket',
] as const;
export type FirearmId = (typeof firearmIds)[number];

/** The shooter's relation to the target: not near, coming into contact, or touching. */
export const contacts = ['none', 'closing', 'receiving', 'receiving-charge', 'in-contact'] as const;
export type Contact = (typeof contacts)[number];

/** From longest to shortest. */
export const lengths = ['long', 'semi-long', 'short', 'very-short', 'bare-hands'] as const;
export type Length = (typeof lengths)[number];

export const meleeWeaponIds = [
  'spontoon',
  'lance',
  'boarding-pike',
  'bayonet',
  'halberd',
  'fork',
  'scythe',
  'sword',
  'sabre',
  'boarding-axe',
  'tomahawk',
  'soldier-epee',
  'sabre-briquet',
  'club',
  'tool',
  'improvised',
  'firearm-butt',
  'heavy-tool',
  'knife',
  'dagger',
  'hand-hook',
  'small-improvised',
  'pistol-butt',
  'bare-hands',
] as const;
export type MeleeWeaponId = (typeof meleeWeaponIds)[number];

export interface MoveRules {
  /** Exactly one of them gives the figure's speed. */
  readonly speeds: readonly Row<MoveSituation>[];
  readonly loads: readonly Row<MoveSituation>[];
  /** Paces of a body in close order, of which the first that holds counts. Empty if there is no close order. */
  readonly closeOrder: readonly Row<MoveSituation>[];
  /** The largest number of files in a narrow column. */
  readonly narrowFiles: number;
  /** Whether a body in close order must keep to open ground. */
  readonly openGround: 'required' | 'free';
}

/** The cells of the shooting modifiers, as the sheets group them. */
export interface ShootCells {
  /** Only the worst counts. */
  readonly terrain: readonly Row<ShotSituation>[];
  /** All count. Together with the terrain they never exceed the cap. */
  readonly target: readonly Row<ShotSituation>[];
  /** Only the first that holds counts. */
  readonly shooter: readonly Row<ShotSituation>[];
  readonly saddle: readonly Row<ShotSituation>[];
  readonly training: readonly Row<ShotSituation>[];
  /** Only the first that holds counts. */
  readonly ship: readonly Row<ShotSituation>[];
  readonly surprise: readonly Row<ShotSituation>[];
}

export interface ShootRules {
  readonly firearms: Readonly<Record<FirearmId, Firearm>>;
  /** The band of a distance that lies exactly on a limit. */
  readonly edge: 'nearer' | 'farther';
  /** Highest natural value of the die. */
  readonly highest: number;
  readonly cells: ShootCells;
  /** The cells as sections, in the order in which lines are printed. */
  readonly modifiers: readonly Section<ShotSituation>[];
  /** Whether terrain protects the target just before contact and in contact. */
  readonly terrainInContact: 'waived' | 'counts';
  /** A mounted target behind at most this much forest is at its edge. Null if there is no such exemption. */
  readonly forestEdgeCm: number | null;
  /** The effect of exactly as much forest as a shot can pass. */
  readonly forestLimit: 'seen' | 'hidden';
  /** Whether the sheet contradicts itself about that limit. */
  readonly forestLimitDisputed: boolean;
  /** Approaches that make waiting cavalry count as moving. */
  readonly awaiting: readonly Contact[];
  /** Approaches in which mounted infantry may not fire, and those that the modifier row alone would add. */
  readonly mountedInfantryBarred: readonly Contact[];
  readonly mountedInfantryRowAlone: readonly Contact[];
  readonly lineFigure: 'blocks' | 'free';
  readonly intoMelee: 'forbidden' | 'allowed';
  readonly foundCm: number;
  /** Whether a target that touches the shooter's friends before and after its dash is furtive (`hide.furtive-target`). */
  readonly furtiveByContact: 'yes' | 'no';
}

/** One step of breaking a tie. Positive if the result of a stands, negative if that of b does. */
export interface TieBreak {
  readonly id: RuleId;
  readonly compare: (bout: BoutAssessed, naturalA: number, naturalB: number) => number;
}

export interface MeleeRules {
  /** Weapon and training, of which the first that holds counts. */
  readonly hand: readonly Row<BlowSituation>[];
  /** All that hold count. */
  readonly others: readonly Row<BlowSituation>[];
  readonly modifiers: readonly Section<BlowSituation>[];
  /** Highest natural value of the die. */
  readonly highest: number;
  /** The natural values that always miss and always hit, whatever the modifiers. */
  readonly alwaysMisses: number;
  readonly alwaysHits: number;
  /** The rule for that. */
  readonly alwaysHitsBy: RuleId;
  readonly tieBreaks: readonly TieBreak[];
  readonly deadHeat: 'both' | 'neither';
  readonly hitAndRecoil: 'hit' | 'both';
  /** Whether a figure made to recoil by a longer weapon still strikes. */
  readonly silenced: 'silent' | 'strikes';
}

/** The cut cells of a sheet as printed, with nothing added. */
interface BarePrint {
  readonly heavyTool: Row<BlowSituation>;
  readonly forestEdgeCm: null;
  readonly furtiveByContact: 'no';
}

export interface Rules {
  /** Whether riders, charges and close order are in use. */
  readonly mounted: boolean;
  /** Whether coastal firearms, swimmers, boats and ships are in use. */
  readonly coastalArms: boolean;
  readonly barePrint: BarePrint | null;
  /** Whether a shooter may claim surprise. */
  readonly surprise: boolean;
  readonly move: MoveRules;
  readonly shoot: ShootRules;
  readonly melee: MeleeRules;
  /** Rule numbers that only play on the table reads. */
  readonly table: TableNumbers;
}
