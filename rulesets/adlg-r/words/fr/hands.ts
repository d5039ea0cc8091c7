/** French words of the hands for set-up, markers and flank marches. */
import { listed } from '@grognard/rules-kit';
import type { PieceInHand, TerrainSector } from '../../table/state/setup.ts';
import type { HandsWords } from '../en-hands.ts';

const all = (names: readonly string[]): string => listed(names, 'fr');
const thirds: Readonly<Record<TerrainSector['third'], string>> = {
  left: 'gauche',
  centre: 'centre',
  right: 'droite',
};
const wheres: Readonly<Record<NonNullable<PieceInHand['where']>, string>> = {
  edge: 'contre un bord de table ou contre l’eau',
  inside: 'à 2 UD au moins de tous les bords',
};

export const handsWords: HandsWords = {
  questions: {
    initiative:
      'Chaque camp lance un dé ; le commandement et l’éclairage comptent. Le vainqueur choisit le rôle et la région.',
    role: 'Vous avez l’initiative. Le défenseur pose le terrain et se déploie le premier, l’attaquant joue le premier.',
    region: 'Vous choisissez où l’on se bat. La région donne au défenseur un élément de terrain.',
    pieces:
      'Choisissez de deux à quatre éléments de terrain. Les dés diront ensuite dans quelle partie de la table ils se trouvent.',
    replace: 'L’eau ne vient pas. Prenez un autre élément à la place.',
    lay: 'Glissez l’élément, ou touchez l’endroit où le poser, puis confirmez.',
    adjust: 'Vous pouvez déplacer un élément de terrain : glissez-le, ou laissez tout en place.',
    camp: 'Glissez votre camp à sa place : terrain dégagé, à votre bord de table ou au bord de l’eau, un côté libre.',
    works: 'Glissez les extrémités de vos ouvrages. Qui se tient derrière est protégé.',
    plan: 'Votre plan secret : qui se tient où, qui fait la marche de flanc, qui est en embuscade. L’ennemi ne le voit jamais.',
    planWritten: 'Votre plan est écrit. Scellez-le, ou changez-le d’abord.',
    markers: 'Posez vos marqueurs d’embuscade. L’ennemi voit les marqueurs, mais pas ce qu’ils cachent.',
    deploy:
      'Une ligne raisonnable est proposée. Glissez les unités, ou tout le corps, et son général ; puis confirmez : le corps entier est en place d’un coup.',
    found: 'L’ennemi est tombé sur ce marqueur. Placez ses unités là où elles surgissent.',
    near: 'Un ennemi est à moins de 4 UD de ce marqueur. Surgir, ou rester caché ?',
  },
  about: {
    owner: (defender) => (defender ? 'posé par le défenseur' : 'posé par l’attaquant'),
    sector: (own, third) => `${own ? 'votre moitié' : 'moitié ennemie'}, ${thirds[third]}`,
    where: (where) => wheres[where],
    river: 'de 2 à 6 UD d’un petit côté',
    coast: 'le long d’un petit côté',
    road: 'd’un secteur à l’autre',
    die: (face) => `Dé : ${face}`,
    dieAllows: [
      'rien',
      'rien',
      'déplacer un élément de 4 UD au plus',
      'déplacer un élément de 4 UD au plus',
      'déplacer un élément de 6 UD au plus, ou le tourner',
      'déplacer un élément de 6 UD au plus, le tourner, ou en retirer un',
    ],
    worksLeft: (length) => `reste ${length}`,
    hidden: (names) => (names.length === 0 ? 'Personne ne s’y cache' : all(names)),
    neverEnters: (names) => `Sans place, n’entrera jamais : ${all(names)}`,
    march: (edge) => `Attend derrière le bord ${edge}`,
  },
  titles: {
    named: (title, name) => `${title} : ${name}`,
    marker: (number) => `Marqueur ${number}`,
    march: (corps) => `Marche de flanc : ${corps}`,
  },
  tasks: {
    role: 'Rôle',
    roles: { attacker: 'Attaquer', defender: 'Défendre' },
    region: 'Région',
    brings: (region, piece) => `${region} (${piece})`,
    replace: 'Un autre élément',
    kinds: 'Éléments',
    twice: 'En double',
    small: 'Le petit ovale',
    second: (piece) => `${piece} (le second)`,
    place: 'Place',
    facing: 'Orientation',
    bend: 'Route',
    bends: { straight: 'Droite', bent: 'Avec un coude' },
    ends: 'Extrémités',
    end: { from: 'Une extrémité', bend: 'Coude', to: 'Autre extrémité' },
    adjust: 'Élément',
    remove: 'Retirer',
    nothing: 'Rien',
    again: 'Dé',
    keep: 'Le garder',
    throwAgain: 'Relancer (stratège)',
    work: 'Ouvrages',
    works: { fortification: 'Fortification', obstacle: 'Obstacle' },
    order: (place, count) =>
      place === 1
        ? 'À gauche'
        : place === 2 && count === 3
          ? 'Au centre'
          : `${place}e place depuis la gauche`,
    slots: 'Corps',
    march: 'Marche de flanc',
    noMarch: 'Personne',
    edge: 'Par quel petit côté',
    count: 'Marqueurs d’embuscade',
    inMarker: (number) => `Dans le marqueur ${number}`,
    marker: 'Marqueur',
    markerWith: (number, names) => `Marqueur ${number} : ${names.length === 0 ? 'vide' : all(names)}`,
    corps: 'Corps',
    line: 'Ligne',
    lines: { left: 'À gauche', middle: 'Au milieu', right: 'À droite' },
    together: 'Un glissement déplace',
    togethers: { one: 'Une unité', joined: 'Les unités en contact', all: 'Tout le corps' },
    put: 'Orientation de chaque unité',
    attach: 'Général avec',
    alone: 'Personne',
    units: 'Qui entre, de gauche à droite',
    at: 'Place sur le bord',
    by: 'Jusqu’où',
    charge: 'Charge',
    nobody: 'Personne',
    free: 'Point gratuit',
    payWith: { roll: 'Le garder', free: 'L’employer' },
    out: 'Embuscade',
    outs: { stay: 'Rester caché', out: 'Surgir' },
  },
  zones: {
    heavy: 'Troupes lourdes et camp',
    light: 'Troupes légères',
    ambush: 'Marqueurs',
    sector: (third) => `Secteur : ${thirds[third]}`,
    camp: 'Camp',
    room: (corps) => `Place : ${corps}`,
    reach: (length) => `${length} au plus`,
    march: (corps) => `Marche de flanc : ${corps}`,
  },
  suggest: {
    role: 'Choisir pour moi',
    region: 'Choisir pour moi',
    pieces: 'Choisir pour moi',
    replace: 'Choisir pour moi',
    lay: 'Le poser pour moi',
    camp: 'Le placer pour moi',
    works: 'Les poser pour moi',
    plan: 'Faire le plan pour moi',
    markers: 'En poser un pour moi',
    deploy: 'Déployer pour moi',
  },
  seal: 'Sceller le plan',
  pieces: (count) => `${count} sur 2 à 4`,
};
