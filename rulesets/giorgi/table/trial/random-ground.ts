/** Ground by chance: hills, woods, fields, a river with its crossing, roads, hedges, walls, houses. For tests only. */
import { between, type Making, mm, pick, rectangle } from './draft.ts';

export function randomGround(making: Making): void {
  const { luck } = making;
  const often = (most: number, make: (making: Making, n: number) => void) => {
    for (let n = luck.below(most + 1); n > 0; n--) make(making, n);
  };
  often(2, hill);
  often(2, wood);
  often(2, field);
  if (luck.below(5) === 0) river(making);
  else if (luck.below(3) === 0) stream(making);
  often(2, road);
  often(4, shelter);
  often(3, house);
  often(2, objective);
}

/** A place for something so large, away from the edges. */
function corner({ scenario, luck }: Making, width: number, depth: number): [number, number] {
  const { widthCm, depthCm } = scenario.table;
  return [between(luck, 2, widthCm - width - 2), between(luck, 8, depthCm - depth - 8)];
}

function hill(making: Making, n: number): void {
  const { scenario, luck } = making;
  const [width, depth] = [between(luck, 18, 35), between(luck, 12, 22)];
  const [x, y] = corner(making, width, depth);
  scenario.areas.push({ id: `hill-${n}`, kind: 'hill', level: 1, corners: rectangle(x, y, width, depth) });
  if (luck.below(3) > 0) return;
  const top = rectangle(x + width / 4, y + depth / 4, width / 2, depth / 2);
  scenario.areas.push({ id: `top-${n}`, kind: 'hill', level: 2, corners: top });
}

function wood(making: Making, n: number): void {
  const { scenario, luck, woods } = making;
  const [width, depth] = [between(luck, 12, 24), between(luck, 10, 20)];
  const [x, y] = corner(making, width, depth);
  scenario.areas.push({ id: `wood-${n}`, kind: 'woods', corners: rectangle(x, y, width, depth) });
  woods.push([mm(x + width / 2), mm(y + depth / 2)]);
}

function field(making: Making, n: number): void {
  const { scenario, luck } = making;
  const [width, depth] = [between(luck, 8, 20), between(luck, 8, 16)];
  const [x, y] = corner(making, width, depth);
  const kind = pick(luck, ['plough', 'bushes', 'village'] as const);
  scenario.areas.push({ id: `field-${n}`, kind, corners: rectangle(x, y, width, depth) });
}

/** Across the whole table, with a bridge and a ford. */
function river({ scenario, luck }: Making): void {
  const { widthCm, depthCm } = scenario.table;
  const y = between(luck, depthCm / 2 - 6, depthCm / 2 + 2);
  const bridge = between(luck, 10, widthCm / 2 - 8);
  const ford = between(luck, widthCm / 2, widthCm - 24);
  scenario.areas.push(
    { id: 'river', kind: 'river', corners: rectangle(0, y, widthCm, 5) },
    { id: 'bridge', kind: 'bridge', corners: rectangle(bridge, y - 1, 7, 7) },
    { id: 'ford', kind: 'ford', corners: rectangle(ford, y, 14, 5) },
  );
}

function stream({ scenario, luck }: Making): void {
  const { widthCm, depthCm } = scenario.table;
  const [from, to] = [between(luck, 20, depthCm - 20), between(luck, 20, depthCm - 20)];
  scenario.lines.push({
    id: 'stream',
    kind: 'stream',
    points: [
      [0, from],
      [mm(widthCm / 2), mm((from + to) / 2 + 2)],
      [widthCm, to],
    ],
  });
}

function road({ scenario, luck }: Making, n: number): void {
  const { widthCm, depthCm } = scenario.table;
  const x = between(luck, 10, widthCm - 10);
  const points =
    luck.below(2) === 0
      ? [
          [x, 0],
          [x, depthCm],
        ]
      : [
          [0, between(luck, 10, depthCm - 10)],
          [widthCm, between(luck, 10, depthCm - 10)],
        ];
  scenario.lines.push({ id: `road-${n}`, kind: 'road', points });
}

function shelter(making: Making, n: number): void {
  const { scenario, luck } = making;
  const length = between(luck, 10, 24);
  const [x, y] = corner(making, length, 2);
  const kind = pick(luck, ['hedge', 'low-wall', 'high-wall', 'barricade', 'trench'] as const);
  scenario.lines.push({
    id: `shelter-${n}`,
    kind,
    points: [
      [x, y],
      [mm(x + length), mm(y + luck.below(3))],
    ],
  });
}

function house(making: Making, n: number): void {
  const { scenario, luck } = making;
  const [x, y] = corner(making, 10, 8);
  scenario.houses.push({
    id: `house-${n}`,
    name: `House ${n}`,
    at: [mm(x + 5), mm(y + 4)],
    widthCm: 8 + luck.below(3),
    depthCm: 6 + luck.below(2),
    facing: luck.below(4) * 90,
  });
}

function objective(making: Making, n: number): void {
  const { scenario } = making;
  const [x, y] = corner(making, 4, 4);
  scenario.objectives.push({ id: `aim-${n}`, at: [mm(x + 2), mm(y + 2)], words: `Aim ${n}` });
}
