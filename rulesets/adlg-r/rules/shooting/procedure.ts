/** shoot: one shooting resolution of a main shooter, its supports and a target. */
import { type Line, procedure, rulesIn, total, writeChange, writeLine } from '@grognard/rules-kit';
import { counts } from '../../data/quality.ts';
import { rangeOf } from '../../data/ranges.ts';
import { type AdlgRules, kinds, type Quality } from '../../model.ts';
import { armourOf, weaponOf } from '../unit-input.ts';
import { type ShootInput, shootInput } from './input.ts';
import type { ShotCase, ShotEffect } from './model.ts';
import { shootMistakes, shootRefusals } from './refusals.ts';
import { noteShot } from './steps.ts';
import { tellShot } from './tell.ts';

/** The outcome of the dice. */
export type ShotOutcome = { readonly loss: number };

const losses: readonly ShotOutcome[] = [0, 1, 2].map((loss) => ({ loss }));

/** Maximum difference of the two dice. */
const most = 5;

/** Everything known before the dice are thrown. */
export interface AssessedShot {
  readonly modifier: number;
  readonly protection: number;
  readonly rangeUd: number;
  readonly effects: readonly ShotEffect[];
  readonly shooterQuality: Quality;
  readonly targetQuality: Quality;
  /** The outcome for each difference of the dice, from −5 up. */
  readonly outcomes: readonly ShotOutcome[];
}

function situation(rules: AdlgRules, input: ShootInput): ShotCase {
  const { shooter, target } = input;
  const row = rules.units[shooter.kind];
  const targetRow = rules.units[target.kind];
  const weapon = weaponOf(row, shooter.weapon);
  const allRound = shooter.square || row.category === 'LH' || row.category === 'WWg';
  return {
    input,
    shooter: row,
    target: targetRow,
    weapon,
    quality: weapon === 'commanded-shot' ? 'ordinary' : shooter.quality,
    armour: armourOf(targetRow, target.armour),
    sideways: shooter.edge !== 'front' && !allRound,
    rangeUd: rangeOf(rules.shooting.ranges, { kind: shooter.kind, category: row.category, weapon }),
    rules: rules.shooting,
  };
}

/** Rows of value 0 get a line only if they are the first of their total. */
function dropLaterZeros(lines: Line[]): void {
  for (let i = lines.length - 1; i > 0; i--) if (lines[i]?.value === 0) lines.splice(i, 1);
}

function modifierOf(shot: ShotCase, lines: Line[] | null): number {
  const sum = total(shot.rules.modifiers, shot, lines && { lines, of: 'modifier' });
  if (lines) dropLaterZeros(lines);
  return sum;
}

function protectionOf(shot: ShotCase, lines: Line[] | null): number {
  const { target, weapon, input, rules } = shot;
  const ledger = lines && { lines, of: 'protection' };
  if (ledger) writeLine(ledger, target.id, target.protection);
  const full = target.protection + total(rules.armour, shot, ledger);
  const cap = rules.caps.find(
    (row) =>
      row.weapons.includes(weapon) && (row.kinds === undefined || row.kinds.includes(input.shooter.kind)),
  );
  if (cap === undefined) return full;
  const left = Math.min(full, target.skirmisher ? cap.skirmishers : cap.others);
  if (ledger) writeChange(ledger, cap.rule, left - full);
  return left;
}

function lossFor(difference: number, effects: readonly ShotEffect[], shot: ShotCase): ShotOutcome {
  const { by, loss } = shot.rules.shortRange;
  const costsMore = effects.some(({ does }) => does === 'costs-more') && difference >= by;
  const hits = difference > 0 || (difference === 0 && effects.some(({ does }) => does === 'wins-ties'));
  return losses[hits ? (costsMore ? loss : 1) : 0] ?? { loss };
}

function assess(shot: ShotCase, lines: Line[] | null): AssessedShot {
  const modifier = modifierOf(shot, lines);
  const protection = protectionOf(shot, lines);
  const effects = shot.rules.effects.filter(({ when }) => when(shot));
  const outcomes: ShotOutcome[] = [];
  for (let dice = -most; dice <= most; dice++) {
    outcomes.push(lossFor(dice + modifier - protection, effects, shot));
  }
  return {
    modifier,
    protection,
    rangeUd: shot.rangeUd ?? 0,
    effects,
    shooterQuality: shot.quality,
    targetQuality: shot.input.target.quality,
    outcomes,
  };
}

export const shoot = procedure({
  id: 'shoot',
  title: 'Shooting',
  steps: [
    'One unit shoots; others that could shoot at the same target support it.',
    'Shooter: one die, read by quality, with the modifiers.',
    'Target: one die, read by quality, with its protection.',
    'Shooter higher: the target loses a point.',
  ],
  input: shootInput,
  situation,
  mistakes: (_rules: AdlgRules) => shootMistakes,
  refusals: (_rules: AdlgRules) => shootRefusals,
  assess,
  facts: ({ modifier, protection, rangeUd, effects }: AssessedShot) => ({
    modifier,
    protection,
    rangeUd,
    effects: effects.map(({ id }) => id),
  }),
  totals: {},
  roll(shot: AssessedShot, chance): ShotOutcome {
    const faceOfShooter = chance.die();
    const faceOfTarget = chance.die();
    const shooter = counts[shot.shooterQuality][faceOfShooter] ?? 0;
    const target = counts[shot.targetQuality][faceOfTarget] ?? 0;
    const outcome = shot.outcomes[shooter - target + most] ?? { loss: 0 };
    if (chance.note !== undefined) {
      const ofShooter = { quality: shot.shooterQuality, face: faceOfShooter, value: shooter };
      const ofTarget = { quality: shot.targetQuality, face: faceOfTarget, value: target };
      noteShot(chance.note, shot, [ofShooter, ofTarget], outcome);
    }
    return outcome;
  },
  prints: ({ units, shooting }) => [
    ...rulesIn(shooting.modifiers),
    ...kinds.map((kind) => units[kind].id),
    ...rulesIn(shooting.armour),
    ...new Set(shooting.caps.map(({ rule }) => rule)),
    ...shooting.effects.map(({ id }) => id),
  ],
  tell: tellShot,
});
