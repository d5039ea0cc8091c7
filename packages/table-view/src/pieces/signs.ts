/** Inlays of sides in the edges of their bases, legible when figures are a few pixels tall and without colour. */
import type { Sign } from '@grognard/engine';

export const inlays: Readonly<Record<Sign, string | null>> = {
  plume: null,
  sash: ' stroke-dasharray="6 4"',
  cockade: ' stroke-dasharray=".1 4.6" stroke-linecap="round"',
  hat: ' stroke-dasharray="12 2.6"',
  cap: ' stroke-dasharray="1.9 1.9"',
};
