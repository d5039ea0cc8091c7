/** The agenda of a battle of turns with answers: what waits, who is asked, and how it is carried on until somebody is. */
import type { Awaits, Resolution, Result, SideId } from '@grognard/engine';

/** Who is asked. A game says for what. */
export interface AskedSide<Side> {
  /** In its own turn, or in the midst of the other's. */
  readonly kind: 'turn' | 'answer';
  readonly phase: string;
  readonly side: Side;
}

/** The question as the engine awaits it. */
export function awaitsOne<Side>(
  result: Result | null,
  question: AskedSide<Side> | null,
  idOf: (side: Side) => SideId,
): Awaits {
  if (result !== null) return { kind: 'over', result };
  if (question === null) throw new Error('nobody is asked');
  const { kind, phase, side } = question;
  return { kind, phase, sides: [idOf(side)] };
}

/** Limit of rounds without a question. Every round uses something up, so more would be a fault. */
const longest = 5000;

/** Carries on until a side is asked or the battle is over. `once` does one thing that asks nobody, and says whether there was one. */
export function settleBy(once: () => boolean): void {
  for (let round = 0; round < longest; round++) if (!once()) return;
  throw new Error('what follows a command does not end');
}

/** The event by which an agenda is written into the state. */
export interface Waits<Item> {
  readonly kind: 'waits';
  readonly agenda: readonly Item[];
  readonly fixed?: true;
}

/** Emits the agenda once, and only if it has changed. A change that passes the question to another side cannot be undone. */
export function writeAgenda<Item, Side>(
  now: readonly Item[],
  before: readonly Item[],
  resolution: Pick<Resolution<Waits<Item>>, 'emit'>,
  side: Side,
  asked: () => AskedSide<Side> | null,
): void {
  if (areSame(now, before)) return;
  const event = { kind: 'waits', agenda: now } as const;
  resolution.emit(asked()?.side === side ? event : { ...event, fixed: true });
}

/** Items are replaced whole, so comparing references is enough. */
export function areSame<Item>(one: readonly Item[], other: readonly Item[]): boolean {
  if (one.length !== other.length) return false;
  for (let n = 0; n < one.length; n++) if (one[n] !== other[n]) return false;
  return true;
}
