/** drawBadge: the sign of a kind of troops on a pale roundel, in ink alone, so that it is read without colour. */
import type { Badge } from '@grognard/engine';
import type { Theme } from '../themes.ts';

/** Radius of the roundel in mm. */
export const badgeRadius = 5;

const filled = (d: string) => (pen: string) => `<path d="${d}" fill="${pen}"/>`;
const lined = (d: string, width: number) => (pen: string) =>
  `<path d="${d}" fill="none" stroke="${pen}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
const both =
  (...parts: readonly ((pen: string) => string)[]) =>
  (pen: string) =>
    parts.map((part) => part(pen)).join('');

/** Upright, about the middle of the roundel. */
const art: Readonly<Record<Badge, (pen: string, paper: string) => string>> = {
  grenade: filled(
    'M0-.9Q-2.1-2.4-.9-4.1Q-.3-3.2.3-4.3Q1.1-3.6 1-2.9Q1.5-3.2 1.6-3.4Q1.9-1.9 0-.9zM0 3.6A2.2 2.2 0 1 1 0-.8A2.2 2.2 0 1 1 0 3.6z',
  ),
  horn: both(lined('M-3.2-2Q-3 2.7.6 2.7Q3 2.6 3-1', 1.5), filled('M1.5-2.6H4.4L3-.2z')),
  crown: filled('M-3.4 2.6V-2L-1.5.3L0-3.2L1.5.3L3.4-2V2.6z'),
  sprig: both(
    lined('M0 3.8V-1', 0.8),
    filled(
      'M0-4Q1.9-2.2 0-.2Q-1.9-2.2 0-4zM0 1.9Q3.2 1.6 3.5-1.6Q.4-1.4 0 1.9zM0 1.9Q-3.2 1.6-3.5-1.6Q-.4-1.4 0 1.9z',
    ),
  ),
  sight: both(
    lined('M0-3.9V3.9M-3.9 0H3.9', 0.8),
    lined('M2.3 0A2.3 2.3 0 1 0-2.3 0A2.3 2.3 0 1 0 2.3 0', 1),
  ),
  sabre: both(lined('M-2.7 3Q2.7 1.6 2.7-3.7', 1.6), lined('M-3.4.7L-.9 3.6', 1.2)),
  helmet: both(
    filled('M-2.5 2.6Q-2.9-1.4.2-1.5Q2.7-1.4 2.7 1L3.7 2.6z'),
    lined('M-3.7 3.2Q-4.4-3.7 1.7-3.2', 1.4),
  ),
  cuirass: (pen, paper) =>
    `${filled('M-2.9-3.3Q-1.3-1.9 0-1.9Q1.3-1.9 2.9-3.3L3.2.2Q2.5 3.2 0 3.9Q-2.5 3.2-3.2.2z')(pen)}${lined('M0-1.4V3.2', 0.8)(paper)}`,
  shell: both(
    lined('M-3.7 2.9Q-1.4-5.4 2.3-.7', 1.1),
    filled('M2.6 3.3A1.8 1.8 0 1 1 2.6-.3A1.8 1.8 0 1 1 2.6 3.3z'),
  ),
  guns: both(lined('M-3-2.9L2.9 2.6M3-2.9L-2.9 2.6', 1.7), lined('M-3.6 1.6L-1.7 3.6M3.6 1.6L1.7 3.6', 0.8)),
  anchor: both(
    lined('M0-2.2V3.5M-1.9-1H1.9M-3.3.7Q-2.6 3.5 0 3.5Q2.6 3.5 3.3.7', 1.1),
    lined('M.8-3.1A.8.8 0 1 0-.8-3.1A.8.8 0 1 0 .8-3.1', 0.8),
  ),
  bundle: (pen, paper) =>
    `${filled('M-3-1.2h6v4.6h-6z')(pen)}${lined('M-1.4-1.4Q-1.2-3.6 0-3.6Q1.2-3.6 1.4-1.4', 1)(pen)}${lined('M0-.8V3M-2.6 1.1H2.6', 0.7)(paper)}`,
};

export function drawBadge(badge: Badge, { pen, bright }: Theme): string {
  return `<circle r="${badgeRadius}" fill="${bright}" stroke="${pen}" stroke-width=".8"/>${art[badge](pen, bright)}`;
}
