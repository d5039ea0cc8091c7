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
  private readonly handful: HandfulOfDice;
  private readonly roll: Open;

  constructor(handful: HandfulOfDice, roll: Open) {
    super();
    this.handful = handful;
    this.roll = roll;
  }

  die(): number {
    const { actor, purpose, faces } = this.roll;
    const face = this.handful.next(actor, purpose);
    faces.push(face);
    return face;
  }
}

/** A roll that may go on. */
interface Open extends Roll {
  readonly faces: number[];
}

/** A thrower whose faces come from `next`, one after the other for each actor and purpose. Most commands throw nothing: nothing is made for them. */
abstract class HandfulOfDice implements Thrower {
  private open: Open[] | null = null;

  abstract next(actor: string, purpose: string): number;

  dice(actor: string, purpose: string): Chance {
    const roll: Open = { actor, purpose, faces: [] };
    if (this.open === null) this.open = [roll];
    else this.open.push(roll);
    return new KeyedDice(this, roll);
  }

  take(): Roll[] | null {
    const { open } = this;
    if (open === null) return null;
    this.open = null;
    for (const { faces } of open) if (faces.length === 0) return thrownOf(open);
    return open;
  }
}

/** Without dice that nobody threw after all. */
function thrownOf(open: readonly Open[]): Roll[] | null {
  const rolls = open.filter(({ faces }) => faces.length > 0);
  return rolls.length === 0 ? null : rolls;
}

class DiceOfSource extends HandfulOfDice {
  private readonly source: FaceSource;
  private readonly resolution: number;
  private thrown: Thrown[] | null = null;

  constructor(source: FaceSource, resolution: number) {
    super();
    this.source = source;
    this.resolution = resolution;
  }

  next(actor: string, purpose: string): number {
    const n = this.count(actor, purpose);
    return this.source.face(this.resolution, actor, purpose, n);
  }

  /** How many dice of this key were thrown before. A resolution has few keys: a list is faster than a map. */
  private count(actor: string, purpose: string): number {
    this.thrown ??= [];
    for (const known of this.thrown)
      if (known.purpose === purpose && known.actor === actor) return known.dice++;
    this.thrown.push({ actor, purpose, dice: 1 });
    return 0;
  }
}

/** How many dice somebody has thrown for something. */
interface Thrown {
  readonly actor: string;
  readonly purpose: string;
  dice: number;
}

/** Dice of one resolution from a source. A key asked for again goes on where it stopped. */
export function throwFrom(source: FaceSource, resolution: number): Thrower {
  return new DiceOfSource(source, resolution);
}

const keyOf = (actor: string, purpose: string): string => `${actor}\n${purpose}`;

class DiceOfLog extends HandfulOfDice {
  private readonly left = new Map<string, number[]>();

  constructor(rolls: readonly Roll[]) {
    super();
    for (const { actor, purpose, faces } of rolls) {
      const key = keyOf(actor, purpose);
      this.left.set(key, [...(this.left.get(key) ?? []), ...faces]);
    }
  }

  next(actor: string, purpose: string): number {
    const face = this.left.get(keyOf(actor, purpose))?.shift();
    if (face === undefined) throw new DiceMismatch(`the log has no further face for ${actor}, ${purpose}`);
    return face;
  }

  mustBeUsedUp(): void {
    for (const [key, faces] of this.left) {
      if (faces.length > 0)
        throw new DiceMismatch(`the log has faces left over for ${key.replace('\n', ', ')}`);
    }
  }
}

/** Dice read from the log of a resolution: the same faces for the same keys, and all of them must be used. */
export function throwAgain(rolls: readonly Roll[]): Thrower & { mustBeUsedUp(): void } {
  return new DiceOfLog(rolls);
}
