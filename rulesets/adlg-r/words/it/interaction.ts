/** Italian words of the interaction: pieces, questions, instruments. A name stands before a colon, so that nothing need agree with it. */
import { counted, listed, plusMinus, decimal as written } from '@grognard/rules-kit';
import type { InteractionWords } from '../en-interaction.ts';
import { forecastWords } from './forecast.ts';
import { taskWords } from './tasks.ts';

const oneDigit = (value: number): string => written(Math.round(value * 10) / 10, 'it');
const ud = (value: number): string => `${oneDigit(value)} UD`;
const cp = (count: number): string => `${count} PC`;
const points = (count: number): string => counted(count, 'punto', 'punti', 'it');
const all = (names: readonly string[]): string => listed(names, 'it');

const ofTurn = (words: string) => (turn: number, turns: number) =>
  turns > 0 ? `Turno ${turn} di ${turns}: ${words}` : `Turno ${turn}: ${words}`;
const plain = (words: string) => () => words;

const edges: InteractionWords['edges'] = {
  front: 'di fronte',
  left: 'sul fianco sinistro',
  right: 'sul fianco destro',
  rear: 'alle spalle',
};

const prompt: InteractionWords['prompt'] = {
  phases: {
    activation: ofTurn('quale corpo?'),
    orders: ofTurn('ordini'),
    shooting: ofTurn('tiri'),
    engagement: ofTurn('generali in mischia'),
    melee: ofTurn('mischie'),
    rout: ofTurn('rotte'),
    pursuit: ofTurn('inseguimento'),
    check: ofTurn('esame degli eserciti'),
    answer: plain('Caricati'),
    follow: plain('Il nemico ha evaso'),
    wing: plain('Impetuosi'),
    face: plain('Fare fronte'),
    pursued: plain('Inseguiti'),
    found: plain('L’imboscata è scoperta'),
    near: plain('Un nemico vicino all’imboscata'),
    initiative: plain('Dadi di iniziativa'),
    role: plain('Attacco o difesa?'),
    region: plain('Quale regione?'),
    pieces: plain('Scelta del terreno'),
    replace: plain('Un altro elemento al suo posto'),
    lay: plain('Posa del terreno'),
    adjust: plain('Ritocco del terreno'),
    camp: plain('Posa dell’accampamento'),
    works: plain('Posa delle opere'),
    plan: plain('Piano segreto'),
    markers: plain('Segnalini di imboscata'),
    deploy: plain('Schieramento di un corpo'),
  },
  done: {
    activation: 'Fatto',
    orders: 'Fine degli ordini del corpo',
    shooting: 'Cessare il fuoco',
    engagement: 'Nessun altro combatte',
    melee: 'Combattere le altre mischie',
    rout: 'Fatto',
    pursuit: 'Fine dell’inseguimento',
    check: 'Fatto',
    answer: 'Fatto',
    follow: 'Fatto',
    wing: 'Fatto',
    face: 'Fatto',
    pursued: 'Fatto',
    found: 'Fatto',
    near: 'Restare nascosti',
    initiative: 'Tirare',
    role: 'Fatto',
    region: 'Fatto',
    pieces: 'Fatto',
    replace: 'Fatto',
    lay: 'Fatto',
    adjust: 'Lasciarlo',
    camp: 'Fatto',
    works: 'Nessun’altra opera',
    plan: 'Fatto',
    markers: 'Nessun altro segnalino',
    deploy: 'Fatto',
  },
  allTheWay: 'Fino in fondo',
  activateLast: (corps) => `Attivare: ${corps}`,
  over: 'La battaglia è finita',
  waiting: 'Tocca all’altra parte',
  looking: (turn, turns) => (turns > 0 ? `Turno ${turn} di ${turns}` : `Turno ${turn}`),
  ordersOf: (corps, left, free) => `${corps}: restano ${left}${free > 0 ? ' e un punto gratuito' : ''}.`,
  headstrong: (names) => `Carica alla fine dell’attivazione, se possibile: ${all(names)}.`,
  whichCorps: 'Quale corpo agisce ora?',
  notYours: (id) => `«${id}» non può agire ora`,
  unread: 'ordine non valido',
  oneByOne: 'Un’unità alla volta',
  charged: (who, whom) => `${all(who)}: carica contro ${all(whom)}. Resistere o evadere?`,
  follows: (who) => `Tutti i bersagli hanno evaso. Fin dove proseguire (${all(who)})?`,
  wing: (corps) => `${corps}: le unità impetuose caricano. Da quale ala cominciare?`,
  faces: (who) => `${who}: più nessuno di fronte. Verso chi girarsi?`,
  pursued: (who, whom) => `${who}: inseguimento fino a ${whom}. Resistere o evadere?`,
};

export const interactionWords: InteractionWords = {
  ud,
  ofMost: (length, most) => `${oneDigit(Math.ceil(length * 10) / 10)} di ${ud(most)}`,
  cp,
  ofPoints: (price, left) => `${price} di ${cp(left)}`,
  signed: (value) => plusMinus(value, 'it'),
  listed: all,
  pieces: {
    commander: (corps) => `Generale (${corps})`,
    cohesion: (left, most) => `coesione ${left} di ${most}`,
    lost: (count) => `${points(count)} in meno, disordine`,
    square: 'in quadrato',
    stakes: 'pali piantati',
    ready: 'pronto al combattimento',
    fights: (names) => `a contatto: ${all(names)}`,
    supports: 'in sostegno di una mischia',
    looting: 'saccheggia l’accampamento',
    heldBy: (names) => `nella ZdC: ${all(names)}`,
    withCommander: 'con il suo generale',
    outOfRange: 'fuori dal raggio di comando',
    alone: 'da solo',
    joins: (name) => `con ${name}`,
    engaged: (name) => `combatte con ${name}`,
    corpsPoints: (left, free) => `restano ${left}${free > 0 ? ', 1 punto gratuito' : ''}`,
  },
  orderText: {
    moved: (times) => (times === 1 ? 'si è mossa' : `si è mossa ${times} volte`),
    charged: 'ha caricato',
    disengaged: 'si è disimpegnata',
    leftZoc: 'è uscita da una ZdC',
    rallied: 'ha tentato il recupero',
    held: 'trattenuta',
    shot: 'ha tirato',
    rode: 'si è spostato',
    able: { orders: 'ancora nessun ordine', shooting: 'può ancora tirare', pursuit: 'può inseguire' },
    mustCharge: 'impetuosa: carica alla fine, se non è trattenuta',
  },
  prompt,
  hints: {
    activation: 'Scegli il corpo che agisce ora: un dado dice quanti ordini riceve.',
    orders:
      'Trascina un’unità o un gruppo, oppure toccala e poi tocca il nemico da caricare. Ogni ordine costa punti di comando; gli altri vanno persi.',
    shooting:
      'Tocca un’unità, poi un nemico a portata, e conferma. Tutti i tiri si fanno insieme quando entrambe le parti hanno finito.',
    engagement: 'Tocca un generale la cui unità combatte: può combattere con lei, a suo rischio.',
    melee: 'Tocca un’unità a contatto: la sua mischia è la prossima. Le altre seguono in ordine.',
    pursuit: 'Tocca un’unità che ha messo in rotta il suo nemico, per farla inseguire.',
  },
  ...taskWords,
  threats: {
    shoots: (name) => `${name}: tiro`,
    charges: (name, edge) => `${name}: carica ${edges[edge]}`,
    worst: 'minaccia di più',
  },
  instruments: {
    centre: (far) => `${far} da punto a punto.`,
    edge: (far) => `${far} da bordo a bordo.`,
    clear: 'In vista.',
    cover: 'In vista, al coperto.',
    hidden: 'Fuori vista.',
    allowance: (ground, far) => `${ground}: ${far}.`,
    endsAt: (far, by) => `Dritto avanti ${far}, poi: ${by}.`,
    shoots: (weapon, far) => `${weapon}: ${far}.`,
    noShot: 'Questa unità non tira.',
    zone: 'La sua ZdC arriva a 1 UD dritto avanti.',
    noZone: 'Per ora non ha ZdC.',
    range: (far, light) => `Raggio di comando: ${far}, ${light} per truppe leggere e dragoni.`,
    couldHitIt: (enemies) =>
      `${counted(enemies, 'nemico', 'nemici', 'it')}: minaccia per la prossima sequenza.`,
    itCouldHit: (units) =>
      units === 0
        ? 'Nessuno a portata nella sua prossima sequenza.'
        : `A portata nella sua prossima sequenza: ${counted(units, 'unità', 'unità', 'it')}.`,
    onWhom: (title, name) => `${title} → ${name}`,
    nobody: 'Nessuna minaccia per la prossima sequenza.',
    routCosts: (names) =>
      names.length === 0
        ? 'La sua rotta non scuoterebbe nessuno alle sue spalle.'
        : `La sua rotta costerebbe un punto a ogni unità alle sue spalle: ${all(names)}.`,
  },
  edges,
  forecast: forecastWords,
};
