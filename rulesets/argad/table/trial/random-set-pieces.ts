/** Figures placed so that something rare becomes likely: across a wall from each other, in a crowd, at a gallop. For tests only. */
import { mm, pick } from '@grognard/test-kit';
import type { CmPoint, Post, ScenarioMaking, SideDraft } from './draft.ts';

/** Adds a few of each kind, once all sides have their figures. */
export function addSetPieces(making: ScenarioMaking): void {
  addPairs(making);
  addScrum(making);
  addDuel(making);
  addStander(making);
}

/** Enemies on two sides of a wall, a slope or a gunwale, so that it matters from the first turn. */
function addPairs({ scenario, spots, random }: ScenarioMaking): void {
  spots.pairs.forEach((pair, p) => {
    if (random.below(3) === 0) return;
    const first = random.below(scenario.sides.length);
    pair.forEach(({ at, ...post }, n) => {
      const side = scenario.sides[(first + (n % 2)) % scenario.sides.length]!;
      side.figures.push(fighter(`${side.id}-pair-${p}-${n}`, at, post, random));
    });
  });
}

type Fighter = SideDraft['figures'][number];

function fighter(id: string, at: CmPoint, post: Omit<Post, 'at'>, random: ScenarioMaking['random']): Fighter {
  return {
    id,
    at: at.map(mm),
    class: 2 + random.below(3),
    firearms: [pick(random, ['flintlock-musket', 'musketoon', 'pistol'] as const)],
    weapons: [pick(random, ['sword', 'bayonet', 'knife'] as const)],
    ...post,
  } as Fighter;
}

/** A crowd of several sides within reach of each other: blows from all sides, no room to recoil. */
function addScrum({ scenario, random }: ScenarioMaking): void {
  if (random.below(3) === 0) return;
  const { widthCm, depthCm } = scenario.table;
  const x = 10 + random.below(widthCm - 20);
  const y = 10 + random.below(depthCm - 20);
  for (let n = 0; n < 9; n++) {
    const side = scenario.sides[random.below(scenario.sides.length)]!;
    const at: CmPoint = [x + 2 * (n % 3), y + 2 * Math.floor(n / 3)];
    const weapons = [pick(random, ['sword', 'sword', 'sword', 'lance'] as const)];
    side.figures.push({ ...fighter(`${side.id}-scrum-${n}`, at, {}, random), weapons });
  }
}

/** Two riders facing each other at the distance of a charge. */
function addDuel({ scenario, random, edition }: ScenarioMaking): void {
  if (edition === 'argad-coastal') return;
  const { widthCm, depthCm } = scenario.table;
  const y = 10 + random.below(depthCm - 20);
  const x = 5 + random.below(widthCm - 45);
  [x, x + 24 + random.below(8)].forEach((at, n) => {
    const side = scenario.sides[n]!;
    const troop = pick(random, ['light-cavalry', 'heavy-cavalry'] as const);
    side.figures.push({
      ...fighter(`${side.id}-duel-${n}`, [at, y], { troop }, random),
      facing: n === 0 ? 90 : 270,
    });
  });
}

/** An enemy in front of a body, just within its faster pace. */
function addStander({ scenario, random }: ScenarioMaking): void {
  scenario.sides.forEach((side, s) => {
    const [body] = side.bodies;
    if (body === undefined) return;
    const { at, troop } = side.figures.find(({ id }) => id === body.figures[0])!;
    const ahead = troop === 'foot' ? 15 + random.below(3) : 36 + random.below(3);
    const [dx, dy] = [
      [0, 1],
      [1, 0],
      [0, -1],
      [-1, 0],
    ][body.facing / 90] as [number, number];
    const other = scenario.sides[(s + 1) % scenario.sides.length]!;
    // Side by side along its front.
    for (const aside of [0, 2.5]) {
      const place: CmPoint = [at[0]! + dx * ahead + dy * aside, at[1]! + dy * ahead - dx * aside];
      other.figures.push(fighter(`${other.id}-stander-${s}-${aside > 0 ? 1 : 0}`, place, {}, random));
    }
  });
}
