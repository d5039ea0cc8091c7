/** `shotFacts`: the input of the procedure `shoot` for two figures on the table. */

import type { Tenths } from '@grognard/geometry';
import { absent, entryAt, none } from '@grognard/lists';
import { forestCm, groupOf, leaderCm } from '../../../data/distances.ts';
import type { Contact, FirearmId, Troop } from '../../../model.ts';
import type { ShootRead } from '../../../rules/shoot/input.ts';
import { tenthsOf } from '../../../scenarios/measure.ts';
import { hidesFrom, isSupported } from '../../field/hiding.ts';
import type { LineOfFire } from '../../field/kept-lines.ts';
import type { FigureIndex } from '../../state/indices.ts';
import type { Snapshot, State, Table } from '../../state/model.ts';
import type { Crowd } from './crowd.ts';
import { groupAround } from './shot-group.ts';
import { type Apart, isFigureInLine, lineIn, measureTo, sightTo } from './shot-look.ts';
import {
  baseIn,
  distanceIn,
  isEngagedIn,
  isInMelee,
  isMountedIn,
  isSwimmingIn,
  loadedIn,
  postureIn,
  roomIn,
  type ShotSurroundings,
  standingIn,
  vesselIn,
} from './shot-surroundings.ts';

/** The moment of a shot, and facts that positions do not give. */
export interface ShotAt extends Omit<ShotSurroundings, 'table' | 'state'> {
  /** The contacts at that moment, perhaps including the dead, or null if they have not been worked out. */
  readonly touching: readonly (readonly FigureIndex[])[] | null;
  /** All figures in play then, from west to east, or null if they have not been sorted. */
  readonly crowd: Crowd | null;
  /** The shooter's relation to the target, or null to take it from their positions. */
  readonly contact: Contact | null;
  /** Whether the shooter moves in this turn. */
  readonly moving: boolean;
  readonly engagedAtStart: boolean;
  /** `hide.furtive-shooter`. */
  readonly furtive: boolean;
  /** `hide.furtive-target`. */
  readonly furtiveTarget: boolean;
  /** Whether the target's side did not know of the shooter. */
  readonly surprise: boolean;
  /** What the target does this turn that a hidden figure cannot: it reveals itself, or is busy (`hide.doing-nothing`). */
  readonly targetDoes: 'nothing' | 'something' | 'shows-itself';
  /** Positions before movement (`group.target`), or null if nobody moves. */
  readonly since: Snapshot | null;
}

/** A shot now, by a stationary shooter, at a target that does nothing. */
export const standingShot: ShotAt = {
  when: null,
  eyes: null,
  touching: null,
  crowd: null,
  contact: null,
  moving: false,
  engagedAtStart: false,
  furtive: false,
  furtiveTarget: false,
  surprise: false,
  targetDoes: 'nothing',
  since: null,
};

/** The shooter, its target and its firearm. */
export interface Targeting {
  readonly shooter: FigureIndex;
  readonly weapon: number;
  readonly firearm: FirearmId;
  readonly target: FigureIndex;
}

/** All facts of a shot. A target out of range is not examined further. */
export function shotFacts(
  table: Table,
  state: State,
  shooter: FigureIndex,
  weapon: number,
  target: FigureIndex,
  at: ShotAt,
): ShootRead {
  const firearm = entryAt(entryAt(table.roster, shooter).firearms, weapon);
  return factsWithin(table, state, { shooter, weapon, firearm, target }, at, farthestOf(table, firearm));
}

function farthestOf({ rules }: Table, firearm: FirearmId): number {
  const { bands } = rules.shoot.firearms[firearm];
  return (bands[bands.length - 1] ?? absent(bands, bands.length - 1)).upToCm;
}

const deepestForest: Tenths = tenthsOf(forestCm);

/**
 * The same for callers that only want a shot that may be fired. Null if a wood or a figure in the line bars it, so that the rest
 * need not be worked out.
 */
export function factsUnlessBarred(
  table: Table,
  state: State,
  shooter: FigureIndex,
  weapon: number,
  target: FigureIndex,
  at: ShotAt,
): ShootRead | null {
  const firearm = entryAt((table.roster[shooter] ?? absent(table.roster, shooter)).firearms, weapon);
  const aim = { shooter, weapon, firearm, target };
  const scene: ShotSurroundings = { table, state, when: at.when, eyes: at.eyes };
  const apart = measureTo(scene, aim, at.contact, farthestOf(table, firearm));
  // A figure in the line is found quickly, and then the ground need not be examined.
  if (isFigureInLine(scene, aim, apart, at.crowd)) return null;
  const sight = sightTo(scene, aim, apart);
  if (sight.solid && apart.contact === 'none') return null;
  if (sight.forest !== null && sight.forest > deepestForest) return null;
  return factsSeen(scene, aim, at, apart, sight, 'clear');
}

/** The facts of a shot, examined in full up to this distance. */
export function factsWithin(
  table: Table,
  state: State,
  aim: Targeting,
  at: ShotAt,
  farthestCm: number,
): ShootRead {
  const scene: ShotSurroundings = { table, state, when: at.when, eyes: at.eyes };
  const apart = measureTo(scene, aim, at.contact, farthestCm);
  const sight = sightTo(scene, aim, apart);
  return factsSeen(scene, aim, at, apart, sight, lineIn(scene, aim, apart, sight, at.crowd));
}

function factsSeen(
  scene: ShotSurroundings,
  aim: Targeting,
  at: ShotAt,
  { contact, rangeCm, isNear }: Apart,
  sight: LineOfFire,
  line: ShootRead['line'],
): ShootRead {
  return {
    weapon: aim.firearm,
    rangeCm,
    line,
    shooter: shooterFacts(scene, aim, contact, at),
    target: isNear ? targetFacts(scene, aim, at, contact, sight) : targetAfar(scene, aim),
  };
}

/** A dismounted rider counts as foot (`figure.dismounted`). */
function troopOf(scene: ShotSurroundings, index: FigureIndex): Troop {
  return isMountedIn(scene, index) ? entryAt(scene.table.roster, index).troop : 'foot';
}

function shooterFacts(
  scene: ShotSurroundings,
  { shooter, weapon, firearm }: Targeting,
  contact: Contact,
  at: ShotAt,
): ShootRead['shooter'] {
  const { table, state } = scene;
  const { wounded } = state.figures[shooter] ?? absent(state.figures, shooter);
  const vessel = vesselIn(scene, shooter);
  const { needsSupport } = table.rules.shoot.firearms[firearm];
  const figureClass = (table.roster[shooter] ?? absent(table.roster, shooter)).class;
  return {
    class: wounded ? Math.max(1, figureClass - 1) : figureClass,
    troop: troopOf(scene, shooter),
    loaded: (loadedIn(scene, shooter) & (1 << weapon)) !== 0,
    moving: at.moving,
    furtive: at.furtive,
    contact,
    engagedAtStart: at.engagedAtStart,
    supported: !needsSupport || isSupported(table.field, baseIn(scene, shooter)),
    swimming: isSwimmingIn(scene, shooter),
    aboard: vessel === none ? 'no' : entryAt(table.vessels, vessel).deck,
    surprise: at.surprise && table.rules.surprise && hasBonuses(scene, shooter),
  };
}

function targetAfar(scene: ShotSurroundings, { shooter, target }: Targeting): ShootRead['target'] {
  const vessel = vesselIn(scene, target);
  return {
    troop: troopOf(scene, target),
    armour: entryAt(scene.table.roster, target).armour,
    cover: 'none',
    forestCm: null,
    swimming: isSwimmingIn(scene, target),
    furtive: false,
    hidden: 'no',
    inMelee: false,
    sameVessel: vessel !== none && vessel === vesselIn(scene, shooter),
    groupSize: 1,
  };
}

function targetFacts(
  scene: ShotSurroundings,
  aim: Targeting,
  at: ShotAt,
  contact: Contact,
  { cover, forest }: LineOfFire,
): ShootRead['target'] {
  const { shooter, target } = aim;
  const vessel = vesselIn(scene, target);
  return {
    troop: troopOf(scene, target),
    armour: (scene.table.roster[target] ?? absent(scene.table.roster, target)).armour,
    cover,
    forestCm: forest === null ? null : forest / 100,
    swimming: isSwimmingIn(scene, target),
    furtive: at.furtiveTarget,
    hidden: hiddenIn(scene, aim, at),
    inMelee: contact === 'none' && isInMelee(scene, shooter, target, at.touching),
    sameVessel: vessel !== none && vessel === vesselIn(scene, shooter),
    groupSize: groupSizeIn(scene, aim, at.since),
  };
}

/**
 * `hide.crouched`, `building.hidden`. A figure that touches an enemy is seen (`hide.reveal`), and so is everybody inside one
 * room (`building.sight`).
 */
function hiddenIn(
  scene: ShotSurroundings,
  { shooter, target }: Targeting,
  { targetDoes }: ShotAt,
): ShootRead['target']['hidden'] {
  if (postureIn(scene, target) !== 'crouched' || targetDoes === 'shows-itself') return 'no';
  if (isEngagedIn(scene, target)) return 'no';
  const room = roomIn(scene, target);
  if (room !== none) return room === roomIn(scene, shooter) ? 'no' : 'inside';
  if (targetDoes !== 'nothing' || isMountedIn(scene, target)) return 'no';
  return hidesFrom(scene.table.field, standingIn(scene, target), standingIn(scene, shooter))
    ? 'crouched'
    : 'no';
}

/** A shooter without bonuses treats a group as single figures. */
function groupSizeIn(
  scene: ShotSurroundings,
  { shooter, firearm, target }: Targeting,
  since: Snapshot | null,
): number {
  if (scene.table.rules.shoot.firearms[firearm].dice === null) return 1;
  const size = groupAround(scene, shooter, target, since).length;
  return hasBonuses(scene, shooter) ? size : Math.min(size, groupOf - 1);
}

/** `leader.radius`: a figure far from every leader of its side has no bonuses. */
function hasBonuses(scene: ShotSurroundings, shooter: FigureIndex): boolean {
  const { roster, options } = scene.table;
  if (!options['leader.radius']) return true;
  const { side } = entryAt(roster, shooter);
  return roster.some(
    ({ leader, captive, side: its, index }) =>
      leader &&
      !captive &&
      its === side &&
      entryAt(scene.state.figures, index).status === 'on' &&
      distanceIn(scene, shooter, index) <= leaderCm * 100,
  );
}
