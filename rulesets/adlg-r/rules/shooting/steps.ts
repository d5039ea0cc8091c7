/** The steps of a shot: both dice, their difference, and what the target loses. */
import type { RuleId, StepNote, StepNoter } from '@grognard/rules-kit';
import { type QualityDie, qualityRules } from '../quality-step.ts';
import type { AssessedShot, ShotOutcome } from './procedure.ts';

const rolled = 'shoot.roll';

function dieNote(
  by: 'shooter' | 'target',
  die: QualityDie,
  adds: Readonly<Record<string, number>>,
  [own, other]: readonly [own: number, other: number],
): StepNote {
  const { fired, idle } = qualityRules(die);
  return {
    by,
    for: by === 'shooter' ? 'shot' : 'protection',
    dice: 1,
    gives: {
      read: die.quality,
      value: die.value,
      adds,
      result: own > other ? 'higher' : own === other ? 'equal' : 'lower',
    },
    against: { total: other },
    rules: [rolled, ...fired],
    idle,
  };
}

export function noteShot(
  note: StepNoter,
  { modifier, protection, effects }: AssessedShot,
  [shooter, target]: readonly [QualityDie, QualityDie],
  { loss }: ShotOutcome,
): void {
  const [own, other] = [shooter.value + modifier, target.value + protection];
  note(dieNote('shooter', shooter, { modifier }, [own, other]));
  note(dieNote('target', target, { protection }, [other, own]));
  const difference = own - other;
  const ties = effects.filter(({ does }) => does === 'wins-ties').map(({ id }) => id);
  const costs = effects.filter(({ does }) => does === 'costs-more').map(({ id }) => id);
  const tieFired: readonly RuleId[] = difference === 0 && loss > 0 ? ties : [];
  const fired = [...tieFired, ...(loss > 1 ? costs : [])];
  note({
    by: 'target',
    for: 'loss',
    gives: {
      read: 'difference',
      value: difference,
      result: loss === 0 ? 'holds' : 'loses',
      amount: loss,
    },
    rules: [rolled, ...fired],
    idle: [...ties, ...costs].filter((rule) => !fired.includes(rule)),
  });
}
