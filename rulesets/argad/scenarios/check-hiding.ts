/** Checks of hiding: secret figures have a place to hide, and each carried object has one carrier. */
import { baseToPolyline, isBaseIn } from '@grognard/geometry';
import { refersTo } from '@grognard/rules-kit';
import { contactGap } from './measure.ts';
import type { Tell } from './problem.ts';
import type { ResolvedFigure, ResolvedScenario } from './resolved.ts';

/** `hide.crouched`, `hide.crouched-behind`. */
export const hidingGrounds: readonly string[] = ['bushes', 'high-crops', 'woods'];
export const hidingLines: readonly string[] = [
  'hedge',
  'bank',
  'low-wall',
  'high-wall',
  'barricade',
  'battlement',
];

export function checkHiding(laid: ResolvedScenario, tell: Tell): void {
  for (const placed of laid.figures) if (placed.figure.secret) checkSecret(laid, placed, tell);
}

function checkSecret(laid: ResolvedScenario, { figure, at, base }: ResolvedFigure, tell: Tell): void {
  if (figure.troop !== 'foot') {
    tell('hiding', `${at}.secret`, 'a rider cannot crouch; only figures on foot are placed in secret');
    return;
  }
  if (figure.room !== null) return;
  const inCover =
    laid.areas.some(({ kind, polygon }) => hidingGrounds.includes(kind) && isBaseIn(base, polygon)) ||
    laid.lines.some(
      ({ kind, line }) => hidingLines.includes(kind) && baseToPolyline(base, line) <= contactGap,
    );
  if (!inCover)
    tell(
      'hiding',
      `${at}.at`,
      `has nowhere to hide here; put it in ${hidingGrounds.join(', ')}, against a ${hidingLines.join(', ')}, or in a room`,
    );
  if (figure.posture !== 'crouched')
    tell('hiding', `${at}.posture`, 'out of doors only a crouched figure is hidden; posture is "crouched"');
}

/** An object either lies somewhere or is carried by one figure. */
export function checkObjects({ scenario, figures }: ResolvedScenario, tell: Tell): void {
  const carriers = new Map<string, string>();
  const known = scenario.objects.map(({ id }) => id);
  for (const { figure, at } of figures) {
    const { carries, troop } = figure;
    if (carries === null || !refersTo(carries, known, 'thing', { at: `${at}.carries`, tell })) continue;
    const before = carriers.get(carries);
    if (before === undefined) carriers.set(carries, figure.id);
    else tell('combination', `${at}.carries`, `"${before}" carries it already; a thing has one carrier`);
    const thing = scenario.objects.find(({ id }) => id === carries)!;
    if (troop !== 'foot' && thing.weight !== 'none')
      tell('combination', `${at}.carries`, 'is heavy, and a mounted figure carries nothing heavy');
  }
  scenario.objects.forEach(({ id, at }, i) => {
    if (at === null && !carriers.has(id))
      tell('missing', `objects[${i}].at`, `nobody carries "${id}"; give it a place or a carrier`);
    if (at !== null && carriers.has(id))
      tell('combination', `objects[${i}].at`, `"${carriers.get(id)}" carries it; leave its place out`);
  });
}
