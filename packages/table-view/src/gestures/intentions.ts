/** GestureIntention: what the page must carry out after a step of the gesture machine. */
import type { Command, Gesture, Instrument, PieceId } from '@grognard/engine';
import type { ScreenSpot } from './events.ts';

export type GestureIntention =
  /** Requests to the referee. The answer arrives as an event with the same number. */
  | { readonly kind: 'ask-tasks'; readonly request: number; readonly gesture: Gesture }
  | { readonly kind: 'ask-proposal'; readonly request: number; readonly gesture: Gesture }
  | { readonly kind: 'ask-threats'; readonly request: number; readonly gesture: Gesture }
  | { readonly kind: 'ask-forecast'; readonly request: number; readonly gesture: Gesture }
  | { readonly kind: 'measure'; readonly request: number; readonly instrument: Instrument }
  /** Commands that the player confirmed. */
  | { readonly kind: 'submit'; readonly commands: readonly Command[] }
  /** The selection is to be remembered as the group of a key. */
  | { readonly kind: 'remember'; readonly key: number; readonly pieces: readonly PieceId[] }
  | { readonly kind: 'undo' }
  /** Changes of the view. */
  | { readonly kind: 'pan'; readonly dx: number; readonly dy: number }
  /** Null zooms about the middle of the view. */
  | { readonly kind: 'zoom'; readonly at: ScreenSpot | null; readonly factor: number }
  | { readonly kind: 'fit-view' }
  | { readonly kind: 'hover'; readonly piece: PieceId | null; readonly handle: string | null };
