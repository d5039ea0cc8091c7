/** English sentences of attacks on open order and on squares. */
import { counted } from '@grognard/rules-kit';
import type { SkirmishOutcome, SkirmishSituation } from '../rules/melee/skirmish.ts';
import type { AttackOnSquare, SquareOutcome } from '../rules/melee/square.ts';
import { placeNames } from './names.ts';

export function tellSkirmish({ asked: { manner, soldiers, state, place } }: SkirmishSituation): string {
  const whom = state === 'routing' ? 'of a routing unit' : 'in open order';
  const companies = `${counted(soldiers.length, 'company', 'companies')} ${whom} ${placeNames[place]}`;
  return manner === 'pressed-home'
    ? `The attacker presses home against ${companies}`
    : `The attacker strikes ${companies} in passing`;
}

/** What is left. */
export function outcomeOfSkirmish({ killed, left, result }: SkirmishOutcome): string {
  const dead = `${counted(killed, 'soldier')} killed`;
  if (result === 'eliminated') return `${dead}, nobody left`;
  return `${dead}, ${left} left: ${left === 1 ? 'it' : 'they'} ${result === 'R2' ? (left === 1 ? 'routs' : 'rout') : left === 1 ? 'holds' : 'hold'}`;
}

export function tellSquare({ asked }: AttackOnSquare): string {
  const { troopers, index, charging, losses } = asked;
  const how = charging ? 'charge' : 'attack';
  const lost = losses === 0 ? '' : ` that has lost ${counted(losses, 'soldier')} in this player turn`;
  return `${counted(troopers, 'trooper')} ${troopers === 1 ? `${how}s` : how} a square of reactivity ${index}${lost}`;
}

export function outcomeOfSquare({ broken, soldiersKilled }: SquareOutcome): string {
  return broken ? `the square is broken, ${counted(soldiersKilled, 'soldier')} killed` : 'the square stands';
}
