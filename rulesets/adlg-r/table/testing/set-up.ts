/** Battles in their set-up, played by commands with prepared dice. For tests only. */
import type { PreparedDice } from '@grognard/engine';
import { isScenario, readScenario } from '../../scenarios/check.ts';
import freeBattle from '../../scenarios/free-battle.json' with { type: 'json' };
import type { Scenario, ScenarioSide } from '../../scenarios/model.ts';
import type { State, Table } from '../state/model.ts';
import { scenarioOf, type TestCorps } from './battle.ts';
import { playFrom, type ScriptedBattle } from './play.ts';

/** A side of a test: two corps of horse and foot unless told otherwise. */
const usualCorps: Readonly<Record<'south' | 'north', Readonly<Record<string, TestCorps>>>> = {
  south: {
    'south-foot': {
      at: null,
      units: {
        'south-pikes': { kind: 'pike-and-shot', at: null },
        'south-gun': { kind: 'light-artillery', at: null },
        'south-skirmishers': { kind: 'light-infantry', weapon: 'musket', at: null },
      },
    },
    'south-horse': {
      at: null,
      chief: false,
      units: {
        'south-riders': { kind: 'heavy-cavalry', at: null },
        'south-dragoons': { kind: 'dragoons', weapon: 'musket', at: null },
      },
    },
  },
  north: {
    'north-foot': {
      at: null,
      units: {
        'north-pikes': { kind: 'pike-and-shot', at: null },
        'north-skirmishers': { kind: 'light-infantry', weapon: 'musket', at: null },
        'north-shot': { kind: 'light-infantry', weapon: 'musket', at: null },
      },
    },
    'north-horse': {
      at: null,
      chief: false,
      units: {
        'north-riders': { kind: 'light-cavalry', at: null },
        'north-lancers': { kind: 'light-cavalry', at: null },
      },
    },
  },
};

export interface SetUpBattle {
  readonly start: 'initiative' | 'plan' | 'corps';
  readonly dice?: PreparedDice;
  readonly options?: Readonly<Record<string, unknown>>;
  readonly areas?: Scenario['areas'];
  readonly size?: readonly [number, number];
  readonly south?: Partial<ScenarioSide>;
  readonly north?: Partial<ScenarioSide>;
  readonly arrange?: (table: Table, state: State) => void;
}

/** South attacks; with initiative the dice decide. */
export function setUp({
  start,
  dice = {},
  options = {},
  areas = [],
  size = [30, 20],
  ...more
}: SetUpBattle): ScriptedBattle {
  const bare = scenarioOf({ options, size, southCorps: usualCorps.south, northCorps: usualCorps.north });
  const own = (side: ScenarioSide) => (side.id === 'south' ? more.south : more.north);
  const sides = bare.sides.map((side) => ({ ...side, ...own(side) }));
  return playFrom({ options, size, map: { ...bare, start, areas, sides } }, dice, more.arrange);
}

/** The bundled battle from the dice on. */
export function freeSetUp(dice: PreparedDice = {}): ScriptedBattle {
  const read = readScenario(freeBattle, 'adlg-r');
  if (!isScenario(read)) throw new Error(JSON.stringify(read));
  return playFrom({ map: read }, dice);
}

/** An oval or rectangle of a test. */
export function areaAt(
  kind: Scenario['areas'][number]['kind'],
  at: readonly [number, number],
  size: readonly [number, number] = [5, 4],
): Scenario['areas'][number] {
  return {
    id: `${kind}-${at.join('-').replaceAll('.', '')}`,
    kind,
    form: 'rectangle',
    at,
    size,
    facing: 0,
    corners: [],
    ground: null,
    ridge: null,
    name: null,
  };
}

/** Tenths of a millimetre in UD, with small figures. */
export const ud = (length: number): number => Math.round(length * 400);
