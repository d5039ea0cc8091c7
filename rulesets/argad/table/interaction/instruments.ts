/** Instruments: ruler, sight line, reach, arc of fire and threats, for any figure that the side knows of. */

import { type Instrument, type Measurement, onceEach } from '@grognard/engine';
import { baseDistance, type Point, pointDistance, pointToBase, type Tenths } from '@grognard/geometry';
import { entryAt, lastOf, lookUp, none, numberAt } from '@grognard/lists';
import { capital } from '@grognard/rules-kit';
import { forestCm } from '../../data/distances.ts';
import { shotSituation } from '../../rules/shoot/situation.ts';
import { contactGap } from '../../scenarios/measure.ts';
import { shotFacts, standingShot } from '../actions/shooting/shot-facts.ts';
import { isFigureBetween } from '../actions/shooting/shot-line.ts';
import { tenthsPerCm } from '../bodies/move-facts.ts';
import { cited } from '../explain/citations.ts';
import { interactionWordsOf } from '../explain/words.ts';
import { lineOfFire } from '../field/sight.ts';
import { nameOf } from '../views/tell-names.ts';
import { findPiece, type InteractionContext } from './interaction-context.ts';
import { reachOf } from './reach.ts';
import { blockedByFigure, blockedByGround } from './sight-line.ts';
import { edgesBetween, type LocatedSpot, locate, placementIn } from './spots.ts';
import { figuresOfPiece } from './state-after-gesture.ts';
import { everybody, threatItems, threatsBetween } from './threats.ts';

const nothing: Measurement = { items: [], lines: [], threats: [] };

export function measureWith(context: InteractionContext, instrument: Instrument): Measurement {
  switch (instrument.kind) {
    case 'measure':
    case 'sight': {
      const from = locate(context, instrument.from);
      const to = locate(context, instrument.to);
      if (from === null || to === null) return nothing;
      return (instrument.kind === 'measure' ? measure : sight)(context, from, to);
    }
    case 'reach':
      return reachOf(context, instrument.of) ?? nothing;
    case 'arc':
      return arc(context, instrument.of);
    case 'threats':
      return threats(context, instrument.of);
  }
}

/** `figure.measure`. */
function distance({ table }: InteractionContext, from: LocatedSpot, to: LocatedSpot): Tenths {
  const middles = pointDistance(from.at.x, from.at.y, to.at.x, to.at.y);
  if (table.options['figure.measure'] === 'centre') return middles;
  if (from.base !== null && to.base !== null) return baseDistance(from.base, to.base);
  if (from.base !== null) return pointToBase(from.base, to.at.x, to.at.y);
  return to.base === null ? middles : pointToBase(to.base, from.at.x, from.at.y);
}

function measure(context: InteractionContext, from: LocatedSpot, to: LocatedSpot): Measurement {
  const { table } = context;
  const { instruments, cm } = interactionWordsOf(table);
  const far = distance(context, from, to);
  const byMiddle = table.options['figure.measure'] === 'centre';
  const points = byMiddle ? [from.at, to.at] : edgesBetween(from, to);
  const lines = [(byMiddle ? instruments.centre : instruments.edge)(cm(far))];
  if (from.base !== null && to.base !== null && baseDistance(from.base, to.base) <= contactGap)
    lines.push(instruments.touching);
  lines.push(...bandsBetween(context, from, to));
  return { items: [{ kind: 'ruler', id: 'measure', points }], lines, threats: [] };
}

/** The numbers that one figure's firearms need at the distance of the other. */
function bandsBetween({ table, state }: InteractionContext, from: LocatedSpot, to: LocatedSpot): string[] {
  const { instruments } = interactionWordsOf(table);
  const [shooter, target] = [from.man, to.man];
  if (shooter === none || target === none || shooter === target) return [];
  const { firearms } = entryAt(table.roster, shooter);
  return firearms.flatMap((firearm, weapon) => {
    if (firearms.indexOf(firearm) < weapon) return [];
    const facts = shotFacts(table, state, shooter, weapon, target, standingShot);
    const { band } = shotSituation(table.rules, facts);
    const name = capital(table.words.terms.firearms[firearm]);
    return [band === null ? instruments.outOfRange(name) : instruments.band(name, band.need)];
  });
}

function sight(context: InteractionContext, from: LocatedSpot, to: LocatedSpot): Measurement {
  const { table } = context;
  const { instruments, cm } = interactionWordsOf(table);
  const { solid, forest, cover } = lineOfFire(table.field, placementIn(from), placementIn(to));
  const label = (rule: string) => cited(table, rule).label;
  const lines: string[] = [];
  if (solid) lines.push(instruments.blocked(label('shoot.line-solid')));
  const isDeep = forest !== null && forest > forestCm * tenthsPerCm;
  if (forest !== null && forest > 0) lines.push(instruments.forest(cm(forest)));
  if (isDeep) lines.push(instruments.blocked(label('hide.forest-ten')));
  if (cover !== 'none')
    lines.push(instruments.cover(label(cover === 'cover' ? 'shoot.cover' : 'shoot.narrow-opening')));
  const figure = solid || isDeep ? null : somebodyBetween(context, from, to);
  if (figure !== null) lines.push(instruments.blocked(label('shoot.line-figure')));
  if (lines.length === 0) lines.push(instruments.seen);
  const blockedAt = solid || isDeep ? blockedByGround(table, placementIn(from), placementIn(to)) : figure;
  return { items: [{ kind: 'sight', id: 'sight', from: from.at, to: to.at, blockedAt }], lines, threats: [] };
}

/** The point where a base stands in the line between two figures (`shoot.line-figure`). */
function somebodyBetween(
  { table, state }: InteractionContext,
  from: LocatedSpot,
  to: LocatedSpot,
): Point | null {
  if (from.man === none || to.man === none || from.man === to.man) return null;
  const scene = { table, state, when: null, eyes: null };
  return isFigureBetween(scene, from.man, to.man) ? blockedByFigure(state, from.man, to.man) : null;
}

/** The range of each firearm. Close order has a front, loose figures have none (`figure.facing`). */
function arc(context: InteractionContext, id: string): Measurement {
  const { table, state } = context;
  const { instruments, cm } = interactionWordsOf(table);
  const piece = findPiece(context, id);
  const figures = figuresOfPiece(context, id);
  if (piece === null || figures.length === 0 || piece.kind === 'vessel') return nothing;
  const inRanks = piece.kind === 'body' || entryAt(state.figures, numberAt(figures, 0)).body !== none;
  const { x, y, heading } =
    piece.kind === 'body' ? entryAt(state.bodies, piece.body) : entryAt(state.figures, numberAt(figures, 0));
  const firearms = [...new Set(figures.flatMap((figure) => entryAt(table.roster, figure).firearms))];
  const ranges = firearms.map((firearm) => ({
    name: capital(table.words.terms.firearms[firearm]),
    radius: lastOf(table.rules.shoot.firearms[firearm].bands).upToCm * tenthsPerCm,
  }));
  return {
    items: ranges.map(({ radius }, n) => ({
      kind: 'arc',
      id: `arc:${n}`,
      at: { x, y },
      heading,
      radius,
      spread: inRanks ? 1800 : 3600,
    })),
    lines: [
      inRanks ? instruments.front : instruments.allRound,
      ...ranges.map(({ name, radius }) => instruments.range(name, cm(radius))),
    ],
    threats: [],
  };
}

/** For an own figure, the enemies that could hit it. For another's, the figures it could hit. */
function threats(context: InteractionContext, id: string): Measurement {
  const { table, state, side } = context;
  const { instruments } = interactionWordsOf(table);
  const figures = figuresOfPiece(context, id);
  if (figures.length === 0) return nothing;
  const isOwn = entryAt(table.roster, numberAt(figures, 0)).side === side || side === none;
  const all = everybody(context);
  const whom = (id: string) => nameOf(table, lookUp(table.figureOf, id));
  const found = isOwn
    ? onceEach(threatsBetween(context, state, all, figures), 'from')
    : onceEach(threatsBetween(context, state, figures, all), 'on');
  const count = (isOwn ? instruments.couldHitIt : instruments.itCouldHit)(found.length);
  return {
    items: threatItems(context, state, found),
    lines: [found.length === 0 && isOwn ? instruments.nobody : count],
    threats: found.map(({ threat }) =>
      isOwn ? threat : { ...threat, title: instruments.onWhom(threat.title, whom(threat.on)) },
    ),
  };
}
