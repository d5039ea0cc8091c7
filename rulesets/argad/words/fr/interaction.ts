/** French words of the interaction: pieces, tasks, proposals, and the scenes of a turn. */
import { capital, counted, decimal, listed } from '@grognard/rules-kit';
import type { InteractionWords } from '../en-interaction.ts';
import { of, the } from './grammar.ts';

const moments = {
  start: 'avant que quiconque bouge',
  moving: 'en mouvement',
  contact: 'juste avant le contact',
  end: 'à la fin',
} as const;

function cm(tenths: number): string {
  return `${decimal(Math.round(tenths / 10) / 10, 'fr')} cm`;
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
    foot: 'à pied',
    'light-cavalry': 'cavalerie légère',
    'heavy-cavalry': 'cavalerie lourde',
    'mounted-infantry': 'infanterie montée',
  },
  leader: 'chef,',
  light: 'infanterie légère',
  captive: 'prisonnier ou passant',
  breastplate: 'cuirasse',
  boat: 'barque',
  ship: 'navire',
  horse: (rider) => `Cheval ${of(rider)}`,
  aboutHorse: 'laissé là par son cavalier',
  weights: { none: 'léger', heavy: 'lourd', 'very-heavy': 'très lourd' },
  loaded: (weapon) => `${weapon} chargé`,
  empty: (weapon) => `${weapon} vide`,
  halfLoaded: (weapon) => `${weapon} à moitié chargé`,
  mounted: 'en selle',
  dismounted: 'pied à terre',
  crouched: 'accroupi',
  inside: 'se tient hors de vue',
  swimming: 'nage',
  wounded: 'blessé',
  room: (building, floor) =>
    floor === 0 ? `dans : ${houseIn(building)}` : `dans : ${houseIn(building)}, étage ${floor}`,
  aboard: (vessel) => `à bord : ${the(vessel)}`,
  carries: (thing) => `porte ${the(thing)}`,
  carriedBy: (who) => `aux mains de : ${all(who)}`,
  lies: 'à terre',
  fights: (who) => `au contact de : ${all(who)}`,
  ranks: (leader) => `dans les rangs ${of(leader)}`,
  unseen: (sides) => `hors de vue de : ${listed(sides, 'fr')}`,
  held: (side) => `aux mains de : ${side}`,
  crew: (count) => `${counted(count, 'personne', 'personnes', 'fr')} à bord`,
};

const told: InteractionWords['orderText'] = {
  nothing: 'reste sur place',
  walks: (length) => `marche ${length}`,
  rides: (length) => `chevauche ${length}`,
  swims: (length) => `nage ${length}`,
  creeps: (length) => `rampe ${length}`,
  fires: (weapon, target, moment) =>
    `tire avec ${the(weapon)} sur ${target === null ? 'l’ennemi le plus proche' : the(target)} ${moments[moment]}`,
  firesAfter: (weapon, target, after) =>
    `tire avec ${the(weapon)} sur ${target === null ? 'l’ennemi le plus proche' : the(target)} après ${after}`,
  reloads: (weapon) => `recharge ${the(weapon)}`,
  mounts: 'monte en selle',
  dismounts: 'met pied à terre',
  takes: (thing) => `ramasse ${the(thing)}`,
  drops: 'pose ce qu’il porte',
  crouches: 'se baisse',
  stands: 'se relève',
  hand: (weapon) => `frappe ${wielded(weapon)}`,
  victim: (who) => `frappe ${the(who)}`,
  stepsUp: 'prend la place',
  room: (building) => `passe dans : ${houseIn(building)}`,
  boards: (vessel) => `monte à bord : ${the(vessel)}`,
  ashore: 'descend à terre',
  together: 'reste groupé',
  rows: (length, rowers) => `avance à la rame de ${length}, ${rowers} aux avirons`,
  marches: (by) => `marche ${cm(Math.abs(by))} ${by < 0 ? 'en arrière' : 'en avant'}`,
  slides: (by) => `glisse de ${cm(Math.abs(by))} vers la ${by < 0 ? 'gauche' : 'droite'}`,
  wheels: (angle) => `converse de ${degrees(angle)} à ${angle > 0 ? 'gauche' : 'droite'}`,
  turns: (angle) =>
    Math.abs(angle) === 1800 ? 'fait demi-tour' : `fait face à ${angle > 0 ? 'gauche' : 'droite'}`,
  files: (abreast) => `se met ${abreast} de front`,
  opens: 'ouvre ses rangs',
  rowing: 'rame',
  inRanks: 'va avec la formation',
  joined: (parts) => parts.join(', puis '),
};

const asked: InteractionWords['prompt'] = {
  deploy: 'Déploiement',
  orders: (turn, turns) => `Ordres du tour ${turn} sur ${turns}`,
  waiting: 'On attend les autres',
  looking: (turn) => `Tour ${turn}`,
  over: 'La bataille est finie',
  sealDeploy: 'Déploiement terminé',
  seal: 'Sceller les ordres',
  notYours: (id) => `aucune pièce à vous ne s’appelle « ${id} »`,
  onlyFigures: 'aux formations et aux bateaux on ne dit quelque chose que séparément',
};

const tasks: InteractionWords['tasks'] = {
  way: 'Chemin',
  pace: 'Allure',
  paces: { walk: 'Marcher', crouch: 'Ramper le long d’un couvert' },
  posture: 'Posture ensuite',
  postures: { as: 'Comme cela vient', upright: 'Debout', crouched: 'Baissé, hors de vue' },
  target: 'Tirer sur',
  nobody: 'Personne',
  nearest: 'L’ennemi le plus proche',
  salvo: (who, able, every) => `${who} (${able} sur ${every} le peuvent)`,
  weapon: 'Arme à feu',
  moment: 'Quand tirer',
  moments: {
    start: 'Avant que quiconque bouge',
    moving: 'En mouvement',
    contact: 'Juste avant le contact',
    end: 'À la fin',
  },
  after: 'Tirer après',
  fallback: 'Si la cible ne peut pas être visée',
  fallbacks: { hold: 'Ne pas tirer', nearest: 'Tirer sur le plus proche' },
  reload: 'Recharger',
  noReload: 'Rien',
  saddle: 'Selle',
  saddles: { stay: 'Rester', mount: 'Monter en selle', dismount: 'Mettre pied à terre' },
  take: 'Ramasser',
  takeNothing: 'Rien',
  drop: 'Poser ce qu’il porte',
  takeWhen: 'Quand ramasser ou poser',
  takeWhens: { start: 'Avant de bouger', end: 'Après avoir bougé' },
  yes: 'Oui',
  no: 'Non',
  hand: 'Arme en main',
  longest: 'La plus longue',
  victim: 'Frapper',
  anybody: 'Qui sera touché',
  stepUp: 'Prendre la place de qui tombe ou recule',
  room: 'Passer dans la pièce voisine',
  stayInRoom: 'Rester',
  roomAt: 'Où se tenir dans cette pièce',
  board: 'Monter à bord',
  ashore: 'Descendre à terre',
  together: 'Rester groupés',
  nothing: 'Ordre',
  keep: 'Garder ce qui est dit',
  takeBack: 'Reprendre l’ordre',
  march: 'Marcher',
  forward: 'En avant ou en arrière',
  slide: 'De côté',
  wheelLeft: 'Converser à gauche',
  wheelRight: 'Converser à droite',
  turn: 'Tourner sur place',
  files: 'Hommes de front',
  open: 'Ouvrir les rangs',
  form: 'Former l’ordre serré',
  loose: 'Rester dispersés',
  formed: (files, facing) => `${files} de front, vers ${facing}`,
  rowers: 'Qui rame',
  place: 'Place',
  stance: 'Posture',
  heading: 'Orientation',
  secret: 'Par écrit, à l’insu des autres',
  outside: 'Dehors',
  roomName: (building, room, floor) =>
    floor === 0 ? `${houseIn(building)} : ${room}` : `${houseIn(building)}, étage ${floor} : ${room}`,
};

const notes: InteractionWords['notes'] = {
  allowance: 'Jusqu’où',
  length: 'Chemin',
  allowed: 'Peut faire',
  slowing: 'Dés de ralentissement',
  arrives: 'arrive',
  short: (length) => `s’arrête après ${length}`,
  stuck: 'ne part pas',
  shot: (who) => `Tir sur ${the(who)}`,
  shotThere: (who) => `Tir sur ${the(who)}, s’il y arrive`,
  noTarget: 'Aucune cible nommée : le plus proche que l’on pourra viser',
  contactPace: 'Jusqu’au contact',
  range: 'Portée',
  needs: 'Il faut',
  modifiers: 'Modificateurs',
  hitsFrom: 'Touche dès',
  recoilFrom: 'Recul dès',
  atLeast: (number: number): string => `${number}+`,
  bonus: 'Bonus à un dé',
  ground: 'Terrain',
  rowers: 'Aux avirons',
  left: 'Reste',
};

const ground: InteractionWords['ground'] = {
  open: 'terrain découvert',
  water: 'eau',
  free: '',
  price: (dice, half, chance) =>
    `${half === 'half' ? 'moitié de l’allocation, ' : ''}${counted(dice, 'dé', 'dés', 'fr')} de ralentissement${chance === '0/1' ? '' : `, arrêt ${chance}`}`,
  swim: (length) => `à la nage, ${length} en un tour entier`,
  barred: 'barré',
  contact: 'seulement jusqu’au contact',
  beyond: 'plus loin que possible',
};

const threats: InteractionWords['threats'] = {
  fires: (who, weapon) => `${capital(the(who))} tire avec ${the(weapon)}`,
  firesReloaded: (who, weapon) => `${capital(the(who))} tire avec ${the(weapon)}, une fois rechargé`,
  strikes: (who, weapon) => `${capital(the(who))} frappe ${wielded(weapon)}`,
  comes: (who, weapon) => `${capital(the(who))} arrive et frappe ${wielded(weapon)}`,
  charges: (who, weapon) => `${capital(the(who))} charge ${wielded(weapon)}`,
  anyHit: 'touché au moins une fois',
  allMiss: 'tous ratent',
  fates: { killed: 'tué', recoils: 'repoussé', stands: 'tient' },
};

const instruments: InteractionWords['instruments'] = {
  edge: (length) => `${length} de bord à bord`,
  centre: (length) => `${length} de centre à centre`,
  touching: 'Les socles se touchent.',
  band: (weapon, need) => `${weapon} : il faut ${need} à cette portée`,
  outOfRange: (weapon) => `${weapon} : hors de portée`,
  seen: 'Rien ne gêne la vue.',
  blocked: (rule) => `La vue est barrée : ${rule}`,
  forest: (depth) => `${depth} de bois à traverser`,
  cover: (rule) => `Le couvert compte : ${rule}`,
  reach: (least, most) => `Fait de ${least} à ${most} ce tour, avant les dés de ralentissement`,
  reachAll: (most) => `Fait ${most} ce tour, avant les dés de ralentissement`,
  cannotMove: 'Ne bouge pas de soi-même maintenant.',
  allRound: 'L’ordre dispersé n’a pas de front : on voit, tire et frappe tout autour.',
  front: 'L’ordre serré a un front.',
  range: (weapon, length) => `${weapon} : jusqu’à ${length}`,
  nobody: 'Personne de connu ne pourrait toucher ensuite.',
  onWhom: (threat, whom) => `${threat} (${the(whom)})`,
};

const scenes: InteractionWords['scenes'] = {
  orders: 'Ordres',
  revealed: 'Les ordres sont révélés',
  startShots: 'Tirs avant que quiconque bouge',
  preparing: 'Avant de bouger',
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
  over: 'La fin de la bataille',
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
