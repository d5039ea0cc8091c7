/** A few figures on an empty table, set up in one line of a test, and their melee with scripted dice. For tests only. */

import { hashedFaces, resolutionOf, type TableRules, throwFrom } from '@grognard/engine';
import type { InputOf } from '@grognard/rules-kit';
import { isScenario, readScenario, rulesFor } from '../../../scenarios/check.ts';
import type { ScenarioFigure, scenarioShape } from '../../../scenarios/shape.ts';
import { tableWordsOf } from '../../../words/english.ts';
import { startState } from '../../setup/start.ts';
import { makeTable } from '../../setup/table.ts';
import { copyState } from '../../state/copy-state.ts';
import type { ArgadEvent, ArgadEventOf, EventKind } from '../../state/events.ts';
import type { FigureIndex } from '../../state/indices.ts';
import type { FigureState, State, Table } from '../../state/model.ts';
import type { ArgadCommand, Order } from '../../state/orders.ts';
import type { ArgadView } from '../../state/view-model.ts';
import { apply } from '../apply.ts';
import { fight } from '../melee/fight.ts';
import { beginTurn } from '../turn/begin.ts';
import type { Turn } from '../turn/turn.ts';

type Scenario = InputOf<typeof scenarioShape>;

/** A figure of the test: its position in cm, its differences from a plain one, its state and its order. */
export type Soldier = Partial<Omit<ScenarioFigure, 'at'>> & {
  readonly at: readonly [number, number];
  readonly now?: Partial<FigureState>;
  readonly order?: Partial<Order>;
};

export interface SkirmishCase {
  readonly edition?: string;
  readonly options?: Readonly<Record<string, unknown>>;
  readonly blue: Readonly<Record<string, Soldier>>;
  readonly red: Readonly<Record<string, Soldier>>;
  readonly map?: Partial<Scenario>;
  readonly bodies?: Scenario['sides'][number]['bodies'];
  /** Faces of the blows by figure. A figure without an entry must not throw. */
  readonly dice?: Readonly<Record<string, readonly number[]>>;
  /** The seed of random dice, in place of scripted ones. */
  readonly seed?: number;
  /** What happened in the turn before the melee. */
  readonly before?: (turn: Turn, figure: (id: string) => FigureIndex) => void;
}

export interface Fought {
  readonly table: Table;
  /** The states before and after the melee. */
  readonly before: State;
  readonly state: State;
  readonly turn: Turn;
  readonly events: readonly ArgadEvent[];
  readonly figureIndex: (id: string) => number;
  readonly figure: (id: string) => FigureState;
  readonly all: <K extends EventKind>(kind: K) => ArgadEventOf<K>[];
  readonly blow: (id: string) => ArgadEventOf<'struck'> | undefined;
}

/** A default order. */
export const noOrder: Order = {
  path: [],
  pace: 'walk',
  posture: null,
  shot: null,
  reload: null,
  saddle: 'stay',
  take: null,
  takeWhen: 'end',
  drop: false,
  hand: null,
  victim: null,
  stepUp: false,
  room: null,
  roomAt: null,
  board: null,
  ashore: false,
  together: false,
};

/** The corners of a square, from its south-west one. */
export function square(x: number, y: number, size: number): number[][] {
  return [
    [x, y],
    [x + size, y],
    [x + size, y + size],
    [x, y + size],
  ];
}

function sideOf(id: string, soldiers: SkirmishCase['blue'], bodies: SkirmishCase['bodies'] = []) {
  const figures = Object.entries(soldiers).map(([name, { now: _now, order: _order, at, ...rest }]) => ({
    id: name,
    weapons: ['sword' as const],
    ...rest,
    at: [...at],
  }));
  const look = id === 'blue' ? { colour: 'blue' as const } : { colour: 'red' as const };
  return { id, name: id, ...look, sign: 'hat' as const, figures, bodies };
}

function scenarioOf({ edition = 'argad-2024', blue, red, map, bodies }: SkirmishCase): Scenario {
  return {
    id: 'trial',
    title: 'Trial',
    place: 'Nowhere',
    year: 1795,
    editions: [edition],
    history: 'None.',
    turns: 8,
    table: { widthCm: 100, depthCm: 100 },
    sides: [sideOf('blue', blue, bodies), sideOf('red', red)],
    aims: ['blue', 'red'].map((side) => ({
      id: `hold-${side}`,
      side,
      kind: 'hold' as const,
      points: 1,
      words: 'Hold it',
      place: [50, 90],
    })),
    ...map,
  };
}

/** The table and the state before the melee. */
export function layOut(skirmish: SkirmishCase): { table: Table; state: State } {
  const { edition = 'argad-2024', options = {} } = skirmish;
  const scenario = readScenario(scenarioOf(skirmish), edition, options);
  if (!isScenario(scenario)) throw new Error(JSON.stringify(scenario));
  const rules = rulesFor(edition, options);
  if ('code' in rules) throw new Error(rules.message);
  const table = makeTable(scenario, edition, rules, options, tableWordsOf());
  const state = startState(table);
  state.phase = 'orders';
  for (const [id, { now, order }] of [...Object.entries(skirmish.blue), ...Object.entries(skirmish.red)]) {
    const figure = table.figureOf.get(id)!;
    Object.assign(state.figures[figure]!, now);
    if (order !== undefined) state.orders[figure] = { ...noOrder, ...order };
  }
  return { table, state };
}

export function fightOut(skirmish: SkirmishCase): Fought {
  const { table, state } = layOut(skirmish);
  const events: ArgadEvent[] = [];
  const rules = { apply, copy: copyState } as unknown as TableRules<
    State,
    ArgadView,
    ArgadCommand,
    ArgadEvent
  >;
  const face = (_: number, actor: string, purpose: string, n: number) => {
    const given = purpose === 'blow' ? skirmish.dice?.[actor]?.[n] : undefined;
    if (given === undefined) throw new Error(`no face ${n} for ${actor}, ${purpose}`);
    return given;
  };
  const { seed } = skirmish;
  const thrower = throwFrom(seed === undefined ? { face } : hashedFaces(seed), 0);
  const turn = beginTurn(table, state, resolutionOf(rules, state, { thrower, events, reasons: true }));
  const figureIndex = (id: string) => table.figureOf.get(id)!;
  skirmish.before?.(turn, figureIndex);
  const before = copyState(state);
  fight(turn);
  if (thrower.take() !== null) throw new Error('dice were thrown that no event tells of');
  const all = <K extends EventKind>(kind: K) =>
    events.filter((event): event is ArgadEventOf<K> => event.kind === kind);
  return {
    table,
    before,
    state,
    turn,
    events,
    figureIndex,
    figure: (id) => state.figures[figureIndex(id)]!,
    all,
    blow: (id) => all('struck').find(({ figure }) => figure === figureIndex(id)),
  };
}
