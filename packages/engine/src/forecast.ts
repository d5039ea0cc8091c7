/** Forecast: what finally becomes of pieces if something is done, on one scale for all answers and for both sides. */
import type { ExplainedLine, Json, OddsLine } from '@grognard/rules-kit';
import type { Item } from './display-list.ts';
import type { PieceId } from './interaction.ts';
import type { SideId } from './side.ts';

/** How a fate is drawn. Patterns tell them apart without colour. The first is the worst, the last the best. */
export const fateLooks = ['destroyed', 'routed', 'driven-back', 'stands', 'advances'] as const;

export type FateLook = (typeof fateLooks)[number];

/** One way a piece can end, as its game names it. */
export interface Fate {
  readonly id: string;
  readonly title: string;
  readonly look: FateLook;
}

/** Share of a fate. `p` is the exact fraction, or null if it was sampled. */
export interface FateShare {
  readonly fate: string;
  readonly share: number;
  readonly percent: string;
  readonly p: string | null;
}

export interface PieceForecast {
  readonly piece: PieceId;
  readonly name: string;
  readonly side: SideId;
  /** From the worst to the best, without those that cannot happen. They add up to 1. */
  readonly fates: readonly FateShare[];
  /** What it loses on average, in what its game counts. */
  readonly losses: { readonly average: number; readonly words: string };
}

/** One link of the chain behind a forecast: the throw that comes next, and what it leads to. */
export interface ForecastStep {
  readonly title: string;
  readonly odds: readonly OddsLine[];
  readonly sum: readonly ExplainedLine[];
}

/** How the figures were found. The error of a sample is two standard errors of the least certain share. */
export type ForecastBasis =
  | { readonly kind: 'exact' }
  | { readonly kind: 'sampled'; readonly trials: number; readonly error: string };

export interface Forecast {
  /** What comes first, in a few words: the test to pass, the melee at once. */
  readonly brief?: string;
  /** All fates of the game, the worst first. The same for every answer. */
  readonly fates: readonly Fate[];
  /** The player's own pieces first. */
  readonly pieces: readonly PieceForecast[];
  readonly basis: ForecastBasis;
  readonly why: readonly ForecastStep[];
  /** What is taken for granted about the other side. Shown beside the figures. */
  readonly assumptions: readonly string[];
  /** Point of contact, way back, and what bars it. */
  readonly items: readonly Item[];
}

/** What a side loses on average, in what its game counts. */
export type ExpectedLosses = PieceForecast['losses'];

/** What the orders given so far come to, before they are sealed. */
export interface PlanForecast {
  /** What all others lose. */
  readonly inflicted: ExpectedLosses;
  /** What the player's side loses. */
  readonly suffered: ExpectedLosses;
  readonly basis: ForecastBasis;
  /** What is taken for granted about the other side. Shown beside the figures. */
  readonly assumptions: readonly string[];
}

/** Forecasts of a gesture: of what is proposed as it stands, and of every choice that could be taken instead. */
export interface GestureForecast {
  readonly proposal: Forecast | null;
  readonly choices: readonly { readonly task: string; readonly value: Json; readonly forecast: Forecast }[];
}
