/** Steps of a formed body as geometry has them. A wheel leads forward about the corner that stands still. */
import { type TrackStep as Drill, halfTurn } from '@grognard/geometry';
import type { MarchStep } from '../state/commands.ts';

/** Steps that a body makes in formation. */
export type DrillStep = Extract<MarchStep, { readonly step: 'march' | 'slide' | 'wheel' | 'about' }>;

export function isDrill(step: MarchStep): step is DrillStep {
  return step.step === 'march' || step.step === 'slide' || step.step === 'wheel' || step.step === 'about';
}

export function asDrill(step: DrillStep): Drill {
  switch (step.step) {
    case 'march':
    case 'slide':
      return step;
    case 'wheel':
      return step.about === 'left'
        ? { step: 'wheel', about: 'front-left', angle: step.angle }
        : { step: 'wheel', about: 'front-right', angle: -step.angle };
    case 'about':
      return { step: 'turn', angle: halfTurn };
  }
}

/** The same back. The only turn on the spot is about. */
export function fromDrill(step: Drill): DrillStep {
  switch (step.step) {
    case 'march':
    case 'slide':
      return step;
    case 'wheel':
      return { step: 'wheel', about: step.angle > 0 ? 'left' : 'right', angle: Math.abs(step.angle) };
    case 'turn':
      return { step: 'about' };
  }
}
