/** `startState`: the state before the first command. */

import { entryAt, listBy, lookUp, none, stored } from '@grognard/lists';
import { memoizePer } from '@grognard/rules-kit';
import { usualFormation } from '../../model.ts';
import { headingOf, pointOf, tenthsOf } from '../../scenarios/measure.ts';
import type { ScenarioSide, ScenarioUnit } from '../../scenarios/model.ts';
import { nextOfSetup } from '../actions/setup/first.ts';
import { shapeFor } from '../bodies/index.ts';
import { houseCalled } from '../field/index.ts';
import { copyState } from '../state/copy.ts';
import type { UnitIndex } from '../state/indices.ts';
import type { GeneralState, Placement, State, Table, UnitState } from '../state/model.ts';
import { firstSide, secondSide } from '../state/sides.ts';
import { stepsOf } from './order.ts';
import { stepAsks } from './steps.ts';

/** All units where the scenario places them, or in reserve. */
export function startState(table: Table): State {
  return copyState(firstOf(table));
}

/** Cached, because simulations start the same battle many times. */
const firstOf = memoizePer<Table, State>(layOut);

function layOut(table: Table): State {
  const state = beforeTheRoll(table);
  const first = table.options['turn.first'];
  if (first === 'roll') return state;
  state.first = first === 'first-side' ? firstSide : secondSide;
  const next = nextOfSetup(table, state);
  state.phase = next?.phase ?? 'turn';
  state.active = next?.next ?? state.first;
  if (next === null) beginBattle(table, state);
  return state;
}

/** The first player turn, at the first step with a prompt. */
function beginBattle(table: Table, state: State): void {
  state.playerTurn = 1;
  for (const step of stepsOf(table)) {
    state.step = step;
    if (stepAsks(table, state)) return;
  }
}

function beforeTheRoll(table: Table): State {
  const { scenario } = table;
  return {
    phase: 'roll',
    turn: 1,
    playerTurn: 0,
    first: firstSide,
    active: firstSide,
    step: 'start',
    units: listBy(scenario.sides.flatMap((side) => side.units.map((unit) => unitAtStart(table, unit, side)))),
    generals: listBy(
      table.options['command.general'] ? scenario.sides.map((side) => generalAtStart(table, side)) : [],
    ),
    clashes: [],
    broke: [],
    laid: [],
    passed: [],
    edges: listBy(scenario.sides.map(({ edge }) => edge)),
    agenda: [],
    queued: [],
    result: null,
  };
}

function unitAtStart(table: Table, unit: ScenarioUnit, side: ScenarioSide): UnitState {
  const { arm, bases, perBase, second } = entryAt(table.units, lookUp(table.unitOf, unit.id));
  const isPlaced = table.scenario.deployment === 'placed' && unit.at !== null;
  return {
    stands: standsAtStart(table, unit, side),
    status: isPlaced ? 'on' : 'reserve',
    soldiers: bases * perBase,
    second: (second?.bases ?? 0) * perBase,
    counts: 'first',
    pieces: arm === 'artillery' ? bases : 0,
    left: null,
    rung: 0,
    lost: 0,
    tested: 0,
    fired: false,
    moved: false,
    changed: false,
    charged: false,
    quiet: false,
    brokeThrough: false,
    faces: 0,
    reactions: 0,
    drew: nobody,
    spent: false,
    formUp: false,
    rest: 0,
  };
}

const nobody: readonly UnitIndex[] = [];

/** Facing the enemy's edge by default. */
function standsAtStart(table: Table, unit: ScenarioUnit, side: ScenarioSide): Placement {
  const info = entryAt(table.units, lookUp(table.unitOf, unit.id));
  const formation = unit.formation ?? usualFormation(info.arm);
  const gap = tenthsOf(unit.gapCm ?? table.rules.table.shapes.openGapCm);
  const { files } = shapeFor(table, info, formation, info.bases, unit.files ?? undefined, gap);
  const { x, y } = unit.at === null ? { x: 0, y: 0 } : pointOf(unit.at);
  const facing = unit.facing ?? (side.edge === 'south' ? 0 : 180);
  return {
    x,
    y,
    heading: headingOf(facing),
    formation,
    files,
    gap: formation === 'open' ? gap : 0,
    house: unit.house === null ? none : stored(houseCalled(table.ground, unit.house)),
  };
}

/** In the middle of his side's strip by default. */
function generalAtStart({ width, depth, rules }: Table, side: ScenarioSide): GeneralState {
  const deep = tenthsOf(rules.table.deployment.depthCm / 2);
  const { x, y } =
    side.general === null
      ? { x: width / 2, y: side.edge === 'south' ? deep : depth - deep }
      : pointOf(side.general);
  return { x, y, with: none, status: 'on', helped: false, moved: false };
}
