/** `shorten`: cuts steps to their longest legal part. */
import { lastWhole, type Point, pointDistance } from '@grognard/geometry';
import { grid, snapped } from '@grognard/table-kit';
import type { MarchStep } from '../state/commands.ts';

/** The last step shortened to its longest legal amount, in whole millimetres or tenths of a degree. Null if no amount is legal. */
export function shorten(
  steps: readonly MarchStep[],
  isLegal: (steps: readonly MarchStep[]) => boolean,
  from: Point,
): readonly MarchStep[] | null {
  const last = steps.at(-1);
  if (last === undefined) return null;
  const before = steps.slice(0, -1);
  if (last.step === 'form' || last.step === 'about' || last.step === 'leave')
    return before.length > 0 && isLegal(before) ? before : null;
  const whole = lengthOf(last, from);
  const cutAt = (length: number) => [...before, shortened(last, length, whole, from)];
  const best = lastWhole(0, whole, (length) => isLegal(cutAt(length)));
  if (best > 0) return cutAt(best);
  return before.length > 0 && isLegal(before) ? before : null;
}

type MeasuredStep = Exclude<MarchStep, { readonly step: 'form' | 'about' | 'leave' }>;

function lengthOf(step: MeasuredStep, from: Point): number {
  switch (step.step) {
    case 'march':
    case 'slide':
      return Math.floor(Math.abs(step.by) / grid);
    case 'wheel':
      return step.angle;
    case 'way':
      return Math.floor(pointDistance(from.x, from.y, step.to.x, step.to.y) / grid);
  }
}

function shortened(step: MeasuredStep, to: number, whole: number, from: Point): MarchStep {
  switch (step.step) {
    case 'march':
    case 'slide':
      return { ...step, by: Math.sign(step.by) * to * grid };
    case 'wheel':
      return { ...step, angle: to };
    case 'way': {
      const share = to / Math.max(1, whole);
      const x = snapped(from.x + (step.to.x - from.x) * share);
      return { step: 'way', to: { x, y: snapped(from.y + (step.to.y - from.y) * share) } };
    }
  }
}
