/** Random sides: figures of every kind near each other, bodies in close order, guns, riders, prisoners. For tests only. */

import { mm, pick } from '@grognard/test-kit';
import { firearmIds, gears, horses, meleeWeaponIds, riders } from '../../model.ts';
import type { CmPoint, FigureDraft, ScenarioMaking, SideDraft } from './draft.ts';
import { addSetPieces } from './random-set-pieces.ts';

const sideIds = ['blue', 'red', 'green', 'grey'] as const;
const signs = ['plume', 'sash', 'hat', 'cap'] as const;
const supported: readonly string[] = ['swivel-gun', 'rampart-musket'];

/** Two to four sides. Most figures stand within a turn's walk of an enemy. */
export function randomSides(making: ScenarioMaking): void {
  const { scenario, random } = making;
  const count = random.below(4) === 0 ? 3 + random.below(2) : 2;
  const crowd: CmPoint[] = [];
  for (let s = 0; s < count; s++) {
    const id = sideIds[s]!;
    const side: SideDraft = {
      id,
      name: id,
      colour: id,
      sign: signs[s]!,
      flag: null,
      zone: null,
      plan: 'None.',
      figures: [],
      bodies: [],
    };
    scenario.sides.push(side);
    addBody(making, side, crowd);
    addPeople(making, side, crowd);
  }
  addSetPieces(making);
  for (const side of scenario.sides) zoneFor(making, side);
}

/** Whether a place is clear of all figures placed so far, whatever their bases. */
function isClear(crowd: readonly CmPoint[], [x, y]: CmPoint, room: number): boolean {
  return crowd.every(([a, b]) => (a - x) * (a - x) + (b - y) * (b - y) >= room * room);
}

function addPeople(making: ScenarioMaking, side: SideDraft, crowd: CmPoint[]): void {
  const { scenario, random } = making;
  const { widthCm, depthCm } = scenario.table;
  const middle: CmPoint = [
    widthCm * (0.3 + random.below(40) / 100),
    depthCm * (0.3 + random.below(40) / 100),
  ];
  const wanted = 3 + random.below(6);
  const spread = 6 + random.below(14);
  for (let n = 0; n < wanted; n++) {
    const figure = somebody(making, `${side.id}-${n}`);
    const placed = n > 0 && random.below(3) === 0 && putAtSpot(making, figure);
    for (let tries = 0; !placed && tries < 20; tries++) {
      const off = () => (random.below(200) / 100 - 1) * spread;
      const at: CmPoint = [mm(middle[0] + off()), mm(middle[1] + off())];
      if (!isClear(crowd, at, figure.troop === undefined ? 2.1 : 4)) continue;
      crowd.push(at);
      figure.at = [...at];
      break;
    }
    if (figure.at.length === 2) side.figures.push(figure as SideDraft['figures'][number]);
    if (n === 0) addCrew(making, side, figure);
  }
}

/** A gunner stands at the support of its gun, with a friend beside it. */
function addCrew({ coastal, spots, random }: ScenarioMaking, side: SideDraft, gunner: FigureDraft): void {
  if (!coastal || spots.supports.length === 0 || random.below(2) === 0) return;
  const [x, y] = pick(random, spots.supports);
  gunner.firearms = [pick(random, ['swivel-gun', 'rampart-musket', 'swivel-gun'] as const)];
  delete gunner.troop;
  gunner.at = [mm(x), mm(y - 0.9)];
  side.figures.push({
    id: `${gunner.id}-mate`,
    at: [mm(x + 2), mm(y - 0.9)],
  } as SideDraft['figures'][number]);
}

function somebody({ random, coastal, edition }: ScenarioMaking, id: string): FigureDraft {
  const maybe = (n: number) => random.below(n) === 0;
  const figure: FigureDraft = { id, at: [], class: 1 + random.below(5), gear: pick(random, gears) };
  if (maybe(2)) figure.gear = 'light';
  if (figure.gear === 'breastplate') figure.armour = 4;
  if (edition !== 'argad-coastal' && maybe(3)) {
    figure.troop = pick(random, riders);
    figure.horse = pick(random, horses);
  }
  const arms = firearmIds.filter((arm) => !supported.includes(arm) && (coastal || arm !== 'blunderbuss'));
  figure.firearms = Array.from({ length: random.below(3) }, () => pick(random, arms));
  figure.weapons = Array.from({ length: random.below(3) }, () => pick(random, meleeWeaponIds));
  if (figure.troop !== undefined && maybe(3)) figure.weapons = ['lance', 'sabre'];
  if (maybe(3)) figure.weapons = [pick(random, ['bayonet', 'halberd', 'spontoon'] as const)];
  figure.swims = pick(random, ['none', 'average', 'good'] as const);
  figure.leader = maybe(4);
  figure.light = maybe(3);
  if (maybe(3)) figure.atHome = ['woods', 'bushes', 'hard-slope', 'knee-water', 'hedge', 'difficult'];
  figure.captive = maybe(12);
  figure.facing = random.below(3600) / 10;
  return figure;
}

/** Puts the figure in hiding, a room, a deck or on a wall. */
function putAtSpot({ spots, random }: ScenarioMaking, figure: FigureDraft): boolean {
  const kind = random.below(4);
  if (kind === 0 && spots.rooms.length > 0) {
    const { room, at } = pick(random, spots.rooms);
    Object.assign(figure, {
      room,
      at: [...at],
      secret: random.below(3) === 0,
      posture: pick(random, postures),
    });
  } else if (kind === 1 && spots.decks.length > 0) {
    const { vessel, at } = pick(random, spots.decks);
    Object.assign(figure, { vessel, at: at.map(mm) });
  } else if (kind === 2 && spots.hiding.length > 0) {
    const secret = random.below(3) !== 0;
    Object.assign(figure, { at: [...pick(random, spots.hiding)], posture: 'crouched', secret });
  } else if (kind === 3 && spots.high.length > 0) figure.at = [...pick(random, spots.high)];
  else return false;
  delete figure.troop;
  return true;
}

const postures = ['upright', 'crouched'] as const;

/** Four figures or more in ranks, foot or heavy cavalry, one of them a leader. */
function addBody({ scenario, random, edition }: ScenarioMaking, side: SideDraft, crowd: CmPoint[]): void {
  if (edition === 'argad-coastal' || random.below(3) === 0) return;
  const ride = random.below(2) === 0;
  const [wide, deep] = ride ? [2.5, 5] : [2, 2];
  const count = 4 + random.below(5);
  const files = random.below(2) === 0 ? 4 : 1 + random.below(Math.min(5, count));
  const quarter = random.below(4);
  const { widthCm, depthCm } = scenario.table;
  const x = 15 + random.below(Math.max(1, widthCm - 30));
  const y = 15 + random.below(Math.max(1, depthCm - 30));
  const [ax, ay] = [
    [1, 0],
    [0, -1],
    [-1, 0],
    [0, 1],
  ][quarter] as [number, number];
  const figures: string[] = [];
  for (let n = 0; n < count; n++) {
    const across = (n % files) * wide!;
    const back = Math.floor(n / files) * deep!;
    const at = [mm(x + ax * across + ay * back), mm(y + ay * across - ax * back)];
    crowd.push([at[0]!, at[1]!]);
    const id = `${side.id}-rank-${n}`;
    figures.push(id);
    side.figures.push({
      id,
      at,
      facing: quarter * 90,
      leader: n === random.below(count) || n === 0,
      troop: ride ? 'heavy-cavalry' : 'foot',
      class: 3,
      gear: random.below(9) === 0 ? 'elderly' : 'full',
      firearms: ride ? ['pistol'] : ['flintlock-musket'],
      weapons: [ride ? 'sabre' : pick(random, ['bayonet', 'heavy-tool'] as const)],
    } as SideDraft['figures'][number]);
  }
  side.bodies.push({ id: `${side.id}-body`, figures, files, facing: quarter * 90 });
}

/** Some sides deploy within a rectangle around their figures. */
function zoneFor({ scenario, random }: ScenarioMaking, side: SideDraft): void {
  if (random.below(3) !== 0 || side.figures.length === 0) return;
  const { widthCm, depthCm } = scenario.table;
  const along = (n: 0 | 1) => side.figures.map(({ at }) => at[n]!);
  const from = (n: 0 | 1) => Math.max(0, Math.floor(Math.min(...along(n)) - 5));
  const west = from(0);
  const south = from(1);
  const east = Math.min(widthCm, Math.ceil(Math.max(...along(0)) + 5));
  const north = Math.min(depthCm, Math.ceil(Math.max(...along(1)) + 5));
  side.zone = [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
  ];
}
