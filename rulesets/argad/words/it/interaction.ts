/** Italian words of the interaction: pieces, tasks, proposals, and the scenes of a turn. */
import { capital, counted, decimal, listed } from '@grognard/rules-kit';
import type { InteractionWords } from '../en-interaction.ts';
import { isFeminine, of, on, subject, the, to } from './grammar.ts';
import { planWords } from './plan.ts';

const moments = {
  start: 'prima di ogni movimento',
  moving: 'in movimento',
  contact: 'appena prima del contatto',
  end: 'alla fine',
} as const;

function cm(tenths: number): string {
  return `${decimal(Math.round(tenths / 10) / 10, 'it')} cm`;
}

function toTwoPlaces(number: number): string {
  if (number === 0) return '0';
  return number < 0.01 ? '< 0,01' : decimal(number.toFixed(2), 'it');
}

/** A weapon as carried by a figure. */
function wielded(weapon: string): string {
  return weapon === 'mani nude' ? 'a mani nude' : `con ${the(weapon)}`;
}

function degrees(tenths: number): string {
  return `${decimal(Math.round(Math.abs(tenths)) / 10, 'it')}°`;
}

const all = (who: readonly string[]): string => listed(who.map(the), 'it');

const houseIn = (building: string): string => (building === 'House' ? 'una casa' : building);

const pieces: InteractionWords['pieces'] = {
  body: (leader) => `Reparto ${of(leader)}`,
  aboutBody: (men, files, arms) =>
    `${counted(men, 'uomo', 'uomini', 'it')} in ordine chiuso, ${files} affiancati, ${arms}`,
  about: (kind, level, arms) =>
    `${kind}, classe ${level}${arms.length === 0 ? ', senza armi' : `, ${listed(arms, 'it')}`}`,
  kinds: {
    foot: 'a piedi',
    'light-cavalry': 'cavalleria leggera',
    'heavy-cavalry': 'cavalleria pesante',
    'mounted-infantry': 'fanteria montata',
  },
  leader: (kind) => (kind === '' ? 'capo' : `capo, ${kind}`),
  light: 'fanteria leggera',
  captive: 'in prigionia, o civile',
  breastplate: 'corazza',
  boat: 'barca a remi',
  ship: 'nave',
  horse: (rider) => `Cavallo ${of(rider)}`,
  aboutHorse: 'lasciato lì dal suo cavaliere',
  weights: { none: 'leggero', heavy: 'pesante', 'very-heavy': 'molto pesante' },
  loaded: (weapon) => `${weapon} ${isFeminine(weapon) ? 'carica' : 'carico'}`,
  empty: (weapon) => `${weapon} ${isFeminine(weapon) ? 'scarica' : 'scarico'}`,
  halfLoaded: (weapon) => `${weapon} ${isFeminine(weapon) ? 'mezza carica' : 'mezzo carico'}`,
  mounted: 'in sella',
  dismounted: 'senza cavallo',
  crouched: 'in ginocchio',
  inside: 'si tiene fuori vista',
  swimming: 'nuota',
  wounded: 'con una ferita',
  room: (building, floor) =>
    floor === 0 ? `dentro: ${houseIn(building)}` : `dentro: ${houseIn(building)}, piano ${floor}`,
  aboard: (vessel) => `a bordo ${of(vessel)}`,
  carries: (thing) => `porta ${the(thing)}`,
  carriedBy: (who) => `in mano ${listed(who.map(to), 'it')}`,
  lies: 'a terra',
  fights: (who) => `a contatto con ${all(who)} (combatte se non si separano)`,
  ranks: (leader) => `nelle righe ${of(leader)}`,
  unseen: (sides) => `fuori vista per: ${listed(sides, 'it')}`,
  held: (side) => `in mano a: ${side}`,
  crew: (count) => `${counted(count, 'persona', 'persone', 'it')} a bordo`,
};

const told: InteractionWords['orderText'] = {
  nothing: 'non si muove',
  walks: (length) => `cammina per ${length}`,
  rides: (length) => `cavalca per ${length}`,
  swims: (length) => `nuota per ${length}`,
  creeps: (length) => `avanza carponi per ${length}`,
  fires: (weapon, target, moment) =>
    `spara${weapon === null ? '' : ` con ${the(weapon)}`} ${target === null ? 'sul nemico più vicino' : on(target)}${moment === null ? '' : ` ${moments[moment]}`}`,
  firesAfter: (weapon, target, after) =>
    `spara${weapon === null ? '' : ` con ${the(weapon)}`} ${target === null ? 'sul nemico più vicino' : on(target)} dopo ${after}`,
  reloads: (weapon) => `ricarica ${the(weapon)}`,
  mounts: 'monta in sella',
  dismounts: 'smonta',
  takes: (thing) => `raccoglie ${the(thing)}`,
  drops: 'posa ciò che porta',
  crouches: 'si abbassa',
  stands: 'si rialza',
  hand: (weapon) => `colpisce ${wielded(weapon)}`,
  victim: (who) => `colpisce ${the(who)}`,
  stepsUp: 'ne prende il posto',
  room: (building) => `passa dentro: ${houseIn(building)}`,
  boards: (vessel) => `sale a bordo ${of(vessel)}`,
  ashore: 'scende a terra',
  together: 'resta in gruppo',
  rows: (length, rowers) => `avanza a remi per ${length}, ${rowers} ai remi`,
  marches: (by) => `marcia per ${cm(Math.abs(by))} ${by < 0 ? 'indietro' : 'avanti'}`,
  slides: (by) => `si sposta di ${cm(Math.abs(by))} verso ${by < 0 ? 'sinistra' : 'destra'}`,
  wheels: (angle) => `conversione di ${degrees(angle)} a ${angle > 0 ? 'sinistra' : 'destra'}`,
  turns: (angle) =>
    Math.abs(angle) === 1800 ? 'fa dietrofront' : `fa fronte a ${angle > 0 ? 'sinistra' : 'destra'}`,
  files: (abreast) => `si mette ${abreast} affiancati`,
  opens: 'apre le righe',
  rowing: 'rema',
  inRanks: 'segue il reparto',
  joined: (parts) => parts.join(', poi '),
};

const asked: InteractionWords['prompt'] = {
  deploy: 'Schieramento',
  orders: (turn, turns) => `Ordini del turno ${turn} di ${turns}`,
  waiting: 'Si aspettano gli altri',
  looking: (turn) => `Turno ${turn}`,
  over: 'La battaglia è finita',
  sealDeploy: 'Schieramento finito',
  seal: 'Chiudi gli ordini',
  notYours: (id) => `nessuna tua unità si chiama «${id}»`,
  onlyFigures: 'reparti e barche ricevono gli ordini uno alla volta',
};

const tasks: InteractionWords['tasks'] = {
  way: 'Percorso',
  pace: 'Andatura',
  paces: { walk: 'Camminare', crouch: 'Carponi lungo una copertura' },
  posture: 'Posizione finale',
  postures: { as: 'Invariata', upright: 'In piedi', crouched: 'Giù, fuori vista' },
  target: 'Bersaglio',
  nobody: 'Nessuno',
  nearest: 'Il nemico più vicino',
  salvo: (who, able, every) => `${who} (a tiro: ${able} su ${every})`,
  weapon: 'Arma da fuoco',
  moment: 'Quando sparare',
  moments: {
    start: 'Prima di ogni movimento',
    moving: 'In movimento',
    contact: 'Appena prima del contatto',
    end: 'Alla fine',
  },
  after: 'Sparare dopo',
  fallback: 'Se il bersaglio non è più a tiro',
  fallbacks: { hold: 'Non sparare', nearest: 'Sparare al più vicino' },
  reload: 'Ricaricare',
  noReload: 'Niente',
  saddle: 'Sella',
  saddles: { stay: 'Restare', mount: 'Montare', dismount: 'Smontare' },
  take: 'Raccogliere',
  takeNothing: 'Niente',
  drop: 'Posare ciò che porta',
  takeWhen: 'Quando raccogliere o posare',
  takeWhens: { start: 'Prima del movimento', end: 'Dopo il movimento' },
  yes: 'Sì',
  no: 'No',
  hand: 'Arma in mano',
  longest: 'La più lunga',
  victim: 'Chi colpire',
  anybody: 'Chi sarà a contatto',
  stepUp: 'Prendere il posto di chi cade o arretra',
  room: 'Passare nella stanza accanto',
  stayInRoom: 'Restare',
  roomAt: 'Dove stare in quella stanza',
  board: 'Salire a bordo',
  ashore: 'Scendere a terra',
  together: 'Restare in gruppo',
  wheel: 'Conversione del gruppo',
  keepTogether: 'I più lenti',
  keepTogethers: { yes: 'Tutti si fermano con il più lento', no: 'Ognuno va il più lontano possibile' },
  again: 'Come nel turno precedente',
  lastTurn: 'Ripeti',
  nothing: 'Ordine',
  keep: 'Mantenere l’ordine',
  takeBack: 'Annullare l’ordine',
  march: 'Marciare',
  forward: 'Avanti o indietro',
  slide: 'Di lato',
  wheelLeft: 'Conversione a sinistra',
  wheelRight: 'Conversione a destra',
  turn: 'Girare sul posto',
  files: 'Uomini affiancati',
  open: 'Aprire le righe',
  form: 'Formare l’ordine chiuso',
  loose: 'Restare in ordine sparso',
  formed: (files, facing) => `${files} affiancati, verso ${facing}`,
  rowers: 'Chi rema',
  place: 'Posto',
  stance: 'Posizione',
  heading: 'Verso',
  secret: 'In segreto, per iscritto',
  outside: 'Fuori',
  roomName: (building, room, floor) =>
    floor === 0 ? `${houseIn(building)}: ${room}` : `${houseIn(building)}, piano ${floor}: ${room}`,
};

const notes: InteractionWords['notes'] = {
  allowance: 'Movimento disponibile',
  length: 'Percorso',
  allowed: 'Può fare',
  slowing: 'Dadi di rallentamento',
  arrives: 'arriva',
  short: (length) => `si ferma dopo ${length}`,
  stuck: 'non si muove',
  ifStopped: 'In caso di blocco',
  staysPut: (how) => `${how}: resta dov’è e non ricarica`,
  shot: (who) => `Tiro ${on(who)}`,
  shotThere: (who) => `Tiro ${on(who)}, se ci arriva`,
  noTarget: 'Nessun bersaglio indicato: il più vicino a tiro',
  contactPace: 'Fino al contatto',
  range: 'Distanza',
  needs: 'Serve',
  modifiers: 'Modificatori',
  hitsFrom: 'A segno da',
  recoilFrom: 'Arretramento da',
  atLeast: (number: number): string => `${number}+`,
  bonus: 'Bonus a un dado',
  ground: 'Terreno',
  rowers: 'Ai remi',
  left: 'Resta',
  ofMost: (length, most) => `${decimal(Math.ceil(length / 10) / 10, 'it')} su ${cm(most)}`,
  heldShot: (shot, why) => `${shot}: ${why.charAt(0).toLowerCase()}${why.slice(1)}`,
  asBefore: 'come nel turno precedente',
  noOrderBefore: 'Nessun ordine del turno precedente si può ripetere',
};

const ground: InteractionWords['ground'] = {
  open: 'terreno aperto',
  water: 'acqua',
  free: '',
  dice: (dice) => `${counted(dice, 'dado', 'dadi', 'it')} di rallentamento`,
  price: (dice, half, chance) =>
    `${half === 'half' ? 'metà del movimento, ' : ''}${counted(dice, 'dado', 'dadi', 'it')} di rallentamento${chance === '0/1' ? '' : `, fermato ${chance}`}`,
  swim: (length) => `a nuoto, ${length} in un turno intero`,
  barred: 'sbarrato',
  contact: 'solo fino al contatto',
  beyond: 'oltre il movimento disponibile',
};

const threats: InteractionWords['threats'] = {
  fires: (who, weapon) => `${capital(subject(who))} spara con ${the(weapon)}`,
  firesReloaded: (who, weapon) => `${capital(subject(who))} spara con ${the(weapon)}, dopo aver ricaricato`,
  strikes: (who, weapon) => `${capital(subject(who))} colpisce ${wielded(weapon)}`,
  comes: (who, weapon) => `${capital(subject(who))} arriva e colpisce ${wielded(weapon)}`,
  charges: (who, weapon) => `${capital(subject(who))} carica ${wielded(weapon)}`,
  anyHit: 'almeno un colpo a segno',
  allMiss: 'tutti a vuoto',
  fates: { killed: 'cade', recoils: 'arretra', stands: 'regge' },
};

const forecast: InteractionWords['forecast'] = {
  fates: { killed: 'cade', wounded: 'ferita', back: 'arretra', stands: 'regge', advances: 'avanza' },
  average: toTwoPlaces,
  losses: (figures) => (figures < 0.01 ? toTwoPlaces(figures) : `−${toTwoPlaces(figures)}`),
  shot: (who, whom, weapon) => `${capital(subject(who))} spara ${to(whom)} con ${the(weapon)}`,
  blow: (who, whom, weapon) => `${capital(subject(who))} colpisce ${the(whom)} ${wielded(weapon)}`,
  theyStand: 'Se i nemici in vista restano dove sono e non sparano.',
  theyReceive:
    'Se i nemici in vista restano dove sono; sparano solo quelli a cui si arriva addosso, appena prima del contatto.',
  othersCount: 'Contano anche gli ordini già dati nei dintorni.',
  theyFire: 'Se i nemici in vista restano dove sono e sparano ciascuno al bersaglio migliore.',
  landings: {
    stands: null,
    swims: 'ricade in acqua',
    drowned: 'annega se arretra',
    fall: 'cade se arretra',
    overboard: 'cade fuori bordo',
    barred: 'senza via di scampo',
  },
};

const instruments: InteractionWords['instruments'] = {
  edge: (length) => `${length} da bordo a bordo`,
  centre: (length) => `${length} da centro a centro`,
  touching: 'Le basette si toccano.',
  band: (weapon, need) => `${weapon}: a questa distanza serve ${need}`,
  outOfRange: (weapon) => `${weapon}: fuori portata`,
  seen: 'Niente impedisce la vista.',
  blocked: (rule) => `La vista è sbarrata: ${rule}`,
  forest: (depth) => `${depth} di bosco in mezzo`,
  cover: (rule) => `La copertura conta: ${rule}`,
  reach: (least, most) => `Fa da ${least} a ${most} in questo turno, prima dei dadi di rallentamento`,
  reachAll: (most) => `Fa ${most} in questo turno, prima dei dadi di rallentamento`,
  cannotMove: 'Ora non si muove da sé.',
  allRound: 'L’ordine sparso non ha fronte: si vede, si spara e si colpisce tutt’intorno.',
  front: 'L’ordine chiuso ha un fronte.',
  range: (weapon, length) => `${weapon}: fino a ${length}`,
  nobody: 'Nessun nemico noto potrebbe poi colpire.',
  couldHitIt: (enemies) =>
    enemies === 1
      ? 'Un nemico noto può colpire nel prossimo turno:'
      : `${enemies} nemici noti possono colpire nel prossimo turno:`,
  itCouldHit: (figures) =>
    figures === 0
      ? 'Non può colpire nessuno nel prossimo turno.'
      : `Può colpire ${counted(figures, 'figura', 'figure', 'it')} nel prossimo turno:`,
  onWhom: (threat, whom) => `${threat} (${the(whom)})`,
};

const scenes: InteractionWords['scenes'] = {
  orders: 'Ordini',
  revealed: 'Rivelazione degli ordini',
  startShots: 'Tiri prima del movimento',
  preparing: 'Prima del movimento',
  slowing: 'Dadi di rallentamento',
  movement: 'Movimento',
  contact: 'Contatti e cariche',
  shots: 'Tiri',
  melee: {
    long: 'Mischia: armi lunghe',
    'semi-long': 'Mischia: armi semilunghe',
    short: 'Mischia: armi corte',
    'very-short': 'Mischia: armi molto corte',
    'bare-hands': 'Mischia: mani nude',
  },
  end: 'Fine del turno',
  over: 'Fine della battaglia',
};

export const handlingWords: InteractionWords = {
  cm,
  degrees,
  pieces,
  orderText: told,
  prompt: asked,
  tasks,
  notes,
  ground,
  threats,
  forecast,
  instruments,
  scenes,
  plan: planWords,
};
