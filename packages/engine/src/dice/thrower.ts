/** Dice in the hands of a resolution: drawn from a source or read from the log, and kept for the next event. */
import { type Chance, DiceMismatch, ThrownDice } from '@grognard/rules-kit';
import type { Roll } from '../event.ts';
import type { FaceSource } from './faces.ts';

/** Gives dice by actor and purpose, and hands over what was thrown. */
export interface Thrower {
  dice(actor: string, purpose: string): Chance;
  /** What was thrown since the last call. */
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

interface OpenRoll {
  readonly actor: string;
  readonly purpose: string;
  readonly faces: number[];
}

/** Dice of one resolution from a source. A key asked for again goes on where it stopped. */
export function throwFrom(source: FaceSource, resolution: number): Thrower {
  const thrown = new Map<string, number>();
  let open: OpenRoll[] = [];
  return {
    dice(actor, purpose) {
      const name = `${actor}\n${purpose}`;
      const roll: OpenRoll = { actor, purpose, faces: [] };
      open.push(roll);
      return new KeyedDice(() => {
        const n = thrown.get(name) ?? 0;
        thrown.set(name, n + 1);
        const face = source.face(resolution, actor, purpose, n);
        roll.faces.push(face);
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

/** Dice read from the log of a resolution: the same faces for the same keys, and all of them must be used. */
export function throwAgain(rolls: readonly Roll[]): Thrower & { mustBeUsedUp(): void } {
  const left = new Map<string, number[]>();
  for (const { actor, purpose, faces } of rolls) {
    const name = `${actor}\n${purpose}`;
    left.set(name, [...(left.get(name) ?? []), ...faces]);
  }
  let open: OpenRoll[] = [];
  return {
    dice(actor, purpose) {
      const roll: OpenRoll = { actor, purpose, faces: [] };
      open.push(roll);
      return new KeyedDice(() => {
        const face = left.get(`${actor}\n${purpose}`)?.shift();
        if (face === undefined)
          throw new DiceMismatch(`the log has no further face for ${actor}, ${purpose}`);
        roll.faces.push(face);
        return face;
      });
    },
    take() {
      const rolled = open.filter(({ faces }) => faces.length > 0);
      open = [];
      return rolled.length === 0 ? null : rolled;
    },
    mustBeUsedUp() {
      for (const [name, faces] of left) {
        if (faces.length > 0)
          throw new DiceMismatch(`the log has faces left over for ${name.replace('\n', ', ')}`);
      }
    },
  };
}
