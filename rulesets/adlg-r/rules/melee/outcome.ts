/** outcomeOf: converts the difference of two results into losses. */
import { resultFor } from '@grognard/rules-kit';
import type { MeleeEffect, MeleeRules, Side, SideName } from './model.ts';

/** The outcome of the dice: who lost, how many points each side loses, and who routs. */
export type MeleeOutcome = {
  readonly loser: SideName | 'none';
  readonly loss: { readonly a: number; readonly b: number };
  readonly rout: { readonly a: boolean; readonly b: boolean };
};

/** The points and effects of one side for the dice. */
export interface Contender {
  readonly name: SideName;
  /** Points it has when the dice are thrown. */
  readonly left: number;
  /** Points it lost before the dice. */
  readonly lostFirst: number;
  readonly destroyed: boolean;
  readonly winsTies: boolean;
  /** Steps by which its win is increased. */
  readonly deepens: number;
  /** Steps by which its defeat is reduced. */
  readonly lessens: number;
  /** Points that its win costs the loser beyond the table. */
  readonly costsMore: number;
}

/** A tie won by one side is a win by this margin. If both sides lose by the tie, each loses this many points. */
export const tieTurned = 1;

/** A side's points and effects, from the effects that apply to it. */
export function contenderOf({ name, row, input }: Side, effects: readonly MeleeEffect[]): Contender {
  const sum = (does: MeleeEffect['does']) => {
    let by = 0;
    for (const effect of effects) if (effect.does === does) by += effect.by;
    return by;
  };
  const lostFirst = sum('loses-first');
  return {
    name,
    left: row.cohesion - input.lost - lostFirst,
    lostFirst,
    destroyed: effects.some(({ does }) => does === 'destroyed'),
    winsTies: effects.some(({ does }) => does === 'wins-ties'),
    deepens: sum('deepens'),
    lessens: sum('lessens'),
    costsMore: sum('costs-more'),
  };
}

const known = new Map<number, MeleeOutcome>();

/** Equal outcomes are one object, because they merge faster. */
function outcome(
  loser: MeleeOutcome['loser'],
  a: Contender,
  b: Contender,
  points: { readonly a: number; readonly b: number },
): MeleeOutcome {
  const lossA = a.lostFirst + Math.min(points.a, a.left);
  const lossB = b.lostFirst + Math.min(points.b, b.left);
  const routA = points.a >= a.left;
  const routB = points.b >= b.left;
  const who = loser === 'none' ? 0 : loser === 'a' ? 1 : 2;
  const key = (((who * 16 + lossA) * 16 + lossB) * 2 + Number(routA)) * 2 + Number(routB);
  let found = known.get(key);
  if (found === undefined) {
    found = { loser, loss: { a: lossA, b: lossB }, rout: { a: routA, b: routB } };
    known.set(key, found);
  }
  return found;
}

const nothing = { a: 0, b: 0 };

/** The outcome if no dice are thrown, or null if they are. */
export function certainOutcome(a: Contender, b: Contender): MeleeOutcome | null {
  if (a.left <= 0 || b.left <= 0) return outcome('none', a, b, nothing);
  if (a.destroyed) return outcome('a', a, b, { a: a.left, b: 0 });
  if (b.destroyed) return outcome('b', a, b, { a: 0, b: b.left });
  return null;
}

/** The margin of the winner in totals, before the loser's armour. */
function marginOf(difference: number, winner: Contender): number {
  return difference === 0 ? tieTurned : Math.abs(difference) + winner.deepens;
}

/** The margin as the table of results has it. */
export function tableMargin(margin: number): number {
  return Math.max(1, Math.floor(margin));
}

function pointsFor(rules: MeleeRules, margin: number, winner: Contender, loser: Contender): number {
  const points = resultFor(rules.results, tableMargin(margin));
  return points === 'all' ? loser.left : points + winner.costsMore;
}

/** What a difference of results comes to before it is carried out on the units. */
export type MeleeCourse =
  | { readonly kind: 'tie' | 'both-lose' }
  | {
      /** `spared`: the loser's armour leaves nothing of the win. */
      readonly kind: 'won' | 'spared';
      readonly winner: Contender;
      readonly loser: Contender;
      /** Margin of the win on the table of results. */
      readonly margin: number;
    };

/** The course for a difference of results, a's minus b's. */
export function courseOf(rules: MeleeRules, difference: number, a: Contender, b: Contender): MeleeCourse {
  if (difference === 0 && a.winsTies === b.winsTies)
    return { kind: a.winsTies && rules.tieBoth === 'both-lose' ? 'both-lose' : 'tie' };
  const aWins = difference > 0 || (difference === 0 && a.winsTies);
  const [winner, loser] = aWins ? [a, b] : [b, a];
  const margin = marginOf(difference, winner) - loser.lessens;
  return { kind: margin <= 0 ? 'spared' : 'won', winner, loser, margin };
}

/** The outcome for a difference of results, a's minus b's. */
export function outcomeOf(rules: MeleeRules, difference: number, a: Contender, b: Contender): MeleeOutcome {
  const course = courseOf(rules, difference, a, b);
  switch (course.kind) {
    case 'tie':
    case 'spared':
      return outcome('none', a, b, nothing);
    case 'both-lose':
      return outcome('none', a, b, { a: tieTurned, b: tieTurned });
    case 'won': {
      const { winner, loser, margin } = course;
      const points = pointsFor(rules, margin, winner, loser);
      return outcome(loser.name, a, b, winner === a ? { a: 0, b: points } : { a: points, b: 0 });
    }
  }
}
