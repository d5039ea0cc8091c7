/** Worked examples of melees and shots laid out as positions on the table. For tests only. */
import type { MeleeInput, MeleeUnitInput } from '../../rules/melee/input.ts';
import type { ShootInput } from '../../rules/shooting/input.ts';
import type { Trait } from '../../scenarios/model.ts';
import type { FrontContact, State, Table } from '../state/model.ts';
import { sizeOf } from '../trial/random-units.ts';
import { type BattleSetup, corpsIn, indexIn, layBattle, type TestUnit, unitIn } from './battle.ts';
import { touch } from './contacts.ts';

/** An example with what it leaves out. */
export type Given<T> = { readonly [K in keyof T]?: T[K] extends object ? Partial<T[K]> : T[K] };

type Area = NonNullable<BattleSetup['areas']>[number];
type Work = NonNullable<BattleSetup['works']>[number];

/** Where the two units meet, and the middle of the lower one. */
const line = 10;
const middle = 15;

const grounds = {
  brush: 'brush',
  field: 'field',
  'enclosed-field': 'enclosed-field',
  rough: 'plantation',
  difficult: 'marsh',
} as const;

function traitsOf(unit: Partial<MeleeUnitInput>): Trait[] {
  const flags: readonly (readonly [boolean | null | undefined, Trait])[] = [
    [unit.impact, 'impact'],
    [unit.shock, 'shock'],
    [unit.pistol, 'pistol'],
    [unit.salvo, 'salvo'],
    [unit.regimentalGun, 'regimental-gun'],
    [unit.keilSwordsmen, 'keil-swordsmen'],
    [unit.twoHanded === true && unit.kind !== 'foot-knights', 'two-handed'],
    [unit.headstrong, 'headstrong'],
    [unit.expendable, 'expendable'],
    [unit.works === 'stakes', 'stakes'],
  ];
  return flags.flatMap(([has, trait]) => (has === true ? [trait] : []));
}

function dimensions(unit: Partial<MeleeUnitInput>): readonly [number, number] {
  return unit.square === true ? [2, 2] : sizeOf(unit.kind!);
}

/** Which edge of the other lies on the line: a war wagon that is alone on its long side is struck there. */
function edgeOf(unit: Partial<MeleeUnitInput>): 'front' | 'left' | 'rear' {
  if (unit.aloneOnLongSide === true || unit.struck === 'flank') return 'left';
  return unit.struck === 'rear' ? 'rear' : 'front';
}

/** A unit above or below the line with an edge on it, its left end (as the map has it) at `left`. */
function placed(
  unit: Partial<MeleeUnitInput>,
  isSouth: boolean,
  left: number,
): { unit: TestUnit; width: number } {
  const [wide, deep] = dimensions(unit);
  const edge = edgeOf(unit);
  const [alongX, alongY] = edge === 'left' ? [deep, wide] : [wide, deep];
  const facing = { front: isSouth ? 0 : 180, rear: isSouth ? 180 : 0, left: isSouth ? 90 : 270 }[edge];
  const test: TestUnit = {
    kind: unit.kind!,
    at: [left + alongX / 2, line + (isSouth ? -alongY / 2 : alongY / 2)],
    facing,
    quality: unit.quality ?? 'ordinary',
    armour: unit.armour ?? null,
    weapon: unit.caracolePair === true ? 'caracole' : (unit.weapon ?? null),
    traits: traitsOf(unit),
  };
  return { unit: test, width: alongX };
}

function areasFor({ a = {}, b = {} }: Given<MeleeInput>): Area[] {
  const [own, other] = [a.terrain ?? 'open', b.terrain ?? 'open'];
  const area = (terrain: string, y: number, deep: number): Area[] =>
    terrain === 'open'
      ? []
      : [{ kind: grounds[terrain as keyof typeof grounds], at: [middle, y], size: [12, deep] }];
  // Alone in the ground, so that the edge of it is not where they fight.
  const isWhole = (unit: Partial<MeleeUnitInput>) => unit.kind === 'light-infantry';
  const grounded =
    own === other
      ? area(own, line, 12)
      : [
          ...area(own, isWhole(a) ? line - 3 : line - 3.4, 6),
          ...area(other, isWhole(b) ? line + 3 : line + 3.4, 6),
        ];
  const hill = (sign: number): Area => ({
    kind: 'gentle-hill',
    at: [middle, line + 3 * sign],
    size: [12, 6],
    ridge: [
      [middle - 4, line + 3 * sign],
      [middle + 4, line + 3 * sign],
    ],
  });
  const river: Area = { kind: 'river', at: [middle, line + 1], size: [30, 1], ground: 'open' };
  return [
    ...grounded,
    ...(a.ground === 'higher' ? [hill(-1)] : []),
    ...(a.ground === 'river-bank' ? [river] : []),
    ...(b.ground === 'higher' ? [hill(1)] : []),
  ];
}

function worksFor({ a = {}, b = {} }: Given<MeleeInput>): Work[] {
  const isWork = (works: unknown): works is 'fortification' | 'obstacle' =>
    works === 'fortification' || works === 'obstacle';
  const ends = { east: [20, line], west: [10, line] };
  return [
    ...(isWork(a.works) ? [{ kind: a.works, from: ends.east, to: ends.west }] : []),
    ...(isWork(b.works) ? [{ kind: b.works, from: ends.west, to: ends.east }] : []),
  ];
}

/** The position of a melee, a of the south against b of the north. */
export function meleePosition(input: Given<MeleeInput>, options: Readonly<Record<string, unknown>>) {
  const { a = {}, b = {}, charge = 'none' } = input;
  const own = placed(a, true, middle);
  // An incomplete attack stands off the corner.
  const isAskew = a.complete === false || b.complete === false;
  const other = placed(b, false, middle + (isAskew ? 0.3 : 0));
  const { table, state } = layBattle({
    options,
    areas: areasFor(input),
    works: worksFor(input),
    south: { a: own.unit, ...helpers(input, own.width) },
    north: { b: other.unit, ...(b.caracolePair === true ? { second: behind(other.unit, 1) } : {}) },
  });
  for (const [id, unit] of [
    ['a', a],
    ['b', b],
  ] as const)
    arrange(table, state, id, unit);
  layContact(table, state, input, charge);
  return { table, state };
}

function behind(unit: TestUnit, sign: number): TestUnit {
  return { ...unit, at: [unit.at![0]!, unit.at![1]! + sign * 0.75] };
}

/** Friends of a in support: simple to the left of it, in melee support on the far flank of b. */
function helpers({ a = {} }: Given<MeleeInput>, width: number): Record<string, TestUnit> {
  const simple: Record<string, TestUnit> =
    (a.simpleSupports ?? 0) > 0 ? { simple: { kind: 'medium-spearmen', at: [middle - 1, line - 0.5] } } : {};
  const [kind] = a.meleeSupports ?? [];
  if (kind === undefined)
    return a.caracolePair === true ? { second: behind(placed(a, true, middle).unit, -1) } : simple;
  const [wide, deep] = sizeOf(kind);
  const aside: TestUnit = { kind, at: [middle + width + deep / 2, line + wide / 2], facing: 270 };
  return { ...simple, aside };
}

function arrange(table: Table, state: State, id: 'a' | 'b', unit: Partial<MeleeUnitInput>): void {
  const now = unitIn(table, state, id);
  now.lost = unit.lost ?? 0;
  now.square = unit.square ?? false;
  // A war wagon is battle-ready as long as it has not moved.
  now.doings.moved = unit.kind === 'war-wagon' && unit.battleReady !== true;
  if (unit.works === 'stakes') now.stakes = now.pose;
  if (unit.commander === true)
    Object.assign(corpsIn(table, state, id === 'a' ? 'south-corps' : 'north-corps').commander, {
      with: indexIn(table, id),
      status: 'engaged',
    });
}

function layContact(table: Table, state: State, { a = {}, b = {} }: Given<MeleeInput>, charge: string): void {
  const isByB = charge === 'b' || edgeOf(a) !== 'front';
  const [by, on, edge] = isByB ? (['b', 'a', edgeOf(a)] as const) : (['a', 'b', edgeOf(b)] as const);
  const more: Partial<FrontContact> = {
    edge,
    complete: (isByB ? b : a).complete !== false,
    first: charge !== 'none',
    uncontrolled: (isByB ? b : a).uncontrolled === true,
  };
  touch(table, state, by, on, more);
  if ((a.meleeSupports ?? []).length > 0) touch(table, state, 'aside', 'b', { edge: 'left', how: 'support' });
}

/** The position of a shot, the shooter of the south. */
export function shotPosition(input: Given<ShootInput>, options: Readonly<Record<string, unknown>>) {
  const { shooter = {}, target = {}, distanceUd } = input;
  const size = (unit: { kind?: unknown; square?: unknown }) => dimensions(unit as Partial<MeleeUnitInput>);
  const [wide, deep] = size(shooter);
  const [itsWide, itsDeep] = size(target);
  const edge = shooter.edge ?? 'front';
  const ahead = edge === 'side' ? wide / 2 : deep / 2;
  const far = target.flank === true ? itsWide / 2 : itsDeep / 2;
  const at = 6;
  const y = at + ahead + (distanceUd ?? 1) + far;
  const places = { cover: 'plantation', difficult: 'marsh', 'enclosed-field': 'enclosed-field' } as const;
  const place = shooter.place ?? 'open';
  const areas: Area[] = [
    ...(place === 'open' ? [] : [{ kind: places[place], at: [middle, at - 0.3], size: [8, 2 * ahead] }]),
    ...(target.cover === 'terrain'
      ? [{ kind: 'plantation' as const, at: [middle, y + 1.2], size: [8, 2 * far + 3] }]
      : []),
  ];
  const front = y - far;
  const works: Work[] =
    target.cover === 'fortification'
      ? [{ kind: 'fortification', from: [middle - 5, front], to: [middle + 5, front] }]
      : [];
  const traits: Trait[] = [
    ...(shooter.regimentalGun === true ? (['regimental-gun'] as const) : []),
    ...(shooter.reduced === true ? (['reduced'] as const) : []),
  ];
  const a: TestUnit = {
    kind: shooter.kind!,
    at: [middle, at],
    facing: { front: 0, side: 90, rear: 180 }[edge],
    quality: shooter.quality ?? 'ordinary',
    weapon: shooter.weapon ?? null,
    traits,
  };
  const { table, state } = layBattle({
    options,
    areas,
    works,
    south: { a, ...(shooter.caracolePair === true ? { second: behind(a, -1) } : {}) },
    north: {
      b: {
        kind: target.kind!,
        at: [middle, y],
        facing: target.flank === true ? 90 : 180,
        quality: target.quality ?? 'ordinary',
        armour: target.armour ?? null,
      },
    },
  });
  unitIn(table, state, 'a').lost = shooter.disordered === true ? 1 : 0;
  unitIn(table, state, 'a').square = shooter.square ?? false;
  unitIn(table, state, 'b').square = target.square ?? false;
  return {
    table,
    state,
    edge: { front: 'front', side: 'left', rear: 'rear' }[edge] as 'front' | 'left' | 'rear',
  };
}
