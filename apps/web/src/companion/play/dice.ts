/** Dice of the companion: thrown by the device, or typed in from the table. */
import { type Chance, DiceMismatch, faceOf, isFair, ScriptedDice, ThrownDice } from '@grognard/rules-kit';

export interface Rollable<O> {
  roll(chance: Chance): O;
}

/** Dice from the device's random source, with every face equally likely. */
export class DeviceDice extends ThrownDice {
  readonly faces: number[] = [];
  private readonly bits = new Uint32Array(1);

  die(): number {
    let bits: number;
    do bits = crypto.getRandomValues(this.bits)[0]!;
    while (!isFair(bits));
    const face = faceOf(bits);
    this.faces.push(face);
    return face;
  }
}

/** The faces of one throw by the device. */
export function rolledOf(rolled: Rollable<unknown>): readonly number[] {
  const dice = new DeviceDice();
  rolled.roll(dice);
  return dice.faces;
}

/** Whether the typed faces are enough, or how many dice are needed in all, as currently known. */
export type EnteredDice = { readonly kind: 'enough' } | { readonly kind: 'more'; readonly inAll: number };

/** The typed faces, followed by ones. Counts the dice that are needed if no further die leads to another. */
class CountingDice extends ThrownDice {
  asked = 0;
  private readonly faces: readonly number[];

  constructor(faces: readonly number[]) {
    super();
    this.faces = faces;
  }

  die(): number {
    return this.faces[this.asked++] ?? 1;
  }
}

/** Whether the typed dice are all that the rules require. */
export function feed(rolled: Rollable<unknown>, faces: readonly number[]): EnteredDice {
  try {
    rolled.roll(new ScriptedDice(faces));
    return { kind: 'enough' };
  } catch (error) {
    if (!(error instanceof DiceMismatch)) throw error;
  }
  const counting = new CountingDice(faces);
  rolled.roll(counting);
  return { kind: 'more', inAll: counting.asked };
}
