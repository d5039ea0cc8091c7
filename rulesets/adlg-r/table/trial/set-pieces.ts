/** Set pieces of fights: lines, flanks, works, wagons, elephants, guns and columns; and all of them. For tests only. */
import { mm, pick } from '@grognard/test-kit';
import type { ScenarioMaking, UnitDraft } from './draft.ts';
import { sizeOf, someUnit } from './random-units.ts';
import { deep, foot, gaps, horse, light, put, row, type SetPiece } from './set-piece.ts';
import {
  caracole,
  encircled,
  gap,
  march,
  passing,
  raid,
  ranks,
  road,
  screen,
} from './set-pieces-on-the-way.ts';

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
