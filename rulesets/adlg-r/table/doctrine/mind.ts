/** Mind: a battle as one side sees it while it makes one plan. Lengths are in UD. */
import { type Base, cosineOf, type Pose, sineOf, sineScale } from '@grognard/geometry';
import { entryAt } from '@grognard/lists';
import { rangeOf } from '../../data/ranges.ts';
import type { Terrain } from '../../model.ts';
import { baseAt } from '../bodies/index.ts';
import { groundUnder } from '../field/index.ts';
import type { SideIndex, UnitIndex } from '../state/indices.ts';
import type { State, Table, UnitInfo, UnitState } from '../state/model.ts';
import { otherSide, unitsOn } from '../state/sides.ts';
import { isInMelee } from '../zones/index.ts';
import type { PlayStyle } from './sergeant/styles.ts';

/** A unit on the table, with what it could do from there. */
export interface Body {
  readonly unit: UnitIndex;
  readonly info: UnitInfo;
  readonly now: UnitState;
  readonly base: Base;
  readonly wide: number;
  readonly deep: number;
  /** Allowance in the open. */
  readonly pace: number;
  /** Range of its weapon, 0 if it cannot shoot. */
  readonly range: number;
  readonly isFighting: boolean;
  /** May charge at all. */
  readonly charges: boolean;
  /** Skirmishers, which give way. */
  readonly isLight: boolean;
}

/** What a plan above the unit wants of a unit: whom it is after, and how hard it presses. */
export interface Intent {
  /** Enemies it is after. Empty for all. */
  readonly after: ReadonlySet<UnitIndex>;
  /** Weight of coming nearer. 1 is the usual. */
  readonly press: number;
  /** Weight of danger, shared by those who go together. */
  readonly share: number;
  /** Weight of standing joined. 1 is the usual. */
  readonly joined: number;
  /** Gain more that a charge must promise. */
  readonly least: number;
  /** Marches with its line, or not at all. */
  readonly isInLine: boolean;
}

export interface Mind {
  readonly table: Table;
  readonly state: State;
  readonly side: SideIndex;
  readonly style: PlayStyle;
  readonly own: readonly Body[];
  readonly foes: readonly Body[];
  readonly intentOf: (unit: UnitIndex) => Intent;
}

export const noIntent: Intent = {
  after: new Set(),
  press: 1,
  share: 1,
  joined: 1,
  least: 0,
  isInLine: false,
};

export function mindOf(
  table: Table,
  state: State,
  side: SideIndex,
  style: PlayStyle,
  intentOf: Mind['intentOf'] = () => noIntent,
): Mind {
  return {
    table,
    state,
    side,
    style,
    own: unitsOn(table, state, side).map((unit) => bodyOf(table, state, unit)),
    foes: unitsOn(table, state, otherSide(side)).map((unit) => bodyOf(table, state, unit)),
    intentOf,
  };
}

/** The same thoughts about another position. */
export function mindAfter(mind: Mind, state: State): Mind {
  return mindOf(mind.table, state, mind.side, mind.style, mind.intentOf);
}

export function bodyOf(table: Table, state: State, unit: UnitIndex, pose?: Pose): Body {
  const info = entryAt(table.units, unit);
  const now = entryAt(state.units, unit);
  const base = baseAt(table, state, unit, pose ?? now.pose);
  const { category } = info.row;
  const { footprint } = base;
  const { ud } = table.sizes;
  const [wide, deep] =
    footprint.shape === 'round'
      ? [2 * footprint.radius, 2 * footprint.radius]
      : [footprint.width, footprint.depth];
  const range = rangeOf(table.rules.shooting.ranges, { kind: info.kind, category, weapon: info.weapon });
  return {
    unit,
    info,
    now,
    base,
    wide: wide / ud,
    deep: deep / ud,
    pace: paceOf(table, info),
    range: range === null ? 0 : range,
    isFighting: isInMelee(state, unit),
    charges: category !== 'WWg' && category !== 'Art' && !info.has.expendable,
    isLight: category === 'LI' || category === 'LH',
  };
}

/** Allowance in the open, as the movement table has it. */
function paceOf({ rules }: Table, { row: { category } }: UnitInfo): number {
  const { table } = rules.movement;
  switch (category) {
    case 'LI':
      return table.li.open;
    case 'LMI':
    case 'MI':
      return table.mi.open;
    case 'HI':
      return table.hi.open;
    case 'WWg':
    case 'Art':
      return table.wagon.open;
    case 'LH':
      return table.lh.open;
    case 'Drag':
    case 'Cv':
      return table.cv.open;
    case 'Kn':
      return table.kn.open;
    case 'El':
      return table.elephants.open;
  }
}

/** How one body lies to the front of another. */
export interface UnitBearing {
  /** Straight ahead of the front edge to the nearest part of the other. Below zero: beside or behind it. */
  readonly gap: number;
  /** Beyond the width of the front to either side; below zero: before it. */
  readonly aside: number;
  /** Of the other’s middle, to the right of one’s own. */
  readonly right: number;
}

export function bearingOf(from: Body, to: Body, ud: number): UnitBearing {
  const sine = sineOf(from.base.heading) / sineScale;
  const cosine = cosineOf(from.base.heading) / sineScale;
  const dx = (to.base.x - from.base.x) / ud;
  const dy = (to.base.y - from.base.y) / ud;
  const ahead = dx * cosine + dy * sine;
  const right = dx * sine - dy * cosine;
  const turned = to.base.heading - from.base.heading;
  const along = Math.abs(cosineOf(normal(turned))) / sineScale;
  const across = Math.abs(sineOf(normal(turned))) / sineScale;
  const [halfDeep, halfWide] = [to.deep / 2, to.wide / 2];
  return {
    gap: ahead - from.deep / 2 - (along * halfDeep + across * halfWide),
    aside: Math.abs(right) - from.wide / 2 - (along * halfWide + across * halfDeep),
    right,
  };
}

function normal(angle: number): number {
  return ((angle % 3600) + 3600) % 3600;
}

/** From middle to middle. */
export function apart(one: Body, other: Body, ud: number): number {
  const dx = (one.base.x - other.base.x) / ud;
  const dy = (one.base.y - other.base.y) / ud;
  return Math.sqrt(dx * dx + dy * dy);
}

/** Which side of a body another stands on, by the middle of the other’s front. */
export function sideStruck(target: Body, by: Body, ud: number): 'front' | 'flank' | 'rear' {
  const { category } = target.info.row;
  if (category === 'WWg' || target.now.square) return 'front';
  const { gap, right } = pointFrom(target, by.base.x + by.base.vx, by.base.y + by.base.vy, ud);
  if (gap > 0) return 'front';
  if (Math.abs(right) < target.wide / 2 + 0.1) return gap < -target.deep ? 'rear' : 'flank';
  return gap < -target.deep - 1 ? 'rear' : 'flank';
}

/** A point as a body sees it: ahead of its front edge, and to the right of its middle. */
export function pointFrom(from: Body, x: number, y: number, ud: number): Pick<UnitBearing, 'gap' | 'right'> {
  const sine = sineOf(from.base.heading) / sineScale;
  const cosine = cosineOf(from.base.heading) / sineScale;
  const dx = (x - from.base.x) / ud;
  const dy = (y - from.base.y) / ud;
  return { gap: dx * cosine + dy * sine - from.deep / 2, right: dx * sine - dy * cosine };
}

/** Ground under a body as melee reads it. */
export function terrainUnder({ table }: Pick<Mind, 'table'>, { base }: Body): Terrain {
  const ground = groundUnder(table.field, base);
  return ground === 'impassable' ? 'open' : ground;
}

export function bodyIn(mind: Mind, unit: UnitIndex): Body | null {
  return [...mind.own, ...mind.foes].find((body) => body.unit === unit) ?? null;
}
