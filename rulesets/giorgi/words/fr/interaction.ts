/** French words of the interaction. */
import {
  capital,
  counted,
  listed,
  percentOfShare,
  plusMinus,
  wholePercentOf,
  decimal as written,
} from '@grognard/rules-kit';
import type { Cover, Formation } from '../../model.ts';
import type { InteractionWords } from '../en-interaction.ts';
import { forecastWords } from './forecast.ts';
import { agreed, of, the, verb } from './grammar.ts';
import { hints } from './hints.ts';

const cm = (tenths: number): string => `${written(Math.round(tenths / 10) / 10, 'fr')}\u00a0cm`;
const percent = (share: number): string => percentOfShare(share, 'fr');
const decimal = (value: number): string => written(Math.round(value * 100) / 100, 'fr');
const soldiers = (count: number): string => counted(count, 'soldat', 'soldats', 'fr');
const bases = (count: number): string => counted(count, 'socle', 'socles', 'fr');
const small = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1);

const formations: Readonly<Record<Formation | 'gunners', string>> = {
  line: 'en ligne',
  column: 'en colonne',
  square: 'en carré',
  open: 'en ordre dispersé',
  deployed: 'en batterie',
  limbered: 'attelée',
  gunners: 'à pied',
};

const pieces: InteractionWords['pieces'] = {
  general: (side) => `Général (${side})`,
  aboutGeneral: 'soutient le moral des unités proches et combat avec celle qu’il rejoint',
  ground: 'Le terrain',
  aboutGround: 'posé élément par élément par les deux camps',
  horseGuns: 'artillerie à cheval',
  carbines: 'avec carabines',
  second: (count, kind) => `dont ${bases(count)}\u202f: ${kind}`,
  gunsOf: (calibre: string) => `canons ${calibre}`,
  guns: (count) => counted(count, 'pièce', 'pièces', 'fr'),
  bases,
  index: (nerve) => `indice ${nerve}`,
  reserve: 'pas encore sur la table',
  off: 'hors de la table',
  holds: (house) => `tient ${the(house)}`,
  left: (men, count) => `${soldiers(men)} sur ${bases(count)}`,
  rungs: { 1: 'ébranlée', 2: 'ébranlée, a cédé du terrain', 3: 'en déroute' },
  unmanned: 'ses canons sont sans servants',
  fights: (names) => `au contact ${listed(names.map(of), 'fr')}`,
  spent: 'a déjà utilisé son prochain mouvement',
  formUp: 'doit d’abord se reformer',
  rests: 'doit souffler avant de charger à nouveau',
  withGeneral: 'avec le général',
  joins: (name) => `avec ${the(name)}`,
  helped: 'a déjà soutenu une unité dans ce tour de joueur',
};

const plain = (words: string) => () => words;
const ofTurn = (words: string) => (turn: number, turns: number) =>
  `Tour ${turn} sur ${turns}\u202f: ${words}`;

const asked: InteractionWords['prompt'] = {
  phases: {
    roll: plain('Premier joueur'),
    terrain: plain('Pose du terrain'),
    edge: plain('Choix du bord'),
    deploy: plain('Déploiement'),
    start: ofTurn('ralliement et reformation'),
    guns: ofTurn('tir de l’artillerie'),
    'small-arms': ofTurn('mousqueterie'),
    move: ofTurn('mouvements et attaques'),
    melee: ofTurn('mêlées'),
    breaking: ofTurn('point de rupture'),
    reaction: plain('Attaque ennemie'),
    end: plain('Un socle à retirer'),
    value: plain('Valeur à retenir'),
    occupy: plain('Bâtiment pris'),
    advance: plain('Mêlée gagnée'),
    breakthrough: plain('Percée'),
  },
  done: {
    roll: 'Lancer les dés',
    terrain: 'Terminer la pose',
    edge: 'Terminé',
    deploy: 'Terminer le déploiement',
    start: 'Passer au tir',
    guns: 'Cesser le feu',
    'small-arms': 'Cesser le feu',
    move: 'Finir les mouvements',
    melee: 'Terminé',
    breaking: 'Terminé',
    reaction: 'Valider nos réponses',
    end: 'Terminé',
    value: 'Terminé',
    occupy: 'Terminé',
    advance: 'Terminé',
    breakthrough: 'Rester ici',
  },
  over: 'La bataille est finie',
  waiting: 'À l’autre camp de jouer',
  looking: (turn, turns) => `Tour ${turn} sur ${turns}`,
  notYours: (id) => `«\u202f${id}\u202f» ne peut pas recevoir d’ordre maintenant`,
  unread: 'ce n’est pas un ordre',
  oneByOne: 'les unités reçoivent leurs ordres une à une',
  attacked: (who, whom) =>
    `${capital(the(who))} ${verb(who, 'attaque', 'attaquent')} ${the(whom)}. Qui répond, et comment\u202f?`,
  comesOn: (who) =>
    `${capital(the(who))} ${verb(who, 'continue', 'continuent')} tout droit. Qui répond, et comment\u202f?`,
  mayAdvance: (who) => `Mêlée gagnée\u202f: ${the(who)} ${verb(who, 'peut', 'peuvent')} avancer.`,
  brokeThrough: (who) =>
    `Percée\u202f: ${the(who)} ${verb(who, 'peut', 'peuvent')} se déplacer encore une fois.`,
  whoseValue: (who) => `Deux types de troupes (${who}). Quelle valeur compte, et qui perd d’abord\u202f?`,
  whichEnd: (who) =>
    `${capital(the(who))} ${verb(who, 'perd', 'perdent')} un socle. À quelle extrémité\u202f?`,
  houseWon: (house) =>
    `${capital(the(house))} ${verb(house, 'est', 'sont')} ${agreed(house, 'pris')}. Qui y entre\u202f?`,
};

const tasks: InteractionWords['tasks'] = {
  place: 'Destination',
  way: 'Chemin',
  march: 'Pas à pas',
  handles: {
    forward: 'En avant',
    slide: 'Pas de côté',
    'wheel-left': 'Conversion à gauche',
    'wheel-right': 'Conversion à droite',
    about: 'Demi-tour',
  },
  attack: 'Attaquer',
  nobody: 'Personne',
  manner: 'Contre l’ordre dispersé',
  manners: { 'pressed-home': 'Attaquer à fond', 'pass-through': 'Frapper au passage' },
  formation: 'Formation',
  keepTogether: 'Unités plus lentes',
  keepTogethers: { yes: 'Toutes s’arrêtent avec la plus lente', no: 'Chacune va aussi loin qu’elle peut' },
  again: 'Comme au tour précédent',
  lastTurn: 'Répéter',
  formWhen: 'Quand changer de formation',
  formTimes: { first: 'Avant le mouvement', last: 'À l’arrivée' },
  files: 'Socles de front',
  gap: 'Intervalle entre les socles',
  enter: 'Entrer dans',
  noHouse: 'Aucun bâtiment',
  leave: 'Sortir par',
  walls: ['Le mur de devant', 'Le mur de droite', 'Le mur de derrière', 'Le mur de gauche'],
  house: 'Dans un bâtiment',
  facing: 'Orientation',
  shot: 'Munition',
  shots: { 'small-arms': 'Mousqueterie', round: 'Boulet', canister: 'Mitraille', shell: 'Obus' },
  target: 'Cible',
  rod: 'La réglette',
  rodEnd: 'Bout de la réglette',
  face: 'Face du carré',
  anyFace: 'Celle qui peut tirer',
  faces: ['Avant', 'Droite', 'Arrière', 'Gauche'],
  piece: 'Pièce qui tire',
  anyPiece: 'La meilleure',
  pieceNumber: (n) => `Pièce ${n}`,
  bases: 'Socles qui tirent',
  baseNumber: (n) => `Socle ${n}`,
  answer: 'Réponse',
  attach: 'Rejoindre',
  alone: 'Personne',
  nerve: 'Moral',
  rally: 'Tenter de rallier',
  reform: 'Reformer',
  groundPiece: 'Élément de terrain',
  edge: 'Notre bord',
  edges: { south: 'Le bord sud', north: 'Le bord nord' },
  advance: 'Avancer',
  stay: 'Rester',
  goesIn: (name) => `Faire entrer ${the(name)}`,
  nobodyGoesIn: 'Personne n’y entre',
  leftEnd: 'À gauche',
  rightEnd: 'À droite',
  questions: {
    advance: 'Après la mêlée',
    occupy: 'Le bâtiment',
    value: 'Valeur à retenir',
    end: 'Socle à retirer',
  },
  fight: 'Mêlée à résoudre',
  versus: (one, other) => `${listed(one.map(the), 'fr')} contre ${listed(other.map(the), 'fr')}`,
};

const answers: InteractionWords['answers'] = {
  fire: 'Tirer',
  flee: 'Fuir',
  'fire-and-flee': 'Tirer et fuir',
  'fall-back': 'Se replier',
  'counter-attack': 'Contre-attaquer',
  support: 'Venir en soutien',
  form: 'Changer de formation',
  stand: 'Tenir',
  formAs: (formation) => `Se former ${formation}`,
  with: (answer, shot) => `${answer}\u202f: ${small(shot)}`,
};

const covers: Readonly<Record<Cover, string>> = {
  none: 'À découvert.',
  light: 'Sous couvert léger.',
  'low-wall': 'Derrière un muret.',
  'high-wall': 'Derrière un mur haut.',
  'wood-edge': 'À la lisière d’un bois.',
  woods: 'Dans un bois.',
  building: 'Dans un bâtiment.',
};

const sums: InteractionWords['sums'] = {
  range: 'Distance',
  dice: 'Dés',
  killOn: 'Tue sur',
  saveOn: 'Sauvegarde sur',
  atMost: (number: number): string => `${number} ou moins`,
  noSave: 'pas de sauvegarde',
  mean: 'Pertes moyennes',
  attack: 'Attaque',
  defence: 'Défense',
  column: 'Colonne du tableau',
  index: 'Indice',
  points: 'Points',
  noDice: 'Sans dés',
  pressedHome: 'chaque compagnie frappée perd ses soldats',
  struck: (companies, killed, left) =>
    `${counted(companies, 'compagnie frappée', 'compagnies frappées', 'fr')}, pertes\u202f: ${killed}, survivants\u202f: ${left}`,
  test: 'Test réussi à ce résultat ou moins',
  needAway: 'Pour s’échapper',
  needContact: 'Jusqu’à l’ennemi',
};

const notes: InteractionWords['notes'] = {
  move: 'Mouvement',
  effort: 'Part du mouvement',
  changes: 'Changement de formation',
  formation: 'À la fin',
  drawsFire: 'Essuie le feu de',
  rate: (how, length) => `${how}, ${length} par mouvement`,
  underFire:
    'Essuie le feu en chemin : comme il faut lancer des dés, elle se déplace seule, après les autres',
  noMoveBefore: 'Pas de mouvement au tour précédent',
  notAgain: 'Non répété : au tour précédent, elle a attaqué, ou est entrée dans une maison ou en est sortie',
  attack: 'L’attaque',
  run: 'Élan',
  charge: 'Charge',
  charges: 'oui',
  noCharge: (least) => `non\u202f: il faut ${least} en ligne droite, après un tour de repos`,
  strikes: 'Contact',
  answers: 'Peuvent répondre',
  nobody: 'Personne',
  noAnswer: 'aucune réponse possible',
  melee: 'La mêlée',
  ifItStands: 'Si l’unité tient',
  shot: 'Le tir',
  test: 'Le test',
};

export const handlingWords: InteractionWords = {
  cm,
  ofMost: (length, most) => `${written(Math.ceil(length / 10) / 10, 'fr')} sur ${cm(most)}`,
  percent,
  partOfMove: (share) => wholePercentOf(share, 'fr'),
  decimal,
  signed: (value) => plusMinus(value, 'fr'),
  formation: (formation) => formations[formation],
  arms: { foot: 'infanterie', horse: 'cavalerie', artillery: 'artillerie' },
  kinds: {
    line: 'infanterie de ligne',
    grenadier: 'grenadiers',
    guard: 'infanterie de la garde',
    militia: 'milice',
    light: 'infanterie légère',
    rifle: 'rifles',
    'light-cavalry': 'cavalerie légère',
    'medium-cavalry': 'cavalerie moyenne',
    'heavy-cavalry': 'cavalerie lourde',
    gun: 'canons',
    howitzer: 'obusiers',
  },
  calibres: { '4lb': 'de 4', '6lb': 'de 6', '8lb': 'de 8', '12lb': 'de 12' },
  pieces,
  orderText: {
    quiet: 'ralliement ou reformation',
    fired: 'a tiré',
    moved: 'a fait son mouvement',
    charged: 'a chargé',
    able: {
      start: 'peut se rallier ou se reformer',
      guns: 'peut encore tirer',
      'small-arms': 'peut encore tirer',
      move: 'peut encore bouger',
    },
    attacks: (whom) => (whom === null ? 'attaque droit devant' : `attaque ${the(whom)}`),
  },
  prompt: asked,
  hints,
  forecast: forecastWords,
  tasks,
  answers,
  odds: {
    anyFalls: 'au moins une perte',
    attackWins: 'le défenseur cède',
    passes: 'réussit son test',
    getsAway: 's’échappe',
    comesToGrips: 'atteint l’ennemi',
    firesWith: (answer, chance, mean, test) =>
      `${small(answer)} (${chance}, ${mean} en moyenne, test à passer\u202f: ${test})`,
    firesAfter: (way, chance, mean, test) =>
      `après ${way}\u202f: ${chance} d’infliger une perte, ${mean} en moyenne, test à passer\u202f: ${test}`,
  },
  sums,
  notes,
  ground: {
    open: 'terrain dégagé',
    hard: 'terrain difficile',
    barred: 'infranchissable',
    by: {
      'terrain.woods-rate': 'bois',
      'terrain.woods-forbidden': 'bois',
      'terrain.rates': 'terrain difficile',
      'terrain.road': 'route',
      'terrain.river': 'rivière',
      'building.walls': 'bâtiment',
    },
    price: (factor) => `× ${decimal(factor)}`,
  },
  rod: { near: 'proche', middle: 'moyen', far: 'lointain' },
  threats: {
    fires: (name, shot) => `${name}\u202f: ${small(tasks.shots[shot])}`,
    attacks: (name) => `${name}\u202f: attaque`,
  },
  instruments: {
    centre: (length) => `${length} entre les centres.`,
    edge: (length) => `${length} au plus près.`,
    lines: {
      none: 'La ligne de tir est libre.',
      friends: 'Des amis masquent la cible.',
      terrain: 'Le terrain masque la cible.',
    },
    covers,
    higher: 'La cible est plus haut.',
    lower: 'La cible est plus bas.',
    struck: (name, chance) => `${name}\u202f: ${chance} de subir une perte.`,
    nobodyStruck: 'La réglette ne croise personne.',
    range: (weapon, length) => `${weapon}\u202f: ${length}.`,
    noFire: 'Pas d’arme de tir.',
    zone: 'Un ennemi qui traverse sa zone essuie son feu.',
    noZone: 'Pas de zone de contrôle.',
    goes: (formation, length) => `${formation}\u202f: ${length}.`,
    goesAfter: (formation, length, after) => `${formation}\u202f: ${length}, après être passée ${after}.`,
    couldHitIt: (enemies) =>
      enemies === 1
        ? 'Un ennemi peut l’atteindre au prochain tour\u202f:'
        : `${enemies} ennemis peuvent l’atteindre au prochain tour\u202f:`,
    itCouldHit: (units) =>
      units === 0
        ? 'Ne peut atteindre personne au prochain tour.'
        : `Peut atteindre ${counted(units, 'unité', 'unités', 'fr')} au prochain tour\u202f:`,
    onWhom: (title, name) => `${title}, sur ${the(name)}`,
    nobody: 'Aucun ennemi ne peut l’atteindre au prochain tour.',
  },
  quarters: {
    front: 'de front',
    flank: 'de flanc',
    rear: 'à revers',
    none: 'pas de flanc',
    house: 'au pied des murs',
  },
};
