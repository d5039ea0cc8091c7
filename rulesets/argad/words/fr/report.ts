/** French sentences of a battle report: movement, hiding, things, bodies, aims and the end. */
import { entryAt } from '@grognard/lists';
import { counted, decimal, listed } from '@grognard/rules-kit';
import type { report as english, ReportedWalk } from '../en-report.ts';
import { of, the, to } from './grammar.ts';
import { placeNamed } from './terms.ts';

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

const edges: Readonly<Record<string, string>> = { north: 'nord', east: 'est', south: 'sud', west: 'ouest' };

/** Why a move ended before its path did. */
const halts: Readonly<Record<ReportedWalk['stopped'], string>> = {
  arrived: '',
  allowance: ', sans pouvoir aller plus loin',
  contact: ', au contact de l’ennemi',
  friend: ', et s’arrête devant un ami',
  blocked: ', et trouve le passage barré',
  halted: ', et s’arrête là où il y a encore de la place',
};

/** Why figures with orders to move stayed in place. */
const hindrances: Readonly<Record<ReportedWalk['stopped'], string>> = {
  arrived: '',
  allowance: '',
  contact: ' : l’ennemi est au contact',
  friend: ' : des amis barrent le passage',
  blocked: ' : le passage est barré',
  halted: ' : il n’y a pas de place plus loin',
};

const gaits = {
  walks: 'avance',
  rides: 'avance à cheval',
  crouches: 'avance en se baissant',
  swims: 'nage',
} as const;

const men = (number: number): string => counted(number, 'homme', 'hommes', 'fr');
const all = (who: readonly string[]): string => listed(who.map(the), 'fr');

export const report: typeof english = {
  compass: (heading) => entryAt(points, Math.round(heading / 450) % points.length),
  cm: (tenths) => `${decimal(Math.round(tenths / 10) / 10, 'fr')}\u00a0cm`,
  emptyField: ' : il n’y a plus personne sur le terrain',
  endings: {
    'scenario.end': ' : un seul camp est encore sur le terrain',
    'leader.half': ' : un camp a perdu la moitié des siens et se retire',
    'aim.points': ' : tous les objectifs sont atteints ou manqués',
    'scenario.turns': ' : le temps est écoulé',
  },
  purposes: { shot: 'tir', blow: 'coup', slow: 'ralentissement', crouch: 'approche' },
  leg: (length, toward) => `${length} vers ${toward}`,
  conceded: (side) => `Un camp abandonne la bataille : ${side}.`,
  slowed: (who, ground, lengths) => {
    const same = new Set(lengths).size === 1;
    const far = same ? lengths[0] : listed(lengths, 'fr');
    const each = same && who.length > 1 ? ' par personnage' : '';
    return `${all(who)} : plus que ${far} de mouvement${each}, ${placeNamed(ground)}.`;
  },
  stuck: (who, ground) =>
    `${all(who)} ${who.length > 1 ? 'ne passent pas' : 'ne passe pas'} ${placeNamed(ground)}.`,
  nothingLeft: (who, ground) => `${all(who)} : aucun mouvement possible, ${placeNamed(ground)}.`,
  stayed: (who, stopped) =>
    stopped === 'arrived'
      ? null
      : `${all(who)} ${who.length > 1 ? 'n’avancent' : 'n’avance'} pas${hindrances[stopped]}.`,
  bodyStayed: (leader, stopped) => `La formation ${of(leader)} n’avance pas${hindrances[stopped]}.`,
  moved: ({ who, length, toward, manner, into, stopped }) =>
    `${the(who)} ${gaits[manner]} ${manner === 'swims' ? 'sur' : 'de'} ${length} vers ${toward}${into === null ? '' : `, ${into}`}${halts[stopped]}.`,
  bodyMoved: (leader, number, toward, march) =>
    `La formation ${of(leader)}, ${men(number)}, ${march === null ? '' : `marche ${march} et `}s’arrête face ${to(toward)}.`,
  formed: (leader, number, files) => `${the(leader)} forme ${men(number)} en ordre serré, ${files} de front.`,
  closedUp: (leader, number, files) =>
    `La formation ${of(leader)} resserre ses rangs : ${men(number)}, ${files} de front.`,
  changedRank: (leader, number, files) =>
    `La formation ${of(leader)} se reforme : ${men(number)}, désormais ${files} de front.`,
  opened: (who) => `${who} ouvre ses rangs : chacun reçoit désormais ses propres ordres.`,
  aBody: 'Une formation',
  bodyUnder: (leader) => (leader === null ? 'Une formation sans chef' : `La formation ${of(leader)}`),
  rowed: (boat, way, aboard) =>
    `${the(boat)} avance à la rame de ${way}${aboard === 0 ? '' : `, ${aboard} à bord`}.`,
  rowedOff: (boat) => `${the(boat)} fait demi-tour.`,
  boatStayed: (boat) => `${the(boat)} ne quitte pas le bord.`,
  crouched: (who) => `${the(who)} se baisse, hors de vue.`,
  stoodUp: (who) => `${the(who)} se relève.`,
  mounted: (who) => `${the(who)} monte en selle.`,
  dismounted: (who) => `${the(who)} met pied à terre et laisse là son cheval.`,
  boarded: (who, boat) => `${the(who)} monte à bord ${of(boat)}.`,
  wentAshore: (who) => `${the(who)} descend à terre.`,
  took: (who, thing) => `${the(who)} ramasse ${the(thing)}.`,
  helped: (who, thing) => `${the(who)} aide à porter ${the(thing)}.`,
  letGoOf: (who, thing) => `${the(who)} lâche ${the(thing)}.`,
  dropped: (who, thing) => `${the(who)} pose ${the(thing)}.`,
  found: (who, side) => `On découvre la cachette ${of(who)} (${side}).`,
  shown: (who) => `${the(who)} sort de sa cachette.`,
  left: (who, edge, thing) =>
    `${the(who)} quitte la table par le bord ${edges[edge] ?? edge}${thing === null ? '' : ` avec ${the(thing)}`}.`,
  seized: (who, side) => `${the(who)} change de mains : ${side}.`,
  letGo: (who) => `${the(who)} retrouve la liberté.`,
  scored: (side, score, aim) =>
    `${side} : ${counted(score, 'point', 'points', 'fr')}. Objectif atteint : ${aim.replace(/[.!]$/, '')}.`,
  won: (side, tally, why) => `La bataille est finie${why}. Victoire : ${side} (${tally}).`,
  drawn: (tally, why) => `La bataille est finie${why}. Partie nulle (${tally}).`,
};
