/** French names of the values of an input. */
import {
  type FirearmId,
  type Gear,
  type Ground,
  grounds,
  type MeleeWeaponId,
  type Mover,
  type Troop,
} from '../../model.ts';

/** A figure within a sentence. */
export const figureNames: Readonly<Record<Troop, string>> = {
  foot: 'piéton',
  'light-cavalry': 'cavalier léger',
  'heavy-cavalry': 'cavalier lourd',
  'mounted-infantry': 'fantassin monté',
};

/** Plural names of figures. */
export const figuresNames: Readonly<Record<Troop, string>> = {
  foot: 'piétons',
  'light-cavalry': 'cavaliers légers',
  'heavy-cavalry': 'cavaliers lourds',
  'mounted-infantry': 'fantassins montés',
};

export const moverNames: Readonly<Record<Mover, string>> = {
  foot: 'des piétons',
  'light-cavalry': 'de la cavalerie légère',
  'heavy-cavalry': 'de la cavalerie lourde',
  'mounted-infantry': 'de l’infanterie montée',
  'good-swimmer': 'un bon nageur',
  'average-swimmer': 'un nageur moyen',
  'rowing-boat': 'une barque',
};

export const gearNames: Readonly<Record<Gear, string>> = {
  light: 'en tenue légère',
  full: 'en équipement complet',
  breastplate: 'en cuirasse',
  'awkward-civilian': 'civils maladroits',
  'everyday-dress': 'en habits de tous les jours',
  child: 'enfants',
  'wooden-leg': 'à jambe de bois',
  elderly: 'personnes âgées',
  'rich-dress': 'en robe d’apparat',
};

export const groundNames: Readonly<Record<Ground, string>> = {
  open: 'terrain dégagé',
  difficult: 'terrain difficile',
  'very-difficult': 'terrain très difficile',
  bushes: 'broussailles',
  'high-crops': 'cultures hautes',
  woods: 'bois',
  'hard-slope': 'forte pente',
  'knee-water': 'eau jusqu’aux genoux',
  'deep-water': 'eau profonde',
  building: 'bâtiment',
  hedge: 'haie',
  bank: 'talus',
  'low-wall': 'muret',
  barricade: 'barricade',
  stakes: 'pieux',
  stairs: 'escalier',
  'high-wall': 'mur haut',
};

/** Where one is who moves there. Each ground has its own preposition. */
export const groundPlaces: Readonly<Record<Ground, string>> = {
  open: 'en terrain dégagé',
  difficult: 'en terrain difficile',
  'very-difficult': 'en terrain très difficile',
  bushes: 'dans les broussailles',
  'high-crops': 'dans les cultures hautes',
  woods: 'sous bois',
  'hard-slope': 'sur une forte pente',
  'knee-water': 'dans l’eau jusqu’aux genoux',
  'deep-water': 'en eau profonde',
  building: 'dans un bâtiment',
  hedge: 'à la haie',
  bank: 'au talus',
  'low-wall': 'au muret',
  barricade: 'à la barricade',
  stakes: 'aux pieux',
  stairs: 'dans l’escalier',
  'high-wall': 'au mur haut',
};

const placesByName = new Map(grounds.map((ground) => [groundNames[ground], groundPlaces[ground]]));

/** The place of a ground that a sentence is given by its name. */
export function placeNamed(ground: string): string {
  return placesByName.get(ground) ?? ground;
}

export const firearmNames: Readonly<Record<FirearmId, string>> = {
  pistol: 'pistolet',
  musketoon: 'mousqueton',
  'flintlock-musket': 'fusil à silex',
  blunderbuss: 'tromblon',
  'swivel-gun': 'pierrier',
  'rampart-musket': 'fusil de rempart',
};

export const meleeWeaponNames: Readonly<Record<MeleeWeaponId, string>> = {
  spontoon: 'esponton',
  lance: 'lance',
  'boarding-pike': 'pique d’abordage',
  bayonet: 'baïonnette',
  halberd: 'hallebarde',
  fork: 'fourche',
  scythe: 'faux',
  sword: 'épée',
  sabre: 'sabre',
  'boarding-axe': 'hache d’abordage',
  tomahawk: 'tomahawk',
  'soldier-epee': 'épée de soldat',
  'sabre-briquet': 'sabre briquet',
  club: 'gourdin',
  tool: 'outil',
  improvised: 'arme improvisée',
  'firearm-butt': 'crosse de fusil',
  'heavy-tool': 'outil lourd à deux mains',
  knife: 'couteau',
  dagger: 'dague',
  'hand-hook': 'crochet',
  'small-improvised': 'petite arme improvisée',
  'pistol-butt': 'crosse de pistolet',
  'bare-hands': 'mains nues',
};

export const terms = { firearms: firearmNames, meleeWeapons: meleeWeaponNames, grounds: groundNames };
