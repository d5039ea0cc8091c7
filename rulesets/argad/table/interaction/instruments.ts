/** Instruments: ruler, sight line, reach, arc of fire and threats, for any figure that the side knows of. */

import type { Instrument, Measurement } from '@grognard/engine';
import { baseDistance, type Point } from '@grognard/geometry';
import { entryAt, lastOf, lookUp, none, numberAt } from '@grognard/lists';
import { capital, percentOfShare } from '@grognard/rules-kit';
import { measureBy, spotDistance, threatsMeasured } from '@grognard/table-kit';
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
import { type ArgadSpot, edgesBetween, placementIn, spotAt, spotOf } from './spots.ts';
import { figuresOfPiece } from './state-after-gesture.ts';
import { everybody, threatsBetween } from './threats.ts';

export function measureWith(context: InteractionContext, instrument: Instrument): Measurement {
  return measureBy<ArgadSpot>(
    {
      spotAt: (at) => spotAt(context, at),
      spotOf: (id) => spotOf(context, id),
      measure: (from, to) => measure(context, from, to),
      sight: (from, to) => sight(context, from, to),
      reach: (id) => reachOf(context, id),
      arc: (id) => arc(context, id),
      threats: (id) => threats(context, id),
    },
    instrument,
  );
}

function measure(context: InteractionContext, from: ArgadSpot, to: ArgadSpot): Measurement {
  const { table } = context;
  const { instruments, cm } = interactionWordsOf(table);
  const byMiddle = table.options['figure.measure'] === 'centre';
  const points = byMiddle ? [from.at, to.at] : edgesBetween(from, to);
  const lines = [
    (byMiddle ? instruments.centre : instruments.edge)(
      cm(spotDistance(from, to, byMiddle ? 'middles' : 'edges')),
    ),
  ];
  if (from.base !== null && to.base !== null && baseDistance(from.base, to.base) <= contactGap)
    lines.push(instruments.touching);
  lines.push(...bandsBetween(context, from, to));
  return { items: [{ kind: 'ruler', id: 'measure', points }], lines, threats: [] };
}

/** The numbers that one figure's firearms need at the distance of the other. */
function bandsBetween({ table, state }: InteractionContext, from: ArgadSpot, to: ArgadSpot): string[] {
  const { instruments } = interactionWordsOf(table);
  const [shooter, target] = [from.figure, to.figure];
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

function sight(context: InteractionContext, from: ArgadSpot, to: ArgadSpot): Measurement {
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
function somebodyBetween({ table, state }: InteractionContext, from: ArgadSpot, to: ArgadSpot): Point | null {
  if (from.figure === none || to.figure === none || from.figure === to.figure) return null;
  const scene = { table, state, when: null, eyes: null };
  return isFigureBetween(scene, from.figure, to.figure)
    ? blockedByFigure(state, from.figure, to.figure)
    : null;
}

/** The range of each firearm. Close order has a front, loose figures have none (`figure.facing`). */
function arc(context: InteractionContext, id: string): Measurement | null {
  const { table, state } = context;
  const { instruments, cm } = interactionWordsOf(table);
  const piece = findPiece(context, id);
  const figures = figuresOfPiece(context, id);
  if (piece === null || figures.length === 0 || piece.kind === 'vessel') return null;
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
function threats(context: InteractionContext, id: string): Measurement | null {
  const { table, state, side } = context;
  const { instruments } = interactionWordsOf(table);
  const figures = figuresOfPiece(context, id);
  if (figures.length === 0) return null;
  const isOwn = entryAt(table.roster, numberAt(figures, 0)).side === side || side === none;
  const all = everybody(context);
  const [from, to] = isOwn ? [all, figures] : [figures, all];
  const figureOf = (piece: string) => lookUp(table.figureOf, piece);
  return threatsMeasured(threatsBetween(context, state, from, to), isOwn ? 'own' : 'other', {
    words: instruments,
    at(piece) {
      const { x, y } = entryAt(state.figures, figureOf(piece));
      return { x, y };
    },
    textOf: ({ chance }) => percentOfShare(chance, table.words.rules.language),
    nameOf: (piece) => nameOf(table, figureOf(piece)),
  });
}
