/** Italian names of the values of an input. */
import type { FirearmId, Gear, Ground, MeleeWeaponId, Mover, Troop } from '../../model.ts';

/** A figure within a sentence. */
export const figureNames: Readonly<Record<Troop, string>> = {
  foot: 'uomo a piedi',
  'light-cavalry': 'cavaliere leggero',
  'heavy-cavalry': 'cavaliere pesante',
  'mounted-infantry': 'fante montato',
};

/** Plural names of figures. */
export const figuresNames: Readonly<Record<Troop, string>> = {
  foot: 'uomini a piedi',
  'light-cavalry': 'cavalieri leggeri',
  'heavy-cavalry': 'cavalieri pesanti',
  'mounted-infantry': 'fanti montati',
};

export const moverNames: Readonly<Record<Mover, string>> = {
  foot: 'una figura a piedi',
  'light-cavalry': 'una figura di cavalleria leggera',
  'heavy-cavalry': 'una figura di cavalleria pesante',
  'mounted-infantry': 'una figura di fanteria montata',
  'good-swimmer': 'un buon nuotatore',
  'average-swimmer': 'un nuotatore medio',
  'rowing-boat': 'una barca a remi',
};

export const gearNames: Readonly<Record<Gear, string>> = {
  light: 'in abiti leggeri',
  full: 'con equipaggiamento completo',
  breastplate: 'in corazza',
  'awkward-civilian': 'un civile impacciato',
  'everyday-dress': 'in abiti di tutti i giorni',
  child: 'un bambino',
  'wooden-leg': 'con la gamba di legno',
  elderly: 'di età avanzata',
  'rich-dress': 'in abiti ricchi e pesanti',
};

export const groundNames: Readonly<Record<Ground, string>> = {
  open: 'il terreno aperto',
  difficult: 'il terreno difficile',
  'very-difficult': 'il terreno molto difficile',
  bushes: 'i cespugli',
  'high-crops': 'le colture alte',
  woods: 'il bosco',
  'hard-slope': 'il pendio ripido',
  'knee-water': 'l’acqua al ginocchio',
  'deep-water': 'l’acqua profonda',
  building: 'l’edificio',
  hedge: 'la siepe',
  bank: 'l’argine',
  'low-wall': 'il muretto',
  barricade: 'la barricata',
  stakes: 'i pali',
  stairs: 'la scalinata',
  'high-wall': 'il muro alto',
};

export const firearmNames: Readonly<Record<FirearmId, string>> = {
  pistol: 'pistola',
  musketoon: 'moschettone',
  'flintlock-musket': 'moschetto a pietra focaia',
  blunderbuss: 'trombone',
  'swivel-gun': 'petriera',
  'rampart-musket': 'moschetto da muro',
};

export const meleeWeaponNames: Readonly<Record<MeleeWeaponId, string>> = {
  spontoon: 'spuntone',
  lance: 'lancia',
  'boarding-pike': 'picca d’arrembaggio',
  bayonet: 'baionetta',
  halberd: 'alabarda',
  fork: 'forcone',
  scythe: 'falce',
  sword: 'spada',
  sabre: 'sciabola',
  'boarding-axe': 'ascia d’arrembaggio',
  tomahawk: 'tomahawk',
  'soldier-epee': 'spada da soldato',
  'sabre-briquet': 'sciabola briquet',
  club: 'randello',
  tool: 'attrezzo',
  improvised: 'arma improvvisata',
  'firearm-butt': 'calcio di moschetto',
  'heavy-tool': 'attrezzo pesante a due mani',
  knife: 'coltello',
  dagger: 'pugnale',
  'hand-hook': 'uncino',
  'small-improvised': 'piccola arma improvvisata',
  'pistol-butt': 'calcio di pistola',
  'bare-hands': 'mani nude',
};

export const terms = { firearms: firearmNames, meleeWeapons: meleeWeaponNames, grounds: groundNames };
