/** Small battles for tests: a few units on a plain table, and a turn on which to call functions. For tests only. */

import { type FaceSource, hashedFaces, Match, resolutionOf, throwFrom } from '@grognard/engine';
import { Problem } from '@grognard/rules-kit';
import type {
  Scenario,
  ScenarioArea,
  ScenarioHouse,
  ScenarioLine,
  ScenarioObjective,
  ScenarioSide,
  ScenarioUnit,
} from '../../scenarios/model.ts';
import { rulesFor } from '../../scenarios/rules-for.ts';
import { tableWordsOf } from '../../words/english.ts';
import { makeTable } from '../flow/make-table.ts';
import { startState } from '../flow/start.ts';
import { tableRules } from '../rules.ts';
import type { GiorgiCommand } from '../state/commands.ts';
import type { EventKind, GiorgiEvent, GiorgiEventOf } from '../state/events.ts';
import type { UnitIndex } from '../state/indices.ts';
import type { Approach, State, Table, UnitState } from '../state/model.ts';
import type { Turn } from '../state/turn.ts';
import type { GiorgiView } from '../views/view.ts';

/** A unit of a test. Its place in cm is the middle of its body. The first side faces north, the second south. */
export type TestUnit = Partial<Omit<ScenarioUnit, 'at'>> & { readonly at?: readonly [number, number] };

export interface BattleSetup {
  readonly options?: Readonly<Record<string, unknown>>;
  readonly turns?: number;
  /** Width and depth in cm. Defaults to 150 × 100. */
  readonly size?: readonly [number, number];
  readonly areas?: readonly (Partial<ScenarioArea> & Pick<ScenarioArea, 'kind' | 'corners'>)[];
  readonly lines?: readonly (Partial<ScenarioLine> & Pick<ScenarioLine, 'kind' | 'points'>)[];
  readonly houses?: readonly (Partial<ScenarioHouse> & Pick<ScenarioHouse, 'at'>)[];
  readonly objectives?: readonly (Partial<ScenarioObjective> & Pick<ScenarioObjective, 'at'>)[];
  /** Units by id: of the first side, whose edge is the south, and of the second. */
  readonly south: Readonly<Record<string, TestUnit>>;
  readonly north: Readonly<Record<string, TestUnit>>;
  readonly map?: Partial<Scenario>;
}

function unitOf([id, unit]: readonly [string, TestUnit]): ScenarioUnit {
  const { at = null, ...given } = unit;
  return {
    id,
    name: id,
    kind: 'line',
    bases: null,
    nation: 'other',
    elite: false,
    modifier: 0,
    calibre: '6lb',
    horse: false,
    carbine: false,
    with: null,
    facing: null,
    formation: null,
    files: null,
    gapCm: null,
    house: null,
    flag: null,
    brigade: null,
    ...given,
    at,
  };
}

function sideOf(id: 'south' | 'north', units: BattleSetup['south']): ScenarioSide {
  return {
    id,
    name: `Side ${id}`,
    colour: id === 'south' ? 'blue' : 'red',
    sign: id === 'south' ? 'plume' : 'hat',
    flag: null,
    edge: id,
    zone: null,
    plan: 'None.',
    general: null,
    units: Object.entries(units).map(unitOf),
  };
}

/** The scenario of a test, as if read from a file. */
export function scenarioOf(battle: BattleSetup): Scenario {
  const { size = [150, 100], turns = 12, options = {} } = battle;
  const named = (kind: string, n: number) => ({ id: `${kind}-${n}`, name: null });
  return {
    id: 'trial',
    title: 'Trial',
    place: 'Nowhere',
    year: 1809,
    editions: ['giorgi'],
    history: 'None.',
    balance: null,
    turns,
    table: { widthCm: size[0], depthCm: size[1] },
    areas: (battle.areas ?? []).map((area, n) => ({
      ...named('area', n),
      level: area.kind === 'hill' ? 1 : 0,
      ...area,
    })),
    lines: (battle.lines ?? []).map((line, n) => ({ ...named('line', n), widthCm: 4, ...line })),
    houses: (battle.houses ?? []).map((house, n) => ({
      id: `house-${n}`,
      name: `House ${n}`,
      widthCm: 8,
      depthCm: 6,
      facing: 0,
      ...house,
    })),
    objectives: (battle.objectives ?? []).map((aim, n) => ({ id: `aim-${n}`, words: `Aim ${n}`, ...aim })),
    deployment: 'placed',
    ground: 'drawn',
    options,
    sides: [sideOf('south', battle.south), sideOf('north', battle.north)],
    ...battle.map,
  };
}

/** The table of a test, before the first command. */
export function tableOf(battle: BattleSetup): Table {
  const scenario = scenarioOf(battle);
  const options = { ...scenario.options };
  const rules = rulesFor('giorgi', options);
  if (rules instanceof Problem) throw new Error(`${rules.at}: ${rules.message}`);
  return makeTable(scenario, 'giorgi', rules, options, tableWordsOf());
}

/** All units in place, with the south side in its movement step of the first turn. Tests may change the state freely. */
export function layBattle(battle: BattleSetup): { table: Table; state: State } {
  const table = tableOf(battle);
  const state = startState(table);
  state.phase = 'turn';
  state.playerTurn = 1;
  state.step = 'move';
  return { table, state };
}

export function indexIn({ unitOf: byId }: Table, id: string): UnitIndex {
  const index = byId.get(id);
  if (index === undefined) throw new RangeError(`no unit "${id}"`);
  return index;
}

export function unitIn(table: Table, state: State, id: string): UnitState {
  return state.units[indexIn(table, id)]!;
}

/** Faces by `actor purpose` (ids of units and sides), in sequence. All other dice are random. */
export type FacesByActor = Readonly<Record<string, readonly number[]>>;

/** Dice with predetermined faces. */
export function facesAsTold(told: FacesByActor, seed = 1): FaceSource {
  const chance = hashedFaces(seed);
  return {
    face: (resolution, actor, purpose, n) =>
      told[`${actor} ${purpose}`]?.[n] ?? chance.face(resolution, actor, purpose, n),
  };
}

export interface TestTurn {
  readonly turn: Turn;
  readonly events: readonly GiorgiEvent[];
  readonly all: <K extends EventKind>(kind: K) => GiorgiEventOf<K>[];
  readonly kinds: () => EventKind[];
}

/** A turn on which to call functions. Its events change the state. */
export function turnOn(table: Table, state: State, faces: FacesByActor = {}): TestTurn {
  const events: GiorgiEvent[] = [];
  const thrower = throwFrom(facesAsTold(faces), 0);
  const resolution = resolutionOf(tableRules(table), state, { thrower, events, reasons: false });
  return {
    turn: { table, state, resolution, agenda: [...state.agenda] },
    events,
    all: <K extends EventKind>(kind: K) =>
      events.filter((event): event is GiorgiEvent & GiorgiEventOf<K> => event.kind === kind),
    kinds: () => events.map(({ kind }) => kind),
  };
}

/** An attack straight ahead, for tests that need one without plotting it. */
export function straightAt(table: Table, state: State, by: string, on: string, run: number): Approach {
  const unit = indexIn(table, by);
  const { x, y, heading } = state.units[unit]!.stands;
  return {
    unit,
    target: indexIn(table, on),
    steps: [{ step: 'march', by: run }],
    gone: 0,
    left: run,
    run,
    runFrom: { x, y, heading },
    manner: 'pressed-home',
    basesBefore: table.units[unit]!.bases,
    passed: [],
  };
}

export type TestMatch = Match<State, GiorgiView, GiorgiCommand, GiorgiEvent>;

/** A game in which to give commands, from this state on. */
export function playOn(table: Table, state: State, faces: FacesByActor = {}): TestMatch {
  return new Match(tableRules(table), state, facesAsTold(faces));
}

/** Gives a command that must be allowed. Returns its events. */
export function give(
  match: TestMatch,
  side: string,
  command: { readonly kind: string } & Readonly<Record<string, unknown>>,
): readonly GiorgiEvent[] {
  const submitted = match.submit(side, command);
  if (!submitted.done) throw new Error(`${command.kind}: ${JSON.stringify(submitted.because)}`);
  return submitted.events;
}

/** A river from west to east across the middle of the table, and a bridge between two places along it. */
export function riverWithBridge(west: number, east: number): NonNullable<BattleSetup['areas']> {
  const across = (from: number, to: number, south: number, north: number): [number, number][] => [
    [from, south],
    [to, south],
    [to, north],
    [from, north],
  ];
  return [
    { kind: 'river', corners: across(0, 150, 48, 53) },
    { kind: 'bridge', corners: across(west, east, 46, 55) },
  ];
}
