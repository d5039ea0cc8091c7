/** The figures of command, orders, movement, rally and commanders that the words name. */
import type { Figures } from '@grognard/rules-kit';
import type { AdlgRules } from '../model.ts';

/** Figures by rule id. */
export function orderFigures(_rules: AdlgRules): Figures {
  return {};
}
