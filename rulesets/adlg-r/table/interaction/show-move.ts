/** What a move looks like while it is in hand: way, ghosts, its length part by part, and what of the enemy counts near its end. */
import { fact, type Item, type PathStretch, type Proposal } from '@grognard/engine';
import { baseDistance, type Pose, pointDistance, type Tenths } from '@grognard/geometry';
import { entryAt, lastOf } from '@grognard/lists';
import type { ExplainedLine } from '@grognard/rules-kit';
import { command as commanding } from '../../rules/command/procedure.ts';
import { gradeNow, poseOfCommander } from '../actions/command/index.ts';
import {
  allowanceOn,
  layManoeuvre,
  lengthOf,
  type Manoeuvre,
  plotMove,
  wayOf,
} from '../actions/move/index.ts';
import { baseAt, baseOf } from '../bodies/index.ts';
import { interactionWordsOf, namesOf } from '../explain/words.ts';
import { groundUnder, worseOf } from '../field/index.ts';
import type { FieldGround } from '../state/battlefield.ts';
import type { OrderStep } from '../state/commands.ts';
import { stateIf } from '../state/copy.ts';
import type { UnitIndex } from '../state/indices.ts';
import type { State, Table } from '../state/model.ts';
import { otherSide, unitsOn } from '../state/sides.ts';
import { isRefused } from '../state/turn.ts';
import { holdersOf, mostThreatening } from '../zones/index.ts';
import type { InteractionContext } from './interaction-context.ts';
import { manoeuvreItems, ringItem, threatLine, zoneItems } from './look.ts';

export interface ShownMove extends Pick<Proposal, 'items' | 'stretches' | 'notes'> {
  /** Stand below the price, so that one note tells all. */
  readonly lines: readonly ExplainedLine[];
}

/** Enemies whose zones are drawn, in UD from the piece in hand. */
const nearUd = 4;

export function showMove(
  { table, state }: InteractionContext,
  units: readonly UnitIndex[],
  steps: readonly OrderStep[],
): ShownMove {
  const manoeuvre = steps.length === 0 ? null : layManoeuvre(table, state, units, steps);
  if (manoeuvre === null) return { items: [], stretches: [], notes: [], lines: [] };
  const threats = threatItems(table, state, manoeuvre);
  return {
    items: [...threats, ...manoeuvreItems(table, state, manoeuvre)],
    stretches: stretchesOf(table, state, manoeuvre),
    notes: [],
    lines: moveLines(table, state, manoeuvre, steps),
  };
}

/** Zones of enemies near the end of the move, and who threatens each most there. */
function threatItems(table: Table, state: State, { units, to }: Manoeuvre): Item[] {
  const moved = stateIf(
    state,
    units.map((unit, n) => [unit, entryAt(to, n)] as const),
  );
  const owner = entryAt(table.units, entryAt(units, 0)).side;
  const ends = units.map((unit, n) => baseAt(table, state, unit, entryAt(to, n)));
  const near = unitsOn(table, state, otherSide(owner)).filter((enemy) => {
    const body = baseOf(table, state, enemy);
    return ends.some((base) => baseDistance(base, body) <= nearUd * table.sizes.ud);
  });
  const worst = units.flatMap((unit, n) =>
    mostThreatening(table, moved, unit).map((enemy) => threatLine(table, state, unit, enemy, entryAt(to, n))),
  );
  return [...zoneItems(table, state, near), ...worst];
}

/** The range of their commander, and the ring of 4 UD inside which nobody is ordered a second time. */
export function aroundItems({ table, state }: InteractionContext, units: readonly UnitIndex[]): Item[] {
  const first = entryAt(units, 0);
  const { corps, row } = entryAt(table.units, first);
  if (corps !== state.corps) return [];
  const grade = gradeNow(table, state, corps);
  const led = commanding.facts(commanding.assess(commanding.situation(table.rules, { grade }), null));
  const isLight = ['LI', 'LH', 'Drag'].includes(row.category);
  const reach = (isLight ? led.lightRangeUd : led.rangeUd) * table.sizes.ud;
  const at = poseOfCommander(table, state, corps);
  const range = grade === 'lost' ? [] : [ringItem(`range:${entryAt(table.corps, corps).id}`, at, reach)];
  const isAgain = units.some((unit) => entryAt(state.units, unit).doings.moves > 0);
  return [...range, ...(isAgain ? ringsOfFour(table, state, first) : [])];
}

/** About the enemies nearest to a unit that has moved already (`move.multiple-distance`). */
function ringsOfFour(table: Table, state: State, unit: UnitIndex): Item[] {
  const own = baseOf(table, state, unit);
  return unitsOn(table, state, otherSide(entryAt(table.units, unit).side))
    .map((enemy) => ({ enemy, base: baseOf(table, state, enemy) }))
    .sort((one, other) => baseDistance(own, one.base) - baseDistance(own, other.base))
    .slice(0, 2)
    .map(({ enemy, base }) =>
      ringItem(`four:${entryAt(table.units, enemy).id}`, base, nearUd * table.sizes.ud + base.reach),
    );
}

/** Each step with its length as it counts, and the ground that slows it. */
function stretchesOf(table: Table, state: State, manoeuvre: Manoeuvre): PathStretch[] {
  const { tasks, grounds, ud } = interactionWordsOf(table);
  const { units, legs, from } = manoeuvre;
  const first = entryAt(units, 0);
  const allowance = allowanceOf(table, state, manoeuvre);
  let used: Tenths = 0;
  let at: Pose = entryAt(from, 0);
  return legs.map((leg) => {
    const alone: Manoeuvre = { ...manoeuvre, legs: [leg] };
    const length = lengthOf(table, alone);
    used += length;
    const end = entryAt(lastOf(leg.looks), 0);
    const points = [at, end].map(({ x, y }) => ({ x, y }));
    const gone = Math.round(pointDistance(at.x, at.y, end.x, end.y));
    at = end;
    const ground = groundOn(
      table,
      state,
      first,
      leg.looks.map((poses) => entryAt(poses, 0)),
    );
    return {
      points,
      length: gone,
      ground: tasks.step(tasks.steps[leg.step.step], ud(length / table.sizes.ud)),
      price: ground === 'open' ? '' : grounds[ground],
      isWithin: used <= allowance + table.sizes.eps,
    };
  });
}

function groundOn(table: Table, state: State, unit: UnitIndex, way: readonly Pose[]): FieldGround {
  return way.reduce<FieldGround>(
    (worst, pose) => worseOf(worst, groundUnder(table.field, baseAt(table, state, unit, pose))),
    'open',
  );
}

/** Of the slowest, over the worst ground of its way. */
function allowanceOf(table: Table, state: State, manoeuvre: Manoeuvre): Tenths {
  return Math.min(
    ...manoeuvre.units.map((unit, n) => {
      const way = [entryAt(manoeuvre.from, n), ...wayOf(manoeuvre, n)];
      return allowanceOn(table, state, unit, groundOn(table, state, unit, way)).far;
    }),
  );
}

/** How much is used, which move of the phase it is, the worst ground, whose zones it enters. */
function moveLines(
  table: Table,
  state: State,
  manoeuvre: Manoeuvre,
  steps: readonly OrderStep[],
): ExplainedLine[] {
  const { notes, grounds, ud, ofMost, listed } = interactionWordsOf(table);
  const { units, from, to } = manoeuvre;
  const plot = plotMove(table, state, units, steps);
  const used = isRefused(plot) ? lengthOf(table, manoeuvre) : plot.used;
  const most = isRefused(plot) ? allowanceOf(table, state, manoeuvre) : plot.allowance;
  const lines: ExplainedLine[] = [
    fact('used', notes.used, ofMost(used / table.sizes.ud, most / table.sizes.ud)),
  ];
  const isAgain = !isRefused(plot) && plot.moveNumber > 1;
  if (isAgain) lines.push(fact('again', notes.moveNumber, String(plot.moveNumber)));
  const worst = units.reduce<FieldGround>(
    (ground, unit, n) =>
      worseOf(ground, groundOn(table, state, unit, [entryAt(from, n), ...wayOf(manoeuvre, n)])),
    'open',
  );
  if (worst !== 'open') lines.push(fact('ground', notes.ground, grounds[worst]));
  const zones = zonesEntered(table, state, units, to);
  if (zones.length > 0) lines.push(fact('zones', notes.zones, listed(namesOf(table, zones))));
  if (used < most) lines.push(fact('rest', notes.rest, ud((most - used) / table.sizes.ud)));
  return lines;
}

/** Enemies in whose zone somebody ends who is not in it yet. */
function zonesEntered(
  table: Table,
  state: State,
  units: readonly UnitIndex[],
  to: readonly Pose[],
): UnitIndex[] {
  const found = units.flatMap((unit, n) => {
    const before = holdersOf(table, state, unit);
    return holdersOf(table, state, unit, entryAt(to, n)).filter((enemy) => !before.includes(enemy));
  });
  return [...new Set(found)];
}
