/** The slowing dice: how many are thrown, and how far the figure goes. */
import type { Chance, RuleId, StepLine } from '@grognard/rules-kit';
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

/** Rules of slowing dice, and the rule by which they block. */
interface SlowingRules {
  readonly slows: readonly RuleId[];
  readonly blocks: RuleId;
}

/** The move after slowing dice that are read as one number. */
function slowed(
  allowance: number,
  dice: { readonly read: string; readonly value: number; readonly blocks: boolean },
  rules: SlowingRules,
  chance: Chance,
): MoveOutcome {
  const outcome = dice.blocks ? blocked : goes(allowance - dice.value);
  chance.note?.({
    by: 'mover',
    for: 'slowing',
    gives: dice.blocks
      ? { read: dice.read, value: dice.value, result: 'blocked' }
      : {
          read: dice.read,
          value: -dice.value,
          adds: { allowance },
          ...linesFor('move.floor', outcome.cm - allowance + dice.value),
          result: 'goes',
          amount: outcome.cm,
        },
    rules: dice.blocks ? [...rules.slows, rules.blocks] : rules.slows,
    ...(dice.blocks ? {} : { idle: [rules.blocks] }),
  });
  return outcome;
}

/** The line of a rule that changes a distance, if it does. */
function linesFor(rule: RuleId, value: number): { readonly lines?: readonly StepLine[] } {
  return value === 0 ? {} : { lines: [{ rule, value }] };
}

function onFoot(slows: RuleId): Slowing {
  const rules = { slows: [slows], blocks: 'move.blocked-foot' };
  return {
    dice: 1,
    move(allowance, chance) {
      const value = chance.die();
      return slowed(allowance, { read: 'face', value, blocks: value === blocking }, rules, chance);
    },
  };
}

function atHome(slows: RuleId): Slowing {
  const rules = { slows: [slows, 'move.at-home'], blocks: 'move.blocked-foot' };
  return {
    dice: 2,
    move(allowance, chance) {
      const one = chance.die();
      const other = chance.die();
      const value = one < other ? one : other;
      return slowed(allowance, { read: 'lower', value, blocks: value === blocking }, rules, chance);
    },
  };
}

const mountedDifficult: Slowing = {
  dice: 2,
  move(allowance, chance) {
    const value = chance.sum(2);
    const rules = { slows: ['move.difficult-mounted'], blocks: 'move.blocked-mounted-difficult' };
    return slowed(allowance, { read: 'sum', value, blocks: value === 2 * blocking }, rules, chance);
  },
};

const mountedVeryDifficult: Slowing = {
  dice: 2,
  move(allowance, chance) {
    const one = chance.die();
    const other = chance.die();
    const blocks = one === blocking || other === blocking;
    const rules = { slows: ['move.very-difficult-mounted'], blocks: 'move.blocked-mounted-very' };
    return slowed(allowance, { read: 'sum', value: one + other, blocks }, rules, chance);
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

/** The dice that this move throws. */
export function slowingOf({ input, ground, mounted }: MoveSituation): Slowing {
  if (input.pace === 'crouch') return crouched;
  if (ground === 'open') return none;
  if (mounted) return ground === 'difficult' ? mountedDifficult : mountedVeryDifficult;
  return input.atHome ? foot[ground].atHome : foot[ground].plain;
}
