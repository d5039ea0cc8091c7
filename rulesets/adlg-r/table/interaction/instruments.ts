/** Instruments: ruler, line of sight, reach and what ends it, range and zone of control, threats. */
import { type Instrument, type Item, type Measurement, onceEach, type PointOrPiece } from '@grognard/engine';
import {
  type Base,
  baseDistance,
  isCoordinate,
  nearestPoints,
  type Point,
  placeBase,
  pointDistance,
  pointToBase,
  roundBase,
} from '@grognard/geometry';
import { entryAt, lookUp } from '@grognard/lists';
import { choiceName } from '@grognard/rules-kit';
import { isPoint } from '@grognard/table-kit';
import { rangeOf } from '../../data/ranges.ts';
import { standOfCommander } from '../../looks/units.ts';
import { command as commanding } from '../../rules/command/procedure.ts';
import { gradeNow, poseOfCommander } from '../actions/command/index.ts';
import { shakenBy } from '../actions/rout/index.ts';
import { sceneOf, sightOf } from '../actions/shoot/index.ts';
import { baseOf } from '../bodies/index.ts';
import { interactionWordsOf, lengthText, namesOf, ruleWordsOf } from '../explain/words.ts';
import type { CorpsIndex, UnitIndex } from '../state/indices.ts';
import { otherSide, unitsOn } from '../state/sides.ts';
import { hasZone } from '../zones/index.ts';
import { findPiece, type InteractionContext } from './interaction-context.ts';
import { ringItem, zoneItems } from './look.ts';
import { reachOf } from './reach.ts';
import { threatItems, threatsBetween } from './threats.ts';

const nothing: Measurement = { items: [], lines: [], threats: [] };

export function measureWith(context: InteractionContext, instrument: Instrument): Measurement {
  switch (instrument.kind) {
    case 'measure':
    case 'sight': {
      const from = laidOn(context, instrument.from);
      const to = laidOn(context, instrument.to);
      if (from === null || to === null) return nothing;
      return (instrument.kind === 'measure' ? measure : sight)(context, from, to);
    }
    case 'reach':
      return withPiece(context, instrument.of, (unit) => reachOf(context, unit));
    case 'arc':
      return withPiece(
        context,
        instrument.of,
        (unit) => arc(context, unit),
        (corps) => range(context, corps),
      );
    case 'threats':
      return withPiece(context, instrument.of, (unit) => threats(context, unit));
  }
}

function withPiece(
  context: InteractionContext,
  id: string,
  ofUnit: (unit: UnitIndex) => Measurement,
  ofCommander: (corps: CorpsIndex) => Measurement = () => nothing,
): Measurement {
  const piece = findPiece(context, id);
  if (piece === null) return nothing;
  return piece.kind === 'unit' ? ofUnit(piece.unit) : ofCommander(piece.corps);
}

/** A place to measure from: a body or a point. */
interface LocatedSpot {
  readonly at: Point;
  readonly base: Base | null;
  readonly unit: UnitIndex | null;
}

function laidOn(context: InteractionContext, spot: PointOrPiece): LocatedSpot | null {
  const { table, state } = context;
  if ('at' in spot) {
    if (!isPoint({ ...spot.at })) return null;
    const at = { x: Math.round(spot.at.x), y: Math.round(spot.at.y) };
    return isCoordinate(at.x) && isCoordinate(at.y) ? { at, base: null, unit: null } : null;
  }
  const piece = findPiece(context, spot.piece);
  if (piece === null) return null;
  if (piece.kind === 'commander') {
    const base = placeBase(table.sizes.commander, standOfCommander(table, state, piece.corps));
    return { at: { x: base.x, y: base.y }, base, unit: null };
  }
  const base = baseOf(table, state, piece.unit);
  return { at: { x: base.x, y: base.y }, base, unit: piece.unit };
}

/** From edge to edge, or from point to point on bare ground. */
function measure({ table }: InteractionContext, from: LocatedSpot, to: LocatedSpot): Measurement {
  const { instruments } = interactionWordsOf(table);
  const isBare = from.base === null && to.base === null;
  const far = isBare ? pointDistance(from.at.x, from.at.y, to.at.x, to.at.y) : distance(from, to);
  const points = isBare ? [from.at, to.at] : endsOf(from, to);
  const lines = [(isBare ? instruments.centre : instruments.edge)(lengthText(table, far))];
  return { items: [{ kind: 'ruler', id: 'measure', points }], lines, threats: [] };
}

function distance(from: LocatedSpot, to: LocatedSpot): number {
  if (from.base !== null && to.base !== null) return baseDistance(from.base, to.base);
  if (from.base !== null) return pointToBase(from.base, to.at.x, to.at.y);
  return to.base === null ? 0 : pointToBase(to.base, from.at.x, from.at.y);
}

/** The nearest points of both. */
function endsOf(from: LocatedSpot, to: LocatedSpot): readonly Point[] {
  const baseAt = ({ at, base }: LocatedSpot) => base ?? roundBase(at.x, at.y, 1);
  return nearestPoints(baseAt(from), baseAt(to)).map(({ x, y }) => ({ x: Math.round(x), y: Math.round(y) }));
}

/** From one unit to another, over its front. */
function sight({ table, state }: InteractionContext, from: LocatedSpot, to: LocatedSpot): Measurement {
  const { instruments } = interactionWordsOf(table);
  const item: Item = { kind: 'sight', id: 'sight', from: from.at, to: to.at, blockedAt: null };
  if (from.unit === null || to.unit === null) return { items: [item], lines: [], threats: [] };
  const look = { unit: from.unit, edge: 'front', target: to.unit } as const;
  const { seen, cover } = sightOf(sceneOf(table, state), look);
  const words = !seen ? instruments.hidden : cover ? instruments.cover : instruments.clear;
  return { items: [item], lines: [words], threats: [] };
}

/** Zone of control of a unit, and the range of its weapon. */
function arc({ table, state }: InteractionContext, unit: UnitIndex): Measurement {
  const { instruments, ud } = interactionWordsOf(table);
  const { kind, weapon, row } = entryAt(table.units, unit);
  const far = rangeOf(table.rules.shooting.ranges, { kind, category: row.category, weapon });
  const shoots =
    far === null ? instruments.noShot : instruments.shoots(choiceName(ruleWordsOf(table), weapon), ud(far));
  const isHolding = hasZone(table, state, unit);
  return {
    items: isHolding ? zoneItems(table, state, [unit]) : [],
    lines: [shoots, isHolding ? instruments.zone : instruments.noZone, routLine({ table, state }, unit)],
    threats: [],
  };
}

/** Whom its rout would shake behind it. */
function routLine({ table, state }: Pick<InteractionContext, 'table' | 'state'>, unit: UnitIndex): string {
  return interactionWordsOf(table).instruments.routCosts(namesOf(table, shakenBy(table, state, unit)));
}

/** How far a commander is obeyed. */
function range({ table, state }: InteractionContext, corps: CorpsIndex): Measurement {
  const { instruments, ud } = interactionWordsOf(table);
  const grade = gradeNow(table, state, corps);
  if (grade === 'lost') return nothing;
  const { rangeUd, lightRangeUd } = commanding.facts(
    commanding.assess(commanding.situation(table.rules, { grade }), null),
  );
  const at = poseOfCommander(table, state, corps);
  return {
    items: [rangeUd, lightRangeUd].map((far, n) => ringItem(`range:${n}`, at, far * table.sizes.ud)),
    lines: [instruments.range(ud(rangeUd), ud(lightRangeUd))],
    threats: [],
  };
}

/** For an own unit, the units that could hit it. For another, the units it could hit. */
function threats({ table, state, side }: InteractionContext, unit: UnitIndex): Measurement {
  const { instruments } = interactionWordsOf(table);
  const owner = entryAt(table.units, unit).side;
  const others = unitsOn(table, state, otherSide(owner));
  const isOwn = owner === side || side === null;
  const found = isOwn
    ? onceEach(threatsBetween(table, state, others, [unit]), 'from')
    : onceEach(threatsBetween(table, state, [unit], others), 'on');
  const whom = (id: string) => entryAt(table.units, lookUp(table.unitOf, id)).name;
  const count = (isOwn ? instruments.couldHitIt : instruments.itCouldHit)(found.length);
  return {
    items: threatItems(table, state, found),
    lines: [found.length === 0 && isOwn ? instruments.nobody : count],
    threats: found.map(({ threat }) =>
      isOwn ? threat : { ...threat, title: instruments.onWhom(threat.title, whom(threat.on)) },
    ),
  };
}
