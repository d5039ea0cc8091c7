/** French sentences of a battle report. */
import { entryAt } from '@grognard/lists';
import { counted, decimal, listed } from '@grognard/rules-kit';
import type { Formation, MeleeResult, SideFate } from '../../model.ts';
import type { Reaction } from '../../table/state/commands.ts';
import type { MissingReason } from '../../table/state/events.ts';
import type { report as english } from '../en-report.ts';

const points = [
  'l’est',
  'le nord-est',
  'le nord',
  'le nord-ouest',
  'l’ouest',
  'le sud-ouest',
  'le sud',
  'le sud-est',
];
const shots = {
  'small-arms': 'mousqueterie',
  round: 'boulets',
  canister: 'mitraille',
  shell: 'obus',
} as const;

const firing = { ordered: 'sur', reaction: 'à l’approche de', onward: 'jusque sur' } as const;

const moves = {
  order: 'avance de',
  attack: 'marche à l’ennemi sur',
  flush: 'se range le long de l’ennemi sur',
  R1: 'est repoussé de',
  R2: 'fuit en déroute sur',
  AV: 'poursuit de',
  BT: 'perce de',
  pushed: 'est refoulé de',
  fire: 'avance de',
  flee: 'fuit de',
  'fire-and-flee': 'tire et fuit de',
  'fall-back': 'recule, face à l’ennemi, de',
  'counter-attack': 'contre-attaque sur',
  support: 'vient à l’aide sur',
  form: 'se forme sur',
  stand: 'tient sur',
} as const;

const wishes: Readonly<Record<Reaction, string>> = {
  fire: 'tirera sur l’assaillant',
  flee: 'prend la fuite',
  'fire-and-flee': 'tirera, puis fuira',
  'fall-back': 'recule',
  'counter-attack': 'contre-attaque',
  support: 'viendra à l’aide',
  form: 'change de formation à temps',
  stand: 'attend de pied ferme',
};

const vain: Readonly<Record<Reaction, string>> = {
  ...wishes,
  'fire-and-flee': 'hésite et reste',
  'fall-back': 'réagit trop tard pour reculer',
  'counter-attack': 'ne suit pas l’ordre de contre-attaquer',
  support: 'ne bouge pas pour aider',
  form: 'réagit trop tard pour changer de formation',
};

const tests = {
  losses: 'après ses pertes',
  rally: 'de ralliement',
  reaction: 'de réaction',
  breaking: 'à la vue de la déroute',
  reform: 'pour se reformer',
} as const;

const rungs = {
  0: 'de nouveau en ordre',
  1: 'ébranlement',
  2: 'cède du terrain, toujours en désordre',
  3: 'rompt et part en déroute',
} as const;

const becauses: Readonly<Record<string, string>> = {
  'melee.retreat-zone': ', sa retraite barrée par une zone de contrôle ennemie',
  'melee.r1-shaken': ', étant déjà ébranlé',
  'melee.r1-friend': ', car un ami recule sur lui',
};

const missing: Readonly<Record<MissingReason, string>> = {
  gone: 'l’ennemi n’est plus sur le chemin',
  barred: 'des amis barrent le chemin',
  shaken: 'le feu a ébranlé l’attaque',
  crowded: 'la place manque pour en venir aux mains',
};

const sides = {
  front: '',
  flank: ', de flanc',
  rear: ', à revers',
  house: ', au pied des murs',
  none: '',
} as const;

const results: Readonly<Record<MeleeResult, string>> = {
  R1: 'retraite',
  R1S: 'retraite avec ébranlement',
  R2: 'déroute',
  AV: 'avance',
  BT: 'percée',
  '-': 'sur place',
};

const formations: Readonly<Record<Formation | 'gunners', string>> = {
  line: 'en ligne',
  column: 'en colonne',
  square: 'en carré',
  open: 'en ordre dispersé',
  deployed: 'en batterie',
  limbered: 'sur avant-trains',
  gunners: 'à pied',
};

const losses: Readonly<Record<string, string>> = {
  'unit.gone': 'le dernier homme tombe',
  'woods.rout': 'se perd dans les bois en fuyant',
  'melee.retreat-zone': 'se perd, la fuite coupée',
  'building.outcome': 'se perd, sans issue hors de la maison',
  'artillery.no-guns': 'n’est plus une batterie, sans ses pièces',
};

const soldiers = (number: number): string => counted(number, 'soldat', 'soldats', 'fr');
const falls = (number: number): string =>
  number === 0 ? 'personne ne tombe' : `${soldiers(number)} ${number === 1 ? 'tombe' : 'tombent'}`;
const fate = ({ lost, result }: SideFate): string =>
  `${lost === 0 ? 'sans perte' : soldiers(lost)}, ${results[result]}`;
const figure = (value: number): string => decimal(value, 'fr');

export const report: typeof english = {
  endings: {
    'scenario.broken': ' : une armée est rompue',
    'scenario.points': ' : le dernier tour est joué',
    'scenario.turns': ' : le dernier tour est joué',
    concede: ' : le champ est abandonné',
  },
  purposes: {
    shot: 'tir',
    losses: 'test',
    rally: 'ralliement',
    reaction: 'test',
    breaking: 'test',
    reform: 'test',
    dash: 'distance',
    rout: 'course',
    melee: 'mêlée',
    square: 'carré',
    first: 'premier tour',
    general: 'général',
  },
  cm: (tenths) => `${decimal(Math.round(tenths / 10) / 10, 'fr')} cm`,
  compass: (heading) => entryAt(points, Math.round(heading / 450) % points.length),
  formation: (formation) => formations[formation],
  result: (result) => results[result],
  goesFirst: (side) => `${side} : le premier tour de joueur.`,
  laid: (side, piece) => `${side} : pose ${piece}.`,
  noneMore: (side) => `${side} : ne pose plus de terrain.`,
  edge: (side, edge) => `${side} : le bord ${edge === 'south' ? 'sud' : 'nord'} de la table.`,
  placed: (who, formation) => `${who} : prend position ${formation}.`,
  turn: (turn, side) => `Tour ${turn}. ${side}.`,
  tested: (who, what, outcome, help) =>
    `${who} : test ${tests[what]}${help === 'general' ? ', le général à portée' : ''}, ${outcome === 'passed' ? 'réussi' : 'raté'}.`,
  rung: (who, rung, by) => `${who} : ${rungs[rung]}${becauses[by] ?? ''}.`,
  rallied: (who) => `${who} : s’arrête et redresse ses rangs.`,
  reformed: (who) => `${who} : se reforme, de nouveau en ordre.`,
  generalLost: (side) => `${side} : le général tombe.`,
  generalHelped: (side) => `${side} : le général affermit ses hommes.`,
  rode: (side, joined) =>
    joined === null ? `${side} : le général poursuit sa route.` : `${side} : le général rejoint ${joined}.`,
  fired: (who, shot, whom, killed, when) =>
    `${who} : ${shots[shot]} ${firing[when]} ${whom} ; ${falls(killed)}.`,
  leftBehind: (who) => `${who} : ce qui restait des compagnies atteintes est perdu.`,
  gunsLeft: (who) => `${who} : les servants abandonnent leurs pièces.`,
  gunsManned: (who) => `${who} : les servants sont revenus à leurs pièces.`,
  gunsTaken: (who) => `${who} : les pièces sont perdues.`,
  destroyed: (who, by) => `${who} : ${losses[by] ?? 'n’existe plus'}.`,
  noRoom: (who) => `${who} : n’a pas la place de reculer.`,
  wentOff: (who) => `${who} : quitte le champ de bataille.`,
  moved: (who, how, leg, formed) => {
    const forms = formed === null ? '' : `${leg === null ? '' : ', '}se forme ${formed}`;
    return `${who} : ${leg === null ? '' : `${moves[how]} ${leg}`}${forms}.`;
  },
  leg: (length, toward) => `${length} vers ${toward}`,
  declared: (who, whom) => `${who} : attaque contre ${whom}.`,
  answered: (who, how, passed) => `${who} : ${passed === false ? vain[how] : wishes[how]}.`,
  struck: (who, whom, companies, killed, manner) =>
    `${who} : ${manner === 'pass-through' ? 'passe sur le corps de' : 'aborde'} ${whom}, ${counted(companies, 'compagnie touchée', 'compagnies touchées', 'fr')} ; ${falls(killed)}.`,
  met: (who, whom, from, charge) =>
    `${who} : ${charge === null ? 'au contact de' : `charge à fond sur ${charge}, au contact de`} ${whom}${sides[from]}.`,
  missed: (who, whom, by) => `${who} : pas de contact avec ${whom} ; ${missing[by]}.`,
  fought: (attackers, defenders, { attack, defence, column }, { attacker, defender }) =>
    `Mêlée : ${listed(attackers, 'fr')} (${figure(attack)}) contre ${listed(defenders, 'fr')} (${figure(defence)}), colonne ${column > 0 ? '+' : ''}${column}. Attaque : ${fate(attacker)}. Défense : ${fate(defender)}.`,
  square: (who, whom, killed) =>
    killed === null
      ? `${who} : n’entame pas le carré de ${whom}.`
      : `${who} : enfonce le carré de ${whom} ; ${falls(killed)}.`,
  entered: (who, house) => `${who} : entre dans ${house}.`,
  cameOut: (who, house) => `${who} : sort de ${house}.`,
  counted: (who, kind) => `${who} : au premier rang, ${kind}.`,
  won: (winner, tally, why) => `La journée est à ${winner}${why}. Points : ${tally}.`,
  drawn: (tally, why) => `La journée est indécise${why}. Points : ${tally}.`,
};
