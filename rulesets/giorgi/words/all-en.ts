/** All English words of Alberto Giorgi's rules. */
import type { Words } from '@grognard/rules-kit';
import { words as hand } from './companion-en.ts';
import { en } from './en.ts';
import { attackLabels, attackRemedies } from './en-attacks.ts';
import { courseLabels, courseRemedies } from './en-course.ts';
import { moveLabels, moveRemedies } from './en-moves.ts';
import { tableRefusalTitles } from './en-refusal-titles.ts';
import { shotLabels, shotRemedies } from './en-shots.ts';

export const words: Words = {
  ...hand,
  rules: en,
  labels: { ...hand.labels, ...moveLabels, ...shotLabels, ...courseLabels, ...attackLabels },
  refusalTitles: { ...hand.refusalTitles, ...tableRefusalTitles },
  remedies: { ...hand.remedies, ...moveRemedies, ...shotRemedies, ...courseRemedies, ...attackRemedies },
};
