/** The steps of a shot: what its dice came to, and by which rules. */
import type { StepNote, StepNoter } from '@grognard/rules-kit';
import type { CountedVolley, ShotAssessed, ShotOutcome } from './procedure.ts';

const openSix = 'shoot.open-six';
const redAndWhite = 'shoot.dice-red-white';

export function shotNote({ need, modifier }: ShotAssessed, natural: number, isHit: boolean): StepNote {
  return {
    by: 'shooter',
    for: 'shot',
    gives: { read: 'open', value: natural, adds: { modifier }, result: isHit ? 'hit' : 'miss' },
    against: { from: { hit: need }, of: ['need'] },
    rules: ['shoot.procedure'],
    again: openSix,
  };
}

/** Red dice, white dice, and the hits that they make together. */
export function noteVolley(
  note: StepNoter,
  { need, modifier }: ShotAssessed,
  dice: readonly [red: number, white: number],
  { reds, whites, helps }: CountedVolley,
  { hits, surplus }: Extract<ShotOutcome, { surplus: number }>,
): void {
  const thrown = (colour: 'red' | 'white', total: number): StepNote => {
    const helped = helps === colour ? 1 : 0;
    return {
      by: 'shooter',
      for: colour,
      dice: colour === 'red' ? dice[0] : dice[1],
      gives: {
        read: 'reaching',
        value: total - helped,
        each: { modifier },
        ...(helped === 0 ? {} : { lines: [{ rule: 'shoot.group-bonus', value: helped }] }),
        result: colour === 'white' && reds === 0 ? 'not-counted' : 'hits',
        amount: total,
      },
      against: { from: { hit: need }, of: ['need'] },
      rules: ['shoot.procedure'],
      again: openSix,
    };
  };
  note(thrown('red', reds));
  if (dice[1] > 0) note(thrown('white', whites));
  const counted = reds === 0 ? 0 : whites;
  note({
    by: 'shooter',
    for: 'hits',
    gives: {
      read: 'red',
      value: reds,
      ...(counted === 0 ? {} : { lines: [{ rule: redAndWhite, value: counted }] }),
      result: 'hits',
      amount: hits,
    },
    rules: surplus > 0 ? [redAndWhite, 'shoot.spread'] : [redAndWhite],
  });
}
