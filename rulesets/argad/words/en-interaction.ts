/** English words of the interaction: pieces, tasks, proposals, and the scenes of a turn. */
import { counted, listed, percentOf } from '@grognard/rules-kit';
import { planWords } from './en-plan.ts';

const moments = {
  start: 'before movement',
  moving: 'on the move',
  contact: 'just before contact',
  end: 'after movement',
} as const;

/** Tenths of a millimetre as a length in cm. */
function cm(tenths: number): string {
  return `${Math.round(tenths / 10) / 10} cm`;
}

/** A number to two places, none if it is nothing. */
function toTwoPlaces(number: number): string {
  return number === 0 ? '0' : number < 0.01 ? '< 0.01' : number.toFixed(2);
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
    `${counted(men, 'figure')} in close order, ${files} abreast, ${arms}`,
  about: (kind: string, level: number, arms: readonly string[]) =>
    `${kind}, class ${level}${arms.length === 0 ? ', unarmed' : `, ${listed(arms)}`}`,
  kinds: {
    foot: 'on foot',
    'light-cavalry': 'light cavalry',
    'heavy-cavalry': 'heavy cavalry',
    'mounted-infantry': 'mounted infantry',
  },
  /** With what kind of figure it is, or nothing where its dress says that. */
  leader: (kind: string) => (kind === '' ? 'leader' : `leader ${kind}`),
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
  inside: 'out of sight',
  swimming: 'swimming',
  wounded: 'wounded',
  room: (building: string, floor: number) =>
    floor === 0 ? `in ${building}` : `in ${building}, floor ${floor}`,
  aboard: (vessel: string) => `aboard the ${vessel}`,
  carries: (thing: string) => `carries the ${thing}`,
  carriedBy: (who: readonly string[]) => `carried by ${listed(who)}`,
  lies: 'lies on the ground',
  fights: (who: readonly string[]) => `in contact with ${listed(who)} (fights unless they part)`,
  ranks: (leader: string) => `in the ranks under ${leader}`,
  unseen: (sides: readonly string[]) => `unseen by ${listed(sides)}`,
  held: (side: string) => `prisoner of ${side}`,
  crew: (count: number) => `${counted(count, 'person', 'people')} aboard`,
};

const told = {
  nothing: 'no move',
  walks: (length: string) => `walks ${length}`,
  rides: (length: string) => `rides ${length}`,
  swims: (length: string) => `swims ${length}`,
  creeps: (length: string) => `moves crouched ${length}`,
  /** The weapon is named where there is a choice, and the moment where it is not the usual one. */
  fires: (weapon: string | null, target: string | null, moment: keyof typeof moments | null) =>
    `fires${weapon === null ? '' : ` the ${weapon}`} at ${target ?? 'the nearest enemy'}${moment === null ? '' : ` ${moments[moment]}`}`,
  firesAfter: (weapon: string | null, target: string | null, after: string) =>
    `fires${weapon === null ? '' : ` the ${weapon}`} at ${target ?? 'the nearest enemy'} after ${after}`,
  reloads: (weapon: string) => `reloads the ${weapon}`,
  mounts: 'mounts',
  dismounts: 'dismounts',
  takes: (thing: string) => `takes up the ${thing}`,
  drops: 'puts down its load',
  crouches: 'crouches',
  stands: 'stands up',
  hand: (weapon: string) => `strikes ${wielded(weapon)}`,
  victim: (who: string) => `strikes at ${who}`,
  stepsUp: 'follows up',
  room: (building: string) => `goes into ${building}`,
  boards: (vessel: string) => `climbs aboard the ${vessel}`,
  ashore: 'goes ashore',
  together: 'moves as a group',
  rows: (length: string, rowers: number) => `is rowed ${length} by ${rowers}`,
  marches: (by: number) => `marches ${cm(Math.abs(by))} ${by < 0 ? 'back' : 'forward'}`,
  slides: (by: number) => `slides ${cm(Math.abs(by))} to the ${by < 0 ? 'left' : 'right'}`,
  wheels: (angle: number) => `wheels ${degrees(angle)} to the ${angle > 0 ? 'left' : 'right'}`,
  turns: (angle: number) =>
    Math.abs(angle) === 1800 ? 'turns about' : `faces ${angle > 0 ? 'left' : 'right'}`,
  files: (abreast: number) => `forms ${abreast} abreast`,
  opens: 'opens its ranks',
  rowing: 'rows',
  inRanks: 'moves with its body',
  joined: (parts: readonly string[]) => parts.join(', then '),
};

const asked = {
  deploy: 'Deployment',
  orders: (turn: number, turns: number) => `Orders for turn ${turn} of ${turns}`,
  waiting: 'Waiting for the other side',
  looking: (turn: number) => `Turn ${turn}`,
  over: 'The battle is over',
  sealDeploy: 'Finish deployment',
  seal: 'Seal the orders',
  notYours: (id: string) => `You have no piece "${id}"`,
  onlyFigures: 'Order bodies and boats one at a time',
};

const tasks = {
  way: 'Path',
  pace: 'Pace',
  paces: { walk: 'Walk', crouch: 'Crouch along cover' },
  posture: 'Posture after moving',
  postures: { as: 'Unchanged', upright: 'Upright', crouched: 'Crouched, out of sight' },
  target: 'Fire at',
  nobody: 'Nobody',
  nearest: 'The nearest enemy',
  salvo: (who: string, able: number, all: number) => `${who} (${able} of ${all} can shoot)`,
  weapon: 'Firearm',
  moment: 'When to fire',
  moments: {
    start: 'Before movement',
    moving: 'On the move',
    contact: 'Just before contact',
    end: 'After movement',
  },
  after: 'Fire after moving',
  fallback: 'If the target cannot be shot',
  fallbacks: { hold: 'Hold fire', nearest: 'Fire at the nearest' },
  reload: 'Reload',
  noReload: 'No',
  saddle: 'Saddle',
  saddles: { stay: 'Stay', mount: 'Mount', dismount: 'Dismount' },
  take: 'Take up',
  takeNothing: 'No',
  drop: 'Put down its load',
  takeWhen: 'When to take up or put down',
  takeWhens: { start: 'Before moving', end: 'After moving' },
  yes: 'Yes',
  no: 'No',
  hand: 'Weapon in hand',
  longest: 'Longest weapon',
  victim: 'Strike at',
  anybody: 'Any enemy in contact',
  stepUp: 'Follow up into the enemy’s place',
  room: 'Go to the next room',
  stayInRoom: 'Stay',
  roomAt: 'Position in that room',
  board: 'Climb aboard',
  ashore: 'Go ashore',
  together: 'Move as a group',
  wheel: 'Wheel the group',
  keepTogether: 'Who is slower',
  keepTogethers: { yes: 'Everyone halts with the slowest', no: 'Each goes as far as it can' },
  again: 'As last turn',
  lastTurn: 'Repeat',
  nothing: 'Current order',
  keep: 'Keep',
  takeBack: 'Cancel order',
  march: 'March',
  forward: 'Forward or back',
  slide: 'To the side',
  wheelLeft: 'Wheel left',
  wheelRight: 'Wheel right',
  turn: 'Turn on the spot',
  files: 'Files',
  open: 'Open the ranks',
  form: 'Form close order',
  loose: 'Stay in loose order',
  formed: (files: number, facing: string) => `${files} abreast, facing ${facing}`,
  rowers: 'Who rows',
  place: 'Place',
  stance: 'Posture',
  heading: 'Facing',
  secret: 'Hidden (written down, not on the table)',
  outside: 'Outside',
  roomName: (building: string, room: string, floor: number) =>
    floor === 0 ? `${building}: ${room}` : `${building}, floor ${floor}: ${room}`,
};

const notes = {
  allowance: 'Movement',
  length: 'Path length',
  allowed: 'Allowance',
  slowing: 'Slowing dice',
  arrives: 'arrives',
  short: (length: string) => `moves ${length}`,
  stuck: 'is stopped',
  ifStopped: 'If it is stopped',
  staysPut: (how: string) => `${how}: it stays where it stands and reloads nothing`,
  shot: (who: string) => `Shot at ${who}`,
  shotThere: (who: string) => `Shot at ${who}, if it arrives`,
  noTarget: 'No target chosen: fires at the nearest enemy it can shoot',
  contactPace: 'Into contact',
  range: 'Range',
  needs: 'Number needed',
  modifiers: 'Modifiers',
  hitsFrom: 'Kills on',
  recoilFrom: 'Drives back on',
  /** A number that the throw must reach. */
  atLeast: (number: number): string => `${number}+`,
  bonus: 'Bonus on one die',
  ground: 'Ground',
  rowers: 'Rowing',
  left: 'Movement left',
  /** A length that is too long, and what it may be. */
  ofMost: (length: number, most: number) => `${Math.ceil(length / 10) / 10} of ${cm(most)}`,
  heldShot: (shot: string, why: string) => `${shot}: ${why.charAt(0).toLowerCase()}${why.slice(1)}`,
  asBefore: 'as last turn',
  noOrderBefore: 'No order last turn that can be given again',
};

const ground = {
  open: 'open ground',
  water: 'water',
  free: '',
  dice: (dice: number) => counted(dice, 'slowing die', 'slowing dice'),
  price: (dice: number, half: 'half' | 'whole', chance: string) =>
    `${half === 'half' ? 'half the allowance, ' : ''}${counted(dice, 'slowing die', 'slowing dice')}${chance === '0/1' ? '' : `, ${percentOf(chance)} chance of being stopped`}`,
  swim: (length: string) => `swimming, ${length} a turn`,
  barred: 'impassable',
  contact: 'only to make contact',
  beyond: 'out of reach',
};

const threats = {
  fires: (who: string, weapon: string) => `${who} fires the ${weapon}`,
  firesReloaded: (who: string, weapon: string) => `${who} fires the ${weapon} after reloading`,
  strikes: (who: string, weapon: string) => `${who} strikes ${wielded(weapon)}`,
  comes: (who: string, weapon: string) => `${who} comes up and strikes ${wielded(weapon)}`,
  charges: (who: string, weapon: string) => `${who} charges ${wielded(weapon)}`,
  anyHit: 'at least one hit',
  allMiss: 'all miss',
  fates: { killed: 'killed', recoils: 'driven back', stands: 'stands' },
};

/** What a figure does where it would be driven back to. Null if it simply stands there. */
const landings: Readonly<
  Record<'stands' | 'swims' | 'drowned' | 'fall' | 'overboard' | 'barred', string | null>
> = {
  stands: null,
  swims: 'driven into the water',
  drowned: 'drowns if driven back',
  fall: 'falls if driven back',
  overboard: 'driven overboard',
  barred: 'no way back',
};

const forecast = {
  fates: {
    killed: 'killed',
    wounded: 'wounded',
    back: 'driven back',
    stands: 'stands',
    advances: 'goes forward',
  },
  /** Figures lost on average, and the same with its sign. */
  average: (figures: number) => toTwoPlaces(figures),
  losses: (figures: number) => (figures < 0.01 ? toTwoPlaces(figures) : `−${toTwoPlaces(figures)}`),
  shot: (who: string, whom: string, weapon: string) => `${who} fires the ${weapon} at ${whom}`,
  blow: (who: string, whom: string, weapon: string) => `${who} strikes at ${whom} ${wielded(weapon)}`,
  theyStand: 'If the enemies you can see stand where they are and hold their fire.',
  theyReceive:
    'If the enemies you can see stand where they are; only those you come upon fire, just before contact.',
  othersCount: 'The orders you have given nearby count as well.',
  theyFire: 'If the enemies you can see stand where they are and fire at whom they best can.',
  landings,
};

const instruments = {
  edge: (length: string) => `${length} edge to edge`,
  centre: (length: string) => `${length} centre to centre`,
  touching: 'Bases touch.',
  band: (weapon: string, need: number) => `${weapon}: needs ${need} at this range`,
  outOfRange: (weapon: string) => `${weapon}: out of range`,
  seen: 'Clear line of sight.',
  blocked: (rule: string) => `Line of sight blocked: ${rule}`,
  forest: (depth: string) => `${depth} of wood in the way`,
  cover: (rule: string) => `Cover counts: ${rule}`,
  reach: (least: string, most: string) => `Can move ${least} to ${most} this turn, before slowing dice`,
  reachAll: (most: string) => `Can move ${most} this turn, before slowing dice`,
  cannotMove: 'Cannot move now.',
  allRound: 'In loose order a figure has no front: it sees, shoots and fights all round.',
  front: 'Close order has a front.',
  range: (weapon: string, length: string) => `${weapon}: up to ${length}`,
  nobody: 'No enemy you can see could hit it next turn.',
  couldHitIt: (enemies: number) =>
    `${counted(enemies, 'enemy', 'enemies')} you can see could hit it next turn:`,
  itCouldHit: (figures: number) =>
    figures === 0
      ? 'It could hit nobody you know of next turn.'
      : `It could hit ${counted(figures, 'figure')} next turn:`,
  onWhom: (threat: string, whom: string) => `${threat} at ${whom}`,
};

const scenes = {
  orders: 'Orders',
  revealed: 'Orders revealed',
  startShots: 'Shots before movement',
  preparing: 'Before moving',
  slowing: 'Slowing dice',
  movement: 'Movement',
  contact: 'Contacts and charges',
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
  forecast,
  instruments,
  scenes,
  plan: planWords,
};

export type InteractionWords = typeof interactionWords;
