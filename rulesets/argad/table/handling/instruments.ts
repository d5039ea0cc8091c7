/** Instruments on the table: ruler, sight line, reach, arc of fire and threats, for anybody whom the side knows of. */
import type { Instrument, Reading, Threat } from '@grognard/engine';
import { baseDistance, type Point, pointDistance, pointToBase, type Tenths } from '@grognard/geometry';
import { capital } from '@grognard/rules-kit';
import { forestCm } from '../../data/distances.ts';
import { shotSituation } from '../../rules/shoot/situation.ts';
import { contactGap } from '../../scenarios/measure.ts';
import { lineOfFire } from '../field/sight.ts';
import { tenthsPerCm } from '../move-facts.ts';
import { shotFacts, standingShot } from '../resolve/shot-facts.ts';
import { isFigureBetween } from '../resolve/shot-line.ts';
import { nameOf } from '../tell-names.ts';
import { cited } from './cited.ts';
import { type Holding, named } from './holding.ts';
import { menOf } from './leave.ts';
import { reachOf } from './reach.ts';
import { blockedByFigure, blockedByGround } from './sight-line.ts';
import { edgesBetween, type Laid, laidOn, standingIn } from './spots.ts';
import { everybody, threatItems, threatsBetween } from './threats.ts';
import { handWordsOf } from './words.ts';

const nothing: Reading = { items: [], lines: [], threats: [] };

export function layInstrument(holding: Holding, instrument: Instrument): Reading {
  switch (instrument.kind) {
    case 'measure':
    case 'sight': {
      const from = laidOn(holding, instrument.from);
      const to = laidOn(holding, instrument.to);
      if (from === null || to === null) return nothing;
      return (instrument.kind === 'measure' ? measure : sight)(holding, from, to);
    }
    case 'reach':
      return reachOf(holding, instrument.of) ?? nothing;
    case 'arc':
      return arc(holding, instrument.of);
    case 'threats':
      return threats(holding, instrument.of);
  }
}

/** `figure.measure`. */
function distance({ table }: Holding, from: Laid, to: Laid): Tenths {
  const middles = pointDistance(from.at.x, from.at.y, to.at.x, to.at.y);
  if (table.options['figure.measure'] === 'centre') return middles;
  if (from.base !== null && to.base !== null) return baseDistance(from.base, to.base);
  if (from.base !== null) return pointToBase(from.base, to.at.x, to.at.y);
  return to.base === null ? middles : pointToBase(to.base, from.at.x, from.at.y);
}

function measure(holding: Holding, from: Laid, to: Laid): Reading {
  const { table } = holding;
  const { instruments, cm } = handWordsOf(table);
  const far = distance(holding, from, to);
  const byMiddle = table.options['figure.measure'] === 'centre';
  const points = byMiddle ? [from.at, to.at] : edgesBetween(from, to);
  const lines = [(byMiddle ? instruments.centre : instruments.edge)(cm(far))];
  if (from.base !== null && to.base !== null && baseDistance(from.base, to.base) <= contactGap)
    lines.push(instruments.touching);
  lines.push(...bandsBetween(holding, from, to));
  return { items: [{ kind: 'ruler', id: 'measure', points }], lines, threats: [] };
}

/** What the firearms of one figure need at the distance of the other. */
function bandsBetween({ table, state }: Holding, from: Laid, to: Laid): string[] {
  const { instruments } = handWordsOf(table);
  if (from.man < 0 || to.man < 0 || from.man === to.man) return [];
  const { firearms } = table.men[from.man]!;
  return firearms.flatMap((firearm, weapon) => {
    if (firearms.indexOf(firearm) < weapon) return [];
    const facts = shotFacts(table, state, from.man, weapon, to.man, standingShot);
    const { band } = shotSituation(table.rules, facts);
    const name = capital(table.words.terms.firearms[firearm]);
    return [band === null ? instruments.outOfRange(name) : instruments.band(name, band.need)];
  });
}

function sight(holding: Holding, from: Laid, to: Laid): Reading {
  const { table } = holding;
  const { instruments, cm } = handWordsOf(table);
  const { solid, forest, cover } = lineOfFire(table.field, standingIn(from), standingIn(to));
  const label = (rule: string) => cited(table, rule).label;
  const lines: string[] = [];
  if (solid) lines.push(instruments.blocked(label('shoot.line-solid')));
  const isDeep = forest !== null && forest > forestCm * tenthsPerCm;
  if (forest !== null && forest > 0) lines.push(instruments.forest(cm(forest)));
  if (isDeep) lines.push(instruments.blocked(label('hide.forest-ten')));
  if (cover !== 'none')
    lines.push(instruments.cover(label(cover === 'cover' ? 'shoot.cover' : 'shoot.narrow-opening')));
  const figure = solid || isDeep ? null : somebodyBetween(holding, from, to);
  if (figure !== null) lines.push(instruments.blocked(label('shoot.line-figure')));
  if (lines.length === 0) lines.push(instruments.seen);
  const blockedAt = solid || isDeep ? blockedByGround(table, standingIn(from), standingIn(to)) : figure;
  return { items: [{ kind: 'sight', id: 'sight', from: from.at, to: to.at, blockedAt }], lines, threats: [] };
}

/** Where a base stands in the line between two figures (`shoot.line-figure`). */
function somebodyBetween({ table, state }: Holding, from: Laid, to: Laid): Point | null {
  if (from.man < 0 || to.man < 0 || from.man === to.man) return null;
  const scene = { table, state, when: null, eyes: null };
  return isFigureBetween(scene, from.man, to.man) ? blockedByFigure(state, from.man, to.man) : null;
}

/** As far as each firearm carries; close order has a front, loose figures have none (`figure.facing`). */
function arc(holding: Holding, id: string): Reading {
  const { table, state } = holding;
  const { instruments, cm } = handWordsOf(table);
  const piece = named(holding, id);
  const men = menOf(holding, id);
  if (piece === null || men.length === 0 || piece.kind === 'vessel') return nothing;
  const inRanks = piece.kind === 'body' || state.figures[men[0]!]!.body >= 0;
  const { x, y, heading } = piece.kind === 'body' ? state.bodies[piece.body]! : state.figures[men[0]!]!;
  const firearms = [...new Set(men.flatMap((man) => table.men[man]!.firearms))];
  const ranges = firearms.map((firearm) => ({
    name: capital(table.words.terms.firearms[firearm]),
    radius: table.rules.shoot.firearms[firearm].bands.at(-1)!.upToCm * tenthsPerCm,
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

/** To one's own: who could hit it; of another's: whom it could hit. */
function threats(holding: Holding, id: string): Reading {
  const { table, state, side } = holding;
  const { instruments } = handWordsOf(table);
  const men = menOf(holding, id);
  if (men.length === 0) return nothing;
  const isOwn = table.men[men[0]!]!.side === side || side < 0;
  const all = everybody(holding);
  const whom = (id: string) => nameOf(table, table.manOf.get(id)!);
  const lineOf = ({ title, on }: Threat) => (isOwn ? title : instruments.onWhom(title, whom(on)));
  const found = isOwn ? threatsBetween(holding, state, all, men) : threatsBetween(holding, state, men, all);
  return {
    items: threatItems(holding, state, found),
    lines: found.length === 0 ? [instruments.nobody] : found.map(({ threat }) => lineOf(threat)),
    threats: found.map(({ threat }) => threat),
  };
}
