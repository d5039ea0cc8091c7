/** DoctrineWords: styles and reasons of computer players, in the language of the table. */
import type { GroupTask, PlanEvent, SearchReport } from '@grognard/engine';
import type { MeasureId } from '../table/doctrine/measures/running.ts';

/** About an enemy, with what it is expected to gain in points of losses. */
type Gain = (enemy: string, gain: number) => string;

/** Sentences of a plan above the unit, about corps of the side and of the enemy. */
export interface GeneralshipWords {
  /** What made the side plan anew. */
  readonly because: Readonly<Record<PlanEvent, (side: string) => string>>;
  readonly effort: (enemy: string) => string;
  readonly tasks: Readonly<
    Record<Exclude<GroupTask, 'reserve'>, (corps: string, enemy: string, byTurn: number) => string>
  >;
  readonly together: (corps: string, other: string, enemy: string) => string;
  readonly reserve: (corps: string) => string;
}

export interface DoctrineWords {
  /** The styles of a computer player, each in a line. */
  readonly manners: Readonly<Record<string, string>>;
  /** Report of a captain's search in a sentence. */
  readonly weighed: (report: SearchReport) => string;
  readonly plan: GeneralshipWords;
  readonly activate: (corps: string) => string;
  readonly orders: {
    readonly charge: (target: string, percent: number) => string;
    readonly support: (target: string) => string;
    readonly range: (target: string) => string;
    readonly wait: (target: string) => string;
    readonly march: (target: string) => string;
    readonly onward: string;
    readonly back: string;
    readonly rally: string;
    readonly ride: string;
    readonly conform: string;
    readonly hold: string;
  };
  readonly fighting: Readonly<Record<'shoot' | 'engage' | 'fight' | 'pursue', Gain>>;
  readonly reactions: Readonly<Record<'stand' | 'evade' | 'follow' | 'choose', string>>;
  /** What is counted, as a share of what. */
  readonly measures: Readonly<Record<MeasureId, string>>;
}
