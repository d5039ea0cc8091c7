/** NotedDice: dice that keep what rules note of them, for answers and logs that give reasons. */
import { improveSix, throwOpenDice } from '../chance.ts';
import type { Step, StepNote, StepSum } from '../step.ts';
import { ThrownDice } from './thrown.ts';

/** Throws the dice of another source and keeps the steps that the rules note. */
export class NotedDice extends ThrownDice {
  private readonly source: Pick<ThrownDice, 'die'>;
  private readonly noted: Step[] = [];
  /** Dice that no step has yet. */
  private pending: number[][] = [];
  private isSameThrow = false;

  constructor(source: Pick<ThrownDice, 'die'>) {
    super();
    this.source = source;
  }

  /** The steps so far. */
  get steps(): readonly Step[] {
    return this.noted;
  }

  readonly note = ({ by, for: purpose, dice, gives, against, rules, again, idle }: StepNote): void => {
    const faces = this.pending.splice(0, dice ?? this.pending.length);
    const fired = again !== undefined && faces.some((die) => die.length > 1) ? [...rules, again] : rules;
    this.noted.push({
      by,
      for: purpose,
      ...(this.isSameThrow ? { together: true } : {}),
      faces,
      gives: { ...gives, total: totalOf(gives) },
      ...(against === undefined ? {} : { against }),
      rules: fired,
      ...(idle === undefined || idle.length === 0 ? {} : { idle }),
    });
    this.isSameThrow = this.pending.length > 0;
  };

  die(): number {
    const face = this.source.die();
    this.pending.push([face]);
    return face;
  }

  override open(highest: number): number {
    const first = this.die();
    return first === 6 ? improveSix(() => this.again(this.pending.length - 1), highest) : first;
  }

  override openDice(n: number, highest: number): readonly number[] {
    const before = this.pending.length;
    return throwOpenDice((die, isAgain) => (isAgain ? this.again(before + die) : this.die()), n, highest);
  }

  /** Throws a die again. */
  private again(die: number): number {
    const face = this.source.die();
    this.pending[die]?.push(face);
    return face;
  }
}

function totalOf({ value, adds = {}, lines = [] }: StepSum): number {
  let total = value;
  for (const added of Object.values(adds)) total += added;
  for (const line of lines) total += line.value;
  return Math.round(total * 1e9) / 1e9 + 0;
}
