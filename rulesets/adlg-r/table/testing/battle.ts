/** Small battles for tests: a few units on a plain table, and a turn on which to call functions. For tests only. */
import { hashedFaces, type PreparedDice, preparedFaces, resolutionOf, throwFrom } from '@grognard/engine';
import { Problem } from '@grognard/rules-kit';
import type {
  Scenario,
  ScenarioArea,
  ScenarioCorps,
  ScenarioSide,
  ScenarioUnit,
  ScenarioWork,
} from '../../scenarios/model.ts';
import { rulesFor } from '../../scenarios/rules-for.ts';
import { tableWordsOf } from '../../words/english.ts';
import { makeTable } from '../flow/make-table.ts';
import { startState } from '../flow/start.ts';
import { setupPart } from '../setup-part.ts';
import { apply } from '../state/apply.ts';
import type { AdlgEvent, AdlgEventOf, EventKind } from '../state/events.ts';
import type { CorpsIndex, UnitIndex } from '../state/indices.ts';
import type { CorpsState, State, Table, UnitState } from '../state/model.ts';
import type { Turn } from '../state/turn.ts';

/** A unit of a test. Its place in UD is the middle of its base. The first side faces north, the second south. */
export type TestUnit = Partial<Omit<ScenarioUnit, 'id'>> & Pick<ScenarioUnit, 'kind' | 'at'>;

export type TestCorps = Partial<Omit<ScenarioCorps, 'id' | 'units'>> & {
  readonly units: Readonly<Record<string, TestUnit>>;
};

export interface BattleSetup {
  readonly options?: Readonly<Record<string, unknown>>;
  readonly turns?: number;
  /** Width and depth in UD. Defaults to 30 × 20. */
  readonly size?: readonly [number, number];
  readonly areas?: readonly (Partial<ScenarioArea> & Pick<ScenarioArea, 'kind'>)[];
  readonly works?: readonly (Partial<ScenarioWork> & Pick<ScenarioWork, 'kind' | 'from' | 'to'>)[];
  /** Units by id, all in one corps: of the first side, whose edge is the south and who plays first, and of the second. */
  readonly south?: Readonly<Record<string, TestUnit>>;
  readonly north?: Readonly<Record<string, TestUnit>>;
  /** Corps by id, instead of one. */
  readonly southCorps?: Readonly<Record<string, TestCorps>>;
  readonly northCorps?: Readonly<Record<string, TestCorps>>;
  readonly map?: Partial<Scenario>;
}

function unitOf([id, unit]: readonly [string, TestUnit]): ScenarioUnit {
  return { id, name: id, quality: 'ordinary', weapon: null, armour: null, traits: [], facing: null, ...unit };
}

function corpsOf([id, corps]: readonly [string, TestCorps], n: number, at: readonly number[]): ScenarioCorps {
  return {
    id,
    name: id,
    grade: 'competent',
    chief: n === 0,
    unreliable: false,
    included: null,
    at,
    ...corps,
    units: Object.entries(corps.units).map(unitOf),
  };
}

function sideOf(
  id: 'south' | 'north',
  corps: Readonly<Record<string, TestCorps>>,
  [wide, deep]: readonly [number, number],
): ScenarioSide {
  return {
    id,
    name: `Side ${id}`,
    colour: id === 'south' ? 'blue' : 'red',
    sign: id === 'south' ? 'plume' : 'hat',
    edge: id,
    plan: 'None.',
    camp: null,
    works: [],
    markers: [],
    march: null,
    corps: Object.entries(corps).map((entry, n) =>
      corpsOf(entry, n, [wide / 2 + 2 * n, id === 'south' ? 1 : deep - 1]),
    ),
  };
}

/** The scenario of a test, as if read from a file. */
export function scenarioOf(battle: BattleSetup): Scenario {
  const { size = [30, 20], turns = null, options = {} } = battle;
  const { south = {}, north = {} } = battle;
  return {
    id: 'trial',
    title: 'Trial',
    place: 'Nowhere',
    year: 1600,
    editions: ['adlg-r'],
    history: 'None.',
    balance: null,
    turns,
    points: 200,
    figures: 'small',
    table: { widthUd: size[0], depthUd: size[1] },
    start: 'placed',
    attacker: 'south',
    areas: (battle.areas ?? []).map((area, n) => ({
      id: `area-${n}`,
      form: area.corners === undefined ? 'rectangle' : 'outline',
      at: null,
      size: null,
      facing: 0,
      corners: [],
      ground: null,
      ridge: null,
      name: null,
      ...area,
    })),
    roads: [],
    works: (battle.works ?? []).map((work, n) => ({ id: `work-${n}`, ...work })),
    places: [],
    options,
    sides: [
      sideOf('south', battle.southCorps ?? { 'south-corps': { units: south } }, size),
      sideOf('north', battle.northCorps ?? { 'north-corps': { units: north } }, size),
    ],
    ...battle.map,
  };
}

/** The table of a test, before the first command. */
export function tableOf(battle: BattleSetup): Table {
  const scenario = scenarioOf(battle);
  const rules = rulesFor('adlg-r', scenario.options);
  if (rules instanceof Problem) throw new Error(`${rules.at}: ${rules.message}`);
  return makeTable(scenario, 'adlg-r', rules, scenario.options, tableWordsOf(), setupPart);
}

/** All units in place, the south side in the movement of the first sequence. Tests may change the state freely. */
export function layBattle(battle: BattleSetup): { table: Table; state: State } {
  const table = tableOf(battle);
  return { table, state: startState(table) };
}

export function indexIn({ unitOf: byId }: Table, id: string): UnitIndex {
  const index = byId.get(id);
  if (index === undefined) throw new RangeError(`no unit "${id}"`);
  return index;
}

export function unitIn(table: Table, state: State, id: string): UnitState {
  return state.units[indexIn(table, id)]!;
}

export function corpsIn(table: Table, state: State, id: string): CorpsState {
  const index: CorpsIndex | undefined = table.corpsOf.get(id);
  if (index === undefined) throw new RangeError(`no corps "${id}"`);
  return state.commands[index]!;
}

export interface TestTurn {
  readonly turn: Turn;
  readonly events: readonly AdlgEvent[];
  readonly all: <K extends EventKind>(kind: K) => AdlgEventOf<K>[];
}

/** A turn on which to call functions. Its events change the state. Dice by actor and purpose; all others are random. */
export function turnOn(table: Table, state: State, dice: PreparedDice = {}): TestTurn {
  const events: AdlgEvent[] = [];
  const writer = { apply: (now: State, event: AdlgEvent) => apply(table, now, event) };
  const thrower = throwFrom(preparedFaces(dice, hashedFaces(1)), 0);
  return {
    turn: {
      table,
      state,
      resolution: resolutionOf(writer, state, { thrower, events, reasons: false }),
      agenda: [...state.agenda],
    },
    events,
    all: <K extends EventKind>(kind: K) =>
      events.filter((event): event is AdlgEvent & AdlgEventOf<K> => event.kind === kind),
  };
}
