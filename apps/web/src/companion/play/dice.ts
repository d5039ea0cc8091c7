/** Dice of the companion: thrown by the device, or typed in as they lie on the table. */
import { type Chance, DiceMismatch, faceOf, isFair, ScriptedDice, ThrownDice } from '@grognard/rules-kit';

/** Whatever can be rolled. */
export interface Rollable<O> {
  roll(chance: Chance): O;
}

/** Dice from the device's own source of chance, every face as likely as the next. */
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

/** What becomes of the faces typed so far: all that the rules ask for, or so many in all as it looks now. */
export type EnteredDice = { readonly kind: 'enough' } | { readonly kind: 'more'; readonly inAll: number };

/** Faces that were typed, then ones: how many dice the rules ask for if no further die opens another. */
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

/** Whether the dice typed so far are all that the rules ask for. */
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
