/** English words of the interaction: pieces, tasks, proposals, and the scenes of a turn. */
import { counted, listed } from '@grognard/rules-kit';

const moments = {
  start: 'before anybody moves',
  moving: 'on the move',
  contact: 'just before contact',
  end: 'at the end',
} as const;

/** Tenths of a millimetre as a length in cm. */
function cm(tenths: number): string {
  return `${Math.round(tenths / 10) / 10} cm`;
}

/** A weapon as carried by a figure. */
function wielded(weapon: string): string {
  return weapon === 'bare hands' ? 'with bare hands' : `with the ${weapon}`;
}

/** An angle in tenths of a degree, in words. */
function degrees(tenths: number): string {
  return `${Math.round(Math.abs(tenths)) / 10}°`;
}

const pieces = {
  body: (leader: string) => `Body under ${leader}`,
  aboutBody: (men: number, files: number, arms: string) =>
    `${counted(men, 'man', 'men')} in close order, ${files} abreast, ${arms}`,
  about: (kind: string, level: number, arms: readonly string[]) =>
    `${kind}, class ${level}${arms.length === 0 ? ', unarmed' : `, ${listed(arms)}`}`,
  kinds: {
    foot: 'on foot',
    'light-cavalry': 'light cavalry',
    'heavy-cavalry': 'heavy cavalry',
    'mounted-infantry': 'mounted infantry',
  },
  leader: 'leader',
  light: 'light infantry',
  captive: 'prisoner or bystander',
  breastplate: 'breastplate',
  boat: 'rowing boat',
  ship: 'ship',
  horse: (rider: string) => `Horse of ${rider}`,
  aboutHorse: 'left standing by its rider',
  weights: { none: 'light', heavy: 'heavy', 'very-heavy': 'very heavy' },
  loaded: (weapon: string) => `${weapon} loaded`,
  empty: (weapon: string) => `${weapon} empty`,
  halfLoaded: (weapon: string) => `${weapon} half loaded`,
  mounted: 'in the saddle',
  dismounted: 'dismounted',
  crouched: 'crouched',
  inside: 'keeps out of sight',
  swimming: 'swims',
  wounded: 'wounded',
  room: (building: string, floor: number) =>
    floor === 0 ? `in ${building}` : `in ${building}, floor ${floor}`,
  aboard: (vessel: string) => `aboard the ${vessel}`,
  carries: (thing: string) => `carries the ${thing}`,
  carriedBy: (who: readonly string[]) => `carried by ${listed(who)}`,
  lies: 'lies on the ground',
  fights: (who: readonly string[]) => `in contact with ${listed(who)}`,
  ranks: (leader: string) => `in the ranks under ${leader}`,
  unseen: (sides: readonly string[]) => `unseen by ${listed(sides)}`,
  held: (side: string) => `held by ${side}`,
  crew: (count: number) => `${counted(count, 'person', 'people')} aboard`,
};

const told = {
  nothing: 'stands still',
  walks: (length: string) => `walks ${length}`,
  rides: (length: string) => `rides ${length}`,
  swims: (length: string) => `swims ${length}`,
  creeps: (length: string) => `creeps ${length}`,
  fires: (weapon: string, target: string | null, moment: keyof typeof moments) =>
    `fires the ${weapon} at ${target ?? 'the nearest enemy'} ${moments[moment]}`,
  firesAfter: (weapon: string, target: string | null, after: string) =>
    `fires the ${weapon} at ${target ?? 'the nearest enemy'} after ${after}`,
  reloads: (weapon: string) => `reloads the ${weapon}`,
  mounts: 'mounts',
  dismounts: 'dismounts',
  takes: (thing: string) => `takes up the ${thing}`,
  drops: 'puts down what it carries',
  crouches: 'gets down',
  stands: 'stands up',
  hand: (weapon: string) => `strikes ${wielded(weapon)}`,
  victim: (who: string) => `strikes at ${who}`,
  stepsUp: 'steps up',
  room: (building: string) => `passes into ${building}`,
  boards: (vessel: string) => `climbs aboard the ${vessel}`,
  ashore: 'goes ashore',
  together: 'keeps together',
  rows: (length: string, rowers: number) => `is rowed ${length} by ${rowers}`,
  marches: (by: number) => `marches ${cm(Math.abs(by))} ${by < 0 ? 'back' : 'forward'}`,
  slides: (by: number) => `slides ${cm(Math.abs(by))} to the ${by < 0 ? 'left' : 'right'}`,
  wheels: (angle: number) => `wheels ${degrees(angle)} to the ${angle > 0 ? 'left' : 'right'}`,
  turns: (angle: number) =>
    Math.abs(angle) === 1800 ? 'turns about' : `faces ${angle > 0 ? 'left' : 'right'}`,
  files: (abreast: number) => `forms ${abreast} abreast`,
  opens: 'opens its ranks',
  rowing: 'rows',
  inRanks: 'goes with the body',
  joined: (parts: readonly string[]) => parts.join(', then '),
};

const asked = {
  deploy: 'Setting up',
  orders: (turn: number, turns: number) => `Orders for turn ${turn} of ${turns}`,
  waiting: 'Waiting for the others',
  looking: (turn: number) => `Turn ${turn}`,
  over: 'The battle is over',
  sealDeploy: 'Done setting up',
  seal: 'Seal the orders',
  notYours: (id: string) => `no piece of yours is called "${id}"`,
  onlyFigures: 'bodies and boats are told something each by itself',
};

const tasks = {
  way: 'Way',
  pace: 'Pace',
  paces: { walk: 'Walk', crouch: 'Creep along cover' },
  posture: 'Posture afterwards',
  postures: { as: 'As it comes', upright: 'Upright', crouched: 'Down, out of sight' },
  target: 'Fire at',
  nobody: 'Nobody',
  nearest: 'The nearest enemy',
  salvo: (who: string, able: number, all: number) => `${who} (${able} of ${all} can)`,
  weapon: 'Firearm',
  moment: 'When to fire',
  moments: {
    start: 'Before anybody moves',
    moving: 'On the move',
    contact: 'Just before contact',
    end: 'At the end',
  },
  after: 'Fire after',
  fallback: 'If the target cannot be shot',
  fallbacks: { hold: 'Hold fire', nearest: 'Fire at the nearest' },
  reload: 'Reload',
  noReload: 'Nothing',
  saddle: 'Saddle',
  saddles: { stay: 'Stay', mount: 'Mount', dismount: 'Dismount' },
  take: 'Take up',
  takeNothing: 'Nothing',
  drop: 'Put down what it carries',
  takeWhen: 'When to take up or put down',
  takeWhens: { start: 'Before moving', end: 'After moving' },
  yes: 'Yes',
  no: 'No',
  hand: 'Weapon in hand',
  longest: 'The longest',
  victim: 'Strike at',
  anybody: 'Whoever is touched',
  stepUp: 'Step into the place of whoever falls or gives way',
  room: 'Pass into the next room',
  stayInRoom: 'Stay',
  roomAt: 'Where to stand in that room',
  board: 'Climb aboard',
  ashore: 'Go ashore',
  together: 'Keep together as a group',
  nothing: 'Order',
  keep: 'Keep what was told',
  takeBack: 'Take the order back',
  march: 'March',
  forward: 'Forward or back',
  slide: 'To the side',
  wheelLeft: 'Wheel left',
  wheelRight: 'Wheel right',
  turn: 'Turn on the spot',
  files: 'Men abreast',
  open: 'Open the ranks',
  form: 'Form close order',
  loose: 'Stay loose',
  formed: (files: number, facing: string) => `${files} abreast, facing ${facing}`,
  rowers: 'Who rows',
  place: 'Place',
  stance: 'Posture',
  heading: 'Facing',
  secret: 'In writing, unseen by the others',
  outside: 'Outside',
  roomName: (building: string, room: string, floor: number) =>
    floor === 0 ? `${building}: ${room}` : `${building}, floor ${floor}: ${room}`,
};

const notes = {
  allowance: 'How far',
  length: 'Way',
  allowed: 'May go',
  slowing: 'Slowing dice',
  arrives: 'arrives',
  short: (length: string) => `stops after ${length}`,
  stuck: 'does not get away',
  shot: (who: string) => `Shot at ${who}`,
  shotThere: (who: string) => `Shot at ${who}, if it gets there`,
  noTarget: 'No target is named: the nearest who can be shot then',
  contactPace: 'Into contact',
  range: 'Range',
  needs: 'Needs',
  modifiers: 'Modifiers',
  hitsFrom: 'Hits from',
  recoilFrom: 'Recoil from',
  bonus: 'Bonus on one die',
  ground: 'Ground',
  rowers: 'At the oars',
  left: 'Left over',
};

const ground = {
  open: 'open ground',
  water: 'water',
  free: '',
  price: (dice: number, half: 'half' | 'whole', chance: string) =>
    `${half === 'half' ? 'half the allowance, ' : ''}${counted(dice, 'slowing die', 'slowing dice')}${chance === '0/1' ? '' : `, stopped by ${chance}`}`,
  swim: (length: string) => `swum, ${length} in a whole turn`,
  barred: 'barred',
  contact: 'only into contact',
  beyond: 'farther than it gets',
};

const threats = {
  fires: (who: string, weapon: string) => `${who} fires the ${weapon}`,
  firesReloaded: (who: string, weapon: string) => `${who} fires the ${weapon}, once reloaded`,
  strikes: (who: string, weapon: string) => `${who} strikes ${wielded(weapon)}`,
  comes: (who: string, weapon: string) => `${who} comes up and strikes ${wielded(weapon)}`,
  charges: (who: string, weapon: string) => `${who} charges ${wielded(weapon)}`,
  anyHit: 'hits at all',
  allMiss: 'all miss',
  fates: { killed: 'killed', recoils: 'driven back', stands: 'stands' },
};

const instruments = {
  edge: (length: string) => `${length} from edge to edge`,
  centre: (length: string) => `${length} from middle to middle`,
  touching: 'Bases touch.',
  band: (weapon: string, need: number) => `${weapon}: needs ${need} at this range`,
  outOfRange: (weapon: string) => `${weapon}: out of range`,
  seen: 'Nothing is in the way.',
  blocked: (rule: string) => `Sight is blocked: ${rule}`,
  forest: (depth: string) => `${depth} of wood in the way`,
  cover: (rule: string) => `Cover counts: ${rule}`,
  reach: (least: string, most: string) => `Gets from ${least} to ${most} this turn, before slowing dice`,
  reachAll: (most: string) => `Gets ${most} this turn, before slowing dice`,
  cannotMove: 'Does not move of itself now.',
  allRound: 'Loose order has no front: it sees, shoots and strikes all round.',
  front: 'Close order has a front.',
  range: (weapon: string, length: string) => `${weapon}: up to ${length}`,
  nobody: 'Nobody whom you know of could hit next.',
  onWhom: (threat: string, whom: string) => `${threat} at ${whom}`,
};

const scenes = {
  orders: 'Orders',
  revealed: 'The orders are opened',
  startShots: 'Shots before anybody moves',
  preparing: 'Before moving',
  slowing: 'Slowing dice',
  movement: 'Movement',
  contact: 'Contact and charges',
  shots: 'Shots',
  melee: {
    long: 'Melee: long weapons',
    'semi-long': 'Melee: semi-long weapons',
    short: 'Melee: short weapons',
    'very-short': 'Melee: very short weapons',
    'bare-hands': 'Melee: bare hands',
  },
  end: 'End of the turn',
  over: 'The end of the battle',
};

export const interactionWords = {
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

export type InteractionWords = typeof interactionWords;
