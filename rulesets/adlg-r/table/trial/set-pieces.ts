/** Set pieces for rules that random play seldom reaches: lines, flanks, works, camps, wagons, elephants. For tests only. */
import { mm, pick } from '@grognard/test-kit';
import type { Kind } from '../../model.ts';
import type { ScenarioMaking, UnitDraft } from './draft.ts';
import { sizeOf, someUnit } from './random-units.ts';

/** A numbered set piece about a point of the table, for the sides south and north. */
type SetPiece = (making: ScenarioMaking, at: readonly [number, number], n: number) => void;

function put({ scenario }: ScenarioMaking, side: 0 | 1, corps: number, unit: UnitDraft): void {
  scenario.sides[side]?.corps[corps]?.units.push(unit);
}

/** Units beside each other, front in line, from left to right on the map. Returns their ids. */
function row(
  making: ScenarioMaking,
  side: 0 | 1,
  kinds: readonly Kind[],
  { x, front, n, corps = 0, name = 'row' }: RowAsked,
): string[] {
  const { random } = making;
  const width = kinds.reduce((sum, kind) => sum + sizeOf(kind)[0], 0);
  let left = x - width / 2;
  return kinds.map((kind, m) => {
    const [wide, deep] = sizeOf(kind);
    const y = side === 0 ? front - deep / 2 : front + deep / 2;
    const id = `${name}-${side}-${m}-${n}`;
    put(making, side, corps, someUnit(random, id, [mm(left + wide / 2), y], { kind }));
    left += wide;
    return id;
  });
}

interface RowAsked {
  readonly x: number;
  readonly front: number;
  readonly n: number;
  readonly corps?: number;
  readonly name?: string;
}

const foot = [
  'heavy-swordsmen',
  'pike-and-shot',
  'later-pike-and-shot',
  'medium-swordsmen',
  'medium-spearmen',
  'bayonet-heavy',
  'bowmen',
  'shot',
  'levy',
] as const;
const deep = ['tercio', 'keil', 'colunela', 'later-tercio'] as const;
const horse = ['heavy-cavalry', 'medium-cavalry', 'gendarmes', 'heavily-armoured-cavalry'] as const;
const light = ['light-infantry', 'light-cavalry', 'dragoons'] as const;

const gaps = [0, 0.6, 1, 1.5, 2, 3, 4] as const;

/** Two lines against each other. */
const lines: SetPiece = (making, [x, y], n) => {
  const { random } = making;
  const gap = pick(random, gaps) / 2;
  const some = () => pick(random, random.below(3) === 0 ? horse : random.below(4) === 0 ? deep : foot);
  row(making, 0, [some(), some(), some()].slice(0, 1 + random.below(3)), { x, front: y - gap, n });
  row(making, 1, [some(), some(), some()].slice(0, 1 + random.below(3)), {
    x: x + random.below(3) / 2,
    front: y + gap,
    n,
  });
};

/** Foot with horse on its flank, and a second line behind it. */
const flank: SetPiece = (making, [x, y], n) => {
  const { random } = making;
  row(making, 1, [pick(random, random.below(3) === 0 ? deep : foot)], { x, front: y + 0.6, n });
  row(making, 0, [pick(random, foot)], { x, front: y - pick(random, [0, 0.6] as const), n });
  const side = random.below(2) === 0 ? 1 : -1;
  const at = [mm(x + side * (1.5 + random.below(3))), mm(y + 1.1)] as const;
  put(
    making,
    0,
    1,
    someUnit(random, `aside-${n}`, at, { kind: pick(random, horse), facing: side > 0 ? 270 : 90 }),
  );
  row(making, 1, [pick(random, foot)], { x, front: y + 3, n, name: 'rear' });
};

/** Light troops before a line, and who might ride them down. */
const screen: SetPiece = (making, [x, y], n) => {
  const { random } = making;
  row(making, 1, [pick(random, light), pick(random, light)], { x, front: y + 0.5, n, name: 'screen' });
  row(making, 1, [pick(random, foot)], {
    x,
    front: y + pick(random, [1.3, 2, 3.5] as const),
    n,
    name: 'behind',
  });
  row(making, 0, [pick(random, [...horse, ...foot]), pick(random, horse)], {
    x,
    front: y - 0.7,
    n,
    corps: 1,
  });
  row(making, 0, [pick(random, light)], { x: x + 3, front: y, n, name: 'light' });
};

/** Headstrong units behind friends, with enemies in reach. */
const hotheads: SetPiece = (making, [x, y], n) => {
  const { random } = making;
  const traits: NonNullable<UnitDraft['traits']> = ['headstrong'];
  for (const m of [0, 1]) {
    const kind = pick(random, [...horse, 'medium-swordsmen', 'heavy-swordsmen'] as const);
    const depth = sizeOf(kind)[1];
    const id = `hot-${m}-${n}`;
    put(
      making,
      0,
      1,
      someUnit(random, id, [mm(x + 2.2 * m - 1), y - 1.2 - depth / 2], { kind, traits: [...traits] }),
    );
  }
  if (random.below(2) === 0) row(making, 0, [pick(random, foot)], { x, front: y - 0.1, n, name: 'before' });
  row(making, 1, [pick(random, foot), pick(random, [...horse, 'light-artillery'] as const)], {
    x,
    front: y + 0.9,
    n,
  });
};

/** Defenders behind works, and who storms them. */
const works: SetPiece = (making, [x, y], n) => {
  const { random, scenario } = making;
  const kind = pick(random, ['fortification', 'obstacle'] as const);
  scenario.works.push({ id: `works-${n}`, kind, from: [mm(x - 2), y], to: [mm(x + 2), y] });
  row(making, 1, [pick(random, foot), pick(random, ['light-infantry', 'light-artillery'] as const)], {
    x,
    front: y,
    n,
  });
  row(making, 0, [pick(random, [...foot, ...horse]), pick(random, horse)], {
    x,
    front: y - pick(random, [0.7, 1.4] as const),
    n,
  });
};

/** War wagons and guns with foot between them, and all sorts of enemies. */
const wagons: SetPiece = (making, [x, y], n) => {
  const { random } = making;
  row(making, 1, ['war-wagon', pick(random, ['light-artillery', 'medium-artillery'] as const), 'war-wagon'], {
    x,
    front: y + 0.7,
    n,
  });
  row(making, 1, [pick(random, foot)], { x, front: y + 3.2, n, name: 'inside' });
  row(making, 0, [pick(random, horse), 'light-infantry', pick(random, foot)], { x, front: y - 0.2, n });
};

/** Elephants among horse. */
const elephants: SetPiece = (making, [x, y], n) => {
  const { random } = making;
  row(making, 0, ['elephants', pick(random, foot)], { x, front: y - 0.5, n });
  row(making, 0, [pick(random, ['light-cavalry', 'heavy-cavalry'] as const)], {
    x: x - 1,
    front: y - 1.7,
    n,
    name: 'behind',
  });
  row(making, 1, [pick(random, horse), pick(random, foot)], { x, front: y + 0.5, n });
};

/** Guns and musketeers at short range. */
const guns: SetPiece = (making, [x, y], n) => {
  const { random } = making;
  const calibres = ['light-artillery', 'medium-artillery', 'heavy-artillery'] as const;
  row(making, 0, [pick(random, calibres), 'shot', pick(random, calibres)], { x, front: y - 1, n });
  row(making, 1, [pick(random, deep), pick(random, foot)], {
    x,
    front: y + pick(random, [0.5, 1.5] as const),
    n,
  });
};

/** A column struck on its flank. */
const column: SetPiece = (making, [x, y], n) => {
  const { random } = making;
  const kind = pick(random, ['heavy-swordsmen', 'pike-and-shot', 'medium-swordsmen'] as const);
  for (const m of [0, 1, 2])
    put(making, 1, 0, someUnit(random, `file-${m}-${n}`, [mm(x), mm(y + m)], { kind, traits: [] }));
  for (const m of [0, 1])
    put(
      making,
      0,
      1,
      someUnit(random, `hit-${m}-${n}`, [mm(x + 2.2 + m * 0.3), mm(y + 0.1 + 1.1 * m)], {
        kind: pick(random, horse),
        facing: 270,
      }),
    );
};

/** The camp of a side with raiders before it. */
const raid: SetPiece = (making, [x], n) => {
  const { random, scenario } = making;
  const { depthUd = 16 } = scenario.table ?? {};
  const north = scenario.sides[1];
  if (north === undefined) return;
  north.camp = { at: [mm(x), depthUd - 1], fortified: random.below(2) === 0 };
  row(making, 0, [pick(random, [...horse, ...foot]), pick(random, [...horse, 'light-cavalry'] as const)], {
    x,
    front: depthUd - 2 - pick(random, [1, 1.5] as const),
    n,
    corps: 1,
  });
};

/** A column on a road over a river. */
const road: SetPiece = (making, [x], n) => {
  const { random, scenario } = making;
  const { depthUd = 16, widthUd = 24 } = scenario.table ?? {};
  if (scenario.areas.some(({ kind }) => kind === 'river')) return;
  scenario.roads.push({
    id: `road-${n}`,
    points: [
      [mm(x), 0],
      [mm(x), depthUd],
    ],
  });
  scenario.areas.push({
    id: `river-${n}`,
    kind: 'river',
    form: 'rectangle',
    at: [widthUd / 2, depthUd / 2],
    size: [widthUd, 1.5],
    ground: pick(random, ['open', 'rough', 'difficult', 'impassable'] as const),
  });
  const y = depthUd / 2 - 2.5;
  for (const m of [0, 1])
    put(
      making,
      0,
      0,
      someUnit(random, `march-${m}-${n}`, [mm(x), mm(y - m)], { kind: 'heavy-swordsmen', traits: [] }),
    );
  row(making, 1, [pick(random, foot)], { x: x + 3, front: depthUd / 2 + 0.8, n, name: 'bank' });
};

/** Fights in woods, fields and on hills. */
const rough: SetPiece = (making, [x, y], n) => {
  const { random, scenario } = making;
  const kind = pick(random, [
    'wood',
    'brush',
    'field',
    'enclosed-field',
    'plantation',
    'gully',
    'marsh',
    'village',
    'gentle-hill',
    'steep-hill',
  ] as const);
  const isHill = kind === 'gentle-hill' || kind === 'steep-hill';
  const area = { id: `rough-${n}`, kind, form: 'rectangle' as const, at: [mm(x), y + 1], size: [5, 3] };
  scenario.areas.push(
    isHill
      ? {
          ...area,
          ridge: [
            [mm(x - 2), y + 1.5],
            [mm(x + 2), y + 1.5],
          ],
        }
      : area,
  );
  row(making, 1, [pick(random, [...foot, ...light]), pick(random, [...horse, ...light])], {
    x,
    front: y + 0.4,
    n,
  });
  row(making, 0, [pick(random, [...foot, ...light]), pick(random, [...horse, ...light])], {
    x,
    front: y - pick(random, [0.4, 1] as const),
    n,
  });
};

/** Caracolers in two ranks, and commanded shot beside them. */
const caracole: SetPiece = (making, [x, y], n) => {
  const { random } = making;
  const rider = { kind: 'heavy-cavalry' as const, weapon: 'caracole' as const, traits: [] };
  for (const m of [0, 1])
    put(making, 0, 1, someUnit(random, `reiter-${m}-${n}`, [mm(x), mm(y - 0.9 - 0.75 * m)], { ...rider }));
  row(making, 1, [pick(random, foot), pick(random, horse)], { x, front: y + 0.4, n });
};

/** Two ranks of foot far from each other, who march, extend and form columns. */
const march: SetPiece = (making, [x], n) => {
  const { random, scenario } = making;
  const { depthUd = 16 } = scenario.table ?? {};
  const kind = pick(random, ['medium-swordsmen', 'bowmen', 'levy', 'light-infantry'] as const);
  const wide = kind === 'light-infantry' ? 7 : 2;
  for (const rank of [0, 1])
    row(
      making,
      0,
      Array.from({ length: wide }, () => kind),
      { x, front: 3 - rank * sizeOf(kind)[1], n, name: `rank${rank}` },
    );
  row(making, 1, ['levy', 'levy'], { x, front: depthUd - 3, n, name: 'far' });
};

/** Swordsmen behind bowmen, horse behind light horse: who passes whom. */
const passing: SetPiece = (making, [x, y], n) => {
  const { random } = making;
  const pairs = [
    ['medium-swordsmen', 'bowmen'],
    ['shot', 'bowmen'],
    ['heavy-cavalry', 'light-cavalry'],
    ['foot-knights', 'shot'],
    ['medium-swordsmen', 'light-artillery'],
  ] as const;
  const [behind, before] = pick(random, pairs);
  row(making, 0, [before], { x, front: y - 2, n, name: 'before' });
  row(making, 0, [behind], { x, front: y - 2.1 - sizeOf(before)[1], n, name: 'through' });
  row(making, 1, [pick(random, foot)], { x, front: y + 2, n });
};

/** Two ranks that may widen or narrow their front into the enemy. */
const ranks: SetPiece = (making, [x, y], n) => {
  const { random } = making;
  const kind = pick(random, ['medium-swordsmen', 'shot', 'heavy-swordsmen'] as const);
  row(making, 0, [kind, kind], { x, front: y - 0.4, n, name: 'first' });
  row(making, 0, [kind], { x: x - 1, front: y - 1.4, n, name: 'second' });
  row(making, 1, [pick(random, foot), pick(random, foot), pick(random, foot)], {
    x: x + 1,
    front: y + 0.3,
    n,
  });
};

/** Horse that evades into the light infantry of those who charge it. */
const encircled: SetPiece = (making, [x, y], n) => {
  const { random } = making;
  put(
    making,
    1,
    0,
    someUnit(random, `prey-${n}`, [mm(x), mm(y + 0.7)], { kind: 'medium-cavalry', traits: [] }),
  );
  row(making, 0, [pick(random, horse)], { x, front: y - 0.6, n, corps: 1 });
  put(
    making,
    0,
    0,
    someUnit(random, `net-${n}`, [mm(x + random.below(3) / 4), mm(y + 2.6)], {
      kind: 'light-infantry',
      facing: 180,
    }),
  );
};

/** Light horse in a line before a gap that only one of them fits through. */
const gap: SetPiece = (making, [x, y], n) => {
  const { random, scenario } = making;
  for (const side of [-1, 1])
    scenario.areas.push({
      id: `rock-${side < 0 ? 'west' : 'east'}-${n}`,
      kind: 'impassable',
      form: 'rectangle',
      at: [mm(x + side * 2.55), mm(y + 3.4)],
      size: [4, 2],
    });
  row(making, 1, ['light-cavalry', 'light-cavalry', 'light-cavalry'], { x: x + 1, front: y + 0.3, n });
  row(making, 0, [pick(random, horse)], { x, front: y - 0.6, n, corps: 1 });
};

const pieces: readonly SetPiece[] = [
  ranks,
  encircled,
  gap,
  march,
  passing,
  passing,
  lines,
  lines,
  flank,
  screen,
  hotheads,
  works,
  wagons,
  elephants,
  guns,
  column,
  raid,
  road,
  rough,
  rough,
  caracole,
];

/** Set pieces from the left to the right of the table. */
export function setPieces(making: ScenarioMaking, count: number): void {
  const { scenario, random } = making;
  const { widthUd = 30, depthUd = 20 } = scenario.table ?? {};
  for (let n = 0; n < count; n++)
    pick(random, pieces)(making, [mm((widthUd * (n + 0.5)) / count), mm(depthUd / 2)], n);
}
