/** Shots: at the start, and all others together after movement (`turn.shots-together`). */
import type { Turn } from '../turn.ts';

export function fireAtStart(_turn: Turn): void {}

export function fireTogether(_turn: Turn): void {}
