/** The steps of a shot: hits, saves, and the soldiers lost. */
import type { StepNote, StepNoter } from '@grognard/rules-kit';
import type { Volley } from './procedure.ts';

const saved = 'save.roll';

/** The dice of the firer. */
export function fireNote({ killOn }: Volley, hits: number): StepNote {
  return {
    by: 'firer',
    for: 'fire',
    gives: { read: 'up-to', value: hits, result: 'hits', amount: hits },
    against: { upTo: { hit: Math.floor(killOn) }, of: ['killOn'] },
    rules: ['fire.kill-roll'],
  };
}

/** A die for each hit on a target that can save. `killed` is what is left of the hits. */
export function noteLosses(
  note: StepNoter,
  { saveOn }: Volley,
  { hits, saves, killed }: { readonly hits: number; readonly saves: number; readonly killed: number },
): void {
  if (saveOn > 0) {
    note({
      by: 'target',
      for: 'save',
      gives: { read: 'up-to', value: saves, result: 'saves', amount: saves },
      against: { upTo: { saved: Math.floor(saveOn) }, of: ['saveOn'] },
      rules: [saved],
    });
  }
  const lines = [
    ...(saves > 0 ? [{ rule: saved, value: -saves }] : []),
    ...(killed < hits - saves ? [{ rule: 'unit.gone', value: killed - hits + saves }] : []),
  ];
  note({
    by: 'target',
    for: 'losses',
    gives: {
      read: 'hits',
      value: hits,
      ...(lines.length > 0 ? { lines } : {}),
      result: 'killed',
      amount: killed,
    },
    rules: ['unit.loss', ...lines.map(({ rule }) => rule)],
  });
}
