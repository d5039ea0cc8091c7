/** `shortened`: steps cut to their longest legal part. */
import { grid } from '@grognard/table-kit';
import type { OrderStep } from '../state/commands.ts';

/** The last step with a length cut to its longest legal amount, in whole millimetres or tenths of a degree. Null if no amount is legal. */
export function shortened(
  steps: readonly OrderStep[],
  isLegal: (steps: readonly OrderStep[]) => boolean,
): readonly OrderStep[] | null {
  const last = steps.at(-1);
  if (last === undefined) return null;
  const before = steps.slice(0, -1);
  const cut = cutOf(last);
  let best: readonly OrderStep[] | null = null;
  let [low, high] = [0, cut.most];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    const tried = [...before, cut.to(middle)];
    if (isLegal(tried)) {
      best = tried;
      low = middle;
    } else high = middle - 1;
  }
  if (best !== null) return best;
  if (before.length === 0) return null;
  return isLegal(before) ? before : shortened(before, isLegal);
}

/** A step by its amount. Those without one are not cut. */
function cutOf(step: OrderStep): { readonly most: number; readonly to: (amount: number) => OrderStep } {
  switch (step.step) {
    case 'advance':
      return { most: Math.floor(step.by / grid), to: (amount) => ({ ...step, by: amount * grid }) };
    case 'slide':
      return {
        most: Math.floor(Math.abs(step.by) / grid),
        to: (amount) => ({ ...step, by: Math.sign(step.by) * amount * grid }),
      };
    case 'wheel':
      return { most: step.angle, to: (angle) => ({ ...step, angle }) };
    case 'pivot':
      return {
        most: Math.abs(step.angle),
        to: (amount) => ({ ...step, angle: Math.sign(step.angle) * amount }),
      };
    case 'quarter':
    case 'half':
    case 'extend':
    case 'contract':
      return { most: 0, to: () => step };
  }
}
