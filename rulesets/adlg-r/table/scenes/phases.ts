/** Part of a sequence to which an event belongs. */
import type { AdlgEvent, EventKind } from '../state/events.ts';
import type { SequenceStep, State } from '../state/model.ts';

export const turnPhases = [
  'setup',
  'turn',
  'command',
  'move',
  'charge',
  'shooting',
  'engagement',
  'melee',
  'rout',
  'pursuit',
  'check',
  'end',
] as const;
export type TurnPhase = (typeof turnPhases)[number];

/** Events that are not listed belong to the part of the event before them. */
const partOfKind: Readonly<Partial<Record<EventKind, TurnPhase>>> = {
  setupBegan: 'setup',
  initiativeRolled: 'setup',
  pieceDrawn: 'setup',
  pieceLaid: 'setup',
  deployed: 'setup',
  sequenceBegan: 'turn',
  arrivalRolled: 'turn',
  announced: 'turn',
  marchEntered: 'move',
  found: 'move',
  revealed: 'move',
  activated: 'command',
  hesitated: 'command',
  ordered: 'move',
  declared: 'charge',
  answered: 'charge',
  distanceRolled: 'charge',
  met: 'charge',
  shot: 'shooting',
  engaged: 'engagement',
  fought: 'melee',
  checked: 'check',
  ended: 'end',
};

const partOfStep: Readonly<Record<SequenceStep, TurnPhase>> = {
  movement: 'move',
  shooting: 'shooting',
  engagement: 'engagement',
  melee: 'melee',
  rout: 'rout',
  pursuit: 'pursuit',
  check: 'check',
};

/** The part before any event. */
export function partIn({ phase, step, agenda }: State): TurnPhase {
  if (phase === 'over') return 'end';
  if (phase === 'setup') return 'setup';
  const isCharged = agenda.some(
    ({ do: what }) => what === 'answer' || what === 'follow' || what === 'charge',
  );
  return isCharged ? 'charge' : partOfStep[step];
}

export function partOf(event: AdlgEvent, last: TurnPhase): TurnPhase {
  if (event.kind === 'stepBegan') return partOfStep[event.step];
  return partOfKind[event.kind] ?? last;
}

/** Each order, charge, shot and melee is a scene of its own. */
export function opensScene({ kind }: AdlgEvent): boolean {
  return ['activated', 'ordered', 'declared', 'shot', 'fought', 'rampaged'].includes(kind);
}
