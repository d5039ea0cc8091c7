/** Set pieces of those who march, evade, pass and raid. For tests only. */
import { mm, pick } from '@grognard/test-kit';
import { sizeOf, someUnit } from './random-units.ts';
import { foot, horse, light, put, row, type SetPiece } from './set-piece.ts';

/** Light troops before a line, and who might ride them down. */
export const screen: SetPiece = (making, [x, y], n) => {
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

/** The camp of a side with raiders before it. */
export const raid: SetPiece = (making, [x], n) => {
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
export const road: SetPiece = (making, [x], n) => {
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

/** Caracolers in two ranks, and commanded shot beside them. */
export const caracole: SetPiece = (making, [x, y], n) => {
  const { random } = making;
  const rider = { kind: 'heavy-cavalry' as const, weapon: 'caracole' as const, traits: [] };
  for (const m of [0, 1])
    put(making, 0, 1, someUnit(random, `reiter-${m}-${n}`, [mm(x), mm(y - 0.9 - 0.75 * m)], { ...rider }));
  row(making, 1, [pick(random, foot), pick(random, horse)], { x, front: y + 0.4, n });
};

/** Two ranks of foot far from each other, who march, extend and form columns. */
export const march: SetPiece = (making, [x], n) => {
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
export const passing: SetPiece = (making, [x, y], n) => {
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
export const ranks: SetPiece = (making, [x, y], n) => {
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
export const encircled: SetPiece = (making, [x, y], n) => {
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
export const gap: SetPiece = (making, [x, y], n) => {
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
