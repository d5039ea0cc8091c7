/** French sentences of a battle report. */
import { entryAt } from '@grognard/lists';
import { capital, counted, decimal, listed, plusMinus } from '@grognard/rules-kit';
import type { Formation, MeleeResult, SideFate } from '../../model.ts';
import type { Reaction } from '../../table/state/commands.ts';
import type { MissingReason } from '../../table/state/events.ts';
import type { report as english } from '../en-report.ts';
import { agreed, of, the, verb } from './grammar.ts';

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
  'small-arms': ['tire', 'tirent'],
  round: ['tire à boulet', 'tirent à boulet'],
  canister: ['tire à mitraille', 'tirent à mitraille'],
  shell: ['tire à obus', 'tirent à obus'],
} as const;

/** What someone does, for one unit and for several. */
type Doing = readonly [one: string, many: string];

const moves: Readonly<Record<Parameters<typeof english.moved>[1], Doing>> = {
  order: ['avance de', 'avancent de'],
  attack: ['marche à l’ennemi,', 'marchent à l’ennemi,'],
  flush: ['s’aligne contre l’ennemi,', 's’alignent contre l’ennemi,'],
  R1: ['recule de', 'reculent de'],
  R2: ['fuit en déroute sur', 'fuient en déroute sur'],
  AV: ['poursuit l’ennemi sur', 'poursuivent l’ennemi sur'],
  BT: ['perce sur', 'percent sur'],
  pushed: ['doit s’écarter de', 'doivent s’écarter de'],
  fire: ['avance de', 'avancent de'],
  flee: ['fuit sur', 'fuient sur'],
  'fire-and-flee': ['tire, puis fuit sur', 'tirent, puis fuient sur'],
  'fall-back': ['se replie face à l’ennemi de', 'se replient face à l’ennemi de'],
  'counter-attack': ['contre-attaque sur', 'contre-attaquent sur'],
  support: ['vient en soutien,', 'viennent en soutien,'],
  form: ['se déplace de', 'se déplacent de'],
  stand: ['se déplace de', 'se déplacent de'],
};

const wishes: Readonly<Record<Reaction, Doing>> = {
  fire: ['tirera sur l’assaillant', 'tireront sur l’assaillant'],
  flee: ['prend la fuite', 'prennent la fuite'],
  'fire-and-flee': ['tirera, puis fuira', 'tireront, puis fuiront'],
  'fall-back': ['se replie', 'se replient'],
  'counter-attack': ['contre-attaque', 'contre-attaquent'],
  support: ['viendra en soutien', 'viendront en soutien'],
  form: ['change de formation à temps', 'changent de formation à temps'],
  stand: ['attend de pied ferme', 'attendent de pied ferme'],
};

const vain: Readonly<Record<Reaction, Doing>> = {
  ...wishes,
  'fire-and-flee': ['hésite et reste sur place', 'hésitent et restent sur place'],
  'fall-back': ['réagit trop tard pour se replier', 'réagissent trop tard pour se replier'],
  'counter-attack': ['ne suit pas l’ordre de contre-attaquer', 'ne suivent pas l’ordre de contre-attaquer'],
  support: ['ne vient pas en soutien', 'ne viennent pas en soutien'],
  form: ['réagit trop tard pour changer de formation', 'réagissent trop tard pour changer de formation'],
};

const tests = {
  losses: 'après ses pertes',
  rally: 'de ralliement',
  reaction: 'de réaction',
  breaking: 'à la vue d’une déroute',
  reform: 'pour se reformer',
} as const;

const rungs: Readonly<Record<0 | 1 | 2 | 3, (who: string) => string>> = {
  0: (who) => `${verb(who, 'est', 'sont')} de nouveau en bon ordre`,
  1: (who) => `${verb(who, 'est', 'sont')} ${agreed(who, 'ébranlé')}`,
  2: (who) => `${verb(who, 'cède', 'cèdent')} du terrain, toujours ${agreed(who, 'ébranlé')}`,
  3: (who) => `${verb(who, 'part', 'partent')} en déroute`,
};

const becauses: Readonly<Record<string, (who: string) => string>> = {
  'melee.retreat-zone': (who) =>
    `, ${verb(who, 'sa', 'leur')} retraite barrée par une zone de contrôle ennemie`,
  'melee.r1-shaken': (who) => `, déjà ${agreed(who, 'ébranlé')}`,
  'melee.r1-friend': (who) => `, ${agreed(who, 'bousculé')} par un ami qui recule`,
};

const missing: Readonly<Record<MissingReason, string>> = {
  gone: 'l’ennemi n’est plus sur le chemin',
  barred: 'des amis barrent le chemin',
  shaken: 'le feu a ébranlé l’attaque',
  crowded: 'la place manque pour engager le combat',
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
  R1S: 'retraite, ébranlée',
  R2: 'déroute',
  AV: 'avance',
  BT: 'percée',
  '-': 'tient sur place',
};

const formations: Readonly<Record<Formation | 'gunners', string>> = {
  line: 'en ligne',
  column: 'en colonne',
  square: 'en carré',
  open: 'en ordre dispersé',
  deployed: 'en batterie',
  limbered: 'attelée',
  gunners: 'à pied',
};

const losses: Readonly<Record<string, string>> = {
  'unit.gone': 'le dernier homme tombe',
  'woods.rout': 'l’unité en fuite se disperse dans les bois',
  'melee.retreat-zone': 'l’unité est détruite, sa retraite coupée',
  'building.outcome': 'l’unité est détruite, sans issue',
  'artillery.no-guns': 'n’est plus une batterie, sans ses pièces',
};

const soldiers = (number: number): string => counted(number, 'soldat', 'soldats', 'fr');
const falls = (number: number): string =>
  number === 0 ? 'personne ne tombe' : `${soldiers(number)} ${number === 1 ? 'tombe' : 'tombent'}`;
const fate = ({ lost, result }: SideFate): string =>
  `${lost === 0 ? 'sans perte' : counted(lost, 'soldat perdu', 'soldats perdus', 'fr')}, ${results[result]}`;
/** A unit as the subject of a sentence, with what it does. */
const says = (who: string, [one, many]: Doing): string => `${capital(the(who))} ${verb(who, one, many)}`;

/** A target, with how it came to be one. */
function targetOf(whom: string, when: Parameters<typeof english.fired>[4]): string {
  if (when === 'reaction') return `à l’approche ${of(whom)}`;
  return when === 'onward' ? `jusque sur ${the(whom)}` : `sur ${the(whom)}`;
}

/** A formation as this unit has it. */
const inForm = (who: string, formation: string): string =>
  formation === formations.limbered ? agreed(who, 'attelé') : formation;

const figure = (value: number): string => decimal(value, 'fr');

export const report: typeof english = {
  endings: {
    'scenario.broken': ' (une armée est brisée)',
    'scenario.points': ' (le dernier tour est joué)',
    'scenario.turns': ' (le dernier tour est joué)',
    concede: ' (un camp abandonne la bataille)',
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
  cm: (tenths) => `${decimal(Math.round(tenths / 10) / 10, 'fr')}\u00a0cm`,
  compass: (heading) => entryAt(points, Math.round(heading / 450) % points.length),
  formation: (formation) => formations[formation],
  result: (result) => results[result],
  goesFirst: (side, thrown) =>
    `Premier à jouer : ${side}${thrown === null ? '' : ` (${thrown[0]} contre ${thrown[1]})`}.`,
  laid: (side, piece) => `${side} : pose un élément de terrain (${piece}).`,
  noneMore: (side) => `${side} : ne pose plus de terrain.`,
  edge: (side, edge) => `${side} : bord ${edge === 'south' ? 'sud' : 'nord'} de la table.`,
  placed: (who, formation) =>
    `${says(who, ['prend position', 'prennent position'])} ${inForm(who, formation)}.`,
  turn: (turn, side) => `Tour ${turn}. ${side}.`,
  tested: (who, what, outcome, help) => {
    const own = verb(who, 'son', 'leur');
    const does = outcome === 'passed' ? (['réussit', 'réussissent'] as const) : (['rate', 'ratent'] as const);
    const test = what === 'losses' ? `après ${verb(who, 'ses', 'leurs')} pertes` : tests[what];
    return `${says(who, does)} ${own} test ${test}${help === 'general' ? ', le général à portée' : ''}.`;
  },
  rung: (who, rung, by) => `${capital(the(who))} ${rungs[rung](who)}${becauses[by]?.(who) ?? ''}.`,
  rallied: (who) =>
    `${says(who, ['s’arrête et redresse ses rangs', 's’arrêtent et redressent leurs rangs'])}.`,
  reformed: (who) => `${says(who, ['se reforme', 'se reforment'])}, de nouveau en bon ordre.`,
  generalLost: (side) => `${side} : le général tombe.`,
  generalHelped: (side) => `${side} : le général soutient le moral de ses hommes.`,
  rode: (side, joined) =>
    joined === null ? `${side} : le général reste seul.` : `${side} : le général rejoint ${the(joined)}.`,
  fired: (who, shot, whom, killed, when) =>
    `${says(who, shots[shot])} ${targetOf(whom, when)} ; ${falls(killed)}.`,
  leftBehind: (who) => `${who} : ce qui restait des compagnies atteintes est perdu.`,
  gunsLeft: (who) => `${who} : les servants abandonnent leurs pièces.`,
  gunsManned: (who) => `${who} : les servants sont revenus à leurs pièces.`,
  gunsTaken: (who) => `${who} : les pièces sont perdues.`,
  destroyed: (who, by) => `${who} : ${losses[by] ?? 'l’unité n’existe plus'}.`,
  noRoom: (who) => `${says(who, ['n’a pas', 'n’ont pas'])} la place de reculer.`,
  wentOff: (who) => `${says(who, ['quitte', 'quittent'])} le champ de bataille.`,
  moved: (who, how, leg, formed) => {
    const forms = formed === null ? null : `${verb(who, 'se forme', 'se forment')} ${inForm(who, formed)}`;
    const goes = leg === null ? null : `${verb(who, ...moves[how])} ${leg}`;
    return `${capital(the(who))} ${[goes, forms].filter((part) => part !== null).join(' et ')}.`;
  },
  leg: (length, toward) => `${length} vers ${toward}`,
  declared: (who, whom) => `${says(who, ['attaque', 'attaquent'])} ${the(whom)}.`,
  answered: (who, how, passed) => `${says(who, passed === false ? vain[how] : wishes[how])}.`,
  struck: (who, whom, companies, killed, manner) => {
    const does =
      manner === 'pass-through'
        ? (['frappe au passage', 'frappent au passage'] as const)
        : (['aborde', 'abordent'] as const);
    return `${says(who, does)} ${the(whom)}, ${counted(companies, 'compagnie touchée', 'compagnies touchées', 'fr')} ; ${falls(killed)}.`;
  },
  met: (who, whom, from, charge) => {
    const arrives = `${verb(who, 'arrive', 'arrivent')} au contact ${of(whom)}${sides[from]}`;
    const comes =
      charge === null ? arrives : `${verb(who, 'charge', 'chargent')} sur ${charge} et ${arrives}`;
    return `${capital(the(who))} ${comes}.`;
  },
  missed: (who, whom, by) =>
    `${says(who, ['n’atteint pas', 'n’atteignent pas'])} ${the(whom)} : ${missing[by]}.`,
  fought: (attackers, defenders, { attack, defence, column }, { attacker, defender }) =>
    `Mêlée : ${listed(attackers.map(the), 'fr')} (${figure(attack)}) contre ${listed(defenders.map(the), 'fr')} (${figure(defence)}), colonne ${plusMinus(column, 'fr')}. Attaque : ${fate(attacker)}. Défense : ${fate(defender)}.`,
  square: (who, whom, killed) =>
    killed === null
      ? `${says(who, ['n’enfonce pas', 'n’enfoncent pas'])} le carré ${of(whom)}.`
      : `${says(who, ['enfonce', 'enfoncent'])} le carré ${of(whom)} ; ${falls(killed)}.`,
  entered: (who, house) => `${says(who, ['occupe', 'occupent'])} ${the(house)}.`,
  cameOut: (who, house) => `${says(who, ['sort', 'sortent'])} ${of(house)}.`,
  counted: (who, kind) => `${who} : valeur retenue : ${kind}.`,
  won: (winner, tally, why) => `Victoire : ${winner}${why}. Points : ${tally}.`,
  drawn: (tally, why) => `Partie nulle${why}. Points : ${tally}.`,
};
