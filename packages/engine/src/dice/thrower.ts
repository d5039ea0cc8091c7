/** Dice in the hands of a resolution: drawn from a source or read from the log, and kept for the next event. */
import { type Chance, DiceMismatch, ThrownDice } from '@grognard/rules-kit';
import type { Roll } from '../event.ts';
import type { FaceSource } from './faces.ts';

/** Gives dice by actor and purpose, and hands over what was thrown. */
export interface Thrower {
  dice(actor: string, purpose: string): Chance;
  /** What was thrown since the last call; null if nothing was. */
  take(): Roll[] | null;
}

type NextFace = (actor: string, purpose: string) => number;

class KeyedDice extends ThrownDice {
  private readonly next: NextFace;
  private readonly roll: Open;

  constructor(next: NextFace, roll: Open) {
    super();
    this.next = next;
    this.roll = roll;
  }

  die(): number {
    const { actor, purpose, faces } = this.roll;
    const face = this.next(actor, purpose);
    faces.push(face);
    return face;
  }
}

/** A roll that may go on. */
interface Open extends Roll {
  readonly faces: number[];
}

/** A thrower whose faces come from `next`, one after the other for each actor and purpose. */
class HandfulOfDice implements Thrower {
  private readonly next: NextFace;
  private open: Open[] = [];

  constructor(next: NextFace) {
    this.next = next;
  }

  dice(actor: string, purpose: string): Chance {
    const roll: Open = { actor, purpose, faces: [] };
    this.open.push(roll);
    return new KeyedDice(this.next, roll);
  }

  take(): Roll[] | null {
    const { open } = this;
    if (open.length === 0) return null;
    this.open = [];
    const rolls = open.every(({ faces }) => faces.length > 0)
      ? open
      : open.filter(({ faces }) => faces.length > 0);
    return rolls.length === 0 ? null : rolls;
  }
}

/** Dice of one resolution from a source. A key asked for again goes on where it stopped. */
export function throwFrom(source: FaceSource, resolution: number): Thrower {
  let thrown: Map<string, Map<string, number>> | null = null;
  return new HandfulOfDice((actor, purpose) => {
    thrown ??= new Map();
    let byActor = thrown.get(purpose);
    if (byActor === undefined) {
      byActor = new Map();
      thrown.set(purpose, byActor);
    }
    const n = byActor.get(actor) ?? 0;
    byActor.set(actor, n + 1);
    return source.face(resolution, actor, purpose, n);
  });
}

const keyOf = (actor: string, purpose: string): string => `${actor}\n${purpose}`;

/** Dice read from the log of a resolution: the same faces for the same keys, and all of them must be used. */
export function throwAgain(rolls: readonly Roll[]): Thrower & { mustBeUsedUp(): void } {
  const left = new Map<string, number[]>();
  for (const { actor, purpose, faces } of rolls) {
    const key = keyOf(actor, purpose);
    left.set(key, [...(left.get(key) ?? []), ...faces]);
  }
  const thrower = new HandfulOfDice((actor, purpose) => {
    const face = left.get(keyOf(actor, purpose))?.shift();
    if (face === undefined) throw new DiceMismatch(`the log has no further face for ${actor}, ${purpose}`);
    return face;
  });
  return {
    dice: (actor, purpose) => thrower.dice(actor, purpose),
    take: () => thrower.take(),
    mustBeUsedUp() {
      for (const [key, faces] of left) {
        if (faces.length > 0)
          throw new DiceMismatch(`the log has faces left over for ${key.replace('\n', ', ')}`);
      }
    },
  };
}
