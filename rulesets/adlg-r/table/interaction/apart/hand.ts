/** Hand: the hands for one question that is asked apart, and what they read. */
import type { Item, PieceId, Proposal, Task, TaskValues } from '@grognard/engine';
import { nothingProposed } from '@grognard/table-kit';
import type { HandsWords } from '../../../words/en-hands.ts';
import { explainRefusals } from '../../explain/citations.ts';
import { checkCommand } from '../../flow/check.ts';
import type { AdlgCommand } from '../../state/commands.ts';
import type { SideIndex } from '../../state/indices.ts';
import type { State, Table } from '../../state/model.ts';
import type { InteractionContext } from '../interaction-context.ts';

/** A side and what it is asked, as read by the hands. */
export interface HandContext {
  readonly context: InteractionContext;
  readonly table: Table;
  readonly state: State;
  readonly side: SideIndex;
  readonly words: HandsWords;
  /** The piece that is ordered. */
  readonly piece: PieceId;
  /** Distance of a place from the left edge of the table as the side sees it, and back. */
  readonly leftOf: (x: number) => number;
}

export interface Hand {
  /** What the piece in hand is called, and more about it. */
  readonly title: string;
  readonly about: string;
  /** What is asked. */
  readonly question: string;
  /** In hand from the start. Missing where the player has to choose first. */
  readonly values?: TaskValues;
  /** What lies on the table all the while. */
  readonly items: readonly Item[];
  readonly tasks: (values: TaskValues) => readonly Task[];
  readonly propose: (values: TaskValues) => Proposal;
  /** Values that would give a command. Null if none would. */
  readonly valuesFor: (command: AdlgCommand) => TaskValues | null;
}

/** A command as it is proposed, with what refuses it. */
export function proposed(asked: HandContext, command: AdlgCommand, items: readonly Item[]): Proposal {
  return { ...nothingProposed, commands: [command], refusals: refusalsOf(asked, command), items };
}

export function refusalsOf({ table, state, side, piece }: HandContext, command: AdlgCommand) {
  return explainRefusals(table, checkCommand(table, state, side, command), piece);
}

/** The first of what may be many, without working out the others. */
export function firstOf<T>(all: Iterable<T>): T | null {
  for (const one of all) return one;
  return null;
}
