/** Random terrain: hills, woods, fields, a river with its crossing, roads, hedges, walls, houses. For tests only. */
import { between, mm, pick, rectangle } from '@grognard/test-kit';
import type { ScenarioMaking } from './draft.ts';

export function randomGround(making: ScenarioMaking): void {
  const { random } = making;
  const often = (most: number, make: (making: ScenarioMaking, n: number) => void) => {
    for (let n = random.below(most + 1); n > 0; n--) make(making, n);
  };
  often(2, hill);
  often(2, wood);
  often(2, field);
  if (random.below(5) === 0) river(making);
  else if (random.below(3) === 0) stream(making);
  often(2, road);
  often(4, shelter);
  often(3, house);
  often(2, objective);
}

/** A place for something of this size, away from the edges. */
function corner({ scenario, random }: ScenarioMaking, width: number, depth: number): [number, number] {
  const { widthCm, depthCm } = scenario.table;
  return [between(random, 2, widthCm - width - 2), between(random, 8, depthCm - depth - 8)];
}

function hill(making: ScenarioMaking, n: number): void {
  const { scenario, random } = making;
  const [width, depth] = [between(random, 18, 35), between(random, 12, 22)];
  const [x, y] = corner(making, width, depth);
  scenario.areas.push({ id: `hill-${n}`, kind: 'hill', level: 1, corners: rectangle(x, y, width, depth) });
  if (random.below(3) > 0) return;
  const top = rectangle(x + width / 4, y + depth / 4, width / 2, depth / 2);
  scenario.areas.push({ id: `top-${n}`, kind: 'hill', level: 2, corners: top });
}

function wood(making: ScenarioMaking, n: number): void {
  const { scenario, random, woods } = making;
  const [width, depth] = [between(random, 12, 24), between(random, 10, 20)];
  const [x, y] = corner(making, width, depth);
  scenario.areas.push({ id: `wood-${n}`, kind: 'woods', corners: rectangle(x, y, width, depth) });
  woods.push([mm(x + width / 2), mm(y + depth / 2)]);
}

function field(making: ScenarioMaking, n: number): void {
  const { scenario, random } = making;
  const [width, depth] = [between(random, 8, 20), between(random, 8, 16)];
  const [x, y] = corner(making, width, depth);
  const kind = pick(random, ['plough', 'bushes', 'village'] as const);
  scenario.areas.push({ id: `field-${n}`, kind, corners: rectangle(x, y, width, depth) });
}

/** Across the whole table, with a bridge and a ford. */
function river({ scenario, random }: ScenarioMaking): void {
  const { widthCm, depthCm } = scenario.table;
  const y = between(random, depthCm / 2 - 6, depthCm / 2 + 2);
  const bridge = between(random, 10, widthCm / 2 - 8);
  const ford = between(random, widthCm / 2, widthCm - 24);
  scenario.areas.push(
    { id: 'river', kind: 'river', corners: rectangle(0, y, widthCm, 5) },
    { id: 'bridge', kind: 'bridge', corners: rectangle(bridge, y - 1, 7, 7) },
    { id: 'ford', kind: 'ford', corners: rectangle(ford, y, 14, 5) },
  );
}

function stream({ scenario, random }: ScenarioMaking): void {
  const { widthCm, depthCm } = scenario.table;
  const [from, to] = [between(random, 20, depthCm - 20), between(random, 20, depthCm - 20)];
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

function road({ scenario, random }: ScenarioMaking, n: number): void {
  const { widthCm, depthCm } = scenario.table;
  const x = between(random, 10, widthCm - 10);
  const points =
    random.below(2) === 0
      ? [
          [x, 0],
          [x, depthCm],
        ]
      : [
          [0, between(random, 10, depthCm - 10)],
          [widthCm, between(random, 10, depthCm - 10)],
        ];
  scenario.lines.push({ id: `road-${n}`, kind: 'road', points });
}

function shelter(making: ScenarioMaking, n: number): void {
  const { scenario, random } = making;
  const length = between(random, 10, 24);
  const [x, y] = corner(making, length, 2);
  const kind = pick(random, ['hedge', 'low-wall', 'high-wall', 'barricade', 'trench'] as const);
  scenario.lines.push({
    id: `shelter-${n}`,
    kind,
    points: [
      [x, y],
      [mm(x + length), mm(y + random.below(3))],
    ],
  });
}

function house(making: ScenarioMaking, n: number): void {
  const { scenario, random } = making;
  const [x, y] = corner(making, 10, 8);
  scenario.houses.push({
    id: `house-${n}`,
    name: `House ${n}`,
    at: [mm(x + 5), mm(y + 4)],
    widthCm: 8 + random.below(3),
    depthCm: 6 + random.below(2),
    facing: random.below(4) * 90,
  });
}

function objective(making: ScenarioMaking, n: number): void {
  const { scenario } = making;
  const [x, y] = corner(making, 4, 4);
  scenario.objectives.push({ id: `aim-${n}`, at: [mm(x + 2), mm(y + 2)], words: `Aim ${n}` });
}
