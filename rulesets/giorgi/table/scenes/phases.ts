/** Phase of a player turn to which an event belongs. */
import type { EventKind, GiorgiEvent } from '../state/events.ts';
import type { State } from '../state/model.ts';

export const turnPhases = [
  'roll',
  'setup',
  'turn',
  'nerve',
  'fire',
  'move',
  'attack',
  'melee',
  'end',
] as const;
export type TurnPhase = (typeof turnPhases)[number];

/** Null if it belongs to the phase of the event before it. */
const partOfKind: Readonly<Record<EventKind, TurnPhase | null>> = {
  firstRolled: 'roll',
  phaseBegan: 'setup',
  pieceLaid: 'setup',
  edgeTaken: 'setup',
  placed: 'setup',
  turnBegan: 'turn',
  stepBegan: null,
  waits: null,
  ended: 'end',
  tested: null,
  rungSet: null,
  rallied: null,
  reformed: null,
  generalHelped: null,
  generalLost: null,
  rode: 'move',
  fired: null,
  lost: null,
  gunsLeft: null,
  gunsManned: null,
  gunsTaken: null,
  destroyed: null,
  wentOff: null,
  moved: null,
  declared: 'attack',
  queued: null,
  answered: 'attack',
  struck: 'attack',
  met: 'attack',
  missed: 'attack',
  parted: null,
  fought: 'melee',
  squareTried: 'melee',
  entered: null,
  cameOut: null,
  counted: null,
  marked: null,
};

/** The phase before any event. A reaction continues that of the attack. */
export function partIn({ phase, step, agenda }: State): TurnPhase {
  if (phase !== 'turn') return 'setup';
  if (agenda.some(({ do: what }) => what === 'attack' || what === 'go-in')) return 'attack';
  switch (step) {
    case 'guns':
    case 'small-arms':
      return 'fire';
    case 'start':
    case 'breaking':
      return 'nerve';
    case 'move':
    case 'melee':
      return step;
  }
}

/** The phase of an event. One without its own belongs to the phase before it. */
export function partOf(event: GiorgiEvent, last: TurnPhase): TurnPhase {
  const own = partOfKind[event.kind];
  if (own !== null) return own;
  if (event.kind === 'fired') return event.along === null ? 'fire' : last === 'attack' ? 'attack' : 'move';
  if (
    event.kind === 'tested' &&
    (event.what === 'rally' || event.what === 'reform' || event.what === 'breaking')
  )
    return 'nerve';
  if (event.kind === 'reformed' || event.kind === 'rallied') return 'nerve';
  if (event.kind === 'moved')
    return event.how === 'order' ? 'move' : event.how === 'attack' ? 'attack' : last;
  if (event.kind === 'stepBegan' && event.step === 'breaking') return 'nerve';
  return last;
}

/** Each volley, attack and melee is a separate scene. */
export function opensScene(event: GiorgiEvent): boolean {
  if (event.kind === 'fired') return event.along === null;
  if (event.kind === 'moved') return event.how === 'order' && event.effort > 0;
  return event.kind === 'declared' || event.kind === 'fought' || event.kind === 'squareTried';
}
