/** judgeStep: whether what happened is what a step of a lesson wanted to show. Reads events alone. */
import type { Json } from '@grognard/rules-kit';
import { isSameData } from '../hash.ts';
import type { LessonRemark, LessonStep } from './lesson.ts';

/** An event with ids instead of indexes, and numbers in the units of the table. */
export type EventFacts = Readonly<Record<string, Json>>;

interface Place {
  readonly x: number;
  readonly y: number;
}

/** What a fact must be: a value, a place nearby, at least or at most a number, or a list with these members. */
export type FactPattern =
  | Exclude<Json, object>
  | { readonly near: Place; readonly within: number }
  | { readonly least: number }
  | { readonly most: number }
  | { readonly has: readonly string[] };

export type EventPattern = Readonly<Record<string, FactPattern>>;

/** Every event of `all` happened, and none of `none`. */
export interface LessonCondition {
  readonly all: readonly EventPattern[];
  readonly none?: readonly EventPattern[];
}

/** How a step stands. `words` names what is said about it, null for what fits every lesson. */
export type LessonVerdict =
  | { readonly kind: 'open' }
  | { readonly kind: 'done'; readonly words: string | null }
  | { readonly kind: 'otherwise'; readonly words: string | null };

function isNear(fact: Json, { near, within }: { near: Place; within: number }): boolean {
  if (typeof fact !== 'object' || fact === null || !('x' in fact) || !('y' in fact)) return false;
  const { x, y } = fact;
  if (typeof x !== 'number' || typeof y !== 'number') return false;
  return (x - near.x) ** 2 + (y - near.y) ** 2 <= within ** 2;
}

function fits(pattern: FactPattern, fact: Json): boolean {
  if (typeof pattern !== 'object' || pattern === null) return isSameData(pattern, fact);
  if ('near' in pattern) return isNear(fact, pattern);
  if ('has' in pattern) return Array.isArray(fact) && pattern.has.every((each) => fact.includes(each));
  if (typeof fact !== 'number') return false;
  return 'least' in pattern ? fact >= pattern.least : fact <= pattern.most;
}

export function matchesEvent(pattern: EventPattern, facts: EventFacts): boolean {
  return Object.entries(pattern).every(([field, wanted]) => {
    const fact = facts[field];
    return fact !== undefined && fits(wanted, fact);
  });
}

export function holds({ all, none = [] }: LessonCondition, happened: readonly EventFacts[]): boolean {
  const has = (pattern: EventPattern) => happened.some((facts) => matchesEvent(pattern, facts));
  return all.every(has) && !none.some(has);
}

function remarkOf(remarks: readonly LessonRemark[], happened: readonly EventFacts[]): string | null {
  return remarks.find(({ when }) => when === undefined || holds(when, happened))?.words ?? null;
}

/** A goal reached in another way counts. Anything else is judged once a remark fits it, or once the chance is gone. */
export function judgeStep(
  { done, ends, otherwise, after }: Pick<LessonStep, 'done' | 'ends' | 'otherwise' | 'after'>,
  happened: readonly EventFacts[],
): LessonVerdict {
  if (holds(done, happened)) return { kind: 'done', words: remarkOf(after, happened) };
  const words = remarkOf(
    otherwise.filter(({ when }) => when !== undefined),
    happened,
  );
  if (words === null && !holds(ends, happened)) return { kind: 'open' };
  return { kind: 'otherwise', words: words ?? remarkOf(otherwise, happened) };
}
