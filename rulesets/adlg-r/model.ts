/** AdlgRules and the vocabulary of the game: the rules object that options amend and procedures read. */
import type { RuleId } from '@grognard/rules-kit';
import type { TableNumbers } from './data/table.ts';
import type { ChargeRules } from './rules/charge/model.ts';
import type { CommandRules } from './rules/command/model.ts';
import type { CommanderRules } from './rules/commander/model.ts';
import type { EvadeRules } from './rules/evade/model.ts';
import type { MeleeRules } from './rules/melee/model.ts';
import type { MovementRules } from './rules/movement/model.ts';
import type { OrderRules } from './rules/orders/model.ts';
import type { RallyRules } from './rules/rally/model.ts';
import type { ShootingRules } from './rules/shooting/model.ts';

/** Every kind of unit, in the order of the sheet's foot and mounted tables. */
export const kinds = [
  'light-infantry',
  'bowmen',
  'crossbowmen',
  'shot',
  'medium-swordsmen',
  'medium-spearmen',
  'bayonet-medium',
  'bayonet-heavy',
  'heavy-swordsmen',
  'foot-knights',
  'heavy-spearmen',
  'colunela',
  'tercio',
  'later-tercio',
  'keil',
  'pike-and-shot',
  'later-pike-and-shot',
  'levy',
  'war-wagon',
  'light-artillery',
  'medium-artillery',
  'heavy-artillery',
  'light-cavalry',
  'dragoons',
  'medium-cavalry',
  'heavy-cavalry',
  'heavily-armoured-cavalry',
  'gendarmes',
  'elephants',
] as const;
export type Kind = (typeof kinds)[number];

/** Foot first, then mounted. */
const categories = ['LI', 'LMI', 'MI', 'HI', 'WWg', 'Art', 'LH', 'Drag', 'Cv', 'Kn', 'El'] as const;
export type Category = (typeof categories)[number];

export const qualities = ['elite', 'ordinary', 'mediocre'] as const;
export type Quality = (typeof qualities)[number];

/** From none to the heaviest. */
export const armours = ['none', 'armour', 'heavy'] as const;
export type Armour = (typeof armours)[number];

export const weapons = [
  'none',
  'bow',
  'crossbow',
  'arquebus',
  'musket',
  'flintlock',
  'carbine',
  'caracole',
  'commanded-shot',
  'gun',
] as const;
export type Weapon = (typeof weapons)[number];

/** Ground that a unit may stand and fight on, from the easiest to the worst. */
export const terrains = ['open', 'brush', 'field', 'enclosed-field', 'rough', 'difficult'] as const;
export type Terrain = (typeof terrains)[number];

/** The columns of the table of basic factors: the enemy, and its terrain or position if that matters. */
export const foes = [
  'LI open',
  'LI else',
  'LMI open',
  'LMI else',
  'MI',
  'HI',
  'HI on flank',
  'levy',
  'WWg',
  'Art',
  'LH open',
  'LH else',
  'Drag',
  'Cv',
  'Kn',
  'El',
] as const;
export type Foe = (typeof foes)[number];
/** The basic factor against each enemy. */
export type Factors = Readonly<Record<Foe, number>>;

/** A row of the foot or the mounted table. */
export interface UnitRow {
  /** The rule of the row, such as `unit.bowmen`. */
  readonly id: RuleId;
  /** The name that players use for several of them. */
  readonly title: string;
  readonly category: Category;
  readonly protection: number;
  readonly cohesion: number;
  readonly factors: Factors;
  /** Its armour, unless better armour is bought. */
  readonly armour: Armour;
  /** The armour is part of the row. It cannot be bought, and the protection already includes it. */
  readonly armourFixed: boolean;
  readonly weapon: Weapon;
  /** Mark *: cancels the abilities of mounted units whose charge it receives. */
  readonly star: boolean;
  /** Mark @: stronger against mounted units whose charge it receives. */
  readonly at: boolean;
  /** Mark #: mounted units have no abilities against it. */
  readonly hash: boolean;
  readonly deepOrder: boolean;
  /** Counts as Tercio wherever the sheet says so. */
  readonly tercio: boolean;
  readonly pikeArmed: boolean;
  readonly spearArmed: boolean;
  readonly twoHanded: boolean;
  readonly battleUnit: boolean;
  readonly unmanoeuvrable: boolean;
  readonly skirmisher: boolean;
  /** Counts as mounted in melee, as a target and when charging. */
  readonly mounted: boolean;
  /** May form square. */
  readonly square: boolean;
}
export type UnitTable = Readonly<Record<Kind, UnitRow>>;

/** The rules in force, which options amend and procedures read. */
export interface AdlgRules {
  readonly units: UnitTable;
  readonly shooting: ShootingRules;
  readonly melee: MeleeRules;
  readonly command: CommandRules;
  readonly orders: OrderRules;
  readonly movement: MovementRules;
  readonly rally: RallyRules;
  readonly charge: ChargeRules;
  readonly evade: EvadeRules;
  readonly commander: CommanderRules;
  /** Numbers that only play on the table reads. */
  readonly table: TableNumbers;
}
