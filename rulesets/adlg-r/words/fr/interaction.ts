/** French words of the interaction: pieces, questions, instruments. A name stands before a colon, so that nothing need agree with it. */
import { counted, listed, plusMinus, decimal as written } from '@grognard/rules-kit';
import type { InteractionWords } from '../en-interaction.ts';
import { forecastWords } from './forecast.ts';
import { taskWords } from './tasks.ts';

const oneDigit = (value: number): string => written(Math.round(value * 10) / 10, 'fr');
const ud = (value: number): string => `${oneDigit(value)} UD`;
const cp = (count: number): string => `${count} PC`;
const points = (count: number): string => counted(count, 'point', 'points', 'fr');
const all = (names: readonly string[]): string => listed(names, 'fr');

const ofTurn = (words: string) => (turn: number, turns: number) =>
  turns > 0 ? `Tour ${turn} sur ${turns} : ${words}` : `Tour ${turn} : ${words}`;
const plain = (words: string) => () => words;

const edges: InteractionWords['edges'] = {
  front: 'de face',
  left: 'sur le flanc gauche',
  right: 'sur le flanc droit',
  rear: 'à revers',
};

const prompt: InteractionWords['prompt'] = {
  phases: {
    activation: ofTurn('quel corps ?'),
    orders: ofTurn('ordres'),
    shooting: ofTurn('tirs'),
    engagement: ofTurn('généraux en mêlée'),
    melee: ofTurn('mêlées'),
    rout: ofTurn('déroutes'),
    pursuit: ofTurn('poursuite'),
    check: ofTurn('examen des armées'),
    answer: plain('Chargé'),
    follow: plain('L’ennemi a fait une évasion'),
    wing: plain('Impétueux'),
    face: plain('Faire face'),
    pursued: plain('Poursuivi'),
    found: plain('L’embuscade est découverte'),
    near: plain('Un ennemi près de l’embuscade'),
    initiative: plain('Dés d’initiative'),
    role: plain('Attaque ou défense ?'),
    region: plain('Quelle région ?'),
    pieces: plain('Choix du terrain'),
    replace: plain('Un autre élément à la place'),
    lay: plain('Pose du terrain'),
    adjust: plain('Ajustement du terrain'),
    camp: plain('Pose du camp'),
    works: plain('Pose des ouvrages'),
    plan: plain('Plan secret'),
    markers: plain('Marqueurs d’embuscade'),
    deploy: plain('Déploiement d’un corps'),
  },
  done: {
    activation: 'Terminé',
    orders: 'Finir les ordres de ce corps',
    shooting: 'Cesser le feu',
    engagement: 'Personne d’autre ne combat',
    melee: 'Livrer les autres mêlées',
    rout: 'Terminé',
    pursuit: 'Finir la poursuite',
    check: 'Terminé',
    answer: 'Terminé',
    follow: 'Terminé',
    wing: 'Terminé',
    face: 'Terminé',
    pursued: 'Terminé',
    found: 'Terminé',
    near: 'Rester caché',
    initiative: 'Lancer',
    role: 'Terminé',
    region: 'Terminé',
    pieces: 'Terminé',
    replace: 'Terminé',
    lay: 'Terminé',
    adjust: 'Le laisser',
    camp: 'Terminé',
    works: 'Plus d’ouvrages',
    plan: 'Terminé',
    markers: 'Plus de marqueurs',
    deploy: 'Terminé',
  },
  allTheWay: 'Jusqu’au bout',
  activateLast: (corps) => `Activer : ${corps}`,
  over: 'La bataille est finie',
  waiting: 'L’autre camp a la parole',
  looking: (turn, turns) => (turns > 0 ? `Tour ${turn} sur ${turns}` : `Tour ${turn}`),
  ordersOf: (corps, left, free) => `${corps} : reste ${left}${free > 0 ? ' et un point gratuit' : ''}.`,
  headstrong: (names) => `Charge à la fin de l’activation si c’est possible : ${all(names)}.`,
  whichCorps: 'Quel corps agit maintenant ?',
  notYours: (id) => `« ${id} » ne peut agir maintenant`,
  unread: 'ordre non valable',
  oneByOne: 'Une unité à la fois',
  charged: (who, whom) => `${all(who)} : charge contre ${all(whom)}. Tenir, ou évasion ?`,
  follows: (who) => `Toutes les cibles ont fait une évasion. Jusqu’où continuer (${all(who)}) ?`,
  wing: (corps) => `${corps} : les unités impétueuses chargent. Par quelle aile commencer ?`,
  faces: (who) => `${who} : plus personne de face. Vers qui se tourner ?`,
  pursued: (who, whom) => `${who} : poursuite jusqu’à ${whom}. Tenir, ou évasion ?`,
};

export const interactionWords: InteractionWords = {
  ud,
  ofMost: (length, most) => `${oneDigit(Math.ceil(length * 10) / 10)} sur ${ud(most)}`,
  cp,
  ofPoints: (price, left) => `${price} sur ${cp(left)}`,
  signed: (value) => plusMinus(value, 'fr'),
  listed: all,
  pieces: {
    commander: (corps) => `Général (${corps})`,
    cohesion: (left, most) => `cohésion ${left} sur ${most}`,
    lost: (count) => `${points(count)} en moins, désordre`,
    square: 'en carré',
    stakes: 'pieux plantés',
    ready: 'prêt au combat',
    fights: (names) => `au contact : ${all(names)}`,
    supports: 'en soutien d’une mêlée',
    looting: 'pille le camp',
    heldBy: (names) => `dans la ZdC : ${all(names)}`,
    withCommander: 'avec son général',
    outOfRange: 'hors de portée de commandement',
    alone: 'seul',
    joins: (name) => `avec ${name}`,
    engaged: (name) => `combat avec ${name}`,
    corpsPoints: (left, free) => `reste ${left}${free > 0 ? ', 1 point gratuit' : ''}`,
  },
  orderText: {
    moved: (times) => (times === 1 ? 'a bougé' : `a bougé ${times} fois`),
    charged: 'a chargé',
    disengaged: 'désengagement effectué',
    leftZoc: 'est sortie d’une ZdC',
    rallied: 'ralliement tenté',
    held: 'retenue',
    shot: 'a tiré',
    rode: 'a changé de place',
    able: { orders: 'pas encore d’ordre', shooting: 'peut encore tirer', pursuit: 'peut poursuivre' },
    mustCharge: 'impétueuse : charge à la fin, si elle n’est pas retenue',
  },
  prompt,
  hints: {
    activation: 'Choisissez le corps qui agit maintenant : un dé dit combien d’ordres il reçoit.',
    orders:
      'Faites glisser une unité ou un groupe, ou touchez-la, puis l’ennemi qu’elle charge. Chaque ordre coûte des points de commandement ; le reste est perdu.',
    shooting:
      'Touchez une unité, puis un ennemi à portée, et confirmez. Tous les tirs sont lancés ensemble quand les deux camps ont fini.',
    engagement: 'Touchez un général dont l’unité combat : il peut combattre avec elle, à ses risques.',
    melee: 'Touchez une unité au contact : sa mêlée vient ensuite. Les autres suivent dans l’ordre.',
    pursuit: 'Touchez une unité qui a mis son ennemi en déroute, pour qu’elle le poursuive.',
  },
  ...taskWords,
  threats: {
    shoots: (name) => `${name} : tir`,
    charges: (name, edge) => `${name} : charge ${edges[edge]}`,
    worst: 'le plus menaçant',
  },
  instruments: {
    centre: (far) => `${far} de point à point.`,
    edge: (far) => `${far} de bord à bord.`,
    clear: 'En vue.',
    cover: 'En vue, à couvert.',
    hidden: 'Hors de vue.',
    allowance: (ground, far) => `${ground} : ${far}.`,
    endsAt: (far, by) => `Droit devant ${far}, puis : ${by}.`,
    shoots: (weapon, far) => `${weapon} : ${far}.`,
    noShot: 'Cette unité ne tire pas.',
    zone: 'Sa ZdC s’étend à 1 UD droit devant.',
    noZone: 'Pas de ZdC pour l’instant.',
    range: (far, light) => `Portée de commandement : ${far}, ${light} pour troupes légères et dragons.`,
    couldHitIt: (enemies) =>
      `${counted(enemies, 'ennemi', 'ennemis', 'fr')} : menace pour la prochaine séquence.`,
    itCouldHit: (units) =>
      units === 0
        ? 'Personne à sa portée dans sa prochaine séquence.'
        : `À sa portée dans sa prochaine séquence : ${counted(units, 'unité', 'unités', 'fr')}.`,
    onWhom: (title, name) => `${title} → ${name}`,
    nobody: 'Aucune menace pour la prochaine séquence.',
    routCosts: (names) =>
      names.length === 0
        ? 'Sa déroute n’ébranlerait personne derrière elle.'
        : `Sa déroute coûterait un point à chaque unité derrière elle : ${all(names)}.`,
  },
  edges,
  forecast: forecastWords,
};
