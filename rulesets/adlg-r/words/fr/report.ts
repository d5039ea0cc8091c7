/** French sentences of a battle report. A name stands before a colon, so that nothing need agree with it. */
import { counted, decimal, listed } from '@grognard/rules-kit';
import type { UnitEdge } from '../../table/state/model.ts';
import type { ReportWords } from '../table-words.ts';

const points = (number: number): string => counted(number, 'point de cohésion', 'points de cohésion', 'fr');
const pc = (number: number): string =>
  counted(number, 'point de commandement', 'points de commandement', 'fr');
const all = (names: readonly string[]): string => listed(names, 'fr');

const edges: Readonly<Record<UnitEdge, string>> = {
  front: 'de face',
  left: 'sur le flanc gauche',
  right: 'sur le flanc droit',
  rear: 'à revers',
};

export const report: ReportWords = {
  purposes: {
    command: 'commandement',
    'command-anew': 'commandement, relancé',
    shoot: 'tir',
    melee: 'mêlée',
    rally: 'ralliement',
    'commander-risk': 'risque du général',
    rampage: 'affolement',
    camp: 'camp',
    loot: 'pillage',
    charge: 'distance de la charge',
    evade: 'distance de l’évasion',
    initiative: 'initiative',
    comes: 'présence',
    terrain: 'place du terrain',
    river: 'nature de la rivière',
    adjust: 'ajustement du terrain',
    arrival: 'marche de flanc',
  },
  commander: (corps) => `Général (${corps})`,
  length: (ud, cm) => `${decimal(ud, 'fr')} UD (${decimal(cm, 'fr')} cm)`,
  turn: (turn, side) => `Tour ${turn}. ${side}.`,
  activated: (corps, rolled, free) => `${corps} : ${pc(rolled)}${free > 0 ? ', plus celui du général' : ''}.`,
  hesitated: (corps, hesitates) =>
    `${corps} : ${hesitates ? 'hésite et ne reçoit aucun ordre ce tour-ci' : 'fiable désormais'}.`,
  orders: {
    move: 'Mouvement',
    support: 'Mouvement en soutien',
    charge: 'Charge',
    spontaneous: 'Charge spontanée',
    uncontrolled: 'Charge incontrôlée',
    disengage: 'Désengagement',
    leave: 'Sortie d’une zone de contrôle',
    conform: 'Mise en conformité',
    rally: 'Ralliement',
    square: 'Carré',
    stakes: 'Pieux',
    ready: 'Mise en état de combat',
    ride: 'Déplacement du général',
    hold: 'Retenue',
    enter: 'Entrée',
    urge: 'Exhortation d’un corps hésitant',
  },
  ordered: (names, order, spent, free) =>
    `${order} (${spent + free === 0 ? 'gratuit' : `${pc(spent + free)}${free > 0 ? ', dont celui du général' : ''}`}) : ${all(names)}.`,
  moves: {
    order: 'mouvement',
    support: 'mouvement en soutien',
    charge: 'charge',
    evade: 'évasion',
    disengage: 'désengagement',
    'leave-zoc': 'sortie de la zone de contrôle',
    conform: 'se conforme à l’ennemi',
    shifted: 'fait place',
    pushed: 'est repoussée',
    pursuit: 'poursuite',
    faced: 'fait face à l’ennemi',
  },
  moved: (name, how, length) => `${name} : ${how}${length === null ? '' : `, ${length}`}.`,
  rode: (who, joined) => `${who} : ${joined === null ? 'change de place' : `rejoint ${joined}`}.`,
  leftAlone: (who) => `${who} : seul sur le champ de bataille.`,
  pushedAside: (who) => `${who} : doit céder la place.`,
  formed: (name, square) => `${name} : ${square ? 'forme le carré' : 'quitte le carré'}.`,
  planted: (name, planted) => `${name} : ${planted ? 'plante ses pieux' : 'abandonne ses pieux'}.`,
  readied: (name) => `${name} : prêt au combat.`,
  held: (names) => `Retenue : ${all(names)}.`,
  enemyCamp: 'le camp ennemi',
  declared: (names, target) => `${all(names)} : charge contre ${target}.`,
  answered: {
    stand: (name) => `${name} : tient sa position.`,
    evade: (name) => `${name} : évasion.`,
    counter: (name) => `${name} : contre-charge.`,
    blocked: (name) => `${name} : ne trouve pas d’issue et tient sa position.`,
  },
  distance: (names, ud) =>
    `${all(names)} : ${ud === 0 ? 'distance inchangée' : `${Math.abs(ud)} UD de ${ud > 0 ? 'plus' : 'moins'}`}.`,
  met: (name, enemy, edge) => `${name} : au contact de ${enemy}, ${edges[edge]}.`,
  conformed: (name, enemy) => `${name} : se conforme à ${enemy}.`,
  burst: (name, by) => `${name} : traversée par ${by}.`,
  shot: (name, supports, target, lost) =>
    `${name}${supports > 0 ? ` (soutiens : ${supports})` : ''} : tir sur ${target} ; ${lost === 0 ? 'sans effet' : `${points(lost)} en moins`}.`,
  engaged: (who, engaged) => `${who} : ${engaged ? 'combat au premier rang' : 'quitte le premier rang'}.`,
  fought: (a, b, lossA, lossB) => {
    const losses = [
      lossA > 0 ? `${a} perd ${points(lossA)}` : '',
      lossB > 0 ? `${b} perd ${points(lossB)}` : '',
    ];
    const told = losses.filter((loss) => loss !== '').join(' ; ');
    return `Mêlée : ${a} contre ${b} ; ${told === '' ? 'personne ne cède' : told}.`;
  },
  campTried: (name, side, taken) =>
    `${name} : ${taken ? 'prend le camp' : 'ne parvient pas à prendre le camp'} (${side}).`,
  looted: (name, looting) => `${name} : ${looting ? 'pille le camp' : 'cesse le pillage'}.`,
  causes: {
    'rout.friends': ', à cause d’une déroute devant elle',
    'elephant.rampage': ', sous les pieds des éléphants',
    'melee.multiple-loss': ', prise de deux côtés',
    'interpenetration.burst': ', traversée par des amis',
  },
  lost: (name, lost, cause) => `${name} : ${points(lost)} en moins${cause}.`,
  rallied: (name, recovered) =>
    `${name} : ${recovered === 0 ? 'ralliement manqué' : `ralliement, ${points(recovered)} de retour`}.`,
  routed: (name) => `${name} : en déroute.`,
  rampages: {
    ahead: 'droit devant',
    left: 'vers la gauche',
    right: 'vers la droite',
    rear: 'vers l’arrière',
  },
  rampaged: (name, way) => `${name} : s’affolent ${way}.`,
  commanderLost: (who) => `${who} : hors de combat.`,
  removed: (names) => `Perdu : ${all(names)}.`,
  fled: (name) => `${name} : quitte la table.`,
  pursued: (name, length) => `${name} : poursuite, ${length}.`,
  standing: (side, losses, value) => `${side} ${losses} sur ${value}`,
  checked: (standings) => `Pertes et valeur des armées : ${standings.join(' ; ')}.`,
  endings: {
    'victory.break': 'Une armée est brisée.',
    'victory.draw': 'Les deux armées sont brisées.',
    'victory.points-game': 'Le dernier tour est joué.',
  },
  won: (winner, tally, why) => `Victoire : ${winner}. ${why} Pertes : ${tally}.`,
  drawn: (tally, why) => `Partie nulle. ${why} Pertes : ${tally}.`,
};
