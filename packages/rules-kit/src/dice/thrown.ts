/** ThrownDice: dice face by face, rolled from a seed or entered by hand. */
import { type Chance, improveSix, reaching, throwOpenDice } from '../chance.ts';
import { faceOf, isFair, mixBits } from './bits.ts';

/** Implements Chance for any source that gives one face after the other. */
export abstract class ThrownDice implements Chance {
  abstract die(): number;

  sum(n: number): number {
    let sum = 0;
    for (let i = 0; i < n; i++) sum += this.die();
    return sum;
  }

  count(n: number, upTo: number): number {
    let count = 0;
    for (let i = 0; i < n; i++) if (this.die() <= upTo) count++;
    return count;
  }

  open(highest: number): number {
    const first = this.die();
    return first === 6 ? improveSix(() => this.die(), highest) : first;
  }

  openDice(n: number, highest: number): readonly number[] {
    return throwOpenDice(() => this.die(), n, highest);
  }

  openCounts(
    groups: readonly number[],
    highest: number,
    thresholds: readonly number[],
  ): readonly (readonly number[])[] {
    const n = groups.reduce((sum, size) => sum + size, 0);
    return reaching(this.openDice(n, highest), groups, thresholds);
  }
}

/** Real dice. A face is a hash of the seed and the number of the throw, so the same seed gives the same faces. */
export class SeededDice extends ThrownDice {
  /** Faces thrown so far, or null if they are not recorded. */
  readonly faces: number[] | null;
  private counter = 0;
  private readonly seed: number;

  constructor(seed: number, keep: 'keep-faces' | 'no-log' = 'keep-faces') {
    super();
    this.seed = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) | 0;
    this.faces = keep === 'keep-faces' ? [] : null;
  }

  die(): number {
    let bits: number;
    do bits = mixBits(this.seed + Math.imul(++this.counter, 0x9e3779b9));
    while (!isFair(bits));
    const face = faceOf(bits);
    if (this.faces !== null) this.faces.push(face);
    return face;
  }
}

/** The given dice do not fit the procedure. */
export class DiceMismatch extends Error {}

/** Dice entered by hand or written in a test. They are consumed in order, and all must be used. */
export class ScriptedDice extends ThrownDice {
  private used = 0;
  private readonly script: readonly number[];

  constructor(script: readonly number[]) {
    super();
    this.script = script;
  }

  die(): number {
    const face = this.script[this.used];
    if (face === undefined) {
      throw new DiceMismatch(`too few dice: ${this.script.length} given, and more are asked for`);
    }
    this.used++;
    return face;
  }

  /** Must be called when the procedure is over. */
  mustBeUsedUp(): void {
    if (this.used < this.script.length) {
      throw new DiceMismatch(`too many dice: ${this.script.length} given, ${this.used} asked for`);
    }
  }
}
