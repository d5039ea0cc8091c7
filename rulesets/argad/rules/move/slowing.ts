/** The slowing dice: how many are thrown, and how far the figure goes. */
import type { Chance } from '@grognard/rules-kit';
import { crouchCm } from '../../data/speeds.ts';
import type { MoveSituation } from './situation.ts';

export type MoveOutcome = { readonly cm: number; readonly blocked: boolean };

/** One way of throwing: the faces it asks for, and the resulting move. */
export interface Slowing {
  readonly dice: number;
  readonly move: (allowance: number, chance: Chance) => MoveOutcome;
}

/** The face of a slowing die that blocks. */
const blocking = 6;
const blocked: MoveOutcome = { cm: 0, blocked: true };

/** One shared outcome per distance, so that equal outcomes merge by identity. */
const distances: MoveOutcome[] = [];

function goes(cm: number): MoveOutcome {
  const far = cm < 0 ? 0 : cm;
  let outcome = distances[far];
  if (outcome === undefined) {
    outcome = { cm: far, blocked: false };
    distances[far] = outcome;
  }
  return outcome;
}

const none: Slowing = { dice: 0, move: (allowance) => goes(allowance) };

const onFoot: Slowing = {
  dice: 1,
  move(allowance, chance) {
    const die = chance.die();
    return die === blocking ? blocked : goes(allowance - die);
  },
};

const atHome: Slowing = {
  dice: 2,
  move(allowance, chance) {
    const one = chance.die();
    const other = chance.die();
    const lower = one < other ? one : other;
    return lower === blocking ? blocked : goes(allowance - lower);
  },
};

const mountedDifficult: Slowing = {
  dice: 2,
  move(allowance, chance) {
    const sum = chance.sum(2);
    return sum === 2 * blocking ? blocked : goes(allowance - sum);
  },
};

const mountedVeryDifficult: Slowing = {
  dice: 2,
  move(allowance, chance) {
    const one = chance.die();
    const other = chance.die();
    return one === blocking || other === blocking ? blocked : goes(allowance - one - other);
  },
};

const crouched: Slowing = {
  dice: 1,
  move(allowance, chance) {
    const cm = crouchCm + chance.die();
    return goes(cm < allowance ? cm : allowance);
  },
};

/** The dice that this move throws. */
export function slowingOf({ input, ground, mounted }: MoveSituation): Slowing {
  if (input.pace === 'crouch') return crouched;
  if (ground === 'open') return none;
  if (mounted) return ground === 'difficult' ? mountedDifficult : mountedVeryDifficult;
  return input.atHome ? atHome : onFoot;
}
