/** The melee weapons: the length of each and its effect on a blow. */
import type { RuleId } from '@grognard/rules-kit';
import type { Length, MeleeWeaponId } from '../model.ts';

export interface MeleeWeapon {
  readonly rule: RuleId;
  readonly length: Length;
  /** Its length inside a building, if different. */
  readonly indoors?: Length;
  /** Belongs to the −1 cell of improvised weapons. */
  readonly improvised?: true;
  /** Stops a charge straight at an immobile bearer. */
  readonly braced?: true;
}

/** Longest first. */
export const meleeWeapons: Readonly<Record<MeleeWeaponId, MeleeWeapon>> = {
  spontoon: { rule: 'weapon.spontoon', length: 'long', braced: true },
  lance: { rule: 'weapon.lance', length: 'long' },
  'boarding-pike': { rule: 'weapon.boarding-pike', length: 'long', indoors: 'semi-long' },
  bayonet: { rule: 'weapon.bayonet', length: 'semi-long', braced: true },
  halberd: { rule: 'weapon.halberd', length: 'semi-long', braced: true },
  fork: { rule: 'weapon.fork', length: 'semi-long', improvised: true },
  scythe: { rule: 'weapon.scythe', length: 'semi-long', improvised: true },
  sword: { rule: 'weapon.sword', length: 'short' },
  sabre: { rule: 'weapon.sword', length: 'short' },
  'boarding-axe': { rule: 'weapon.boarding-axe', length: 'short' },
  tomahawk: { rule: 'weapon.boarding-axe', length: 'short' },
  'soldier-epee': { rule: 'weapon.soldier-epee', length: 'short', improvised: true },
  'sabre-briquet': { rule: 'weapon.sabre-briquet', length: 'short', improvised: true },
  club: { rule: 'weapon.club', length: 'short', improvised: true },
  tool: { rule: 'weapon.tool', length: 'short', improvised: true },
  improvised: { rule: 'weapon.improvised', length: 'short', improvised: true },
  'firearm-butt': { rule: 'weapon.firearm-butt', length: 'short', improvised: true },
  'heavy-tool': { rule: 'weapon.heavy-tool', length: 'short', improvised: true },
  knife: { rule: 'weapon.knife', length: 'very-short' },
  dagger: { rule: 'weapon.knife', length: 'very-short' },
  'hand-hook': { rule: 'weapon.hand-hook', length: 'very-short', improvised: true },
  'small-improvised': { rule: 'weapon.improvised', length: 'very-short', improvised: true },
  'pistol-butt': { rule: 'weapon.pistol-butt', length: 'very-short', improvised: true },
  'bare-hands': { rule: 'weapon.bare-hands', length: 'bare-hands' },
};
