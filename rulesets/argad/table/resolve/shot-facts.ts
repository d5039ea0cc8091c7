/** From two figures on the table to the facts of a shot, as the procedure `shoot` reads them. */
import { groupOf, leaderCm } from '../../data/distances.ts';
import type { Contact, Troop } from '../../model.ts';
import type { ShootRead } from '../../rules/shoot/input.ts';
import { hidesFrom, isSupported } from '../field/hiding.ts';
import { type LineOfFire, lineOfFire } from '../field/sight.ts';
import type { Snapshot, State, Table } from '../model.ts';
import { groupAround } from './shot-group.ts';
import { isFigureBetween } from './shot-line.ts';
import { baseIn, distanceIn, isInMelee, isTouchingIn, roomIn, type Scene, standingIn } from './shot-scene.ts';

/** When a shot is taken, and what places alone do not tell. */
export interface ShotAt extends Omit<Scene, 'table' | 'state'> {
  /** How the shooter stands to the target; null: as their places have it. */
  readonly contact: Contact | null;
  /** The shooter leaves its place in this turn. */
  readonly moving: boolean;
  readonly engagedAtStart: boolean;
  /** `hide.furtive-shooter`. */
  readonly furtive: boolean;
  /** `hide.furtive-target`. */
  readonly furtiveTarget: boolean;
  /** The target's side did not know of the shooter. */
  readonly surprise: boolean;
  /** What the target does this turn that a hidden figure cannot do: it shows itself, or is busy (`hide.doing-nothing`). */
  readonly targetDoes: 'nothing' | 'something' | 'shows-itself';
  /** Where everybody was before they walked (`group.target`); null: nobody walks. */
  readonly since: Snapshot | null;
}

/** A shot now, by a shooter who stands still. */
export const standingShot: ShotAt = {
  when: null,
  rooms: null,
  eyes: null,
  contact: null,
  moving: false,
  engagedAtStart: false,
  furtive: false,
  furtiveTarget: false,
  surprise: false,
  targetDoes: 'nothing',
  since: null,
};

const unseen: LineOfFire = { solid: false, forest: null, cover: 'none' };

/** All facts of a shot. A target out of range is not looked at any closer. */
export function shotFacts(
  table: Table,
  state: State,
  shooter: number,
  weapon: number,
  target: number,
  at: ShotAt,
): ShootRead {
  const scene: Scene = { table, state, when: at.when, rooms: at.rooms, eyes: at.eyes };
  const firearm = table.men[shooter]!.firearms[weapon]!;
  const contact = at.contact ?? (isTouchingIn(scene, shooter, target) ? 'in-contact' : 'none');
  const rangeCm = isApproach(contact) ? 0 : distanceIn(scene, shooter, target) / 100;
  const reached = rangeCm <= table.rules.shoot.firearms[firearm].bands.at(-1)!.upToCm;
  const sight = reached
    ? lineOfFire(table.field, standingIn(scene, shooter), standingIn(scene, target))
    : unseen;
  return {
    weapon: firearm,
    rangeCm,
    line: reached && contact === 'none' ? lineOf(scene, shooter, target, sight) : 'clear',
    shooter: shooterFacts(scene, shooter, weapon, contact, at),
    target: targetFacts(scene, { shooter, weapon, target, contact, reached, sight }, at),
  };
}

/** Just before contact: bases touch in this slice (`turn.shot-contact`). */
function isApproach(contact: Contact): boolean {
  return contact === 'closing' || contact === 'receiving' || contact === 'receiving-charge';
}

function lineOf(scene: Scene, shooter: number, target: number, { solid }: LineOfFire): ShootRead['line'] {
  if (solid) return 'solid';
  if (scene.table.rules.shoot.lineFigure === 'free') return 'clear';
  return isFigureBetween(scene, shooter, target) ? 'figure' : 'clear';
}

/** A dismounted rider is foot (`figure.dismounted`). */
function troopOf({ table, state }: Scene, index: number): Troop {
  return state.figures[index]!.mounted ? table.men[index]!.troop : 'foot';
}

function shooterFacts(
  scene: Scene,
  shooter: number,
  weapon: number,
  contact: Contact,
  at: ShotAt,
): ShootRead['shooter'] {
  const { table, state } = scene;
  const man = table.men[shooter]!;
  const { wounded, loaded, swimming, vessel } = state.figures[shooter]!;
  const { needsSupport } = table.rules.shoot.firearms[man.firearms[weapon]!];
  return {
    class: wounded ? Math.max(1, man.class - 1) : man.class,
    troop: troopOf(scene, shooter),
    loaded: (loaded & (1 << weapon)) !== 0,
    moving: at.moving,
    furtive: at.furtive,
    contact,
    engagedAtStart: at.engagedAtStart,
    supported: !needsSupport || isSupported(table.field, baseIn(scene, shooter)),
    swimming,
    aboard: vessel < 0 ? 'no' : table.vessels[vessel]!.deck,
    surprise: at.surprise && table.rules.surprise && hasBonuses(scene, shooter),
  };
}

interface Aimed {
  readonly shooter: number;
  readonly weapon: number;
  readonly target: number;
  readonly contact: Contact;
  readonly reached: boolean;
  readonly sight: LineOfFire;
}

function targetFacts(scene: Scene, aimed: Aimed, at: ShotAt): ShootRead['target'] {
  const { table, state } = scene;
  const { shooter, target, contact, reached, sight } = aimed;
  const { swimming, vessel } = state.figures[target]!;
  return {
    troop: troopOf(scene, target),
    armour: table.men[target]!.armour,
    cover: sight.cover,
    forestCm: sight.forest === null ? null : sight.forest / 100,
    swimming,
    furtive: at.furtiveTarget,
    hidden: reached ? hiddenOf(scene, shooter, target, at) : 'no',
    inMelee: reached && contact === 'none' && isInMelee(scene, shooter, target),
    sameVessel: vessel >= 0 && vessel === state.figures[shooter]!.vessel,
    groupSize: reached ? groupSizeOf(scene, aimed, at.since) : 1,
  };
}

/** `hide.crouched`, `building.hidden`; inside one room everybody sees everybody (`building.sight`). */
function hiddenOf(
  scene: Scene,
  shooter: number,
  target: number,
  { targetDoes }: ShotAt,
): ShootRead['target']['hidden'] {
  const { posture, mounted } = scene.state.figures[target]!;
  if (posture !== 'crouched' || mounted || targetDoes === 'shows-itself') return 'no';
  const room = roomIn(scene, target);
  if (room >= 0) return room === roomIn(scene, shooter) ? 'no' : 'inside';
  if (targetDoes !== 'nothing') return 'no';
  return hidesFrom(scene.table.field, standingIn(scene, target), standingIn(scene, shooter))
    ? 'crouched'
    : 'no';
}

/** Whoever has no bonuses shoots at a group as at so many single figures. */
function groupSizeOf(scene: Scene, { shooter, weapon, target }: Aimed, since: Snapshot | null): number {
  const { men, rules } = scene.table;
  if (rules.shoot.firearms[men[shooter]!.firearms[weapon]!].dice === null) return 1;
  const size = groupAround(scene, target, since).length;
  return hasBonuses(scene, shooter) ? size : Math.min(size, groupOf - 1);
}

/** `leader.radius`: far from every leader of its side a figure has no bonuses. */
function hasBonuses(scene: Scene, shooter: number): boolean {
  const { men, options } = scene.table;
  if (!options['leader.radius']) return true;
  const { side } = men[shooter]!;
  return men.some(
    ({ leader, side: its, index }) =>
      leader &&
      its === side &&
      scene.state.figures[index]!.status === 'on' &&
      distanceIn(scene, shooter, index) <= leaderCm * 100,
  );
}
