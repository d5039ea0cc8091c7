/** Movement of everybody at once (`turn.slices`). */
import type { Turn } from '../turn.ts';

export function moveAll(_turn: Turn): void {}
