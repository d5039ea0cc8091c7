/** Lengths of a form in inches. Cases are always in cm. */
import { inInches } from '@grognard/rules-kit';
import type { NumberControl } from './steps.ts';

const cmInAnInch = 2.54;

export function controlInInches(control: NumberControl): NumberControl {
  const { min, max } = control;
  return { ...control, whole: false, min: inInches(min), max: inInches(max) };
}

/** Converts inches to cm. Inches that are the rounded form of a half cm give that half: a rule at 20 cm says 7.9 in. */
export function inCm(inches: number, { min, max, whole }: NumberControl): number {
  const cm = inches * cmInAnInch;
  const half = Math.round(cm * 2) / 2;
  const near = inInches(half) === inches ? half : Math.round(cm * 100) / 100;
  return Math.min(max, Math.max(min, whole ? Math.round(near) : near));
}
