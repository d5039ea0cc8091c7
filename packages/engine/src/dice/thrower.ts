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

class KeyedDice extends ThrownDice {
  private readonly next: () => number;

  constructor(next: () => number) {
    super();
    this.next = next;
  }

  die(): number {
    return this.next();
  }
}

/** A thrower whose faces come from `next`, one after the other for each actor and purpose. */
function throwBy(next: (actor: string, purpose: string) => number): Thrower {
  let open: { readonly actor: string; readonly purpose: string; readonly faces: number[] }[] = [];
  return {
    dice(actor, purpose) {
      const faces: number[] = [];
      open.push({ actor, purpose, faces });
      return new KeyedDice(() => {
        const face = next(actor, purpose);
        faces.push(face);
        return face;
      });
    },
    take() {
      if (open.length === 0) return null;
      const rolls = open.filter(({ faces }) => faces.length > 0);
      open = [];
      return rolls.length === 0 ? null : rolls;
    },
  };
}

const keyOf = (actor: string, purpose: string): string => `${actor}\n${purpose}`;

/** Dice of one resolution from a source. A key asked for again goes on where it stopped. */
export function throwFrom(source: FaceSource, resolution: number): Thrower {
  const thrown = new Map<string, number>();
  return throwBy((actor, purpose) => {
    const key = keyOf(actor, purpose);
    const n = thrown.get(key) ?? 0;
    thrown.set(key, n + 1);
    return source.face(resolution, actor, purpose, n);
  });
}

/** Dice read from the log of a resolution: the same faces for the same keys, and all of them must be used. */
export function throwAgain(rolls: readonly Roll[]): Thrower & { mustBeUsedUp(): void } {
  const left = new Map<string, number[]>();
  for (const { actor, purpose, faces } of rolls) {
    const key = keyOf(actor, purpose);
    left.set(key, [...(left.get(key) ?? []), ...faces]);
  }
  const thrower = throwBy((actor, purpose) => {
    const face = left.get(keyOf(actor, purpose))?.shift();
    if (face === undefined) throw new DiceMismatch(`the log has no further face for ${actor}, ${purpose}`);
    return face;
  });
  return {
    ...thrower,
    mustBeUsedUp() {
      for (const [key, faces] of left) {
        if (faces.length > 0)
          throw new DiceMismatch(`the log has faces left over for ${key.replace('\n', ', ')}`);
      }
    },
  };
}
