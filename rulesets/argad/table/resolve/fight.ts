/** Melee, from the longest weapon to bare hands (`melee.order`). */
import type { Turn } from '../turn.ts';

export function fight(_turn: Turn): void {}
