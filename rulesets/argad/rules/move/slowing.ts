/** The slowing dice: how many are thrown, and how far the figure goes. */
import type { Chance, RuleId, StepNote } from '@grognard/rules-kit';
import { crouchCm } from '../../data/speeds.ts';
import type { GroundClass } from '../../model.ts';
import type { MoveSituation } from './situation.ts';

export type MoveOutcome = { readonly cm: number; readonly blocked: boolean };

/** One way of throwing: the faces it asks for, and the resulting move. */
export interface Slowing {
  readonly dice: number;
  /** The rule by which it blocks, or null if it never does. */
  readonly blocks: RuleId | null;
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

const none: Slowing = { dice: 0, blocks: null, move: (allowance) => goes(allowance) };

/** How slowing dice are read, the rules by which they slow, and the one by which they block. */
interface SlowingRules {
  readonly read: 'face' | 'lower' | 'sum';
  readonly slows: readonly RuleId[];
  readonly blocks: RuleId;
}

/** The move after slowing dice that come to this value. */
function slowed(
  allowance: number,
  value: number,
  isBlocked: boolean,
  rules: SlowingRules,
  chance: Chance,
): MoveOutcome {
  const outcome = isBlocked ? blocked : goes(allowance - value);
  chance.note?.(isBlocked ? blockedNote(value, rules) : slowedNote(allowance, value, outcome.cm, rules));
  return outcome;
}

function blockedNote(value: number, { read, slows, blocks }: SlowingRules): StepNote {
  return {
    by: 'mover',
    for: 'slowing',
    gives: { read, value, result: 'blocked' },
    rules: [...slows, blocks],
  };
}

function slowedNote(
  allowance: number,
  value: number,
  cm: number,
  { read, slows, blocks }: SlowingRules,
): StepNote {
  const lifted = cm - allowance + value;
  return {
    by: 'mover',
    for: 'slowing',
    gives: {
      read,
      value: -value,
      adds: { allowance },
      ...(lifted === 0 ? {} : { lines: [{ rule: 'move.floor', value: lifted }] }),
      result: 'goes',
      amount: cm,
    },
    rules: slows,
    idle: [blocks],
  };
}

function onFoot(slows: RuleId): Slowing {
  const rules = { read: 'face', slows: [slows], blocks: 'move.blocked-foot' } as const;
  return {
    dice: 1,
    blocks: rules.blocks,
    move(allowance, chance) {
      const die = chance.die();
      return slowed(allowance, die, die === blocking, rules, chance);
    },
  };
}

function atHome(slows: RuleId): Slowing {
  const rules = { read: 'lower', slows: [slows, 'move.at-home'], blocks: 'move.blocked-foot' } as const;
  return {
    dice: 2,
    blocks: rules.blocks,
    move(allowance, chance) {
      const one = chance.die();
      const other = chance.die();
      const lower = one < other ? one : other;
      return slowed(allowance, lower, lower === blocking, rules, chance);
    },
  };
}

const inDifficult: SlowingRules = {
  read: 'sum',
  slows: ['move.difficult-mounted'],
  blocks: 'move.blocked-mounted-difficult',
};

const mountedDifficult: Slowing = {
  dice: 2,
  blocks: inDifficult.blocks,
  move(allowance, chance) {
    const sum = chance.sum(2);
    return slowed(allowance, sum, sum === 2 * blocking, inDifficult, chance);
  },
};

const inVeryDifficult: SlowingRules = {
  read: 'sum',
  slows: ['move.very-difficult-mounted'],
  blocks: 'move.blocked-mounted-very',
};

const mountedVeryDifficult: Slowing = {
  dice: 2,
  blocks: inVeryDifficult.blocks,
  move(allowance, chance) {
    const one = chance.die();
    const other = chance.die();
    const isBlocked = one === blocking || other === blocking;
    return slowed(allowance, one + other, isBlocked, inVeryDifficult, chance);
  },
};

const foot = {
  difficult: { plain: onFoot('move.difficult-foot'), atHome: atHome('move.difficult-foot') },
  'very-difficult': {
    plain: onFoot('move.very-difficult-foot'),
    atHome: atHome('move.very-difficult-foot'),
  },
} as const;

const crouched: Slowing = {
  dice: 1,
  blocks: null,
  move(allowance, chance) {
    const die = chance.die();
    const cm = crouchCm + die;
    const outcome = goes(cm < allowance ? cm : allowance);
    chance.note?.({
      by: 'mover',
      for: 'crouching',
      gives: {
        read: 'face',
        value: die,
        lines: [
          { rule: 'hide.crouch-move', value: crouchCm },
          ...(outcome.cm < cm ? [{ rule: 'hide.crouch-move', value: outcome.cm - cm }] : []),
        ],
        result: 'goes',
        amount: outcome.cm,
      },
      rules: ['hide.crouch-move'],
    });
    return outcome;
  },
};

/** All that can be thrown in such ground, for who reads a throw without the move that it was made for. */
export function slowingsIn(ground: GroundClass, pace: 'crouch' | 'walk'): readonly Slowing[] {
  if (pace === 'crouch') return [crouched];
  if (ground === 'open') return [];
  const mounted = ground === 'difficult' ? mountedDifficult : mountedVeryDifficult;
  return [foot[ground].plain, foot[ground].atHome, mounted];
}

/** The dice that this move throws. */
export function slowingOf({ input, ground, mounted }: MoveSituation): Slowing {
  if (input.pace === 'crouch') return crouched;
  if (ground === 'open') return none;
  if (mounted) return ground === 'difficult' ? mountedDifficult : mountedVeryDifficult;
  return input.atHome ? foot[ground].atHome : foot[ground].plain;
}
