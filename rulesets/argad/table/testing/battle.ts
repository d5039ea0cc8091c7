/** Small battles for tests: a few figures on a plain table, and the end of a turn resolved for them. For tests only. */

import { hashedFaces, resolutionOf, throwFrom } from '@grognard/engine';
import { entryAt, lookUp } from '@grognard/lists';
import type { InputOf } from '@grognard/rules-kit';
import type { scenarioShape } from '../../scenarios/shape.ts';
import { endTurn } from '../flow/end/end.ts';
import { beginTurn } from '../flow/turn/begin.ts';
import { layTable } from '../index.ts';
import { tableRules } from '../rules.ts';
import { startState } from '../setup/start.ts';
import type { ArgadEvent, ArgadEventOf, EventKind } from '../state/events.ts';
import type { FigureState, State, Table } from '../state/model.ts';

type Scenario = InputOf<typeof scenarioShape>;
type Side = Scenario['sides'][number];

export interface BattleSetup {
  readonly edition?: string;
  readonly options?: Readonly<Record<string, unknown>>;
  readonly turns?: number;
  /** Figures of each side by id. A pair of numbers is a position in cm. */
  readonly sides: Readonly<
    Record<string, Readonly<Record<string, Partial<Side['figures'][number]> & { at: [number, number] }>>>
  >;
  readonly bodies?: Readonly<Record<string, Side['bodies']>>;
  readonly aims?: readonly Partial<Scenario['aims'][number]>[];
  readonly map?: Partial<Scenario>;
}

const colours = ['blue', 'red', 'green', 'grey'] as const;

function sideOf({ sides, bodies }: BattleSetup, id: string, index: number): Side {
  return {
    id,
    name: `Side ${id}`,
    colour: colours[index]!,
    sign: 'hat',
    figures: Object.entries(sides[id]!).map(([name, figure]) => ({ id: name, name, ...figure })),
    bodies: bodies?.[id] ?? [],
  };
}

/** Every side gets an aim that cannot be reached, unless the test names others. */
function aimsOf({ sides, aims = [] }: BattleSetup): Scenario['aims'] {
  const spare = Object.keys(sides).map((side, n) => ({
    id: `spare-${side}`,
    side,
    kind: 'hold' as const,
    points: 1,
    words: 'Hold the far corner',
    place: [90, 90 - 10 * n],
  }));
  return [
    ...aims.map((aim, n) => ({ id: `aim-${n}`, points: 1, words: `Aim ${n}`, ...aim })),
    ...spare,
  ] as Scenario['aims'];
}

export function layBattle(battle: BattleSetup): { table: Table; state: State } {
  const { edition = 'argad-2024', options = {}, turns = 8, map } = battle;
  const scenario: Scenario = {
    id: 'trial',
    title: 'Trial',
    place: 'Nowhere',
    year: 1795,
    editions: ['argad-2021', 'argad-2024', 'argad-coastal'],
    history: 'None.',
    turns,
    table: { widthCm: 100, depthCm: 100 },
    sides: Object.keys(battle.sides).map((id, index) => sideOf(battle, id, index)),
    aims: aimsOf(battle),
    ...map,
  };
  const table = layTable(scenario, edition, options);
  if (!('field' in table)) throw new Error(table.map(({ at, message }) => `${at} ${message}`).join('; '));
  const state = startState(table);
  state.phase = 'orders';
  return { table, state };
}

export interface BattleEnd {
  readonly events: readonly ArgadEvent[];
  readonly all: <K extends EventKind>(kind: K) => ArgadEventOf<K>[];
}

/** Resolves only the end of a turn. */
export function endTurnOn(table: Table, state: State): BattleEnd {
  const events: ArgadEvent[] = [];
  const thrower = throwFrom(hashedFaces(1), 0);
  const resolution = resolutionOf(tableRules(table), state, { thrower, events, reasons: false });
  endTurn(beginTurn(table, state, resolution));
  return {
    events,
    all: <K extends EventKind>(kind: K) =>
      events.filter((event): event is ArgadEventOf<K> => event.kind === kind),
  };
}

export function figureIn(table: Table, state: State, id: string): FigureState {
  return entryAt(state.figures, lookUp(table.figureOf, id));
}
