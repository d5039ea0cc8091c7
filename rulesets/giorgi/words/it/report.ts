/** Italian sentences of a battle report. */
import { entryAt } from '@grognard/lists';
import { counted, decimal, listed } from '@grognard/rules-kit';
import type { Formation, MeleeResult, SideFate } from '../../model.ts';
import type { Reaction } from '../../table/state/commands.ts';
import type { MissingReason } from '../../table/state/events.ts';
import type { report as english } from '../en-report.ts';

const points = ['est', 'nord-est', 'nord', 'nord-ovest', 'ovest', 'sud-ovest', 'sud', 'sud-est'];
const shots = {
  'small-arms': 'moschetteria',
  round: 'palle',
  canister: 'mitraglia',
  shell: 'granate',
} as const;

const firing = { ordered: 'su', reaction: 'all’avvicinarsi di', onward: 'fin su' } as const;

const moves = {
  order: 'muove di',
  attack: 'va all’attacco per',
  flush: 'si allinea al nemico per',
  R1: 'è respinto di',
  R2: 'fugge in rotta per',
  AV: 'avanza di',
  BT: 'sfonda per',
  pushed: 'è spinto indietro di',
  fire: 'muove di',
  flee: 'fugge di',
  'fire-and-flee': 'spara e fugge di',
  'fall-back': 'ripiega fronte al nemico di',
  'counter-attack': 'contrattacca per',
  support: 'accorre in aiuto per',
  form: 'si forma su',
  stand: 'tiene su',
} as const;

const wishes: Readonly<Record<Reaction, string>> = {
  fire: 'sparerà sull’attaccante',
  flee: 'si dà alla fuga',
  'fire-and-flee': 'sparerà e poi fuggirà',
  'fall-back': 'ripiega',
  'counter-attack': 'contrattacca',
  support: 'accorrerà in aiuto',
  form: 'cambia formazione in tempo',
  stand: 'attende a piè fermo',
};

const vain: Readonly<Record<Reaction, string>> = {
  ...wishes,
  'fire-and-flee': 'esita e resta',
  'fall-back': 'reagisce troppo tardi per ripiegare',
  'counter-attack': 'non segue l’ordine di contrattaccare',
  support: 'non si muove in aiuto',
  form: 'reagisce troppo tardi per cambiare formazione',
};

const tests = {
  losses: 'dopo le perdite',
  rally: 'di riordino',
  reaction: 'di reazione',
  breaking: 'alla vista della rotta',
  reform: 'per riformarsi',
} as const;

const rungs = {
  0: 'di nuovo in ordine',
  1: 'scompiglio tra i ranghi',
  2: 'cede terreno, ancora in disordine',
  3: 'cede e va in rotta',
} as const;

const becauses: Readonly<Record<string, string>> = {
  'melee.retreat-zone': ', la ritirata sbarrata da una zona di controllo nemica',
  'melee.r1-shaken': ', già scosso',
  'melee.r1-friend': ', perché un amico indietreggia su di esso',
};

const missing: Readonly<Record<MissingReason, string>> = {
  gone: 'il nemico non è più sulla via',
  barred: 'amici sbarrano la via',
  shaken: 'il fuoco ha scosso l’attacco',
  crowded: 'manca lo spazio per venire alle mani',
};

const sides = {
  front: '',
  flank: ', sul fianco',
  rear: ', alle spalle',
  house: ', sotto le mura',
  none: '',
} as const;

const results: Readonly<Record<MeleeResult, string>> = {
  R1: 'ritirata',
  R1S: 'ritirata con scompiglio',
  R2: 'rotta',
  AV: 'avanzata',
  BT: 'sfondamento',
  '-': 'sul posto',
};

const formations: Readonly<Record<Formation | 'gunners', string>> = {
  line: 'in linea',
  column: 'in colonna',
  square: 'in quadrato',
  open: 'in ordine sparso',
  deployed: 'in batteria',
  limbered: 'con gli avantreni',
  gunners: 'a piedi',
};

const losses: Readonly<Record<string, string>> = {
  'unit.gone': 'cade l’ultimo uomo',
  'woods.rout': 'si disperde nel bosco fuggendo',
  'melee.retreat-zone': 'si disperde, la fuga tagliata',
  'building.outcome': 'si disperde, senza via d’uscita dalla casa',
  'artillery.no-guns': 'non è più una batteria, senza i suoi pezzi',
};

const soldiers = (number: number): string => counted(number, 'soldato', 'soldati', 'it');
const falls = (number: number): string =>
  number === 0 ? 'nessuno cade' : `${number === 1 ? 'cade' : 'cadono'} ${soldiers(number)}`;
const fate = ({ lost, result }: SideFate): string =>
  `${lost === 0 ? 'nessuna perdita' : soldiers(lost)}, ${results[result]}`;
const figure = (value: number): string => decimal(value, 'it');

export const report: typeof english = {
  endings: {
    'scenario.broken': ': un esercito è rotto',
    'scenario.points': ': l’ultimo turno è giocato',
    'scenario.turns': ': l’ultimo turno è giocato',
    concede: ': il campo è abbandonato',
  },
  purposes: {
    shot: 'tiro',
    losses: 'test',
    rally: 'riordino',
    reaction: 'test',
    breaking: 'test',
    reform: 'test',
    dash: 'distanza',
    rout: 'corsa',
    melee: 'mischia',
    square: 'quadrato',
    first: 'primo turno',
    general: 'generale',
  },
  cm: (tenths) => `${decimal(Math.round(tenths / 10) / 10, 'it')} cm`,
  compass: (heading) => entryAt(points, Math.round(heading / 450) % points.length),
  formation: (formation) => formations[formation],
  result: (result) => results[result],
  goesFirst: (side) => `${side}: il primo turno di giocatore.`,
  laid: (side, piece) => `${side}: posa ${piece}.`,
  noneMore: (side) => `${side}: non posa altro terreno.`,
  edge: (side, edge) => `${side}: il bordo ${edge === 'south' ? 'sud' : 'nord'} del tavolo.`,
  placed: (who, formation) => `${who}: prende posizione ${formation}.`,
  turn: (turn, side) => `Turno ${turn}. ${side}.`,
  tested: (who, what, outcome, help) =>
    `${who}: test ${tests[what]}${help === 'general' ? ', con il generale vicino' : ''}, ${outcome === 'passed' ? 'superato' : 'fallito'}.`,
  rung: (who, rung, by) => `${who}: ${rungs[rung]}${becauses[by] ?? ''}.`,
  rallied: (who) => `${who}: si ferma e riordina i ranghi.`,
  reformed: (who) => `${who}: si riforma, di nuovo in ordine.`,
  generalLost: (side) => `${side}: il generale cade.`,
  generalHelped: (side) => `${side}: il generale rincuora i suoi.`,
  rode: (side, joined) =>
    joined === null ? `${side}: il generale prosegue.` : `${side}: il generale raggiunge ${joined}.`,
  fired: (who, shot, whom, killed, when) =>
    `${who}: ${shots[shot]} ${firing[when]} ${whom}; ${falls(killed)}.`,
  leftBehind: (who) => `${who}: ciò che restava delle compagnie colpite è perduto.`,
  gunsLeft: (who) => `${who}: i serventi abbandonano i pezzi.`,
  gunsManned: (who) => `${who}: i serventi tornano ai pezzi.`,
  gunsTaken: (who) => `${who}: i pezzi sono perduti.`,
  destroyed: (who, by) => `${who}: ${losses[by] ?? 'non esiste più'}.`,
  noRoom: (who) => `${who}: non ha spazio per indietreggiare.`,
  wentOff: (who) => `${who}: lascia il campo.`,
  moved: (who, how, leg, formed) => {
    const forms = formed === null ? '' : `${leg === null ? '' : ', '}si forma ${formed}`;
    return `${who}: ${leg === null ? '' : `${moves[how]} ${leg}`}${forms}.`;
  },
  leg: (length, toward) => `${length} verso ${toward}`,
  declared: (who, whom) => `${who}: attacco contro ${whom}.`,
  answered: (who, how, passed) => `${who}: ${passed === false ? vain[how] : wishes[how]}.`,
  struck: (who, whom, companies, killed, manner) =>
    `${who}: ${manner === 'pass-through' ? 'travolge di passaggio' : 'investe'} ${whom}, ${counted(companies, 'compagnia colpita', 'compagnie colpite', 'it')}; ${falls(killed)}.`,
  met: (who, whom, from, charge) =>
    `${who}: ${charge === null ? 'a contatto con' : `carica a fondo per ${charge}, a contatto con`} ${whom}${sides[from]}.`,
  missed: (who, whom, by) => `${who}: nessun contatto con ${whom}; ${missing[by]}.`,
  fought: (attackers, defenders, { attack, defence, column }, { attacker, defender }) =>
    `Mischia: ${listed(attackers, 'it')} (${figure(attack)}) contro ${listed(defenders, 'it')} (${figure(defence)}), colonna ${column > 0 ? '+' : ''}${column}. Attacco: ${fate(attacker)}. Difesa: ${fate(defender)}.`,
  square: (who, whom, killed) =>
    killed === null
      ? `${who}: non scalfisce il quadrato di ${whom}.`
      : `${who}: rompe il quadrato di ${whom}; ${falls(killed)}.`,
  entered: (who, house) => `${who}: entra in ${house}.`,
  cameOut: (who, house) => `${who}: esce da ${house}.`,
  counted: (who, kind) => `${who}: in prima fila, ${kind}.`,
  won: (winner, tally, why) => `La giornata è di ${winner}${why}. Punti: ${tally}.`,
  drawn: (tally, why) => `La giornata resta indecisa${why}. Punti: ${tally}.`,
};
