/** `throwSlowing`: slowing dice (`turn.slow-first`), thrown once orders are open and before movement, once for all who move together. */

import type { Tenths } from '@grognard/geometry';
import { absent, entryAt, none, numberAt } from '@grognard/lists';
import { type Line, ThrownDice } from '@grognard/rules-kit';
import { groundClasses } from '../../../model.ts';
import type { MoveRead } from '../../../rules/move/input.ts';
import { type MoveAssessed, move } from '../../../rules/move/procedure.ts';
import { moveSituation } from '../../../rules/move/situation.ts';
import { directionOf } from '../../actions/march.ts';
import { boatAllowance } from '../../bodies/boats.ts';
import { assessMove, halvedFor, halvings, slowestOf, tenthsPerCm } from '../../bodies/move-facts.ts';
import { ownMoveOf } from '../../bodies/own-move.ts';
import type { ArgadEventOf } from '../../state/events.ts';
import type { FigureIndex } from '../../state/indices.ts';
import { toKnowers } from '../../state/visibility.ts';
import type { Turn } from '../turn/turn.ts';
import { loadOnTheWay } from './carrying.ts';
import { groupUnits } from './groups.ts';
import type { MovingBody, MovingFigure, MovingUnit } from './move-units.ts';
import { setSwim } from './water.ts';

/** The kind of dice. Figures of one kind in a group throw together (`move.group-roll`). */
type DiceKind = 'foot' | 'at-home' | 'mounted' | 'crouch';

/** A moving unit before its dice. */
interface SlowedUnit {
  readonly unit: MovingUnit;
  /** The figure that counts: the unit itself, or the slowest figure of a body. */
  readonly figure: FigureIndex;
  readonly read: MoveRead;
  readonly assessed: MoveAssessed;
  readonly dice: DiceKind | null;
  group: number;
  hasThrown: boolean;
}

/** Sets how far each unit may go. A blocked unit may not move at all. */
export function throwSlowing(turn: Turn, units: readonly MovingUnit[]): void {
  const going: SlowedUnit[] = [];
  for (let u = 0; u < units.length; u++) {
    const unit = units[u] ?? absent(units, u);
    if (unit.track === null) continue;
    if (unit.kind === 'vessel') mayGo(turn, unit, boatAllowance(turn.table));
    else if (unit.kind !== 'horse') going.push(goingOf(turn, unit, u));
  }
  let throwing = 0;
  for (const one of going) {
    if (one.dice === null) mayGo(turn, one.unit, cmLeft(turn, one, one.assessed.allowance));
    else throwing++;
  }
  if (throwing === 0) return;
  if (throwing > 1) {
    const group = groupUnits(units);
    for (const one of going) one.group = group[one.group] ?? absent(group, one.group);
  }
  throwAll(turn, going);
}

function goingOf(turn: Turn, unit: MovingFigure | MovingBody, group: number): SlowedUnit {
  const { table, state } = turn;
  const { kind, which, way } = unit;
  const grounds = way!.grounds;
  if (kind === 'body') {
    const manner = { direction: directionOf(state.marches[which]!), intoContact: false, grounds };
    const { man: figure, read } = slowestOf(table, state, entryAt(state.bodies, which), manner);
    return goingBy(unit, figure, read, assessMove(table, read), group);
  }
  const order = state.orders[which]!;
  const own = ownMoveOf(table, state, which, order, grounds);
  let { read } = own;
  if ((state.figures[which] ?? absent(state.figures, which)).carries !== none)
    read = { ...read, load: loadOnTheWay(turn, which, read.load) };
  // A figure that has just mounted moves as it was when the turn began (`figure.mount-time`).
  if (order.saddle === 'mount') read = { ...read, mounted: false };
  return goingBy(unit, which, read, read === own.read ? own.assessed : assessMove(table, read), group);
}

function goingBy(
  unit: MovingUnit,
  figure: FigureIndex,
  read: MoveRead,
  assessed: MoveAssessed,
  group: number,
): SlowedUnit {
  return { unit, figure, read, assessed, dice: diceOf(read, assessed), group, hasThrown: false };
}

function diceOf(read: MoveRead, { slowing }: MoveAssessed): DiceKind | null {
  if (slowing.dice === 0) return null;
  if (read.pace === 'crouch') return 'crouch';
  if (read.mounted === true) return 'mounted';
  return read.atHome ? 'at-home' : 'foot';
}

/** What is left of an allowance in cm after wounds, mounting and boarding, in tenths of a millimetre. */
function cmLeft({ state }: Turn, { figure, unit }: SlowedUnit, cm: number): Tenths {
  const order = unit.kind === 'body' ? null : state.orders[figure]!;
  return Math.floor(
    halvedFor(state.figures[figure] ?? absent(state.figures, figure), order, cm * tenthsPerCm),
  );
}

function mayGo(turn: Turn, unit: MovingUnit, tenths: Tenths): void {
  unit.want = tenths;
  if (unit.kind === 'figure') setSwim(turn, unit);
  for (const figure of unit.members) turn.allowance[figure] = unit.want;
}

/** One throw after another, by the id of the first figure of each, so that the order of the roster does not matter. */
function throwAll(turn: Turn, going: readonly SlowedUnit[]): void {
  for (let i = 0; i < going.length; i++) {
    const first = going[i] ?? absent(going, i);
    if (first.dice === null || first.hasThrown) continue;
    const together = [first];
    for (let j = i + 1; j < going.length && first.dice !== 'crouch'; j++) {
      const one = going[j] ?? absent(going, j);
      if (one.dice !== first.dice || one.group !== first.group) continue;
      one.hasThrown = true;
      together.push(one);
    }
    throwFor(turn, together);
  }
}

/** Throws once. The effect on each depends on its own speed and ground. */
function throwFor(turn: Turn, together: readonly SlowedUnit[]): void {
  const { resolution } = turn;
  const purpose = (together[0] ?? absent(together, 0)).dice === 'crouch' ? 'crouch' : 'slow';
  const chance = resolution.dice(firstNamed(turn, together), purpose);
  const faces = [chance.die()];
  for (let n = (together[0] ?? absent(together, 0)).assessed.slowing.dice; n > 1; n--)
    faces.push(chance.die());
  const thrown = new SameFaces(faces);
  for (const one of together) {
    const { assessed, unit } = one;
    const { terrain, rooms, slowing } = assessed;
    const allowance = cmLeft(turn, one, assessed.allowance) / tenthsPerCm;
    const { cm, blocked } = move.roll({ allowance, terrain, rooms, slowing }, thrown.again());
    if (blocked) for (const figure of unit.members) turn.blocked[figure] = true;
    else mayGo(turn, unit, Math.floor(cm * tenthsPerCm));
  }
  tellAll(turn, together);
}

/** Reports figures with equal results together. */
function tellAll(turn: Turn, together: readonly SlowedUnit[]): void {
  const isBlocked = ({ unit }: SlowedUnit) =>
    entryAt(turn.blocked, unit.members[0] ?? absent(unit.members, 0));
  const [first] = together;
  const { terrain } = first!.assessed;
  const blocked = isBlocked(first!);
  if (together.every((one) => one.assessed.terrain === terrain && isBlocked(one) === blocked)) {
    tell(turn, together, terrain, blocked);
    return;
  }
  for (const ground of groundClasses)
    for (const halts of [false, true]) {
      const alike = together.filter((one) => one.assessed.terrain === ground && isBlocked(one) === halts);
      if (alike.length > 0) tell(turn, alike, ground, halts);
    }
}

function firstNamed({ table }: Turn, together: readonly SlowedUnit[]): string {
  let first: string | null = null;
  for (const { unit } of together)
    for (const figure of unit.members) {
      const { id } = table.roster[figure] ?? absent(table.roster, figure);
      if (first === null || id < first) first = id;
    }
  return first!;
}

function tell(
  turn: Turn,
  alike: readonly SlowedUnit[],
  ground: 'open' | 'difficult' | 'very-difficult',
  blocked: boolean,
): void {
  const { resolution } = turn;
  const figures: FigureIndex[] = [];
  const tenths: Tenths[] = [];
  for (const { unit } of alike)
    for (const figure of unit.members) {
      figures.push(figure);
      tenths.push(unit.want);
    }
  const lines = resolution.reasons ? reasonsOf(turn, entryAt(alike, 0)) : null;
  const event: ArgadEventOf<'slowed'> = { kind: 'slowed', figures, ground, tenths, blocked };
  const values = lines === null ? event : { ...event, why: lines };
  resolution.emit(toKnowers(turn.table, turn.state, figures, values));
}

/** The lines of an allowance before the dice. */
function reasonsOf({ table, state }: Turn, { unit, figure, read, assessed }: SlowedUnit): Line[] {
  const lines: Line[] = [];
  move.assess(moveSituation(table.rules, read), lines);
  const order = unit.kind === 'body' ? null : state.orders[figure]!;
  return [...lines, ...halvings(entryAt(state.figures, figure), order, assessed.allowance)];
}

/** The faces of one throw, shared by all. */
class SameFaces extends ThrownDice {
  private readonly faces: readonly number[];
  private next = 0;

  constructor(faces: readonly number[]) {
    super();
    this.faces = faces;
  }

  /** Rewinds to the first face for the next figure. */
  again(): this {
    this.next = 0;
    return this;
  }

  die(): number {
    return numberAt(this.faces, this.next++);
  }
}
