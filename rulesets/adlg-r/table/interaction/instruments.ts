/** Instruments: ruler, line of sight, reach and what ends it, range and zone of control, threats. */
import type { Instrument, Item, Measurement, PieceId } from '@grognard/engine';
import { placeBase } from '@grognard/geometry';
import { entryAt, lookUp } from '@grognard/lists';
import { choiceName } from '@grognard/rules-kit';
import {
  type LocatedSpot,
  measureBy,
  nothingMeasured,
  rulerEnds,
  spotDistance,
  threatsMeasured,
} from '@grognard/table-kit';
import { rangeOf } from '../../data/ranges.ts';
import { standOfCommander } from '../../looks/units.ts';
import { command as commanding } from '../../rules/command/procedure.ts';
import { gradeNow, poseOfCommander } from '../actions/command/index.ts';
import { shakenBy } from '../actions/rout/index.ts';
import { firingContextOf, sightOf } from '../actions/shoot/index.ts';
import { baseOf } from '../bodies/index.ts';
import { interactionWordsOf, lengthText, namesOf, ruleWordsOf } from '../explain/words.ts';
import type { CorpsIndex, UnitIndex } from '../state/indices.ts';
import { otherSide, unitsOn } from '../state/sides.ts';
import { hasZone } from '../zones/index.ts';
import { findPiece, type InteractionContext } from './interaction-context.ts';
import { ringItem, zoneItems } from './look.ts';
import { reachOf } from './reach.ts';
import { threatsBetween } from './threats.ts';

export function measureWith(context: InteractionContext, instrument: Instrument): Measurement {
  const ofPiece =
    (
      ofUnit: (context: InteractionContext, unit: UnitIndex) => Measurement,
      ofCommander: (context: InteractionContext, corps: CorpsIndex) => Measurement = () => nothingMeasured,
    ) =>
    (id: PieceId) => {
      const piece = findPiece(context, id);
      if (piece === null) return null;
      return piece.kind === 'unit' ? ofUnit(context, piece.unit) : ofCommander(context, piece.corps);
    };
  return measureBy<AdlgSpot>(
    {
      spotAt: (at) => ({ at, base: null, unit: null }),
      spotOf: (id) => spotOf(context, id),
      measure: (from, to) => measure(context, from, to),
      sight: (from, to) => sight(context, from, to),
      reach: ofPiece(reachOf),
      arc: ofPiece(arc, range),
      threats: ofPiece(threats),
    },
    instrument,
  );
}

/** A place to measure from: a body or a point. */
interface AdlgSpot extends LocatedSpot {
  readonly unit: UnitIndex | null;
}

function spotOf(context: InteractionContext, id: PieceId): AdlgSpot | null {
  const { table, state } = context;
  const piece = findPiece(context, id);
  if (piece === null) return null;
  const base =
    piece.kind === 'commander'
      ? placeBase(table.sizes.commander, standOfCommander(table, state, piece.corps))
      : baseOf(table, state, piece.unit);
  return { at: { x: base.x, y: base.y }, base, unit: piece.kind === 'commander' ? null : piece.unit };
}

/** From edge to edge, or from point to point on bare ground. */
function measure({ table }: InteractionContext, from: AdlgSpot, to: AdlgSpot): Measurement {
  const { instruments } = interactionWordsOf(table);
  const isBare = from.base === null && to.base === null;
  const manner = isBare ? 'middles' : 'edges';
  const points = rulerEnds(from, to, manner);
  const far = lengthText(table, spotDistance(from, to, manner));
  const lines = [(isBare ? instruments.centre : instruments.edge)(far)];
  return { items: [{ kind: 'ruler', id: 'measure', points }], lines, threats: [] };
}

/** From one unit to another, over its front. */
function sight({ table, state }: InteractionContext, from: AdlgSpot, to: AdlgSpot): Measurement {
  const { instruments } = interactionWordsOf(table);
  const item: Item = { kind: 'sight', id: 'sight', from: from.at, to: to.at, blockedAt: null };
  if (from.unit === null || to.unit === null) return { items: [item], lines: [], threats: [] };
  const look = { unit: from.unit, edge: 'front', target: to.unit } as const;
  const { seen, cover } = sightOf(firingContextOf(table, state), look);
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
  if (grade === 'lost') return nothingMeasured;
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
  const owner = entryAt(table.units, unit).side;
  const others = unitsOn(table, state, otherSide(owner));
  const isOwn = owner === side || side === null;
  const [from, to] = isOwn ? [others, [unit]] : [[unit], others];
  const unitOf = (id: PieceId) => lookUp(table.unitOf, id);
  return threatsMeasured(threatsBetween(table, state, from, to), isOwn ? 'own' : 'other', {
    words: interactionWordsOf(table).instruments,
    at(id) {
      const { x, y } = baseOf(table, state, unitOf(id));
      return { x, y };
    },
    textOf: ({ threat: { odds } }) => odds[0]?.percent ?? null,
    nameOf: (id) => entryAt(table.units, unitOf(id)).name,
  });
}
