/** English names of the values of an input. */
import { capital } from '@grognard/rules-kit';
import type {
  Contact,
  FirearmId,
  Gear,
  Ground,
  GroundClass,
  Length,
  MeleeWeaponId,
  Mover,
  Troop,
} from '../model.ts';

/** A figure within a sentence. */
export const figureNames: Readonly<Record<Troop, string>> = {
  foot: 'man on foot',
  'light-cavalry': 'light cavalryman',
  'heavy-cavalry': 'heavy cavalryman',
  'mounted-infantry': 'mounted infantryman',
};

export const moverNames: Readonly<Record<Mover, string>> = {
  foot: 'foot',
  'light-cavalry': 'light cavalry',
  'heavy-cavalry': 'heavy cavalry',
  'mounted-infantry': 'mounted infantry',
  'good-swimmer': 'a good swimmer',
  'average-swimmer': 'an average swimmer',
  'rowing-boat': 'a rowing boat',
};

export const gearNames: Readonly<Record<Gear, string>> = {
  light: 'lightly dressed',
  full: 'in full equipment',
  breastplate: 'in breastplates',
  'awkward-civilian': 'clumsy civilians',
  'everyday-dress': 'in everyday dress',
  child: 'children',
  'wooden-leg': 'with a wooden leg',
  elderly: 'elderly',
  'rich-dress': 'in rich dress',
};

export const groundNames: Readonly<Record<Ground, string>> = {
  open: 'open ground',
  difficult: 'difficult ground',
  'very-difficult': 'very difficult ground',
  bushes: 'bushes',
  'high-crops': 'high crops',
  woods: 'woods',
  'hard-slope': 'a steep slope',
  'knee-water': 'knee-deep water',
  'deep-water': 'deep water',
  building: 'a building',
  hedge: 'a hedge',
  bank: 'a bank',
  'low-wall': 'a low wall',
  barricade: 'a barricade',
  stakes: 'stakes',
  stairs: 'stairs',
  'high-wall': 'a high wall',
};

/** The same as a title, without its article. */
export function groundTitle(name: string): string {
  return capital(name.replace(/^an? /, ''));
}

/** Abbreviations of the terrain table. */
export const groundClassMarks: Readonly<Record<GroundClass | 'barred', string>> = {
  open: '·',
  difficult: 'D',
  'very-difficult': 'VD',
  barred: 'no',
};

export const firearmNames: Readonly<Record<FirearmId, string>> = {
  pistol: 'pistol',
  musketoon: 'musketoon',
  'flintlock-musket': 'flintlock musket',
  blunderbuss: 'blunderbuss',
  'swivel-gun': 'swivel gun',
  'rampart-musket': 'rampart musket',
};

/** The shooter's relation to the target. */
export const contactWords: Readonly<Record<Contact, string>> = {
  none: '',
  closing: ' while closing in',
  receiving: ' while the target closes in',
  'receiving-charge': ' while being charged',
  'in-contact': ' in contact',
};

export const lengthNames: Readonly<Record<Length, string>> = {
  long: 'Long',
  'semi-long': 'Semi-long',
  short: 'Short',
  'very-short': 'Very short',
  'bare-hands': 'Bare hands',
};

export const meleeWeaponNames: Readonly<Record<MeleeWeaponId, string>> = {
  spontoon: 'spontoon',
  lance: 'lance',
  'boarding-pike': 'boarding pike',
  bayonet: 'bayonet',
  halberd: 'halberd',
  fork: 'fork',
  scythe: 'scythe',
  sword: 'sword',
  sabre: 'sabre',
  'boarding-axe': 'boarding axe',
  tomahawk: 'tomahawk',
  'soldier-epee': "soldier's épée",
  'sabre-briquet': 'sabre briquet',
  club: 'club',
  tool: 'tool',
  improvised: 'improvised weapon',
  'firearm-butt': 'musket butt',
  'heavy-tool': 'heavy two-handed tool',
  knife: 'knife',
  dagger: 'dagger',
  'hand-hook': 'hand hook',
  'small-improvised': 'small improvised weapon',
  'pistol-butt': 'pistol butt',
  'bare-hands': 'bare hands',
};

/** A name with `a` or `an`, depending on its first letter. */
export function withArticle(name: string): string {
  return `${/^[aeiou]/i.test(name) ? 'an' : 'a'} ${name}`;
}

/** Names that the table inserts into sentences. */
export const terms = { firearms: firearmNames, meleeWeapons: meleeWeaponNames, grounds: groundNames };
