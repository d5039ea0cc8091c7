/** Italian words of the interaction. */
import {
  capital,
  counted,
  listed,
  percentOfShare,
  plusMinus,
  wholePercentOf,
  decimal as written,
} from '@grognard/rules-kit';
import type { Cover, Formation } from '../../model.ts';
import type { InteractionWords } from '../en-interaction.ts';
import { forecastWords } from './forecast.ts';
import { on, The, the, verb } from './grammar.ts';
import { hints } from './hints.ts';

const cm = (tenths: number): string => `${written(Math.round(tenths / 10) / 10, 'it')} cm`;
const percent = (share: number): string => percentOfShare(share, 'it');
const decimal = (value: number): string => written(Math.round(value * 100) / 100, 'it');
const soldiers = (count: number): string => counted(count, 'soldato', 'soldati', 'it');
const bases = (count: number): string => counted(count, 'base', 'basi', 'it');
const all = (names: readonly string[]): string => listed(names.map(the), 'it');
const small = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1);

const formations: Readonly<Record<Formation | 'gunners', string>> = {
  line: 'in linea',
  column: 'in colonna',
  square: 'in quadrato',
  open: 'in ordine aperto',
  deployed: 'in batteria',
  limbered: 'al traino',
  gunners: 'a piedi',
};

const pieces: InteractionWords['pieces'] = {
  general: (side) => `Generale (${side})`,
  aboutGeneral: 'rinsalda chi gli è vicino e combatte con chi raggiunge',
  ground: 'Il terreno',
  aboutGround: 'disposto dalle due parti, un elemento alla volta',
  horseGuns: 'artiglieria a cavallo',
  carbines: 'con carabine',
  second: (count, kind) => `di cui ${bases(count)} di ${kind}`,
  gunsOf: (calibre: string) => `cannoni ${calibre}`,
  guns: (count) => counted(count, 'pezzo', 'pezzi', 'it'),
  bases,
  index: (nerve) => `indice ${nerve}`,
  reserve: 'non ancora sul tavolo',
  off: 'fuori dal tavolo',
  holds: (house) => `tiene ${the(house)}`,
  left: (men, count) => `${soldiers(men)} su ${bases(count)}`,
  rungs: { 1: 'scossa', 2: 'scossa, in ritirata', 3: 'in rotta' },
  unmanned: 'i suoi cannoni sono senza serventi',
  fights: (names) => `a contatto con ${all(names)}`,
  spent: 'ha già usato il prossimo movimento',
  formUp: 'deve prima riordinarsi',
  rests: 'deve riposare prima di caricare ancora',
  withGeneral: 'il generale è con lei',
  joins: (name) => `con ${the(name)}`,
  helped: 'ha già aiutato in questo turno',
};

const plain = (words: string) => () => words;
const ofTurn = (words: string) => (turn: number, turns: number) => `Turno ${turn} di ${turns}: ${words}`;

const asked: InteractionWords['prompt'] = {
  phases: {
    roll: plain('Chi comincia'),
    terrain: plain('Disposizione del terreno'),
    edge: plain('Scelta del bordo'),
    deploy: plain('Schieramento'),
    start: ofTurn('recupero e riordino'),
    guns: ofTurn('tiro dell’artiglieria'),
    'small-arms': ofTurn('fucileria'),
    move: ofTurn('movimenti e attacchi'),
    melee: ofTurn('mischie'),
    breaking: ofTurn('punto di rottura'),
    reaction: plain('Siamo sotto attacco'),
    end: plain('Si toglie una base'),
    value: plain('Quale valore conta'),
    occupy: plain('Edificio conquistato'),
    advance: plain('Mischia vinta'),
    breakthrough: plain('Sfondamento'),
  },
  done: {
    roll: 'Tira i dadi',
    terrain: 'Termina il terreno',
    edge: 'Fatto',
    deploy: 'Concludi lo schieramento',
    start: 'Passa al tiro',
    guns: 'Cessa il fuoco',
    'small-arms': 'Cessa il fuoco',
    move: 'Termina i movimenti',
    melee: 'Fatto',
    breaking: 'Fatto',
    reaction: 'Conferma le risposte',
    end: 'Fatto',
    value: 'Fatto',
    occupy: 'Fatto',
    advance: 'Fatto',
    breakthrough: 'Resta qui',
  },
  over: 'La battaglia è finita',
  waiting: 'Tocca all’altra parte',
  looking: (turn, turns) => `Turno ${turn} di ${turns}`,
  notYours: (id) => `«${id}» ora non può ricevere ordini`,
  unread: 'non è un ordine',
  oneByOne: 'le unità ricevono gli ordini una alla volta',
  attacked: (who, whom) =>
    `${The(who)} ${verb(who, 'attacca', 'attaccano')} ${the(whom)}. Chi risponde, e come?`,
  comesOn: (who) =>
    `${The(who)} ${verb(who, 'prosegue', 'proseguono')} in linea retta. Chi risponde, e come?`,
  mayAdvance: (who) => `${The(who)} ${verb(who, 'ha vinto e può', 'hanno vinto e possono')} avanzare.`,
  brokeThrough: (who) =>
    `${The(who)} ${verb(who, 'ha sfondato e può', 'hanno sfondato e possono')} muovere ancora una volta.`,
  whoseValue: (who) =>
    `${The(who)} ${verb(who, 'ha', 'hanno')} truppe di due tipi. Quale valore conta, e chi subisce le prime perdite?`,
  whichEnd: (who) => `${The(who)} ${verb(who, 'perde', 'perdono')} una base. Da quale estremità?`,
  houseWon: (house) => `Edificio conquistato: ${house}. Chi entra?`,
};

const tasks: InteractionWords['tasks'] = {
  place: 'Destinazione',
  way: 'Percorso',
  march: 'Manovra',
  handles: {
    forward: 'Avanti',
    slide: 'Passo di lato',
    'wheel-left': 'Conversione a sinistra',
    'wheel-right': 'Conversione a destra',
    about: 'Dietrofront',
  },
  attack: 'Attaccare',
  nobody: 'Nessuno',
  manner: 'Contro l’ordine aperto',
  manners: { 'pressed-home': 'Attaccare a fondo', 'pass-through': 'Colpire al passaggio' },
  formation: 'Formazione',
  keepTogether: 'Unità più lente',
  keepTogethers: { yes: 'Tutte si fermano con la più lenta', no: 'Ognuna va il più lontano possibile' },
  again: 'Come nel turno precedente',
  lastTurn: 'Ripeti',
  formWhen: 'Quando cambia formazione',
  formTimes: { first: 'Prima di partire', last: 'Una volta arrivata' },
  files: 'Basi di fronte',
  gap: 'Tra le basi',
  enter: 'Entrare in',
  noHouse: 'Nessuna casa',
  leave: 'Uscire da',
  walls: ['Il muro davanti', 'Il muro di destra', 'Il muro dietro', 'Il muro di sinistra'],
  house: 'In una casa',
  facing: 'Rivolta verso',
  shot: 'Tipo di tiro',
  shots: { 'small-arms': 'Fucileria', round: 'A palla', canister: 'A mitraglia', shell: 'A granata' },
  target: 'Bersaglio',
  rod: 'La bacchetta',
  rodEnd: 'Estremità della bacchetta',
  face: 'Lato del quadrato',
  anyFace: 'Quello che può',
  faces: ['Davanti', 'Destra', 'Dietro', 'Sinistra'],
  piece: 'Da quale pezzo',
  anyPiece: 'Il migliore',
  pieceNumber: (n) => `Pezzo ${n}`,
  bases: 'Basi che sparano',
  baseNumber: (n) => `Base ${n}`,
  answer: 'Risposta',
  attach: 'Raggiungere',
  alone: 'Nessuno',
  nerve: 'Morale',
  rally: 'Tentare il recupero',
  reform: 'Riordinare',
  groundPiece: 'Elemento di terreno',
  edge: 'Il nostro bordo',
  edges: { south: 'Il bordo inferiore', north: 'Il bordo superiore' },
  advance: 'Avanzare',
  stay: 'Restare',
  goesIn: (name) => `${verb(name, 'Entra', 'Entrano')} ${the(name)}`,
  nobodyGoesIn: 'Non entra nessuno',
  leftEnd: 'A sinistra',
  rightEnd: 'A destra',
  questions: {
    advance: 'Dopo la mischia',
    occupy: 'La casa',
    value: 'Quale valore conta',
    end: 'Quale base si toglie',
  },
  fight: 'Mischia da giocare',
  versus: (one, other) => `${capital(all(one))} contro ${all(other)}`,
};

const answers: InteractionWords['answers'] = {
  fire: 'Sparare',
  flee: 'Fuggire',
  'fire-and-flee': 'Sparare e fuggire',
  'fall-back': 'Ripiegare',
  'counter-attack': 'Contrattaccare',
  support: 'Sostenere',
  form: 'Cambiare formazione',
  stand: 'Restare sul posto',
  formAs: (formation) => `Passare ${formation}`,
  with: (answer, shot) => `${answer}: ${small(shot)}`,
};

const covers: Readonly<Record<Cover, string>> = {
  none: 'È allo scoperto.',
  light: 'Ha un riparo leggero.',
  'low-wall': 'È dietro un muretto.',
  'high-wall': 'È dietro un muro alto.',
  'wood-edge': 'È al margine di un bosco.',
  woods: 'È dentro un bosco.',
  building: 'È in un edificio.',
};

const sums: InteractionWords['sums'] = {
  range: 'Distanza',
  dice: 'Dadi',
  killOn: 'Uccide con',
  saveOn: 'Tiro salvezza riuscito con',
  atMost: (number: number): string => `${number} o meno`,
  noSave: 'nessun tiro salvezza',
  mean: 'Perdite medie',
  attack: 'Attacco',
  defence: 'Difesa',
  column: 'Colonna della tabella',
  index: 'Indice',
  points: 'Punti',
  noDice: 'Senza dadi',
  pressedHome: 'ogni compagnia colpita perde i suoi soldati',
  struck: (companies, killed, left) =>
    `${counted(companies, 'compagnia colpita', 'compagnie colpite', 'it')}, caduti: ${killed}, restano: ${left}`,
  test: 'Test: serve questo o meno',
  needAway: 'Per mettersi in salvo',
  needContact: 'Fino al nemico',
};

const notes: InteractionWords['notes'] = {
  move: 'Il movimento',
  effort: 'Movimento usato',
  changes: 'Cambio di formazione',
  formation: 'Alla fine',
  drawsFire: 'Attira il fuoco di',
  rate: (how, length) => `${how}, ${length} per movimento`,
  underFire: 'Attira il fuoco lungo il percorso: poiché si tirano i dadi, muove da sola, dopo le altre',
  noMoveBefore: 'Nessun movimento nel turno precedente',
  notAgain: 'Non ripetuto: nel turno precedente ha attaccato, o è entrata in una casa o ne è uscita',
  attack: 'L’attacco',
  run: 'Rincorsa',
  charge: 'Carica',
  charges: 'sì',
  noCharge: (least) => `no: servono ${least} in linea retta e una truppa riposata`,
  strikes: 'Arriva',
  answers: 'Possono rispondere',
  nobody: 'Nessuno',
  noAnswer: 'arriva senza risposta',
  melee: 'La mischia',
  ifItStands: 'Se resta sul posto',
  shot: 'Il tiro',
  test: 'Il test',
};

export const handlingWords: InteractionWords = {
  cm,
  ofMost: (length, most) => `${written(Math.ceil(length / 10) / 10, 'it')} su ${cm(most)}`,
  percent,
  partOfMove: (share) => wholePercentOf(share, 'it'),
  decimal,
  signed: (value) => plusMinus(value, 'it'),
  formation: (formation) => formations[formation],
  arms: { foot: 'fanteria', horse: 'cavalleria', artillery: 'artiglieria' },
  kinds: {
    line: 'fanteria di linea',
    grenadier: 'granatieri',
    guard: 'fanteria della guardia',
    militia: 'milizia',
    light: 'fanteria leggera',
    rifle: 'rifles',
    'light-cavalry': 'cavalleria leggera',
    'medium-cavalry': 'cavalleria media',
    'heavy-cavalry': 'cavalleria pesante',
    gun: 'cannoni',
    howitzer: 'obici',
  },
  calibres: { '4lb': 'da 4 libbre', '6lb': 'da 6 libbre', '8lb': 'da 8 libbre', '12lb': 'da 12 libbre' },
  pieces,
  orderText: {
    quiet: 'recuperata o riordinata',
    fired: 'ha sparato',
    moved: 'ha mosso',
    charged: 'ha caricato',
    able: {
      start: 'può essere recuperata o riordinarsi',
      guns: 'può ancora sparare',
      'small-arms': 'può ancora sparare',
      move: 'può ancora muovere',
    },
    attacks: (whom) => (whom === null ? 'attacca dritto davanti a sé' : `attacca ${the(whom)}`),
  },
  prompt: asked,
  hints,
  forecast: forecastWords,
  tasks,
  answers,
  odds: {
    anyFalls: 'qualcuno cade',
    attackWins: 'il difensore cede',
    passes: 'supera il test',
    getsAway: 'si mette in salvo',
    comesToGrips: 'raggiunge il nemico',
    firesWith: (answer, chance, mean, test) =>
      `${small(answer)} (${chance}, ${mean} in media, test per il nemico: ${test})`,
    firesAfter: (way, chance, mean, test) =>
      `dopo ${way}: ${chance} che qualcuno cada, ${mean} in media, test per il nemico: ${test}`,
  },
  sums,
  notes,
  ground: {
    open: 'terreno aperto',
    hard: 'terreno lento',
    barred: 'sbarrato',
    by: {
      'terrain.woods-rate': 'bosco',
      'terrain.woods-forbidden': 'bosco',
      'terrain.rates': 'terreno lento',
      'terrain.road': 'strada',
      'terrain.river': 'fiume',
      'building.walls': 'una casa',
    },
    price: (factor) => `× ${decimal(factor)}`,
  },
  rod: { near: 'vicino', middle: 'medio', far: 'lontano' },
  threats: {
    fires: (name, shot) =>
      `${name}: ${shot === 'small-arms' ? 'fucileria' : `fuoco ${small(tasks.shots[shot])}`}`,
    attacks: (name) => `${name}: attacco`,
  },
  instruments: {
    centre: (length) => `${length} tra i centri.`,
    edge: (length) => `${length} nel punto più vicino.`,
    lines: {
      none: 'La linea di tiro è libera.',
      friends: 'Ci sono amici sulla linea.',
      terrain: 'Il terreno interrompe la linea di tiro.',
    },
    covers,
    higher: 'Il bersaglio è più in alto.',
    lower: 'Il bersaglio è più in basso.',
    struck: (name, chance) => `${name}: ${chance} che qualcuno cada.`,
    nobodyStruck: 'La bacchetta non colpisce nessuno.',
    range: (weapon, length) => `${weapon}: ${length}.`,
    noFire: 'Non può sparare.',
    zone: 'Chi attraversa la sua zona subisce il suo fuoco.',
    noZone: 'Non ha zona di controllo.',
    goes: (formation, length) => `${formation}: ${length}.`,
    goesAfter: (formation, length, after) =>
      `${formation}: ${length}, dopo il cambio di formazione: ${after}.`,
    couldHitIt: (enemies) =>
      enemies === 1
        ? 'Un nemico può colpirla nel suo prossimo turno:'
        : `${enemies} nemici possono colpirla nel loro prossimo turno:`,
    itCouldHit: (units) =>
      units === 0
        ? 'Non può colpire nessuno nel suo prossimo turno.'
        : `Può colpire ${counted(units, 'unità', 'unità', 'it')} nel suo prossimo turno:`,
    onWhom: (title, name) => `${title}, ${on(name)}`,
    nobody: 'Nessuno può colpirla nel prossimo turno nemico.',
  },
  quarters: {
    front: 'di fronte',
    flank: 'sul fianco',
    rear: 'alle spalle',
    none: 'non ha fianchi',
    house: 'contro i muri',
  },
};
