/** French words of tasks, their choices, and the notes of proposals. */
import { counted, listed } from '@grognard/rules-kit';
import type { InteractionWords } from '../en-interaction.ts';

const points = (count: number): string => counted(count, 'point', 'points', 'fr');

const tasks: InteractionWords['tasks'] = {
  activate: 'Corps suivant',
  corps: (name, least, most) => `${name} : de ${least} à ${most} PC`,
  place: 'Destination',
  march: 'Manœuvre',
  handles: {
    forward: 'Avance',
    slide: 'Glissement',
    'wheel-left': 'Conversion à gauche',
    'wheel-right': 'Conversion à droite',
    pivot: 'Pivot',
  },
  turn: 'Quart ou demi-tour',
  turns: {
    none: 'Aucun',
    left: 'Quart de tour à gauche',
    right: 'Quart de tour à droite',
    half: 'Demi-tour',
  },
  front: 'Front',
  fronts: {
    none: 'Tel quel',
    'extend-left': 'Étendre d’une unité à gauche',
    'extend-right': 'Étendre d’une unité à droite',
    'contract-left': 'L’aile gauche se range derrière',
    'contract-right': 'L’aile droite se range derrière',
    column: 'Colonne',
  },
  steps: {
    advance: 'Avance',
    slide: 'Glissement',
    wheel: 'Conversion',
    quarter: 'Quart de tour',
    half: 'Demi-tour',
    extend: 'Extension',
    contract: 'Contraction',
    pivot: 'Pivot',
  },
  step: (name, counts) => `${name} (compte pour ${counts})`,
  charge: 'Charge',
  nobody: 'Personne',
  manner: 'Façon',
  manners: { charge: 'Charger', spontaneous: 'Charge spontanée', support: 'Venir en soutien' },
  into: 'Mauvais terrain',
  intos: { yes: 'Y entrer', no: 'S’arrêter devant' },
  act: 'Ordre',
  acts: {
    none: 'Aucun',
    rally: 'Ralliement',
    square: 'Former le carré',
    unsquare: 'Quitter le carré',
    stakes: 'Planter les pieux',
    disengage: 'Se désengager',
    hold: 'Retenir',
    'leave-back': 'Sortir de la ZdC droit en arrière',
    'leave-evade': 'Sortir de la ZdC par évasion',
    'leave-ahead': 'Sortir de la ZdC droit devant',
  },
  free: 'Point gratuit',
  payWith: { roll: 'Le garder', free: 'L’utiliser' },
  attach: 'Rejoindre une unité',
  alone: 'Aucune',
  target: 'Cible',
  main: 'Tireur principal',
  shootOver: 'Par quel bord',
  shootEdges: { front: 'Avant', left: 'Gauche', right: 'Droite', rear: 'Arrière' },
  supports: 'En soutien',
  engage: 'Général',
  engages: { yes: 'Combat avec son unité', no: 'Reste hors du combat' },
  fight: 'Mêlée',
  versus: (one, other) => `${one} contre ${other}`,
  pursue: 'Poursuite',
  pursues: { yes: 'Poursuivre', no: 'Rester' },
  along: 'Accompagner',
  answer: 'Réponse',
  answers: {
    stand: 'Tenir',
    evade: 'Évasion',
    'evade-turn': 'Évasion, puis face à l’ennemi',
    'evade-align': 'Évasion dans le sens de la charge',
    'evade-align-turn': 'Évasion dans le sens de la charge, puis face à l’ennemi',
  },
  follow: (name) => `${name} : jusqu’où`,
  choose: 'Choix',
  wings: { left: 'L’aile gauche d’abord', right: 'L’aile droite d’abord' },
};

const grounds: InteractionWords['grounds'] = {
  open: 'terrain découvert',
  brush: 'broussailles',
  field: 'champ',
  'enclosed-field': 'champ clos',
  rough: 'terrain accidenté',
  difficult: 'terrain difficile',
  impassable: 'infranchissable',
};

const notes: InteractionWords['notes'] = {
  order: 'Ordre',
  price: 'Prix',
  free: 'Dont point gratuit',
  left: 'Reste ensuite',
  used: 'Parcouru',
  moveNumber: 'Mouvement de la phase',
  ground: 'Pire terrain',
  zones: 'Entre dans la ZdC de',
  shot: 'Tir',
  melee: 'Mêlée',
  sumOf: (name) => name,
  range: 'Distance',
  modifier: 'Tireur',
  protection: 'Cible',
  rest: 'Encore possible',
  need: 'À atteindre au dé',
  bonus: 'Ajouté au dé',
  charge: 'Charge',
  mayEvade: 'Évasion possible',
  nobodyEvades: 'personne',
};

const odds: InteractionWords['odds'] = {
  hit: 'la cible perd un point ou plus',
  losesMore: (lost) => `la cible perd ${points(lost)}`,
  rallies: (recovered) => (recovered === 0 ? 'ralliement manqué' : `${points(recovered)} de retour`),
  beaten: (who) => `plus de pertes : ${who}`,
  pointsOfOne: (who, lost) => `${who} : ${points(lost)} en moins`,
  routs: (who) => `${who} : déroute`,
  nothing: 'aucune perte',
  and: (parts) => parts.join(' ; '),
  cp: (cp, free) => `${cp} PC${free > 0 ? ` et ${free} gratuit` : ''}`,
};

const groups: InteractionWords['groups'] = {
  joined: (corps, names) => `${corps} : ${listed(names, 'fr')}`,
};

export const taskWords = { tasks, grounds, notes, odds, groups };
