/** French names of the values of an input. */
import type { FirearmId, Gear, Ground, MeleeWeaponId, Mover, Troop } from '../../model.ts';

/** A figure within a sentence. */
export const figureNames: Readonly<Record<Troop, string>> = {
  foot: 'homme à pied',
  'light-cavalry': 'cavalier léger',
  'heavy-cavalry': 'cavalier lourd',
  'mounted-infantry': 'fantassin monté',
};

/** Plural names of figures. */
export const figuresNames: Readonly<Record<Troop, string>> = {
  foot: 'hommes à pied',
  'light-cavalry': 'cavaliers légers',
  'heavy-cavalry': 'cavaliers lourds',
  'mounted-infantry': 'fantassins montés',
};

export const moverNames: Readonly<Record<Mover, string>> = {
  foot: 'des gens à pied',
  'light-cavalry': 'de la cavalerie légère',
  'heavy-cavalry': 'de la cavalerie lourde',
  'mounted-infantry': 'de l’infanterie montée',
  'good-swimmer': 'un bon nageur',
  'average-swimmer': 'un nageur moyen',
  'rowing-boat': 'une barque',
};

export const gearNames: Readonly<Record<Gear, string>> = {
  light: 'légèrement vêtus',
  full: 'en équipement complet',
  breastplate: 'en cuirasse',
  'awkward-civilian': 'civils maladroits',
  'everyday-dress': 'en habits de tous les jours',
  child: 'des enfants',
  'wooden-leg': 'à jambe de bois',
  elderly: 'âgés',
  'rich-dress': 'en robe riche et lourde',
};

export const groundNames: Readonly<Record<Ground, string>> = {
  open: 'le terrain découvert',
  difficult: 'le terrain difficile',
  'very-difficult': 'le terrain très difficile',
  bushes: 'les buissons',
  'high-crops': 'les hautes cultures',
  woods: 'les bois',
  'hard-slope': 'la forte pente',
  'knee-water': 'l’eau jusqu’aux genoux',
  'deep-water': 'l’eau profonde',
  building: 'le bâtiment',
  hedge: 'la haie',
  bank: 'le talus',
  'low-wall': 'le muret',
  barricade: 'la barricade',
  stakes: 'les pieux',
  stairs: 'l’escalier',
  'high-wall': 'le haut mur',
};

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
  dagger: 'poignard',
  'hand-hook': 'crochet',
  'small-improvised': 'petite arme improvisée',
  'pistol-butt': 'crosse de pistolet',
  'bare-hands': 'mains nues',
};

export const terms = { firearms: firearmNames, meleeWeapons: meleeWeaponNames, grounds: groundNames };
