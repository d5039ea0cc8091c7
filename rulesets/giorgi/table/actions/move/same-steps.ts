/** Equality of lists of steps. */
import { entryAt } from '@grognard/lists';
import type { MarchStep } from '../../state/commands.ts';

/** A hash that distinguishes most different lists of steps. */
export function markOf(steps: readonly MarchStep[]): number {
  let mark = steps.length;
  for (const step of steps) mark = 31 * mark + sizeOf(step);
  return mark;
}

/** The number in which steps of one kind usually differ. */
function sizeOf(step: MarchStep): number {
  switch (step.step) {
    case 'march':
    case 'slide':
      return step.by;
    case 'wheel':
      return step.angle;
    case 'way':
      return step.to.x + 7 * step.to.y;
    case 'form':
      return step.files;
    case 'about':
    case 'leave':
      return 0;
  }
}

export function areSameSteps(one: readonly MarchStep[], other: readonly MarchStep[]): boolean {
  if (one.length !== other.length) return false;
  for (let n = 0; n < one.length; n++) if (!isSameStep(entryAt(one, n), entryAt(other, n))) return false;
  return true;
}

function isSameStep(one: MarchStep, other: MarchStep): boolean {
  if (one === other) return true;
  switch (one.step) {
    case 'march':
    case 'slide':
      return one.step === other.step && one.by === other.by;
    case 'wheel':
      return other.step === 'wheel' && one.angle === other.angle && one.about === other.about;
    case 'about':
      return other.step === 'about';
    case 'form':
      return (
        other.step === 'form' &&
        one.formation === other.formation &&
        one.files === other.files &&
        one.gap === other.gap
      );
    case 'way':
      return other.step === 'way' && one.to.x === other.to.x && one.to.y === other.to.y;
    case 'leave':
      return other.step === 'leave' && one.wall === other.wall;
  }
}
