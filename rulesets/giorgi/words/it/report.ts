/** Italian sentences of a battle report. */
import { entryAt } from '@grognard/lists';
import { counted, decimal, listed, plusMinus } from '@grognard/rules-kit';
import type { Formation, MeleeResult, SideFate } from '../../model.ts';
import type { Reaction } from '../../table/state/commands.ts';
import type { MissingReason } from '../../table/state/events.ts';
import type { report as english } from '../en-report.ts';
import { agreeing, from, inside, of, on, The, the, verb } from './grammar.ts';

const points = ['est', 'nord-est', 'nord', 'nord-ovest', 'ovest', 'sud-ovest', 'sud', 'sud-est'];
const shots = {
  'small-arms': 'di fucileria',
  round: 'a palla',
  canister: 'a mitraglia',
  shell: 'a granata',
} as const;

/** One unit, several men or pieces. */
type Verb = readonly [one: string, several: string];

/** Kinds of move by their cause. Length and direction follow. */
const moves: Readonly<Record<Parameters<(typeof english)['moved']>[1], Verb>> = {
  order: ['muove di', 'muovono di'],
  attack: ['va all’attacco:', 'vanno all’attacco:'],
  flush: ['si allinea al nemico:', 'si allineano al nemico:'],
  R1: ['arretra di', 'arretrano di'],
  R2: ['fugge in rotta per', 'fuggono in rotta per'],
  AV: ['avanza di', 'avanzano di'],
  BT: ['sfonda e prosegue per', 'sfondano e proseguono per'],
  pushed: ['indietreggia di', 'indietreggiano di'],
  fire: ['muove di', 'muovono di'],
  flee: ['fugge per', 'fuggono per'],
  'fire-and-flee': ['spara e fugge per', 'sparano e fuggono per'],
  'fall-back': ['ripiega, fronte al nemico, di', 'ripiegano, fronte al nemico, di'],
  'counter-attack': ['contrattacca:', 'contrattaccano:'],
  support: ['accorre in sostegno:', 'accorrono in sostegno:'],
  form: ['cambia formazione e si sposta di', 'cambiano formazione e si spostano di'],
  stand: ['si assesta di', 'si assestano di'],
};

const wishes: Readonly<Record<Reaction, Verb>> = {
  fire: ['farà fuoco sull’attaccante', 'faranno fuoco sull’attaccante'],
  flee: ['si dà alla fuga', 'si danno alla fuga'],
  'fire-and-flee': ['sparerà e poi fuggirà', 'spareranno e poi fuggiranno'],
  'fall-back': ['ripiega', 'ripiegano'],
  'counter-attack': ['contrattacca', 'contrattaccano'],
  support: ['accorrerà in sostegno', 'accorreranno in sostegno'],
  form: ['cambia formazione in tempo', 'cambiano formazione in tempo'],
  stand: ['resta sul posto', 'restano sul posto'],
};

const vain: Readonly<Record<Reaction, Verb>> = {
  ...wishes,
  'fire-and-flee': ['esita e resta sul posto', 'esitano e restano sul posto'],
  'fall-back': ['reagisce troppo tardi per ripiegare', 'reagiscono troppo tardi per ripiegare'],
  'counter-attack': ['non segue l’ordine di contrattaccare', 'non seguono l’ordine di contrattaccare'],
  support: ['non si muove in sostegno', 'non si muovono in sostegno'],
  form: ['reagisce troppo tardi per cambiare formazione', 'reagiscono troppo tardi per cambiare formazione'],
};

const tests = {
  losses: 'dopo le perdite',
  rally: 'di recupero',
  reaction: 'di reazione',
  breaking: 'alla vista della rotta',
  reform: 'di riordino',
} as const;

/** A step of the ladder. The second word agrees with the unit. */
const rungs: Readonly<Record<0 | 1 | 2 | 3, { readonly verb: Verb; readonly stem: string | null }>> = {
  0: { verb: ['è di nuovo ', 'sono di nuovo '], stem: 'sald' },
  1: { verb: ['è ', 'sono '], stem: 'scoss' },
  2: { verb: ['si ritira, ', 'si ritirano, '], stem: 'scoss' },
  3: { verb: ['va in rotta', 'vanno in rotta'], stem: null },
};

/** Reasons by rule, where they do not follow from the line before. */
const becauses: Readonly<Record<string, (who: string) => string>> = {
  'melee.retreat-zone': () => ': una zona di controllo nemica sbarra la ritirata',
  'melee.r1-shaken': (who) => `, perché già ${agreeing(who, 'scoss')}`,
  'melee.r1-friend': (who) => `, ${agreeing(who, 'urtat')} da un’unità amica che arretra`,
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
  house: ', contro i muri',
  none: '',
} as const;

const results: Readonly<Record<MeleeResult, string>> = {
  R1: 'ritirata',
  R1S: 'ritirata, scossa',
  R2: 'rotta',
  AV: 'avanzata',
  BT: 'sfondamento',
  '-': 'sul posto',
};

const formations: Readonly<Record<Formation | 'gunners', string>> = {
  line: 'in linea',
  column: 'in colonna',
  square: 'in quadrato',
  open: 'in ordine aperto',
  deployed: 'in batteria',
  limbered: 'al traino',
  gunners: 'a piedi',
};

/** Losses of a unit, by rule. */
const losses: Readonly<Record<string, (who: string) => string>> = {
  'unit.gone': (who) => `${verb(who, 'perde', 'perdono')} l’ultimo uomo`,
  'woods.rout': (who) => `${verb(who, 'si disperde', 'si disperdono')} nel bosco fuggendo`,
  'melee.retreat-zone': (who) => `${verb(who, 'si disperde', 'si disperdono')}: la fuga è tagliata`,
  'building.outcome': (who) => `${verb(who, 'si disperde', 'si disperdono')}, senza via d’uscita dalla casa`,
  'artillery.no-guns': (who) =>
    `${verb(who, 'è', 'sono')} ${agreeing(who, 'sciolt')}: ${verb(who, 'non ha', 'non hanno')} più pezzi`,
};

const soldiers = (number: number): string => counted(number, 'soldato', 'soldati', 'it');
const falls = (number: number): string =>
  number === 0 ? 'nessuno cade' : `${number === 1 ? 'cade' : 'cadono'} ${soldiers(number)}`;
const fate = ({ lost, result }: SideFate): string =>
  `${lost === 0 ? 'nessuna perdita' : soldiers(lost)}, ${results[result]}`;
const figure = (value: number): string => decimal(value, 'it');
const all = (names: readonly string[]): string => listed(names.map(the), 'it');

/** Subject and verb: `Gli ussari di Ott vanno in rotta`. */
const does = (who: string, [one, several]: Verb): string => `${The(who)} ${verb(who, one, several)}`;

export const report: typeof english = {
  endings: {
    'scenario.broken': ' (un esercito ha ceduto)',
    'scenario.points': ' (finito l’ultimo turno)',
    'scenario.turns': ' (finito l’ultimo turno)',
    concede: ' (campo abbandonato)',
  },
  purposes: {
    shot: 'tiro',
    losses: 'test',
    rally: 'recupero',
    reaction: 'test',
    breaking: 'test',
    reform: 'test',
    dash: 'distanza',
    rout: 'fuga',
    melee: 'mischia',
    square: 'quadrato',
    first: 'primo turno',
    general: 'generale',
  },
  cm: (tenths) => `${decimal(Math.round(tenths / 10) / 10, 'it')} cm`,
  compass: (heading) => entryAt(points, Math.round(heading / 450) % points.length),
  formation: (formation) => formations[formation],
  result: (result) => results[result],
  goesFirst: (side, thrown) =>
    `Primo turno: ${side}${thrown === null ? '' : ` (${thrown[0]} contro ${thrown[1]})`}.`,
  laid: (side, piece) => `${side}: posa un elemento di terreno (${piece}).`,
  noneMore: (side) => `${side}: non posa altro terreno.`,
  edge: (side, edge) => `${side}: il bordo ${edge === 'south' ? 'sud' : 'nord'} del tavolo.`,
  placed: (who, formation) => `${does(who, ['prende posizione', 'prendono posizione'])} ${formation}.`,
  turn: (turn, side) => `Turno ${turn}. ${side}.`,
  tested: (who, what, outcome, help) =>
    `${does(who, outcome === 'passed' ? ['supera', 'superano'] : ['fallisce', 'falliscono'])} il test ${tests[what]}${help === 'general' ? ', con il generale vicino' : ''}.`,
  rung: (who, rung, by) => {
    const { verb: words, stem } = rungs[rung];
    const state = stem === null ? '' : agreeing(who, stem);
    return `${does(who, words)}${state}${becauses[by]?.(who) ?? ''}.`;
  },
  rallied: (who) =>
    `${does(who, ['recupera, ma resta', 'recuperano, ma restano'])} ${agreeing(who, 'scoss')}.`,
  reformed: (who) => `${does(who, ['si riordina', 'si riordinano'])}, di nuovo ${agreeing(who, 'sald')}.`,
  generalLost: (side) => `${side}: il generale cade.`,
  generalHelped: (side) => `${side}: il generale rincuora i suoi.`,
  rode: (side, joined) =>
    joined === null ? `${side}: il generale si sposta.` : `${side}: il generale raggiunge ${the(joined)}.`,
  fired: (who, shot, whom, killed, when) => {
    // One ball that has already struck another unit.
    if (when === 'onward') return `La palla ${of(who)} prosegue ${on(whom)}; ${falls(killed)}.`;
    const at = when === 'reaction' ? `all’avvicinarsi ${of(whom)}` : on(whom);
    return `${does(who, ['fa fuoco', 'fanno fuoco'])} ${shots[shot]} ${at}; ${falls(killed)}.`;
  },
  leftBehind: (who) => `I superstiti delle compagnie colpite ${of(who)} sono persi.`,
  gunsLeft: (who) => `I serventi ${of(who)} abbandonano i pezzi.`,
  gunsManned: (who) => `I serventi ${of(who)} tornano ai pezzi.`,
  gunsTaken: (who) => `${does(who, ['perde', 'perdono'])} i pezzi.`,
  destroyed: (who, by) =>
    `${The(who)} ${losses[by]?.(who) ?? verb(who, 'non esiste più', 'non esistono più')}.`,
  noRoom: (who) => `${does(who, ['non ha', 'non hanno'])} spazio per arretrare.`,
  wentOff: (who) => `${does(who, ['lascia', 'lasciano'])} il campo.`,
  moved: (who, how, leg, formed) => {
    const passes = formed === null ? '' : `${verb(who, 'passa', 'passano')} ${formed}`;
    if (leg === null) return `${The(who)} ${passes}.`;
    const goes = `${does(who, moves[how])} ${leg}`;
    if (formed === null) return `${goes}.`;
    return formed === formations.gunners ? `${goes}, ${formed}.` : `${goes}; ${passes}.`;
  },
  leg: (length, toward) => `${length} verso ${toward}`,
  declared: (who, whom) => `${does(who, ['attacca', 'attaccano'])} ${the(whom)}.`,
  answered: (who, how, passed) => `${does(who, passed === false ? vain[how] : wishes[how])}.`,
  struck: (who, whom, companies, killed, manner) => {
    const strikes: Verb =
      manner === 'pass-through'
        ? ['colpisce al passaggio', 'colpiscono al passaggio']
        : ['attacca a fondo', 'attaccano a fondo'];
    return `${does(who, strikes)} ${the(whom)}, ${counted(companies, 'compagnia colpita', 'compagnie colpite', 'it')}; ${falls(killed)}.`;
  },
  met: (who, whom, side, charge) =>
    charge === null
      ? `${does(who, ['viene a contatto', 'vengono a contatto'])} con ${the(whom)}${sides[side]}.`
      : `${does(who, ['carica', 'caricano'])} ${the(whom)}${sides[side]}, con una rincorsa di ${charge}.`,
  missed: (who, whom, by) =>
    `${does(who, ['non arriva', 'non arrivano'])} a contatto con ${the(whom)}: ${missing[by]}.`,
  fought: (attackers, defenders, { attack, defence, column }, { attacker, defender }) =>
    `Mischia: ${all(attackers)} (${figure(attack)}) contro ${all(defenders)} (${figure(defence)}), colonna ${plusMinus(column, 'it')}. Attacco: ${fate(attacker)}. Difesa: ${fate(defender)}.`,
  square: (who, whom, killed) =>
    killed === null
      ? `Il quadrato ${of(whom)} regge all’attacco ${of(who)}.`
      : `${does(who, ['rompe', 'rompono'])} il quadrato ${of(whom)}; ${falls(killed)}.`,
  entered: (who, house) => `${does(who, ['entra', 'entrano'])} ${inside(house)}.`,
  cameOut: (who, house) => `${does(who, ['esce', 'escono'])} ${from(house)}.`,
  counted: (who, kind) => `Per ${the(who)} conta il valore di: ${kind}.`,
  won: (winner, tally, why) => `Vittoria: ${winner}${why}. Punti: ${tally}.`,
  drawn: (tally, why) => `Pareggio${why}. Punti: ${tally}.`,
};
