/** Thrower: the dice of a resolution, drawn from a source or read from the log, and collected for the next event. */
import { type Chance, DiceMismatch, ThrownDice } from '@grognard/rules-kit';
import type { Roll } from '../event.ts';
import type { FaceSource } from './faces.ts';

/** Gives dice by actor and purpose, and collects the faces thrown. */
export interface Thrower {
  dice(actor: string, purpose: string): Chance;
  /** Rolls since the last call, or null if nothing was thrown. */
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

/** A roll to which faces can still be added. */
interface Open extends Roll {
  readonly faces: number[];
}

/**
 * A thrower whose faces come from `next`, one after the other for each actor and purpose. It allocates lazily, because most commands
 * throw no dice.
 */
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

/** Drops rolls without faces. */
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

  /** Dice of this key thrown so far. A list is faster than a map, because a resolution has few keys. */
  private count(actor: string, purpose: string): number {
    this.thrown ??= [];
    for (const known of this.thrown)
      if (known.purpose === purpose && known.actor === actor) return known.dice++;
    this.thrown.push({ actor, purpose, dice: 1 });
    return 0;
  }
}

/** Number of dice that an actor has thrown for a purpose. */
interface Thrown {
  readonly actor: string;
  readonly purpose: string;
  dice: number;
}

/** Dice of one resolution from a source. A key that is used again continues after its last face. */
export function throwFrom(source: FaceSource, resolution: number): Thrower {
  return new DiceOfSource(source, resolution);
}

/** Dice thrown by a chance, so that a resolution can be run down every branch. Its events tell of no faces. */
export function throwBy(chance: Chance): Thrower {
  return { dice: () => chance, take: () => null };
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

/** Dice read from the log of a resolution. The same keys give the same faces, and all faces must be used. */
export function throwAgain(rolls: readonly Roll[]): Thrower & { mustBeUsedUp(): void } {
  return new DiceOfLog(rolls);
}
