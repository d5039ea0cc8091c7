/** The figures of units, shooting and melee that the words name. */
import type { Figures } from '@grognard/rules-kit';
import type { AdlgRules } from '../model.ts';

/** Figures by rule id. */
export function combatFigures(_rules: AdlgRules): Figures {
  return {};
}
