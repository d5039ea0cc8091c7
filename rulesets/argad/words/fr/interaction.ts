/** French words of the interaction: pieces, tasks, proposals, and the scenes of a turn. */
import { capital, counted, decimal, listed } from '@grognard/rules-kit';
import type { InteractionWords } from '../en-interaction.ts';
import { gun, of, the } from './grammar.ts';
import { planWords } from './plan.ts';

const moments = {
  start: 'avant tout mouvement',
  moving: 'en mouvement',
  contact: 'juste avant le contact',
  end: 'à la fin',
} as const;

function cm(tenths: number): string {
  return `${decimal(Math.round(tenths / 10) / 10, 'fr')}\u00a0cm`;
}

function toTwoPlaces(number: number): string {
  if (number === 0) return '0';
  return number < 0.01 ? '< 0,01' : decimal(number.toFixed(2), 'fr');
}

/** A weapon as carried by a figure. */
function wielded(weapon: string): string {
  return weapon === 'mains nues' ? 'à mains nues' : `avec ${the(weapon)}`;
}

function degrees(tenths: number): string {
  return `${decimal(Math.round(Math.abs(tenths)) / 10, 'fr')}°`;
}

const all = (who: readonly string[]): string => listed(who.map(the), 'fr');

const houseIn = (building: string): string => (building === 'House' ? 'une maison' : building);

const pieces: InteractionWords['pieces'] = {
  body: (leader) => `Formation ${of(leader)}`,
  aboutBody: (men, files, arms) =>
    `${counted(men, 'homme', 'hommes', 'fr')} en ordre serré, ${files} de front, ${arms}`,
  about: (kind, level, arms) =>
    `${kind}, classe ${level}${arms.length === 0 ? ', sans arme' : `, ${listed(arms, 'fr')}`}`,
  kinds: {
    foot: 'piéton',
    'light-cavalry': 'cavalerie légère',
    'heavy-cavalry': 'cavalerie lourde',
    'mounted-infantry': 'infanterie montée',
  },
  leader: (kind) => (kind === '' ? 'chef' : `chef, ${kind}`),
  light: 'infanterie légère',
  captive: 'prisonnier ou civil neutre',
  breastplate: 'cuirasse',
  boat: 'barque',
  ship: 'navire',
  horse: (rider) => `Cheval ${of(rider)}`,
  aboutHorse: 'cheval sans cavalier',
  weights: { none: 'léger', heavy: 'lourd', 'very-heavy': 'très lourd' },
  loaded: (weapon) => `${weapon} chargé`,
  empty: (weapon) => `${weapon} vide`,
  halfLoaded: (weapon) => `${weapon} à moitié chargé`,
  mounted: 'en selle',
  dismounted: 'pied à terre',
  crouched: 'en position basse',
  inside: 'se tient hors de vue',
  swimming: 'à la nage',
  wounded: 'a une blessure',
  room: (building, floor) =>
    floor === 0
      ? `à l’intérieur : ${houseIn(building)}`
      : `à l’intérieur : ${houseIn(building)}, étage ${floor}`,
  aboard: (vessel) => `à bord ${of(vessel)}`,
  carries: (thing) => `porte ${the(thing)}`,
  carriedBy: (who) => `aux mains de : ${all(who)}`,
  lies: 'à terre',
  fights: (who) => `au contact de : ${all(who)} (se bat s’ils ne se séparent pas)`,
  ranks: (leader) => `dans les rangs ${of(leader)}`,
  unseen: (sides) => `hors de vue de : ${listed(sides, 'fr')}`,
  held: (side) => `aux mains de : ${side}`,
  crew: (count) => `${counted(count, 'personne', 'personnes', 'fr')} à bord`,
};

const told: InteractionWords['orderText'] = {
  nothing: 'reste sur place',
  walks: (length) => `avance de ${length}`,
  rides: (length) => `avance à cheval de ${length}`,
  swims: (length) => `nage sur ${length}`,
  creeps: (length) => `rampe sur ${length}`,
  fires: (weapon, target, moment) =>
    `tire${weapon === null ? '' : ` au ${gun(weapon)}`} sur ${target === null ? 'l’ennemi le plus proche' : the(target)}${moment === null ? '' : ` ${moments[moment]}`}`,
  firesAfter: (weapon, target, after) =>
    `tire${weapon === null ? '' : ` au ${gun(weapon)}`} sur ${target === null ? 'l’ennemi le plus proche' : the(target)} après ${after}`,
  reloads: (weapon) => `recharge son ${gun(weapon)}`,
  mounts: 'monte en selle',
  dismounts: 'met pied à terre',
  takes: (thing) => `ramasse ${the(thing)}`,
  drops: 'pose sa charge',
  crouches: 'se baisse',
  stands: 'se relève',
  hand: (weapon) => `frappe ${wielded(weapon)}`,
  victim: (who) => `frappe ${the(who)}`,
  stepsUp: 'prend la place de l’ennemi',
  room: (building) => `passe dans une autre pièce (${houseIn(building)})`,
  boards: (vessel) => `monte à bord ${of(vessel)}`,
  ashore: 'descend à terre',
  together: 'en groupe',
  rows: (length, rowers) => `avance à la rame de ${length}, ${rowers} aux avirons`,
  marches: (by) => `marche de ${cm(Math.abs(by))} ${by < 0 ? 'en arrière' : 'en avant'}`,
  slides: (by) => `se décale de ${cm(Math.abs(by))} vers la ${by < 0 ? 'gauche' : 'droite'}`,
  wheels: (angle) => `fait une conversion de ${degrees(angle)} à ${angle > 0 ? 'gauche' : 'droite'}`,
  turns: (angle) =>
    Math.abs(angle) === 1800 ? 'fait demi-tour' : `fait face à ${angle > 0 ? 'gauche' : 'droite'}`,
  files: (abreast) => `se met ${abreast} de front`,
  opens: 'ouvre ses rangs',
  rowing: 'rame',
  inRanks: 'suit sa formation',
  joined: (parts) => parts.join(', puis '),
};

const asked: InteractionWords['prompt'] = {
  deploy: 'Déploiement',
  orders: (turn, turns) => `Ordres du tour ${turn} sur ${turns}`,
  waiting: 'En attente des autres camps',
  looking: (turn) => `Tour ${turn}`,
  over: 'La bataille est finie',
  sealDeploy: 'Déploiement terminé',
  seal: 'Valider les ordres',
  notYours: (id) => `aucun de vos personnages ne s’appelle « ${id} »`,
  onlyFigures: 'formations et bateaux reçoivent leurs ordres un par un',
};

const tasks: InteractionWords['tasks'] = {
  way: 'Chemin',
  pace: 'Allure',
  paces: { walk: 'Marcher', crouch: 'Avancer en se baissant le long d’un couvert' },
  posture: 'Posture à l’arrivée',
  postures: { as: 'Sans changement', upright: 'Debout', crouched: 'En position basse, hors de vue' },
  target: 'Tirer sur',
  nobody: 'Personne',
  nearest: 'L’ennemi le plus proche',
  salvo: (who, able, every) => `${who} (possible pour ${able} sur ${every})`,
  weapon: 'Arme à feu',
  moment: 'Quand tirer',
  moments: {
    start: 'Avant tout mouvement',
    moving: 'En mouvement',
    contact: 'Juste avant le contact',
    end: 'À la fin',
  },
  after: 'Tirer après',
  fallback: 'Si la cible n’est plus en vue ou à portée',
  fallbacks: { hold: 'Ne pas tirer', nearest: 'Tirer sur le plus proche' },
  reload: 'Recharger',
  noReload: 'Rien',
  saddle: 'Cheval',
  saddles: { stay: 'Rester', mount: 'Monter en selle', dismount: 'Mettre pied à terre' },
  take: 'Ramasser',
  takeNothing: 'Rien',
  drop: 'Poser sa charge',
  takeWhen: 'Quand ramasser ou poser',
  takeWhens: { start: 'Avant le mouvement', end: 'Après le mouvement' },
  yes: 'Oui',
  no: 'Non',
  hand: 'Arme en main',
  longest: 'La plus longue',
  victim: 'Frapper',
  anybody: 'N’importe quel ennemi au contact',
  stepUp: 'Prendre la place de l’ennemi qui tombe ou recule',
  room: 'Passer dans la pièce voisine',
  stayInRoom: 'Rester',
  roomAt: 'Où se tenir dans cette pièce',
  board: 'Monter à bord',
  ashore: 'Descendre à terre',
  together: 'Rester en groupe',
  wheel: 'Conversion du groupe',
  keepTogether: 'Les plus lents',
  keepTogethers: { yes: 'Tous s’arrêtent avec le plus lent', no: 'Chacun va aussi loin qu’il peut' },
  again: 'Comme au tour précédent',
  lastTurn: 'Répéter',
  nothing: 'Ordre',
  keep: 'Garder l’ordre',
  takeBack: 'Annuler l’ordre',
  march: 'Marcher',
  forward: 'En avant ou en arrière',
  slide: 'De côté',
  wheelLeft: 'Conversion à gauche',
  wheelRight: 'Conversion à droite',
  turn: 'Faire face',
  files: 'Hommes de front',
  open: 'Ouvrir les rangs',
  form: 'Former l’ordre serré',
  loose: 'Rester en ordre dispersé',
  formed: (files, facing) => `${files} de front, vers ${facing}`,
  rowers: 'Rameurs',
  place: 'Position',
  stance: 'Posture',
  heading: 'Orientation',
  secret: 'En secret',
  outside: 'Dehors',
  roomName: (building, room, floor) =>
    floor === 0 ? `${houseIn(building)} : ${room}` : `${houseIn(building)}, étage ${floor} : ${room}`,
};

const notes: InteractionWords['notes'] = {
  allowance: 'Distance possible',
  length: 'Chemin',
  allowed: 'Mouvement permis',
  slowing: 'Dés de ralentissement',
  arrives: 'arrive',
  short: (length) => `s’arrête après ${length}`,
  stuck: 'ne bouge pas',
  ifStopped: 'En cas de blocage',
  staysPut: (how) => `${how}\u202f: sur place, sans recharger`,
  shot: (who) => `Tir sur ${the(who)}`,
  shotThere: (who) => `Tir sur ${the(who)}, en cas d’arrivée`,
  noTarget: 'Aucune cible désignée : l’ennemi le plus proche en vue',
  contactPace: 'Jusqu’au contact',
  range: 'Portée',
  needs: 'Il faut',
  modifiers: 'Modificateurs',
  hitsFrom: 'Touche dès',
  recoilFrom: 'Recul dès',
  atLeast: (number: number): string => `${number}+`,
  bonus: 'Bonus à un dé',
  ground: 'Ce qui ralentit',
  rowers: 'Aux avirons',
  left: 'Reste',
  ofMost: (length, most) => `${decimal(Math.ceil(length / 10) / 10, 'fr')} sur ${cm(most)}`,
  heldShot: (shot, why) => `${shot}\u202f: ${why.charAt(0).toLowerCase()}${why.slice(1)}`,
  asBefore: 'comme au tour précédent',
  noOrderBefore: 'Aucun ordre du tour précédent ne peut être redonné',
};

const ground: InteractionWords['ground'] = {
  open: 'terrain dégagé',
  water: 'eau',
  free: '',
  dice: (dice) => `${counted(dice, 'dé', 'dés', 'fr')} de ralentissement`,
  price: (dice, half, chance) =>
    `${half === 'half' ? 'mouvement réduit de moitié, ' : ''}${counted(dice, 'dé', 'dés', 'fr')} de ralentissement${chance === '0/1' ? '' : `, arrêt ${chance}`}`,
  swim: (length) => `à la nage, ${length} en un tour entier`,
  barred: 'infranchissable',
  contact: 'seulement jusqu’au contact',
  beyond: 'au-delà du mouvement possible',
};

const threats: InteractionWords['threats'] = {
  fires: (who, weapon) => `${capital(the(who))} tire au ${gun(weapon)}`,
  firesReloaded: (who, weapon) => `${capital(the(who))} tire au ${gun(weapon)}, après rechargement`,
  strikes: (who, weapon) => `${capital(the(who))} frappe ${wielded(weapon)}`,
  comes: (who, weapon) => `${capital(the(who))} arrive et frappe ${wielded(weapon)}`,
  charges: (who, weapon) => `${capital(the(who))} charge ${wielded(weapon)}`,
  anyHit: 'au moins une touche',
  allMiss: 'tous ratent',
  fates: { killed: 'tombe', recoils: 'recule', stands: 'tient' },
};

const forecast: InteractionWords['forecast'] = {
  fates: { killed: 'tombe', wounded: 'blessure', back: 'recule', stands: 'tient', advances: 'avance' },
  average: toTwoPlaces,
  losses: (figures) => (figures < 0.01 ? toTwoPlaces(figures) : `−${toTwoPlaces(figures)}`),
  shot: (who, whom, weapon) => `${capital(the(who))} tire au ${gun(weapon)} sur ${the(whom)}`,
  blow: (who, whom, weapon) => `${capital(the(who))} frappe ${the(whom)} ${wielded(weapon)}`,
  theyStand: 'Si les ennemis en vue restent où ils sont et ne tirent pas.',
  theyReceive:
    'Si les ennemis en vue restent où ils sont\u202f; seuls tirent, juste avant le contact, ceux que l’on aborde.',
  othersCount: 'Les ordres déjà donnés aux alentours comptent aussi.',
  theyFire: 'Si les ennemis en vue restent où ils sont et tirent chacun sur la meilleure cible.',
  landings: {
    stands: null,
    swims: 'retombe à l’eau',
    drowned: 'se noie s’il recule',
    fall: 'tombe s’il recule',
    overboard: 'passe par-dessus bord',
    barred: 'retraite coupée',
  },
};

const instruments: InteractionWords['instruments'] = {
  edge: (length) => `${length} de bord à bord`,
  centre: (length) => `${length} de centre à centre`,
  touching: 'Les socles sont au contact.',
  band: (weapon, need) => `${weapon} : il faut ${need} à cette portée`,
  outOfRange: (weapon) => `${weapon} : hors de portée`,
  seen: 'Rien ne gêne la vue.',
  blocked: (rule) => `Vue masquée : ${rule}`,
  forest: (depth) => `${depth} de bois à traverser`,
  cover: (rule) => `Couvert pris en compte : ${rule}`,
  reach: (least, most) => `De ${least} à ${most} ce tour, avant les dés de ralentissement`,
  reachAll: (most) => `${most} ce tour, avant les dés de ralentissement`,
  cannotMove: 'Ne peut pas se déplacer pour l’instant.',
  allRound: 'L’ordre dispersé n’a pas de front : on voit, on tire et on frappe dans toutes les directions.',
  front: 'L’ordre serré a un front.',
  range: (weapon, length) => `${weapon} : jusqu’à ${length}`,
  nobody: 'Aucun ennemi connu ne peut l’atteindre.',
  couldHitIt: (enemies) =>
    enemies === 1
      ? 'Un ennemi connu peut l’atteindre au prochain tour\u202f:'
      : `${enemies} ennemis connus peuvent l’atteindre au prochain tour\u202f:`,
  itCouldHit: (figures) =>
    figures === 0
      ? 'Ne peut atteindre personne au prochain tour.'
      : `Peut atteindre ${counted(figures, 'personnage', 'personnages', 'fr')} au prochain tour\u202f:`,
  onWhom: (threat, whom) => `${threat} (${the(whom)})`,
};

const scenes: InteractionWords['scenes'] = {
  orders: 'Ordres',
  revealed: 'Les ordres sont révélés',
  startShots: 'Tirs avant tout mouvement',
  preparing: 'Avant le mouvement',
  slowing: 'Dés de ralentissement',
  movement: 'Mouvement',
  contact: 'Contacts et charges',
  shots: 'Tirs',
  melee: {
    long: 'Mêlée : armes longues',
    'semi-long': 'Mêlée : armes semi-longues',
    short: 'Mêlée : armes courtes',
    'very-short': 'Mêlée : armes très courtes',
    'bare-hands': 'Mêlée : mains nues',
  },
  end: 'Fin du tour',
  over: 'Fin de la bataille',
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
