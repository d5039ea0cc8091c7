/** Set pieces for rules that random play seldom reaches: houses, squares, woods, roads, crossings. For tests only. */
import { mm, pick, rectangle } from '@grognard/test-kit';
import type { ScenarioMaking, UnitDraft } from './draft.ts';

/** A numbered set piece about a point of the table, for the sides south and north. */
type SetPiece = (making: ScenarioMaking, at: readonly [number, number], n: number) => void;

function put({ scenario }: ScenarioMaking, side: 0 | 1, unit: UnitDraft): void {
  scenario.sides[side]?.units?.push(unit);
}

/** A unit that faces the enemy's edge by default. */
function unit(id: string, at: readonly [number, number], more: Partial<UnitDraft> = {}): UnitDraft {
  return { id, name: id, kind: 'line', bases: 6, at: [mm(at[0]), mm(at[1])], ...more };
}

/** A house with a garrison, and battalions before its walls. */
const house: SetPiece = (making, [x, y], n) => {
  const { scenario, random } = making;
  scenario.houses.push({
    id: `farm-${n}`,
    name: `Farm ${n}`,
    at: [x, y],
    widthCm: 10,
    depthCm: 7,
    facing: 0,
  });
  const garrison = random.below(2) === 0 ? { kind: 'light' as const, bases: 3 } : { bases: 4 };
  const mixed = random.below(2) === 0 ? { with: { kind: 'light' as const, bases: 2 } } : {};
  put(making, 1, unit(`in-${n}`, [x, y], { ...garrison, ...mixed, at: null, house: `farm-${n}` }));
  put(
    making,
    0,
    unit(`at-${n}`, [x, y - 12], { formation: 'column', kind: pick(random, ['grenadier', 'line', 'guard']) }),
  );
  put(making, 0, unit(`by-${n}`, [x - 16, y], { formation: 'column', facing: 90 }));
  if (random.below(2) === 0)
    put(making, 0, unit(`back-${n}`, [x, y + 12], { formation: 'column', facing: 180 }));
};

/** Directions from a house to its walls, and the facing back towards it. */
const sides = [
  [0, -1, 0],
  [-1, 0, 90],
  [0, 1, 180],
  [1, 0, 270],
] as const;

/** A house with a battalion before each wall, and others behind them without a wall to attack. */
const siege: SetPiece = (making, [x, y], n) => {
  const { scenario, random } = making;
  scenario.houses.push({
    id: `keep-${n}`,
    name: `Keep ${n}`,
    at: [x, y],
    widthCm: 12,
    depthCm: 12,
    facing: 0,
  });
  const garrison = random.below(2) === 0 ? { kind: 'guard' as const, bases: 4 } : { bases: 1 };
  put(making, 1, unit(`kept-${n}`, [x, y], { ...garrison, at: null, house: `keep-${n}` }));
  const column = { kind: 'grenadier' as const, formation: 'column' as const, bases: 4 };
  for (const [m, [dx, dy, facing]] of sides.entries()) {
    put(making, 0, unit(`wall-${m}-${n}`, [x + 13 * dx, y + 13 * dy], { ...column, facing }));
    put(
      making,
      0,
      unit(`next-${m}-${n}`, [x + 21 * dx + 7 * dy, y + 21 * dy + 7 * dx], { ...column, facing }),
    );
  }
};

/** Foot in square with horse before it, guns and muskets beside. */
const square: SetPiece = (making, [x, y], n) => {
  const { random } = making;
  const kind = pick(random, ['militia', 'line', 'light'] as const);
  put(making, 1, unit(`square-${n}`, [x, y + 6], { kind, formation: 'square', facing: 180 }));
  const horse = pick(random, ['light-cavalry', 'medium-cavalry', 'heavy-cavalry'] as const);
  put(
    making,
    0,
    unit(`horse-${n}`, [x, y - 18], { kind: horse, formation: random.below(2) === 0 ? 'column' : 'line' }),
  );
  put(making, 0, unit(`fire-${n}`, [x + 14, y - 5], { formation: 'line', bases: 4, facing: 310 }));
};

/** A wood with both sides inside. */
const wood: SetPiece = (making, [x, y], n) => {
  const { scenario, random } = making;
  scenario.areas.push({ id: `copse-${n}`, kind: 'woods', corners: rectangle(x - 14, y - 11, 28, 22) });
  const open = { formation: 'open' as const, files: 2, gapCm: 0, bases: 4 };
  put(
    making,
    0,
    unit(`under-${n}`, [x - 6, y - 6], { ...open, kind: pick(random, ['light', 'line', 'grenadier']) }),
  );
  put(making, 1, unit(`trees-${n}`, [x - 6, y + 4], { ...open, kind: pick(random, ['light', 'line']) }));
  put(making, 1, unit(`more-${n}`, [x + 6, y + 4], { ...open, kind: 'light' }));
  put(making, 0, unit(`edge-${n}`, [x + 6, y - 19], { formation: 'column' }));
};

/** Foot at the edge of a wood, battalions before it in the open. */
const margin: SetPiece = (making, [x, y], n) => {
  const { scenario, random } = making;
  scenario.areas.push({ id: `trees-${n}`, kind: 'woods', corners: rectangle(x - 16, y, 32, 20) });
  const open = { formation: 'open' as const, gapCm: 0, bases: 3, facing: 180 };
  for (const [m, aside] of [-8, 8].entries()) {
    const kind = pick(random, ['light', 'line', 'militia'] as const);
    put(making, 1, unit(`hedged-${m}-${n}`, [x + aside, y + 1.2], { ...open, kind }));
    const formation = random.below(2) === 0 ? 'column' : 'line';
    put(making, 0, unit(`comes-${m}-${n}`, [x + aside, y - 9], { formation, bases: 4 }));
  }
};

/** Weak foot with a wood behind it, and strong foot and horse that may drive it in. */
const coppice: SetPiece = (making, [x, y], n) => {
  const { scenario, random } = making;
  scenario.areas.push({ id: `thicket-${n}`, kind: 'woods', corners: rectangle(x - 22, y + 9, 44, 10) });
  for (const [m, aside] of [-10, 10].entries()) {
    const foot = { kind: pick(random, ['militia', 'line'] as const), bases: 3, facing: 180 };
    put(making, 1, unit(`weak-${m}-${n}`, [x + aside, y + 4], { ...foot, formation: 'line' }));
    const kind = pick(random, ['guard', 'heavy-cavalry'] as const);
    put(making, 0, unit(`strong-${m}-${n}`, [x + aside, y - 8], { kind, formation: 'line' }));
  }
};

/** Two battalions beside each other against two. */
const lines: SetPiece = (making, [x, y], n) => {
  const { random } = making;
  for (const [side, ahead] of [
    [0, -6],
    [1, 6],
  ] as const)
    for (const [m, aside] of [-10, 10].entries())
      put(
        making,
        side,
        unit(`row-${side}-${m}-${n}`, [x + aside, y + ahead], {
          formation: random.below(3) === 0 ? 'column' : 'line',
          kind: pick(random, ['line', 'grenadier', 'militia', 'guard']),
        }),
      );
};

/** Skirmishers before a line, and horse that might ride them down. */
const screen: SetPiece = (making, [x, y], n) => {
  const { random } = making;
  put(making, 1, unit(`screen-${n}`, [x, y], { kind: 'light', formation: 'open', bases: 3, facing: 180 }));
  put(making, 1, unit(`behind-${n}`, [x, y + 12], { formation: 'line', facing: 180 }));
  const horse = random.below(2) === 0 ? { kind: 'heavy-cavalry' as const } : {};
  put(making, 0, unit(`rider-${n}`, [x, y - 9], { formation: 'column', ...horse }));
};

/** A column on a road, and the road over a bridge. */
const road: SetPiece = (making, [x], n) => {
  const { scenario, random } = making;
  const { depthCm } = scenario.table;
  scenario.lines.push({
    id: `way-${n}`,
    kind: 'road',
    points: [
      [x, 0],
      [x, depthCm],
    ],
  });
  put(making, 0, unit(`march-${n}`, [x, 10], { formation: 'column', facing: 0 }));
  put(
    making,
    1,
    unit(`guns-${n}`, [x, depthCm - 12], { kind: 'gun', bases: 2, formation: 'limbered', facing: 180 }),
  );
  if (random.below(2) > 0 || scenario.areas.some(({ kind }) => kind === 'river')) return;
  const y = mm(depthCm / 2 - 2);
  scenario.areas.push(
    { id: `water-${n}`, kind: 'river', corners: rectangle(0, y, scenario.table.widthCm, 5) },
    { id: `span-${n}`, kind: 'bridge', corners: rectangle(x - 4, y - 1, 8, 7) },
  );
};

/** Medium horse against horse, one of them shaken by guns. */
const horse: SetPiece = (making, [x, y], n) => {
  put(making, 0, unit(`medium-${n}`, [x, y - 12], { kind: 'medium-cavalry', formation: 'line' }));
  put(making, 1, unit(`other-${n}`, [x, y + 12], { kind: 'medium-cavalry', formation: 'line', facing: 180 }));
  put(
    making,
    1,
    unit(`shot-${n}`, [x + 16, y + 10], { kind: 'gun', bases: 3, formation: 'deployed', facing: 200 }),
  );
};

const pieces: readonly SetPiece[] = [house, siege, square, wood, margin, coppice, lines, screen, road, horse];

/** Two set pieces, left and right of the middle. */
export function setPieces(making: ScenarioMaking): void {
  const { scenario, random } = making;
  const { widthCm, depthCm } = scenario.table;
  for (const [n, share] of [0.25, 0.75].entries())
    pick(random, pieces)(making, [mm(widthCm * share), mm(depthCm / 2)], n);
}
