/** Battle: a game on the table, played by commands and watched by views and events. */
import type {
  Awaits,
  Command,
  DisplayList,
  Episode,
  GameEvent,
  SideId,
  SubmitResult,
  Verdict,
  Viewer,
} from '@grognard/engine';
import type { Level, SubmittedCommands } from '@grognard/opponent';
import type { JsonSchema } from '@grognard/rules-kit';
import type { EditionTypes, PlayableEdition } from '@grognard/rulesets';
import type { PaintOptions } from '@grognard/table-view';

/** What one viewer is told of a command that was carried out, with the lines of his report. */
export interface ToldEpisode<V, E extends GameEvent> extends Episode<V, E> {
  readonly lines: readonly string[];
}

/** `V` is what a viewer may know, `C` what a side commands, `E` what happens. */
export interface Battle<V, C extends Command, E extends GameEvent> {
  readonly edition: string;
  readonly title: string;
  readonly sides: readonly { readonly id: SideId; readonly name: string }[];
  /** The turn that is being played, from 1. */
  readonly turn: number;
  /** A hash of the state: battles that stand alike have the same on every machine. */
  readonly fingerprint: string;
  /** The commands there are, by kind, as JSON Schema. */
  readonly commands: Readonly<Record<C['kind'], JsonSchema>>;
  /** Which sides are asked for what, or how the battle ended. */
  awaits(): Awaits;
  /** Yes, at this cost; or no, because of these rules. */
  check(side: SideId, command: C): Verdict;
  /** Carries out a command that the rules allow, and tells everybody who watches. */
  submit(side: SideId, command: C): SubmitResult<E>;
  /** Takes back the last command of a side, unless a die, a reveal or a hand-over lies between. */
  undo(side: SideId): SubmitResult<E>;
  /** Lets a computer player answer what its side is asked now. It sees that side's view alone. */
  answer(side: SideId, level: Level): SubmittedCommands;
  /** What a viewer may know. */
  view(viewer: Viewer): V;
  /** Tells a viewer, from now on, of every command by which something happened that he may know. Returns the function that ends it. */
  watch(viewer: Viewer, tell: (episode: ToldEpisode<V, E>) => void): () => void;
  /** The table as a viewer sees it, as plain data. */
  picture(viewer: Viewer): DisplayList;
  /** The table as a viewer sees it, as SVG. */
  paint(viewer: Viewer, options?: PaintOptions): string;
  /** The text of a sealed save file. */
  save(): string;
}

/** The battle of an edition, with the types of its views, commands and events. */
export type BattleOf<E extends PlayableEdition> = Battle<ViewOf<E>, CommandOf<E>, EventOf<E>>;

/** What a viewer may know of a battle of this edition. */
export type ViewOf<E extends PlayableEdition> = EditionTypes[E]['table']['view'];
/** What a side may command in a battle of this edition. */
export type CommandOf<E extends PlayableEdition> = EditionTypes[E]['table']['command'];
/** What happens in a battle of this edition. */
export type EventOf<E extends PlayableEdition> = EditionTypes[E]['table']['event'];
