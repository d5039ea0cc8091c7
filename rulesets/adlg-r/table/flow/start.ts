/** `startState`: the state before the first command. */
import { type Pose, quarterTurn, type Tenths } from '@grognard/geometry';
import { entryAt, listBy, lookUp, none } from '@grognard/lists';
import { memoizePer } from '@grognard/rules-kit';
import { absentIn } from '../../scenarios/check-start.ts';
import { headingOf, pointOf } from '../../scenarios/measure.ts';
import type { ScenarioCorps, ScenarioSide, ScenarioUnit } from '../../scenarios/model.ts';
import { nothingLaid } from '../field/index.ts';
import { nothingDone, offTable } from '../state/apply-help.ts';
import { copyState } from '../state/copy.ts';
import type { CampState, CommanderState, CorpsState, State, Table, UnitState } from '../state/model.ts';
import { firstSide, secondSide } from '../state/sides.ts';
import { firstSetup, hiddenAtStart } from './first-setup.ts';

/** All units where the scenario places them, the attacker to play (`deploy.role`). */
export function startState(table: Table): State {
  return copyState(firstOf(table));
}

/** Cached, because simulations start the same battle many times. */
const firstOf = memoizePer<Table, State>(layOut);

function layOut(table: Table): State {
  const { scenario, sizes } = table;
  const attacker = scenario.sides.findIndex(({ id }) => id === scenario.attacker);
  const first = attacker === 1 ? secondSide : firstSide;
  const setup = firstSetup(scenario, first);
  const corps = scenario.sides.flatMap((side) => side.corps.map((one) => ({ one, side })));
  return {
    phase: setup === null ? 'sequence' : 'setup',
    setup,
    ground: nothingLaid,
    ...hiddenAtStart(table),
    turn: setup === null ? 1 : 0,
    sequence: setup === null ? 1 : 0,
    first,
    active: first,
    step: 'movement',
    corps: none,
    units: listBy(
      corps.flatMap(({ one, side }) => one.units.map((unit) => unitAtStart(unit, side, sizes.ud))),
    ),
    commands: listBy(corps.map(({ one, side }) => corpsAtStart(table, one, side))),
    camps: listBy(scenario.sides.map((side) => campAtStart(side, sizes.ud))),
    contacts: [],
    entered: [],
    closed: [],
    shots: [],
    fought: [],
    victors: [],
    owed: [],
    heldTries: [],
    nextContact: 1,
    agenda: [],
    result: null,
  };
}

function unitAtStart({ id, at, facing }: ScenarioUnit, side: ScenarioSide, ud: Tenths): UnitState {
  const heading = facing === null ? towardsEnemy(side) : headingOf(facing);
  const isAbsent = at === null || absentIn(side).has(id);
  return {
    pose: isAbsent ? offTable : { ...pointOf(at, ud), heading },
    status: isAbsent ? 'absent' : 'on',
    lost: 0,
    square: false,
    stakes: null,
    ready: false,
    doings: nothingDone(),
    target: null,
    looting: false,
    routedBy: null,
  };
}

function towardsEnemy({ edge }: ScenarioSide): Pose['heading'] {
  return edge === 'south' ? quarterTurn : 3 * quarterTurn;
}

function corpsAtStart(table: Table, corps: ScenarioCorps, side: ScenarioSide): CorpsState {
  const { includedIn } = entryAt(table.corps, lookUp(table.corpsOf, corps.id));
  const isFirst = side.id === table.scenario.attacker;
  const commander: CommanderState = {
    pose:
      corps.at === null ? offTable : { ...pointOf(corps.at, table.sizes.ud), heading: towardsEnemy(side) },
    status: corps.at === null ? 'absent' : includedIn === null ? 'alone' : 'with',
    with: includedIn ?? none,
    moves: 0,
    rallied: false,
  };
  return { commander, cp: 0, free: 0, done: !isFirst, hesitant: false, urged: false, wasActivated: false };
}

function campAtStart({ camp, edge }: ScenarioSide, ud: Tenths): CampState | null {
  if (camp === null || camp.at === null) return null;
  const heading = edge === 'south' ? quarterTurn : 3 * quarterTurn;
  return { pose: { ...pointOf(camp.at, ud), heading }, fortified: camp.fortified, lost: false };
}
