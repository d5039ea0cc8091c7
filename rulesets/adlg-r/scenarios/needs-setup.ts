/** needsSetup: whether a battle is set up by its players, or hides something. */
import { check, Problem } from '@grognard/rules-kit';
import { scenarioShape } from './shape.ts';

/** False for what is no battle at all. */
export function needsSetup(data: unknown): boolean {
  const battle = check(scenarioShape, data);
  if (battle instanceof Problem) return false;
  const { start, sides } = battle;
  return start !== 'placed' || sides.some(({ markers, march }) => markers.length > 0 || march !== null);
}
