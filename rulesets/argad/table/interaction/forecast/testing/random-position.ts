/** Random small positions with something at stake, and what is ordered in them. For tests only. */
import type { Gesture, Random } from '@grognard/engine';
import type { BattleSetup } from '../../../testing/battle.ts';

type Figures = BattleSetup['sides'][string];
type FigureSetup = Figures[string];

const weapons = [['sword'], ['bayonet'], ['bayonet', 'sword'], ['fork'], ['knife'], []] as const;
const firearms = [['flintlock-musket'], ['pistol'], [], []] as const;

function pick<T>(random: Random, list: readonly T[]): T {
  return list[random.below(list.length)]!;
}

function someFigure(random: Random, edition: string, x: number, y: number): FigureSetup {
  const mounted = random.below(6) === 0 && edition === 'argad-2021';
  return {
    at: [x, y],
    class: 2 + random.below(4),
    weapons: (mounted ? ['sabre'] : [...pick(random, weapons)]) as never,
    firearms: mounted ? [] : ([...pick(random, firearms)] as never),
    ...(mounted ? { troop: 'light-cavalry' as const } : {}),
    ...(random.below(8) === 0 ? { leader: true } : {}),
  };
}

export interface RandomPosition {
  readonly battle: BattleSetup;
  /** One figure's orders are given before, the other's are in hand. */
  readonly before: Gesture | null;
  readonly gesture: Gesture;
}

/** A few figures on each side near one place: by the edge, by deep water, before a wall, on rough ground, or in the open. */
export function randomPosition(random: Random): RandomPosition {
  const [x, y] = pick(random, [
    [50, 50],
    [50, 50],
    [50, 98],
  ] as const);
  const areas = someGround(random, x, y);
  const edition = areas.some(({ kind }) => kind === 'deep-water')
    ? 'argad-coastal'
    : pick(random, ['argad-2021', 'argad-2024', 'argad-2024']);
  const red: Record<string, FigureSetup> = {};
  const blue: Record<string, FigureSetup> = {};
  for (let n = 0; n <= random.below(3); n++) red[`red${n}`] = someFigure(random, 'on foot', x + 3 * n, y);
  for (let n = 0; n <= random.below(3); n++)
    blue[`blue${n}`] = someFigure(random, edition, x + 6 * n - random.below(2), y - 6 - random.below(9));
  const onto = (n: number) => ({ x: (x + 3 * n) * 100, y: y * 100 });
  const some = (blues: number): Gesture => ({
    pieces: [`blue${blues}`],
    values: random.below(4) === 0 ? { target: 'red0' } : { way: [onto(random.below(2))] },
  });
  return {
    battle: { sides: { blue, red }, map: { areas: areas as never }, edition, options: someReadings(random) },
    before: Object.keys(blue).length > 1 && random.below(2) === 0 ? some(1) : null,
    gesture: some(0),
  };
}

function someGround(random: Random, x: number, y: number): { readonly kind: string }[] {
  const kind = pick(random, ['deep-water', 'deep-water', 'high-crops', null]);
  if (kind === null || y > 60) return [];
  const [low, high] = kind === 'deep-water' ? [y + 1.5, y + 12] : [y - 5, y - 2];
  const corners = [
    [x - 20, low],
    [x + 20, low],
    [x + 20, high],
    [x - 20, high],
  ];
  return [{ ...{ id: 'patch', corners }, kind }];
}

function someReadings(random: Random): Readonly<Record<string, unknown>> {
  const options = random.below(4) === 0 ? { 'melee.recoil-blocked': 'killed' } : {};
  return random.below(4) === 0 ? { ...options, 'leader.wound': true } : options;
}
