/** Instruments: ruler, sight line and rod, reach, arc and control zone, threats. */

import type { Instrument, Item, Measurement, PieceId } from '@grognard/engine';
import { endBetween, type Point, roundBase } from '@grognard/geometry';
import { entryAt, lookUp } from '@grognard/lists';
import { type LocatedSpot, measureBy, rulerEnds, spotDistance, threatsMeasured } from '@grognard/table-kit';
import { generalBaseMm } from '../../data/moves.ts';
import { firingOf, plainShot, weaponReach, weaponsOf, zonesOf } from '../actions/fire/index.ts';
import { bodyNow, lineOfFire } from '../bodies/index.ts';
import { explainShot } from '../explain/explain-shot.ts';
import { interactionWordsOf } from '../explain/words.ts';
import { coverTowards, fieldOf, levelUnder } from '../field/index.ts';
import type { UnitIndex } from '../state/indices.ts';
import type { Shot } from '../state/model.ts';
import { otherSide, unitsOn } from '../state/sides.ts';
import { findPiece, type InteractionContext } from './interaction-context.ts';
import { firingItems, zoneItems } from './look.ts';
import { reachOf } from './reach.ts';
import { nextTurnOf, threatsBetween } from './threats.ts';

export function measureWith(context: InteractionContext, instrument: Instrument): Measurement {
  const ofUnit = (read: (context: InteractionContext, unit: UnitIndex) => Measurement) => (id: PieceId) => {
    const piece = findPiece(context, id);
    // Only units on the table can be measured.
    const isOn = piece?.kind === 'unit' && entryAt(context.state.units, piece.unit).status === 'on';
    return isOn ? read(context, piece.unit) : null;
  };
  return measureBy<GiorgiSpot>(
    {
      spotAt: (at) => ({ at, base: null, unit: null }),
      spotOf: (id) => spotOf(context, id),
      measure: (from, to) => measure(context, from, to),
      sight: (from, to) => sight(context, from, to),
      reach: ofUnit(reachOf),
      arc: ofUnit(arc),
      threats: ofUnit(threats),
    },
    instrument,
  );
}

/** A place to measure from: a body or a point. */
interface GiorgiSpot extends LocatedSpot {
  /** Null if there is none. */
  readonly unit: UnitIndex | null;
}

function spotOf(context: InteractionContext, id: PieceId): GiorgiSpot | null {
  const { table, state } = context;
  const piece = findPiece(context, id);
  if (piece === null || piece.kind === 'ground') return null;
  if (piece.kind === 'general') {
    const { x, y } = entryAt(state.generals, piece.side);
    return { at: { x, y }, base: roundBase(x, y, generalBaseMm * 5), unit: null };
  }
  const base = bodyNow(table, state, piece.unit);
  return { at: { x: base.x, y: base.y }, base, unit: piece.unit };
}

/** Measures as `fire.measure` says. */
function measure({ table }: InteractionContext, from: GiorgiSpot, to: GiorgiSpot): Measurement {
  const { instruments, cm } = interactionWordsOf(table);
  const byMiddle = table.options['fire.measure'] === 'centre' || (from.base === null && to.base === null);
  const manner = byMiddle ? 'middles' : 'edges';
  const points = rulerEnds(from, to, manner);
  const lines = [(byMiddle ? instruments.centre : instruments.edge)(cm(spotDistance(from, to, manner)))];
  return { items: [{ kind: 'ruler', id: 'measure', points }], lines, threats: [] };
}

/** A rod from a battery, a line from any other unit. */
function sight(context: InteractionContext, from: GiorgiSpot, to: GiorgiSpot): Measurement {
  const { table, state } = context;
  if (from.unit !== null && isLaidBattery(context, from.unit)) return rod(context, from.unit, to);
  const { instruments } = interactionWordsOf(table);
  const who = { firer: from.unit, target: to.unit, flight: 'flat' } as const;
  const found = lineOfFire(table, state, [from.at, to.at], who);
  const lines = [instruments.lines[found], ...coverLines(context, from, to)];
  const blockedAt = found === 'none' ? null : whereBlocked(context, from, to);
  return { items: [{ kind: 'sight', id: 'sight', from: from.at, to: to.at, blockedAt }], lines, threats: [] };
}

function isLaidBattery({ table, state }: InteractionContext, unit: UnitIndex): boolean {
  const { formation } = entryAt(state.units, unit).stands;
  return formation === 'deployed' && weaponsOf(table, unit).includes('round');
}

/** Where the line is first blocked. */
function whereBlocked({ table, state }: InteractionContext, { at, unit }: GiorgiSpot, to: GiorgiSpot): Point {
  const who = { firer: unit, target: to.unit, flight: 'flat' } as const;
  return endBetween(at, to.at, 10, (end) => lineOfFire(table, state, [at, end], who) === 'none').beyond;
}

/** Cover and height between two bodies. */
function coverLines({ table, state }: InteractionContext, from: GiorgiSpot, to: GiorgiSpot): string[] {
  const { instruments } = interactionWordsOf(table);
  if (from.base === null || to.base === null) return [];
  const field = fieldOf(table, state);
  const cover = coverTowards(field, to.base, from.base);
  const rise = levelUnder(field, to.base) - levelUnder(field, from.base);
  return [
    ...(cover === 'none' ? [] : [instruments.covers[cover]]),
    ...(rise === 0 ? [] : [rise > 0 ? instruments.higher : instruments.lower]),
  ];
}

/** A rod through a point or at a unit, with the units it would strike. */
function rod({ table, state }: InteractionContext, unit: UnitIndex, to: GiorgiSpot): Measurement {
  const { instruments, percent } = interactionWordsOf(table);
  const { side } = entryAt(table.units, unit);
  const enemy = to.unit !== null && entryAt(table.units, to.unit).side !== side ? to.unit : null;
  const shot: Shot = { ...plainShot(unit, 'round', enemy), at: enemy === null ? to.at : null };
  const firing = firingOf(table, state, shot, null);
  const lines = firing.cases.map((one) => {
    const { any } = explainShot(table, {
      ...firing,
      cases: [one],
      shot: { ...firing.shot, target: one.target },
    });
    return instruments.struck(entryAt(table.units, one.target).name, percent(any));
  });
  return {
    items: firingItems(table, firing),
    lines: lines.length > 0 ? lines : [instruments.nobodyStruck],
    threats: [],
  };
}

/** Control zones of a unit, and the range of each weapon. */
function arc({ table, state }: InteractionContext, unit: UnitIndex): Measurement {
  const { instruments, cm, tasks } = interactionWordsOf(table);
  const weapons = weaponsOf(table, unit);
  const zones = zonesOf(table, state, unit);
  const isCarrying = entryAt(table.units, unit).arm !== 'horse' || entryAt(table.units, unit).carbine;
  const lines = isCarrying
    ? weapons.map((weapon) => instruments.range(tasks.shots[weapon], cm(weaponReach(table, unit, weapon))))
    : [instruments.noFire];
  const items: Item[] = [...zoneItems(table, unit, zones), ...gunArcs({ table, state }, unit)];
  return {
    items,
    lines: [...lines, zones.length === 0 ? instruments.noZone : instruments.zone],
    threats: [],
  };
}

/** Arc of a battery, up to the end of its rod. */
function gunArcs({ table, state }: Pick<InteractionContext, 'table' | 'state'>, unit: UnitIndex): Item[] {
  const { arm } = entryAt(table.units, unit);
  if (arm !== 'artillery' || entryAt(state.units, unit).stands.formation !== 'deployed') return [];
  const body = bodyNow(table, state, unit);
  const at = { x: body.x + body.vx, y: body.y + body.vy };
  const radius = Math.max(...weaponsOf(table, unit).map((weapon) => weaponReach(table, unit, weapon)));
  const spread = Math.round(table.rules.table.gunArc * 20);
  return [
    { kind: 'arc', id: `arc:${entryAt(table.units, unit).id}`, at, heading: body.heading, radius, spread },
  ];
}

/** For an own unit, the units that could hit it. For another, the units it could hit. */
function threats({ table, state, side }: InteractionContext, unit: UnitIndex): Measurement {
  const { instruments, percent } = interactionWordsOf(table);
  const owner = entryAt(table.units, unit).side;
  const others = unitsOn(table, state, otherSide(owner));
  const isOwn = owner === side || side === null;
  const [from, to] = isOwn ? [others, [unit]] : [[unit], others];
  const then = nextTurnOf(table, state, owner);
  const unitOf = (id: PieceId) => lookUp(table.unitOf, id);
  return threatsMeasured(threatsBetween(table, state, from, to), isOwn ? 'own' : 'other', {
    words: instruments,
    at: (id) => pointAt(bodyNow(table, then, unitOf(id))),
    textOf: ({ chance }) => percent(chance),
    nameOf: (id) => entryAt(table.units, unitOf(id)).name,
  });
}

function pointAt({ x, y }: Point): Point {
  return { x, y };
}
