/** SetupPart: what only a battle needs that is set up by its players, or that hides something. Others are played without loading it. */
import type { Random, Verdict } from '@grognard/engine';
import type { AdlgCommand, AdlgCommandOf, CommandKind } from './commands.ts';
import type { SideIndex } from './indices.ts';
import type { LoadedPart, State, Table } from './model.ts';
import type { SetupState } from './setup.ts';
import type { Turn } from './turn.ts';

export const setupPhases = [
  'initiative',
  'role',
  'region',
  'pieces',
  'replace',
  'lay',
  'adjust',
  'camp',
  'works',
  'plan',
  'markers',
  'deploy',
] as const;
export type SetupPhase = (typeof setupPhases)[number];

export interface SetupQuestion {
  readonly phase: SetupPhase;
  readonly side: SideIndex;
}

export function isSetupPhase(phase: string): phase is SetupPhase {
  return setupPhases.some((one) => one === phase);
}

/** Commands that are given in the set-up alone. */
export const setupOnlyKinds = [
  'pieces',
  'lay',
  'adjust',
  'camp',
  'works',
  'plan',
  'seal',
  'marker',
  'deploy',
] as const satisfies readonly CommandKind[];
export type SetupOnlyKind = (typeof setupOnlyKinds)[number];

export function isSetupCommand(
  command: AdlgCommand,
): command is Extract<AdlgCommand, { readonly kind: SetupOnlyKind }> {
  return setupOnlyKinds.some((kind) => kind === command.kind);
}

/** How a computer player sets up: at random, or as well as it knows. */
export interface SetupManner {
  readonly manner: string;
  readonly random: Random;
}

/** A question of the set-up or of the battle. */
export interface QuestionToPlayer {
  readonly phase: string;
  readonly side: SideIndex;
}

/** The course of the set-up, and what a computer player answers in it. */
export interface SetupPart extends LoadedPart {
  /** What is asked, and of whom. Null where dice or nothing but the course go on. */
  question(table: Table, state: State, setup: SetupState): SetupQuestion | null;
  check(
    table: Table,
    state: State,
    setup: SetupState,
    side: SideIndex,
    phase: SetupPhase,
    command: AdlgCommand,
  ): Verdict;
  carryOut(turn: Turn, setup: SetupState, side: SideIndex, command: AdlgCommand): void;
  /** Returns whether anything was done; if not, somebody is asked. */
  goOn(turn: Turn, setup: SetupState): boolean;
  /** How a flank march comes in. */
  readonly entering: {
    check(table: Table, state: State, side: SideIndex, command: AdlgCommandOf<'enter'>): Verdict;
    carryOut(turn: Turn, side: SideIndex, command: AdlgCommandOf<'enter'>): void;
  };
  /** Answers of a computer player, about markers and flank marches too. Null where the question is one of the sequence itself. */
  answer(
    table: Table,
    state: State,
    question: QuestionToPlayer,
    player: SetupManner,
  ): readonly AdlgCommand[] | null;
}

function isSetupPart(part: LoadedPart | null): part is SetupPart {
  return part?.name === 'setup';
}

/** Null for a battle that is placed and hides nothing. */
export function setupPartIn({ setupPart }: Table): SetupPart | null {
  return isSetupPart(setupPart) ? setupPart : null;
}

/** The set-up of a battle that has one. */
export function setupPartOf(table: Table): SetupPart {
  const part = setupPartIn(table);
  if (part === null) throw new Error('this battle was laid without its set-up');
  return part;
}
