/** The table on a browser canvas: paints display lists, follows the camera, finds the piece under a finger, plays motions. */

export { centimetres, inches, type Measure } from '../over/measure.ts';
export { type ThemeName, themeNames } from '../themes.ts';
export type { CanvasTable, CanvasTableOptions } from './canvas-table.ts';
export type { RunningReel } from './reels.ts';
export type { Highlight, HighlightedTarget, ShownMark } from './showing.ts';
export { createTable } from './table.ts';
