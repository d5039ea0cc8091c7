/** Italian words of the interaction: pieces, tasks, proposals, and the scenes of a turn. */
import { capital, counted, decimal, listed } from '@grognard/rules-kit';
import type { InteractionWords } from '../en-interaction.ts';
import { isFeminine, of, on, the } from './grammar.ts';

const moments = {
  start: 'prima che qualcuno si muova',
  moving: 'in movimento',
  contact: 'appena prima del contatto',
  end: 'alla fine',
} as const;

function cm(tenths: number): string {
  return `${decimal(Math.round(tenths / 10) / 10, 'it')} cm`;
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
    `${kind}, classe ${level}${arms.length === 0 ? ', disarmato' : `, ${listed(arms, 'it')}`}`,
  kinds: {
    foot: 'a piedi',
    'light-cavalry': 'cavalleria leggera',
    'heavy-cavalry': 'cavalleria pesante',
    'mounted-infantry': 'fanteria montata',
  },
  leader: 'capo,',
  light: 'fanteria leggera',
  captive: 'prigioniero o astante',
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
  dismounted: 'smontato',
  crouched: 'accovacciato',
  inside: 'si tiene fuori vista',
  swimming: 'nuota',
  wounded: 'ferito',
  room: (building, floor) =>
    floor === 0 ? `dentro: ${houseIn(building)}` : `dentro: ${houseIn(building)}, piano ${floor}`,
  aboard: (vessel) => `a bordo: ${the(vessel)}`,
  carries: (thing) => `porta ${the(thing)}`,
  carriedBy: (who) => `in mano a: ${all(who)}`,
  lies: 'a terra',
  fights: (who) => `a contatto con: ${all(who)}`,
  ranks: (leader) => `nelle righe ${of(leader)}`,
  unseen: (sides) => `fuori vista per: ${listed(sides, 'it')}`,
  held: (side) => `in mano a: ${side}`,
  crew: (count) => `${counted(count, 'persona', 'persone', 'it')} a bordo`,
};

const told: InteractionWords['orderText'] = {
  nothing: 'resta fermo',
  walks: (length) => `cammina per ${length}`,
  rides: (length) => `cavalca per ${length}`,
  swims: (length) => `nuota per ${length}`,
  creeps: (length) => `striscia per ${length}`,
  fires: (weapon, target, moment) =>
    `tira con ${the(weapon)} ${target === null ? 'sul nemico più vicino' : on(target)} ${moments[moment]}`,
  firesAfter: (weapon, target, after) =>
    `tira con ${the(weapon)} ${target === null ? 'sul nemico più vicino' : on(target)} dopo ${after}`,
  reloads: (weapon) => `ricarica ${the(weapon)}`,
  mounts: 'monta in sella',
  dismounts: 'smonta',
  takes: (thing) => `raccoglie ${the(thing)}`,
  drops: 'posa quel che porta',
  crouches: 'si abbassa',
  stands: 'si rialza',
  hand: (weapon) => `colpisce ${wielded(weapon)}`,
  victim: (who) => `colpisce ${the(who)}`,
  stepsUp: 'prende il posto',
  room: (building) => `passa dentro: ${houseIn(building)}`,
  boards: (vessel) => `sale a bordo: ${the(vessel)}`,
  ashore: 'scende a terra',
  together: 'resta in gruppo',
  rows: (length, rowers) => `avanza a remi per ${length}, ${rowers} ai remi`,
  marches: (by) => `marcia per ${cm(Math.abs(by))} ${by < 0 ? 'indietro' : 'avanti'}`,
  slides: (by) => `scivola di ${cm(Math.abs(by))} verso ${by < 0 ? 'sinistra' : 'destra'}`,
  wheels: (angle) => `conversione di ${degrees(angle)} a ${angle > 0 ? 'sinistra' : 'destra'}`,
  turns: (angle) =>
    Math.abs(angle) === 1800 ? 'fa dietrofront' : `fa fronte a ${angle > 0 ? 'sinistra' : 'destra'}`,
  files: (abreast) => `si mette ${abreast} affiancati`,
  opens: 'apre le righe',
  rowing: 'rema',
  inRanks: 'va col reparto',
  joined: (parts) => parts.join(', poi '),
};

const asked: InteractionWords['prompt'] = {
  deploy: 'Schieramento',
  orders: (turn, turns) => `Ordini del turno ${turn} di ${turns}`,
  waiting: 'Si aspettano gli altri',
  looking: (turn) => `Turno ${turn}`,
  over: 'La battaglia è finita',
  sealDeploy: 'Schieramento finito',
  seal: 'Chiudere gli ordini',
  notYours: (id) => `nessun vostro pezzo si chiama «${id}»`,
  onlyFigures: 'a reparti e barche si dice qualcosa solo uno per volta',
};

const tasks: InteractionWords['tasks'] = {
  way: 'Percorso',
  pace: 'Passo',
  paces: { walk: 'Camminare', crouch: 'Strisciare lungo una copertura' },
  posture: 'Posizione dopo',
  postures: { as: 'Come viene', upright: 'In piedi', crouched: 'Giù, fuori vista' },
  target: 'Tirare a',
  nobody: 'Nessuno',
  nearest: 'Il nemico più vicino',
  salvo: (who, able, every) => `${who} (possono ${able} su ${every})`,
  weapon: 'Arma da fuoco',
  moment: 'Quando tirare',
  moments: {
    start: 'Prima che qualcuno si muova',
    moving: 'In movimento',
    contact: 'Appena prima del contatto',
    end: 'Alla fine',
  },
  after: 'Tirare dopo',
  fallback: 'Se il bersaglio non si può tirare',
  fallbacks: { hold: 'Non tirare', nearest: 'Tirare al più vicino' },
  reload: 'Ricaricare',
  noReload: 'Niente',
  saddle: 'Sella',
  saddles: { stay: 'Restare', mount: 'Montare', dismount: 'Smontare' },
  take: 'Raccogliere',
  takeNothing: 'Niente',
  drop: 'Posare quel che porta',
  takeWhen: 'Quando raccogliere o posare',
  takeWhens: { start: 'Prima di muoversi', end: 'Dopo essersi mosso' },
  yes: 'Sì',
  no: 'No',
  hand: 'Arma in mano',
  longest: 'La più lunga',
  victim: 'Colpire',
  anybody: 'Chi sarà toccato',
  stepUp: 'Prendere il posto di chi cade o arretra',
  room: 'Passare nella stanza vicina',
  stayInRoom: 'Restare',
  roomAt: 'Dove stare in quella stanza',
  board: 'Salire a bordo',
  ashore: 'Scendere a terra',
  together: 'Restare in gruppo',
  nothing: 'Ordine',
  keep: 'Tenere quel che è detto',
  takeBack: 'Ritirare l’ordine',
  march: 'Marciare',
  forward: 'Avanti o indietro',
  slide: 'Di lato',
  wheelLeft: 'Conversione a sinistra',
  wheelRight: 'Conversione a destra',
  turn: 'Girare sul posto',
  files: 'Uomini affiancati',
  open: 'Aprire le righe',
  form: 'Formare l’ordine chiuso',
  loose: 'Restare sparsi',
  formed: (files, facing) => `${files} affiancati, verso ${facing}`,
  rowers: 'Chi rema',
  place: 'Posto',
  stance: 'Posizione',
  heading: 'Verso',
  secret: 'Per iscritto, all’insaputa degli altri',
  outside: 'Fuori',
  roomName: (building, room, floor) =>
    floor === 0 ? `${houseIn(building)}: ${room}` : `${houseIn(building)}, piano ${floor}: ${room}`,
};

const notes: InteractionWords['notes'] = {
  allowance: 'Fin dove',
  length: 'Percorso',
  allowed: 'Può fare',
  slowing: 'Dadi di rallentamento',
  arrives: 'arriva',
  short: (length) => `si ferma dopo ${length}`,
  stuck: 'non parte',
  shot: (who) => `Tiro ${on(who)}`,
  shotThere: (who) => `Tiro ${on(who)}, se ci arriva`,
  noTarget: 'Nessun bersaglio nominato: il più vicino che si potrà tirare',
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
};

const ground: InteractionWords['ground'] = {
  open: 'terreno aperto',
  water: 'acqua',
  free: '',
  price: (dice, half, chance) =>
    `${half === 'half' ? 'metà del movimento, ' : ''}${counted(dice, 'dado', 'dadi', 'it')} di rallentamento${chance === '0/1' ? '' : `, fermato ${chance}`}`,
  swim: (length) => `a nuoto, ${length} in un turno intero`,
  barred: 'sbarrato',
  contact: 'solo fino al contatto',
  beyond: 'più in là di quanto arriva',
};

const threats: InteractionWords['threats'] = {
  fires: (who, weapon) => `${capital(the(who))} tira con ${the(weapon)}`,
  firesReloaded: (who, weapon) => `${capital(the(who))} tira con ${the(weapon)}, dopo aver ricaricato`,
  strikes: (who, weapon) => `${capital(the(who))} colpisce ${wielded(weapon)}`,
  comes: (who, weapon) => `${capital(the(who))} arriva e colpisce ${wielded(weapon)}`,
  charges: (who, weapon) => `${capital(the(who))} carica ${wielded(weapon)}`,
  anyHit: 'almeno un colpo a segno',
  allMiss: 'tutti a vuoto',
  fates: { killed: 'ucciso', recoils: 'respinto', stands: 'regge' },
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
  allRound: 'L’ordine sparso non ha fronte: si vede, si tira e si colpisce tutt’intorno.',
  front: 'L’ordine chiuso ha una fronte.',
  range: (weapon, length) => `${weapon}: fino a ${length}`,
  nobody: 'Nessuno di conosciuto potrebbe colpire dopo.',
  onWhom: (threat, whom) => `${threat} (${the(whom)})`,
};

const scenes: InteractionWords['scenes'] = {
  orders: 'Ordini',
  revealed: 'Si scoprono gli ordini',
  startShots: 'Tiri prima che qualcuno si muova',
  preparing: 'Prima di muoversi',
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
  over: 'La fine della battaglia',
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
  instruments,
  scenes,
};
