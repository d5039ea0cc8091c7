/** turnText: turn and side of an evening as they are shown and logged. */
import type { EveningRules } from '@grognard/rules-kit';
import { say } from '../../languages/index.ts';
import type { Evening } from './evening.ts';

export function turnText({ hasSideTurns }: Pick<EveningRules, 'hasSideTurns'>, evening: Evening): string {
  const turn = say('turn.n', { n: evening.turn });
  const side = evening.sides[evening.side];
  return hasSideTurns && side !== undefined ? `${turn} · ${side}` : turn;
}
